/** For `page.evaluate`: words of the home page's first screen that overlap the film's button. */
export const wordsUnderButton = () => {
  const button = document.querySelector('[data-film] button')?.getBoundingClientRect()
  const words = document.querySelector('.hero-words')
  if (!button || !words) return ['nothing was found']
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const under: string[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const meets = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < button.right && right > button.left && top < button.bottom && bottom > button.top,
    )
    if (meets) under.push(texts.currentNode.textContent ?? '')
  }
  return under
}
