/**
 * The chat opens by itself once, half a minute after the page, for a visitor who never opened or closed it. A browser that stores
 * nothing throws where it is asked, and the chat stays closed: it would open on every page.
 */
const seenKey = 'wildConciergeSeen'
const afterMs = 30_000

export function autoOpenOnce() {
  const panel = document.getElementById('concierge')
  if (!panel) return
  // Opened and hidden again at once (below), it was not seen, and the event says that it is closed.
  panel.addEventListener('toggle', ({ newState }) => newState === 'open' && localStorage.setItem(seenKey, '1'))
  setTimeout(() => {
    // Not asked on load, when a phone would wait for it.
    if (localStorage.getItem(seenKey) || document.hidden) return
    // Somebody is in a dialog, over which the chat would stand, or is writing.
    if (document.querySelector('dialog:modal,:read-write:focus')) return
    panel.showPopover()
    if (coversFocus(panel)) panel.hidePopover()
  }, afterMs)
}

/** Whether the panel, just opened, stands on what the visitor is using: it must never (WCAG 2.2, focus not obscured). */
function coversFocus(panel: HTMLElement): boolean {
  const focused = document.querySelector(':focus')
  if (!focused) return false
  const a = panel.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
