import { randomInt } from 'node:crypto'
import { onTestFailed } from 'vitest'
import { type Chance, createChance } from './faults/chance.ts'

/** A new random seed per run; a failing test prints it so that the run can be repeated (timing aside). */
export function chanceOfTest(): Chance {
  const seed = Number(process.env.CHANCE || randomInt(2 ** 32))
  onTestFailed(() => void process.stderr.write(`The chance of this test: CHANCE=${seed}\n`))
  return createChance(seed)
}
