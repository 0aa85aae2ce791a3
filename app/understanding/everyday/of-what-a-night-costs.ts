/** What stands behind a price: “Is that the actual amount or one of them ‘starting at’ jobs?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofWhatANightCosts: readonly Form[] = [
  {
    example: 'Why is August more expensive than what I have seen in the list?',
    heardAs: topicSet('dynamic_prices unknown'),
    pattern: /\bwhy\b.*\b(?:more expensive|dearer|higher|costs? more|pricier)\b.*\b(?:than|list|site|page|shown|seen)\b/,
    unless: /\bstargazer|sunriser|stormchaser|lodge|cabin\b/,
    topic: 'dynamic_prices',
  },
  {
    example: 'Is that the actual amount or one of them "starting at" jobs?',
    heardAs: topicSet('unknown occupancy showers offtopic dynamic_prices'),
    pattern:
      /\b(?:actual|real|final|full) (?:amount|price|cost|figure|rate)\b.*\b(?:or|and not)\b.*\b(?:starting (?:at|from)|from price|from|teaser|just from)\b/,
    topic: 'dynamic_prices',
  },
  {
    example: 'Do I have to double it, we are two persons?',
    heardAs: topicSet('beds unknown per_room occupancy'),
    pattern:
      /\b(?:double it|times two|twice that|multiply)\b.*\b(?:two|2|both|couple)\b|\b(?:two|both|couple)\b.*\b(?:double it|times two|multiply it)\b/,
    topic: 'per_room',
  },
  {
    example: 'I am coming by myself so do I only pay half?',
    heardAs: topicSet('unknown per_room breakfast how_to_book'),
    pattern:
      /\b(?:by myself|on my own|alone|solo|single|just me)\b.*\b(?:pay|costs?|price|charged?)\b.{0,12}\bhalf\b|\bhalf (?:the )?(?:price|rate|cost)\b.*\b(?:by myself|on my own|alone|solo|single|just me|one person)\b/,
    topic: 'per_room',
  },
  {
    example: 'What do you understand by midweek please, Thursday also?',
    heardAs: topicSet('weekend price flexi unknown'),
    pattern:
      /\b(?:what|which days?)\b.*\b(?:understand|mean|count|class|call|reckon)\b.*\b(?:midweek|mid week|weekdays?|weekend)\b/,
    unless: /\b(?:cost|price|late|leave)\b/,
    topic: 'weekend',
  },
  {
    example: "Which room is kindest to a pensioner's pocket?",
    heardAs: topicSet('offtopic unknown rooms cheapest'),
    pattern: /\b(?:kindest|easiest|gentlest|lightest) (?:to|on) (?:\w+ )?(?:\w+ )?(?:s )?(?:pocket|purse|wallet|budget)\b/,
    topic: 'cheapest',
  },
  {
    example: "What's your dearest one then, going all out for her 40th?",
    heardAs: topicSet('dearest unknown'),
    pattern: /\bwhat is (?:your|the) (?:dearest|most expensive|fanciest|priciest|top) (?:one|room|cabin|place)\b/,
    unless: /\bview|star|storm\b/,
    topic: 'dearest',
  },
]
