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
  return [...place.querySelectorAll<Control>('input:not([type=hidden], [type=file]), textarea, select')]
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/**
 * For a page that React hydrates as a whole, which resets text areas to the server's text. Listens from now on; the returned function
 * transfers what was typed meanwhile, and stops listening.
 */
export function rememberTexts(page: Document): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const hear = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }
  for (const area of page.querySelectorAll('textarea')) if (area.value !== area.defaultValue) hear({ target: area })
  page.addEventListener('input', hear, true)
  return () => {
    page.removeEventListener('input', hear, true)
    for (const [area, text] of typed) if (area.isConnected && area.value !== text) write(area, text)
    typed.clear()
  }
}

/** As if typed: React notices only changes made by the element's own setter. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
