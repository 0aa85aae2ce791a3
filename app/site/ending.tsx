import type { ReactNode } from 'react'
import { Picture } from '#app/media/picture.tsx'

type Props = {
  picture: string
  /** '' where the words say what it shows. */
  alt?: string
  /** Where the whole of it leads. */
  href?: string
  children: ReactNode
}

/** The last screen of a page: a picture from edge to edge, and on its dusk the way on. */
export function Ending({ picture, alt, href, children }: Props) {
  const Whole = href ? 'a' : 'div'
  return (
    <Whole className="ending night" href={href}>
      <span className="absolute inset-0">
        <Picture id={picture} alt={alt} sizes="(width < 40rem) 100vw, max(100vw, 46rem)" ratio="fill" crop="portrait-on-phone" />
      </span>
      <span className="ending-words">{children}</span>
    </Whole>
  )
}
