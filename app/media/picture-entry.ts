/**
 * What the build knows about a picture; see build-tools/pictures/catalogue.ts. Sizes are in pixels, `focus` from 0 to 1 from the top left.
 */
export type PictureEntry = {
  id: string
  alt: string
  width: number
  height: number
  focus: Point
  /** Portrait 4:5 crop for phones. */
  phone: { width: number; height: number; focus: Point }
  /** The picture's average colour, shown until it has loaded. */
  colour: string
  /** Changes with the original, its crop and the encoding. */
  hash: string
}

/** A picture that the gallery shows; a film's poster or a crop of another picture is none. `category` is the filter it belongs to. */
export type GalleryPicture = { id: string; category: string; caption: string }

export type Point = [x: number, y: number]
export type Cut = 'full' | 'phone'
export type Format = 'avif' | 'webp'

/** URLs of a film's files; `phone` is the same film in the poster's portrait crop. */
export type FilmEntry = FilmUrls & { id: string; phone?: FilmUrls; poster: string }
export type FilmUrls = { webm?: string; mp4?: string }
