import { createContext, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { type ConsolePage, consolePages, mayOpen, pleaseLogIn, staffOnlyHash } from './access.ts'
import { type Staff, type StaffRole, staffRoles } from './staff-role.ts'

type Context = Readonly<RouterContextProvider>

/** Who reads a page is asked once for all its loaders. */
const readerContext = createContext<Promise<Staff | undefined> | null>(null)

/** Whoever sends this request, if they are signed in. */
export function findStaff(request: Request, context: Context): Promise<Staff | undefined> {
  // An action may end the session or change the role that it was sent with: the loaders after it ask anew.
  if (request.method !== 'GET') return askForStaff(request, context)
  const asked = context.get(readerContext) ?? askForStaff(request, context)
  ;(context as RouterContextProvider).set(readerContext, asked)
  return asked
}

async function askForStaff(request: Request, context: Context): Promise<Staff | undefined> {
  if (!request.headers.get('cookie')) return undefined
  const found = await context.get(houseContext).auth().api.getSession({ headers: request.headers })
  if (!found) return undefined
  const { session, user } = found
  const role = staffRoles.find((known): known is StaffRole => known === user.role)
  if (!role) return undefined
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role,
    sessionId: session.id,
    signedInAt: session.createdAt,
    twoFactor: user.twoFactorEnabled === true,
  }
}

/**
 * For every loader and action of the console. @throws a redirect: to the login without a session, and with one that may not
 * open this page to where its message is shown.
 */
export async function requireStaff(request: Request, context: Context, page: ConsolePage): Promise<Staff> {
  const staff = await findStaff(request, context)
  if (!staff) {
    const { pathname } = new URL(request.url)
    throw redirect(`/admin/login?reason=login&next=${encodeURIComponent(pathname.replace(/\.data$/, ''))}`)
  }
  if (mayOpen(staff.role, page)) return staff
  if (page === 'products') throw redirectDocument(`/${staffOnlyHash}`)
  throw redirect(`/admin/login?reason=${page}`)
}

/** How a denial reads on the login page. */
export function reasonNotice(reason: string | null): { title: string; text?: string } | undefined {
  if (reason === 'login') return { title: pleaseLogIn }
  const page = findOwn(consolePages, reason)
  return page && { title: 'Access Denied', text: page.denied }
}
