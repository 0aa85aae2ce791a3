import { films } from 'virtual:films'
import { pictures } from 'virtual:pictures'
import { shareCards } from 'virtual:share-cards'
import { phoneMedia, phoneSrcSet, plainSource, srcSet, widerMedia } from './sources.ts'

/** URL of a plain WebP at most 1200 px wide, for structured data; undefined for an unknown id. */
export function findPictureUrl(id: string): string | undefined {
  const entry = pictures[id]
  return entry && plainSource(entry)
}

/** Path of the 1200 x 630 JPEG for shared links; a slug without its own uses that of `home` (build-tools/pictures/card-list.ts). */
export function findShareCard(slug: string): string | undefined {
  return shareCards[slug] ?? shareCards.home
}

type Preload = {
  rel: 'preload'
  as: 'image'
  type: 'image/avif'
  imageSrcSet: string
  imageSizes: string
  media: string
  fetchPriority: 'high'
}

/**
 * Link descriptors to preload a page's first picture, for a route's `links`. Takes the same arguments as its `<Picture>`. Empty for an
 * unknown id.
 */
export function preloadFor(id: string, sizes: string, crop?: 'portrait-on-phone'): Preload[] {
  const entry = pictures[id]
  if (!entry) return []
  const link = { rel: 'preload', as: 'image', type: 'image/avif', imageSizes: sizes, fetchPriority: 'high' } as const
  return [
    { ...link, imageSrcSet: phoneSrcSet(entry, crop !== undefined, 'avif'), media: phoneMedia },
    { ...link, imageSrcSet: srcSet(entry, 'full', 'avif'), media: widerMedia },
  ]
}

/** The same for a `<Film>`: its poster. */
export function preloadForFilm(id: string, sizes: string): Preload[] {
  return preloadFor(films[id]?.poster ?? id, sizes, 'portrait-on-phone')
}
