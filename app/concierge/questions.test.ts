/** Every question set, answered: what was once understood stays understood. The figures that count are those of `bench/concierge-folds.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Turn } from '#app/understanding/dialogue.ts'
import { answer } from './answer.ts'
import { buildIndex } from './knowledge-index.ts'

type Asked = { id: string; kind: string; message: string; history?: Turn[]; expect: { all?: string[]; none?: string[] } }

const folder = 'app/understanding/questions'
const asked = readdirSync(folder)
  .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Asked)
const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')

function holds({ kind, message, history = [], expect: { all = [], none = [] } }: Asked): boolean {
  const said = answer({ index, message, history, now })
  const text = said.text.replace(/’/g, "'").replace(/[‑–—]/g, '-').replace(/\s+/g, ' ')
  if (none.some((source) => !source.includes('__') && new RegExp(source, 'i').test(text))) return false
  if (kind === 'answerable' || kind === 'followup') return all.every((source) => new RegExp(source, 'i').test(text))
  return said.kind !== 'answer' || /do not have details/.test(text) || kind === 'adversarial'
}

it('a thousand questions and more are answered, handed over or declined as they should be', () => {
  expect(asked.length).toBeGreaterThan(1_000)
  const failed = asked.filter((question) => !holds(question))
  expect(failed.length / asked.length, failed.map(({ id, message }) => `${id} ${message}`).join('\n')).toBeLessThan(0.015)
})
