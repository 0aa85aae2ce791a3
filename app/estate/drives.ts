import { drivesHere } from './arrival.ts'
import { capital } from './capital.ts'

/** `An hour and a quarter from Dublin, an hour from Rosslare`; empty where no drive is known. */
export function drivesInWords(): string {
  return capital(drivesHere.map(({ from, time }) => `${time} from ${from}`).join(', '))
}
