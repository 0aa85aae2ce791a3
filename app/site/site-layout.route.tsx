import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageBookingBar } from '#app/booking/booking-bar.tsx'
import { BookingDialogs } from '#app/booking/booking-dialogs.tsx'
import { ConciergeLauncher } from '#app/concierge/chat/concierge-launcher.tsx'
import { ErrorPage, errorMeta } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSiteSettings } from './site-settings.ts'

export const meta = errorMeta

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** A failed page still links to all others. It has no booking bar, which would cover its own links. */
export function ErrorBoundary() {
  return (
    <SiteFrame barless>
      <ErrorPage />
    </SiteFrame>
  )
}

/**
 * The pages that get their booking bar from this layout; the home page and the rooms bring their own. With `stays` it shows from the start,
 * except where a picture opens the page and has the first screen to itself.
 */
const withBar: Record<string, { stays: boolean; priced: boolean }> = {
  '/about': { stays: false, priced: true },
  '/faq': { stays: true, priced: true },
  '/dining': { stays: true, priced: true },
  '/gallery': { stays: true, priced: true },
  // There the bar has the link back to the top instead of a price.
  '/terms-and-conditions': { stays: true, priced: false },
  '/privacy-policy': { stays: true, priced: false },
}

/** The frame of every public page. */
function SiteFrame({ children, barless = false }: { children: ReactNode; barless?: boolean }) {
  const { bookingUrl, bookingWidget } = useSiteSettings()
  const { pathname } = useLocation()
  const bar = barless ? undefined : withBar[pathname]
  const forStaff = pathname.startsWith('/admin')
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Header />
      {children}
      <Footer />
      {bar ? <PageBookingBar {...bar} /> : null}
      {forStaff ? null : <ConciergeLauncher />}
      <BookingDialogs bookingUrl={bookingUrl} widget={bookingWidget} />
    </>
  )
}
