import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { euro } from '#app/estate/money.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'

afterEach(() => vi.doUnmock('#app/rooms/rooms.ts'))

/** The rooms of an estate with `size` of them, for later imports. */
async function estateOf(size: number): Promise<Room[]> {
  vi.resetModules()
  const actual = await vi.importActual<typeof import('#app/rooms/rooms.ts')>('#app/rooms/rooms.ts')
  const rooms = actual.rooms.slice(0, size)
  vi.doMock('#app/rooms/rooms.ts', () => ({ ...actual, rooms }))
  return rooms
}

async function endsOf(size: number): Promise<string[]> {
  const rooms = await estateOf(size)
  const { RoomEnd } = await import('./room-end.tsx')
  return rooms.map((room) => renderToStaticMarkup(<RoomEnd room={room} />))
}

test('each room leads to the next, and the last to the first', async () => {
  const links = (await endsOf(3)).map((end) => /Next .*?title">(\w+)/.exec(end)?.[1])
  const names = (await endsOf(3)).map((end) => />Book (\w+)</.exec(end)?.[1])
  expect(links).toEqual([...names.slice(1), names[0]])
})

test('the only room of an estate offers no other', async () => {
  const [end] = await endsOf(1)
  expect(end).toContain('Book ')
  expect(end).not.toContain('<a ')
})

test.each([
  [1, 'There is one room on the estate, and this is not it.'],
  [2, 'There are two rooms on the estate, and this is none of them.'],
])('a page of no room counts those that there are: %i', async (size, says) => {
  await estateOf(size)
  const { NoSuchRoom } = await import('./no-such-room.tsx')
  expect(renderToStaticMarkup(<NoSuchRoom />)).toContain(says)
})

const [cabin] = rooms as [Room]

async function factsOf(products: Facts['products'], room = cabin): Promise<string> {
  const { RoomFacts } = await import('./room-facts.tsx')
  const html = renderToStaticMarkup(<RoomFacts room={room} products={products} />)
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

test('a late check-out is not promised', async () => {
  const late = `midweek until 6 pm for ${euro(cabin.lateCheckoutCents)}, subject to availability`
  expect(await factsOf([])).toContain(late)
})

test('of two grazing boxes the standard one is named, or else the vegetarian one', async () => {
  const boxes = houseFacts.products.filter(({ itemType }) => itemType.startsWith('grazing_box'))
  const vegetarian = boxes.filter(({ itemType }) => itemType.endsWith('vegetarian'))
  expect(await factsOf(boxes)).toContain('A grazing box, €55. Ordered ahead.')
  expect(await factsOf(vegetarian)).toContain('A vegetarian grazing box, €50. Ordered ahead.')
})

test('a cabin whose tub is not fired says so, as long as other tubs are', async () => {
  const unfired = 'No wood-fired bath: its outdoor tub is not fired.'
  const said = async (products: Facts['products']) => {
    const all = await Promise.all(rooms.map(async (room) => (await factsOf(products, room)).includes(unfired) && room.id))
    return all.filter(Boolean)
  }
  const bath = houseFacts.products.find(({ itemType }) => itemType === 'heated_bath')
  const cold = rooms.filter(({ id, kind }) => kind === 'cabin' && !bath?.roomIds.includes(id)).map(({ id }) => id)
  expect(cold).not.toEqual([])
  expect(await said(houseFacts.products)).toEqual(cold)
  expect(await said([])).toEqual([])
})
