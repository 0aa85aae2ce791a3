/** What is asked next in a whole question of its own, which what was spoken of before would bend: and in few words what cannot stand alone. */
import { noticed } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const room = '(?:stargazer|sunriser|stormchaser|lodge|sea forest lodge)'
const priced = topicSet('breakfast grazing heated_bath bath_reheat tub extras late_check_out dining')

export const askedPlainlyNext: readonly FollowUpRule[] = [
  // “And with the two-night one, what would we save?”, of the Flexi.
  {
    before: topicSet('flexi compare_modes'),
    said: /\b(?:two|2) night (?:one|deal|offer|option|escape)\b/,
    not: /\b(?:cancel\w*|refund\w*|book)\b/,
    topic: 'two_night',
  },
  // “How does the Flexi work?”, after what cancelling costs.
  {
    before: topicSet('cancellation change_booking'),
    said: /^(?:and |so |ok |great )*(?:how does|what is|explain) (?:the |a )?(?:(?:1|one) night )?flexi(?: work| then| exactly)*$/,
    topic: 'flexi',
  },
  // “What keeps them warm?”, of the cabins with their tubs.
  {
    before: topicSet('tub beds rooms cabin_amenities windows showers kitchen lodge_amenities'),
    said: /\bwhat (?:keeps|makes) (?:it|them|us|you|the (?:cabins?|rooms?|place)) (?:warm|cosy|heated)\b/,
    topic: 'heating',
  },
  // “And what else is in the cabins?”, after the beds.
  {
    before: topicSet('beds tub heating kitchen cinema showers windows wifi'),
    said: /^(?:and |so )?what else (?:is|have you|do (?:you|they|we) (?:have|get)) (?:there )?(?:in|inside) (?:the|a|our|your) (?:cabins?|rooms?)$/,
    topic: 'cabin_amenities',
  },
  // “What would that add to the bill?”
  {
    before: priced,
    said: /\bwhat (?:would|will|does) (?:that|it|one|this) add (?:to|on to|onto) (?:the|our) (?:bill|price|total|stay)\b/,
  },
  // “We want a box waiting for us. What will it set us back?”
  { before: priced, said: /^(?:and |so )?what (?:would|will|does|might) (?:it|that|one|they) set (?:us|me) back$/ },
  // “What's the deadline to order?”
  {
    before: noticed,
    said: /^(?:and |so |ok )*(?:what is|when is|is there) (?:the|a|your) (?:deadline|cut ?off)(?: (?:to|for) (?:order|book)(?:ing)?(?: (?:it|that|one))?)?$/,
  },
  // “Can I decide when I arrive, or should it be arranged in advance?”, of the bath.
  {
    before: topicSet('heated_bath tub bath_reheat'),
    said: /\b(?:decide|ask|order|say|book)(?: for)?(?: it| that| one)? (?:when|the moment|once|as soon as|after) (?:i|we) (?:arrive|get there|come|check ?in|are there)\b|\b(?:arranged|ordered|booked) (?:in advance|beforehand|ahead)\b/,
    topic: 'heated_bath',
  },
  // “And in the lodge?”, of the bath that was asked of another room.
  {
    before: topicSet('heated_bath'),
    said: new RegExp(`^(?:and|or|but|what about|how about) (?:(?:what|how) about )?(?:in|for|at) (?:the )?${room}$`),
    topic: 'heated_bath',
  },
  // “And what about Sunriser?”, of the dog.
  {
    before: topicSet('pets'),
    said: new RegExp(`^(?:(?:and|or|but|so|what about|how about|in|the) )+${room}$`),
    topic: 'pets',
  },
  // “And what is the lodge on a Saturday?”, after the hours.
  {
    before: topicSet(
      'check_in check_out experiences tub pets wifi parking beach beaches heating beds dining occupancy kitchen location cabin_amenities',
    ),
    said: new RegExp(
      `^(?:and |so |ok |great |thanks )*what is (?:the )?${room} (?:on|for|at) (?:a |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week ?day)s?(?: nights?)?$`,
    ),
    topic: 'price',
  },
  // “What's the number?”, of whom to ask about cancelling.
  {
    before: topicSet('cancellation change_booking engagement anniversary elopement experiences picnic wine'),
    said: /^(?:and |so |ok |the |your |what is (?:the|your) |what )*(?:phone |telephone )?number(?: then| so)?$/,
    topic: 'contact',
  },
]
