import type { RefObject } from 'react'
import { findRequestType } from './request-types.ts'

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
    setTimeout(() => choose(selectIn(form), button.dataset.enquiry)?.focus({ preventScroll: true }), choiceDelayMs)
  }
  // Offline, the stored guide is shown for every address, so the request in the address is not preselected yet.
  const select = selectIn(form)
  if (select?.value === '') choose(select, findRequestType(new URLSearchParams(location.search).get('request')))
  document.addEventListener('click', answer)
  return () => document.removeEventListener('click', answer)
}

function selectIn({ current }: RefObject<HTMLFormElement | null>) {
  return current?.elements.namedItem('request_type') as HTMLSelectElement | null | undefined
}

function choose(select: HTMLSelectElement | null | undefined, request: string | undefined) {
  if (!select || !request) return
  select.value = request
  // The form must notice it like any choice, so that its missing-field message disappears.
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return select
}
