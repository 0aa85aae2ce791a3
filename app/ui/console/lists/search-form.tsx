import { type FormEvent, useState } from 'react'
import { Form, type FormProps, useLocation, useNavigationType } from 'react-router'

/**
 * The form by which a list is searched; what its fields hold is kept in the address. When another address arrives than the one it asked
 * for, by Back or by a link to the same page, its fields start anew: React leaves alone what somebody has changed in a field, which would
 * then say something else than the list shows. For its own searches it stays, because somebody may be typing on.
 */
export function SearchForm(props: Omit<FormProps, 'state' | 'role'>) {
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== 'POP' && state?.searched === true
  const [shown, setShown] = useState({ key, form: 0 })
  if (shown.key !== key) setShown({ key, form: isOwn ? shown.form : shown.form + 1 })
  return <Form key={shown.form} role="search" state={searched} {...props} />
}

/** Kept with the history's entry, so Back to it has it, too. */
const searched = { searched: true }

/** For a form whose words and dates are searched by its button: a choice among few, or a tick, would seem to have been searched already. */
export function searchAtChoice({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void {
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (isTick || target instanceof HTMLSelectElement) form.requestSubmit()
}
