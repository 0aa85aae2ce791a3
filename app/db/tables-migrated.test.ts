import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'

it('the migrations produce the tables that the code describes', async () => {
  await using copy = await makeFolder()
  cpSync('app/db/migrations', copy.path, { recursive: true })
  // It reads absolute paths as relative ones, and ends well whatever happens.
  const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--dialect=postgresql', '--schema=./app/**/*.tables.ts']
  const said = execFileSync(process.execPath, [...kit, `--out=${relative('.', copy.path)}`], { encoding: 'utf8' })
  // If there are: run `npm run db:generate -- --name <what>` and commit what it writes.
  expect(said).toContain('No schema changes')
})
