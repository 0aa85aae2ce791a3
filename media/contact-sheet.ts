/** Puts all pictures on one sheet, each with its caption and id, as docs/pictures.jpg: `npx node media/contact-sheet.ts`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { estate } from '../app/estate/estate.ts'
import { palette } from '../app/estate/palette.ts'
import { type Lettering, openLettering } from '../build-tools/pictures/lettering.ts'
import { type Original, readOriginals } from '../build-tools/pictures/originals.ts'

type Placed = { picture: Original; left: number; top: number; width: number; height: number }
type Sized = { picture: Original; ratio: number }

const width = 2000
const margin = 72
const gap = 24
const head = 190
/** Space below each picture for its caption and id. */
const words = 68
/** A row's nominal height; each is stretched until it reaches the margin. */
const rowHeight = 245
const { bone: paper, ink, moss: muted } = palette

const root = join(import.meta.dirname, '..')
const { pictures } = await readOriginals(join(root, 'media'))
const sized = await Promise.all(pictures.filter(({ poster }) => !poster).map(withRatio))
const placed = rowsOf(sized).reduce<Placed[]>((above, row, index, { length }) => [...above, ...place(row, above, index === length - 1)], [])
const height = bottomOf(placed) + margin / 2
const type = await openLettering(400)

const drawn = await Promise.all(
  placed.map(async ({ picture, left, top, width, height }) => ({
    input: await sharp(picture.path).resize(width, height, { fit: 'cover' }).toBuffer(),
    left,
    top,
  })),
)
const sheet = await sharp({ create: { width, height, channels: 3, background: paper } })
  .composite([...drawn, { input: Buffer.from(lettering(type)), left: 0, top: 0 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toBuffer()
await writeFile(join(root, 'docs/pictures.jpg'), sheet)
console.info(`docs/pictures.jpg: ${placed.length} pictures, ${width} x ${height}, ${Math.round(sheet.length / 1000)} kB`)

async function withRatio(picture: Original): Promise<Sized> {
  const { width, height } = await sharp(picture.path).metadata()
  return { picture, ratio: width / height }
}

function rowsOf(all: Sized[]): Sized[][] {
  const rows: Sized[][] = []
  let reach = Number.POSITIVE_INFINITY
  for (const each of all) {
    const own = each.ratio * rowHeight + gap
    if (reach + own / 2 > width - 2 * margin) {
      rows.push([])
      reach = 0
    }
    rows.at(-1)?.push(each)
    reach += own
  }
  return rows
}

/** The last row keeps its height: a few pictures stretched across the sheet would be huge. */
function place(row: Sized[], above: Placed[], last: boolean): Placed[] {
  const room = width - 2 * margin - gap * (row.length - 1)
  const full = room / row.reduce((sum, { ratio }) => sum + ratio, 0)
  const height = Math.round(last ? Math.min(full, rowHeight) : full)
  const top = above.length > 0 ? bottomOf(above) : head
  let left = margin
  return row.map(({ picture, ratio }) => {
    const own = { picture, left: Math.round(left), top, width: Math.round(height * ratio), height }
    left += height * ratio + gap
    return own
  })
}

function bottomOf(placed: Placed[]): number {
  return Math.max(...placed.map(({ top, height }) => top + height)) + words
}

function lettering(type: Lettering): string {
  const title = type.draw(`${estate.name}, in pictures`, { x: margin - 3, y: 122, size: 68, fill: ink })
  const under = placed.map(({ picture, left, top, width, height }) => {
    const size = Math.min(20, (20 * width) / type.widthOf(picture.caption, 20))
    return (
      type.draw(picture.caption, { x: left, y: top + height + 25, size, fill: ink }) +
      type.draw(picture.id, { x: left, y: top + height + 45, size: 14, tracking: 0.03, fill: muted })
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${title}${under.join('')}</svg>`
}
