/**
 * The chat opens by itself once, after half a minute, for a visitor who never opened or closed it. Without storage, access throws and the
 * chat stays closed: it would open on every page.
 */
const seenKey = 'wildConciergeSeen'
const afterMs = 30_000

export function autoOpenOnce() {
  const panel = document.getElementById('concierge')
  if (!panel) return
  // If opened and hidden again at once (below), it was not seen, and the event reports it closed.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') localStorage[seenKey] = '1'
  })
  setTimeout(() => {
    // Not read on load, when a phone would wait for it.
    if (localStorage[seenKey] || document.hidden) return
    // The chat would cover an open dialog, or somebody is typing.
    if (document.querySelector(':modal,:read-write:focus')) return
    // Where it may stand so as not to lie on prices, until it is closed: chat.css.
    panel.dataset.auto = ''
    // Browsers without popovers hide the chat (chat-launcher.css).
    panel.showPopover?.()
    if (coversFocus(panel)) panel.hidePopover()
  }, afterMs)
}

/** Whether the panel, just opened, covers what the visitor is using, or stands right above it: it never may (WCAG 2.2, focus not obscured). */
function coversFocus(panel: HTMLElement): boolean | undefined {
  const focused = document.querySelector(':focus')
  if (!focused) return
  const a = panel.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom
}
