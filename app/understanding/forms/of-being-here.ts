/** What is asked by its form on the way here, on arrival and in the room. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { tellsOfFault } from '#app/understanding/troubles/broken-things.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { type FormRule, likely, surely } from './form-rule.ts'
import { minor } from './people-named.ts'
import { nothingOfOurs } from './stay-words.ts'

/** A bath that has gone cold since may be heated again for money; one that came cold is a fault. */
const notAsPromised = /\b(?:stone cold|freezing cold|not working|broken|broke)\b/

/** “Is the bed mine by then?”, “is the little house ready for us?”: when the room is theirs, whatever they call it. */
export const oursBy =
  /\b(?:is|will|would|can|could|might) (?:the|our|my|your) (?:\w+ )?(?:beds?|house|place|rooms?|cabins?|lodge|hut|chalet|pod) (?:then |already |be |still )*(?:ready|ours|mine|made up|free for (?:us|me)|there for (?:us|me))\b/

/** “Is there a sofa bed for a third?” */
const oneMoreBed = anyOf(
  /sofa ?beds?|futons?|camp ?beds?|air ?beds?|(?:on|across) (?:the|your|our) floor|(?:air|spare|extra) mattress/,
  /blow ?up beds?|(?:fold|pull) ?out(?: (?:beds?|couch|sofa))?|roll ?away(?: beds?)?|extra beds?|bunks?|couch|sofa/,
)
const third = anyOf(
  /(?:two|couple|pair|both)\b.{0,30}\b(?:plus|and|with)(?: \w+){0,2}? (?:my|our|one|a|another) (?:\w+ )?(?:cousin|friend|mate|pal|buddy|brother|sister|mum|mam|mom|mother|dad|father|aunt|uncle|colleague)/,
  /third(?! (?:of|cabin|room|night|day|time|one|floor))|3rd(?! (?:of|cabin|room|night|day|time|one|floor))/,
  /for (?:my|our|his|her|the) (?:\w+ )?(?:cousin|friend|mate|pal|buddy|brother|sister|mum|mam|mom|mother|dad|father|aunt|uncle|colleague|mother in law|granny|nana)/,
  /three of us|3 of us|(?:three|3) adults|we are (?:three|3)|extra (?:person|guest|adult)|with us two/,
  /could (?:they|he|she|(?:my|our) \w+) (?:stay|sleep|kip|crash)|(?:with|beside) (?:the )?two of us/,
)

const hour = /\b(?:how (?:late|long)|(?:what|which) (?:time|hour)|(?:until|till|by) when|when|the latest)\b/
const unpaid = either(
  /\bwithout (?:\w+ ){0,4}?(?:pay|paying|charges?|costs?|fees?|extra|surcharge|supplement|late checkout|late departure)\b/,
  /\bno (?:extra|additional|further) (?:charge|cost|fee|money)\b|\b(?:for free|free of charge)\b/,
  /\bbefore (?:it|that|you|we) (?:costs?|charges?|pay)\b/,
  /\b(?:not|never) (?:want to |wish to |like to )?(?:pay|paying|take|taking|book|booking|buy|buying|add|adding|have|having) (?:for )?(?:anything |any )?(?:extra|more|(?:the |a |your )?late)\b/,
)
/** “When is late check-out free?”, and not “without the late check-out”. */
const lateForNothing = (text: string) =>
  /\blate (?:checkout|departure)\b/.test(text) && !/\b(?:without|not|never)\b.*\blate (?:checkout|departure)\b/.test(text)

