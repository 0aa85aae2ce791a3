import type { EntryRef } from '#app/knowledge/entry.ts'

/** A text, and the entries that it rests on. */
export type Told = { text: string; sources: EntryRef[] }
