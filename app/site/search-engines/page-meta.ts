import type { MetaDescriptor } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { findShareCard } from '#app/media/pictures.ts'
import type { SiteSettings } from '#app/site/site-settings.ts'

/** `card` as in build-tools/pictures/card-list.ts. */
type Page = { path: string; title: string; description: string; card?: string }
type MetaArguments = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** Title, description, canonical URL and share card of a public page, as its route's `meta`. */
export function pageMeta({ path, title, description, card = 'home' }: Page) {
  return ({ matches }: MetaArguments): MetaDescriptor[] => {
    const settings = matches.find((match) => match?.id === 'root')?.loaderData as SiteSettings | undefined
    const picture = findShareCard(card)
    const address = `${settings?.baseUrl ?? ''}${path}`
    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: estate.name },
      { property: 'og:locale', content: 'en_IE' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...(picture
        ? [
            { property: 'og:image', content: `${settings?.baseUrl ?? ''}${picture}` },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ]
  }
}
