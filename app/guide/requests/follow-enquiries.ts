import type { RefObject } from 'react'

/** The specified half second between the scroll and the choice. */
const choiceDelayMs = 500

/**
 * Enquiry buttons link to the form with their request preselected by the server; once awake, the form scrolls and chooses in place.
 * @returns a function that stops this
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
      // The form must notice it like any choice, so that its missing-field message goes.
      select.dispatchEvent(new Event('change', { bubbles: true }))
      select.focus({ preventScroll: true })
    }, choiceDelayMs)
  }
  document.addEventListener('click', answer)
  return () => document.removeEventListener('click', answer)
}
