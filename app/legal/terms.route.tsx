import type { HeadersFunction } from 'react-router'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import type { Route } from './+types/terms.route.ts'
import { loadLegalPage } from './legal-page.server.ts'
import { LegalPage } from './legal-page.tsx'

/** In its bar is the link back to the top, instead of a price. */
export const handle: PageHandle = { shared: true, bar: { stays: true, priced: false } }
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = pageMeta({
  path: '/terms-and-conditions',
  title: `Terms and Conditions · ${estate.name}`,
  description: `Booking, deposits, cancellation, check-in and check-out, pets, wood-fired baths, extras and gift vouchers at ${estate.name}.`,
})

export async function loader({ context }: Route.LoaderArgs) {
  return await loadLegalPage(context, 'terms-and-conditions')
}

export default function TermsPage({ loaderData: { document } }: Route.ComponentProps) {
  return (
    <LegalPage
      slug="terms-and-conditions"
      title="Terms and Conditions"
      document={document}
      quickSections={8}
      other={{ title: 'Privacy Policy', to: '/privacy-policy' }}
    />
  )
}
