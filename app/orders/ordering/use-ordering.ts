import { type FormEvent, useRef, useState } from 'react'
import { refusalOf } from '#app/products/ordering-rules.ts'
import { faultsOf, withoutFault } from '#app/ui/forms/faults.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { emptyField, fillRequiredFields } from '#app/ui/forms/required-fields.ts'
import { hasNoSignal } from '#app/ui/use-offline.ts'
import type { OfferedProduct } from './order-form.tsx'
import { checkoutFailed, checkoutOpened, errorTitle, missingTitle, openedTitle, popUpBlocked, popUpTitle } from './order-texts.ts'
import { openPaymentTab } from './payment-tab.ts'
import { requestCheckout } from './request-checkout.ts'

type Faults = Record<string, string>
type Outcome = {
  stage: 'idle' | 'processing' | 'opened' | 'blocked'
  faults: Faults
  notice?: Notice
  /** Tried without a signal. */
  unsent?: true
  /** The payment page, for a guest whose browser blocked the tab. */
  url?: string
}

const idle: Outcome = { stage: 'idle', faults: {} }
const unsent: Outcome = { ...idle, unsent: true }

/** From the filled form to the payment page in its tab. A failure loses nothing that was typed. */
export function useOrdering(product: OfferedProduct | undefined) {
  const [outcome, setOutcome] = useState(idle)
  /** Counts the dialog's openings: an answer to an earlier one does not concern the order now open. */
  const opening = useRef(0)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // Once the payment page is open, another submit would be another order.
    if (!product || outcome.stage === 'processing' || outcome.stage === 'opened') return
    const wish = Object.fromEntries(new FormData(form)) as Record<string, string>
    const show = (next: Outcome) => {
      setOutcome(next)
      const first = Object.keys(next.faults).find((name) => form.elements.namedItem(name) instanceof HTMLElement)
      if (first) (form.elements.namedItem(first) as HTMLElement).focus()
    }

    const hindrance = hindranceOf(form, product, wish)
    if (hindrance) return show(hindrance)
    if (!navigator.onLine) return show(unsent)

    const tab = openPaymentTab()
    const asked = opening.current
    const wasDark = hasNoSignal()
    setOutcome({ stage: 'processing', faults: {} })
    const answer = await requestCheckout(wish)
    const left = asked !== opening.current
    if (answer.url === undefined) {
      tab.close()
      if (left) return
      // What this page offers is outdated: the order page shows the item as it is now, with everything typed.
      if (answer.code === 'product_changed') return form.submit()
      if (answer.unheard && (wasDark || hasNoSignal())) return show(unsent)
      return show({ stage: 'idle', faults: answer.fields, notice: noticeOf(answer.code, answer.message, answer.fields) })
    }
    // A tab opened for an order goes on to its payment, even if the dialog has closed.
    const went = tab.goTo(answer.url)
    if (left) return
    if (went) {
      return show({ stage: 'opened', faults: {}, notice: { kind: 'success', title: openedTitle, text: checkoutOpened } })
    }
    // The link is for the order as it was submitted.
    if (!isStill(wish, form)) return show(idle)
    show({ stage: 'blocked', faults: {}, url: answer.url, notice: { kind: 'error', title: popUpTitle, text: popUpBlocked } })
  }

  /** The link no longer pays for what the form says, and a field being corrected is no longer wrong. */
  function onChange({ target }: FormEvent) {
    setOutcome((last) => (last.stage === 'blocked' ? idle : mended(last, (target as HTMLInputElement).name)))
  }

  function reset() {
    opening.current += 1
    setOutcome(idle)
  }

  return { ...outcome, onSubmit, onChange, reset }
}

/** What the guest must correct first: empty fields, else wrong ones, those that the product's rules refuse among them. */
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

/** The message above the button was about the marked fields: it goes with the last of them. */
function mended(outcome: Outcome, name: string): Outcome {
  const faults = withoutFault(outcome.faults, name)
  if (faults === outcome.faults) return outcome
  return Object.keys(faults).length > 0 ? { ...outcome, faults } : { stage: outcome.stage, faults }
}

function isStill(wish: Record<string, string>, form: HTMLFormElement): boolean {
  return [...new FormData(form)].every(([name, value]) => wish[name] === value)
}

/** What the guest can correct is said at its field; the rest, about the item or us, above the button. */
function noticeOf(code: string | undefined, message: string | undefined, fields: Faults): Notice | undefined {
  const ours = code?.startsWith('product_') || code === 'payments_not_configured' || code === 'too_many_requests'
  if (Object.keys(fields).length && !ours) return undefined
  return { kind: 'error', title: errorTitle, text: (ours && message) || checkoutFailed }
}

/** At each empty field; the specified message is above the button. */
function missingIn(form: HTMLFormElement): Faults {
  const faults: Faults = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
    if (field.value.trim() === '') faults[field.name] = emptyField(field)
  }
  return faults
}
