/** What is asked by its form of booking and paying: the day, the money back, one more night, a page that refuses. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { type FormRule, likely, surely } from './form-rule.ts'
import { topicOfRoom } from './rooms-compared.ts'
import { ofStay } from './stay-words.ts'

export const ofBooking: readonly FormRule[] = [
  {
    example: 'Is it cheaper midweek?',
    heardAs: topicSet('weekend price'),
    pattern:
      /^(?=.*\b(?:cheaper|dearer|less expensive|more expensive|cost (?:less|more)|pricier)\b).*\b(?:mid ?week|during the week|week ?days?|week ?ends?)\b/,
    also: ({ named }) => !named.some((one) => topicOfRoom[one]),
    topic: 'weekend',
    confidence: likely,
  },
  {
    example: 'Do I get anything back for the second night?',
    heardAs: topicSet('price two_night flexi unknown cancellation money late_check_out confirmation check_out'),
    pattern: either(
      /\b(?:how much money|how much of (?:it|that|the money)|anything|any of it|(?:my|our|the|any) money|something)\b.{0,15}\b(?:get|receive|see|claim)\b(?:.{0,15}\b)?back\b/,
      /\b(?:get|receive|see|claim) (?:it all|all of it|anything|something|(?:my|our|the|any) money|any of it)(?: all)? back\b/,
      /\bget it (?:all )?back\b|\bhow much (?:do|would|will|can) (?:i|we) (?:get|receive) back$/,
    ),
    unless: /\b(?:deposit|voucher|call|reply|hear|heard|answer)\b/,
    topic: 'cancellation',
    confidence: likely,
    whole: true,
  },
  // Of whoever is here or has booked.
  {
    example: 'Can we stay an extra night?',
    heardAs: topicSet('two_night flexi change_booking unknown occupancy price availability'),
    pattern: either(
      /\b(?:can|could|may|is it possible|any chance|would it be possible|possible|like|love|want)\b.*\b(?:stay|add|extend)\b(?: \w+){0,3} (?:extra|additional|another|more) night\b/,
      /\bextend (?:our|my|the) (?:stay|booking)\b/,
    ),
    topic: 'change_booking',
    confidence: likely,
    whole: true,
  },
  {
    example: 'What is the Flexi price?',
    heardAs: topicSet('flexi price'),
    also: ({ named }) => named.includes('flexi') && named.every((one) => one === 'flexi' || ofStay.has(one)),
    topic: 'flexi',
    confidence: likely,
  },
  {
    example: "Stormchaser one night on a Tuesday with late leaving, what's the total?",
    heardAs: topicSet('price flexi'),
    also: ({ named }) => named.includes('late_checkout') && named.includes('one_night'),
    topic: 'flexi',
    confidence: surely,
  },
  {
    example: "The calendar won't let me choose one night.",
    pattern: either(
      /\b(?:calendar|pop ?up|page|site|system|form|widget|it) (?:will|does|would|is) not (?:let|letting|allow|allowing) (?:me|us)\b.*\b(?:one|1|a single|single) night\b/,
      /\b(?:one|1|single) night(?:er)?\b.*\bonly (?:lets?|allows?|gives?|offers?) (?:me|us)?\b/,
      /\bonly (?:lets?|allows?) (?:me|us) (?:to )?(?:do|book|pick|choose|have|select) (?:two|2)\b/,
    ),
    topic: 'flexi_booking',
    confidence: surely,
  },
  {
    example: 'Nothing opens when I pay.',
    pattern: either(
      /\b(?:failed to create|create) (?:a )?checkout session\b|\bpop ?ups? (?:is |was |are |got )?blocked\b/,
      /\b(?:payment|paying|checkout) (?:page|window|screen|form) (?:(?:does|will|is|did) not|never|failed|keeps)\b/,
      /\bnothing (?:opens|happens) when (?:i|we) (?:pay|order|tap|press|click)\b/,
    ),
    topic: 'payment_page',
    confidence: likely,
    whole: true,
  },
]
