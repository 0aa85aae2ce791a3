export type Sent = { at: Date; to: string }

/**
 * Stays beneath a form's button after its notice has gone. No live region: the notice has been announced. Its room is kept free, so that
 * nothing moves when it appears.
 */
export function SentLine({ sent }: { sent: Sent | undefined }) {
  return (
    <p className="mt-3 min-h-[3.2em] sm:min-h-[1.6em]">
      {sent ? (
        <>
          Sent at {timeOf(sent.at)}. We answer to <span className="inline-block">{sent.to}</span>.
        </>
      ) : null}
    </p>
  )
}

/** Where its writer is: `8:02 am`. */
function timeOf(moment: Date): string {
  const [hour, minute] = [moment.getHours(), moment.getMinutes()]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
