type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers the controls of what the server has rendered. Where an island could not take its elements over, because a translator has
 * rewritten them, and has made its own, the function it gives hands on what was typed into the old ones, and the focus.
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
      // Where nobody could write yet, what is written in the new one has been put there by its island.
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
 * For a page that React takes over whole: it puts back into a text area what the server wrote there. Listens from now on, and the
 * function it gives hands on what was typed meanwhile, and ends the listening.
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

/** As a hand would: React hears of it only when the element's own setter is used. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
