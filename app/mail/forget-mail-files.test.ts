import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newId } from '#app/db/new-id.server.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { forgetMailFiles } from './forget-mail-files.server.ts'

describeOnEachDatabase('the files of mails that are gone', (house) => {
  it('are all deleted but the one that cannot be, which is reported', async () => {
    await using folder = await makeFolder()
    const stuck = `${newId()}.eml`
    // Whichever comes first: folders are read in no order.
    const files = Array.from({ length: 20 }, () => `${newId()}.eml`)
    await mkdir(`${folder.path}/mail/${stuck}`, { recursive: true })
    for (const file of files) await writeFile(`${folder.path}/mail/${file}`, 'a mail')
    await expect(forgetMailFiles(house.db, folder.path)).rejects.toThrow(stuck)
    expect(await readdir(`${folder.path}/mail`)).toEqual([stuck])
  })
})
