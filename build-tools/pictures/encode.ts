/** Encodes pictures. Settings chosen by measurement: docs/decisions/0007-pictures.md. */
import sharp, { type Sharp } from 'sharp'
import { palette } from '../../app/estate/palette.ts'
import type { Cut, Format, PictureEntry } from '../../app/media/picture-entry.ts'
import { fileName, formats, widthsOf } from '../../app/media/sources.ts'
import type { Box } from './crop.ts'
import type { Job } from './make.ts'

/** The working copy; larger originals are scaled down to this first. */
const widestOriginal = 2400
/** Portrait crops are for phones: high density, few bytes to spare. */
const quality = { avif: { full: 64, phone: 48 }, webp: 70 } as const
/** Screen prints are flat inks and grain: the grain costs twice the bytes of a photograph, and nobody misses some of it. */
const printQuality = { avif: { full: 46, phone: 46 }, webp: 55 } as const

/** How the picture at `path` is encoded. Part of its hash: raise the number when the encoding changes. */
export function recipeOf(path: string): string {
  return `2 ${widestOriginal} ${JSON.stringify(qualityOf(path))}`
}

// Several pictures at once are faster than several threads for one.
sharp.concurrency(1)
sharp.cache(false)

type Quality = typeof quality | typeof printQuality
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

export async function decode(path: string): Promise<Pixels> {
  const upright = sharp(path).autoOrient().resize({ width: widestOriginal, withoutEnlargement: true })
  return upright.flatten({ background: palette.ink }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}

export async function averageColour({ data, info }: Pixels): Promise<string> {
  const pixel = await sharp(data, { raw: info }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

export function pictureJob(entry: PictureEntry, path: string, phone: Box): Job {
  const wanted = (['full', 'phone'] as Cut[]).flatMap((cut) =>
    formats.flatMap((format) => widthsOf(entry, cut, format).map((width) => ({ cut, format, width }))),
  )
  return {
    name: entry.id,
    files: wanted.map(({ cut, format, width }) => ({ path: `pictures/${fileName(entry, cut, width, format)}` })),
    async open() {
      const { data, info } = await decode(path)
      return (index) => {
        const file = wanted[index]
        if (!file) throw new RangeError(`${entry.id} has no file ${index}`)
        const whole = sharp(data, { raw: info })
        return encode((file.cut === 'phone' ? whole.extract(phone) : whole).resize(file.width), file, qualityOf(path))
      }
    },
  }
}

/** Photographs come as JPEG. */
function qualityOf(path: string): Quality {
  return path.endsWith('.png') ? printQuality : quality
}

function encode(image: Sharp, { cut, format }: { cut: Cut; format: Format }, quality: Quality): Promise<Buffer> {
  // Better chroma subsampling takes longer than all the rest, for the few browsers without AVIF.
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 4 }).toBuffer()
  return image.avif({ quality: quality.avif[cut], effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
}
