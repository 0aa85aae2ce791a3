import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installed = '/usr/lib/postgresql'
const prefix = 'kilmara-pg-'
/** The name contains the run's process id. */
const leftBy = new RegExp(`^${prefix}(\\d+)-`)
const asRoot = process.getuid?.() === 0

export type Cluster = {
  url: string
  stop: () => void
  /** Stops at once, as if its machine had failed, and restarts with what had reached the log. */
  crash: () => void
  restart: () => void
}

/**
 * A PostgreSQL server for this run only, on a socket in a separate folder; undefined if PostgreSQL is not installed.
 * @param durable for tests that crash it: a commit is in the log before it is acknowledged. Otherwise it is fast.
 */
export function startCluster({ durable = false } = {}): Cluster | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(installed, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  if (!bin) return undefined

  clearAbandoned(bin)

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
    stop: () => stop(bin, folder),
    crash: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    restart,
  }
}

function runIn(folder: string, ...command: string[]): void {
  // PostgreSQL refuses to run as root.
  const [file = '', ...args] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

function stop(bin: string, folder: string): void {
  runIn(folder, join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop')
  rmSync(folder, { recursive: true, force: true })
}

/** Removes servers of runs that were killed before they could stop them. */
export function clearAbandoned(bin: string): void {
  for (const name of readdirSync(tmpdir())) {
    const [, run] = name.match(leftBy) ?? []
    if (!run || existsSync(`/proc/${run}`)) continue
    const folder = join(tmpdir(), name)
    if (isServed(folder)) stop(bin, folder)
    else rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a server is running there. After a machine failure the process id may be unused, or belong to another process. */
function isServed(folder: string): boolean {
  try {
    const data = realpathSync(join(folder, 'data'))
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return false
  }
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
