/** The console's pages in the order of its navigation, and where somebody goes who has signed in. Pure. */
import { type ConsolePage, mayOpen } from './access.ts'
import type { StaffRole } from './staff-role.ts'

export type NavItem = { to: string; label: string; page: ConsolePage }

const nav: NavItem[] = [
  { to: '/admin', label: 'Dashboard', page: 'dashboard' },
  { to: '/admin/orders', label: 'Orders', page: 'orders' },
  { to: '/admin/feedback', label: 'Feedback', page: 'feedback' },
  { to: '/admin/products', label: 'Products', page: 'products' },
  { to: '/admin/concierge-knowledge', label: 'Knowledge', page: 'knowledge' },
  { to: '/admin/concierge', label: 'Concierge', page: 'knowledge' },
  { to: '/admin/analytics', label: 'Analytics', page: 'analytics' },
  { to: '/admin/legal', label: 'Legal texts', page: 'legal' },
  { to: '/admin/changes', label: 'Changes', page: 'changes' },
  { to: '/admin/privacy', label: 'Personal data', page: 'privacy' },
  { to: '/admin/settings', label: 'Settings', page: 'settings' },
  { to: '/admin/account', label: 'Account', page: 'account' },
]

/** The pages that a role may open. */
export function navOf(role: StaffRole): NavItem[] {
  return nav.filter(({ page }) => mayOpen(role, page))
}

/** Whether a path is that page's, or that of a page below it; the dashboard has none. */
export function isAt(pathname: string, { to }: NavItem): boolean {
  return pathname.startsWith(to) && (pathname.length === to.length || (pathname[to.length] === '/' && to !== '/admin'))
}

/** What a page of the console is called in its title, by its path; a page below one by that one's name. */
export function nameOfPage(pathname: string): string {
  return nav.find((item) => isAt(pathname, item))?.label ?? 'Console'
}

const startPages: Record<StaffRole, string> = { admin: '/admin', staff: '/admin/feedback' }

/**
 * The address to go to after signing in: `next`, with its query, when it is a page of the console that this role may open, and
 * otherwise where the role begins. `notice`: what is said on arrival (console/console-notices.ts).
 */
export function landingPage(role: StaffRole, next: string | undefined, notice?: string): string {
  const { pathname, searchParams } = wantedPage(role, next) ?? new URL(startPages[role], ownOrigin)
  searchParams.delete('notice')
  if (notice) searchParams.set('notice', notice)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** Read as browsers read an address: dots, backslashes and a host in it are seen for what they are. */
function wantedPage(role: StaffRole, next: string | undefined): URL | undefined {
  if (!next || !URL.canParse(next, ownOrigin)) return undefined
  const wanted = new URL(next, ownOrigin)
  const { origin, pathname } = wanted
  const open = navOf(role).some((item) => isAt(pathname, item))
  return open && origin === ownOrigin ? wanted : undefined
}

/** Any: only what comes after it is used. */
const ownOrigin = 'http://house.invalid'
