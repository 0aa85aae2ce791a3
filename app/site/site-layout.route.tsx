import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { PageBookingBar } from '#app/booking/booking-bar.tsx'
import { BookingDialogs } from '#app/booking/booking-dialogs.tsx'
import { ConciergeLauncher } from '#app/concierge/chat/concierge-launcher.tsx'
import type { PageHandle } from '#app/documents/document-assets.ts'
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

/** The frame of every public page. */
function SiteFrame({ children, barless = false }: { children: ReactNode; barless?: boolean }) {
  const { bookingUrl, bookingWidget } = useSiteSettings()
  const matches = useMatches()
  const bar = barless ? undefined : (matches.at(-1)?.handle as PageHandle | undefined)?.bar
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <Header />
      {children}
      <Footer />
      {bar ? <PageBookingBar {...bar} /> : null}
      <ConciergeLauncher />
      <BookingDialogs bookingUrl={bookingUrl} widget={bookingWidget} />
    </>
  )
}
