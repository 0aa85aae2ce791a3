import { randomUUIDv7 } from 'node:crypto'

/** A UUID that sorts by the time it was made (version 7), so that new rows lie together in the index. */
export function newId(): string {
  return randomUUIDv7()
}
