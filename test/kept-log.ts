import { type Level, pino } from 'pino'
import { discreetError } from '#app/requests/discreet-error.server.ts'

/** A log like the house's, of this level and above. `lines` is what was logged, as JSON. */
export function keepLog(level: Level = 'error') {
  const lines: string[] = []
  const log = pino({ level, base: null, serializers: { err: discreetError } }, { write: (line) => void lines.push(line) })
  return { log, lines }
}
