/** “How many nights is that?”, about a stay that was just priced. */
import { count as inWords } from '#app/knowledge/wording.ts'
import { plain } from '#app/understanding/text.ts'
import type { State, Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import type { Answer } from './outcome.ts'

const asksHowMany =
  /^(?:(?:and|so|ok|but|wait|sorry|that is|is that) )*(?:for )?how many nights(?: (?:is|are|was|were|would|will) (?:that|it|this|those|they))?(?: (?:be|for|in total|altogether|in all|then|so|again))*$/
const priced = new Set(['price', 'flexi', 'two_night', 'cheapest', 'dearest'])

type Asked = {
  sent: string
  history: readonly Turn[]
  again: (message: string, before: readonly Turn[]) => Answer
  spoken: () => State
}

/** Undefined unless it is asked and the last answer priced nights. */
export function nightsCounted({ sent, history, again, spoken }: Asked): Answer | undefined {
  if (!asksHowMany.test(plain(sent))) return undefined
  const at = history.findLastIndex(isGuest)
  const last = history[at]?.content
  const told = last ? again(last, history.slice(0, at)) : undefined
  if (told?.kind !== 'answer' || !told.trace.some(({ topic }) => priced.has(topic))) return undefined
  const { nights = [], count = nights.length } = spoken()
  const many = told.trace.some(({ topic }) => topic === 'flexi') ? 1 : count
  return many > 0 ? { ...told, text: `That is ${many === 1 ? 'for one night' : `${inWords(many)} nights`}.` } : undefined
}
