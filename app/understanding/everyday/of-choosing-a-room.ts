/** Rooms by what a guest wants of them: “We want that morning glow for photos, which cabin gets it?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofChoosingARoom: readonly Form[] = [
  {
    example: 'Just found you on Insta, what sort of places can we sleep in?',
    heardAs: topicSet('rooms late_check_out unknown'),
    pattern:
      /\bwhat (?:sorts?|kinds?|types?) of (?:places?|rooms?|things?|houses?|huts?|accommodation) (?:can|could|do|would) (?:we|i|you|one|people) (?:sleep|stay|rent|book)\b/,
    topic: 'rooms',
  },
  {
    example: 'Do you have a normal hotel building or only small houses?',
    heardAs: topicSet('rooms offtopic unknown dining'),
    pattern:
      /\b(?:hotel|main|normal|big) (?:building|house|block)\b.*\bor\b.*\b(?:small|little|separate|own|cabins?|huts?|houses?|cottages?)\b/,
    topic: 'rooms',
  },
  {
    example: "What's the gable one like?",
    heardAs: topicSet('unknown cheapest offtopic dearest room_stargazer'),
    pattern:
      /\b(?:the )?(?:gable|glass gable|star|stars|stargazing) (?:one|room|cabin) (?:like|about)\b|\b(?:like|about) (?:the )?(?:gable|glass gable) (?:one|room|cabin)\b/,
    topic: 'room_stargazer',
  },
  {
    example: 'Perseids in August, we want to watch without leaving the duvet.',
    heardAs: topicSet('unknown cinema room_stargazer windows'),
    pattern:
      /\b(?:perseids?|meteors?|shooting stars|stars?|milky way|night sky|northern lights)\b.*\b(?:from|without leaving|in|under) (?:the |our |my )?(?:duvet|bed|covers|blankets?|pillows?)\b/,
    unless: /\bhow much\b/,
    topic: 'room_stargazer',
  },
  {
    example: 'We want that morning glow for photos, which cabin gets it?',
    heardAs: topicSet('room_sunriser gallery room_stargazer room_stormchaser unknown'),
    pattern:
      /\b(?:morning (?:glow|light|sun|rays)|first light|sunrise|dawn light|golden hour)\b.*\bwhich (?:cabin|room|one|place)\b|\bwhich (?:cabin|room|one|place)\b.*\b(?:morning (?:glow|light|sun|rays)|first light|sunrise)\b/,
    unless: /\b(?:price|cost|how much)\b/,
    topic: 'room_sunriser',
  },
  {
    example: 'We would rather look out at big waves than stars to be honest.',
    heardAs: topicSet('windows unknown room_stormchaser'),
    pattern:
      /\b(?:rather|prefer\w*|more|sooner)\b.*\b(?:waves?|storms?|swell|weather|sea)\b.*\b(?:than|over|to) (?:\w+ ){0,2}?(?:stars?|sunrise|woods|trees|dawn)\b/,
    unless: /\b(?:swim|beach|walk)\b/,
    topic: 'room_stormchaser',
  },
  {
    example: 'Something old and snug under trees would suit us, have you such a thing?',
    heardAs: topicSet('rooms room_stormchaser experiences heating unknown room_seaforest'),
    pattern:
      /\b(?:something|somewhere|a place|one) (?:old|ancient|stone|historic|rustic)(?: and \w+)?\b.*\b(?:trees?|woods?|forest|suit|such a thing|have you)\b/,
    topic: 'room_seaforest',
  },
  {
    example: 'Can the pup curl up next the fire in there?',
    heardAs: topicSet('unknown pets'),
    pattern:
      /\b(?:pup|dog|puppy|hound|terrier|spaniel|collie|labrador)\b.{0,16}\b(?:curl up|sleep|lie|stretch out|snooze|warm (?:him|her|it)self)\b.*\b(?:fire|stove|hearth)\b/,
    topic: 'pets',
  },
  {
    example: 'What do we get in the lodge compared to the fancy ones?',
    heardAs: topicSet('lodge_amenities check_in room_seaforest unknown'),
    pattern:
      /\bwhat (?:do|would|will) (?:we|i|you|one) (?:get|have|find) in the lodge\b|\bwhat (?:does|will|can) one find in (?:it|the lodge)\b/,
    topic: 'lodge_amenities',
  },
  {
    example: 'Has Stormchaser a bathtub on the terrace?',
    heardAs: topicSet('unknown tub'),
    pattern: /\b(?:bath ?tub|tub|bath)\b.{0,12}\b(?:on|out on) (?:the|its|our) (?:terrace|deck|decking|porch|veranda|balcony)\b/,
    unless: /\b(?:light|fire|how much|order|cost)\b/,
    topic: 'tub',
  },
  {
    example: 'Is it just the bathtub or also where one can stand under water?',
    heardAs: topicSet('tub forest_bathing unknown showers'),
    pattern:
      /\b(?:stand under (?:the |running )?water|bath ?tub or (?:also )?(?:a )?shower|al ?fresco (?:wash|shower)|wash (?:outside|outdoors|under the sky))\b/,
    topic: 'showers',
  },
  {
    example: "He's 6 foot 5, will his feet hang off?",
    heardAs: topicSet('beds unknown emergency'),
    pattern: /\bfeet (?:hang|stick|poke|dangle|be hanging|go)(?:ing)? (?:off|out|over)\b/,
    topic: 'beds',
  },
  {
    example: 'Do we get two singles or one large bed in the cabins?',
    heardAs: topicSet('beds unknown'),
    pattern:
      /\b(?:two|2|twin|separate) (?:singles?|single beds|beds|twins?)\b.*\bor\b.*\b(?:one|a|1) (?:\w+ )?(?:bed|double|king)\b/,
    unless: /\b(?:lodge|make up|apart|push)\b/,
    topic: 'beds',
  },
  {
    example: 'We have reserved the lodge.',
    heardAs: topicSet('change_booking how_to_book unknown room_seaforest'),
    pattern: /^(?:we|i) (?:have )?(?:already |just )?(?:reserved|booked|taken|got) the lodge$/,
    topic: 'room_seaforest',
  },
]
