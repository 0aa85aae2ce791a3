import { showNotice } from '#app/ui/notices.tsx'
import { consolePages } from './access.ts'

/** On the site's front page, for staff who were refused the product manager. */
export function sayStaffOnly() {
  showNotice({ kind: 'error', title: 'Access Denied', text: consolePages.products.denied })
  history.replaceState(history.state, '', location.pathname)
}