export const ofBeingHere: readonly FormRule[] = [
  {
    example: 'How do we light the stove?',
    pattern: either(
      /\bhow (?:do|does|to|can|should|would)\b.*\b(?:light|start|work|use|operate|get going|set up|turn on)\b.*\b(?:stove|wood ?burner|log burner|burner)\b/,
      /\b(?:light|start) (?:the|our|that) (?:stove|wood ?burner|log burner|burner)\b/,
    ),
    topic: 'heating_and_cooling',
    confidence: likely,
    whole: true,
  },
  {
    example: 'Is the stove electric, gas or wood?',
    pattern: either(
      /^(?:is|are)\b.{0,24}\bstoves?\b.{0,24}\b(?:electric|gas|oil|pellets?)\b/,
      /\b(?:electric|gas|oil|pellet) (?:stove|burner)s?\b|\b(?:wood|log) (?:stove|burner)\b.*\bor\b.*\b(?:electric|gas)\b/,
      /\bwhat (?:fuel )?(?:do|does|is) (?:the|your) stoves? (?:burn|run on|use|take|fired? (?:by|with)|burning)\b/,
    ),
    also: ({ text }) =>
      !/\b(?:lodge|hob|cooker|cook|car|smell\w*|leak\w*|broken|light|start|bring|camping|outside|my|our|own)\b/.test(text),
    topic: 'heating',
    confidence: surely,
    whole: true,
  },
  {
    example: 'Do we pay extra for the heated bath?',
    pattern: /\b(?:pay|add|get|have|order|book|buy)\b.{0,20}\b(?:extra|more|a supplement)\b.{0,12}\bfor\b/,
    also: ({ named }) => named.includes('heated_bath') && !named.includes('card'),
    topic: 'heated_bath',
    confidence: likely,
  },
  {
    example: "The code isn't working, I tried it three times.",
    pattern:
      /^(?!.*\b(?:promo\w*|discount|percent|newsletter|vouchers?|gift|checkout|(?:while )?booking|booking page|site|e ?mail)\b).*\b(?:code|key ?pad|gate|barrier) (?:is|does|do|will|has|still|just) (?:still |just )*(?:not |stopped |refusing |rejecting )(?:to )?(?:work\w*|open\w*|budg\w*|tak\w*|accept\w*|(?:the|my|our) code)?\b/,
    also: ({ named }) => !named.includes('wifi'),
    topic: 'gate_code',
    confidence: surely,
    whole: true,
  },
  // Orders are not taken here.
  {
    example: 'Can you put it on the booking?',
    notHeardAs: nothingOfOurs,
    pattern:
      /\b(?:can|could|will|would) (?:you|ye) (?:please |just )?(?:put|stick|charge) (?:it|that|them|those|one|two) (?:on|to|onto) (?:the|my|our) (?:booking|room|bill|stay|tab|order|reservation)\b/,
    topic: 'book_experience',
    confidence: likely,
    whole: true,
  },
  // Whoever is on the road and late.
  {
    example: 'Will someone be there to let us in?',
    heardAs: topicSet('check_in gate_code unknown location availability offtopic late_check_out contact taxis town'),
    pattern: either(
      /\b(?:will|would|can|could) (?:someone|somebody|anyone|anybody) (?:still )?(?:be there to )?let us in\b/,
      /\b(?:we are|i am) (?:running|going to be|gonna be) (?:\w+ )?late\b(?!.*\b(?:check ?out|fee|charge|booking|breakfast|dinner)\b)/,
      /(?<!\b(?:people|you|they) (?:get |be )?)\bstuck in traffic\b/,
      /\btraffic\b.*\b(?:brutal|terrible|desperate|mad|bad|awful)\b/,
      /\barriving (?:at |around |about )?\d[\d:. ]*(?:am|pm)?(?: tonight| today| this evening)? instead of\b/,
    ),
    topic: 'check_in',
    confidence: surely,
    whole: true,
  },
  {
    example: 'The shower is broken.',
    also: ({ topic, text, asked }) => (topic !== 'bath_reheat' || notAsPromised.test(text)) && tellsOfFault(text, asked),
    topic: 'housekeeping',
    confidence: surely,
    whole: true,
  },
  // Asks for the end of the stay, and not for what may be added to it.
  {
    example: 'How late can we check out without a fee?',
    heardAs: topicSet('late_check_out check_out'),
    pattern: hour,
    also: ({ text }) => unpaid.test(text) && !lateForNothing(text),
    topic: 'check_out',
    confidence: likely,
  },
  // No bed makes room for more than two. Of children something else is told.
  {
    example: 'Is there a sofa bed for a third?',
    heardAs: topicSet('occupancy beds unknown'),
    pattern: oneMoreBed,
    unless: minor,
    also: ({ text, named }) => third.test(text) && !named.includes('child'),
    topic: 'occupancy',
    confidence: surely,
    whole: true,
  },
  {
    example: 'Is the bed mine by then?',
    heardAs: topicSet(
      'beds rooms unknown offtopic availability check_in check_out late_check_out parking complaint location about cabin_amenities room_seaforest',
    ),
    pattern: oursBy,
    unless: /\b(?:until|till|how long|last|final|leave|leaving|out)\b/,
    topic: 'check_in',
    confidence: surely,
    whole: true,
  },
]
