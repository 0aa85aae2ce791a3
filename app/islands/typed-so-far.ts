const controls = 'input:not([type=hidden], [type=file]), textarea, select'
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * For an island that may replace the server's controls by new ones, as it must on a page rewritten by a translator. Call it before
 * hydration.
 * @returns a function that carries what was typed, and the focus, over to the new controls
 */
export function typedIntoIsland(place: HTMLElement): () => void {
  const before = controlsIn(place)
  const focused = before.indexOf(document.activeElement as Control)
  return () => {
    const now = controlsIn(place)
    if (now.length !== before.length) return
    for (const [at, old] of before.entries()) {
      const control = now[at]
      if (!control || control === old || control.name !== old.name) continue
      // The text of a disabled field comes from the island itself.
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
 * For a page that React hydrates as a whole. React does not notice what was typed and chosen before, and sooner or later resets it to what
 * the server sent. Listens from now on.
 * @returns a function that stops listening and enters everything again, for React to notice; not to be called while React is rendering or
 * running effects
 */
export function typedIntoPage(page: Document): () => void {
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

/** React ignores an event that changes nothing, so the control is first set to something else. */
function writeAnew(control: Control, to: string | boolean) {
  if (typeof to === 'boolean') {
    // Choosing one radio button unchooses the others.
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
