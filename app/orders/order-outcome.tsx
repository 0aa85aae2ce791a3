import { useEffect, useState } from 'react'
import { bankReturned, banksTakeDays, whileBankDecides } from '#app/orders/ordering/order-texts.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { orderIdOf, type ToldStatus } from './order-status.ts'
import type { OrderFact } from './ordered-facts.ts'
import { OrderedList } from './ordered-list.tsx'

/** `left`: the guest went back from the payment page. `unread`: the order could not be looked up; the page reloads automatically. */
type Status = ToldStatus | 'left' | 'unknown' | 'unread'

const askEveryMs = 2_000

type Props = {
  sessionId: string
  status: Status
  /** Paid on the demo page. */
  demo: boolean
  /** Whether emails reach anybody. */
  mailed: boolean
  /** The guest's bank rejected the refund of the cancelled order. */
  refundFailed: boolean
  /** The guest's bank has taken all of it back, after a dispute. */
  byBank: boolean
  /** Of a cancelled order: what can be refunded only once the guest's bank has decided. */
  held?: string | undefined
  /** What was ordered, row by row. */
  ordered: OrderFact[]
  /** Where to order the same item once more, if it is still offered. */
  again?: string | undefined
  contacts: Reach
}

/** The outcome of an order. Polls while its payment is being confirmed. */
export function OrderOutcome({
  sessionId,
  status: first,
  demo,
  mailed,
  refundFailed,
  byBank,
  held,
  ordered,
  again,
  contacts,
}: Props) {
  const status = useStatus(sessionId, first)
  useAnewOncePaid(status)
  const [stayedOpen, setStayedOpen] = useState(false)
  const { title, text } = outcomeOf(status, { demo, mailed, refundFailed, byBank, held })
  const tryAgain = status === 'left' || status === 'expired' ? again : undefined
  return (
    <>
      {demo ? <p className="label mb-6 border-l-[3px] border-accent py-1 pl-4">Demo order: no money has moved</p> : null}
      <div role="status" aria-live="polite" aria-busy={status === 'pending'}>
        <h1 className="title">{title}</h1>
        <p className="mt-4 text-muted">{text}</p>
      </div>
      {ordered.length > 0 ? <OrderedList facts={ordered} /> : null}
      {sessionId ? (
        <p className="mt-6">
          Order ID <span className="font-medium">{orderIdOf(sessionId)}</span>
        </p>
      ) : null}
      <Contacts {...contacts} />
      {/* Two fit beside each other; a third would be alone in a second row. */}
      <div className={`mt-10 grid gap-4 sm:w-fit ${tryAgain ? '' : 'lg:flex lg:flex-wrap'}`}>
        {tryAgain ? (
          <a href={tryAgain} className="button button-action">
            Order again
          </a>
        ) : null}
        <a href="/guest-guide" className={`button ${tryAgain ? 'button-line' : 'button-action'}`}>
          Return to Guest Guide
        </a>
        <CloseTab onStayedOpen={() => setStayedOpen(true)} />
      </div>
      <p role="status" className="mt-4 text-muted empty:hidden">
        {stayedOpen ? 'Your browser has kept this tab open; you can close it yourself now.' : ''}
      </p>
    </>
  )
}

