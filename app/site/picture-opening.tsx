import type { ReactNode } from 'react'
import { Picture } from '#app/media/picture.tsx'

type Props = { picture: string; title: ReactNode; children?: ReactNode }

/** How wide the picture is drawn to cover the screen, including the cropped part. Also for `preloadFor`. */
export const openingSizes = '(width < 40rem) max(100vw, 80vh), max(100vw, 160vh)'

/** A page's first screen: a picture to all four edges, with the page's name at its bottom. */
export function PictureOpening({ picture, title, children }: Props) {
  return (
    <section className="opening night" data-opens-dark>
      <div className="half-speed absolute inset-0">
        <Picture id={picture} sizes={openingSizes} ratio="fill" crop="portrait-on-phone" priority />
      </div>
      <div className="opening-words">
        <h1 className="opening-title">{title}</h1>
        {children}
      </div>
    </section>
  )
}
