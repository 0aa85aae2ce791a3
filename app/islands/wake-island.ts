import { completeStyles } from '../site/complete-styles.ts'
import { type IslandName, islands } from './islands.ts'

/**
 * Fetches an island's code and what it may come to show, and hydrates it. Done when it answers, or has broken: what breaks once
 * breaks each time, and a second attempt would take the page's parts from under who uses them. @throws when its code does not come
 */
export async function wakeIsland(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), islands[name](), completeStyles()])
  await hydrateIsland(place, component, JSON.parse(place.dataset.props ?? '{}')).catch(() => {
    place.dataset.broken = ''
  })
}
