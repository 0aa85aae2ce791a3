const controls = 'input:not([type=hidden], [type=file]), textarea, select'
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers the server-rendered controls. If an island could not adopt them, because a translator has rewritten them, and has rendered
 * its own, the returned function transfers the input and the focus.
 */
export function rememberTyped(place: HTMLElement): () => void {
  const before = controlsIn(place)
  const focused = before.indexOf(document.activeElement as Control)
  return () => {
    const now = controlsIn(place)
    if (now.length !== before.length) return
    for (const [at, old] of before.entries()) {
      const control = now[at]
      if (!control || control === old || control.name !== old.name) continue
      // A field that was disabled got its text from the island.
      if (old.disabled) continue
      if (isTicked(old) && isTicked(control)) {
        if (old.checked !== control.checked) control.click()
      } else if (old.value !== control.value) write(control, old.value)
      if (at === focused && document.activeElement === document.body) control.focus({ preventScroll: true })
    }
  }
}

function controlsIn(place: HTMLElement): Control[] {
  return [...place.querySelectorAll<Control>(controls)]
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/**
 * For a page that React hydrates as a whole: it takes no notice of what was typed and chosen before, and resets it to the server's sooner
 * or later. Listens from now on; the returned function tells it, outside of React's own work, and stops listening.
 */
export function rememberInput(page: Document): () => void {
  const changed = new Map<Control, string | boolean>()
  const note = (control: Control) => changed.set(control, isTicked(control) ? control.checked : control.value)
  const hear = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof Element && target.matches(controls)) note(target as Control)
  }
  for (const control of controlsIn(page.body)) if (isChanged(control)) note(control)
  page.addEventListener('input', hear, true)
  return () => {
    page.removeEventListener('input', hear, true)
    for (const [control, to] of changed) if (control.isConnected && control.type !== 'password') writeAnew(control, to)
    changed.clear()
  }
}

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue.replace(/\r\n?/g, '\n')
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(0, first)
}

/** React compares with what it last knew: that must not be the same. */
function writeAnew(control: Control, to: string | boolean) {
  if (typeof to === 'boolean') {
    // Of radio buttons, the chosen one tells.
    if (!isTicked(control) || (control.type === 'radio' && !to)) return
    control.checked = !to
    return control.click()
  }
  const { selectionStart = null, selectionEnd = null } = control instanceof HTMLSelectElement ? {} : control
  control.value = ''
  write(control, to)
  if (selectionStart !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(selectionStart, selectionEnd)
}

/** As if typed: React notices only changes made by the element's own setter. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
