/** The experiences and the walks, by what they are: “Is forest bathing in the water?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofExperiences: readonly Form[] = [
  {
    example: 'Is the reiki made in our room?',
    heardAs: topicSet('reiki unknown offtopic rooms cabin_amenities'),
    pattern:
      /\breiki\b.*\b(?:in|at|inside) (?:our|the|my|your) (?:own )?(?:rooms?|cabins?|lodge|place)\b|\bwhere\b.{0,16}\breiki\b/,
    unless: /\b(?:how long|how much|price|cost|book|who)\b/,
    topic: 'reiki',
  },
  {
    example: 'Is forest bathing in the water?',
    heardAs: topicSet('forest_bathing unknown beach tub heated_bath offtopic walks'),
    pattern: /\bforest bath\w*\b.*\b(?:(?:in|into|with) (?:the )?water|swim\w*|wet|togs|swimsuits?)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'I want do forest bath, how to reserve?',
    heardAs: topicSet('forest_bathing how_to_book book_experience unknown heated_bath tub'),
    pattern: /\bforest baths?\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'Where can I find a description of the walks?',
    heardAs: topicSet('walks beaches location unknown guest_guide'),
    pattern: either(
      /\b(?:descriptions?|details|list) of (?:the|your|all the) (?:\w+ )?walks\b/,
      /\bwhere\b.*\bwalks (?:are )?(?:described|listed|explained)\b/,
    ),
    topic: 'walks',
  },
]
