import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

export const afterTheWayHere: readonly FollowUpRule[] = [
  {
    example: ['Is there parking?', "And is it safe? I've bikes on the roof."],
    evenIfComplete: true,
    before: topicSet('parking'),
    said: /\b(?:is|are|would|will) (?:it|that|they|the (?:car|bikes|van)) (?:be )?(?:\w+ )?(?:safe|secure|locked|watched)\b/,
  },
  {
    example: ['How do we get to you?', 'Is it safe to leave the car there?'],
    evenIfComplete: true,
    before: topicSet('location town unknown'),
    said: /\b(?:leave|leaving|park|parking|put) (?:the|our|my|a) (?:\w+ )?(?:car|van|motor|jeep|camper)\b/,
    not: /\b(?:home|station|train|airport|behind|bus)\b/,
    topic: 'parking',
  },
  {
    example: ['Is the parking safe?', "So we won't be charged for that?"],
    evenIfComplete: true,
    before: topicSet('parking'),
    said: /^(?:we|i|you|it|there|that|do|does|will|would|is|are) (?:\w+ )*?(?:charged?|pay(?:ing)?|costs?|fees?|bill(?:ed)?|extra)\b(?: \w+){0,2} (?:for|on|about) (?:it|that|this|the (?:car|parking|space))(?: (?:then|so|either))?$/,
  },
  {
    example: ['Where do we park?', 'And the walk from it?'],
    evenIfComplete: true,
    before: topicSet('parking'),
    said: /\bwalk (?:from|to) (?:it|there)\b|^(?:the|how (?:long|far) is the) walk$/,
  },
  {
    example: ['Can you recommend a taxi?', 'Which is nearest the station?'],
    evenIfComplete: true,
    before: topicSet('taxis'),
    said: /\b(?:which|who)\b.*\b(?:nearest|closest|closer|nearer|handiest)\b/,
    not: /\b(?:nearest|closest) (?:train |railway )?station\b/,
  },
  {
    example: ['How do we get there by train?', 'What is the number for that?'],
    evenIfComplete: true,
    before: topicSet('location town taxis'),
    said: /^(?:(?:a|the|any|have you|what is|got) )*(?:phone )?numbers? for (?:one|them|that)(?: then| so| please)*$/,
    topic: 'taxis',
  },
  {
    example: ['How do we get there by train?', 'Do I need to book that beforehand?'],
    evenIfComplete: true,
    before: topicSet('location town taxis'),
    said: /\b(?:book|order|arrange|ring)\b.*\b(?:beforehand|in advance|ahead|before|first)\b/,
    not: /\b(?:room|stay|cabin|lodge|night|bath|breakfast)\b/,
    topic: 'location',
  },
  {
    example: ['How do we get there by train?', 'Which taxi?'],
    evenIfComplete: true,
    before: topicSet('location town'),
    said: /^(?:which|what|any|whose) (?:taxis?|cabs?)\b/,
    topic: 'taxis',
  },
  {
    example: ['How do we get there by train?', 'Who can collect us there?'],
    evenIfComplete: true,
    before: topicSet('location town taxis check_in'),
    said: /\b(?:who|someone|anyone|anybody|somebody)\b.{0,12}\b(?:collect|pick|fetch|meet|drive|bring)(?: us| me)?(?: up)?\b/,
    not: /\bthere to meet\b/,
    topic: 'taxis',
  },
  {
    example: ['How do we get there by train?', 'Is there one on a Sunday?'],
    evenIfComplete: true,
    before: topicSet('taxis location'),
    said: /^(?:is there|are there|do they run|would there be|are they (?:running|out))(?: (?:one|any|some))?(?: (?:on|at) (?:a |the )?(?:\w+days?|weekends?|night))$/,
    topic: 'taxis',
    gap: 'on that day',
  },
  {
    example: ['How do we get to you?', 'Without a car?'],
    before: topicSet('location town'),
    said: /^(?:what about |how about )*(?:(?:with )?no car|without (?:a|the|our) car|(?:by |on )?public transport|if we do not drive|not driving)$/,
    topic: 'location',
  },
  {
    example: ['Can you recommend a taxi?', 'They do not answer'],
    before: topicSet('taxis'),
    said: /\b(?:(?:they|he|she|it) (?:do|does|will|can) not (?:pick up|answer|come)|no answer|nobody (?:answers|picks up)|(?:are|is) (?:busy|full|booked))\b/,
  },
  {
    example: ['Can you recommend a taxi?', "Is there one you'd ring?"],
    before: topicSet('taxis'),
    said: /\bone (?:you|ye)(?: would| d)? (?:ring|call|recommend|use|suggest|trust)\b/,
  },
  {
    example: ['Can you recommend a taxi?', 'Do they have a number?'],
    before: topicSet('cafes takeaways taxis'),
    said: /\b(?:do|does|have|has|got) (?:they|it|he|she)\b.{0,12}\b(?:phone )?(?:number|phone)\b|\btheir (?:phone )?number\b/,
  },
  {
    example: ['Can you recommend a taxi?', 'The number?'],
    before: topicSet('cafes takeaways taxis'),
    said: /^(?:the |have you (?:a|the) |what is (?:the|their|its) )?(?:phone )?(?:number|phone)(?: for (?:it|them))?$/,
  },
]
