import { Badge, inWords, When } from '#app/ui/console/console-parts.tsx'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import type { LegalDesk } from './staff-legal.server.ts'

type Versioned = { desk: LegalDesk; slug: string; stamp: string; dirty: boolean; busy: boolean }

/** The name of what is shown: an earlier version by its day, otherwise the text being typed. */
export function nameOf({ versions }: LegalDesk, edition: string | undefined): string {
  const publishedAt = versions.find(({ id }) => id === edition)?.publishedAt
  return publishedAt ? `As published on ${inWords(new Date(publishedAt).getTime())}` : 'Preview'
}

/** Earlier published texts, which can be restored. */
export function Versions({ desk, slug, stamp, dirty, busy }: Versioned) {
  const button = { type: 'submit', name: 'intent', disabled: busy } as const
  return (
    <section className="panel">
      <h2>Versions</h2>
      <ul className="stack">
        {desk.versions.map(({ id, publishedAt, createdBy }, at) => {
          const of = publishedAt ? inWords(new Date(publishedAt).getTime()) : ''
          return (
            <li key={id} className="row justify-between">
              <span>
                {publishedAt ? <When at={publishedAt} /> : null}{' '}
                <span className="text-muted">{createdBy ?? 'the first edition'}</span>
              </span>
              {at === 0 ? (
                <Badge tone="ok">Published now</Badge>
              ) : (
                <>
                  <form id={`restore-${id}`} method="post" hidden>
                    <HiddenFields fields={{ slug, stamp, id }} />
                  </form>
                  {desk.isDraft ? (
                    <SureBox question="Replace the draft" form={`restore-${id}`} of={`with the text of ${of}`} />
                  ) : null}
                  <button
                    {...button}
                    form={`restore-${id}`}
                    value="read"
                    formNoValidate
                    className="button-plain ms-auto"
                    aria-label={`Read: ${of}`}
                  >
                    Read
                  </button>
                  <button
                    {...button}
                    form={`restore-${id}`}
                    value="restore"
                    className="button-plain"
                    aria-label={`Restore as draft: ${of}`}
                    data-confirm={
                      dirty
                        ? 'This discards what you have typed but not saved. Continue?'
                        : desk.isDraft
                          ? 'This replaces the draft. Continue?'
                          : undefined
                    }
                  >
                    Restore as draft
                  </button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Tells staff what is outdated: published text is only ever changed by people. */
export function Outdated({ prices }: { prices: LegalDesk['outdated'] }) {
  if (prices.length === 0) return null
  return (
    <section className="note" aria-label="Prices in the published text">
      <p>
        <strong>The published text quotes prices that have since changed in Products.</strong> It stays as it is until you publish
        a new version.
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
