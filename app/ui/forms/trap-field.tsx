import { trapName } from './trap.ts'

/** A field that nobody sees, hears or can reach: programs that fill in every field of every form give themselves away by it. */
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
