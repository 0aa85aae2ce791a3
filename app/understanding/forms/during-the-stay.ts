/** What guests write from the cabin: a small ailment, a noise in the night, the shorter of two offers. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { type Form, of } from './form-rule.ts'

/** Nobody is sent past the doctor with one of these. */
const grave = anyOf(
  /worst|sudden\w*|stiff|blurred|blurry|collaps\w*|faint\w*|confus\w*|numb\w*|chest|breath\w*|unconscious|pregnan\w*|drowsy|fits?/,
  /burning up|high (?:fever|temperature)|(?:39|40|41)(?: degrees)?|delirious/,
  /seizure|blood|bleeding|head injury|fell|fallen|hit (?:his|her|my|their) head|vomiting blood|sepsis|purple|face droop\w*|speech/,
  /swallow\w*|swollen|swelling|chok\w*|wheez\w*|rash|vision|not see|heart|diabet\w*|anaphyl\w*|epipen|stung|overdose/,
)

export const duringTheStay: readonly Form[] = [
  // “My husband has a bad toothache.”
  {
    near: of(
      'emergency unknown contact doctor medicine offtopic engagement breakfast about hospital health low heating housekeeping',
    ),
    said: either(
      /\b(?:tooth ?ache|ear ?ache|head ?ache|migraine|sore throat|hay ?fever|(?:upset|sick|dodgy|bad) (?:stomach|tummy)|stomach (?:bug|ache)|tummy (?:bug|ache)|tonsil\w*|sinus\w*|cystitis|conjunctivitis|pink ?eye)\b/,
      /\b(?:a|the|have|has|got) (?:bad |terrible |heavy |slight )?(?:flu|cold|cough|temperature|fever|stye|uti)\b(?= (?:and|since|now|again|but|so|what|is|who|where)\b|$)/,
    ),
    not: either(grave, /\b(?:take|ibuprofen|paracetamol|aspirin|nurofen|bath|tub|cancel\w*|refund\w*|book(?:ed|ing)?)\b/),
    topic: 'doctor',
  },
  { near: of('unknown offtopic cafes takeaways'), said: /\bdentists?\b/, topic: 'doctor', gap: 'dentist' },
  // “Do u take over 18s only?”
  {
    near: of('occupancy couples unknown children offtopic pets availability how_to_book'),
    said: /\bover (?:18|eighteen)s?\b.*\bonly\b|\bonly\b.*\bover (?:18|eighteen)s?\b/,
    topic: 'children',
  },
  // “What does it cost to bring the dog, is there a fee per night?”
  {
    near: of('price unknown offtopic extras per_room pay_addons deposit'),
    said: /\b(?:fee|charge|cost|supplement|extra)\b.*\b(?:dog|pet|cat)s?\b|\b(?:dog|pet|cat)s?\b.*\b(?:fee|charge|cost extra|supplement)\b/,
    not: /\b(?:nights? in|stay for|total|altogether|clean\w*|damage|lodge)\b/,
    topic: 'pets',
    gap: 'fee',
  },
  {
    near: of('unknown offtopic location'),
    said: /^(?:and |so |ok )*(?:which|what|any|whose) (?:taxis?|cabs?)$/,
    topic: 'taxis',
  },
  // “Is it just adults?”
  {
    near: of('occupancy couples unknown children'),
    said: /^(?:(?:so|and|hi|hello|ok) )*(?:is|are) (?:it|ye|you|this|the place) (?:just|only) (?:for )?(?:adults|grown ups|couples without kids)\b/,
    topic: 'children',
  },
]
