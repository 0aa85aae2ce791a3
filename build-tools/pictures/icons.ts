/** The icons for browsers and phones: the estate's mark in its colours, with its name. */
import sharp from 'sharp'
import { estate } from '../../app/estate/estate.ts'
import { palette } from '../../app/estate/palette.ts'
import { mark } from '../../app/ui/look/mark.ts'
import { shortHash } from './catalogue.ts'
import type { Job } from './make.ts'

type Icon = { path: string; from: Buffer; make: (svg: Buffer) => Promise<Buffer> }

/** Dark lines, or light ones where the browser is dark. */
const tab = drawing(
  32,
  `<style>path{stroke:${palette.ink}}@media(prefers-color-scheme:dark){path{stroke:${palette.oat}}}</style>${linesOf(mark.smallLines)}`,
)

/** Phones cut it to their own shape, so the mark keeps away from the edges. */
const app = drawing(
  512,
  `<rect width="512" height="512" fill="${palette.ink}"/><g transform="translate(96 92) scale(5)" stroke="${palette.oat}">${linesOf(mark.lines)}</g>`,
)

const icons: Icon[] = [
  { path: 'favicon.svg', from: tab, make: async (svg) => svg },
  { path: 'favicon.ico', from: tab, make: async (svg) => icoOf(await pngOf(svg, 32, palette.oat), 32) },
  { path: 'apple-touch-icon.png', from: app, make: (svg) => pngOf(svg, 180, palette.ink) },
  { path: 'icon-192.png', from: app, make: (svg) => pngOf(svg, 192) },
  { path: 'icon-512.png', from: app, make: (svg) => pngOf(svg, 512, palette.ink) },
]

export function iconJobs(): Job[] {
  return icons.map(({ path, from, make }) => ({
    name: path,
    files: [{ path, key: `${shortHash('3', from)}-${path}` }],
    open: async () => () => make(from),
  }))
}

function drawing(side: number, content: string): Buffer {
  const name = estate.name.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" role="img" aria-label="${name}"><title>${name}</title>${content}</svg>\n`,
  )
}

function linesOf(lines: string): string {
  return `<path d="${lines}" fill="none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Phones mask icons themselves and dislike transparent corners: these get a background. */
function pngOf(svg: Buffer, side: number, ground?: string): Promise<Buffer> {
  const image = sharp(svg, { density: 600 }).resize(side, side, { fit: 'contain', background: ground ?? '#00000000' })
  return (ground ? image.flatten({ background: ground }) : image).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An .ico containing one PNG, after a 6-byte directory and a 16-byte entry. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
