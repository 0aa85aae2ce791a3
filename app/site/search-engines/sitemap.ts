/** What search engines are told about the whole site: where its pages are and where not to look. Pure. */
import { rooms } from '#app/rooms/rooms.ts'

/** Every public page, as paths. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  ...rooms.map(({ id }) => `/room/${id}`),
  '/dining',
  '/gallery',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
]

const notForSearch = ['/admin', '/functions', '/demo', '/order-success', '/newsletter']

/**
 * `edited`: when the text of a page was last changed, by path. Only for pages where it is known: a guess would teach crawlers to ignore it.
 */
export function sitemapXml(baseUrl: string, edited: ReadonlyMap<string, Date>): string {
  const entries = publicPaths.map((path) => {
    const day = edited.get(path)?.toISOString()
    return `  <url><loc>${escapeXml(baseUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** The text of `/robots.txt`. */
export function robotsText(baseUrl: string): string {
  const closed = notForSearch.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${baseUrl}/sitemap.xml\n`].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
