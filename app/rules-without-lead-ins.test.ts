/** A lead-in is left out once (app/understanding/lead-in.ts) before the rules of these files see the text: none spells one itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const seenWithoutLeadIn =
  /^(?:understanding\/(?:follow-up-rules|follow-ups)\/|understanding\/thread\/from-other-day|concierge\/written\/subjects)/
const leadIns = new Set('and or so but ok okay oh then well right great grand lovely perfect'.split(' '))
/** “Sorry, but make it two”: after a regret, a yes or a greeting it stands in the middle, so the pattern has to know it. */
const before = new Set(['no', 'sorry', 'actually', 'yes', 'hi', 'lol'])

/** The alternatives of each group that a pattern begins with, as far as its first inner group. */
const beginnings = (text: string) =>
  [...text.matchAll(/\^(?:\(\?:)+([^()]*)/g)].map(([, words = '']) => words.split('|').map((word) => word.trim()))

it('no pattern of a rule spells a lead-in', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (path) => seenWithoutLeadIn.test(path) && /(?<!\.test)\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(40)
  const spelt = files.flatMap((path) =>
    beginnings(readFileSync(join('app', path), 'utf8'))
      .filter((words) => words.some((word) => leadIns.has(word)) && !words.some((word) => before.has(word)))
      .map((words) => `${path}: ${words.join('|')}`),
  )
  expect(spelt).toEqual([])
})
