/**
 * How well are questions understood that were not learnt? Five folds over all question sets: each is judged by an understanding
 * that has not heard its questions. `node bench/concierge-folds.ts path/to/evaluate.mjs` (the judge), with `--quiet` for figures alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answer } from '#app/concierge/answer.ts'
import { chatReply } from '#app/concierge/concierge.server.ts'
import { buildIndex } from '#app/concierge/knowledge-index.ts'
import type { Turn } from '#app/understanding/dialogue.ts'
import { heardExemplars, writtenExemplars } from '#app/understanding/exemplars.ts'
import { learn } from '#app/understanding/model.ts'

type Asked = { id: string; kind: string; message: string; history?: Turn[]; expect: object }
type Verdict = { verdict: 'pass' | 'abstained' | 'wrong' | 'error'; reason: string }
const [judgePath, quiet] = process.argv.slice(2)
if (!judgePath) throw new Error('Where is the judge? node bench/concierge-folds.ts path/to/evaluate.mjs')
const { judge } = (await import(pathToFileURL(resolve(judgePath)).href)) as {
  judge: (question: Asked, reply: { status: number; body: object }, options: object) => Verdict
}

const folder = new URL('../app/understanding/questions/', import.meta.url)
const asked = readdirSync(folder)
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Asked)
const folds = 5
const foldOf = (text: string) =>
  [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % folds
const now = new Date('2026-06-03T12:00:00Z')
const counts = new Map<string, Map<string, number>>()
const bins = Array.from({ length: 10 }, () => ({ n: 0, right: 0 }))

for (let fold = 0; fold < folds; fold++) {
  const heard = heardExemplars().filter((exemplar) => foldOf(exemplar.text) !== fold)
  const index = buildIndex(undefined, undefined, learn([...writtenExemplars(), ...heard]))
  for (const question of asked.filter((one) => foldOf(one.message) === fold)) {
    const said = answer({ index, message: question.message, history: question.history ?? [], now })
    const { verdict, reason } = judge(question, { status: 200, body: chatReply(said) }, {})
    const kind = counts.get(question.kind) ?? new Map<string, number>()
    counts.set(question.kind, kind.set(verdict, (kind.get(verdict) ?? 0) + 1))
    if (said.kind === 'answer' && said.trace.every((part) => part.decision === 'answer')) {
      const bin = bins[Math.min(9, Math.floor(said.confidence * 10))]
      if (bin) bin.n++
      if (bin && verdict === 'pass') bin.right++
    }
    if (verdict !== 'pass' && quiet !== '--quiet')
      process.stdout.write(
        `${question.id} ${verdict} ${reason.slice(0, 60)}\n  ${question.message}\n  ${said.text.slice(0, 120)}\n`,
      )
  }
}
for (const [kind, verdicts] of counts) {
  const total = [...verdicts.values()].reduce((sum, n) => sum + n, 0)
  const share = (name: string) => `${name} ${((100 * (verdicts.get(name) ?? 0)) / total).toFixed(1)}%`
  process.stdout.write(
    `${kind.padEnd(13)} n ${String(total).padStart(4)}  ${share('pass')}  ${share('wrong')}  ${share('abstained')}\n`,
  )
}
process.stdout.write('plain answers by confidence\n')
for (const [at, { n, right }] of bins.entries())
  if (n > 0)
    process.stdout.write(`  ${(at / 10).toFixed(1)}  n ${String(n).padStart(4)}  right ${((100 * right) / n).toFixed(1)}%\n`)
