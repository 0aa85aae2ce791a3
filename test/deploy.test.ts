/** What `deploy/` ships matches the house. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retention } from '#app/estate/policies.ts'
import { commandFlags, flags, memory, program } from '../build-tools/server-flags.mjs'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

describe('the units of systemd', () => {
  /** The lines of [Service] that do not concern how the process runs. */
  const surroundings = (unit: string) => {
    const [, service = ''] = /\[Service\]\n([^[]+)/.exec(read(unit)) ?? []
    const lines = service.split('\n').filter((line) => /^\w+=/.test(line))
    return lines.filter((line) => !/^(Type|ExecStart|Restart\w*|TimeoutStopSec)=/.test(line))
  }

  it('back up the house they run: as its user, with its settings', () => {
    expect(surroundings('house.service').length).toBeGreaterThan(30)
    expect(surroundings('house-backup.service')).toEqual(surroundings('house.service'))
  })

  it('back it up by the command in package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const command = scripts.backup?.replace('build-tools/command.mjs', commandFlags.join(' '))
    expect(read('house-backup.service')).toContain(`ExecStart=/opt/house/node_modules/.bin/${command}\n`)
  })
})

it('the house is started everywhere as `npm start` starts it', () => {
  const variables = Object.entries(memory).map((each) => each.join('='))
  expect(read('house.service')).toContain(`ExecStart=/opt/house/node_modules/.bin/node ${[...flags, program].join(' ')}\n`)
  expect(read('house.service')).toContain(`Environment=${variables.join(' ')}\n`)
  const container = readFileSync('Dockerfile', 'utf8')
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...flags, program]).replaceAll(',', ', ')}\n`)
  for (const variable of variables) expect(container).toContain(variable)
})

it('an upgrade installs nothing in the folder of the running house, which loads packages as long as it runs', () => {
  const blocks = readFileSync('docs/upgrade.md', 'utf8').match(/```sh[^`]*```/g) ?? []
  const installing = blocks.filter((block) => block.includes('npm ci'))
  expect(installing.length).toBeGreaterThan(0)
  for (const block of installing) expect(block).toMatch(/cp -a \/opt\/house \/opt\/house-next && cd \/opt\/house-next\n.*npm ci/)
  expect(read('house.service')).toContain('\nWorkingDirectory=/opt/house\n')
})

it('the log is kept as long as promised, and no part of it in a log with addresses', () => {
  const journal = read('journald@house.conf')
  expect(journal).toContain(`\nMaxRetentionSec=${retention.serverLogDays}day\n`)
  // Files are deleted whole: one spanning a month would keep its first lines as long.
  expect(journal).toContain('\nMaxFileSec=1day\n')
  expect(read('house.service')).toContain('\nLogNamespace=house\n')
  const nginx = read('nginx.conf')
  const servers = nginx.match(/^server \{$/gm)?.length ?? 0
  expect(servers).toBeGreaterThan(0)
  expect(nginx.match(/^\taccess_log off;$/gm)).toHaveLength(servers)
  expect(nginx.match(/^\terror_log \/dev\/null;$/gm)).toHaveLength(servers)
  expect(read('Caddyfile')).toMatch(/^\{[^}]*\blog \{\s+exclude http\.log\.error\s+\}/m)
})

it('health checks fail only when the process is down: without its database it serves documents', () => {
  const asking = ['deploy/Caddyfile', 'deploy/nginx.conf', 'Dockerfile'].map((path) => readFileSync(path, 'utf8')).join()
  expect(asking.match(/\/(healthz|readyz)\b/g)).toEqual(['/healthz', '/healthz'])
})
