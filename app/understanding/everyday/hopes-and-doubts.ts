/** What guests hope for and doubt before they come: rest, their age, the rain. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

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
  /which|stormchaser|best (?:room|cabin)|watch|view|clothes|dry|drying|signal|power|safe|picnic|yoga|walks?|beach/,
)

const tired = anyOf(
  /burn(?:t|ed) out|wrecked|exhausted|knackered|shattered|worn out|drained|frazzled|stressed(?: out)?|run ragged|at the end of our tether/,
  /(?:hard|tough|rough|mad|long|stressful|busy|awful) (?:few )?(?:year|months?|weeks?)/,
  /need (?:a )?(?:proper |real |good )?(?:break|rest|reset|breather)/,
  /(?:switch|switching) off(?! (?:the|it|that|my|your)\b)|unwind|recharge(?! (?:my|our|the|an?|electric|it)\b)/,
  /get away from (?:it all|everything|people|the city|the noise)/,
  /(?:need|want|looking for) (?:a |some |just |a bit of )*(?:few )?(?:quiet|peaceful|silent|calm) (?:few )?(?:days?|nights?|weekend|time|place|break)/,
  /(?:after|crave) (?:a |some |just |a bit of )*(?:few )?(?:quiet|peaceful|silent|calm) (?:few )?(?:days?|nights?|weekend|time|place|break)/,
  /(?:craving|dying for|love) (?:a |some |just |a bit of )*(?:few )?(?:quiet|peaceful|silent|calm) (?:few )?(?:days?|nights?|weekend|time|place|break)/,
  /(?:somewhere|some ?place) (?:really |very |properly )?(?:quiet|silent|peaceful|calm)/,
  /(?:need|want|after|looking for) (?:a bit of |some |just )*(?:peace|quiet|silence|calm)/,
)
const notOfTired = anyOf(
  /bath|tub|massage|reiki|sauna|yoga|experiences?|what (?:can|is|do)|anything|cancel\w*|refund|phone|email|wi ?fi|child\w*|kids?/,
  /ashamed|crying|die|alone|cope|low|neighbours?|next door|loud|music|noise from|how much|price|restaurants?|pub|caf\w+|beach\w*/,
  /taxi|doctor|nurse|hospital|newsletter|voucher|breakfast|which|dogs?|free|available|book/,
)

const older = anyOf(
  /(?:we are|i am|they are)(?: both| now| well)? (?:in|into) (?:our|my|their) (?:late |early |mid )?(?:[5-9]0s?|fifties|sixties|seventies|eighties)/,
  /(?:both|us)(?: both| now| well)? (?:in|into) (?:our|my|their) (?:late |early |mid )?(?:[5-9]0s?|fifties|sixties|seventies|eighties)/,
  /(?:my wife and i are|couple)(?: both| now| well)? (?:in|into) (?:our|my|their) (?:late |early |mid )?(?:[5-9]0s?|fifties|sixties|seventies|eighties)/,
  /(?:all|only) (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /just (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /mostly (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /mainly (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /full of (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /for (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /nothing but (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /more for (?:the )?(?:young(?:er)?|instagram\w*|insta|influencers?|hipsters?|trendy|twenty somethings?|millennials?|selfie\w*|beautiful people)/,
  /(?:older|elderly|retired|mature|middle aged|oul|auld) (?:couples?|people|guests|ones?|folk|pair)|pensioners?|oap s?/,
)
const notOfOlder = anyOf(
  /discounts?|money off|deals?|rates?|reductions?|vouchers?|steps|stairs|bath|tub|walks?|easy|manage|dogs?|bring/,
  /breakfast|deposit|hips?|knees?/,
  /parents?|mother|father|mam|mum|dad|offers?|cheaper|free|present|gift|anniversary/,
)

export const hopesAndDoubts: readonly Form[] = [
  {
    near: topicSet(
      'unknown offtopic weather weekend experiences cancellation late_check_out boutique yoga about availability' +
        ' dining price windows book_experience couples two_night',
    ),
    said: wet,
    not: notOfWet,
    topic: 'experiences',
  },
  {
    near: topicSet(
      'unknown offtopic experiences emergency couples about change_booking cafes sauna complaint low two_night' +
        ' weekend availability price doctor flexi meditation',
    ),
    said: tired,
    not: notOfTired,
    topic: 'couples',
  },
  {
    near: topicSet('unknown offtopic price per_room couples occupancy testimonials about children gallery rooms'),
    said: older,
    not: notOfOlder,
    topic: 'couples',
  },
]

/** Told of what there is in the dry. `text` is made plain. */
export const ofWetDays = (text: string): boolean => wet.test(text)
export const ofTired = (text: string): boolean => tired.test(text)
export const ofOlder = (text: string): boolean => older.test(text)
