/** One message: its thread, who handles it, and the reply. */
import { type MouseEvent, useEffect, useRef } from 'react'
import { data, useFetcher, useLocation, useRevalidator } from 'react-router'
import { houseContext } from '#app/context.ts'
import { sendsMail } from '#app/mail/mail-settings.ts'
import { countOrdersOf } from '#app/orders/orders.server.ts'
import { ordersAt } from '#app/orders/orders-at.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { listColleagues } from '#app/staff/accounts.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { Badge, ConsoleHead, When } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { useLive } from '#app/ui/console/use-live.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-message.route.ts'
import { answerMessage, assignMessage, closeMessage, countMessagesOf, labelOf, openMessage } from './inbox.server.ts'
import { Letter, Undelivered } from './reply-letter.tsx'
import { Answer, answerWords } from './staff-answer.tsx'
import { resendReply } from './undelivered.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const staff = await requireStaff(request, context, 'feedback')
  const { db, settings } = context.get(houseContext)
  try {
    const opened = await openMessage(db, staff, params.id)
    const colleagues = (await listColleagues(db)).map(({ id, name }) => ({ id, name }))
    const { email } = opened.message
    const written = { messages: await countMessagesOf(db, email), orders: await countOrdersOf(db, email) }
    return { ...opened, written, label: labelOf(opened.message), colleagues, mailed: sendsMail(settings) }
  } catch (error) {
    if (error instanceof Refusal) throw data(null, { status: error.status, statusText: 'Not Found' })
    throw error
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

/** Shown by the browser when the server does not answer. */
const unanswered = { answer: 'No connection. Your reply is still here: please try again.' }

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, settings, log } = context.get(houseContext)
  const form = await readStaffForm(request, context, 'feedback')
  const { staff, fields } = form
  const { id } = params
  const verbs = {
    answer: {
      success: answerWords(sendsMail(settings)).success,
      failure: answerWords(sendsMail(settings)).failure,
      async run() {
        const { seen, 'seen-done': seenDone, text = '', close } = fields
        const shown = { seen: Number(seen) || 0, seenDone: seenDone === 'on' }
        await answerMessage(db, settings, staff, { id, ...shown, text, close: close === 'on' })
      },
    },
    assign: {
      success: (name: string | undefined) => `Assigned to ${name ?? 'nobody'}`,
      failure: 'Failed to assign',
      async run() {
        const to = (await listColleagues(db)).find((colleague) => colleague.id === fields.to)
        if (fields.to && !to) throw new Refusal(404, 'not_found', 'There is no such colleague.')
        await assignMessage(db, staff, { id, to: to ?? null, seen: fields.seen || null })
        return to?.name
      },
    },
    close: { success: 'Marked as done', failure: 'Failed to mark as done', run: () => closeMessage(db, staff, id, true) },
    reopen: { success: 'Reopened', failure: 'Failed to reopen', run: () => closeMessage(db, staff, id, false) },
    resend: {
      success: 'The reply will be sent again',
      failure: 'Failed to send the reply again',
      run: () => resendReply(db, staff, { message: id, reply: fields.id }),
    },
  }
  const { reply } = await carryOut(log, form, verbs)
  return reply
}

export type MessageAction = typeof action

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, unanswered)
}

export const shouldRevalidate = orAfterConflict

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { message, replies, written, label, colleagues, mailed } = loaderData
  const { name, email, phone, room, kind, createdAt, closedAt, closedBy, assignedTo } = message
  const fetcher = useFetcher<MessageAction>()
  // The list's: what was searched for, and its page.
  const { search } = useLocation()
  const { onSubmit } = useRowForms(`/admin/feedback/${message.id}`)
  useLive(useRevalidator().revalidate)
  return (
    <>
      <ConsoleHead title={name}>
        <a href={`/admin/feedback${search}`} onClick={goBack}>
          {search ? 'Back to the list' : 'All messages'}
        </a>
        <AssignedTo assignedTo={assignedTo} colleagues={colleagues} />
        <fetcher.Form method="post" aria-busy={fetcher.state !== 'idle' || undefined}>
          <button type="submit" name="intent" value={closedAt ? 'reopen' : 'close'} className="button button-line">
            {closedAt ? 'Reopen' : 'Mark as done'}
          </button>
        </fetcher.Form>
      </ConsoleHead>
      <div className="stack max-w-3xl" onSubmit={onSubmit}>
        <p className="row taps text-muted">
          <span>{label}</span>
          {kind === 'guide' ? <Badge>Guide</Badge> : null}
          {room ? <span>{room}</span> : null}
          <MailLink to={email} />
          {phone ? <Phone>{phone}</Phone> : null}
          {written.messages > 1 ? (
            <a href={`/admin/feedback?${new URLSearchParams({ state: 'all', q: email })}`}>{`${written.messages} messages`}</a>
          ) : null}
          {written.orders > 0 ? (
            <a href={ordersAt({ status: 'all', words: email })}>
              {written.orders === 1 ? '1 order' : `${written.orders} orders`}
            </a>
          ) : null}
          {closedAt ? (
            <Badge tone="off">
              Done by {closedBy}, <When at={closedAt} />
            </Badge>
          ) : null}
        </p>
        <Letter who={name} at={createdAt} text={message.message} />
        {replies.map(({ undelivered, ...reply }) => (
          <Letter key={reply.id} who={reply.who} at={reply.at} text={reply.text} className="panel ml-6 bg-paper">
            {undelivered ? <Undelivered reply={reply} mail={undelivered} to={email} /> : null}
          </Letter>
        ))}
        <Answer key={message.id} to={email} seen={replies.length} done={closedAt !== null} mailed={mailed} />
      </div>
    </>
  )
}

/**
 * Back to where in the list one was, if one came from there; the link alone would open it at its beginning. Where browsers do not tell, it
 * does.
 */
function goBack(event: MouseEvent<HTMLAnchorElement>) {
  const { metaKey, ctrlKey, shiftKey, currentTarget } = event
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  if (metaKey || ctrlKey || shiftKey || before?.url !== currentTarget.href) return
  event.preventDefault()
  window.history.back()
}

/** Anything can be typed into the form's field; without a digit it is no number to ring. */
function Phone({ children }: { children: string }) {
  return /\d/.test(children) ? <a href={`tel:${children}`}>{children}</a> : <span>{children}</span>
}

type Assignment = { assignedTo: string | null; colleagues: { id: string; name: string }[] }

/** Who looks after it, and a list to assign somebody else. */
function AssignedTo({ assignedTo, colleagues }: Assignment) {
  const fetcher = useFetcher<MessageAction>()
  const byKeys = useRef(false)
  const list = useRef<HTMLSelectElement>(null)
  const { data, state } = fetcher
  useEffect(() => {
    // What was chosen has not been done, or could not be sent.
    if (data?.notice.kind === 'error' && list.current) list.current.value = assignedTo ?? ''
  }, [data, assignedTo])
  return (
    <fetcher.Form
      method="post"
      aria-busy={state !== 'idle' || undefined}
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
          className="boxed select-line w-auto! max-w-[min(16rem,60vw)]"
          ref={list}
          defaultValue={assignedTo ?? ''}
          key={assignedTo}
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
