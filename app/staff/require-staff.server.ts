import { createContext, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { type House, houseContext } from '#app/context.ts'
import { sessionOf } from '#app/staff/auth/session-of.server.ts'
import { type ConsolePage, mayOpen, staffOnlyHash } from './access.ts'
import { type Staff, type StaffRole, staffRoles } from './staff-role.ts'

type Context = Readonly<RouterContextProvider>

/** One session lookup per page, shared by all its loaders. */
const readerContext = createContext<Promise<Staff | undefined> | null>(null)

/** The member of staff who sent this request, if signed in. */
export function findStaff(request: Request, context: Context): Promise<Staff | undefined> {
  // An action may end the session or change the role, so the loaders after it look again.
  const ask = () => staffOf(context.get(houseContext), request.headers)
  if (request.method !== 'GET') return ask()
  const asked = context.get(readerContext) ?? ask()
  ;(context as RouterContextProvider).set(readerContext, asked)
  return asked
}

/** The member of staff whose session the `Cookie` header names. */
export async function staffOf(house: Pick<House, 'auth' | 'db'>, headers: Headers): Promise<Staff | undefined> {
  if (!headers.get('cookie')) return undefined
  const found = await sessionOf(house, headers)
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
    twoFactor: user.twoFactorEnabled,
  }
}

/**
 * For every console loader and action. @throws a redirect: to the login if there is no session; otherwise, for a role that may not open
 * this page, to where the message is shown
 */
export async function requireStaff(request: Request, context: Context, page: ConsolePage): Promise<Staff> {
  const staff = await findStaff(request, context)
  if (!staff) {
    const reason = request.method === 'POST' ? 'not-done' : 'login'
    throw redirect(`/admin/login?reason=${reason}&next=${encodeURIComponent(addressOf(request))}`)
  }
  if (mayOpen(staff.role, page)) return staff
  // But not out of an open page, whose reader has been made less: what they had typed would be lost (kept-for-copying.tsx).
  if (page === 'products' && !isForOpenPage(request)) throw redirectDocument(`/${staffOnlyHash}`)
  throw redirect(`/admin/login?reason=${page}`)
}

const routersEnd = /(\/_)?\.data$/

/** Whether the console's own program asks, in a page that is open already. */
function isForOpenPage(request: Request): boolean {
  return routersEnd.test(new URL(request.url).pathname)
}

/** The address as shown in the browser: the router requests a page's data at a different one. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const routers of ['_routes', 'index']) searchParams.delete(routers)
  const page = pathname.replace(routersEnd, '')
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}
