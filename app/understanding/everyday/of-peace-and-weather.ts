/** What guests hope for and doubt before they come: rest, quiet, their age, the rain. “Is it boring if it rains?” */

import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const weather =
  '(?:rain(?:s|ing|ed)?|lash(?:es|ing)?|pour(?:s|ing)?|bucket(?:s|ing)?|pelt(?:s|ing)?|wet|miserable|bad|brutal|awful|desperate|shocking|terrible)'

/** “What if it lashes all weekend?”, “any indoor thing for the afternoon?” */
const wet = either(
  /\b(?:if|when|suppose) (?:it is )?raining\b/,
  new RegExp(
    `\\b(?:if|when|suppose|say) (?:it|the weather|the day) (?:is |was |does |do |should |would |just )*(?:go(?:es)? |turn(?:s)? )?${weather}\\b`,
  ),
  /\b(?:raining|lashing|pouring|bucketing|pelting|spilling)(?: rain| down| out of the heavens)?\b.*\bwhat (?:would|will|can|could|should|do) (?:we|you|i|people) do\b/,
  /\b(?:to do|do|happens) (?:there |here )?(?:in the rain|on wet days|when it (?:is )?rain(?:s|ing)?)\b/,
  /\b(?:rainy|wet|bad weather|miserable) (?:day|afternoon|morning|evening|weekend)s?\b/,
  /\b(?:bad|wet|brutal|desperate|awful|terrible) weather\b/,
  new RegExp(
    `\\b(?:weather|forecast) (?:is |looks |looking |to be |turns |gets )*(?:very |really |absolutely |pretty )?${weather}\\b`,
  ),
  /\bindoors? (?:things?|activit\w+|stuff|options?|plans?|ideas?|entertainment)\b/,
  /\b(?:things?|stuff|anything|something|what|nothing) (?:is there |there is )?(?:to do|to be done|can (?:we|you) do) (?:inside|indoors)\b/,
  /\b(?:things?|stuff|anything|something|what|nothing) (?:is there |there is )?do (?:we|you) do (?:inside|indoors)\b/,
)
const notOfWet = anyOf(
  /and if it is (?:just|only) \w+/,
  /bath|tub|ofuro|money|refund\w*|cancel\w*|back|what is the forecast|will it|is it going to|umbrellas?|boots|wellies|path|parking/,
  /car|roof|leak\w*|dogs?|drive|road|ferry|flight|taxi|wedding|propos\w*|ceremony|sauna|forest bathing|wet ?suits?|wi ?fi|stove/,
  /games?|tennis|ping pong|pool table|snooker|billiards?|darts?|dartboard|foosball|football table|jigsaws?|playroom|arcade/,
  /which|stormchaser|best (?:room|cabin)|watch|view|clothes|dry|drying|signal|power|safe|picnic|yoga|walks?|beach/,
)
const tired = anyOf(
  /burn(?:t|ed) out|wrecked|exhausted|knackered|shattered|worn out|drained|frazzled|stressed(?: out)?|run ragged|at the end of our tether/,
  /(?:hard|tough|rough|mad|long|stressful|busy|awful) (?:few )?(?:year|months?|weeks?)/,
  /need (?:a )?(?:proper |real |good )?(?:break|rest|reset|breather)/,
  /(?:switch|switching) off(?! (?:the|it|that|my|your)\b)|unwind|recharge(?! (?:my|our|the|an?|electric|it)\b)/,
  /get away from (?:it all|everything|people|the city|the noise)/,
  /(?:need|want|looking for|after|crave|craving|dying for|love) (?:a |some |just |a bit of )*(?:few )?(?:quiet|peaceful|silent|calm) (?:few )?(?:days?|nights?|weekend|time|place|break)/,
  /(?:somewhere|some ?place) (?:really |very |properly )?(?:quiet|silent|peaceful|calm)/,
  /(?:need|want|after|looking for) (?:a bit of |some |just )*(?:peace|quiet|silence|calm)/,
)
const notOfTired = anyOf(
  /bath|tub|massage|reiki|sauna|yoga|experiences?|activit\w+|what (?:can|is|do|(?:kinds?|sorts?) of things?)|anything|cancel\w*|refund|phone|email|wi ?fi|child\w*|kids?/,
  /ashamed|crying|die|alone|cope|low|neighbours?|next door|loud|music|noise from|how much|price|restaurants?|pub|caf\w+|beach\w*/,
  /breathe|taxi|doctor|nurse|hospital|newsletter|voucher|breakfast|which|dogs?|free|available|book/,
)
const older = anyOf(
  /(?:we are|i am|they are|both|us|my wife and i are|couple)(?: both| now| well)? (?:in|into) (?:our|my|their) (?:late |early |mid )?(?:[5-9]0s?|fifties|sixties|seventies|eighties)/,
  /(?:all|only|just|mostly|mainly|full of|for|nothing but|more for) (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /(?:older|elderly|retired|mature|middle aged|oul|auld) (?:couples?|people|guests|ones?|folk|pair)|pensioners?|oap s?/,
)
const notOfOlder = anyOf(
  /discounts?|money off|deals?|rates?|reductions?|vouchers?|steps|stairs|bath|tub|walks?|easy|manage|dogs?|bring/,
  /breakfast|deposit|hips?|knees?|fares?|tickets?|pockets?|purses?/,
  /parents?|mother|father|mam|mum|dad|offers?|cheaper|free|present|gift|anniversary/,
  /ideas|suggestions?|tips|things to do|fill (?:the|our|those) days|spend (?:the|our) (?:days|time)/,
)

/** Told of what there is in the dry. `text` is made plain. */
export const ofWetDays = (text: string): boolean => wet.test(text)
export const ofTired = (text: string): boolean => tired.test(text)
export const ofOlder = (text: string): boolean => older.test(text)

export const ofPeaceAndWeather: readonly Form[] = [
  {
    example: 'We have one full day.',
    heardAs: topicSet('change_booking unknown experiences picnic about check_out availability'),
    pattern: either(
      /^(?:we|i) (?:will )?(?:have|get) (?:just |only )?(?:one|a) (?:full|whole|single|free|spare) day(?: (?:there|here|with you))?$/,
      /\b(?:have|got|with) (?:just |only )?(?:a|one|two) (?:full |whole |single |free |spare )?days? (?:to fill|to ourselves|there|here)\b.*\b(?:ideas|suggestions|tips)$/,
      /^(?:any )?(?:ideas|suggestions|tips) for (?:a|our|one|the) (?:full|whole|free|spare) day\b/,
    ),
    topic: 'experiences',
  },
  {
    example: 'What if the weather is shite?',
    heardAs: topicSet('cancellation weather unknown complaint'),
    pattern: opening(
      /what if (?:the weather|it) (?:is|turns|gets|looks) (?:\w+ )?(?:shite|bad|wet|awful|terrible|miserable|manky|rotten|desperate|wild|brutal|crap)$/,
    ),
    topic: 'experiences',
  },
  {
    example: 'Bucketing rain, and we are in the lodge for two days. What can we do?',
    heardAs: topicSet('unknown weather occupancy room_seaforest experiences cancellation offtopic'),
    pattern:
      /\b(?:rain\w*|wet|bucketing|lashing|pouring|pissing|storm\w*|weather)\b.*\bwhat (?:can|could|should|is there to|do) (?:we|i|do)\b/,
    unless: /\b(?:cancel\w*|refund\w*|warning|red|orange|bring|pack|wear|dog|leak\w*|in through|flood\w*)\b/,
    topic: 'experiences',
  },
  {
    example: 'Is it boring if it rains?',
    heardAs: topicSet(
      'unknown offtopic weather weekend experiences cancellation late_check_out boutique yoga about availability' +
        ' dining price windows book_experience couples two_night',
    ),
    pattern: wet,
    unless: notOfWet,
    topic: 'experiences',
  },
  {
    example: "We're burnt out and need a quiet few days.",
    heardAs: topicSet(
      'unknown offtopic experiences emergency couples about change_booking cafes sauna complaint low two_night' +
        ' weekend availability price doctor flexi meditation',
    ),
    pattern: tired,
    unless: notOfTired,
    topic: 'couples',
  },
  {
    example: 'Is it all young couples taking selfies?',
    heardAs: topicSet('unknown offtopic price per_room couples occupancy testimonials about children gallery rooms'),
    pattern: older,
    unless: notOfOlder,
    topic: 'couples',
  },
  {
    example: 'Will there be other people around?',
    heardAs: topicSet('unknown offtopic about rooms acres couples occupancy other_guests'),
    pattern:
      /\b(?:other|any|lots of|more) (?:people|guests|couples)\b.{0,24}\b(?:around|about|there|near(?:by)?|on the (?:estate|site|property)|with us|staying)\b/,
    unless: /\b(?:how many|who|name|names|tonight|visit|bring|eat|food|restaurant|say|think|review\w*)\b/,
    topic: 'rooms',
    gap: 'other guests',
  },
  {
    example: 'Do hikers walk through the estate?',
    heardAs: topicSet('walks unknown acres beach about couples other_guests location'),
    pattern:
      /\b(?:do|does|can|could|may|will|would|are|have)\b.{0,16}\b(?:hikers?|walkers?|ramblers?|strangers?|tourists?|outsiders?|day ?trippers?|the public|locals|(?:random|other|strange) people)\b.{0,16}\b(?:walk|hike|wander|traipse|tramp|cut|come|pass|stroll|ramble)(?:s|ing)? (?:in |right |straight )?(?:through|across|over|past)\b/,
    unless: /\b(?:dogs?|how far|how long|beach is|bring)\b/,
    topic: 'acres',
  },
  {
    example: "What's the weather there now?",
    heardAs: topicSet('unknown weekend weather offtopic availability'),
    pattern: /\b(?:how|what) is the weather\b(?! like (?:in|at) (?!the weekend)\w+)/,
    unless: /\b(?:look|see|check|guide)\b/,
    topic: 'weather',
    gap: 'forecast',
  },
  {
    example: 'Is it going to rain on Thursday?',
    heardAs: topicSet('unknown weekend weather offtopic availability price'),
    pattern:
      /\b(?:is it|will it|it is|s it) (?:(?:going to|gonna|likely to|supposed to|meant to|due to) )?(?:be |stay |get )?(?:very |a bit )?(?:rain|raining|rainy|wet|dry|sunny|snow|snowing|windy|stormy|freezing|frosty|fine)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|week|then)\b/,
    unless: /\b(?:cabin|tub|bath|cancel\w*|refund|money|cheaper|price)\b/,
    topic: 'weather',
    gap: 'forecast',
  },
  {
    example: 'Where can I see current conditions at yours?',
    heardAs: topicSet('terms weather unknown free_nights location offtopic'),
    pattern: /\b(?:current|present|latest|live|today s) (?:weather |outdoor |outside )?(?:conditions?|temperature)\b/,
    unless: /\b(?:terms|bath|tub|water|sea|booking|cabin|room)\b/,
    topic: 'weather',
  },
  {
    example: "It's raining, what do you recommend?",
    heardAs: topicSet('offtopic unknown weather experiences dining eating_out walks beach town'),
    pattern: either(
      /\b(?:rainy|wet|raining|rains|rain|bad weather)\b.*\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b/,
      /\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b.*\b(?:rainy|wet|raining|rains|rain|bad weather)\b/,
    ),
    unless: /\b(?:bath|tub|boots|umbrella|money|back|refund|cancel\w*|forecast|will it)\b/,
    topic: 'experiences',
  },
  {
    example: 'Will we hear other people?',
    heardAs: topicSet('testimonials unknown occupancy couples about availability'),
    pattern:
      /\b(?:hear|overhear|see|notice|bothered by|disturbed by) (?:the |any |our )?(?:other (?:people|guests|couples)|others|neighbours|people next door)\b/,
    unless: /\b(?:who|now|playing|shouting|fighting|talking|all night|can not sleep)\b/,
    topic: 'couples',
    gap: 'hear',
  },
  {
    example: 'Is it noisy?',
    heardAs: topicSet('unknown couples children acres about'),
    pattern: opening(
      /is (?:it|the place|the estate)(?: very| a bit| ever)? (?:noisy|loud|busy|crowded)(?: there| at night| at weekends)?$/,
    ),
    topic: 'couples',
  },
  {
    example: 'How is it looking outside at yours today?',
    heardAs: topicSet('unknown weather offtopic location about vouchers'),
    pattern:
      /\bhow is it (?:looking|out|outside)\b.{0,12}\b(?:outside|out|at (?:yours|your place)|down there|up there|over there|there|today|now|this morning)\b/,
    unless: /\b(?:booking|availab\w*|free|order|tomorrow|weekend|week)\b/,
    topic: 'weather',
  },
  {
    example: 'Do you have a live reading of wind and temperature for the site?',
    heardAs: topicSet('unknown weather offtopic heating location heating_and_cooling'),
    pattern: either(
      /\b(?:live|current|real time|up to date|present) (?:\w+ )?(?:readings?|figures?|data|conditions|weather|temperatures?|wind)\b.*\b(?:wind|temperature|weather|rain\w*|outside|site|estate|yours)\b/,
      /\bweather station\b/,
    ),
    unless: /\b(?:bath|tub|sauna|sea temperature|water temperature|inside|room|cabin|forecast|train|dollar|price)\b/,
    topic: 'weather',
  },
  {
    example: 'Will we have space, or are we right on top of the neighbours?',
    heardAs: topicSet('unknown parking acres couples rooms about other_guests occupancy deposit'),
    pattern: either(
      /\b(?:right )?on top of (?:the |our |your )?(?:neighbours?|other (?:guests|people|couples|cabins)|others)\b/,
      /\b(?:cabins?|rooms|guests|we|you) (?:are |be |all |packed |crammed |squashed |squeezed |cheek )+(?:packed|crammed|squashed|squeezed|by jowl|in like sardines)(?: (?:in )?together)?\b/,
    ),
    unless: /\b(?:car|sleep|bed|three|four|3|4|luggage)\b/,
    topic: 'acres',
  },
  {
    example: 'Would my wife and I fit in there?',
    heardAs: topicSet('couples occupancy unknown about children'),
    pattern:
      /\bwould (?:we|my (?:wife|husband|partner|boyfriend|girlfriend) and (?:i|me)|the two of us|(?:i|me) and my (?:wife|husband|partner)) (?:fit in|feel (?:at home|comfortable|out of place)|be welcome|suit)\b/,
    unless: /\b(?:bath|tub|bed|sauna|car|kids?|bab(?:y|ies)|dogs?|friends|parents|mother|sister|third)\b/,
    topic: 'couples',
  },
  {
    example: "And what's it like out there right now, is it raining?",
    heardAs: topicSet('weather unknown offtopic room_stormchaser experiences walks'),
    pattern:
      /\bwhat is (?:it|the weather) like (?:out |over |outside |down |up )?(?:there|here|outside|at yours|with you)?(?: right)? ?(?:now|at the moment|at this (?:minute|moment))\b|\bis it (?:raining|lashing|bucketing|wet|windy|snowing|sunny|dry|pouring) (?:out |over |down )?(?:there|at yours|with you|on the estate)?(?: right)? ?(?:now|at the moment|at this (?:minute|moment))\b/,
    unless: /\b(?:tomorrow|weekend|next|will)\b/,
    topic: 'weather',
  },
  {
    example: "Is there a way to see what it's doing at your place at this moment?",
    heardAs: topicSet('weather unknown free_nights check_in offtopic'),
    pattern:
      /\bsee what (?:it|the (?:weather|sky)) is (?:doing|like) (?:at your place|at yours|there|over there|down there|where you are|with you)(?: at this (?:moment|minute)| right now| now| at the moment)?\b/,
    topic: 'weather',
  },
  {
    example: 'Should I pack the big coat, what is it doing outside at yours right now?',
    heardAs: topicSet('unknown weather about'),
    pattern: /\bwhat is it doing (?:outside|out|there|at yours|over there|down there)\b/,
    unless: /\b(?:tomorrow|weekend|next|forecast)\b/,
    topic: 'weather',
  },
]
