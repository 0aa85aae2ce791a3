/** The print shown in mails to guests, from media/originals/print-mail.png. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { letterPrint } from '../../app/mail/letter-print.ts'
import { shortHash } from './catalogue.ts'
import type { Job } from './make.ts'

/** Density per CSS pixel: 2x would be too many bytes for a mail. */
const density = 1.5

export async function letterJobs(originalsDir: string): Promise<Job[]> {
  const original = join(originalsDir, 'print-mail.png')
  if (!existsSync(original)) return []
  const bytes = await readFile(original)
  const path = letterPrint.path.slice(1)
  const make = () =>
    sharp(bytes)
      .resize(letterPrint.width * density, Math.round(letterPrint.height * density))
      .jpeg({ quality: 58, mozjpeg: true })
      .toBuffer()
  return [{ name: path, files: [{ path, key: `${shortHash('1', bytes)}-${path}` }], open: async () => make }]
}
