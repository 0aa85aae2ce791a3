/** What is asked of an answer a turn later, with a word that alone would lead elsewhere: for how many, where to find them, now or there. */
import { type FollowUpRule, of } from './follow-up-rule.ts'

export const askedATurnLater: readonly FollowUpRule[] = [
  // “Where do I find them?”, “can I move the date instead?”, of the terms.
  {
    before: of('terms'),
    said: /^(?:and |so |ok )*where (?:do|can|would|could|are|is|will) (?:i|we|they|it|those|these)(?: (?:find|read|see|get) (?:them|it|those|these|that))?$/,
    topic: 'terms',
  },
  {
    before: of('terms how_to_book'),
    said: /\b(?:move|change|shift|postpone|push|switch) (?:the|our|my) (?:dates?|booking|stay|nights?)\b/,
    topic: 'change_booking',
  },
  // “For how many people?”, of what is brought to eat.
  {
    before: of('grazing breakfast picnic'),
    said: /^(?:(?:and|so|ok|is|it|that|one|for) )*(?:for )?how many(?: (?:people|persons|of us))?(?: (?:does|do|is|are|will|would) (?:it|that|one|they)(?: (?:feed|serve|do|for))?| is (?:it|that) for)?$/,
  },
  // “Do I book now or there?”, of leaving late.
  {
    before: of('late_check_out'),
    said: /\b(?:book|arrange|ask|order|reserve|pay)\b.{0,20}\b(?:now|in advance|beforehand|ahead|already)\b.{0,12}\bor\b|\bnow or (?:there|then|later)\b/,
    topic: 'late_check_out',
  },
  // “Does she have five years?”
  { before: of('vouchers'), said: /\b(?:five|5) years\b/, topic: 'vouchers' },
  // “Does it cover Saturday too?”, of which days are weekdays.
  {
    before: of('weekend'),
    said: /\b(?:cover|include|count|mean|go for|apply)\w*\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
    topic: 'weekend',
  },
]
