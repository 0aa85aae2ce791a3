/** Conditions that somebody lives with: mentioned beside a question, they are no danger. */
import { anyOf } from '#app/understanding/any-of.ts'

const condition = anyOf(
  /vertigo|migraines?|arthrit\w*|asthma\w*|tinnitus|sciatica|fibromyalgia|gout|eczema|psoriasis|crohn\w*|ibs|lupus|parkinson\w*|raynaud\w*/,
  // “Her hands go blue if it's cold.”
  /(?:hands|fingers|toes|feet) (?:go|goes|going|turn|turns|get|gets) (?:all )?(?:blue|white|purple|numb)(?= (?:\w+ )?(?:if|when|whenever|in the cold|every|under|below)\b)/,
  /dementia|alzheimer\w*|autis\w*|adhd|dyslexi\w*|claustrophob\w*|agoraphob\w*|anxiety|insomnia|sleep apno?ea|cpap|colou?r ?blind/,
  /(?:is|am|are|going|gone|a bit|half|partially|nearly|very|profoundly) (?:\w+ )?(?:deaf|blind)|blind in one eye/,
  /one (?:eye|leg|arm)|hard of hearing/,
  /hearing (?:aids?|loss|impair\w*)|(?:poor|bad|weak|failing) (?:sight|eyesight|hearing|balance|circulation)|partially sighted/,
  /(?:bad|sore|dodgy|weak|stiff|replaced|new|gammy|banjaxed) (?:backs?|hips?|knees?|shoulders?|ankles?|necks?|joints?|legs?|chest infection)/,
  /(?:knee|hip|shoulder) (?:replacement|surgery|operation)|(?:in|has) a cast|on crutches|recovering from/,
  /after (?:an|her|his|my|the) operation/,
  /(?:is|am|are|turning|nearly) (?:in (?:her|his|my|our|their) )?(?:[5-9]\d)s?(?: (?:now|years old|and))?|elderly|getting on(?: a bit)?|frail/,
  /afraid of (?:heights|the dark|spiders|dogs|water)|(?:travel|sea|car) ?sick|snor\w+|sleepwalk\w*|light sleepers?|bad sleepers?/,
)
/** Something is happening now. */
const happening = anyOf(
  /attack|now|just|suddenly|keeps?(?! (?:the|our|your) (?:cabins?|rooms?|lodge|place) warm)|can not|could not|stopped|bleed\w*|blood|fell|fallen|falling|collapsed|fainted|passed out|faint/,
  /hurt|hurts|pain|pains|worse|help|emergency|shaking|vomit\w*|throwing up|unconscious|breath\w*|confused|missing|wandered|lost|swollen/,
)

/** `text` is made plain. */
export const tellsOfCondition = (text: string): boolean => condition.test(text) && !happening.test(text)
