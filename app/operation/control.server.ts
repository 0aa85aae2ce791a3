/**
 * The operator's commands connect here. The embedded database belongs to the running process, so that process makes a backup while it
 * serves. The connection is a socket in DATA_DIR that only its owner may open, never a port.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import { join, relative } from 'node:path'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { reasonOf } from '#app/requests/discreet-error.server.ts'
import { type BackupSummary, backUp, restore } from './backup.server.ts'
import { CommandRefused } from './command-refused.ts'

/** `path` is absolute. */
const order = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('backup'), path: z.string() }),
  z.strictObject({ do: z.literal('restore'), path: z.string(), force: z.boolean() }),
])
export type Order = z.infer<typeof order>

type Needs = { db: Db; dataDir: string; log: BaseLogger }

/** Call it once the lock of DATA_DIR is held: it replaces the socket that a killed process left. @returns a function that closes it */
export function openControl({ db, dataDir, log }: Needs): () => void {
  const path = socketIn(dataDir)
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { do: what, ...rest } = order.parse(JSON.parse(Buffer.concat(await incoming.toArray()).toString()))
      log.info({ what }, 'asked for by command')
      const summary =
        what === 'backup'
          ? await backUp(db, dataDir, rest.path)
          : await restore(db, dataDir, rest.path, { force: 'force' in rest && rest.force })
      outgoing.end(JSON.stringify({ summary }))
    } catch (error) {
      log.error({ err: error }, 'a command could not be carried out')
      outgoing.writeHead(error instanceof CommandRefused ? 409 : 500).end(JSON.stringify({ error: reasonOf(error) }))
    }
  })
  server.on('error', (error) => log.warn({ err: error }, 'no backups by command while this process runs'))
  rmSync(path, { force: true })
  // Nobody else may open it, not even between its creation and a chmod.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  server.unref()
  return () => server.close()
}

/**
 * Has the running house do it. @throws CommandRefused with its answer, or the socket's error if no house is running or it ends before it
 * has answered
 */
export async function askHouse(dataDir: string, ask: Order): Promise<BackupSummary> {
  const outgoing = request({ socketPath: socketIn(dataDir), method: 'POST' })
  outgoing.end(JSON.stringify(ask))
  const { summary, error } = await readAnswer(outgoing).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ECONNRESET') throw cause
    throw new Error('The house ended before it had answered. Please try again.', { cause })
  })
  if (!summary) throw new CommandRefused(error)
  return summary
}

async function readAnswer(outgoing: ClientRequest): Promise<{ summary?: BackupSummary; error?: string }> {
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return JSON.parse(Buffer.concat(await answer.toArray()).toString())
}

/** A socket's path is limited to about a hundred characters: uses the shorter form. */
function socketIn(dataDir: string): string {
  const absolute = join(dataDir, 'control.sock')
  const near = relative(process.cwd(), absolute)
  return near.length < absolute.length ? near : absolute
}
