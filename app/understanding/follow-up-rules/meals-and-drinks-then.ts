/** What is asked next of other meals, of drinks, and of eating without going out. */
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

export const mealsAndDrinksThen: readonly FollowUpRule[] = [
  {
    example: ['How do I order a cheese board?', 'And for the morning?'],
    evenIfComplete: true,
    before: topicSet('grazing dining picnic eating_out takeaways'),
    said: /^(?:(?:what|how) about |something |anything )*(?:for|in) the mornings?(?: then)?$/,
    topic: 'breakfast',
  },
  {
    example: ['Can we get food brought to us?', 'What about drink?'],
    evenIfComplete: true,
    before: topicSet('dining grazing breakfast picnic extras'),
    said: /^(?:(?:what|how) about |is there |have you |do you have )*(?:any |some |a |the )*(?:drinks?|alcohol|booze|something to drink|anything to drink)(?: (?:too|as well|then))*$/,
    topic: 'wine',
  },
  {
    example: ['How much is the grazing box?', 'Does wine come with it or do we ask for that separately?'],
    evenIfComplete: true,
    before: topicSet('grazing dining picnic breakfast'),
    said: /\bwine\b.*\b(?:separate(?:ly)?|extra|apart|on its own|by itself)\b/,
    topic: 'wine',
  },
  {
    example: ['Where are the nearest restaurants?', "We'd rather not leave the place at all. What can we eat there?"],
    evenIfComplete: true,
    before: topicSet('eating_out takeaways cafes dining'),
    said: /\b(?:rather|prefer|want|like) (?:to )?not (?:to )?(?:leave|go out|drive)\b|\bnot (?:want|like) to (?:leave|go out|drive)\b/,
    topic: 'dining',
  },
  {
    example: ['How much is a cheese box?', 'We were thinking of a picnic on the beach, can you do a hamper for that?'],
    evenIfComplete: true,
    before: topicSet('grazing dining breakfast extras'),
    readAs: topicSet('picnic'),
    atLeast: 0.8,
    said: /\bpicnic\b.*\b(?:hampers?|baskets?|do (?:one|that|us))\b/,
    not: /\b(?:take|eat|carry) (?:it|that|them)\b/,
    byItself: true,
  },
]
