import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'

/** A UUID that sorts by creation time (version 7), so that new rows are adjacent in the index. */
export function newId(): string {
  return randomUUIDv7()
}

const uuid = z.uuid()

/** Whether it can be a row's id. Check first: the database rejects the whole statement otherwise. */
export function isId(text: unknown): text is string {
  return uuid.safeParse(text).success
}
