/** Writes the hour as Markdown and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { machine } from '../report.ts'
import type { KindOfRequest, Window } from './ledger.ts'

type Hour = {
  minutes: number
  windowSeconds: number
  actsPerSecond: number
  /** Whether the operator set the rate; otherwise the machine did. */
  paced: boolean
  windows: Window[]
  kinds: KindOfRequest[]
  requests: number
  errors: number
  heldBack: number
  mails: { arrived: number; waiting: number; failed: number } | undefined
  complaints: string[]
}

export function writeHour(folder: string, hour: Hour): string {
  const { minutes, windows, kinds, requests, errors, heldBack, mails, complaints, actsPerSecond } = hour
  const clock = (seconds: number) => `${Math.round(seconds / 60)}–${Math.round((seconds + hour.windowSeconds) / 60)} min`
  const text = [
    `# ${minutes} minutes of everything`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, \`npm run bench:hour\`. ${machine()}.`,
    `The built house on its embedded database; pages, concierge, letters, newsletter, orders with signed payment events, the guide and the console's edits, mixed; ${actsPerSecond.toFixed(1)} acts a second, ${hour.paced ? 'as was asked' : 'which is half of what this machine answered just before'}. Times on the wall.`,
    '',
    `**${errors} errors in ${requests.toLocaleString('en')} requests**, ${heldBack} acts held back because 400 were under way. Mails: ${mails ? `${mails.arrived.toLocaleString('en')} arrived, ${mails.waiting} wait, ${mails.failed} failed` : 'unknown'}.`,
    '',
    '| window | requests | errors | p50, ms | p99, ms | memory, MB | processor, cores | used by other programs | given to others by the host |',
    '|---|---|---|---|---|---|---|---|---|',
    ...windows.map(
      ({ from, ...one }) =>
        `| ${clock(from)} | ${one.requests.toLocaleString('en')} | ${one.errors} | ${one.p50.toFixed(1)} | ${one.p99.toFixed(0)} | ${one.mb.toFixed(0)} | ${one.cores.toFixed(2)} | ${one.others.toFixed(2)} | ${one.stolen.toFixed(2)} |`,
    ),
    '',
    '| request | p50, ms | p99, ms |',
    '|---|---|---|',
    ...kinds.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(0)} |`),
    '',
    ...complaints.map((line) => `- ${line}`),
    '',
  ].join('\n')
  mkdirSync(folder, { recursive: true })
  const name = minutes >= 60 ? 'hour' : 'hour-short'
  writeFileSync(`${folder}/${name}.md`, text)
  writeFileSync(
    `${folder}/${name}.json`,
    `${JSON.stringify({ at: new Date().toISOString(), machine: machine(), ...hour }, null, 2)}\n`,
  )
  return text
}
