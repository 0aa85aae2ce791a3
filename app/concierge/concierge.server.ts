/** The Wild Concierge over the database: loads what the house knows, answers, and notes what it could not answer. */
import type { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { knowledgeVersion, listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { registryEntries } from '#app/knowledge/registry.ts'
import { isOwnMatter } from '#app/understanding/concerns.ts'
import type { Turn } from '#app/understanding/dialogue.ts'
import { tokens } from '#app/understanding/lexicon.ts'
import { content, generic, slotConcepts } from '#app/understanding/reading.ts'
import { type Answer, answer, buildIndex, type KnowledgeIndex } from './answer.ts'
import { conciergeRequest } from './concierge-request.ts'
import { currentFacts } from './current-facts.server.ts'
import { noteQuestion } from './open-questions.server.ts'

/** Says the engine's answer in other words, or gives it back unchanged. See `llm.server.ts`. */
export type Phrase = (answer: Answer, question: string, index: KnowledgeIndex) => Promise<string>

export type ConciergeOptions = {
  now?: Date
  /** What the answers are made from; by default the registries with the products as they are sold now. */
  facts?: (db: Db) => Promise<Facts>
  phrase?: Phrase
  /** How long a look at the knowledge holds, milliseconds. */
  freshMs?: number
}

type Kept = { version: string; lookedAt: number; index: Promise<KnowledgeIndex> }
/** One index for each open database; gone with it. */
const kept = new WeakMap<object, Kept>()

/** The index of the present knowledge. Entries that people change are seen within `freshMs`. */
export async function knowledgeIndex(
  db: Db,
  { facts = currentFacts, freshMs = 1_000 }: ConciergeOptions = {},
): Promise<KnowledgeIndex> {
  const before = kept.get(db)
  const at = performance.now()
  if (before && at - before.lookedAt < freshMs) return before.index
  if (before) before.lookedAt = at
  const now = await facts(db)
  const version = await knowledgeState(db, now)
  const known = kept.get(db)
  if (known?.version === version) return known.index
  const index = load(db, now, known?.index)
  kept.set(db, { version, lookedAt: at, index })
  index.catch(() => kept.delete(db))
  return index
}

/** Changes with the entries and with whatever staff may change of the facts: what is made of both is made again. */
export async function knowledgeState(db: Db, { products, estate }: Facts): Promise<string> {
  return `${await knowledgeVersion(db)} ${JSON.stringify([products, estate.contacts])}`
}

async function load(db: Db, facts: Facts, before?: Promise<KnowledgeIndex>): Promise<KnowledgeIndex> {
  const stored = await listKnowledge(db)
  const fresh = registryEntries(facts)
  const current = new Map(fresh.map((entry) => [refOf(entry), entry]))
  const entries = stored.flatMap((row) => (row.origin === 'registry' ? (current.get(refOf(row)) ?? []) : row))
  const all = entries.some((entry) => entry.origin === 'registry') ? entries : [...fresh, ...entries]
  return buildIndex(all, facts, undefined, await before?.catch(() => undefined))
}

export type GuestQuestion = { message: string; history?: readonly Turn[] }

/** Answers a guest, and notes the question when it had to be handed over for want of an entry. */
export async function answerGuest(
  db: Db,
  { message, history = [] }: GuestQuestion,
  options: ConciergeOptions = {},
): Promise<Answer> {
  const now = options.now ?? new Date()
  const index = await knowledgeIndex(db, options)
  const said = answer({ index, message, history, now })
  const missing = said.kind === 'handover' ? said.trace.find((part) => part.decision === 'handover') : undefined
  if (missing && wantsEntry(said)) {
    await noteQuestion(db, {
      message: inContext(message, history, index),
      reason: 'handed_over',
      topic: missing.topic,
      confidence: missing.confidence,
      lexicon: index.mind.lexicon,
      now,
    })
  }
  // Whoever is in danger waits for no language model.
  const urgent = said.trace.some((part) => part.topic === 'emergency')
  if (said.kind !== 'answer' || urgent || !options.phrase) return said
  return { ...said, text: await options.phrase(said, message, index) }
}

/** A question that names nothing by itself ("and how much is it?") tells staff nothing: with the one before. */
export function inContext(message: string, history: readonly Turn[], { mind }: KnowledgeIndex): string {
  const before = history.findLast((turn) => turn.role === 'user')?.content
  const names = content(tokens(message, mind.lexicon)).some(
    ({ concept = '' }) => !generic.has(concept) && !slotConcepts.has(concept),
  )
  return before && !names ? `${before} — ${message}` : message
}

/** The wide world and one guest's own matters are for no entry. */
function wantsEntry({ trace }: Answer): boolean {
  return trace.some(({ decision, topic }) => decision === 'handover' && topic !== 'offtopic' && !isOwnMatter(topic))
}

export type FunctionReply = { status: 200 | 400; json: object }

/** POST /functions/v1/wild-concierge: body as parsed JSON to status and JSON. */
export async function wildConcierge(db: Db, body: unknown, options: ConciergeOptions = {}): Promise<FunctionReply> {
  const parsed = conciergeRequest.safeParse(body)
  if (!parsed.success)
    return {
      status: 400,
      json: { error: { code: 'invalid_input', message: 'Please check the marked fields.', fields: fieldsOf(parsed.error) } },
    }
  const { message, conversationHistory } = parsed.data
  return { status: 200, json: chatReply(await answerGuest(db, { message, history: conversationHistory }, options)) }
}

/** `{response, sources}` when the house knows, `{fallback}` when people have to. */
export function chatReply({
  kind,
  text,
  sources,
}: Answer): { response: string; sources: Answer['sources'] } | { fallback: string } {
  return kind === 'answer' || kind === 'talk' ? { response: text, sources } : { fallback: text }
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}
