/** React Router's own template, with the house's fonts and language. */
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, type RouterContextProvider, Scripts, ScrollRestoration } from 'react-router'
import '#app/app.css'
import { type House, houseContext } from '#app/context.ts'
import newsreader from '#app/ui/look/fonts/newsreader-display.woff2?url'
import sourceSans from '#app/ui/look/fonts/source-sans-3.woff2?url'

/** Needs nothing from the house: see opening-facts.ts. */
export const middleware = [
  ({ context }: { context: Readonly<RouterContextProvider> }) =>
    (context as RouterContextProvider).set(houseContext, {} as House),
]

export function loader() {
  const bookingWidget = { scriptUrl: '/demo/booking-widget.js', styleUrl: '/demo/booking-widget.css' }
  return { baseUrl: 'http://localhost', bookingUrl: '/demo/booking', bookingWidget, voucherUrl: '/demo/vouchers' }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {[newsreader, sourceSans].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
