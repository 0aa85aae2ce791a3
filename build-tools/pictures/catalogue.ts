/** What is known about each picture before encoding: size, crop, colour and the hash that names its files. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GalleryPicture, PictureEntry } from '../../app/media/picture-entry.ts'
import { keep } from '../keep.ts'
import { type Box, focusWithin, phoneCut, posterCut } from './crop.ts'
import { averageColour, decode, recipeOf } from './encode.ts'
import type { Original } from './originals.ts'

export type Catalogued = { entry: PictureEntry; gallery: GalleryPicture | undefined; path: string; phone: Box }

type Facts = { width: number; height: number; colour: string }

export async function catalogue(original: Original, cacheDir: string): Promise<Catalogued> {
  const hash = hashOf(await readFile(original.path), original)
  const facts = await factsOf(original, join(cacheDir, `${original.id}.${hash}.json`))
  const { id, alt, caption, category, path } = original
  const cuts = cutsOf(original, facts)
  const phone = { width: cuts.phone.width, height: cuts.phone.height, focus: cuts.phoneFocus }
  const gallery = category === undefined ? undefined : { id, category, caption }
  return { entry: { id, alt, ...facts, focus: cuts.focus, phone, hash }, gallery, path, phone: cuts.phone }
}

function cutsOf({ poster, focus, portrait }: Original, facts: Facts) {
  if (poster) {
    const { cut, focus: shared } = posterCut(facts, focus, portrait)
    return { phone: cut, focus: shared, phoneFocus: shared }
  }
  const phone = phoneCut(facts, focus, portrait)
  return { phone, focus, phoneFocus: focusWithin(phone, facts, focus) }
}

/** Excludes texts: a better caption needs no encoding. */
function hashOf(bytes: Buffer, { path, focus, portrait, poster }: Original): string {
  return shortHash(bytes, JSON.stringify([recipeOf(path), focus, portrait, poster]))
}

export function shortHash(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

async function factsOf(original: Original, cached: string): Promise<Facts> {
  if (existsSync(cached)) return JSON.parse(await readFile(cached, 'utf8')) as Facts
  const pixels = await decode(original.path)
  const facts = { width: pixels.info.width, height: pixels.info.height, colour: await averageColour(pixels) }
  await keep(cached, JSON.stringify(facts))
  return facts
}
