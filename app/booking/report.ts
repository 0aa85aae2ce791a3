/** Reports an event, without cookie or name. Nobody waits for it, so it may be lost. */
export function report(event: { name: 'book_click' | 'pricing_mode_change'; mode: string; room?: string | null }) {
  navigator.sendBeacon('/events', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
