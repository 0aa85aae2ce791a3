/**
 * The staff console is hydrated as a whole. A document fetches this file only when the first of its islands wakes: the
 * program in its head imports it (site/boot.ts).
 */
import { enliven } from './islands/live-parts.ts'
import { wakeIsland } from './islands/wake-island.ts'
import { completeStyles } from './site/complete-styles.ts'

if ('__reactRouterContext' in window) void import('./hydrate-app.tsx').then((part) => part.hydrateApp())

/** Kept once the part answers, or works as without script; broken when its code did not come. */
export function wake(place: HTMLElement): Promise<void> {
  return place.dataset.live ? enliven(place) : wakeIsland(place)
}

/** Staff who may not open a page of the console are sent to the site, to be told why. */
export async function sayStaffOnly() {
  const [part] = await Promise.all([import('./staff/say-staff-only.ts'), completeStyles()])
  part.sayStaffOnly()
}
