let complete: Promise<void> | undefined

/**
 * A document contains only the rules for its own HTML (page-styles.server.ts). Before a script adds anything, this loads the whole sheets
 * and applies them together, so that no sheet is in force alone for a moment.
 */
export function completeStyles(): Promise<void> {
  complete ??= addSheets(document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset.sheets?.split(' ') ?? [])
  return complete
}

async function addSheets(addresses: string[]) {
  const links = addresses.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  )
  // A sheet that does not load must not keep an island asleep.
  const arrivals = links.map(
    (link) => new Promise<boolean>((done) => Object.assign(link, { onload: () => done(true), onerror: () => done(false) })),
  )
  document.head.append(...links)
  const allCame = (await Promise.all(arrivals)).every(Boolean)
  for (const link of links) link.media = 'all'
  if (allCame) leaveOutOwnRules()
}

/** The document's own rules are in the whole sheets too; kept twice, they would be matched twice whenever a dialog opens. */
function leaveOutOwnRules() {
  document.querySelector('style[data-sheets]')?.remove()
  document.adoptedStyleSheets = []
}
