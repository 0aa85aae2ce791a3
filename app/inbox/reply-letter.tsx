import type { ReactNode } from 'react'
import { capital } from '#app/estate/capital.ts'
import type { UndeliveredMail } from '#app/mail/outbox.server.ts'
import { inWords, When } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { PanelButton } from '#app/ui/console/panel-form.tsx'
import { becameOf } from './undelivered-words.ts'

type LetterProps = { who: string; at: Date; text: string; className?: string; children?: ReactNode }

export function Letter({ who, at, text, className = 'panel', children }: LetterProps) {
  return (
    <article className={className}>
      <p className="mb-2 text-muted sm:[&_time]:whitespace-nowrap">
        {who}, <When at={at} />
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      {children}
    </article>
  )
}

type UndeliveredProps = { reply: { id: string; who: string; at: Date }; mail: UndeliveredMail; to: string }

/** Below a reply whose email has not left: why, and what to do. */
export function Undelivered({ reply, mail, to }: UndeliveredProps) {
  const { queuedAt, failedAt, lastError } = mail
  const became = <strong>{capital(becameOf(mail))}.</strong>
  const said = lastError ? `What the mail server said: “${lastError}”` : ''
  if (!failedAt)
    return (
      <div className="note mt-4 break-words">
        {became} The mail server has not taken this email since <When at={queuedAt} />. It is tried again by itself; if it cannot
        wait, reach the guest another way. {said}
      </div>
    )
  const why = isRefusal(lastError) ? 'The mail server refused this email to' : 'For days no mail server has taken this email to'
  return (
    <div className="note mt-4 break-words" data-kind="error">
      {became} {why} <MailLink to={to} />, and it is no longer tried. If the address is right, send it again. If not, write to the
      right one, or reach the guest another way; then mark the message as done. {said}
      <div className="-mb-1 -ml-2 print:hidden">
        <PanelButton intent="resend" fields={{ id: reply.id }} of={`${reply.who}, ${inWords(new Date(reply.at).getTime())}`}>
          Send again
        </PanelButton>
      </div>
    </div>
  )
}

/** A 5xx answer is about this email or its address. */
function isRefusal(lastError: string | null): boolean {
  return /\b5\d\d\b/.test(lastError ?? '')
}
