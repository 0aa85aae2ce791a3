import { showNotice } from '#app/ui/notices.tsx'
import { consolePages } from './access.ts'

/** Shown on the home page to people who were refused the product manager. */
export function sayStaffOnly() {
  showNotice({ kind: 'error', title: 'Access Denied', text: consolePages.products.denied })
  history.replaceState(history.state, '', location.pathname)
}
