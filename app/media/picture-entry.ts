/** What the build knows of one picture; see build-tools/pictures-catalogue.ts. Sizes in pixels, `focus` in 0..1 from the top left. */
export type PictureEntry = {
  id: string
  alt: string
  caption: string
  /** The gallery's filter that shows it. Absent for what it does not show: a film's poster, a crop of what hangs there already. */
  category?: string
  width: number
  height: number
  focus: Point
  /** Upright 4:5 cut for phones. */
  phone: { width: number; height: number; focus: Point }
  /** The picture's average colour, shown until it has loaded. */
  colour: string
  /** Changes with the original, its crop and the way of encoding. */
  hash: string
}

export type Point = [x: number, y: number]
export type Cut = 'full' | 'phone'
export type Format = 'avif' | 'webp'

/** Addresses of a film's files. */
export type FilmEntry = { id: string; webm?: string; mp4?: string; poster: string }
