import { createContext, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { type House, houseContext } from '#app/context.ts'
import { sessionOf } from '#app/staff/sign-in/session-of.server.ts'
import { type ConsolePage, mayOpen, staffOnlyHash } from './access.ts'
import { type Staff, type StaffRole, staffRoles } from './staff-role.ts'

type Context = Readonly<RouterContextProvider>

/** Who reads a page is asked once for all its loaders. */
const readerContext = createContext<Promise<Staff | undefined> | null>(null)

/** Whoever sends this request, if they are signed in. */
export function findStaff(request: Request, context: Context): Promise<Staff | undefined> {
  // An action may end the session or change the role that it was sent with: the loaders after it ask anew.
  const ask = () => staffOf(context.get(houseContext), request.headers)
  if (request.method !== 'GET') return ask()
  const asked = context.get(readerContext) ?? ask()
  ;(context as RouterContextProvider).set(readerContext, asked)
  return asked
}

/** Whose session the `Cookie` of these headers is. */
export async function staffOf(house: House, headers: Headers): Promise<Staff | undefined> {
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
 * For every loader and action of the console. @throws a redirect: to the login without a session, and with one that may not
 * open this page to where its message is shown.
 */
export async function requireStaff(request: Request, context: Context, page: ConsolePage): Promise<Staff> {
  const staff = await findStaff(request, context)
  if (!staff) throw redirect(`/admin/login?reason=login&next=${encodeURIComponent(addressOf(request))}`)
  if (mayOpen(staff.role, page)) return staff
  if (page === 'products') throw redirectDocument(`/${staffOnlyHash}`)
  throw redirect(`/admin/login?reason=${page}`)
}

/** As it stands in the browser: the router asks for a page's data at an address of its own. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const routers of ['_routes', 'index']) searchParams.delete(routers)
  const page = pathname.replace(/(\/_)?\.data$/, '')
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}
