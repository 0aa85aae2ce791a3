/** The contents of media/: the list of pictures, their files, the films and their posters. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { z } from 'zod'

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const pictureSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  file: z.string(),
  category: z.string().optional(),
  alt: z.string(),
  caption: z.string().default(''),
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).default([0.5, 0.5]),
  portrait: boxSchema.optional(),
})

/** An entry of media/pictures.json with its file. */
export type Original = z.infer<typeof pictureSchema> & { path: string; poster: boolean }
type FilmPaths = { webm?: string; mp4?: string }
export type FilmFiles = FilmPaths & { id: string; phone?: FilmPaths; poster: string }
export type Originals = { pictures: Original[]; films: FilmFiles[]; missing: string[] }

export async function readOriginals(mediaDir: string): Promise<Originals> {
  const list = join(mediaDir, 'pictures.json')
  const written = existsSync(list) ? readList(await readFile(list, 'utf8'), list) : []
  const films = await findFilms(join(mediaDir, 'originals'), written)
  const posters = new Set(films.map((film) => film.poster).filter((id) => id.endsWith('-poster')))
  const all = [
    ...written,
    ...[...posters].filter((id) => !written.some((each) => each.id === id)).map((id) => posterOf(id, written)),
  ].map((each) => ({ ...each, path: join(mediaDir, each.file), poster: posters.has(each.id) }))
  return {
    pictures: all.filter((each) => existsSync(each.path)),
    films,
    missing: all.filter((each) => !existsSync(each.path)).map((each) => each.file),
  }
}

function readList(text: string, path: string): z.infer<typeof pictureSchema>[] {
  const parsed = z.array(pictureSchema).safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

async function findFilms(dir: string, written: { id: string }[]): Promise<FilmFiles[]> {
  const names = existsSync(dir) ? await readdir(dir) : []
  const stems = new Set(names.filter((name) => /\.(webm|mp4)$/.test(name)).map((name) => parse(name).name))
  const paths = (stem: string): FilmPaths => {
    const file = (end: string) => (names.includes(stem + end) ? join(dir, stem + end) : undefined)
    return { webm: file('.webm'), mp4: file('.mp4') }
  }
  const ofPhone = (stem: string) => stem.endsWith('-phone') && stems.has(stem.slice(0, -'-phone'.length))
  return [...stems]
    .filter((stem) => !ofPhone(stem))
    .map((id) => {
      const ownPoster = names.includes(`${id}-poster.jpg`) || written.some((each) => each.id === `${id}-poster`)
      const phone = stems.has(`${id}-phone`) ? paths(`${id}-phone`) : undefined
      return { id, ...paths(id), phone, poster: ownPoster ? `${id}-poster` : id }
    })
}

/** A poster needs no entry: it has the texts and the crop of the picture that its film starts with. */
function posterOf(id: string, written: z.infer<typeof pictureSchema>[]): z.infer<typeof pictureSchema> {
  const still = written.find((each) => `${each.id}-poster` === id)
  const words = still ?? { alt: '', caption: '', focus: [0.5, 0.5] as [number, number] }
  return { ...words, id, file: `originals/${id}.jpg`, category: undefined }
}
