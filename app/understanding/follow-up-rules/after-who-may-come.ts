/** What is asked next of dogs, of children, and of how many may come. */
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { kindOfBuilding } from './after-what-rooms-have.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “They'd be gone by nine”, “three of them”: friends who come over. */
export const goneBy =
  /^(?:(?:they|she|he|would|will|be|all|d) )*(?:gone|away|out|home|off) (?:again )?(?:by|before|at) (?:\d{1,2}|seven|eight|nine|ten|eleven|dark|midnight)\b|^(?:(?:just|only) )*(?:til|till|until) (?:\d{1,2}|seven|eight|nine|ten|eleven)$|^(?:(?:just|only|about|maybe|there are|there would be) )*(?:\d|two|three|four|five|six|a couple|a few) of them$/
/** “How much is the one where he can?”, after the dog. */
export const petsOwn =
  /\b(?:the|that) (?:one|room|place)\b.*\b(?:he|she|it|they|dogs?|pets?|takes|allows?)\b|\b(?:dog|pet) friendly (?:one|room)\b/
/** “What's that one like inside?”, after the room that takes dogs. */
export const petsRoomLike =
  /\bwhat is (?:that one|it|that) like\b|\btell me (?:more )?about (?:that one|it)\b|\bwhat does (?:that one|it) have\b/

export const afterWhoMayCome: readonly FollowUpRule[] = [
  {
    example: ['Are kids allowed?', "What about two couples in the one cabin, we'd pay extra"],
    evenIfComplete: true,
    before: topicSet('children occupancy rooms price pets'),
    said: /\btwo couples\b.{0,12}\b(?:one|same|a single) (?:cabin|room|lodge|place)\b/,
    topic: 'occupancy',
  },
  {
    example: ['Can I bring my dog to Sunriser?', "There's that fourth one you have, the lodge"],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: /^there is (?:that|the|a|also|still) (?:third|fourth|other|last) (?:one|place|room|cabin)\b/,
  },
  {
    example: ['Do you have a helicopter pad?', 'Is it grown-ups only?'],
    evenIfComplete: true,
    said: /^is (?:it|this|the (?:place|estate)) (?:for )?(?:grown ?ups?|adults?|over 18 ?s?)(?: only)?$/,
    topic: 'children',
  },
  {
    example: ['Can I bring my dog to Sunriser?', 'Would we be luckier with Sea Forest?'],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: /\b(?:luckier|(?:more|any|better) luck|better off|in luck) (?:with|in|at|trying)\b/,
  },
  {
    example: ['Where can we stay with a dog?', 'What kind of building is that?'],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: kindOfBuilding,
    topic: 'room_seaforest',
  },
  {
    example: ["Can my boyfriend's dog come to Sunriser?", 'Could I move to the one that does take him?'],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: /\b(?:can|could|may|might|would|possible|like|want|how)\b.{0,20}\b(?:move|switch|change|swap|transfer|rebook)(?: (?:us|me|it|over|(?:our|my|the) (?:booking|stay|room|cabin)))* (?:to|into|for) (?:the|a|one|that|another|stargazer|sunriser|stormchaser)\b/,
    topic: 'change_booking',
  },
  {
    example: ['Can my toddler come?', 'So the dog is fine, and just in that cabin?'],
    evenIfComplete: true,
    before: topicSet('children'),
    said: /^(?:(?:lol|ok|so|and|but|right|grand|then|only) )*(?:the|our|my) (?:dog|cat|pet|pup|puppy) (?:is|can|may|would be|will be)\b/,
    not: /\b(?:child|children|kids?|baby|toddler|old)\b/,
    topic: 'pets',
  },
  {
    example: ['Where can the dog stay?', 'The lodge, do they let them in there?'],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: /\blet (?:them|him|her|it|dogs) in there\b|\bfaithful companion\b/,
  },
  {
    example: ['Can we bring our child?', 'What about for lunch only?'],
    evenIfComplete: true,
    before: topicSet('children'),
    said: /^(?:(?:what|about|just|only|even|not) )*for (?:(?:just|only|a|an|the) )*(?:lunch|dinner|tea|coffee|hour|day|afternoon|evening|visit)(?: only)?$/,
  },
  {
    example: ['Can two friends visit us?', "They'd be gone by nine"],
    evenIfComplete: true,
    before: topicSet('occupancy'),
    said: goneBy,
  },
  {
    example: ['Can we bring our child?', 'Even just for a walk?'],
    evenIfComplete: true,
    before: topicSet('children'),
    said: /^(?:(?:not|even|just|only|what about|how about) )*for (?:just |only )?(?:an? |the )?(?:lunch|dinner|tea|coffee|walk|drink|look|hour|few hours|couple of hours|visit)$/,
  },
  {
    example: ['Can we bring our lab?', "Could we get food at the lodge instead so she's not on her own?"],
    evenIfComplete: true,
    before: topicSet('pets'),
    said: /\b(?:get|order|have|eat) (?:some |any )?(?:food|dinner|a meal|something to eat)\b.{0,12}\b(?:at|in|to|brought to) (?:the|our) (?:lodge|room)\b/,
    not: /\b(?:cook|kitchen|how much|alone while)\b/,
    topic: 'dining',
  },
  {
    example: ['Can we bring our dog?', 'No, my MOTHER'],
    evenIfComplete: true,
    before: topicSet('pets children occupancy couples'),
    said: /^(?:(?:and|so|ok|but|no|what about|i mean|i meant|it is|that is) )*(?:my|our) (?:mother|father|mum|mam|mom|dad|parents|granny|nana|grandmother|grandfather)\b(?! s\b)(?!.*\b(?:dogs?|cats?|pets?|pup|puppy|rabbits?)\b)|\bwould (?:she|he) fit in (?:with us|too)\b/,
    topic: 'occupancy',
  },
  {
    example: ['How many people can stay in a cabin?', 'Can my mammy join?'],
    evenIfComplete: true,
    before: topicSet('children occupancy couples rooms'),
    said: /\b(?:mother|mum|mam|mammy|father|dad|parents|sister|brother|friend|cousin|aunt|uncle|third (?:person|adult))\b.*\b(?:come|stay|join|sleep|along|with us)\b/,
    not: /\b(?:lunch|dinner|visit|drink|coffee|tea|day|evening|afternoon|baby|\d+|son|daughter)\b/,
    topic: 'occupancy',
  },
  {
    example: ['How many people can stay in a cabin?', 'So we book one each?'],
    before: topicSet('occupancy'),
    said: /\b(?:need|want|take|have|book|get) (?:a|another|her|his|their|our|one|two) (?:own|room|cabin|one|second|each|rooms|separate)\b/,
  },
  {
    example: ['Where can the dog stay?', 'Is that the only one?'],
    before: topicSet('pets'),
    said: /^is (?:that|it) the only (?:one|room|place)\b/,
  },
  {
    example: ['Where can the dog stay?', 'What would Sunday, Monday, Tuesday there be?'],
    before: topicSet('pets'),
    said: /\bwhat (?:would|will|is|are|s)\b.*\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b.*\b(?:be|cost|come to|there)$/,
    topic: 'price',
  },
  {
    example: ['Where can the dog stay?', 'How much is the one where he can?'],
    before: topicSet('pets'),
    said: ({ text }) => petsOwn.test(text) && /\b(?:how much|prices?|costs?)\b/.test(text),
    topic: 'price',
  },
  {
    example: ['Where can the dog stay?', "Fine, what's that one like inside?"],
    before: topicSet('pets'),
    said: petsRoomLike,
    topic: 'room_seaforest',
  },
]
