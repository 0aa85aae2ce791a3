import type { Page } from '@playwright/test'

/** Does what browsers' translators do: wraps every text of the page in an element of their own, now and whenever there is a new one. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const told = 'script, style, textarea, option, font, [translate=no]'
    function wrap(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = root instanceof Text ? [root] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(told)) continue
        const font = document.createElement('font')
        font.textContent = `${text.data} (auf Deutsch)`
        text.replaceWith(font)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrap)
    }).observe(document.body, { subtree: true, childList: true })
  })
}
