import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge, inWords, When } from '#app/ui/console/console-parts.tsx'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import { Field, TextArea } from '#app/ui/forms/field.tsx'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'
import { contentIn, type LegalContent, legalLimits, slugIn } from './legal-document.ts'
import { arrive, change, isDirty, isOvertaken, isStored, overrule, send, startEditing } from './legal-editing.ts'
import type { LegalAction } from './staff-legal.route.tsx'
import type { LegalDesk } from './staff-legal.server.ts'
import { LegalSectionFields } from './staff-legal-sections.tsx'

/** Its fields and buttons are all over the page, and refer to it; with script they are sent as one piece of JSON. */
const form = 'legal-text'
const discardForm = 'discard-draft'

/** Starts with what is stored, and follows it unless a colleague's save would replace what was typed. */
export function LegalEditor({ desk, slug }: { desk: LegalDesk; slug: string }) {
  const posted = usePosted<{ preview?: LegalContent; values?: Typed }>()
  const [editing, setEditing] = useState(() => startEditing(desk, typedIn(posted?.values, slug)))
  const [closed, setClosed] = useState<object>()
  const fetcher = useFetcher<LegalAction>()
  const seen = useRef(fetcher.data)
  const { data, state } = fetcher
  const { base, content } = editing
  const dirty = isDirty(editing)
  const { kept } = useUnsaved({
    form: slug,
    typed: dirty ? { stamp: base.stamp, content } : undefined,
    putBack: (typed) => setEditing(startEditing(desk, typed)),
    stays: ({ search }) => slugIn(new URLSearchParams(search).get('document')) === slug,
  })
  const load = () => setEditing(startEditing(desk))
  // Of what this page has sent, until the text that it stored arrives with its own stamp.
  const succeeded = data?.notice.kind === 'success' && data !== seen.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the stored text that arrives.
  useEffect(() => {
    if (desk.stamp === base.stamp) return
    if (isStored(editing, succeeded)) seen.current = data
    setEditing(arrive(editing, desk, succeeded))
  }, [desk.stamp, succeeded])
  const onChange = (part: Partial<LegalContent>) => setEditing(change(editing, part))
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { value: intent, dataset } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    if (dataset.confirm && !window.confirm(dataset.confirm)) return
    const id = new FormData(event.target as HTMLFormElement).get('id')
    setEditing(send(editing, intent))
    const what: Record<string, string> = id ? { id: String(id), content: '' } : { content: JSON.stringify(content) }
    void fetcher.submit({ intent, slug, stamp: base.stamp, ...what }, { method: 'post' })
  }
  const preview = data && 'preview' in data && data !== closed ? data.preview : undefined
  const busy = state !== 'idle'
  return (
    <div className="stack max-w-4xl" onSubmit={onSubmit}>
      <div className="row">
        <form id={form} method="post" noValidate hidden>
          {/* The Enter key submits by a form's first button; here it must send nothing. */}
          <button type="submit" disabled />
          <HiddenFields fields={{ intent: 'draft', slug, stamp: base.stamp }} />
        </form>
        {desk.isDraft ? <Badge tone="warn">Draft, not yet published</Badge> : <Badge tone="ok">As published</Badge>}
        <button type="submit" form={form} name="intent" value="preview" className="button button-line" disabled={busy}>
          Preview
        </button>
        <button type="submit" form={form} name="intent" value="draft" className="button button-line" disabled={busy}>
          Save draft
        </button>
        <button
          type="submit"
          form={form}
          name="intent"
          value="publish"
          className="button button-action"
          disabled={busy}
          data-confirm="Publish this text? Everybody reads it at once."
        >
          Publish
        </button>
        {desk.isDraft ? (
          <>
            <SureBox question="Discard the draft" form={discardForm} />
            <form id={discardForm} method="post" hidden>
              <HiddenFields fields={{ slug, stamp: base.stamp }} />
            </form>
            <button
              type="submit"
              form={discardForm}
              name="intent"
              value="discard"
              className="button-plain danger"
              disabled={busy}
              data-confirm="Discard the draft?"
            >
              Discard draft
            </button>
          </>
        ) : null}
      </div>
      <KeptNote kept={kept} onDiscard={load} />
      {isOvertaken(editing, desk, succeeded) && !busy ? (
        <div className="note" data-kind="error" role="status">
          <p>
            <strong>Somebody else has changed this document meanwhile.</strong> Your text below is not saved.
          </p>
          <p className="row">
            <button
              type="submit"
              form={form}
              name="stamp"
              value={desk.stamp}
              className="button-plain"
              onClick={(event) => {
                event.preventDefault()
                setEditing(overrule(editing, desk))
              }}
            >
              I have seen it: let me save my version
            </button>
            <button
              type="button"
              className="button-plain danger"
              onClick={() => window.confirm('Throw your text away and read theirs?') && load()}
            >
              Read theirs instead
            </button>
          </p>
        </div>
      ) : null}
      {posted?.preview ? (
        <section className="panel" aria-label="Preview">
          <Preview content={posted.preview} />
        </section>
      ) : null}
      <Outdated prices={desk.outdated} />
      <Field
        label="Subtitle"
        form={form}
        name="subtitle"
        value={content.subtitle}
        maxLength={legalLimits.subtitle}
        onChange={(event) => onChange({ subtitle: event.target.value })}
      />
      <TextArea
        label="Intro (HTML)"
        form={form}
        name="intro"
        value={content.intro}
        onChange={(event) => onChange({ intro: event.target.value })}
      />
      <LegalSectionFields form={form} sections={content.sections} onChange={(sections) => onChange({ sections })} />
      <TextArea
        label="Footer (HTML)"
        form={form}
        name="footer"
        optional
        value={content.footer ?? ''}
        onChange={(event) => onChange({ footer: event.target.value || undefined })}
      />
      <Versions desk={desk} slug={slug} stamp={base.stamp} dirty={dirty} busy={busy} />
      {preview ? (
        <Sheet title="Preview" onClose={() => setClosed(data)}>
          <Preview content={preview} />
        </Sheet>
      ) : null}
    </div>
  )
}

type Versioned = { desk: LegalDesk; slug: string; stamp: string; dirty: boolean; busy: boolean }

/** What was published before, and can be again. */
function Versions({ desk, slug, stamp, dirty, busy }: Versioned) {
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
                <button
                  type="submit"
                  form={`restore-${id}`}
                  name="intent"
                  value="restore"
                  className="button-plain"
                  disabled={busy}
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

/** The fields' values when the form was posted without script, and the stored state they were based on. */
function typedIn(values: Typed | undefined, slug: string) {
  const content = values?.slug?.[0] === slug ? contentIn(values) : undefined
  return content && { content, stamp: values?.stamp?.[0] }
}

/** Published text is never changed without people: staff are told. */
function Outdated({ prices }: { prices: LegalDesk['outdated'] }) {
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

/** Sanitised by the server, as for the public. */
function Preview({ content }: { content: LegalContent }) {
  return (
    <div className="stack">
      <p className="text-muted">{content.subtitle}</p>
      <Html html={content.intro} />
      {content.sections.map(({ title, content }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Html html={content} />
        </section>
      ))}
      {content.footer ? <Html html={content.footer} /> : null}
    </div>
  )
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `readContent` on the server.
  return <div className="legal-prose" dangerouslySetInnerHTML={{ __html: html }} />
}
