/**
 * Lighthouse, in a folder of its own. Among the house's packages it would bring OpenTelemetry, which the sign-in library takes up
 * wherever it finds it; and a hundred packages that only a benchmark needs.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name, version] = ['lighthouse', '13.5.0']
const folder = resolve(`.cache/${name}-${version}`)

/** What is used of it, of its documentation's `lhr`. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: string[] },
) => Promise<
  { lhr: { audits: Record<string, { numericValue?: number }>; categories: Record<string, { score: number | null }> } } | undefined
>

/** Installs it the first time. @throws where it cannot be had. */
export async function fetchLighthouse(): Promise<Lighthouse> {
  const entry = `${folder}/node_modules/${name}/core/index.js`
  if (!existsSync(entry)) {
    const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('Lighthouse could not be fetched')
  }
  return (await import(pathToFileURL(entry).href)).default
}
