import type { ReactNode } from 'react'
import type { PictureEntry } from '#app/media/picture-entry.ts'
import { PictureOf } from '#app/media/picture-of.tsx'

/** Of `PictureOpening`, apart because every page loads what a failed one shows, and that is one picture, not the list of them all. */
type Props = { picture: PictureEntry | null | undefined; title: ReactNode; children?: ReactNode }

/** How wide the picture is drawn to cover the screen, including the cropped part. Also for `preloadFor`. */
export const openingSizes = '(width < 40rem) max(100vw, 80vh), max(100vw, 160vh)'

/** A page's first screen: a picture to all four edges, with the page's name at its bottom. */
export function Opening({ picture, title, children }: Props) {
  return (
    <section className="opening night" data-opens-dark>
      <div className="half-speed absolute inset-0">
        <PictureOf entry={picture} sizes={openingSizes} ratio="fill" crop="portrait-on-phone" priority />
      </div>
      <div className="opening-words">
        <h1 className="opening-title">{title}</h1>
        {children}
      </div>
    </section>
  )
}
