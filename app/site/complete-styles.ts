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
  const arrived = links.map((link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done })))
  document.head.append(...links)
  await Promise.all(arrived)
  for (const link of links) link.media = 'all'
}
