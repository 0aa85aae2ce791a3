/** What is asked next when the stay is near: a tray for tomorrow, the lid of the bath, a bath that is not hot yet. */
import { towns } from '#app/estate/nearby.ts'
import { plain } from '#app/understanding/text.ts'
import { type FollowUpRule, of } from './follow-up-rule.ts'

const inTown = `\\bin (?:the )?(?:${[...towns.map(({ name }) => plain(name)), 'town', 'village'].join('|')})\\b`

export const askedNearTheStay: readonly FollowUpRule[] = [
  // “Anything nice in town?”, of where to eat.
  {
    before: of('dining eating_out cafes takeaways grazing'),
    said: new RegExp(`\\b(?:any|some|no)(?:thing|where|place)\\b.*${inTown}`),
    not: /\b(?:see|do|buy|shop|visit|open|stay|sleep)\b/,
    topic: 'eating_out',
  },
  // “It's not hot yet”, of the bath that was ordered.
  {
    before: of('heated_bath tub bath_reheat'),
    said: /^(?:(?:but|and|so|well|hi|hello|it|the bath|the water|is|still|ours|our) )*(?:(?:is )?not (?:hot|warm|lit|ready|heated)|(?:stone |freezing )?cold|luke ?warm)(?: (?:yet|enough|at all|now|still))*$/,
    topic: 'housekeeping',
  },
]
