import { films } from 'virtual:films'
import { pictures } from 'virtual:pictures'
import { FilmButton } from './film-button.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import type { FilmUrls } from './picture-entry.ts'
import { phoneMedia, positionOf } from './sources.ts'

type Props = Pick<PictureProps, 'className' | 'ratio'> & {
  /** As in media/originals/<id>.webm and <id>.mp4, and <id>-phone for the poster's portrait crop. Without them only the poster shows. */
  id: string
  /** As a picture's; pass the same to `preloadForFilm`. */
  sizes: string
  /** The button's position, such as 'right-4 bottom-4'. Anything over it must be `pointer-events-none`. */
  buttonClassName: string
}

/**
 * The poster, the film's first frame or else the picture with the same id, is the content; film-control.ts loads the film after the page,
 * if the visitor can afford it.
 */
export function Film({ id, sizes, className = '', ratio, buttonClassName }: Props) {
  const film = films[id]
  const still = film?.poster ?? id
  const shape = ratio === 'fill' ? 'size-full' : ''
  return (
    <div className={`group/film relative overflow-hidden ${shape} ${className}`} data-film={film ? id : undefined}>
      <Picture id={still} sizes={sizes} ratio={ratio} crop="portrait-on-phone" priority />
      {film ? (
        <>
          <video
            className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-900 ease-out group-data-showing/film:opacity-100"
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            style={{ objectPosition: positionOf(pictures[still]?.focus ?? [0.5, 0.5]) }}
          />
          <template>
            <Sources {...film.phone} media={phoneMedia} />
            <Sources {...film} />
          </template>
          <FilmButton className={buttonClassName} />
        </>
      ) : null}
    </div>
  )
}

/** Formats that a film lacks are left out: a source without address would stop the browser's search. */
function Sources({ webm, mp4, media }: FilmUrls & { media?: string }) {
  return (
    <>
      {webm ? <source src={webm} type='video/webm; codecs="vp9"' media={media} /> : null}
      {mp4 ? <source src={mp4} type="video/mp4" media={media} /> : null}
    </>
  )
}
