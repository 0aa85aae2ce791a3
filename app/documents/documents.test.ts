import { expect, it } from 'vitest'
import { createDocuments } from './documents.server.ts'

it('a page is an hour old at most, however long nobody asked for it', async () => {
  let now = 0
  let renderings = 0
  const documents = createDocuments(
    () => true,
    () => now,
  )
  const render = async () => new Response(`rendering ${++renderings}`, { headers: { 'Cache-Control': 'public' } })
  const read = async () => (await documents.answer(new Request('http://localhost/'), render)).text()
  expect(await read()).toBe('rendering 1')
  now = 3_600_000
  expect(await read()).toBe('rendering 1')
  now += 3 * 24 * 3_600_000
  // Concurrent requests all get the same new rendering.
  expect(await Promise.all([read(), read()])).toEqual(['rendering 2', 'rendering 2'])
})
