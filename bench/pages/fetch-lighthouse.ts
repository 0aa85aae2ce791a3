/**
 * Lighthouse, installed in its own folder. As a dependency it would bring OpenTelemetry, which the sign-in library picks up wherever it
 * finds it, and a hundred packages only a benchmark needs.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name, version] = ['lighthouse', '13.5.0']
const folder = resolve(`.cache/${name}-${version}`)

type Audit = { score: number | null; scoreDisplayMode: string; numericValue?: number }

/** The part of its documented `lhr` that we use. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: string[] },
) => Promise<{ lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> } } | undefined>

/** Installs it on first use. @throws if it cannot be downloaded. */
export async function fetchLighthouse(): Promise<Lighthouse> {
  const entry = `${folder}/node_modules/${name}/core/index.js`
  if (!existsSync(entry)) {
    const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('Lighthouse could not be fetched')
  }
  return (await import(pathToFileURL(entry).href)).default
}
