/** Who may open each console page, and the message for everybody else. */
import type { StaffRole } from './staff-role.ts'

export const pleaseLogIn = 'Please log in to access this page.'

/** `deniedStaff`: for colleagues who are not administrators, where `denied` would be wrong. */
type Page = { needs: StaffRole; denied: string; deniedStaff?: string }

const notAdmin = "You don't have admin privileges"
const staffOnly = 'This section is restricted to staff.'
const administratorsOnly = 'This section is restricted to administrators.'

export const consolePages = {
  dashboard: { needs: 'admin', denied: notAdmin },
  settings: { needs: 'admin', denied: staffOnly, deniedStaff: administratorsOnly },
  products: { needs: 'admin', denied: "You don't have permission to access this page" },
  knowledge: {
    needs: 'admin',
    denied: "This section is restricted to the estate's staff.",
    deniedStaff: administratorsOnly,
  },
  analytics: { needs: 'admin', denied: notAdmin },
  legal: { needs: 'admin', denied: notAdmin },
  changes: { needs: 'admin', denied: notAdmin },
  newsletter: { needs: 'admin', denied: notAdmin },
  privacy: { needs: 'admin', denied: notAdmin },
  orders: { needs: 'staff', denied: staffOnly },
  feedback: { needs: 'staff', denied: staffOnly },
  account: { needs: 'staff', denied: staffOnly },
} as const satisfies Record<string, Page>

export type ConsolePage = keyof typeof consolePages

/** Why a page is not shown to this role, or to a stranger. */
export function denialOf(page: ConsolePage, role: StaffRole | undefined): string {
  const { denied, deniedStaff = denied }: Page = consolePages[page]
  return role ? deniedStaff : denied
}

/** Where the product page sends people who may not see it; the home page then says why. */
export const staffOnlyHash = '#staff-only'

/** Whether this role may open this page. */
export function mayOpen(role: StaffRole, page: ConsolePage): boolean {
  return role === 'admin' || consolePages[page].needs === 'staff'
}
