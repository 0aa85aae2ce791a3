/** The house itself: how soon it answers, and its memory. */
import { readFileSync } from 'node:fs'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { type Line, median } from '../report.ts'
import { type House, residentMb, startHouse, untilQuiet } from '../running.ts'

/** The first start creates the database; only the second is measured. */
export async function measureStarts(quick: boolean): Promise<Line[]> {
  const first = await startHouse()
  await first.stop({ keepData: true })
  const times: number[] = []
  let house = await startHouse({}, first.dataDir)
  times.push(house.readyMs)
  for (let round = 1; round < (quick ? 1 : 3); round++) {
    await house.stop({ keepData: true })
    house = await startHouse({}, first.dataDir)
    times.push(house.readyMs)
  }
  await untilQuiet(house.pid)
  const lines: Line[] = [
    {
      part: 'start',
      what: 'second start until the first answer',
      value: median(times) / 1000,
      unit: 's',
      limit: { atMost: 3 },
      how: `${times.length} starts; time on the wall`,
    },
    {
      part: 'memory',
      what: 'at rest after start, embedded database',
      value: residentMb(house.pid),
      unit: 'MB',
      limit: { atMost: 200 },
      how: `resident: ${whatTakesIt(house.pid)}`,
    },
  ]
  await house.stop()
  return lines
}

export async function measureMemoryAfterUse(house: House): Promise<Line[]> {
  const pages = [...publicPaths, '/guest-guide']
  for (const path of pages)
    for (let n = 0; n < 20; n++) await (await fetch(`${house.url}${path}${n % 2 ? '?x' : ''}`)).arrayBuffer()
  await untilQuiet(house.pid)
  const how = `${pages.length * 20} pages read, half of them rendered`
  return [{ part: 'memory', what: 'at rest after use', value: residentMb(house.pid), unit: 'MB', how }]
}

/** By the kernel's own count: private memory, file-backed memory such as the Node binary, and shared memory. */
function whatTakesIt(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6)
  return `${mb('RssAnon')} MB heap, database and compiled code; ${mb('RssFile')} MB pages of the Node binary and other files`
}
