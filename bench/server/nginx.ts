/** nginx with its own configuration, serving the same precompressed bytes as the house from a folder. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { freePort } from '#test/free-port.ts'
import type { Served } from '../hydrated-page.ts'
import { end, untilAnswers } from '../running.ts'

const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'

/** Debian packages the module separately; without it nginx would send gzip, which is not comparable. */
export const hasBrotli = () => existsSync(brotliModule)

export async function startNginx(page: string, core: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'kilmara-nginx-'))
  mkdirSync(join(folder, 'site'))
  const file = join(folder, 'site/index.html')
  writeFileSync(file, page)
  writeFileSync(`${file}.br`, brotliCompressSync(page))
  writeFileSync(`${file}.gz`, gzipSync(page, { level: 9 }))
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${readFileSync(brotliModule, 'utf8').replaceAll('modules/', '/usr/lib/nginx/modules/')}
daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; }
  brotli_static on; gzip_static on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}
`,
  )
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const master = spawn('taskset', ['-c', core, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, master)
  const workers = execFileSync('pgrep', ['-P', String(master.pid)], { encoding: 'utf8' })
  return {
    url,
    pid: Number(workers.trim().split('\n')[0]),
    async stop() {
      await end(master)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
