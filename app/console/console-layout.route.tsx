import { type ReactNode, useEffect, useRef } from 'react'
import {
  Form,
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
import { isAt, nameOfPage, navOf } from '#app/staff/console-nav.ts'
import { findStaff } from '#app/staff/require-staff.server.ts'
import { useLinksInPlace } from '#app/ui/console/links-in-place.ts'
import { ArrivalContext } from '#app/ui/console/posted-note.tsx'
import { UnsavedFormsContext, useUnsavedForms } from '#app/ui/drafts/unsaved-forms.ts'
import { isOutage } from '#app/ui/forms/client-loader.ts'
import { useLastKnown } from '#app/ui/forms/last-known.ts'
import { NoticeBoard } from '#app/ui/notice-board.tsx'
import { useNotice } from '#app/ui/use-notice.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import '#app/ui/console/console.css'
import type { Route } from './+types/console-layout.route.ts'
import { arrivalNotice } from './console-notices.ts'
import { Nowhere } from './nowhere.tsx'
import { OutOfReach, Unread } from './out-of-reach.tsx'
import { PageChange } from './page-change.tsx'

export const handle = { hydrate: true }
export const meta: Route.MetaFunction = ({ location, error }) => {
  if (isNotFound(error)) return errorMeta({ error })
  return [
    // The page's own name first, because that is what a row of tabs shows.
    { title: `${nameOfPage(location.pathname)} · Console · ${estate.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Protects nothing: every page within calls `requireStaff` itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await findStaff(request, context)
  return { staff: staff && { id: staff.id, name: staff.name, email: staff.email, role: staff.role } }
}

/** Only their own posts, if anything, change who somebody is; a page they may no longer see says so itself. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && defaultShouldRevalidate
}

export default function ConsoleLayout({ loaderData: { staff } }: Route.ComponentProps) {
  const unsaved = useUnsavedForms(staff?.id ?? '')
  const arrival = useArrivalNotice()
  const since = useLastKnown()
  useFreshSession()
  return (
    <Frame staff={staff}>
      {since ? <OutOfReach since={since} /> : null}
      <UnsavedFormsContext value={unsaved}>
        <ArrivalContext value={arrival}>
          <Outlet />
        </ArrivalContext>
      </UnsavedFormsContext>
    </Frame>
  )
}

/**
 * Errors look as they do on the site. But the console stays around a missing page, for staff, and around one that could not be read,
 * which retries by itself.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const staff = loaderData?.staff
  const nowhere = isNotFound(error) && staff
  if (!nowhere && !isOutage(error)) return <ErrorPage />
  return <Frame staff={staff}>{nowhere ? <Nowhere role={nowhere.role} /> : <Unread />}</Frame>
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

type FrameProps = { staff: Route.ComponentProps['loaderData']['staff'] | undefined; children: ReactNode }

function Frame({ staff, children }: FrameProps) {
  const busy = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const nav = useCurrentInView(pathname)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is clicked, with keys too.
    <div className="console" onClick={useLinksInPlace()}>
      <div className="console-busy" data-busy={busy} />
      <header className="console-rail">
        <a href="#main" className="sr-only focus:not-sr-only">
          To the page
        </a>
        <a href="/" className="console-home" aria-label={`${estate.name}, the website`}>
          <Wordmark name={estate.name} />
        </a>
        <nav aria-label="Console" ref={nav}>
          <ul>
            {(staff ? navOf(staff.role) : []).map((item) => (
              <li key={item.to}>
                <a href={item.to} className="rail-link" aria-current={isAt(pathname, item) ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="console-who">
          <p>{staff?.name}</p>
          <SignOut />
        </div>
      </header>
      <PageChange />
      <main id="main" className="console-main" tabIndex={-1}>
        {children}
      </main>
      <NoticeBoard />
    </div>
  )
}

function SignOut() {
  return (
    <Form method="post" action="/admin/login">
      <input type="hidden" name="intent" value="signout" />
      <button type="submit" className="button-plain -ml-2">
        Sign Out
      </button>
    </Form>
  )
}

/**
 * On a phone the navigation is one scrolling line, which with large text includes everything beside it: scrolls the current item to its
 * middle. The page itself does not move.
 */
function useCurrentInView(pathname: string) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another item.
  useEffect(() => {
    const line = [nav.current, nav.current?.parentElement].find((part) => part && part.scrollWidth > part.clientWidth)
    const item = line?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    if (!line || !item) return
    const { left, width } = line.getBoundingClientRect()
    line.scrollLeft += item.left + item.width / 2 - (left + width / 2)
  }, [pathname])
  return nav
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
