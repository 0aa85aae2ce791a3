import { useState } from 'react'
import { useLocation } from 'react-router'
import { ordersAt } from '#app/orders/orders-at.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { StaffOrder } from './staff-orders.ts'

/** `gone`: the notice for when the list, at the same `search`, no longer has the order. */
type Refused = { id: string; fault: string; gone: Notice; search: string }

/**
 * Why the last mark was refused, by order id, to be shown at the order. If a colleague's change, such as a cancellation, has removed that
 * order from the list, a notice says so; otherwise it would seem to have been marked.
 */
export function useRefusedMark(orders: readonly StaffOrder[]): (id: string) => string | undefined {
  const { search } = useLocation()
  const [refused, setRefused] = useState<Refused>()
  useOutcome(({ fields, reply: { error } }) => {
    const order = orders.find(({ id }) => id === fields.get('id'))
    setRefused(order && error ? { id: order.id, fault: error, gone: goneNotice(order, error), search } : undefined)
  })
  const hasGone = refused?.search === search && !orders.some(({ id }) => id === refused.id)
  useNotice(hasGone ? refused.gone : undefined)
  return (id) => (refused?.id === id ? refused.fault : undefined)
}

/** Has a link because a notice with one stays until it is closed. */
function goneNotice({ itemName, roomName, guestName }: StaffOrder, fault: string): Notice {
  return {
    kind: 'error',
    title: `${itemName}, ${roomName}, for ${guestName}`,
    text: fault,
    link: { to: ordersAt({ status: 'all', words: guestName }), words: 'Show the order' },
  }
}
