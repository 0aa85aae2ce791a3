import type { HeadersFunction } from 'react-router'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import type { Route } from './+types/privacy.route.ts'
import { loadLegalPage } from './legal-page.server.ts'
import { LegalPage } from './legal-page.tsx'

/** In its bar is the link back to the top, instead of a price. */
export const handle: PageHandle = { shared: true, bar: { stays: true, priced: false } }
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = pageMeta({
  path: '/privacy-policy',
  title: `Privacy Policy · ${estate.name}`,
  description: `What ${estate.name} knows about you, why, for how long, who else sees it, and your rights. No advertising or analytics cookies.`,
})

export async function loader({ context }: Route.LoaderArgs) {
  return await loadLegalPage(context, 'privacy-policy')
}

export default function PrivacyPage({ loaderData: { document } }: Route.ComponentProps) {
  return (
    <LegalPage
      slug="privacy-policy"
      title="Privacy Policy"
      document={document}
      other={{ title: 'Terms and Conditions', to: '/terms-and-conditions' }}
    />
  )
}
