/** Guests' open questions, to answer with an entry or dismiss. */
import { useState } from 'react'
import {
  draftFor,
  findOpenQuestion,
  listOpenQuestions,
  type OpenQuestion,
  questionsKeptDays,
} from '#app/concierge/feedback/open-questions.server.ts'
import { tallyVotes } from '#app/concierge/feedback/votes.server.ts'
import { houseContext } from '#app/context.ts'
import { isId } from '#app/db/new-id.server.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { warnOf } from '#app/knowledge/manager/contradiction-notice.ts'
import { addKnowledge } from '#app/knowledge/manager/staff-knowledge.server.ts'
import { AddSheet } from '#app/knowledge/manager/staff-knowledge-add.tsx'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { Empty, TableHead } from '#app/ui/console/console-parts.tsx'
import { pageOf } from '#app/ui/console/lists/list-query.ts'
import { countFound, Pager } from '#app/ui/console/lists/pager.tsx'
import { Opener, openQuery } from '#app/ui/console/opened.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { UndoNote } from '#app/ui/console/undo-note.tsx'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'
import type { Route } from './+types/staff-questions.route.ts'
import { answerOpenQuestion, dismissQuestion, findsEntry, takeUpQuestion } from './learning.server.ts'
import { LearningHead } from './learning-tabs.tsx'
import { QuestionRow } from './question-row.tsx'
import { useAnswering } from './use-answering.ts'
import { VotesPanel } from './votes-panel.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'knowledge')
  const { db } = context.get(houseContext)
  const query = new URL(request.url).searchParams
  const { rows, ...list } = await listOpenQuestions(db, pageOf(query))
  const opens = query.get(openQuery) ?? ''
  const isApart = isId(opens) && !rows.some(({ id }) => id === opens)
  const apart = isApart ? await findOpenQuestion(db, opens) : undefined
  return {
    questions: rows.map(asRow),
    list,
    /** What the page is to open, if it is on another page of the list. */
    apart: apart && asRow(apart),
    votes: await tallyVotes(db),
    keptDays: questionsKeptDays,
  }
}

export type QuestionsLoader = typeof loader

function asRow(question: OpenQuestion) {
  const { id, question: asked, reason, times, firstAskedAt, lastAskedAt } = question
  return { id, asked, reason, times, firstAskedAt, lastAskedAt, draft: draftFor(question) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export type OpenRow = ReturnType<typeof asRow>

/** Messages for failed verbs, from the server, or in the browser if it was not reached. */
const failures = { add: 'Failed to add entry', dismiss: 'Failed to dismiss', reopen: 'Failed to reopen' }

export async function action({ request, context }: Route.ActionArgs) {
  const house = context.get(houseContext)
  const { db, log, findContradicted } = house
  const form = await readStaffForm(request, context, 'knowledge')
  const { staff, fields } = form
  const { id = '' } = fields
  const now = new Date()
  const verbs = {
    add: {
      success: 'Entry added successfully',
      failure: failures.add,
      async run() {
        if (id) return answerOpenQuestion(house, staff, id, fields, now)
        // Typed for a question that somebody else has since dealt with.
        return { entry: await addKnowledge(house, staff, fields), question: undefined }
      },
    },
    dismiss: { success: 'Question dismissed', failure: failures.dismiss, run: () => dismissQuestion(db, staff, id, now) },
    reopen: { success: 'Question reopened', failure: failures.reopen, run: () => takeUpQuestion(db, staff, id) },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  if (!done.add) return reply
  const { entry, question } = done.add
  reply.data.notice = warnOf(reply.data.notice, await findContradicted(refOf(entry)))
  // The entry is stored, even if this check fails.
  const isFound = (question: string) =>
    findsEntry(db, question, entry, now).catch((err) => {
      log.error({ err, entry: refOf(entry) }, 'nobody was told whether the concierge finds an entry')
      return true
    })
  if (!question || (await isFound(question))) return reply
  // Somebody has to answer it yet.
  await takeUpQuestion(db, staff, id).catch((err) => log.error({ err }, 'a question is settled that no entry answers'))
  const link = { to: `/admin/concierge-knowledge?opens=${entry.id}`, words: 'Change the entry' }
  reply.data.notice = { ...reply.data.notice, title: notYetFound, text: addedButUnfound, link }
  return reply
}

const notYetFound = 'Not yet found'
const addedButUnfound =
  'The entry has been added, but the concierge would not find it for this question, which stays open. Use more of the question’s own words in the entry’s value, then dismiss the question.'

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export const shouldRevalidate = orAfterConflict

export default function QuestionsPage({ loaderData: { questions, list, apart, votes, keptDays } }: Route.ComponentProps) {
  const { sheet, write } = useAnswering(questions, apart)
  const [dismissed, setDismissed] = useState<OpenRow[]>([])
  const settle = (id: unknown) => setDismissed((rows) => rows.filter((row) => row.id !== id))
  const [said, setSaid] = useState<Notice>()
  const { onSubmit, pending } = useRowForms('/admin/concierge')
  useOutcome((outcome) => {
    const id = outcome.fields.get('id')
    if (succeeded(outcome, 'reopen')) settle(id)
    if (succeeded(outcome, 'dismiss')) setDismissed((rows) => [...questions.filter((row) => row.id === id), ...rows])
  })
  return (
    <>
      <LearningHead />
      <Opener />
      {said?.text === addedButUnfound ? (
        <p className="note mb-4" data-kind="error" role="status">
          {said.text} {said.link ? <a href={said.link.to}>{said.link.words}</a> : null}
        </p>
      ) : null}
      {dismissed.map(({ id, asked }) => (
        <UndoNote key={id} intent="reopen" fields={{ id }} dismiss="Close" onDismiss={() => settle(id)}>
          “{asked}” was dismissed.
        </UndoNote>
      ))}
      {questions.length === 0 ? (
        <Empty title="No open question">What the concierge had to hand over, and answers that did not help, appear here.</Empty>
      ) : (
        <>
          <p role="status" className="caption my-3">
            {list.total === 1 ? '1 question. ' : `${countFound(list)} questions. `}
            What was asked again after a day or more comes first, then what was asked most.
          </p>
          <table className="console-table" onSubmit={onSubmit}>
            <TableHead columns={{ Question: 'text', Asked: 'number', 'Last asked': 'text', Actions: 'actions' }} />
            <tbody>
              {questions.map((row) => (
                <QuestionRow key={row.id} row={row} pending={pending.get(row.id)} onWrite={write} />
              ))}
            </tbody>
          </table>
          <Pager list={list} words={['Previous', 'Next']} />
          <p className="text-muted mt-4">
            Kept for {keptDays} days after they were last asked, without anything that shows who asked.
          </p>
        </>
      )}
      <VotesPanel votes={votes} keptDays={keptDays} />
      {sheet ? <AddSheet {...sheet} onAdded={setSaid} /> : null}
    </>
  )
}
