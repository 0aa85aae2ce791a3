import { expect, it, vi } from 'vitest'
import { createPageRefusal } from './too-many-pages.server.ts'

const asked = (accept: string) => new Request('http://localhost/about', { headers: { accept } })
const page = () => new Response('<h1>One moment</h1>', { status: 429, headers: { 'Content-Type': 'text/html' } })

it('the page is made once, however many are refused, and says to each how long to wait', async () => {
  const render = vi.fn(async (_request: Request) => page())
  const refuse = createPageRefusal(render, 'http://localhost')
  const answers = await Promise.all([12, 7].map((wait) => refuse(asked('text/html'), wait)))
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [429, '12'],
    [429, '7'],
  ])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['<h1>One moment</h1>', '<h1>One moment</h1>'])
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['http://localhost/too-many-pages'])
})

it('programs get a line, and so do people if the page cannot be made, until it can', async () => {
  const render = vi.fn().mockRejectedValueOnce(new Error('no picture')).mockResolvedValue(page())
  const refuse = createPageRefusal(render, 'http://localhost')
  for (const accept of ['*/*', 'text/html']) {
    const answer = await refuse(asked(accept), 3)
    expect([answer.status, await answer.text()]).toEqual([429, 'Too many requests. Please wait a moment.'])
  }
  expect(await (await refuse(asked('text/html'), 3)).text()).toBe('<h1>One moment</h1>')
})
