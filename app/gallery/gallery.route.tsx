import { gallery } from 'virtual:gallery'
import type { CSSProperties } from 'react'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { Island } from '#app/islands/island.tsx'
import { Picture } from '#app/media/picture.tsx'
import { findPictureUrl, preloadFor } from '#app/media/pictures.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import type { Route } from './+types/gallery.route.ts'
import { GalleryViewer } from './gallery-viewer.tsx'

export const handle: PageHandle = { shared: true, bar: { stays: true, priced: true } }

export const meta = pageMeta({
  path: '/gallery',
  title: `Gallery · ${estate.name}`,
  description: 'The estate in pictures: the shore, the wood, the rooms, and what there is to do in them.',
  card: 'gallery',
})

const filters = ['All', 'Landscape', 'Rooms', 'Nature', 'Experiences'] as const

/** Portraits among the landscapes, so that no two rows are alike. */
const shapes = [8 / 5, 8 / 5, 4 / 5, 8 / 5, 1, 8 / 5, 8 / 5, 4 / 5]

const sizes = '(width < 48rem) 100vw, 45vw'
/** The last photo of each filter may fill a row by itself. */
const lastOnes = new Set(filters.map((filter) => gallery.findLast(({ category }) => category === filter)?.id))
export const links: Route.LinksFunction = () => preloadFor(gallery[0]?.id ?? '', sizes)

export default function GalleryPage() {
  return (
    <main id="main" className="gallery">
      <div className="plain-opening grid-page gap-y-8">
        <h1 className="display md:col-[text-start/span_8]">The gallery</h1>
        <fieldset className="filters md:col-[text]">
          <legend className="sr-only">Show</legend>
          {filters.map((filter) => (
            <label key={filter} className="filter">
              <input type="radio" name="category" value={filter} defaultChecked={filter === 'All'} className="sr-only" />
              {filter}
            </label>
          ))}
        </fieldset>
      </div>
      <ul className="gallery-rows">
        {gallery.map(({ id, category, caption }, index) => (
          <li key={id} data-category={category} style={{ '--shape': shapes[index % shapes.length] } as CSSProperties}>
            <a href={findPictureUrl(id)} className="gallery-item" data-photo={id} data-island-for="gallery-viewer">
              <Picture
                id={id}
                sizes={lastOnes.has(id) ? '100vw' : sizes}
                ratio="fill"
                priority={index === 0}
                afterFirst={index > 0}
              />
              <span className="gallery-caption">{caption}</span>
            </a>
          </li>
        ))}
      </ul>
      <Island name="gallery-viewer" component={GalleryViewer} props={{}} wake="use" />
    </main>
  )
}
