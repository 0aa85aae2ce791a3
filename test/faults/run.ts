/** `npm run faults -- --rounds 200 --database embedded|server [--seed 1] [--minutes 30]`. Needs a build. */
import { parseArgs } from 'node:util'
import { runRounds } from './rounds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1440' },
  },
})
const kind = values.database === 'server' ? 'server' : 'embedded'
const started = Date.now()
const say = (line: string) => console.error(line)
const { rounds, seed, minutes } = values
const outcome = await runRounds({ kind, rounds: Number(rounds), seed: Number(seed), minutes: Number(minutes), say })
const { findings, broken, actions } = outcome
const { lost, doubled, doubledCharges, unsettled, refundsAdrift, undelivered, ...counts } = findings
say(
  `${outcome.rounds} rounds on the ${kind} database, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s, ${actions} actions`,
)
for (const [what, times] of Object.entries(broken)) say(`  ${String(times).padStart(4)} × ${what}`)
for (const [what, number] of Object.entries(counts)) say(`  ${what.padEnd(20)} ${number}`)
const faults = { lost, doubled, doubledCharges, unsettled, refundsAdrift, undelivered }
for (const [what, list] of Object.entries(faults))
  say(`  ${what.padEnd(20)} ${list.length}${list.length ? `: ${list.slice(0, 5).join(', ')}` : ''}`)
const centsAdrift = counts.centsCharged - counts.centsBooked
say(`  cents adrift         ${centsAdrift}`)
process.exit(centsAdrift === 0 && Object.values(faults).every((list) => list.length === 0) ? 0 : 1)
