/** What is asked of anything that was said: “is that a problem?”, “who do we tell?”. */
import { type FollowUpRule, leftOpen } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { anyTopic } from './what-is-named.ts'

/** "Is that a problem?", whatever was said. */
export const wellThen =
  /^(?:is|would|will) (?:that|this|it) (?:be )?(?:a problem|an issue|a bother|ok|okay|alright|all right|fine|grand|possible|allowed|too late|any bother)(?: (?:for|with|by) (?:you|us))?$/
/** "So no?" does not end the talk: it asks for the last answer once more. */
export const yesOrNo =
  /^(?:no|yes|not|yes or no|is it or is it not|is it or is not it|that is a (?:no|yes)(?: (?:for|to) (?:us|me))?|(?:we|i) can not|not (?:possible|allowed))(?: then| so)?$/
/** "Do you do that?": whatever was told of before it, and of all that we do nothing by itself. */
export const doThat =
  /^(?:do|would|will|can|could) you (?:guys |all |also |ever )*(?:do|have|offer|arrange) (?:(?:that|this)(?: (?:kind|sort|type) of (?:thing|stuff))?|it|the same|(?:any|some)thing (?:like (?:that|this)|similar))(?: (?:with|for|to) (?:(?:a|the|your|our) )?(?:rooms?|cabins?|lodge|guests|stays?|bookings?|us|me))?(?: (?:too|as well|also|here|there))?$|^is (?:that|this|it) (?:something (?:that )?you (?:do|offer|arrange)|(?:how|what|the way) you (?:do|work)(?: (?:it|that|things))?)$/
/** "Who do we tell?", about a vegan guest or a sore knee; "how else can we tell you?" */
const whoToTell =
  /^how else (?:can|could|do|should|may|might) (?:we|i) (?:tell|reach|contact|get (?:hold of|through to|on to)|let) (?:you|the team|somebody|someone)(?: know)?$|^who (?:do|should|would|can|must|will) (?:we|i) (?:tell|let know|say (?:it|that) to|contact|ask)(?: (?:about )?(?:that|it|this))?$/
/** After these the answer itself says whom to tell. */
const ofFaults = topicSet('check_in housekeeping lost emergency doctor')

export const whateverWasSaid: readonly FollowUpRule[] = [
  { example: ['Can we bring a picnic?', 'Who do I ask?'], notBefore: ofFaults, said: whoToTell, topic: 'contact' },
  { example: ['Can we bring our dog?', 'Is that a problem?'], before: anyTopic, said: wellThen, gap: leftOpen },
]
