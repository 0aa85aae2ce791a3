import { type ReactNode, useState } from 'react'
import { euro } from '#app/estate/money.ts'
import { longDay } from '#app/estate/time/estate-day.ts'
import { tellThem } from '#app/mail/mail-settings.ts'
import { owedOf, stageOf } from '#app/orders/order-status.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { OpenButton } from '#app/ui/console/opened.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import { heldUntilDecided } from './mark-notices.ts'
import { isHeld, markedAt, type StaffOrder } from './staff-orders.ts'

/**
 * A form of its own: one tap is one mark, and without script it still posts. The confirmation takes the button's place, and its focus: the
 * others stay put, so that neither a double tap nor a second Enter hits any of them.
 */
export function Marks({ order, busy, comesAsked }: { order: StaffOrder; busy: boolean; comesAsked: boolean }) {
  const { id, beginBy, preparedAt, deliveredAt } = order
  const of = `${order.itemName}, ${order.guestName}`
  const stage = stageOf(order)
  // The order's stage when the question was asked: a colleague may have marked it since.
  const [asked, setAsked] = useState<typeof stage | undefined>(comesAsked ? stage : undefined)
  return (
    <>
      <form method="post" className="marks" aria-busy={busy || undefined}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={stage} />
        {deliveredAt ? <Done twice>Delivered {markedAt(deliveredAt, order)}</Done> : null}
        {preparedAt && !deliveredAt ? <Done>Prepared {markedAt(preparedAt, order)}</Done> : null}
        {preparedAt || !beginBy ? null : (
          <MarkButton intent="prepared" of={of}>
            Mark prepared
          </MarkButton>
        )}
        {deliveredAt || !beginBy ? null : (
          <MarkButton intent="delivered" of={of}>
            Mark delivered
          </MarkButton>
        )}
        <span className="less">
          {preparedAt ? (
            <button type="submit" name="intent" value="open" className="button-plain" aria-label={`Undo: ${of}`}>
              Undo
            </button>
          ) : null}
          <OpenButton
            opens={id}
            className="button-plain"
            aria-haspopup="dialog"
            aria-label={`Cancel… ${of}`}
            onOpen={() => setAsked(stage)}
          >
            Cancel…
          </OpenButton>
        </span>
      </form>
      {asked ? <AskToCancel order={order} seen={asked} comesOpen={comesAsked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

/** As wide as the buttons it replaces. The focus of a button that has gone comes here (use-kept-focus.ts). */
function Done({ twice, children }: { twice?: boolean; children: ReactNode }) {
  return (
    <p className={twice ? 'done-twice' : 'done'} data-outcome>
      <Badge tone="ok">{children}</Badge>
    </p>
  )
}

type AskProps = { order: StaffOrder; seen: string; comesOpen: boolean; onClose: () => void }

/** Each button says what it does: “Cancel” alone could mean the order or the question. */
function AskToCancel({ order, seen, comesOpen, onClose }: AskProps) {
  const { id, itemName, roomName, guestName } = order
  return (
    <Sheet
      title={`Cancel ${guestName}’s order?`}
      asks={`${itemName}, ${roomName}, ${longDay(order.stayDate)}. ${whatGoesBack(order)} ${order.mailed ? 'The guest will be told by email.' : tellThem}`}
      comesOpen={comesOpen}
      onClose={onClose}
    >
      <form method="post" className="row" onSubmit={onClose}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <OpenButton className="button button-line" onOpen={onClose}>
          Keep the order
        </OpenButton>
        <button type="submit" name="intent" value="cancelled" className="button button-action">
          {refundsNow(order) ? `Refund ${euro(owedOf(order))} and cancel the order` : 'Cancel the order'}
        </button>
      </form>
    </Sheet>
  )
}

const refundsNow = (order: StaffOrder) => !order.demo && !isHeld(order.dispute) && owedOf(order) > 0

function whatGoesBack(order: StaffOrder): string {
  if (order.demo) return 'It is a demo order: no money has moved, so there is nothing to refund.'
  if (isHeld(order.dispute)) return heldUntilDecided
  if (owedOf(order) === 0) return 'The guest’s bank has already taken the money back.'
  return `${euro(owedOf(order))} goes back to the guest.`
}

/** `of`: what it marks, read out after its words. With `confirm` it asks first. */
export function MarkButton({
  intent,
  of,
  confirm,
  children,
}: {
  intent: string
  of: string
  confirm?: string
  children: string
}) {
  return (
    <>
      {confirm ? <SureBox question={confirm} /> : null}
      <button
        type="submit"
        name="intent"
        value={intent}
        data-confirm={confirm}
        className="button button-line"
        aria-label={`${children}: ${of}`}
      >
        {children}
      </button>
    </>
  )
}
