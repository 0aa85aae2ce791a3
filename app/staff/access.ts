/** Who may open each console page, and what everybody else is told. */
import type { StaffRole } from './staff-role.ts'

export const pleaseLogIn = 'Please log in to access this page.'

/** `deniedStaff`: for colleagues who are not administrators, where `denied` would be wrong. */
type Page = { needs: StaffRole; denied: string; deniedStaff?: string }

const administratorsOnly = 'This section is restricted to administrators.'

export const consolePages = {
  dashboard: { needs: 'admin', denied: "You don't have admin privileges" },
  settings: { needs: 'admin', denied: 'This section is restricted to staff.', deniedStaff: administratorsOnly },
  products: { needs: 'admin', denied: "You don't have permission to access this page" },
  knowledge: {
    needs: 'admin',
    denied: "This section is restricted to the estate's staff.",
    deniedStaff: administratorsOnly,
  },
  analytics: { needs: 'admin', denied: "You don't have admin privileges" },
  legal: { needs: 'admin', denied: "You don't have admin privileges" },
  changes: { needs: 'admin', denied: "You don't have admin privileges" },
  newsletter: { needs: 'admin', denied: "You don't have admin privileges" },
  privacy: { needs: 'admin', denied: "You don't have admin privileges" },
  orders: { needs: 'staff', denied: 'This section is restricted to staff.' },
  feedback: { needs: 'staff', denied: 'This section is restricted to staff.' },
  account: { needs: 'staff', denied: 'This section is restricted to staff.' },
} as const satisfies Record<string, Page>

export type ConsolePage = keyof typeof consolePages

/** Why a page is not shown to this role, or to a stranger. */
export function denialOf(page: ConsolePage, role: StaffRole | undefined): string {
  const { denied, deniedStaff = denied }: Page = consolePages[page]
  return role ? deniedStaff : denied
}

/** Where the product page sends people who may not see it; the site's front page says why. */
export const staffOnlyHash = '#staff-only'

export function mayOpen(role: StaffRole, page: ConsolePage): boolean {
  return role === 'admin' || consolePages[page].needs === 'staff'
}
