/** The console's pages in navigation order, and where people land after signing in. Pure. */
import { type ConsolePage, mayOpen } from './access.ts'
import type { StaffRole } from './staff-role.ts'

export type NavItem = { to: string; label: string; page: ConsolePage }

const nav: NavItem[] = [
  { to: '/admin', label: 'Dashboard', page: 'dashboard' },
  { to: '/admin/orders', label: 'Orders', page: 'orders' },
  { to: '/admin/feedback', label: 'Feedback', page: 'feedback' },
  { to: '/admin/newsletter', label: 'Newsletter', page: 'newsletter' },
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

/** The pages a role may open. */
export function navOf(role: StaffRole): NavItem[] {
  return nav.filter(({ page }) => mayOpen(role, page))
}

/** Whether a path is that page or below it; the dashboard has no pages below it. */
export function isAt(pathname: string, { to }: NavItem): boolean {
  return pathname.startsWith(to) && (pathname.length === to.length || (pathname[to.length] === '/' && to !== '/admin'))
}

/** A console page's name for its title, by path; a subpage takes its parent's. */
export function nameOfPage(pathname: string): string {
  return nav.find((item) => isAt(pathname, item))?.label ?? 'Console'
}

const startPages: Record<StaffRole, string> = { admin: '/admin', staff: '/admin/feedback' }

/**
 * Where to go after signing in: `next`, with its query, if it is a console page this role may open, otherwise the role's start page.
 * `notice`: the message on arrival (console/console-notices.ts).
 */
export function landingPage(role: StaffRole, next: string | undefined, notice?: string): string {
  const { pathname, searchParams } = wantedPage(role, next) ?? new URL(startPages[role], ownOrigin)
  searchParams.delete('notice')
  if (notice) searchParams.set('notice', notice)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** Parsed as browsers do, so that dots, backslashes and a host in it are recognised. */
function wantedPage(role: StaffRole, next: string | undefined): URL | undefined {
  if (!next || !URL.canParse(next, ownOrigin)) return undefined
  const wanted = new URL(next, ownOrigin)
  const { origin, pathname } = wanted
  const open = navOf(role).some((item) => isAt(pathname, item))
  return open && origin === ownOrigin ? wanted : undefined
}

/** Arbitrary: only what follows it is used. */
const ownOrigin = 'http://house.invalid'
