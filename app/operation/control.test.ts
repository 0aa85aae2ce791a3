import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { askHouse } from './control.server.ts'

it.each([
  ['before it has answered', (answer: ServerResponse) => answer.destroy()],
  ['in the middle of its answer', (answer: ServerResponse) => answer.write('{"summary":', () => answer.destroy())],
])('whoever asked a house that ends %s is told so', async (_, end) => {
  await using folder = await makeFolder()
  const house = createServer((_, answer) => void end(answer))
  await new Promise<void>((ready) => house.listen(join(folder.path, 'control.sock'), ready))
  const asked = askHouse(folder.path, { do: 'backup', path: join(folder.path, 'backup.gz') })
  await expect(asked).rejects.toThrow('The house ended before it had answered')
  house.close()
})
