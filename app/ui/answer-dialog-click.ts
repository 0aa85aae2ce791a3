let pressed: EventTarget | null
addEventListener('pointerdown', ({ target }) => {
  pressed = target
})

/**
 * Polyfills `command`, `commandfor` and `closedby`. A click beside a dialog closes it, and so does following a link within it; but
 * ringing or writing to somebody about what it says does not: such a link has no host. Nor does dragging a text selection out of a field.
 */
export function answerDialogClick(event: Event) {
  const target = event.target as Element
  const button = target.closest('[commandfor]')
  if (button && !('commandForElement' in button)) {
    const commanded = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement | null
    if (button.getAttribute('command') === 'close') commanded?.close()
    else commanded?.showModal()
  }
  const dialog = target.closest('dialog')
  if (!dialog) return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event as MouseEvent
  const beside = target === dialog && pressed === dialog && (x < left || x > right || y < top || y > bottom)
  if (beside || target.closest<HTMLAnchorElement>('a:not([target])')?.host) dialog.close()
}
