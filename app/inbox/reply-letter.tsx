import type { ReactNode } from 'react'
import type { UndeliveredMail } from '#app/mail/outbox.server.ts'
import { When } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'

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

/** Below a reply whose email has not left: why, and what to do. */
export function Undelivered({ mail: { queuedAt, failedAt, lastError }, to }: { mail: UndeliveredMail; to: string }) {
  const said = lastError ? `What the mail server said: “${lastError}”` : ''
  if (!failedAt)
    return (
      <div className="note mt-4 break-words">
        <strong>Not sent yet.</strong> The mail server has not taken this email since <When at={queuedAt} />. It is tried again by
        itself; if it cannot wait, reach the guest another way. {said}
      </div>
    )
  const why = isRefusal(lastError) ? 'The mail server refused this email to' : 'For days no mail server has taken this email to'
  return (
    <div className="note mt-4 break-words" data-kind="error">
      <strong>Not delivered.</strong> {why} <MailLink to={to} />, and it is no longer tried. Check the address for a slip and
      write to the right one, or reach the guest another way; then mark the message as done. {said}
    </div>
  )
}

/** A 5xx answer is about this email or its address. */
function isRefusal(lastError: string | null): boolean {
  return /\b5\d\d\b/.test(lastError ?? '')
}
