/** Walks and beaches by what they are like: “Is there a pier anywhere close by?” */

import { beaches } from '#app/estate/nearby.ts'
import { either, oneOf } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const beachNames = oneOf(...beaches.map(({ name }) => plain(name)))
const noBeach = /\b(?:eat|food|fish|pub|cafe|coffee|taxi|bus|train|hotel|restaurant|takeaway|doctor|shops?)\b/
const strand = '(?:beach|beaches|strand|strands|cove|coves)'

export const ofWalksAndStrands: readonly Form[] = [
  {
    example: 'Does the Sea Stroll depend on the tide?',
    heardAs: topicSet('walks unknown emergency beach beaches experiences'),
    pattern: /\b(?:sea stroll|walk|stroll)\b.*\b(?:tides?|low water|high water)\b|\btides?\b.*\b(?:sea stroll|walk|stroll)\b/,
    unless: /\b(?:cut off|caught|stuck|times? of|tide times|when is|tables?|safe)\b/,
    topic: 'walks',
  },
  {
    example: 'We want a proper big loop with woods and coast.',
    heardAs: topicSet('beaches walks unknown beach elopement experiences forest_bathing'),
    pattern: either(
      /\b(?:big|long|proper|decent|good) (?:\w+ )?(?:loop|circuit|hike|ramble|tramp|trek|walk)\b.*\b(?:woods?|forest|trees|coast|sea|shore|headland|hours?)\b/,
      /\b(?:hours?|miles?|kilometres) (?:long )?(?:of )?(?:hike|hiking|walking|tramping)\b.*\b(?:woods?|forest|coast|sea|shore)\b/,
    ),
    unless: /\b(?:dogs?|beach|how far|road|guided|drive|cliffs?|tired|after a|shower)\b/,
    topic: 'walks',
  },
  {
    example: 'How many different routes do you have on your own land?',
    heardAs: topicSet('unknown acres walks rooms about experiences'),
    pattern:
      /\b(?:how many|which|what) (?:\w+ )?(?:walking )?(?:routes?|trails?|walks|paths|loops)\b.{0,24}\b(?:on|through|across|around|in) (?:the|your) (?:own )?(?:land|estate|grounds?|property|place|woods|site)\b/,
    unless: /\b(?:lit|dark|gravel|wheelchair|bus|bikes?|cycle|mobility)\b/,
    topic: 'walks',
  },
  {
    example: 'Is there no place to swim directly at your property?',
    heardAs: topicSet('best_rate unknown beach beaches tub offtopic'),
    pattern:
      /\b(?:no |any |a )?(?:place|spot|where|way) (?:for us |one can |we can )?(?:to )?(?:swim|bathe|swimming)\b.{0,12}\b(?:at|on|from|near) (?:your|the|yours|own)\b/,
    unless: /\b(?:pool|indoor|heated|bath|tub|lake|river|dogs?|lifeguard)\b/,
    topic: 'beach',
  },
  // Beaches by their names.
  {
    example: "What's Cahore like?",
    heardAs: topicSet('beaches unknown about town beach location offtopic'),
    pattern: new RegExp(
      `^(?:and |so )?(?:what (?:is|s)|how (?:is|s)) (?:the )?(?:${beachNames})(?: (?:beach|strand))?(?: like)?$`,
    ),
    topic: 'beaches',
  },
  {
    example: 'How many km to Ballymoney?',
    heardAs: topicSet('beaches unknown offtopic location town beach'),
    pattern: new RegExp(
      `\\bhow many (?:km|kms|kilometres?|kilometers?|miles?|minutes)\\b.{0,20}\\b(?:${beachNames})(?: (?:beach|strand))?(?: from (?:you|there|yours|the estate))?$`,
    ),
    topic: 'beaches',
  },
  {
    example: 'Is Ballymoney very exposed, or is the water calm there?',
    heardAs: topicSet('unknown beaches beach offtopic'),
    pattern: new RegExp(
      `\\b(?:${beachNames})\\b.*\\b(?:exposed|sheltered|calm|windy|rough|out of the wind)\\b|\\b(?:exposed|sheltered|calm|windy|out of the wind)\\b.*\\b(?:${beachNames})\\b`,
    ),
    unless: noBeach,
    topic: 'beaches',
  },
  // Beaches by what they have.
  {
    example: 'Any beach with a cliff walk and not too many people in the evening?',
    heardAs: topicSet('beaches beach walks unknown emergency taxis'),
    pattern: new RegExp(
      `\\b${strand}\\b.{0,24}\\b(?:with|that has|where there is|having)\\b.{0,24}\\b(?:cliffs?|cliff ?tops?|pier|dunes|harbour|larks|woods?|woodland|trees)\\b`,
    ),
    unless: either(noBeach, /\b(?:dogs?|safe|danger\w*|lifeguard|your (?:beach|own))\b/),
    topic: 'beaches',
  },
  {
    example: 'Is there a pier anywhere close by?',
    heardAs: topicSet(
      'walks beaches unknown beach location offtopic town parking taxis hospital doctor cafes takeaways emergency eating_out sauna check_in contact',
    ),
    pattern:
      /\b(?:a|any|the) (?:little |small |nice )?(?:pier|sand ?dunes|dunes)\b.*\b(?:near(?:by)?|close|around|anywhere|local\w*)\b/,
    unless: either(noBeach, /\b(?:fishing|ferry|boat|dublin|rosslare)\b/),
    topic: 'beaches',
  },
  {
    example: 'Where should I go for a dip first thing in the morning, somewhere out of the wind?',
    heardAs: topicSet('eating_out unknown beach beaches breakfast cafes tub'),
    pattern:
      /\b(?:where|which|somewhere|anywhere)\b.*\b(?:a|for|early|morning) (?:dip|swim|plunge|bathe)\b.*\b(?:first thing|early|sheltered|out of the wind|calm|at dawn|before breakfast)\b/,
    unless: /\b(?:pool|bath|tub|sauna|indoor|heated|lake)\b/,
    topic: 'beaches',
  },
  {
    example: 'We want miles of sand and nobody near us, which one?',
    heardAs: topicSet('beaches beach unknown dearest walks'),
    pattern:
      /\b(?:miles|acres|loads|plenty|most|more|lots) (?:and miles )?(?:of )?sand\b.*\b(?:which|where|what|any)\b|\b(?:which|where|what|any)\b.*\b(?:miles|loads|plenty|most|lots) (?:and miles )?(?:of )?sand\b/,
    unless: /\b(?:shoes|car|room|clean|dogs?)\b/,
    topic: 'beaches',
  },
  {
    example: 'Is there a big round which takes in the brook and the cliffs?',
    heardAs: topicSet('unknown beaches emergency walks'),
    pattern:
      /\b(?:round|loop|circuit|trail|walk|hike|route)\b.*\b(?:takes in|past|passes|by|along|through|with|crosses)\b.*\b(?:brook|stream|river|cliffs?|headland)\b/,
    unless: /\b(?:cahore|courtown|ballymoney|pier)\b/,
    topic: 'walks',
  },
  {
    example: 'Can we ramble about on the grounds or is it all fenced off?',
    heardAs: topicSet('walks acres unknown beach'),
    pattern:
      /\b(?:ramble|wander|roam|stroll|walk|potter|traipse) (?:about|around|round|freely|anywhere|everywhere)?\b.*\b(?:grounds|land|estate|place)\b.*\b(?:fenced|closed|private|off limits|allowed)\b/,
    unless: /\b(?:dogs?|strangers?|public|locals)\b/,
    topic: 'walks',
  },
]
