/**
 * Opens the fold that a link or the page's address leads into: Safari before 26 and older Firefox follow no link into a closed one. Part
 * of the document, so that it works on the first tap. Ids are plain letters, and nothing has to be decoded.
 */
const opened = (hash: string) => {
  const place = document.getElementById(hash.slice(1))
  const fold = place?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  return place
}

// The browser goes there afterwards, also when it is there already.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a')
  if (link?.pathname === location.pathname) opened(link.hash)
})
const arrive = () => opened(location.hash)?.scrollIntoView({ behavior: 'instant' })
addEventListener('hashchange', arrive)
arrive()
