import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { knownIcon, type LegalSection, legalIcons, legalLimits } from '#app/legal/legal-document.ts'
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import { moved, useSectionKeys } from './use-section-keys.ts'

type Needs = {
  form: string
  sections: LegalSection[]
  faults: Record<string, string>
  onChange: (sections: LegalSection[]) => void
}

/** `form`: the id of the form that sends them without script. */
export function LegalSectionFields({ form, sections, faults, onChange }: Needs) {
  const last = sections.length - 1
  const { keys, move, remove } = useSectionKeys(sections.length)
  const [said, setSaid] = useState('')
  const onMove = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>, at: number, by: number) => {
    flushSync(() => {
      move(at, by)
      onChange(moved(sections, at, by))
      setSaid(`Moved to ${at + by + 1} of ${sections.length}`)
    })
    // A section that is moved loses the focus. At either end only the other button is left.
    const others = [...(button.parentElement?.querySelectorAll('button') ?? [])]
    const next = button.disabled ? others.find((one) => !one.disabled) : button
    next?.focus()
  }
  return (
    <>
      {sections.map((section, at) => {
        const named = section.title || 'Untitled'
        const fault = { title: faults[`sections.${at}.title`], content: faults[`sections.${at}.content`] }
        return (
          <Fold key={keys[at]} summary={`${at + 1}. ${named}`} isWrong={(fault.title ?? fault.content) !== undefined}>
            <SectionFields
              form={form}
              section={section}
              fault={fault}
              onChange={(part) => onChange(sections.with(at, { ...section, ...part }))}
            />
            <div className="row">
              <button
                type="button"
                className="button-plain"
                aria-label={`Move up: ${named}`}
                disabled={at === 0}
                onClick={(event) => onMove(event, at, -1)}
              >
                Move up
              </button>
              <button
                type="button"
                className="button-plain"
                aria-label={`Move down: ${named}`}
                disabled={at === last}
                onClick={(event) => onMove(event, at, 1)}
              >
                Move down
              </button>
              <button
                type="button"
                className="button-plain danger"
                aria-label={`Remove: ${named}`}
                disabled={last === 0}
                onClick={() => {
                  if (!window.confirm(`Remove “${section.title}”?`)) return
                  remove(at)
                  onChange(sections.toSpliced(at, 1))
                }}
              >
                Remove
              </button>
            </div>
          </Fold>
        )
      })}
      <p role="status" className="sr-only">
        {said}
      </p>
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

/** Opens, and stays open, once something within it is wrong. */
function Fold({ summary, isWrong, children }: { summary: string; isWrong: boolean; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [comesOpen] = useState(isWrong)
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details ref={fold} className="panel" open={comesOpen}>
      <summary>{summary}</summary>
      <div className="stack mt-3">{children}</div>
    </details>
  )
}

type Fault = { title: string | undefined; content: string | undefined }
type SectionNeeds = { form: string; section: LegalSection; fault: Fault; onChange: (part: Partial<LegalSection>) => void }

function SectionFields({ form, section: { title, icon, content }, fault, onChange }: SectionNeeds) {
  return (
    <>
      <div className="pair">
        <Field
          label="Title"
          form={form}
          name="title"
          value={title}
          maxLength={legalLimits.title}
          error={fault.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <Select
          label="Icon"
          form={form}
          name="icon"
          value={knownIcon(icon)}
          onChange={(event) => onChange({ icon: event.target.value })}
        >
          {legalIcons.map((icon) => (
            <option key={icon} value={icon}>
              {icon}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label="Content (HTML: p, h3, ul, ol, li, strong, em, a)"
        form={form}
        name="section"
        rows={8}
        value={content}
        error={fault.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
    </>
  )
}
