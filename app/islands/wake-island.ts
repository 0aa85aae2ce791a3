import { completeStyles } from '#app/site/head-script/complete-styles.ts'
import { type IslandName, islands } from './islands.ts'

/**
 * Loads an island's code and the style sheets it may need, and hydrates it. Resolves once it responds or has failed: a failed island would
 * fail again, and a retry would disturb the visitor. @throws if its code does not load
 */
export async function wakeIsland(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), islands[name](), completeStyles()])
  await hydrateIsland(place, component, JSON.parse(place.dataset.props ?? '{}')).catch(() => {
    place.dataset.broken = ''
  })
}
