/** What guests ask next in words of their own. */
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const room = '(?:stargazer|sunriser|stormchaser|lodge|sea forest lodge)'

export const latelyAskedNext: readonly FollowUpRule[] = [
  // “How much warning would you need?”, “when do I have to tell ye?”, “by when must you have her order?”
  {
    before: topicSet('heated_bath bath_reheat tub breakfast grazing picnic'),
    said: /\bhow much (?:warning|notice)\b|\bwhen do (?:i|we) have to tell you\b|\bby when must you have\b|\bhow long before do (?:you|your people) (?:need|want) to know\b/,
    not: /\b(?:second|first|other|each|both)\b/,
  },
  // “Does the price go up on a Saturday, and to what?”
  {
    before: topicSet('price room_stargazer room_sunriser room_stormchaser room_seaforest'),
    readAs: topicSet('dynamic_prices price weekend'),
    said: /\bprice go up on (?:a )?(?:fridays?|saturdays?|(?:the |a )?weekends?)\b.*\bto (?:what|how much)\b/,
    topic: 'price',
  },
  // “The lodge, do they let them in there?”, of the dog
  { before: topicSet('pets'), said: /\blet (?:them|him|her|it|dogs) in there\b|\bfaithful companion\b/, topic: 'pets' },
  // “What's the price for two?”, of the tray
  {
    before: topicSet('breakfast grazing picnic'),
    said: /^(?:and |so )?(?:what is|how much is) (?:the )?(?:price )?for (?:two|2|the two of us|both of us)$/,
  },
  // “They would like to do the same in Stormchaser, what do they pay?”
  {
    before: topicSet('late_check_out'),
    said: new RegExp(
      `\\b${room}\\b.*\\b(?:do the same|what (?:do|would|will|must) (?:they|she|he) pay)\\b|\\b(?:different|same) (?:supplement|surcharge|price|charge)\\b.*\\b${room}$`,
    ),
    topic: 'late_check_out',
  },
  // “And the going out, until which hour?”, after the arriving
  {
    before: topicSet('check_in'),
    said: /^(?:and |so |ok )*(?:the )?(?:going|moving|getting) out\b/,
    topic: 'check_out',
  },
  // “And if we've only time for the one?”, of two nights
  {
    before: topicSet('two_night compare_modes'),
    said: /\bonly (?:have )?(?:time|leave|money) for (?:the )?one\b/,
    topic: 'flexi',
  },
  // “Where is it written down?”, of cancelling
  {
    before: topicSet('cancellation change_booking deposit'),
    said: /^(?:and |so |ok )*where (?:is|are) (?:it|that|this|they|all that) (?:all )?written(?: down)?$/,
    topic: 'terms',
  },
  // “How does the code reach me?”, of the newsletter's
  {
    before: topicSet('newsletter'),
    said: /\bhow (?:does|do|will|would) (?:the |that |my )?(?:code|discount|it) (?:reach|get to|come to|arrive)\b/,
    topic: 'newsletter',
  },
  // “OK, book me in”, of what is arranged on enquiry
  {
    before: topicSet('reiki yoga meditation forest_bathing picnic experiences engagement elopement anniversary'),
    said: /^(?:ok |grand |great |lovely |and |so )*(?:then )?(?:book|put|sign) (?:me|us) (?:in|down|up)(?: then| please| for (?:it|that|one))*$/,
  },
  // “Do you not do any yourselves?”, of cafés and takeaways
  {
    before: topicSet('takeaways cafes eating_out'),
    said: /\bdo you (?:not )?(?:do|make|serve|cook|have) (?:any|some|anything|food|it)(?: of it)? (?:yourselves|yourself|there|on site)\b/,
    topic: 'dining',
  },
  // “And a top up of the heat, possible?”, of the bath
  {
    before: topicSet('heated_bath tub'),
    said: /\btop[ -]?up of the heat\b|\b(?:heat|warm|top) it up again\b/,
    topic: 'bath_reheat',
  },
  // “Brunch sort of thing?”, of food
  {
    before: topicSet('dining eating_out grazing cafes'),
    said: /^(?:and |a |any |some )*(?:brunch|breakfast)(?: sort of| kind of| type| things?)*$/,
    topic: 'breakfast',
  },
  // “Can I just click and buy it like the grazing box?”, of wine
  {
    before: topicSet('wine'),
    said: /\b(?:click|buy|order|get) (?:and buy )?(?:it|that|one|a bottle)\b.*\b(?:like|as with|same as) (?:the )?(?:grazing|box)/,
    topic: 'wine',
  },
]
