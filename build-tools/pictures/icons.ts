/** The icons for browsers and phones, from media/drawn/favicon.svg and app-icon.svg. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { shortHash } from './catalogue.ts'
import type { Job } from './make.ts'

/** Used until the drawings exist. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#10201c" d="M0 0h64v64H0z"/>
<circle cx="40" cy="23" r="7" fill="#e8dfce"/><path fill="none" stroke="#a9c0b5" stroke-width="3" d="M10 40h44M22 48h20"/></svg>`

type Icon = { path: string; from: 'favicon' | 'app-icon'; make: (svg: Buffer) => Promise<Buffer> }

const icons: Icon[] = [
  { path: 'favicon.svg', from: 'favicon', make: async (svg) => svg },
  { path: 'favicon.ico', from: 'favicon', make: async (svg) => icoOf(await pngOf(svg, 32, '#e8dfce'), 32) },
  { path: 'apple-touch-icon.png', from: 'app-icon', make: (svg) => pngOf(svg, 180, '#10201c') },
  { path: 'icon-192.png', from: 'app-icon', make: (svg) => pngOf(svg, 192) },
  { path: 'icon-512.png', from: 'app-icon', make: (svg) => pngOf(svg, 512, '#10201c') },
]

export async function iconJobs(drawnDir: string): Promise<Job[]> {
  const drawn = { favicon: await drawingOf(drawnDir, 'favicon'), 'app-icon': await drawingOf(drawnDir, 'app-icon') }
  return icons.map(({ path, from, make }) => ({
    name: path,
    files: [{ path, key: `${shortHash('2', drawn[from])}-${path}` }],
    open: async () => () => make(drawn[from]),
  }))
}

async function drawingOf(dir: string, name: string): Promise<Buffer> {
  const file = join(dir, `${name}.svg`)
  return existsSync(file) ? readFile(file) : Buffer.from(drawing)
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
