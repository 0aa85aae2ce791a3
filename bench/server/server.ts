/** The home document under load, compared with nginx serving the same bytes and with a conventional page. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHydratedPage } from '../hydrated-page.ts'
import { type Line, median, type Skipped } from '../report.ts'
import { cpuSeconds, type House } from '../running.ts'
import { hasBrotli, startNginx } from './nginx.ts'

type Side = { name: string; url: string; pid: number; headers: Record<string, string> }

/** Servers share one core, the client has the other. */
const [serverCore, clientCore] = ['0', '1']

export async function measureServer(house: House, quick: boolean): Promise<(Line | Skipped)[]> {
  const missing = [
    ...(spawnSync('nginx', ['-v']).error ? ['nginx'] : []),
    ...(hasBrotli() ? [] : ['libnginx-mod-http-brotli-static']),
    ...(spawnSync('wrk', ['-v']).error ? ['wrk'] : []),
    ...(spawnSync('taskset', ['-V']).error ? ['util-linux'] : []),
  ]
  if (missing.length > 0) return [{ part: 'server', why: `this machine lacks ${missing.join(', ')} (apt install them)` }]
  const page = await fetch(house.url, { headers: { 'accept-encoding': 'identity' } }).then((answer) => answer.text())
  const nginx = await startNginx(page, serverCore)
  const hydrated = await startHydratedPage()
  try {
    for (const { pid } of [house, hydrated]) pin(pid, serverCore)
    const br = { 'accept-encoding': 'br' }
    const tagOf = async (url: string) => (await fetch(url, { headers: br })).headers.get('etag') ?? ''
    const sides: Side[] = [
      { name: 'ours', ...house, headers: br },
      { name: 'nginx', ...nginx, headers: br },
      { name: 'hydrated', ...hydrated, headers: br },
      { name: 'ours 304', ...house, headers: { ...br, 'if-none-match': await tagOf(house.url) } },
      { name: 'nginx 304', ...nginx, headers: { ...br, 'if-none-match': await tagOf(nginx.url) } },
    ]
    const rates = new Map(sides.map(({ name }) => [name, [] as number[]]))
    // The first round is warm-up.
    for (let round = 0; round <= (quick ? 3 : 7); round++)
      for (const side of sides) {
        const rate = requestsPerCpuSecond(side, quick ? 2 : 4)
        if (round > 0) rates.get(side.name)?.push(rate)
      }
    const rate = (name: string) => median(rates.get(name) ?? [])
    const ratio = (what: string, a: string, b: string, atLeast: number): Line => ({
      part: 'server',
      what,
      value: rate(a) / rate(b),
      unit: 'x',
      limit: { atLeast },
      how: `${shown(rate(a))} against ${shown(rate(b))} requests per second of processor`,
    })
    return [
      ratio('home page, Node against nginx with brotli_static', 'ours', 'nginx', 0.33),
      ratio('304, Node against nginx', 'ours 304', 'nginx 304', 0.33),
      ratio('home page, against the default server-rendered React page', 'ours', 'hydrated', 80),
    ]
  } finally {
    pin(house.pid, `${serverCore},${clientCore}`)
    await Promise.all([nginx.stop(), hydrated.stop()])
  }
}

function pin(pid: number, cores: string) {
  execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
}

/** From many addresses, since each is rate-limited. */
function requestsPerCpuSecond({ url, pid, headers }: Side, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'kilmara-wrk-'))
  const script = join(folder, 'headers.lua')
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  const addresses = 'wrk.headers["x-forwarded-for"] = "10.0." .. math.random(0, 250) .. "." .. math.random(1, 250)'
  writeFileSync(script, `${lines.join('\n')}\nrequest = function() ${addresses} return wrk.format() end\n`)
  const before = cpuSeconds(pid)
  const said = execFileSync('taskset', ['-c', clientCore, 'wrk', '-t1', '-c32', `-d${seconds}s`, '-s', script, `${url}/`], {
    encoding: 'utf8',
  })
  const used = cpuSeconds(pid) - before
  rmSync(folder, { recursive: true })
  if (/Non-2xx or 3xx/.test(said)) throw new Error(`${url} refused: ${said}`)
  return Number(/(\d+) requests in/.exec(said)?.[1]) / used
}

const shown = (rate: number) => Math.round(rate).toLocaleString('en')
