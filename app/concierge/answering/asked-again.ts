/** “Sorry, what time did you say again?”, asked some questions later: the question that was about a time is answered once more. */

import { admit, admitAfter } from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { either, oneOf } from '#app/understanding/any-of.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import { isAsking, sentences } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import type { Again, Answer } from './outcome.ts'

/** `words`: what is asked for; `asked`: how it may have been asked before; `told`: what an answer to it contains. */
type Kind = { words: string; asked: RegExp; topics?: ReadonlySet<string>; told: RegExp }

const kinds: readonly Kind[] = [
  {
    words: '(?:at |by |from |until |till )?(?:what (?:time|hour)|when)',
    asked: /\b(?:when|what (?:time|hour)|how (?:late|early)|until|till|by when)\b/,
    topics: new Set(['check_in', 'check_out', 'late_check_out']),
    told: /\d ?(?:am|pm)\b|\b(?:noon|midday|midnight|dawn|dusk)\b/i,
  },
  {
    words:
      '(?:how much (?:notice|warning)|how (?:far|long) (?:ahead|before|beforehand|in advance)|how many hours(?: before| ahead| notice)?)',
    asked: /\b(?:notice|warning|ahead|in advance|beforehand|before|by when|deadline)\b/,
    told: /\b(?:hours|the day before|days before)\b/i,
  },
  {
    words: '(?:how much|what price|what (?:was|is) the (?:price|cost)(?: of (?:it|that))?)',
    asked: /\b(?:how much|prices?|costs?|charges?|rates?|damage|set (?:us|me) back)\b/,
    told: /€/,
  },
  { words: 'how far(?: away)?', asked: /\b(?:how (?:far|near|close)|distance|walk)\b/, told: /\b(?:minutes|km|walk)\b/i },
  { words: 'how long', asked: /\bhow long\b/, told: /\b(?:minutes|hours|days|years)\b/i },
  { words: 'where(?:abouts)?', asked: /\bwhere(?:abouts)?\b/, told: /./ },
]
const regret = oneOf('sorry|pardon|excuse me|apologies|remind me|please|love|again|tell me')
const ofIt = '(?: (?:for|of|with) (?:it|that|them|those))?'
const after =
  '(?: (?:again|it was|that was|it is|was it|was that|there|now|please|sorry|before|earlier|exactly|for (?:it|that)))*'
const askedForms = kinds.map(
  ({ words }) =>
    new RegExp(
      `^(?:${regret} )*${words}${ofIt} (?:(?:was|is) (?:it|that)(?= (?:again|you said))(?: you said)?|(?:did|do) (?:you|ye|u) (?:say|tell (?:me|us))|(?:you|ye) said|(?:was|is) (?:it|that) (?:you|ye) said|again)${after}$`,
    ),
)
/** “What did you call it again?” */
const nameAsked = either(
  new RegExp(`^(?:${regret} )*what (?:did|do|does) (?:you|ye|u|one) call (?:it|that|them|those)${after}$`),
  new RegExp(`^(?:${regret} )*(?:what (?:was|is) )?(?:the|its) name(?: of (?:it|that|the thing))?(?: again| you said)+${after}$`),
  new RegExp(`^(?:${regret} )*what (?:was|is) (?:it|that) called again${after}$`),
)
const turnsBack = 12

/** Undefined unless it is only asked again, and the question it was asked in is found. */
export function askedAgain({ facts }: KnowledgeIndex, sent: string, history: readonly Turn[], again: Again): Answer | undefined {
  const [asked, ...more] = questionsIn(sent)
  if (!asked || more.length > 0 || history.length === 0) return undefined
  const { text } = withoutLeadIn(plain(asked))
  const kind = kinds[askedForms.findIndex((form) => form.test(text))]
  if (!kind && !nameAsked.test(text)) return undefined
  const from = Math.max(history.length - turnsBack, 0)
  for (let at = history.length - 1; at >= from; at--) {
    const turn = history[at]
    if (!turn || !isGuest(turn) || isAgain(turn.content)) continue
    const told = again(turn.content, history.slice(0, at))
    if (told.kind !== 'answer') continue
    if (!kind)
      return {
        ...told,
        text: told.text
          .replace(`${admit(facts)} `, '')
          .replace(admitAfter(facts), '')
          .trim(),
      }
    if (fits(kind, turn.content, told)) return told
  }
  return undefined
}

function fits({ asked, topics, told }: Kind, message: string, { text, trace }: Answer): boolean {
  return told.test(text) && (asked.test(plain(message)) || trace.some(({ topic }) => topics?.has(topic)))
}

const isAgain = (message: string) =>
  questionsIn(message).some((one) => {
    const { text } = withoutLeadIn(plain(one))
    return nameAsked.test(text) || askedForms.some((form) => form.test(text))
  })

/** Without what is told beside them: “the kids were roaring”, “I want to tell my husband”. More than one if trouble is told. */
function questionsIn(message: string): string[] {
  const all = sentences(message)
  if (all.length === 1) return [...all]
  return all.filter(
    (one) => !whatFor.test(plain(one)) && (isAsking(one) || asksNoMark.test(plain(one)) || concernIn(plain(one)) !== undefined),
  )
}
const asksNoMark = /\bagain\b|\b(?:you|ye) sa(?:y|id)\b/
/** “I want to tell himself.” */
const whatFor =
  /^(?:(?:so|because|just|cos|and) )*(?:i|we) (?:(?:only|just|can|could|will|would|must|have to|need to|want to|would like to|like to) )+(?:tell|write|note|let|remember|pass|put|send|show|jot)\b/
