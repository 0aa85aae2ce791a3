let complete: Promise<void> | undefined

/**
 * A document carries only the rules that its own HTML needs (page-styles.server.ts). Before a script adds anything to it, the
 * whole sheets are fetched; they take effect together, so that no rule stands alone for a moment.
 */
export function completeStyles(): Promise<void> {
  complete ??= addSheets(document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset.sheets?.split(' ') ?? [])
  return complete
}

async function addSheets(addresses: string[]) {
  const links = addresses.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  )
  // A sheet that does not come must not keep an island asleep.
  const arrivals = links.map(
    (link) => new Promise<boolean>((done) => Object.assign(link, { onload: () => done(true), onerror: () => done(false) })),
  )
  document.head.append(...links)
  const allCame = (await Promise.all(arrivals)).every(Boolean)
  for (const link of links) link.media = 'all'
  if (allCame) leaveOutOwnRules()
}

/** What the document brought stands in the whole sheets too; twice, it would be matched twice, whenever a dialog opens. */
function leaveOutOwnRules() {
  document.querySelector('style[data-sheets]')?.remove()
  document.adoptedStyleSheets = []
}
