/** Asks the concierge as a guest would, for tests: the house's own entries and terms, on a Wednesday in June. */
import { expect } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import type { Answer } from '#app/concierge/answering/outcome.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { firstPassages } from './first-passages.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const noon = new Date('2026-06-03T12:00:00Z')

/** Asks the last of the turns, after the ones before it were asked and answered. */
export const ask = (...turns: string[]): Answer => askAt(noon, ...turns)

/** The same at another moment. */
export function askAt(now: Date, ...turns: string[]): Answer {
  const history: Turn[] = []
  for (const content of turns.slice(0, -1)) {
    const { text } = answer({ index, message: content, history, now })
    history.push({ role: 'user', content }, { role: 'assistant', content: text })
  }
  return answer({ index, message: turns.at(-1) ?? '', history, now })
}

/** Asks the last of the lines. Those before it were said in turn, first by the guest; the answers among them need not be today's. */
export function askAfter(...lines: string[]): Answer {
  const history = lines.slice(0, -1).map((content, at): Turn => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))
  return answer({ index, message: lines.at(-1) ?? '', history, now: noon })
}

/** What a guest writes, in one message or turn by turn; what the last answer says; and perhaps what it does not say. */
export type Told = [turns: string | readonly string[], says: string | RegExp, not?: string | RegExp]

/** For `it.each<Told>`. */
export const told = (...[turns, says, not]: Told): void => saysOnly(textAfter(turns), says, not)

/** How an answer admits that it may not be one. */
export const admitted = /do not have details|If you meant something else|For the rest of your question/

/** The same for what is known, and told as such. */
export const toldPlainly = (...[turns, says, not]: Told): void => saysOnly(textAfter(turns), says, not, admitted)

/** The same for a bill, however each of its lines is priced. */
export const billed = (...[turns, says, not]: Told): void => saysOnly(withoutLinePrices(textAfter(turns)), says, not)

const textAfter = (turns: Told[0]): string => (typeof turns === 'string' ? ask(turns) : ask(...turns)).text

function saysOnly(text: string, says: Told[1], ...not: Told[2][]): void {
  expect(text).toMatch(says)
  for (const pattern of not) if (pattern) expect(text).not.toMatch(pattern)
}

export const billOf = (...turns: string[]): string => withoutLinePrices(ask(...turns).text)

/** For `it.each` of messages, or of talks of so many turns, which are all answered alike. */
export const says =
  (expected: string | RegExp) =>
  (...turns: string[]): void =>
    expect(ask(...turns).text).toMatch(expected)

export const doesNotSay =
  (pattern: string | RegExp) =>
  (...turns: string[]): void =>
    expect(ask(...turns).text).not.toMatch(pattern)

/** Whether it is handed over, or answered by saying that it is written nowhere. */
export function heldBack(message: string): boolean {
  const said = ask(message)
  return said.kind !== 'answer' || said.text.startsWith('I do not have details')
}

/** For `it.each` of messages. */
export const isHeldBack = (message: string): void => expect(heldBack(message)).toBe(true)

/**
 * Leaves out the price of each line of a bill: “Those two nights in Stargazer (€558) and one …” becomes “Those two nights in Stargazer and
 * one …”.
 */
export const withoutLinePrices = (text: string): string =>
  text.replace(/ \(€[\d,.]+(?: on weekdays and €[\d,.]+ at the weekend)?\)/g, '')
