/** Everything the build makes from media/, and what the app knows about it. */
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { FilmEntry, GalleryPicture, PictureEntry } from '../../app/media/picture-entry.ts'
import { cardJobs } from './cards.ts'
import { type Catalogued, catalogue, shortHash } from './catalogue.ts'
import { pictureJob } from './encode.ts'
import { iconJobs } from './icons.ts'
import { letterJobs } from './letter.ts'
import type { Job } from './make.ts'
import { type FilmFiles, readOriginals } from './originals.ts'

export type Collection = {
  pictures: Record<string, PictureEntry>
  films: Record<string, FilmEntry>
  /** Addresses, by the page's slug. */
  shareCards: Record<string, string>
  /** In the order of media/pictures.json. */
  gallery: GalleryPicture[]
  jobs: Job[]
  /** Originals named in pictures.json but missing. */
  missing: string[]
}

export const cacheDirOf = (root: string) => join(root, '.cache/pictures')

export async function readCollection(root: string): Promise<Collection> {
  const mediaDir = join(root, 'media')
  const originals = await readOriginals(mediaDir)
  const found: Catalogued[] = []
  for (const original of originals.pictures) found.push(await catalogue(original, cacheDirOf(root)))
  const films = await Promise.all(originals.films.map(filmFiles))
  const cards = await cardJobs(found)
  return {
    pictures: Object.fromEntries(found.map(({ entry }) => [entry.id, entry])),
    films: Object.fromEntries(films.map(({ entry }) => [entry.id, entry])),
    shareCards: cards.addresses,
    gallery: found.flatMap(({ gallery }) => gallery ?? []),
    jobs: [
      ...found.map(({ entry, path, phone }) => pictureJob(entry, path, phone)),
      ...films.flatMap((film) => film.jobs),
      ...cards.jobs,
      ...iconJobs(),
      ...(await letterJobs(join(mediaDir, 'originals'))),
    ],
    missing: originals.missing,
  }
}

/** Films are served as delivered. */
async function filmFiles(film: FilmFiles): Promise<{ entry: FilmEntry; jobs: Job[] }> {
  const jobs: Job[] = []
  const served = async (path: string | undefined) => {
    if (!path) return undefined
    const { name, ext } = parse(path)
    const file = `pictures/${name}.${shortHash(await readFile(path))}${ext}`
    jobs.push({ name: `${name}${ext}`, files: [{ path: file }], open: async () => () => readFile(path) })
    return `/${file}`
  }
  const urls = async ({ webm, mp4 }: { webm?: string; mp4?: string }) => ({ webm: await served(webm), mp4: await served(mp4) })
  const { id, poster, phone } = film
  return { entry: { id, ...(await urls(film)), phone: phone && (await urls(phone)), poster }, jobs }
}
