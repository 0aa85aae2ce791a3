/** Pictures for shared links: a crop around the focus, the house's name, the page's title. */
import sharp, { type Sharp } from 'sharp'
import { estate } from '../../app/estate/estate.ts'
import { palette } from '../../app/estate/palette.ts'
import { cards } from './card-list.ts'
import { type Catalogued, shortHash } from './catalogue.ts'
import { decode } from './encode.ts'
import { type Lettering, openLettering } from './lettering.ts'
import type { Job } from './make.ts'

/** What sharing services require. */
const size = { width: 1200, height: 630 }
const margin = 76
const version = '3'

export async function cardJobs(pictures: Catalogued[]): Promise<{ jobs: Job[]; addresses: Record<string, string> }> {
  const addresses: Record<string, string> = {}
  const jobs = cards.map(({ slug, title, pictureIds }) => {
    const picture = pictureIds.map((id) => pictures.find(({ entry }) => entry.id === id)).find((found) => found !== undefined)
    const path = `pictures/share-${slug}.${shortHash(version, title, estate.name, palette.ink, palette.bone, picture?.entry.hash ?? '')}.jpg`
    addresses[slug] = `/${path}`
    return { name: `share-${slug}`, files: [{ path }], open: async () => async () => card(title, picture) }
  })
  return { jobs, addresses }
}

async function card(title: string, picture?: Catalogued): Promise<Buffer> {
  const background = picture ? await backgroundOf(picture) : sharp({ create: { ...size, channels: 3, background: palette.ink } })
  const type = await lettering()
  return background
    .composite([{ input: Buffer.from(overlay(title, type)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function backgroundOf({ entry, path }: Catalogued): Promise<Sharp> {
  const { data, info } = await decode(path)
  const scale = Math.max(size.width / info.width, size.height / info.height)
  const [width, height] = [Math.ceil(info.width * scale), Math.ceil(info.height * scale)]
  const left = Math.round(Math.min(Math.max(entry.focus[0] * width - size.width / 2, 0), width - size.width))
  const top = Math.round(Math.min(Math.max(entry.focus[1] * height - size.height / 2, 0), height - size.height))
  return sharp(data, { raw: info })
    .resize(width, height)
    .extract({ left, top, ...size })
}

/** The shade keeps the text legible over any photograph. */
function overlay(title: string, type: Lettering): string {
  const titleSize = 96
  const lines = type.wrap(title, titleSize, size.width - 2 * margin)
  const last = size.height - margin - 4
  const drawn = lines.map((line, index) =>
    type.draw(line, { x: margin - 4, y: last - (lines.length - 1 - index) * titleSize, size: titleSize, fill: palette.bone }),
  )
  const name = type.draw(estate.name.toUpperCase(), { x: margin, y: margin + 26, size: 36, tracking: 0.28, fill: palette.bone })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${palette.ink}" stop-opacity=".62"/><stop offset=".3" stop-color="${palette.ink}" stop-opacity=".08"/>
      <stop offset=".5" stop-color="${palette.ink}" stop-opacity=".12"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".9"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#shade)"/>${name}${drawn.join('')}
  </svg>`
}

let opened: Promise<Lettering> | undefined

function lettering(): Promise<Lettering> {
  opened ??= openLettering(380)
  return opened
}
