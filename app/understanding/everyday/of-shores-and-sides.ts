/** Where we are, and which shore for what: “Is it by Galway or the other side of the island?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofShoresAndSides: readonly Form[] = [
  {
    example: 'Is it by Galway or the other side of the island?',
    heardAs: topicSet('location unknown rooms compare_modes'),
    pattern:
      /\b(?:by|near|in|around) (?:galway|cork|kerry|donegal|mayo|dublin|belfast|limerick|sligo|clare|waterford|kilkenny|wicklow)\b.*\bor\b.*\b(?:side|coast|end|part|wexford)\b|\bwhich (?:side|coast|end|part) of (?:the )?(?:island|ireland|country)\b/,
    unless: /\b(?:how (?:far|long)|train|bus|drive)\b/,
    topic: 'location',
  },
  {
    example: 'Must we take the car for swimming or does one come there by foot?',
    heardAs: topicSet('unknown parking beach'),
    pattern:
      /\b(?:car|drive|driving)\b.*\b(?:swim\w*|sea|beach|strand|sand)\b.*\b(?:by|on) foot\b|\b(?:swim\w*|sea|beach|strand|sand)\b.*\b(?:car|drive)\b.*\b(?:by|on) foot\b/,
    topic: 'beach',
  },
  {
    example: "I don't want the dog near traffic on the way to the sand.",
    heardAs: topicSet('beach emergency unknown'),
    pattern: /\b(?:traffic|cars|a (?:main |busy )?road)\b.*\b(?:way|path|walk|going) to the (?:sand|beach|strand|sea|water)\b/,
    topic: 'beach',
  },
  {
    example: "We've the car for the day, where's sandy?",
    heardAs: topicSet('parking beaches town unknown'),
    pattern: /\bwhere is (?:it )?(?:nice and |good and )?sandy\b|\b(?:the )?car for the day\b.*\b(?:beach|strand|sand\w*|swim)\b/,
    topic: 'beaches',
  },
  {
    example: 'We want big dunes and loads of space.',
    heardAs: topicSet('acres emergency availability how_to_book unknown beaches'),
    pattern: /\b(?:big|huge|high|proper|tall|wild)? ?dunes\b/,
    unless: /\b(?:camp|tent|drive on|dogs?|path behind)\b/,
    topic: 'beaches',
  },
  {
    example: 'Is there a good place for a dawn dip out of the wind?',
    heardAs: topicSet('eating_out yoga room_sunriser offtopic unknown beaches'),
    pattern:
      /\b(?:place|spot|beach|strand|cove|somewhere|anywhere|strand)\b.*\b(?:dawn|early|morning|sunrise) (?:dip|swim)\b|\bswim (?:each|every) morning\b.*\b(?:which|where)\b/,
    unless: /\bsafe\b/,
    topic: 'beaches',
  },
  {
    example: 'Which strand clears out early, I hate crowds?',
    heardAs: topicSet('beaches check_out unknown'),
    pattern: /\b(?:which|what|any|a) (?:strand|beach)\b.*\b(?:clears? out|empties|empty|quiet(?:est)?|fewest people|deserted)\b/,
    unless: /\b(?:safe|dogs?)\b/,
    topic: 'beaches',
  },
]
