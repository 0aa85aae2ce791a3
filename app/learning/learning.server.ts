/** What staff do so that the concierge learns: turn open questions into entries, mend contradictions, ask why. */
import type { ConciergeOptions } from '#app/concierge/concierge.server.ts'
import { findContradictions } from '#app/concierge/contradictions.ts'
import { knowledgeIndex, knowledgeState } from '#app/concierge/known.server.ts'
import { reopenQuestion, settleQuestion } from '#app/concierge/open-questions.server.ts'
import type { Db } from '#app/db/db.ts'
import { Refusal } from '#app/json-function.server.ts'
import { currentFacts } from '#app/knowledge/current-facts.server.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { listKnowledge, type StoredEntry } from '#app/knowledge/knowledge.server.ts'
import { registryEntries } from '#app/knowledge/registry.ts'
import { addKnowledge } from '#app/knowledge/staff-knowledge.server.ts'
import type { Author } from '#app/staff/audit.server.ts'
import type { Turn } from '#app/understanding/dialogue.ts'
import { type Explanation, explain } from './explain.ts'
import { nameOfKind, writeFigure } from './figure.ts'

type By = Exclude<Author, null>
const isId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
const dealtWith = () => new Refusal(409, 'settled_meanwhile', 'Somebody has dealt with this question meanwhile.')

/** Writes the entry and closes the question, both or neither. @throws Refusal as `addKnowledge` does; 409 when it is closed already */
export async function answerOpenQuestion(
  db: Db,
  by: By,
  id: string,
  input: unknown,
  now: Date,
): Promise<{ question: string; entry: StoredEntry }> {
  return db.transaction(async (tx) => {
    const question = isId(id) ? await settleQuestion(tx, id, now) : undefined
    if (question === undefined) throw dealtWith()
    return { question, entry: await addKnowledge(tx, by, input) }
  })
}

/** No line in the log of changes: the log is kept for longer than a guest's question may be. */
export async function dismissQuestion(db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id) || (await settleQuestion(db, id, now)) === undefined) throw dealtWith()
}

export async function takeUpQuestion(db: Db, id: string): Promise<void> {
  if (!isId(id) || !(await reopenQuestion(db, id)))
    throw new Refusal(409, 'not_settled', 'This question is open, or is kept no longer.')
}

/** Asks as a guest would; nothing is noted. `before`: what the guest had asked before. */
export async function explainAnswer(db: Db, message: string, before = '', options: ConciergeOptions = {}): Promise<Explanation> {
  const history: Turn[] = before ? [{ role: 'user', content: before }] : []
  return explain(await knowledgeIndex(db, options), message, history, options.now ?? new Date())
}

/** Does the concierge now find this entry for this question? */
export async function findsEntry(db: Db, question: string, entry: StoredEntry, now: Date): Promise<boolean> {
  const { sources } = await explainAnswer(db, question.replace(/\[[^\]]*\]/g, ' '), '', { now, freshMs: 0 })
  return sources.some((source) => source.entry === refOf(entry))
}

/** `stored`: there is such an entry to be changed; a fact of the house whose entry was rewritten or deleted has none. */
type Side = { entry: string; value: string; origin: StoredEntry['origin']; says: string; stored: boolean }
export type Clash = { about: string; sides: [Side, Side] }

/** One look for each state of the knowledge: ten thousand entries take a while. */
const looked = new WeakMap<object, { version: string; clashes: Clash[] }>()

/**
 * Entries that say different things of the same thing. An entry that staff have changed is compared with what the house's
 * own facts say, too: the pages of the site show those.
 */
export async function listClashes(db: Db): Promise<Clash[]> {
  const facts = await currentFacts(db)
  const version = await knowledgeState(db, facts)
  const before = looked.get(db)
  if (before?.version === version) return before.clashes
  const { mind } = await knowledgeIndex(db, { freshMs: 0 })
  const stored = await listKnowledge(db)
  const written = stored.filter((entry) => entry.origin === 'staff')
  const present = new Set(stored.map((entry) => `${entry.origin} ${refOf(entry)}`))
  const entries = [...registryEntries(facts), ...written]
  const clashes = findContradictions(entries, mind.lexicon).map(({ a, b, kind, values }): Clash => {
    const side = (entry: (typeof entries)[number], said: number[]): Side => ({
      entry: refOf(entry),
      value: entry.value,
      origin: entry.origin,
      says: said.map((value) => writeFigure(kind, value)).join(' and '),
      stored: present.has(`${entry.origin} ${refOf(entry)}`),
    })
    return { about: nameOfKind(kind), sides: [side(a, values[0]), side(b, values[1])] }
  })
  looked.set(db, { version, clashes })
  return clashes
}
