import { SendingSaid } from './sending-said.tsx'
import type { Sent, Stage } from './use-sending.ts'

type FormEndProps = {
  /** The island that its form is. */
  island: string
  /** The button's words. */
  labels: Record<Stage, string>
  stage: Stage
  sent: Sent | undefined
  className: string
}

/** The end of a form to the team: its button, how sending goes for whoever does not see the button, and a line about what was sent. */
export function FormEnd({ island, labels, stage, sent, className }: FormEndProps) {
  return (
    <>
      <button type="submit" data-island-for={island} className={className} aria-disabled={stage !== 'idle' || undefined}>
        {labels[stage]}
      </button>
      <SendingSaid>{stage === 'sending' ? labels.sending : null}</SendingSaid>
      <SentLine sent={sent} />
    </>
  )
}

/**
 * Stays beneath a form's button after its notice has gone. No live region: the notice has been announced. Its room is kept free, so that
 * nothing moves when it appears.
 */
function SentLine({ sent }: { sent: Sent | undefined }) {
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
