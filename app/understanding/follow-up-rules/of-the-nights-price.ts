/** What a night's price means: for whom it is, which nights are dear, and how to take it. */
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const ofPrice = topicSet('price cheapest dearest weekend')

export const ofTheNightsPrice: readonly FollowUpRule[] = [
  {
    example: ['What does Stormchaser cost on a Friday night?', 'When you say from, what does that mean?'],
    evenIfComplete: true,
    before: ofPrice,
    said: /\b(?:say|says|write|put|with|by) from\b.*\bmean\b|\bwhat does (?:the )?from mean\b|\bwhy (?:does it say|is it|do you (?:say|write)) from$/,
    topic: 'dynamic_prices',
  },
  {
    example: ['What does the lodge cost?', 'Is this for two people together?'],
    evenIfComplete: true,
    before: ofPrice,
    said: /^(?:is|are) (?:it|that|this|those|the price) for (?:(?:the )?(?:two|2|both)(?: (?:people|persons|guests|adults|of us))? together|(?:us both|the both of us)(?: together)?)$/,
    topic: 'per_room',
  },
  {
    example: ['How much is Stormchaser?', 'And is that for each night or the whole stay?'],
    evenIfComplete: true,
    before: ofPrice,
    said: /\b(?:each|per|a|every|one|single) night or (?:for )?(?:the )?(?:whole|entire|full|total)\b|\b(?:whole|entire|full) (?:stay|lot|thing|time) or (?:just )?(?:for )?(?:each|per|a|every|one) night\b/,
    topic: 'per_room',
  },
  {
    example: ["What's the weekend rate in the lodge?", 'Is Thursday included in that?'],
    evenIfComplete: true,
    before: ofPrice,
    said: /^(?:is|does|would) (?:a |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)? (?:be )?(?:included|counted|count|part|fall)(?: (?:in|as|of|under|for))? (?:that|it|this|the weekend|weekend|one)(?: (?:too|then))?$/,
    topic: 'weekend',
  },
  {
    example: ['What is the price for two weekday nights in Sunriser?', 'OK we take it. What must I do now?'],
    evenIfComplete: true,
    before: topicSet('price cheapest flexi two_night rooms availability free_nights'),
    said: /\b(?:we|i) (?:will )?take it\b.*\bwhat\b.*\bdo\b|^what (?:must|do|should|would) (?:i|we) (?:have to |need to )?do (?:now|next)$/,
    topic: 'how_to_book',
  },
  {
    example: ['What does Stormchaser cost?', 'Where do I get the best price for it?'],
    evenIfComplete: true,
    before: ofPrice,
    said: /^(?:where|how) (?:do|can|would|could) (?:i|we) (?:get|find) (?:the|your) (?:best|lowest|cheapest) (?:price|rate|deal)\b/,
    topic: 'best_rate',
  },
]
