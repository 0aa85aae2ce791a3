import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeDirectory } from '#app/make-directory.server.ts'
import { type MailTransport, messageOf } from './mail-message.ts'

/** One `.eml` file per mail, named by its id, so that a mail delivered twice is still one file. Readable only by the owner. */
export function openMailFolder(folder: string, mailFrom: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, mailFrom))
    makeDirectory(folder)
    const path = join(folder, `${mail.id}.eml`)
    // The file is complete or absent, and synced to disk before the email counts as sent.
    const file = await open(`${path}.part`, 'w', 0o600)
    try {
      await file.writeFile(message as Buffer)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
    await syncFolder(folder)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const names = await open(folder)
  await names.sync().finally(() => names.close())
}
