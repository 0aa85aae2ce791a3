/** Tells children who would come along from children who are only mentioned. */
import { anyOf, framed } from '#app/understanding/any-of.ts'
import { familyElsewhere } from '#app/understanding/forms/people-named.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { lostChild } from '#app/understanding/troubles/troubles.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

/** Undefined if none would come along, or the question is certainly about something else. @param text normalised */
export function decideOfChildren(reading: Reading, text: string): Decision | undefined {
  const { topic, confidence } = reading
  if (stayAway(text))
    return topic === 'children'
      ? { kind: 'handover', topic: 'unknown', confidence, because: 'about children who stay away' }
      : undefined
  const spokenOf = reading.tokens.some((token, i, all) => isChild(token, all.slice(i + 1, i + 3)))
  if (!spokenOf || !(mainlyOf(reading) || besideAnother(reading))) return undefined
  return { kind: 'answer', topic: 'children', confidence, because: 'children are mentioned, and the estate is for adults' }
}

function mainlyOf({ topic, guesses, gap }: Reading): boolean {
  const probability = guesses.find((guess) => guess.topic === 'children')?.probability ?? 0
  if (gap) return false
  return topic === 'children' ? probability >= thresholds.answer : topic === 'unknown' && probability >= thresholds.hedge
}

const ownOfChildren = new Set(['children', 'vouchers', 'occupancy'])
const besideAnother = ({ topic, confidence }: Reading) =>
  isTopic(topic) && !ownOfChildren.has(topic) && confidence < thresholds.children

/** A guest who may have to cancel “because of the baby” is pregnant and brings nobody. */
const asksMoneyBack =
  /\bbecause of (?:the|our|my) baby\b.*\b(?:money|refund\w*|back|cancel\w*)\b|\b(?:not|never) (?:be )?bring(?:ing)? (?:a|the|our|any) (?:baby|child|kids?)\b/

const stayAway = (text: string) =>
  asksMoneyBack.test(text) ||
  lostChild.test(text) ||
  awayFromThem.test(text) ||
  (leftAtHome.test(text) && !oneComes.test(text)) ||
  grownOnesAct.test(text) ||
  birthOfTheirs.test(text) ||
  grownSuitor.test(text) ||
  daysOfTheirs.test(text) ||
  familyElsewhere.test(text) ||
  (kinActs.test(text) && !comesAlong.test(text))

/** “Our first time away since the baby.” */
const awayFromThem =
  /\b(?:time|nights?|weekend|trip|break|holiday|stay) (?:away )?(?:since|away from|without) (?:the|our|my|we had (?:the|our)) (?:\w+ )?(?:baby|kids?|children|little one|twins|small ones)\b/

/** Children who are minded at home do not come along. */
const leftAtHome = anyOf(
  /(?<!\bno )(?:baby ?sitter|sitter|child ?minder) (?:(?:can|is|will|has)(?! (?:our|my|the|we|i|she|he|they)\b)|only|for)/,
  /(?<!\b(?:not|never|no longer|no one to|nobody to|unable to|refuses to) )(?:mind|minds|minding|has|have|taking|takes) (?:the |our |my )?(?:kids?|children|baby|boys|girls|lads|little ones?)(?! (?:with|along|running|about|around|here|there|on)\b)/,
  /(?:kids?|children|baby|little ones?) (?:are |is |will be |can |could )?(?:stay|stays|staying|left|being minded|minded) (?:at|with|by)/,
)
/** “Mam minds the kids, although the baby would have to come along.” */
const oneComes =
  /\b(?:baby|infant|toddler|little one|youngest)\b.*\b(?:(?:have|has|need|needs) to come|comes? (?:along|with)|coming (?:along|with)|joins? us)\b|\b(?:could|can|may|might|would) (?:he|she|they) (?:just |still |maybe )?(?:sleep|come|stay|squeeze|bunk|fit)\b.{0,12}\bwith us\b/
/** “If our daughter goes into labour, we'd have to pull out.” */
const birthOfTheirs =
  /\b(?:sons?|daughters?|sister|niece|wife)\b.*\b(?:labour|labor|giv(?:es?|ing) birth|due)\b.*\b(?:pull out|cancel\w*|call (?:it )?off|postpone|move (?:it|the|our)|go home)\b/
/** “My son is going to ask his young lady to marry him during their stay.” */
const grownSuitor =
  /^(?!.*\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|little ones?|years? old)\b).*\b(?:son|daughter|nephew|niece)\b.*\b(?:marry (?:him|her)|(?:ask\w*|propos\w*)\b.*\b(?:young lady|girlfriend|boyfriend|fianc\w*|to marry))\b/
/** “The children think we should do something for the day.” */
const grownOnesAct =
  /\b(?:the|our|my) (?:grand)?(?:children|kids) (?:all )?(?:think|say|said|reckon|insist|want us|gave|bought|booked|sent|paid|got us|are paying)\b/
/** "My daughter won't let me go until I know …": a child acting for a guest is not a visitor. */
const kinActs = anyOf(
  /(?:ask|asked|asking|get|got|getting|have|had|having) (?:my|our) (?:grand)?(?:son|daughter|niece|nephew) to/,
  framed(/(?:my|our|his|her) (?:grand)?(?:son|daughter|niece|nephew) /, [
    /(?:just |only )?(?:sent|forwarded|gave|emailed|texted|mentioned|recommended|bought|signed) /,
    /will not let|would not let|does not let|insists?|says|said|told|tells|thinks|reckons|works|drives|is driving/,
    /booked|is booking|is the one who|found|showed|set (?:this|it) up|is (?:a|an) (?:nurse|doctor|guard|teacher|vet)/,
    /(?:is |are )?(?:asking|proposing|popping|going to (?:ask|propose|marry)|planning to (?:ask|propose)|getting (?:engaged|married))/,
    /wants to (?:ask|propose|marry)|is minding|(?:does|did) (?:all )?(?:the|my|our) (?:booking|computer)|helps? me/,
  ]),
)
const comesAlong = /\b(?:comes?|coming|bring|bringing|joins?|joining|along|stays?|staying|years?|yrs|months?|old|\d+)\b/
/** "My niece's communion" is elsewhere, and so is she. */
const daysOfTheirs = framed(
  /\b(?:kids?|child|children|sons?|daughters?|nieces?|nephews?|god ?(?:child|son|daughter)|grand ?(?:child|son|daughter)s?) s (?:\w+ )?/,
  [
    /communion|confirmation|christening|baptism|wedding|graduation|recital|concert|match|exams?|school play/,
    /prize ?giving|birthday/,
  ],
  /\b/,
)

/** "A 13 year old", but not a red setter of that age. */
const isChild = ({ concept, text }: Token, next: readonly Token[]) =>
  concept === 'child' && !(/old$/.test(text) && next.some((token) => token.concept === 'pet'))
