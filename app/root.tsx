import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, type RouterContextProvider, Scripts, ScrollRestoration, useMatches } from 'react-router'
import './app.css'
import { DocumentAssetsContext, type PageHandle } from '#app/documents/document-assets.ts'
import { palette } from '#app/estate/palette.ts'
import { ErrorPage, errorMeta } from '#app/site/error-page.tsx'
import bootScript from '#app/site/head-script/boot.ts?inline-script'
import { nextPages } from '#app/site/next-pages.ts'
import type { SiteSettings } from '#app/site/site-settings.ts'
import askFirst from '#app/ui/console/ask-first.ts?inline-script'
import newsreader from '#app/ui/look/fonts/newsreader-display.woff2?url'
import sourceSans from '#app/ui/look/fonts/source-sans-3.woff2?url'
import { houseContext } from './context.ts'

/** The settings every page needs. The staff console loads its own. */
export function loader({ context }: { context: Readonly<RouterContextProvider> }): SiteSettings {
  const { baseUrl, bookingUrl, bookingWidget, voucherUrl } = context.get(houseContext).settings
  return { baseUrl, bookingUrl, bookingWidget, voucherUrl }
}

/** The settings last as long as the process, so the console never reloads them. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { entryModule, hotRuntime } = useContext(DocumentAssetsContext)
  const hydrated = useMatches().some((match) => (match.handle as PageHandle | undefined)?.hydrate)
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        {/* A phone's keyboard takes its room from the page, so that the chat fits above it, except in Safari. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from site/head-script/boot.ts. */}
        {hydrated ? null : <script data-entry={entryModule} dangerouslySetInnerHTML={{ __html: bootScript }} />}
        <meta name="theme-color" content={palette.ink} />
        {[newsreader, sourceSans].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, from site/next-pages.ts. */}
        {hydrated ? null : <script type="speculationrules" dangerouslySetInnerHTML={{ __html: nextPages }} />}
        {hydrated ? <HydrationScripts /> : null}
        {/* In development the hot-reload runtime has to precede all other scripts. */}
        {!hydrated && hotRuntime ? <script type="module" src={hotRuntime} /> : null}
      </body>
    </html>
  )
}

function HydrationScripts() {
  const { nonce } = useContext(DocumentAssetsContext)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from ui/console/ask-first.ts. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: askFirst }} />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

// For errors outside any layout with an error page of its own.
export const meta = errorMeta
export const ErrorBoundary = ErrorPage
