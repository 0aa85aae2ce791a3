/**
 * How well are questions understood that were not learnt? Five folds over all question sets, each judged by an understanding that was not
 * trained on its questions: `node bench/concierge/folds.ts`, or with `--quiet` for figures only.
 */
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { heardExemplars, writtenExemplars } from '#app/understanding/exemplars/exemplars.ts'
import { learn } from '#app/understanding/learnt/model.ts'
import { englishWords } from '#app/understanding/spelling/english-words.ts'
import { judge, questionSets } from '#test/question-sets.ts'

const quiet = process.argv.includes('--quiet')
const asked = questionSets()
const folds = 5
const foldOf = (text: string) =>
  [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % folds
const now = new Date('2026-06-03T12:00:00Z')
const english = englishWords()
const counts = new Map<string, Map<string, number>>()
const bins = Array.from({ length: 10 }, () => ({ n: 0, right: 0 }))

for (let fold = 0; fold < folds; fold++) {
  const heard = heardExemplars().filter((exemplar) => foldOf(exemplar.text) !== fold)
  const index = buildIndex(undefined, undefined, learn([...writtenExemplars(), ...heard], english))
  for (const question of asked.filter((one) => foldOf(one.message) === fold)) {
    const said = answer({ index, message: question.message, history: question.history ?? [], now })
    const verdict = judge(question, said)
    const kind = counts.get(question.kind) ?? new Map<string, number>()
    counts.set(question.kind, kind.set(verdict, (kind.get(verdict) ?? 0) + 1))
    if (said.kind === 'answer' && said.trace.every((part) => part.decision === 'answer')) {
      const bin = bins[Math.min(9, Math.floor(said.confidence * 10))]
      if (bin) bin.n++
      if (bin && verdict === 'pass') bin.right++
    }
    if (verdict !== 'pass' && !quiet)
      process.stdout.write(`${question.id} ${verdict}\n  ${question.message}\n  ${said.text.slice(0, 120)}\n`)
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
