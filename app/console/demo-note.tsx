import type { Sales } from '#app/analytics/day-figures.server.ts'

const words = {
  counted: 'The orders include demo orders, for which no money has moved.',
  'left out': 'Demo orders are not counted.',
}

/** The remark on demo orders for a page of figures, if there are any. */
export function DemoNote({ demo }: { demo: Sales['demo'] }) {
  return demo ? <p className="mb-4 text-muted">{words[demo]}</p> : null
}
