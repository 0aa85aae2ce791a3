import { SendingSaid } from './sending-said.tsx'
import type { Sent, Stage } from './use-sending.ts'

type FormEndProps = {
  /** The island that contains the form. */
  island: string
  /** The button's label at each stage. */
  labels: Record<Stage, string>
  stage: Stage
  sent: Sent | undefined
  className: string
}

/** The end of a form to the team: its button, its status for screen readers, and a line about what was sent. */
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
 * Stays below the button after the notice has gone. Not a live region, because the notice has been announced. Its space is reserved, so
 * that nothing moves when it appears.
 */
function SentLine({ sent }: { sent: Sent | undefined }) {
  return (
    <p className="mt-3 min-h-[3.2em] sm:min-h-[1.6em]">
      {sent ? (
        // An element, which React can remove also if its words have been translated.
        <span>
          Sent at {timeOf(sent.at)}. We will reply to <span className="inline-block">{sent.to}</span>.
        </span>
      ) : null}
    </p>
  )
}

/** In the writer's time zone: `8:02 am`. */
function timeOf(moment: Date): string {
  const [hour, minute] = [moment.getHours(), moment.getMinutes()]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
