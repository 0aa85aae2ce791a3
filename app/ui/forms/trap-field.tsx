import { trapName } from './trap.ts'

/** A honeypot: a field that nobody can see, hear or reach, but that bots fill in. */
export function TrapField() {
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <label>
        Leave this empty
        <input name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
