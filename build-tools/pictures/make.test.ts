import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheDirOf, readCollection } from './collection.ts'
import { recipeOf } from './encode.ts'
import { makeFiles, makeOne, placeFiles } from './make.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(root, 'media/originals'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const bath = { id: 'bath', file: 'originals/bath.jpg', category: 'Experiences', alt: 'A bath.', caption: '', focus: [0.5, 0.5] }

async function deliver(colour: string, list: object[] = [bath]) {
  const plain = sharp({ create: { width: 500, height: 400, channels: 3, background: colour } })
  await plain.jpeg().toFile(join(root, 'media/originals/bath.jpg'))
  await writeFile(join(root, 'media/pictures.json'), JSON.stringify(list))
}

async function make() {
  const { jobs: all, pictures } = await readCollection(root)
  // Nine full-size share cards would take most of this test's time.
  const jobs = all.filter(({ name }) => !name.startsWith('share-'))
  const { made } = await makeFiles(jobs, cacheDirOf(root), () => undefined)
  return { jobs, pictures, made }
}

it('makes what is announced, and the second time nothing', async () => {
  await deliver('#804020')
  const first = await make()
  expect(first.made).toBeGreaterThan(5)
  expect(first.pictures.bath).toMatchObject({ width: 500, height: 400, phone: { width: 320, height: 400 } })
  expect(first.pictures.bath?.colour).toMatch(/^#[78]\w[34]\w[12]\w$/)

  await placeFiles(first.jobs, cacheDirOf(root), join(root, 'out'))
  const hash = first.pictures.bath?.hash
  const placed = await readdir(join(root, 'out/pictures'))
  expect(placed).toEqual(
    expect.arrayContaining([`bath-390.${hash}.avif`, `bath-500.${hash}.webp`, `bath-phone-320.${hash}.avif`]),
  )
  expect(await sharp(join(root, `out/pictures/bath-phone-320.${hash}.avif`)).metadata()).toMatchObject({
    width: 320,
    height: 400,
  })

  expect((await make()).made).toBe(0)
})

it('names a picture by the way in which its kind is encoded', () => {
  expect(recipeOf('bath.jpg')).toContain('"webp":70')
  expect(recipeOf('print.png')).toContain('"webp":55')
})

it('gives a changed original a new name, a changed caption none', async () => {
  await deliver('#804020')
  const hashNow = async () => (await readCollection(root)).pictures.bath?.hash
  const before = await hashNow()
  await deliver('#804020', [{ ...bath, caption: 'Forty degrees.' }])
  expect(await hashNow()).toBe(before)
  await deliver('#804020', [{ ...bath, portrait: { x: 0, y: 0, width: 0.5, height: 1 } }])
  expect(await hashNow()).not.toBe(before)
  await deliver('#204080')
  expect(await hashNow()).not.toBe(before)
})

it('makes a single file when development asks for it', async () => {
  await deliver('#804020')
  const { jobs } = await readCollection(root)
  const job = jobs.find(({ name }) => name === 'bath')
  if (!job) throw new Error('no job')
  await expect(makeOne(job, 0, cacheDirOf(root))).resolves.toMatch(/bath-390\..+\.avif$/)
  expect((await readdir(cacheDirOf(root))).filter((name) => name.endsWith('.avif'))).toHaveLength(1)
})

it('says which original is missing, and works without any', async () => {
  await deliver('#804020', [bath, { ...bath, id: 'sauna', file: 'originals/sauna.jpg' }])
  const { pictures, missing } = await readCollection(root)
  expect(Object.keys(pictures)).toEqual(['bath'])
  expect(missing).toEqual(['originals/sauna.jpg'])

  await rm(join(root, 'media'), { recursive: true })
  const nothing = await readCollection(root)
  expect(nothing.pictures).toEqual({})
  expect(nothing.shareCards.home).toMatch(/^\/pictures\/share-home\.\w{10}\.jpg$/)
})

it('finds a film and the poster that is its first frame', async () => {
  await deliver('#804020')
  await writeFile(join(root, 'media/originals/bath.webm'), 'not really a film')
  await sharp({ create: { width: 640, height: 360, channels: 3, background: '#123' } })
    .jpeg()
    .toFile(join(root, 'media/originals/bath-poster.jpg'))
  const { pictures, films, gallery } = await readCollection(root)
  expect(films.bath).toMatchObject({
    poster: 'bath-poster',
    webm: expect.stringMatching(/^\/pictures\/bath\.\w{10}\.webm$/),
  })
  expect(films.bath?.mp4).toBeUndefined()
  expect(films.bath?.phone).toBeUndefined()
  expect(pictures['bath-poster']).toMatchObject({ alt: 'A bath.', phone: { width: 288, height: 360 } })
  expect(gallery.map(({ id }) => id)).toEqual(['bath'])
})

it('takes a film for phones as a part of its film', async () => {
  await deliver('#804020')
  for (const name of ['bath.webm', 'bath-phone.webm', 'bath-phone.mp4'])
    await writeFile(join(root, 'media/originals', name), name)
  const { films, jobs } = await readCollection(root)
  expect(Object.keys(films)).toEqual(['bath'])
  expect(films.bath?.phone).toEqual({
    webm: expect.stringMatching(/^\/pictures\/bath-phone\.\w{10}\.webm$/),
    mp4: expect.stringMatching(/^\/pictures\/bath-phone\.\w{10}\.mp4$/),
  })
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['bath.webm', 'bath-phone.webm', 'bath-phone.mp4']))
})

it('names the entry that is wrong', async () => {
  await deliver('#804020', [{ ...bath, id: 'Bath tub' }])
  await expect(readCollection(root)).rejects.toThrow(/lower-case words/)
})
