import { completeStyles } from '#app/site/head-script/complete-styles.ts'
import { type IslandName, islands } from './islands.ts'

/**
 * Loads an island's code and what it may show, and hydrates it. Resolves once it responds or has broken: a broken one would break again,
 * and a retry would disrupt whoever uses the page. @throws when its code does not load
 */
export async function wakeIsland(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), islands[name](), completeStyles()])
  await hydrateIsland(place, component, JSON.parse(place.dataset.props ?? '{}')).catch(() => {
    place.dataset.broken = ''
  })
}
