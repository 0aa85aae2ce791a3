import { completeStyles } from '../site/complete-styles.ts'
import { type IslandName, islands } from './islands.ts'

/** Fetches an island's code and what it may come to show, and hydrates it. Done when it answers. */
export async function wakeIsland(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), islands[name](), completeStyles()])
  await hydrateIsland(place, component, JSON.parse(place.dataset.props ?? '{}'))
}
