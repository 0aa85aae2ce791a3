import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

type Shared = { label: string; optional?: boolean; error?: string | undefined }

function Labelled({ id, label, optional, error, children }: Shared & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block text-[0.9375rem] text-muted">
        {label}
        {optional ? ' (optional)' : null}
      </label>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className="mt-1.5 text-[0.9375rem] font-medium text-error empty:hidden">
      {error}
    </p>
  )
}

function faultOf(id: string, error: string | undefined, note?: string) {
  if (!error) return { 'aria-describedby': note }
  return { 'aria-invalid': true, 'aria-describedby': [`${id}-error`, note].filter(Boolean).join(' ') }
}

/** @param field.aria-describedby what is said about the field elsewhere: heard after its fault */
export function Field({ label, optional, error, 'aria-describedby': note, ...input }: Shared & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional} error={error}>
      <input id={id} className="field-line" {...faultOf(id, error, note)} {...input} />
    </Labelled>
  )
}

export function TextArea({ label, optional, error, ...area }: Shared & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional} error={error}>
      <textarea id={id} className="field-line" {...faultOf(id, error)} {...area} />
    </Labelled>
  )
}

export function Select({ label, optional, error, children, ...select }: Shared & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional} error={error}>
      <select id={id} className="field-line select-line" {...faultOf(id, error)} {...select}>
        {children}
      </select>
    </Labelled>
  )
}

export function Checkbox({
  children,
  error,
  ...input
}: { children: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-4 py-1.5 leading-normal">
        <input id={id} type="checkbox" className="tick" {...faultOf(id, error)} {...input} />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
