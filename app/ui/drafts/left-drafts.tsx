import { type ReactNode, useContext, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { takeDraft } from './drafts.ts'
import { UnsavedFormsContext } from './unsaved-forms.ts'
import { useKept } from './use-unsaved.ts'
import type { Fields } from './use-unsaved-fields.ts'

/**
 * Shows text that was typed, when the session ended, into a form that no longer exists: for copying, and kept until it is discarded.
 * @param props.labels the labels of the fields to show, by name
 * @param props.why says that the form is gone
 */
export function LeftDrafts({
  hasGone,
  labels,
  why,
}: {
  hasGone: (form: string) => boolean
  labels: Record<string, string>
  why: string
}) {
  const { owner } = useContext(UnsavedFormsContext)
  const { pathname: path } = useLocation()
  const [left, setLeft] = useState<[form: string, fields: Fields][]>([])
  const notes = useRef<HTMLDivElement>(null)
  useKept((kept) => setLeft([...kept].filter(([form]) => hasGone(form)) as [string, Fields][]))
  const throwAway = (gone: string) => {
    takeDraft({ owner, path, form: gone })
    setLeft(left.filter(([form]) => form !== gone))
    // The button disappears: move the focus on.
    notes.current?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return (
    <div ref={notes} role="status">
      {left.map(([form, fields]) => (
        <LeftFields key={form} fields={fields} labels={labels} why={why}>
          <button type="button" className="button-plain -ml-2 justify-self-start" onClick={() => throwAway(form)}>
            Throw it away
          </button>
        </LeftFields>
      ))}
    </div>
  )
}

/**
 * The fields of one form that is gone.
 * @param props.children a button to discard them; without it they are lost once the page is left
 */
export function LeftFields({
  fields,
  labels,
  why,
  children,
}: {
  fields: Fields
  labels: Record<string, string>
  why: string
  children?: ReactNode
}) {
  return (
    <div className="note stack mb-4">
      <p>{why} What you had typed:</p>
      <dl>
        {Object.entries(labels).map(([name, label]) => {
          const text = fields[name]?.filter(Boolean).join(', ')
          return text ? (
            <div key={name}>
              <dt className="inline text-muted">{label}: </dt>
              <dd className="inline whitespace-pre-line">{text}</dd>
            </div>
          ) : null
        })}
      </dl>
      {children}
    </div>
  )
}
