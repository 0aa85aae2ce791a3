/** One message: its thread, who handles it, and the reply. */
import { useEffect, useRef, useState } from 'react'
import { data, useFetcher } from 'react-router'
import { houseContext } from '#app/context.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { Refusal } from '#app/requests/json-function.server.ts'
import { listColleagues } from '#app/staff/accounts.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { Badge, ConsoleHead, When } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import { Checkbox, TextArea } from '#app/ui/forms/field.tsx'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'
import type { Route } from './+types/staff-message.route.ts'
import { answerMessage, assignMessage, closeMessage, labelOf, openMessage } from './inbox.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'feedback')
  const { db } = context.get(houseContext)
  try {
    const opened = await openMessage(db, staff, params.id)
    const colleagues = (await listColleagues(db)).map(({ id, name }) => ({ id, name }))
    return { ...opened, label: labelOf(opened.message), colleagues }
  } catch (error) {
    if (error instanceof Refusal) throw data(null, { status: error.status, statusText: 'Not Found' })
    throw error
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'feedback')
  const { db, settings, log } = context.get(houseContext)
  const form = await readStaffForm(request)
  const { fields } = form
  const { id } = params
  const verbs = {
    answer: {
      success: 'Your answer is on its way',
      failure: 'Failed to send the answer',
      async run() {
        const { seen, text = '', close } = fields
        await answerMessage(db, settings, staff, { id, seen: Number(seen) || 0, text, close: close === 'on' })
      },
    },
    assign: {
      success: 'Assigned',
      failure: 'Failed to assign',
      async run() {
        const to = (await listColleagues(db)).find((colleague) => colleague.id === fields.to)
        if (fields.to && !to) throw new Refusal(404, 'not_found', 'There is no such colleague.')
        await assignMessage(db, staff, { id, to: to ?? null, seen: fields.seen || null })
      },
    },
    close: { success: 'Marked as done', failure: 'Failed to mark as done', run: () => closeMessage(db, staff, id, true) },
    reopen: { success: 'Open again', failure: 'Failed to open', run: () => closeMessage(db, staff, id, false) },
  }
  const { reply } = await carryOut(log, form, verbs)
  return reply
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, { answer: 'Failed to send the answer' })
}

export const shouldRevalidate = orAfterConflict

export default function MessagePage({ loaderData: { message, replies, label, colleagues } }: Route.ComponentProps) {
  const { name, email, phone, room, kind, createdAt, closedAt, closedBy, assignedTo } = message
  const fetcher = useFetcher<typeof action>()
  return (
    <>
      <ConsoleHead title={name}>
        <a href="/admin/feedback">All messages</a>
        <AssignedTo assignedTo={assignedTo} colleagues={colleagues} />
        <fetcher.Form method="post">
          <button type="submit" name="intent" value={closedAt ? 'reopen' : 'close'} className="button button-line">
            {closedAt ? 'Open again' : 'Mark as done'}
          </button>
        </fetcher.Form>
      </ConsoleHead>
      <div className="stack max-w-3xl">
        <p className="row taps text-muted">
          <span>{label}</span>
          {kind === 'guide' ? <Badge>Guide</Badge> : null}
          {room ? <span>{room}</span> : null}
          <MailLink to={email} />
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
          {closedAt ? (
            <Badge tone="off">
              Done by {closedBy}, <When at={closedAt} />
            </Badge>
          ) : null}
        </p>
        <Letter who={name} at={createdAt} text={message.message} />
        {replies.map(({ id, at, who, text }) => (
          <Letter key={id} who={who} at={at} text={text} className="panel ml-6 bg-paper" />
        ))}
        <Answer key={message.id} to={email} seen={replies.length} />
      </div>
    </>
  )
}

function Letter({ who, at, text, className = 'panel' }: { who: string; at: Date; text: string; className?: string }) {
  return (
    <article className={className}>
      <p className="mb-2 text-muted">
        {who}, <When at={at} />
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
    </article>
  )
}

type Assignment = { assignedTo: string | null; colleagues: { id: string; name: string }[] }

/** Who looks after it, to be chosen anew. */
function AssignedTo({ assignedTo, colleagues }: Assignment) {
  const fetcher = useFetcher<typeof action>()
  const byKeys = useRef(false)
  return (
    <fetcher.Form
      method="post"
      // With arrow keys each colleague on the way is briefly selected, so the choice counts on leaving the list.
      onKeyDown={() => {
        byKeys.current = true
      }}
      onPointerDown={() => {
        byKeys.current = false
      }}
      onChange={(event) => {
        if (!byKeys.current) void fetcher.submit(event.currentTarget)
      }}
      onBlur={(event) => {
        const chosen = new FormData(event.currentTarget).get('to')
        if (byKeys.current && chosen !== (assignedTo ?? '')) void fetcher.submit(event.currentTarget)
      }}
    >
      <input type="hidden" name="intent" value="assign" />
      <input type="hidden" name="seen" value={assignedTo ?? ''} />
      <label className="row">
        With
        <select
          name="to"
          className="boxed select-line w-auto!"
          defaultValue={assignedTo ?? ''}
          key={`${assignedTo} ${fetcher.data?.code}`}
        >
          <option value="">Nobody</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-line">
          Assign
        </button>
      </noscript>
    </fetcher.Form>
  )
}

const noAnswer = { text: '', close: true }

/** What was typed of a reply that was refused without script. */
function answerIn({ intent, text, close }: Typed = {}) {
  return intent?.[0] === 'answer' ? { text: text?.[0] ?? '', close: close !== undefined } : noAnswer
}

function Answer({ to, seen }: { to: string; seen: number }) {
  const fetcher = useFetcher<typeof action>()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const posted = usePosted<{ values?: Typed }>()
  const [answer, setAnswer] = useState(() => answerIn(posted?.values))
  const { data, state } = fetcher
  const { text, close } = answer
  const { kept } = useUnsaved({ form: 'answer', typed: text.trim() ? answer : undefined, putBack: setAnswer })
  useEffect(() => {
    // Keeps what was typed since it was sent.
    if (data?.notice.kind === 'success') setAnswer((now) => (now.text === sent.current ? noAnswer : now))
  }, [data])
  return (
    <fetcher.Form
      method="post"
      ref={form}
      className="stack"
      onSubmit={() => {
        sent.current = text
      }}
    >
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="seen" value={seen} />
      <KeptNote kept={kept} onDiscard={() => setAnswer(noAnswer)} />
      <TextArea
        label={`Answer by mail to ${to}`}
        name="text"
        required
        maxLength={fieldLimits.message}
        rows={6}
        value={text}
        onChange={(event) => setAnswer({ ...answer, text: event.target.value })}
        onKeyDown={(event) => {
          const sends = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
          // Once only: the button is not asked, and the guest would get two replies.
          if (sends && !event.repeat && state === 'idle') form.current?.requestSubmit()
        }}
      />
      <Checkbox name="close" checked={close} onChange={(event) => setAnswer({ ...answer, close: event.target.checked })}>
        Mark as done when the answer is sent
      </Checkbox>
      <div>
        <button type="submit" className="button button-action" disabled={state !== 'idle'}>
          {state === 'idle' ? 'Send answer' : 'Sending…'}
        </button>
      </div>
    </fetcher.Form>
  )
}
