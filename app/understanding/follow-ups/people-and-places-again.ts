/** Whoever and wherever was spoken of: “would he be welcome?”, “can we walk home?”. */
import { anchors } from '#app/understanding/anchors.ts'
import { either } from '#app/understanding/any-of.ts'
import { type FollowUpRule, leftOpen, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { away } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { anyTopic } from './what-is-named.ts'

const lessUrgent = either(
  /\b(?:not|nothing|is not|never) (?:(?:quite|all|really|actually) )*(?:(?:that|so|as) )?(?:drastic|bad|serious|urgent|dramatic|severe|desperate|dire|grave|life threatening)\b/,
  /\b(?:only|just|merely) an? (?:\w+ )?(?:rash|cough|cold|sting|bite|splinter|blister|earache|ear ache|toothache|fever|temperature|headache|sore \w+|chest infection|prescription|bug|tummy|migraine)\b/,
  /\bless (?:serious|urgent|drastic)\b/,
)
/** “Can we walk home after?” */
const homewards = /\b(?:home|back|there)\b/

const sameBut =
  /^(?:(?:please|the|that|could i have|can i have|can we have|i would like|we would like) )*same (?:(?:thing|one|again|box|idea|please) )*(?:but|only|except|minus|without|with no|just|vegetarian)\b/
const namesElse = ({ words, before }: Said) =>
  words.some(({ concept = '' }) => anchors[concept] && !anchors[concept].some((one) => one === before))

export const peopleAndPlacesAgain: readonly FollowUpRule[] = [
  {
    example: ['Can we bring our dog?', 'Might he come with us into Sunriser?'],
    before: topicSet('pets children'),
    said: /\b(?:he|she|him|her|his)\b/,
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['Where is the nearest hospital?', 'It is not that urgent'],
    before: topicSet('hospital emergency'),
    said: lessUrgent,
    topic: 'doctor',
    gap: leftOpen,
  },
  {
    example: ['How much is breakfast?', 'The same but without bacon'],
    before: anyTopic,
    said: (said) => sameBut.test(said.text) && !namesElse(said),
    gap: leftOpen,
  },
  {
    example: ['Do you have a swimming pool?', 'Is it heated?'],
    before: topicSet('unknown'),
    said: /^(?:is|are|does|do|how \w+ (?:is|are)|when is|where is|what does|can) (?:it|they)\b/,
    confidence: 0.8,
  },
  {
    example: ['What beaches are nearby?', 'Are there walks there?'],
    before: topicSet('beach beaches'),
    readAs: topicSet('walks'),
    said: /\bthere\b/,
    topic: 'beach',
  },
  {
    example: ['Where can we eat out nearby?', 'Could we walk back after?'],
    before: away,
    readAs: topicSet('walks'),
    said: homewards,
    gap: homewards,
  },
]
