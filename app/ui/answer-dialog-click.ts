let pressed: EventTarget | null
addEventListener('pointerdown', ({ target }) => {
  pressed = target
})

/**
 * What `command`, `commandfor` and `closedby` do, for browsers that do not know them yet; a click beside a dialog closes
 * it, and so does following a link within it. Who drags over a field's text and lets go beside the dialog has not clicked there.
 * @returns what was commanded
 */
export function answerDialogClick(event: Event): HTMLElement | null {
  const target = event.target as Element
  const button = target.closest('[commandfor]')
  const commanded = button && (document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement | null)
  if (button && !('commandForElement' in button)) {
    if (button.getAttribute('command') === 'close') commanded?.close()
    else commanded?.showModal()
  }
  const dialog = target.closest('dialog')
  if (!dialog) return commanded
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event as MouseEvent
  const beside = target === dialog && pressed === dialog && (x < left || x > right || y < top || y > bottom)
  if (beside || target.closest('a:not([target])')) dialog.close()
  return commanded
}