/** Polls as long as the payment is being confirmed. */
function useStatus(sessionId: string, first: Status): Status {
  const [status, setStatus] = useState(first)
  useEffect(() => {
    if (status !== 'pending') return
    const timer = setInterval(async () => {
      const now = await askStatus(sessionId)
      if (now && now !== 'pending') setStatus(now)
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [status, sessionId])
  return status
}

/**
 * An order that was left may have been paid after all, on the page before this one or in another tab: looked at again, this page must not
 * invite to order once more.
 */
function useAnewOncePaid(status: Status) {
  useEffect(() => {
    if (status !== 'left') return
    async function look() {
      if (document.visibilityState !== 'visible') return
      const page = await fetch(location.href, { cache: 'no-store' })
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .catch(() => undefined)
      if (page && !page.includes(outcomes.left.title)) location.reload()
    }
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [status])
}

/** Browsers close only tabs that a page opened. */
function CloseTab({ onStayedOpen }: { onStayedOpen: () => void }) {
  function close() {
    window.close()
    setTimeout(onStayedOpen, 300)
  }
  return (
    <button
      type="button"
      onClick={close}
      data-island-for="order-outcome"
      className="button button-line [html:not([data-js])_&]:hidden"
    >
      Close this tab
    </button>
  )
}

const outcomes: Record<Exclude<Status, 'paid'>, { title: string; text: string }> = {
  pending: {
    title: 'Your payment is being confirmed',
    text: 'This usually takes a few seconds. There is nothing you need to do: this page updates automatically.',
  },
  left: {
    title: 'This order was not paid',
    text: 'You left the payment page, and nothing was charged.',
  },
  expired: {
    title: 'This order was not paid',
    text: 'The payment page was closed, and nothing was charged.',
  },
  mischarged: {
    title: 'You paid a different amount',
    text: 'Your payment has reached us, but the amount does not match the price of this order. Our team has been told and will sort it out with you.',
  },
  cancelled: { title: 'This order is cancelled', text: 'We are refunding your card.' },
  refunded: { title: 'This order is refunded', text: `Your money has gone back to your card. ${banksTakeDays}` },
  unread: {
    title: 'Your order cannot be looked up just now',
    text: 'If you have paid, your payment is safe. There is nothing you need to do: this page retries automatically.',
  },
  unknown: { title: 'No such order was found', text: 'If you have paid, please tell us: we will find it.' },
}

function arrived(demo: boolean, mailed: boolean): string {
  const paid = `Thank you. Your ${demo ? 'demo payment' : 'payment'} has arrived`
  return mailed
    ? `${paid}, and a confirmation is on its way to you by email.`
    : `${paid}. We send no emails yet, so please keep the Order ID.`
}

const noneTaken = 'It was a demonstration: no money was taken, so there is nothing to refund.'
const bankRefused = 'Your bank did not accept the refund. Our team has been told and will ask you where it should go.'
const givenBack = 'Your bank did not accept the refund, so our team has paid it to you another way.'

type Circumstances = Pick<Props, 'demo' | 'mailed' | 'refundFailed' | 'byBank' | 'held'>

function outcomeOf(status: Status, { demo, mailed, refundFailed, byBank, held }: Circumstances): { title: string; text: string } {
  if (status === 'paid') return { title: 'Order Confirmed', text: arrived(demo, mailed) }
  const outcome = outcomes[status]
  if (demo && (status === 'cancelled' || status === 'refunded')) return { ...outcome, text: noneTaken }
  if (refundFailed && status === 'cancelled') return { ...outcome, text: bankRefused }
  if (held && status === 'cancelled') return { ...outcome, text: whileBankDecides(held) }
  if (byBank && status === 'refunded') return { title: outcomes.cancelled.title, text: bankReturned }
  return refundFailed && status === 'refunded' ? { ...outcome, text: givenBack } : outcome
}

type Reach = { phone: string; phoneInternational: string; stayEmail: string }

function Contacts({ phone, phoneInternational, stayEmail }: Reach) {
  return (
    <p className="mt-6 text-muted">
      Questions? Ring <PhoneLink phone={phone} phoneInternational={phoneInternational} /> or write to{' '}
      <a className="quiet-link" href={`mailto:${stayEmail}`}>
        {stayEmail}
      </a>
      .
    </p>
  )
}

async function askStatus(sessionId: string): Promise<ToldStatus | undefined> {
  try {
    const response = await fetch(`/functions/v1/order-status?session_id=${encodeURIComponent(sessionId)}`)
    return response.ok ? ((await response.json()) as { status: ToldStatus }).status : undefined
  } catch {
    return undefined
  }
}
