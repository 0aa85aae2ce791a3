/**
 * What somebody had typed when their session ended, kept in their tab until they have signed in again and the form has it back. Keyed by
 * account, page path and form name, so that nobody else gets it.
 */
const prefix = 'draft'

type Draft = { owner: string; path: string; form: string }

export function keepDraft(draft: Draft, typed: unknown): void {
  try {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(typed))
  } catch {
    // There is no space: the draft is lost, as it would be without this.
  }
}

/** Returns a draft and deletes it; undefined if there is none. */
export function takeDraft(draft: Draft): unknown {
  const kept = draftsOf(draft.owner, draft.path).get(draft.form)
  sessionStorage.removeItem(keyOf(draft))
  return kept
}

/** What is kept for a page, by form name. */
export function draftsOf(owner: string, path: string): Map<string, unknown> {
  const start = keyOf({ owner, path, form: '' })
  const keys = storedKeys().filter((key) => key.startsWith(start))
  return new Map(keys.map((key) => [key.slice(start.length), JSON.parse(sessionStorage.getItem(key) ?? 'null')]))
}

/**
 * The texts kept for somebody, of whatever page, that somebody has written: a draft also holds ids, versions and choices, which are single
 * words.
 */
export function textsOf(owner: string): string[] {
  const keys = storedKeys().filter((key) => key.startsWith(`${prefix} ${owner} `))
  const texts = keys.flatMap((key) => stringsIn(JSON.parse(sessionStorage.getItem(key) ?? 'null')))
  return [...new Set(texts)].filter((text) => /\S\s+\S/.test(text))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** All drafts, or all except those of `owner`. */
export function forgetDrafts(owner?: string): void {
  for (const key of storedKeys()) if (!owner || !key.startsWith(`${prefix} ${owner} `)) sessionStorage.removeItem(key)
}

/** Neither ids nor paths contain blanks. */
function keyOf({ owner, path, form }: Draft): string {
  return `${prefix} ${owner} ${path} ${form}`
}

function storedKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(`${prefix} `))
}
