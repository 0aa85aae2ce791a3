/** What is asked next of what is brought to eat and drink: breakfast, the grazing boxes, a picnic, wine. */

import { anyOf } from '#app/understanding/any-of.ts'
import { eaten } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const sideOfFood = /\b(?:cold|warm|hot|heated|beach|strand|sea|outside|with us)\b/

export const afterFood: readonly FollowUpRule[] = [
  {
    example: ['Can we order wine?', 'Do I just click it and pay, or how does it go?'],
    evenIfComplete: true,
    before: topicSet('wine picnic'),
    said: /\b(?:just )?(?:click|press|tap|pay for)\b.*\bhow (?:does|do|would|will) (?:it|that|this|i) (?:go|work|do (?:it|that))\b/,
  },
  {
    example: ['What can we eat at the cabin?', 'Those boards, what are they?'],
    evenIfComplete: true,
    before: topicSet('dining extras breakfast picnic'),
    said: /\b(?:those|these|the) (?:\w+ )?(?:boards|platters|planks)\b/,
    topic: 'grazing',
  },
  {
    example: ['How much is breakfast?', "What's the price for two?"],
    evenIfComplete: true,
    before: topicSet('breakfast grazing picnic'),
    said: /^(?:what is|how much is) (?:the )?(?:price )?for (?:two|2|the two of us|both of us)$/,
  },
  {
    example: ['What can we eat at the cabin?', 'Brunch sort of thing?'],
    evenIfComplete: true,
    before: topicSet('dining eating_out grazing cafes'),
    said: /^(?:a |any |some )*(?:brunch|breakfast)(?: sort of| kind of| type| things?)*$/,
    topic: 'breakfast',
  },
  {
    example: ['Can we order wine?', 'Can I just click and buy it like the grazing box?'],
    evenIfComplete: true,
    before: topicSet('wine'),
    said: /\b(?:click|buy|order|get) (?:and buy )?(?:it|that|one|a bottle)\b.*\b(?:like|as with|same as) (?:the )?(?:grazing|box)/,
  },
  {
    example: ['What can we eat at the cabin?', 'Go on'],
    evenIfComplete: true,
    before: topicSet('dining extras breakfast grazing'),
    said: /^(?:go on|the rest(?: of (?:it|them|the list))?)(?: then| please)?$/,
    topic: 'extras',
  },
  {
    example: ['Are there restaurants near you?', "We won't have a car, so what's there on site?"],
    evenIfComplete: true,
    before: topicSet('eating_out takeaways cafes'),
    said: /^(?:on ?site|at yours|on the estate)$|\b(?:what|anything|something)\b.*\b(?:on ?site|on the estate|at yours|at your place|right there|at the cabins?|without (?:driving|leaving|a car))\b/,
    not: /\b(?:do|bath|walk|wifi|park\w*)\b/,
    topic: 'dining',
  },
  {
    example: ['What is in the grazing box?', 'And the other one, the breakfast, by when?'],
    evenIfComplete: true,
    before: topicSet('grazing'),
    said: /\bthe breakfast\b/,
    not: /\b(?:and|with|or) the (?:box|grazing)\b/,
    topic: 'breakfast',
  },
  {
    example: ['What can we eat at the cabin?', 'I can order the cheese box for tonight?'],
    evenIfComplete: true,
    before: topicSet('dining takeaways eating_out extras kitchen'),
    said: /\b(?:cheese|grazing|charcuterie) (?:box|board|platter)\b/,
    not: /\b(?:allerg\w*|vegan|and|breakfast)\b/,
    topic: 'grazing',
  },
  {
    example: ['What is in the grazing box?', 'For how many people?'],
    evenIfComplete: true,
    before: topicSet('grazing breakfast picnic'),
    said: /^(?:(?:is|it|that|one|for) )*(?:for )?how many(?: (?:people|persons|of us))?(?: (?:does|do|is|are|will|would) (?:it|that|one|they)(?: (?:feed|serve|do|for))?| is (?:it|that) for)?$/,
  },
  {
    example: ['What is in the grazing box?', 'Is the veggie box vegan, or is there cheese in it?'],
    evenIfComplete: true,
    before: topicSet('grazing dining'),
    said: /\b(?:is there|has it|does it have|with) (?:any )?cheese\b/,
    topic: 'grazing',
  },
  {
    example: ['Can we order wine?', 'Do I pay before knowing what it costs?'],
    evenIfComplete: true,
    before: topicSet('wine picnic reiki'),
    said: /\bpay\b.*\b(?:before|first|know\w*|without)\b/,
    topic: 'wine',
  },
  {
    example: ['What is in the grazing box?', 'Without wine, I said.'],
    evenIfComplete: true,
    before: topicSet('wine dining grazing'),
    said: /^(?:(?:but|and|no|i said|we said|sorry) )*(?:without|no|not) (?:the |any )?(?:wine|alcohol|drinks?|booze)\b/,
    topic: 'grazing',
  },
  {
    example: ['Is there a kitchen?', 'What can be brought to us?'],
    evenIfComplete: true,
    before: topicSet('kitchen'),
    said: /\b(?:brought|delivered|bring|deliver|order)\b/,
    not: /\b(?:pans?|pots?|oven|oil|salt|can we bring|our own|picnic|grazing|breakfast|wine)\b/,
    topic: 'dining',
  },
  {
    example: ['Is there food for vegetarians?', 'How much is the veggie one?'],
    evenIfComplete: true,
    before: topicSet('allergy dining extras grazing'),
    said: /^(?:how much|what) (?:is|for|does) the veg\w*(?: one| box| kind)?(?: cost)?$/,
    topic: 'grazing',
  },
  {
    example: ['What is in the grazing box?', 'Is that enough for two?'],
    evenIfComplete: true,
    before: topicSet('dining extras grazing'),
    said: /\b(?:enough|do|feed) (?:for )?(?:two|2|us both|both of us)\b/,
    topic: 'grazing',
  },
  {
    example: ['What is in the grazing box?', "What's the difference between the two?"],
    evenIfComplete: true,
    before: topicSet('grazing'),
    said: /\bdifference\b.{0,16}\b(?:2|two|them|those|these|both)\b|^(?:the )?(?:first|second|other|veg\w*) one\b/,
  },
  {
    example: ['When does breakfast come?', 'Is the first morning ok?'],
    evenIfComplete: true,
    before: topicSet('breakfast'),
    said: /\b(?:first|next) morning\b.*\b(?:ok|okay|possible|alright|fine|grand)\b|\bwhat(?: is| s) in (?:it|that|the (?:tray|hamper))\b/,
  },
  {
    example: ['What can we eat at the cabin?', 'What can we get delivered then?'],
    evenIfComplete: true,
    before: topicSet('dining grazing breakfast extras'),
    said: /^what (?:can|could|do) (?:we|i) (?:get|have|order)(?: \w+)? ?(?:delivered|brought|sent)\b/,
    topic: 'dining',
  },
  {
    example: ['When does breakfast come?', 'Can we have it Saturday morning?'],
    before: topicSet('breakfast'),
    said: /\bhave (?:it|that|one)\b.*\bmorning\b/,
  },
  {
    example: ['What is in the grazing box?', 'Can it be there when we arrive?'],
    before: topicSet('grazing dining picnic breakfast wine'),
    said: /\b(?:can|could|will|would) (?:it|they|that|one) be (?:there|ready|waiting|in the (?:room|cabin|lodge)|set out)\b/,
    gap: 'be there',
  },
  {
    example: ['What can we eat at the cabin?', 'How much is that one?'],
    before: topicSet('allergy dining'),
    said: /^how much is (?:that|the other) (?:one|box)$/,
    topic: 'extras',
  },
  {
    example: ['How much is breakfast?', "We're two people, three mornings."],
    before: topicSet('breakfast'),
    said: /\b(?:[2-5]|two|three|four|five|both) (?:of the )?(?:mornings|days)\b/,
    not: /\b(?:price|room|stay|night)\b/,
  },
  {
    example: ['When does breakfast come?', 'Can it come at seven?'],
    before: topicSet('breakfast'),
    said: /\b(?:come|delivered|brought|have it|get it|there) (?:at|by|for|before|around) (?:[6-9]|1[01]|six|seven|eight|nine|ten)\b/,
    gap: 'at that hour',
  },
  {
    example: ['How much is breakfast?', 'And how late can I order it?'],
    before: topicSet('breakfast grazing picnic extras'),
    said: /\b(?:how late|until when|till when|by when|by what time|when at the latest)\b.{0,20}\border\b/,
  },
  {
    example: ['What can we eat at the cabin?', 'How do we order it?'],
    before: topicSet('dining'),
    said: /^(?:how|where)(?: (?:do|can|would|should) (?:we|i) (?:order|get|ask for) (?:it|that|them|this|one))?$/,
    topic: 'extras',
  },
  {
    example: ['What is in the grazing box?', 'Order how?'],
    before: topicSet('grazing dining breakfast picnic extras'),
    said: /^(?:order how|how (?:do|would|can|to) ?(?:i|we)? ?order)$/,
  },
  {
    example: ['Do you have a restaurant?', 'What can you bring?'],
    before: topicSet('dining'),
    said: /\bwhat (?:can|could|do|would) (?:you|ye|yous) (?:leave|bring|give|do for|offer|make|have)\b/,
  },
  {
    example: ['What can we eat at the cabin?', "What's in them?"],
    before: topicSet('dining grazing'),
    said: /^(?:(?:can|could|may) (?:i|we) (?:see|know|hear|find out) |(?:do you )?know )?what(?: is|s| are)? in (?:it|them|that|the box(?:es)?)\b/,
    topic: 'grazing',
  },
  {
    example: ['How much is the grazing box?', 'Is that one cheaper than the other box?'],
    before: topicSet('grazing'),
    said: /\b(?:cheaper|dearer|less|more)\b.*\b(?:than|one|box)\b|\bdifference in price\b/,
  },
  {
    example: ['What is in the grazing box?', 'And can we swap the ham?'],
    before: eaten,
    said: /\b(?:swap|change|switch|leave out) (?:it|that|them|the \w+)\b/,
    gap: 'swap',
  },
  {
    example: ['How much is breakfast?', 'Vegetarian?'],
    before: topicSet('breakfast'),
    said: /\b(?:veggie|vegetarian|vegan)\b/,
    not: /\b(?:box|grazing)\b/,
    gap: 'vegetarian',
  },
  {
    example: ['Can we order wine?', 'Something red?'],
    before: topicSet('wine'),
    said: /\b(?:something|anything|a bottle|one) (?:red|white|ros[eé]|sparkling|bubbly)\b|\b(?:red|white) to go with\b/,
  },
  {
    example: ['What is in the grazing box?', 'Is that each, or for the both of us?'],
    before: eaten,
    said: anyOf(
      /each|apiece|per (?:person|head)|for (?:the )?(?:both|two|pair|couple)/,
      /(?:feed|feeds|serve|serves|do|does|enough for) (?:\w+ )?(?:two|2|both|us|one)/,
    ),
    not: /\b(?:mornings|days|breakfasts?|trays?|box(?:es)?)\b/,
  },
  {
    example: ['What is in the grazing box?', 'Can we take it to the beach?'],
    before: eaten,
    said: ({ text, topic, before }) => topic !== before && /\b(?:it|they|that)\b/.test(text) && sideOfFood.test(text),
    not: /\b(?:bath|tub|cabin|room|lodge|far|distance|swim)\b/,
    gap: sideOfFood,
  },
]
