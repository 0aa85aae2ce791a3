import type { ReactNode } from 'react'
import { Picture } from '#app/media/picture.tsx'

type Props = {
  picture: string
  /** '' if the text already says what the picture shows. */
  alt?: string
  /** Makes the whole picture a link. */
  href?: string
  children: ReactNode
}

/** The last screen of a page: a full-width picture with links on its dark lower edge. */
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
