import { type RoomId, rooms } from '#app/rooms/rooms.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'

/**
 * Every public page, so that a new one is looked at without another word. The rooms differ in their words alone: one stands for them.
 * @param without pages left out, each with the reason
 */
export function publicPages({ room = 'stargazer', without = {} }: { room?: RoomId; without?: Record<string, string> } = {}) {
  const gone = Object.keys(without).filter((path) => !publicPaths.includes(path))
  if (gone.length > 0) throw new Error(`no public page, so it cannot be left out: ${gone}`)
  const others = rooms.filter(({ id }) => id !== room).map(({ id }) => `/room/${id}`)
  return publicPaths.filter((path) => !(path in without) && !others.includes(path))
}
