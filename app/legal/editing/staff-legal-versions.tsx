import { Badge, inWords, When } from '#app/ui/console/console-parts.tsx'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import type { LegalDesk } from './staff-legal.server.ts'

type Versioned = { desk: LegalDesk; slug: string; stamp: string; dirty: boolean; busy: boolean }

/** What is shown: an earlier version by its day, otherwise what is typed. */
export function nameOf({ versions }: LegalDesk, edition: string | undefined): string {
  const publishedAt = versions.find(({ id }) => id === edition)?.publishedAt
  return publishedAt ? `As published on ${inWords(new Date(publishedAt).getTime())}` : 'Preview'
}

/** What was published before, and can be again. */
export function Versions({ desk, slug, stamp, dirty, busy }: Versioned) {
  const button = { type: 'submit', name: 'intent', disabled: busy } as const
  return (
    <section className="panel">
      <h2>Versions</h2>
      <ul className="stack">
        {desk.versions.map(({ id, publishedAt, createdBy }, at) => (
          <li key={id} className="row justify-between">
            <span>
              {publishedAt ? <When at={publishedAt} /> : null}{' '}
              <span className="text-muted">{createdBy ?? 'the house’s first edition'}</span>
            </span>
            {at === 0 ? (
              <Badge tone="ok">Published now</Badge>
            ) : (
              <>
                <form id={`restore-${id}`} method="post" hidden>
                  <HiddenFields fields={{ slug, stamp, id }} />
                </form>
                {desk.isDraft ? (
                  <SureBox
                    question="Replace the draft"
                    form={`restore-${id}`}
                    {...(publishedAt && { of: `by the text of ${inWords(new Date(publishedAt).getTime())}` })}
                  />
                ) : null}
                <button {...button} form={`restore-${id}`} value="read" formNoValidate className="button-plain ms-auto">
                  Read
                </button>
                <button
                  {...button}
                  form={`restore-${id}`}
                  value="restore"
                  className="button-plain"
                  data-confirm={
                    dirty
                      ? 'This throws away what you have typed and not saved. Go on?'
                      : desk.isDraft
                        ? 'This replaces the draft. Go on?'
                        : undefined
                  }
                >
                  Restore as draft
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Published text is never changed without people: staff are told. */
export function Outdated({ prices }: { prices: LegalDesk['outdated'] }) {
  if (prices.length === 0) return null
  return (
    <section className="note" aria-label="Prices in the published text">
      <p>
        <strong>The published text tells prices that Products has changed since.</strong> It stays as it is until you publish
        another.
      </p>
      <ul className="mt-2">
        {prices.map(({ name, told, now }) => (
          <li key={`${name} ${told}`}>
            {name}: {told} in the text, {now} in Products
          </li>
        ))}
      </ul>
    </section>
  )
}
