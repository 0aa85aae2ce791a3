import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge, When } from '#app/ui/console/console-parts.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import { knownIcon, type LegalContent, type LegalSection, legalIcons, legalLimits, slugIn } from './legal-document.ts'
import type { LegalAction } from './staff-legal.route.tsx'
import type { LegalDesk } from './staff-legal.server.ts'

/** Begins with what is stored, and follows it for as long as nothing is typed that a colleague's save would take away. */
export function LegalEditor({ desk, slug }: { desk: LegalDesk; slug: string }) {
  const [base, setBase] = useState(desk)
  const [content, setContent] = useState<LegalContent>(desk.content)
  const [closed, setClosed] = useState<object>()
  const sent = useRef<LegalContent>(undefined)
  const fetcher = useFetcher<LegalAction>()
  const { data, state } = fetcher
  const dirty = content !== base.content
  const { kept } = useUnsaved({
    form: slug,
    typed: dirty ? { stamp: base.stamp, content } : undefined,
    putBack: (typed) => {
      setBase({ ...desk, stamp: typed.stamp })
      setContent(typed.content)
    },
    stays: ({ search }) => slugIn(new URLSearchParams(search).get('document')) === slug,
  })
  const load = () => {
    setBase(desk)
    setContent(desk.content)
  }
  const moved = desk.stamp !== base.stamp
  const saved = data?.notice.kind === 'success' && content === sent.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the stored text that arrives.
  useEffect(() => {
    if (moved && (!dirty || saved)) load()
  }, [desk.stamp, saved])
  const change = (part: Partial<LegalContent>) => setContent({ ...content, ...part })
  const send = (intent: string, more: Record<string, string> = {}) => {
    sent.current = content
    void fetcher.submit({ intent, slug, stamp: base.stamp, content: JSON.stringify(content), ...more }, { method: 'post' })
  }
  const preview = data && 'preview' in data && data !== closed ? data.preview : undefined
  const busy = state !== 'idle'
  return (
    <div className="stack max-w-4xl">
      <div className="row">
        {desk.isDraft ? <Badge tone="warn">Draft, not yet published</Badge> : <Badge tone="ok">As published</Badge>}
        <button type="button" className="button button-line" disabled={busy} onClick={() => send('preview')}>
          Preview
        </button>
        <button type="button" className="button button-line" disabled={busy} onClick={() => send('draft')}>
          Save draft
        </button>
        <button
          type="button"
          className="button button-action"
          disabled={busy}
          onClick={() => window.confirm('Publish this text? Everybody reads it at once.') && send('publish')}
        >
          Publish
        </button>
        {desk.isDraft ? (
          <button
            type="button"
            className="button-plain danger"
            disabled={busy}
            onClick={() => window.confirm('Discard the draft?') && send('discard')}
          >
            Discard draft
          </button>
        ) : null}
      </div>
      <KeptNote kept={kept} onDiscard={load} />
      {moved && dirty && !saved && !busy ? (
        <div className="note" data-kind="error" role="status">
          <p>
            <strong>Somebody else has changed this document meanwhile.</strong> Your text below is not saved.
          </p>
          <p className="row">
            <button type="button" className="button-plain" onClick={() => setBase({ ...base, stamp: desk.stamp })}>
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
      <Outdated prices={desk.outdated} />
      <Field
        label="Subtitle"
        value={content.subtitle}
        maxLength={legalLimits.subtitle}
        onChange={(event) => change({ subtitle: event.target.value })}
      />
      <TextArea label="Intro (HTML)" value={content.intro} onChange={(event) => change({ intro: event.target.value })} />
      <Sections sections={content.sections} onChange={(sections) => change({ sections })} />
      <TextArea
        label="Footer (HTML)"
        optional
        value={content.footer ?? ''}
        onChange={(event) => change({ footer: event.target.value || undefined })}
      />
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
                <button
                  type="button"
                  className="button-plain"
                  disabled={busy}
                  onClick={() =>
                    (!desk.isDraft || window.confirm('This replaces the draft. Go on?')) && send('restore', { id, content: '' })
                  }
                >
                  Restore as draft
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {preview ? (
        <Sheet title="Preview" onClose={() => setClosed(data)}>
          <Preview content={preview} />
        </Sheet>
      ) : null}
    </div>
  )
}

/** A published text is never changed behind anybody's back: staff are told. */
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

function Sections({ sections, onChange }: { sections: LegalSection[]; onChange: (sections: LegalSection[]) => void }) {
  const set = (at: number, part: Partial<LegalSection>) =>
    onChange(sections.map((section, index) => (index === at ? { ...section, ...part } : section)))
  const move = (at: number, by: number) => {
    const moved = [...sections]
    const [section] = moved.splice(at, 1)
    if (section) moved.splice(at + by, 0, section)
    onChange(moved)
  }
  return (
    <>
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place; every field is controlled.
        <details key={at} className="panel">
          <summary>
            {at + 1}. {section.title || 'Untitled'}
          </summary>
          <div className="stack mt-3">
            <div className="pair">
              <Field
                label="Title"
                value={section.title}
                maxLength={legalLimits.title}
                onChange={(event) => set(at, { title: event.target.value })}
              />
              <Select label="Icon" value={knownIcon(section.icon)} onChange={(event) => set(at, { icon: event.target.value })}>
                {legalIcons.map((icon) => (
                  <option key={icon}>{icon}</option>
                ))}
              </Select>
            </div>
            <TextArea
              label="Content (HTML: p, h3, ul, ol, li, strong, em, a)"
              rows={8}
              value={section.content}
              onChange={(event) => set(at, { content: event.target.value })}
            />
            <div className="row">
              <button type="button" className="button-plain" disabled={at === 0} onClick={() => move(at, -1)}>
                Move up
              </button>
              <button type="button" className="button-plain" disabled={at === sections.length - 1} onClick={() => move(at, 1)}>
                Move down
              </button>
              <button
                type="button"
                className="button-plain danger"
                disabled={sections.length === 1}
                onClick={() =>
                  window.confirm(`Remove “${section.title}”?`) && onChange(sections.filter((_, index) => index !== at))
                }
              >
                Remove
              </button>
            </div>
          </div>
        </details>
      ))}
      <div>
        <button
          type="button"
          className="button button-line"
          onClick={() => onChange([...sections, { icon: 'page', title: 'New section', content: '<p></p>' }])}
        >
          Add section
        </button>
      </div>
    </>
  )
}

/** The server has sanitised it as it would for the public. */
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
