/** All the rules of follow-ups, in the order in which they are tried: the first that fits decides. */
import { followUpRules } from '#app/understanding/follow-up-rules/all-rules.ts'
import type { FollowUpRule } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { anotherRoomOrNight } from './another-room-or-night.ts'
import { clearAfterAll, clearAtOnce } from './clear-by-itself.ts'
import { codesAgain } from './codes-again.ts'
import { nightsPriced } from './nights-priced.ts'
import { ordersAgain } from './orders-again.ts'
import { peopleAndPlacesAgain } from './people-and-places-again.ts'
import { priceOfIt } from './price-of-it.ts'
import { standsAlone } from './stands-alone.ts'
import { staysAgain } from './stays-again.ts'
import { whateverWasSaid } from './whatever-was-said.ts'

/** On any question … */
export const evenIfComplete = followUpRules.filter((rule) => rule.evenIfComplete)

/** … and on a follow-up that leans on what was said. */
export const onlyIfLeaning: readonly FollowUpRule[] = [
  ...whateverWasSaid,
  ...followUpRules.filter((rule) => !rule.evenIfComplete),
  ...nightsPriced,
  ...standsAlone,
  ...peopleAndPlacesAgain,
  ...codesAgain,
  ...staysAgain,
  ...ordersAgain,
  ...clearAtOnce,
  ...priceOfIt,
  ...anotherRoomOrNight,
  ...clearAfterAll,
]
