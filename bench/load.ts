/** The home document under load, beside nginx with the same bytes. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Line, median, type Skipped } from './report.ts'
import { cpuSeconds, end, freePort, type House, untilAnswers } from './running.ts'

type Side = { name: string; url: string; pid: number; headers: Record<string, string> }

export async function measureLoad(house: House, quick: boolean): Promise<(Line | Skipped)[]> {
  if (spawnSync('wrk', ['-v']).error || spawnSync('nginx', ['-v']).error)
    return [{ part: 'server', why: 'nginx and wrk are not installed (apt install nginx libnginx-mod-http-brotli-static wrk)' }]
  const page = await fetch(house.url, { headers: { 'accept-encoding': 'identity' } }).then((answer) => answer.text())
  const nginx = await startNginx(page)
  try {
    execFileSync('taskset', ['-acp', '0', String(house.pid)], { stdio: 'ignore' })
    const br = { 'accept-encoding': 'br' }
    const tagOf = async (url: string) => (await fetch(url, { headers: br })).headers.get('etag') ?? ''
    const [ourTag, theirTag] = [await tagOf(house.url), await tagOf(nginx.url)]
    const sides: Side[] = [
      { name: 'ours', ...house, headers: br },
      { name: 'nginx', ...nginx, headers: br },
      { name: 'ours 304', ...house, headers: { ...br, 'if-none-match': ourTag } },
      { name: 'nginx 304', ...nginx, headers: { ...br, 'if-none-match': theirTag } },
    ]
    const rates = new Map<string, number[]>()
    for (let round = 0; round < (quick ? 3 : 7); round++)
      for (const side of sides) rates.set(side.name, [...(rates.get(side.name) ?? []), requestsPerCpuSecond(side, quick ? 2 : 4)])
    const rate = (name: string) => median(rates.get(name) ?? [])
    const ratio = (what: string, a: string, b: string, atLeast: number): Line => ({
      part: 'server',
      what,
      value: rate(a) / rate(b),
      unit: 'x',
      limit: { atLeast },
      how: `${Math.round(rate(a)).toLocaleString('en')} against ${Math.round(rate(b)).toLocaleString('en')} requests per second of processor`,
    })
    return [
      ratio('home page, Node against nginx with brotli_static', 'ours', 'nginx', 0.33),
      ratio('304, Node against nginx', 'ours 304', 'nginx 304', 0.33),
    ]
  } finally {
    execFileSync('taskset', ['-acp', '0,1', String(house.pid)], { stdio: 'ignore' })
    await nginx.stop()
  }
}

/** wrk on the second core, the server where it was pinned. Many addresses, since one alone may only ask so much. */
function requestsPerCpuSecond({ url, pid, headers }: Side, seconds: number): number {
  const script = join(mkdtempSync(join(tmpdir(), 'kilmara-wrk-')), 'headers.lua')
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  const addresses = 'wrk.headers["x-forwarded-for"] = "10.0." .. math.random(0, 15) .. "." .. math.random(1, 250)'
  writeFileSync(script, `${lines.join('\n')}\nrequest = function() ${addresses} return wrk.format() end\n`)
  const before = cpuSeconds(pid)
  const said = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-s', script, `${url}/`], {
    encoding: 'utf8',
  })
  const used = cpuSeconds(pid) - before
  if (/Non-2xx or 3xx/.test(said)) throw new Error(`${url} refused: ${said}`)
  return Number(/(\d+) requests in/.exec(said)?.[1]) / used
}

/** Serves the very bytes, compressed beforehand, from a folder. */
async function startNginx(page: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kilmara-nginx-'))
  mkdirSync(join(folder, 'site'))
  const file = join(folder, 'site/index.html')
  writeFileSync(file, page)
  const zlib = await import('node:zlib')
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(page))
  writeFileSync(`${file}.gz`, zlib.gzipSync(page, { level: 9 }))
  const port = await freePort()
  const modules = readModules()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${modules}
daemon off; worker_processes 1; user root; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; }
  ${modules.includes('brotli') ? 'brotli_static on;' : ''} gzip_static on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}
`,
  )
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const master = spawn('taskset', ['-c', '0', 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, master)
  const worker = Number(
    execFileSync('pgrep', ['-P', String(master.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )
  return {
    url,
    pid: worker,
    async stop() {
      await end(master)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Debian installs the brotli module beside nginx; elsewhere nginx has gzip alone. */
function readModules(): string {
  try {
    return readFileSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf', 'utf8')
  } catch {
    return ''
  }
}
