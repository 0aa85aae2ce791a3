import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'

/** A UUID that sorts by the time it was made (version 7), so that new rows lie together in the index. */
export function newId(): string {
  return randomUUIDv7()
}

const uuid = z.uuid()

/** Whether it can be a row's id. What cannot is not asked for: the database would refuse the whole statement. */
export function isId(text: unknown): text is string {
  return uuid.safeParse(text).success
}
