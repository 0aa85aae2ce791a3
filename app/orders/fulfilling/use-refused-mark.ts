import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { StaffOrder } from './staff-orders.ts'

/** `gone`: what is said once the list, at the same `search`, no longer has the order. */
type Refused = { id: string; fault: string; gone: Notice; search: string }

/**
 * Why the last mark was refused, by order id: shown at the order. If a colleague's change has taken that out of the list, as a
 * cancellation does, a notice says so; else the order would seem to have been marked.
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

/** With a link, because it then stays until it is closed. */
function goneNotice({ itemName, roomName, guestName }: StaffOrder, fault: string): Notice {
  const query = new URLSearchParams({ from: '', status: 'all', words: guestName })
  return {
    kind: 'error',
    title: `${itemName}, ${roomName}, for ${guestName}`,
    text: fault,
    link: { to: `/admin/orders?${query}`, words: 'Show the order' },
  }
}
