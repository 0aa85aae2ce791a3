import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { ErrorPage, errorMeta } from '#app/site/error-page.tsx'
import { nameOfPage } from '#app/staff/console-nav.ts'
import { findStaff } from '#app/staff/require-staff.server.ts'
import { OwnAddressContext } from '#app/staff/your-password.tsx'
import { useLinksInPlace } from '#app/ui/console/links-in-place.ts'
import { ArrivalContext } from '#app/ui/console/posted-note.tsx'
import { UnsavedFormsContext, useUnsavedForms } from '#app/ui/drafts/unsaved-forms.ts'
import { isOutage } from '#app/ui/forms/client-loader.ts'
import { useLastKnown } from '#app/ui/forms/last-known.ts'
import { NoticeBoard } from '#app/ui/notice-board.tsx'
import { useNotice } from '#app/ui/use-notice.ts'
import '#app/ui/console/look/console.css'
import type { Route } from './+types/console-layout.route.ts'
import { ConsoleNotFound } from './console-not-found.tsx'
import { arrivalNotice } from './console-notices.ts'
import { ConsoleRail } from './console-rail.tsx'
import { OutOfReach, Unread } from './out-of-reach.tsx'
import { PageChange } from './page-change.tsx'

export const handle = { hydrate: true }
export const meta: Route.MetaFunction = ({ location, error }) => {
  if (isNotFound(error)) return errorMeta({ error })
  return [
    // The page's own name comes first, because that is what a row of tabs shows.
    { title: `${nameOfPage(location.pathname)} · Console · ${estate.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Protects nothing: every page within calls `requireStaff` itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await findStaff(request, context)
  return { staff: staff && { id: staff.id, name: staff.name, email: staff.email, role: staff.role } }
}

/** The last result; kept only in the browser, while the console is shown. */
let known: Awaited<ReturnType<typeof loader>> | undefined

/**
 * The connection may be lost between a form's answer and this request. The page then stays as it is, and with it what is typed but not
 * saved.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (known && isOutage(error)) return known
    throw error
  }
}

/** A role may change by one's own post, and at any time by a colleague's: the next page opened has the new navigation. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const opensPage = currentUrl.pathname !== nextUrl.pathname
  return (formMethod !== undefined || opensPage) && defaultShouldRevalidate
}

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  const { staff } = loaderData
  useKnown(loaderData)
  const unsaved = useUnsavedForms(staff?.id ?? '')
  const arrival = useArrivalNotice()
  const since = useLastKnown()
  const { pathname } = useLocation()
  useFreshSession()
  useLoadedAhead()
  return (
    <Frame staff={staff} signOut={!withOwnSignOut.includes(pathname)}>
      {since ? <OutOfReach since={since} /> : null}
      <UnsavedFormsContext value={unsaved}>
        <ArrivalContext value={arrival}>
          <OwnAddressContext value={staff?.email ?? ''}>
            <Outlet />
          </OwnAddressContext>
        </ArrivalContext>
      </UnsavedFormsContext>
    </Frame>
  )
}

/**
 * Errors look as they do on the site. For staff, however, the console stays around a missing page and around one that could not be loaded,
 * which retries automatically.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const staff = loaderData?.staff
  useKnown(loaderData)
  const notFound = isNotFound(error) && staff
  if (!notFound && !isOutage(error)) return <ErrorPage />
  return <Frame staff={staff}>{notFound ? <ConsoleNotFound role={notFound.role} /> : <Unread />}</Frame>
}

function useKnown(loaderData: typeof known) {
  useEffect(() => {
    known = loaderData
    return () => {
      known = undefined
    }
  }, [loaderData])
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Pages with the sign-out button in their heading, as specified; elsewhere it is beside the navigation. */
const withOwnSignOut = ['/admin', '/admin/concierge-knowledge']

type FrameProps = {
  staff: Route.ComponentProps['loaderData']['staff'] | undefined
  signOut?: boolean
  children: ReactNode
}

function Frame({ staff, signOut = true, children }: FrameProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is clicked, with keys too.
    <div className="console" onClick={useLinksInPlace()}>
      <div className="console-busy" data-busy={busy} />
      <ConsoleRail staff={staff} signOut={signOut} />
      <PageChange />
      <main id="main" className="console-main" tabIndex={-1}>
        {children}
      </main>
      <NoticeBoard />
    </div>
  )
}

/** Shows it once and removes it from the address, so that a reload does not repeat it. */
function useArrivalNotice() {
  const [query, setQuery] = useSearchParams()
  const name = query.get('notice')
  const notice = arrivalNotice(name)
  useNotice(notice)
  useEffect(() => {
    if (!name) return
    setQuery(
      (present) => {
        present.delete('notice')
        return present
      },
      { replace: true, preventScrollReset: true },
    )
  }, [name, setQuery])
  return notice
}

function useLoadedAhead() {
  useEffect(() => {
    const loading = setTimeout(
      () =>
        void import('./loaded-ahead.ts').then(
          ({ loadAhead }) => loadAhead(),
          () => {},
        ),
      2_000,
    )
    return () => clearTimeout(loading)
  }, [])
}

/** Somebody returning to a tab after the session ended elsewhere is sent to the login instead of a dead page. */
function useFreshSession() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate, state])
}
