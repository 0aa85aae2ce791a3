import { type FormEvent, useRef, useState } from 'react'
import { refusalOf } from '#app/products/ordering-rules.ts'
import { faultsOf, withoutFault } from '#app/ui/forms/faults.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { emptyField, fillRequiredFields } from '#app/ui/forms/required-fields.ts'
import { hasNoSignal } from '#app/ui/use-offline.ts'
import type { OfferedProduct } from './order-form.tsx'
import { checkoutFailed, checkoutOpened, errorTitle, missingTitle, openedTitle, popUpBlocked, popUpTitle } from './order-texts.ts'
import { openPaymentTab } from './payment-tab.ts'
import { type CheckoutRefusal, requestCheckout } from './request-checkout.ts'

type Faults = Record<string, string>
type Outcome = {
  stage: 'idle' | 'processing' | 'opened' | 'blocked'
  faults: Faults
  notice?: Notice
  /** The attempt was made without a signal. */
  unsent?: true
  /** The payment page, for a guest whose browser blocked the tab. */
  url?: string
}

const idle: Outcome = { stage: 'idle', faults: {} }
const unsent: Outcome = { ...idle, unsent: true }
const opened: Outcome = { stage: 'opened', faults: {}, notice: { kind: 'success', title: openedTitle, text: checkoutOpened } }

/** From the filled form to the payment page in its tab. A failure loses nothing that was typed. */
export function useOrdering(product: OfferedProduct | undefined) {
  const [outcome, setOutcome] = useState(idle)
  /** Counts the dialog's openings: an answer to an earlier one does not concern the order now open. */
  const opening = useRef(0)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // Once the payment page is open, submitting again would place another order.
    if (!product || outcome.stage === 'processing' || outcome.stage === 'opened') return
    const wish = Object.fromEntries(new FormData(form)) as Record<string, string>
    const hindrance = hindranceOf(form, product, wish) ?? (navigator.onLine ? undefined : unsent)
    if (hindrance) return show(hindrance, form)

    const tab = openPaymentTab()
    const asked = opening.current
    const wasDark = hasNoSignal()
    setOutcome({ stage: 'processing', faults: {} })
    const answer = await requestCheckout(wish)
    const isStillOpen = asked === opening.current
    if (answer.url === undefined) {
      tab.close()
      if (!isStillOpen) return
      // What this page offers is outdated: the order page shows the item as it is now, with everything typed.
      if (answer.code === 'product_changed') return form.submit()
      return show(answer.unheard && (wasDark || hasNoSignal()) ? unsent : refused(answer), form)
    }
    // A tab opened for an order goes on to its payment even if the dialog has been closed.
    const went = tab.goTo(answer.url)
    if (!isStillOpen) return
    if (went) return show(opened, form)
    // The link is for the order as it was submitted.
    show(isStill(wish, form) ? blocked(answer.url) : idle, form)
  }

  function show(next: Outcome, form: HTMLFormElement) {
    setOutcome(next)
    const fields = Object.keys(next.faults).map((name) => form.elements.namedItem(name))
    fields.find((field) => field instanceof HTMLElement)?.focus()
  }

  /** After an edit, the link no longer pays for what the form says, and the edited field is no longer marked wrong. */
  function onChange({ target }: FormEvent) {
    setOutcome((last) => (last.stage === 'blocked' ? idle : mended(last, (target as HTMLInputElement).name)))
  }

  function reset() {
    opening.current += 1
    setOutcome(idle)
  }

  return { ...outcome, onSubmit, onChange, reset }
}

/** What the guest must correct first: empty fields, otherwise wrong ones, including those the product's rules refuse. */
function hindranceOf(form: HTMLFormElement, product: OfferedProduct, wish: Record<string, string>): Outcome | undefined {
  const missing = missingIn(form)
  if (Object.keys(missing).length) {
    return { stage: 'idle', faults: missing, notice: { kind: 'error', title: missingTitle, text: fillRequiredFields } }
  }
  const wrong = faultsOf(form)
  const refusal = refusalOf(product, wish.roomName ?? '', wish.stayDate ?? '', new Date())
  if (refusal) wrong[refusal.field] = refusal.message
  return Object.keys(wrong).length ? { stage: 'idle', faults: wrong } : undefined
}

/** The message above the button is about the marked fields, so it goes with the last of them. */
function mended(outcome: Outcome, name: string): Outcome {
  const faults = withoutFault(outcome.faults, name)
  if (faults === outcome.faults) return outcome
  return Object.keys(faults).length > 0 ? { ...outcome, faults } : { stage: outcome.stage, faults }
}

function isStill(wish: Record<string, string>, form: HTMLFormElement): boolean {
  return [...new FormData(form)].every(([name, value]) => wish[name] === value)
}

/** Correctable errors are shown at their fields; the rest, about the item or about us, above the button. */
function refused({ code, message, fields }: CheckoutRefusal): Outcome {
  const ours = code?.startsWith('product_') || code === 'payments_not_configured' || code === 'too_many_requests'
  if (Object.keys(fields).length && !ours) return { stage: 'idle', faults: fields }
  const text = (ours && message) || checkoutFailed
  return { stage: 'idle', faults: fields, notice: { kind: 'error', title: errorTitle, text } }
}

function blocked(url: string): Outcome {
  return { stage: 'blocked', faults: {}, url, notice: { kind: 'error', title: popUpTitle, text: popUpBlocked } }
}

/** The message at each empty field; the specified one is above the button. */
function missingIn(form: HTMLFormElement): Faults {
  const faults: Faults = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
    if (field.value.trim() === '') faults[field.name] = emptyField(field)
  }
  return faults
}
