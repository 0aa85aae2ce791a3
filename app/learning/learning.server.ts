/** What staff do to teach the concierge: turn open questions into entries, resolve contradictions, ask why. */
import type { ConciergeOptions } from '#app/concierge/concierge.server.ts'
import { reopenQuestion, settleQuestion } from '#app/concierge/feedback/open-questions.server.ts'
import { knowledgeIndex } from '#app/concierge/knowing/current-index.server.ts'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { StoredEntry } from '#app/knowledge/knowledge.server.ts'
import { addKnowledge, type Bookshelf } from '#app/knowledge/manager/staff-knowledge.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { type By, type Change, recordChange } from '#app/staff/audit/audit.server.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { type Explanation, explain } from './explain.ts'
import { settledMeanwhile } from './settled-meanwhile.ts'

const dealtWith = () => new Refusal(409, settledMeanwhile, 'Somebody has already dealt with this question.')

/** Writes the entry and closes the question, both or neither. @throws Refusal as `addKnowledge` does; 409 if already closed */
export async function answerOpenQuestion(
  { db, findKeptBack }: Bookshelf,
  by: By,
  id: string,
  input: unknown,
  now: Date,
): Promise<{ question: string; entry: StoredEntry }> {
  return db.transaction(async (tx) => {
    const question = isId(id) ? await settleQuestion(tx, id, now) : undefined
    if (question === undefined) throw dealtWith()
    return { question, entry: await addKnowledge({ db: tx, findKeptBack }, by, input) }
  })
}

/** @throws Refusal 409 if already closed */
export async function dismissQuestion(db: Db, by: By, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isId(id) || (await settleQuestion(tx, id, now)) === undefined) throw dealtWith()
    await recordChange(tx, by, aboutQuestion('dismissed', id))
  })
}

/** @throws Refusal 409 if it is open */
export async function takeUpQuestion(db: Db, by: By, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isId(id) || !(await reopenQuestion(tx, id)))
      throw new Refusal(409, 'not_settled', 'This question is already open, or no longer kept.')
    await recordChange(tx, by, aboutQuestion('reopened', id))
  })
}

/** Does not say which: the audit log is kept longer than a guest's question may be. */
function aboutQuestion(action: string, subjectId: string): Change {
  return { action, subject: 'knowledge', subjectId, title: 'One question' }
}

/** Asks as a guest would; nothing is recorded. `before`: the guest's previous question. */
export async function explainAnswer(db: Db, message: string, before = '', options: ConciergeOptions = {}): Promise<Explanation> {
  const history: Turn[] = before ? [{ role: 'user', content: before }] : []
  const keptBack = (await options.keptBack?.()) ?? []
  return explain(await knowledgeIndex(db, options), { message, history, now: options.now ?? new Date(), keptBack })
}

/** Whether the concierge now finds this entry for this question. */
export async function findsEntry(db: Db, question: string, entry: StoredEntry, now: Date): Promise<boolean> {
  const { sources } = await explainAnswer(db, question.replace(/\[[^\]]*\]/g, ' '), '', { now, freshMs: 0 })
  return sources.some((source) => source.entry === refOf(entry))
}
