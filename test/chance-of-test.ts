import { randomInt } from 'node:crypto'
import { onTestFailed } from 'vitest'
import { type Chance, createChance } from './faults/chance.ts'

/** Another chance in each run, and a failed test says how to have the same again: all that it decided, if not the machine's own timing. */
export function chanceOfTest(): Chance {
  const seed = Number(process.env.CHANCE || randomInt(2 ** 32))
  onTestFailed(() => void process.stderr.write(`The chance of this test: CHANCE=${seed}\n`))
  return createChance(seed)
}
