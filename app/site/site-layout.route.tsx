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

/** A failed page still links to all others. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  )
}

/** Their booking bar is the frame's; the home page and the rooms have their own. About opens with a picture that wants the whole screen. */
const withBar = ['/about', '/faq', '/dining', '/gallery', '/terms-and-conditions', '/privacy-policy']

/** The frame of every public page. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { bookingUrl, bookingWidget } = useSiteSettings()
  const { pathname } = useLocation()
  const forStaff = pathname.startsWith('/admin')
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Header />
      {children}
      <Footer />
      {withBar.includes(pathname) ? <PageBookingBar stays={pathname !== '/about'} /> : null}
      {forStaff ? null : <ConciergeLauncher />}
      <BookingDialogs bookingUrl={bookingUrl} widget={bookingWidget} />
    </>
  )
}
