import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installed = '/usr/lib/postgresql'
const prefix = 'kilmara-pg-'
const asRoot = process.getuid?.() === 0

export type Cluster = {
  url: string
  stop: () => void
  /** Ends at once, as when its machine fails, and comes back with what had reached the log. */
  crash: () => void
  restart: () => void
}

/**
 * A PostgreSQL server for this run alone, on a socket in a folder of its own; undefined where PostgreSQL is not installed.
 * @param durable for tests that crash it: a commit is in the log before it is acknowledged. Otherwise it is quick.
 */
export function startCluster({ durable = false } = {}): Cluster | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(installed, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  if (!bin) return undefined

  const stop = (folder: string) => {
    runIn(folder, join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  for (const folder of abandonedFolders()) stop(folder)

  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  if (asRoot) chownSync(folder, idOfPostgres('-u'), idOfPostgres('-g'))
  const run = (program: string, ...args: string[]) => runIn(folder, join(bin, program), ...args)
  const data = join(folder, 'data')
  const careless = durable ? '' : '-F -c synchronous_commit=off -c full_page_writes=off'
  const options = `-k ${folder} -c listen_addresses= ${careless}`
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  const restart = () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  restart()
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    stop: () => stop(folder),
    crash: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    restart,
  }
}

function runIn(folder: string, ...command: string[]): void {
  // PostgreSQL refuses to run as root.
  const [file = '', ...args] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Servers of runs that were killed before they could stop them. */
function abandonedFolders(): string[] {
  const folders = readdirSync(tmpdir()).filter((name) => new RegExp(`^${prefix}\\d+-`).test(name))
  const abandoned = folders.filter((name) => !existsSync(`/proc/${Number.parseInt(name.slice(prefix.length), 10)}`))
  return abandoned.map((name) => join(tmpdir(), name)).filter((folder) => existsSync(join(folder, 'data/postmaster.pid')))
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
