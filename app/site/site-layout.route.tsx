import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
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

/** The frame of every public page. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { bookingUrl, bookingWidget } = useSiteSettings()
  const forStaff = useLocation().pathname.startsWith('/admin')
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Header />
      {children}
      <Footer />
      {forStaff ? null : <ConciergeLauncher />}
      <BookingDialogs bookingUrl={bookingUrl} widget={bookingWidget} />
    </>
  )
}
