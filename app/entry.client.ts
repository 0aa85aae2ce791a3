/**
 * The staff console is hydrated as a whole. A document fetches this file only when its first island wakes: the script in its head imports
 * it (site/head-script/boot.ts).
 */

import { enliven } from '#app/islands/live-parts.ts'
import { wakeIsland } from '#app/islands/wake-island.ts'
import { completeStyles } from '#app/site/head-script/complete-styles.ts'

if ('__reactRouterContext' in window) void import('./hydrate-app.tsx').then((part) => part.hydrateApp())

/** Resolves once the part responds, or works as without script; rejects if its code did not load. */
export function wake(place: HTMLElement): Promise<void> {
  return place.dataset.live ? enliven(place) : wakeIsland(place)
}

/** Sends staff who may not open a console page to the site, with the reason. */
export async function sayStaffOnly() {
  const [part] = await Promise.all([import('#app/staff/say-staff-only.ts'), completeStyles()])
  part.sayStaffOnly()
}
