/** Which files exist for a picture, and how the browser chooses among them. The build makes exactly these. */
import type { Cut, Format, PictureEntry, Point } from './picture-entry.ts'

/** Tailwind's `max-sm`. */
export const phoneMedia = '(width < 40rem)'
export const widerMedia = '(width >= 40rem)'

export const formats: Format[] = ['avif', 'webp']

/** WebP is for the few browsers without AVIF: fewer widths suffice. */
const widthsWanted: Record<Format, Record<Cut, number[]>> = {
  avif: { full: [390, 640, 834, 1200, 1600], phone: [390, 640, 834] },
  webp: { full: [640, 1200], phone: [640] },
}

/** A phone never gets more: beyond 2x nobody sees a difference, and everybody waits for it. */
const widestOnPhone = 834

/** The widths made of a crop, ascending; never wider than the picture. */
export function widthsOf(entry: PictureEntry, cut: Cut, format: Format): number[] {
  const own = cut === 'full' ? entry.width : entry.phone.width
  const wanted = widthsWanted[format][cut]
  const smaller = wanted.filter((width) => width < own)
  return smaller.length < wanted.length ? [...smaller, own] : smaller
}

export function fileName(entry: PictureEntry, cut: Cut, width: number, format: Format): string {
  return `${entry.id}${cut === 'phone' ? '-phone' : ''}-${width}.${entry.hash}.${format}`
}

export function srcSet(entry: PictureEntry, cut: Cut, format: Format, widest = Number.POSITIVE_INFINITY): string {
  return widthsOf(entry, cut, format)
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `/pictures/${fileName(entry, cut, width, format)} ${width}w`)
    .join(', ')
}

/** A single URL where srcset is not supported: shared links, feeds, structured data. */
export function plainSource(entry: PictureEntry): string {
  const width = widthsOf(entry, 'full', 'webp').at(-1) ?? entry.width
  return `/pictures/${fileName(entry, 'full', width, 'webp')}`
}

/** The srcset for phones: the portrait crop if requested, otherwise the whole picture without its widest files. */
export function phoneSrcSet(entry: PictureEntry, upright: boolean, format: Format): string {
  return srcSet(entry, upright ? 'phone' : 'full', format, widestOnPhone)
}

/** A CSS position. */
export function positionOf([x, y]: Point): string {
  return `${percent(x)} ${percent(y)}`
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
