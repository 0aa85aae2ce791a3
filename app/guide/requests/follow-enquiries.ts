import type { RefObject } from 'react'

/** The specification's half second between the scroll and the choice. */
const choiceDelayMs = 500

/**
 * Enquiry buttons are links to the form with their request chosen by the server; once the form is awake they scroll to it
 * and choose in place. @returns what ends it.
 */
export function followEnquiries(form: RefObject<HTMLFormElement | null>): () => void {
  function answer(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLElement>('[data-enquiry]')
    if (!button || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    document.getElementById('contact-us')?.scrollIntoView()
    setTimeout(() => {
      const select = form.current?.elements.namedItem('request_type') as HTMLSelectElement | null
      if (!select) return
      select.value = button.dataset.enquiry ?? ''
      // The form hears of it, as of any choice: what it said was missing no longer is.
      select.dispatchEvent(new Event('change', { bubbles: true }))
      select.focus({ preventScroll: true })
    }, choiceDelayMs)
  }
  document.addEventListener('click', answer)
  return () => document.removeEventListener('click', answer)
}
