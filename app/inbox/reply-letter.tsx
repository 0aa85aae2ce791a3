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
export function Undelivered({ mail, to }: { mail: UndeliveredMail; to: string }) {
  const said = mail.lastError ? `The mail server's answer: “${mail.lastError}”` : 'It has not been tried yet.'
  return mail.failedAt ? (
    <div className="note mt-4 break-words" data-kind="error">
      <strong>Not delivered.</strong> This email could not be sent to <MailLink to={to} />, and is no longer tried. Check the
      address for a slip and write to the right one, or ring the guest; then mark the message as done. {said}
    </div>
  ) : (
    <div className="note mt-4 break-words">
      <strong>Not sent yet.</strong> This email has been waiting since <When at={mail.queuedAt} /> and is tried again by itself;
      if it cannot wait, ring the guest. {said}
    </div>
  )
}
