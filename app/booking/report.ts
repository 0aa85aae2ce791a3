/** Reports an event, without cookie or name. If it is lost, it is lost: nobody waits for it. */
export function report(event: { name: 'book_click' | 'pricing_mode_change'; mode: string; room?: string | null }) {
  navigator.sendBeacon('/events', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
