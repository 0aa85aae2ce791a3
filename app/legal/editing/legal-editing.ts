/** What is typed at the legal desk, what it is based on, and what becomes of it when the stored text changes. Pure. */
import type { LegalContent } from '#app/legal/legal-document.ts'

type Stored = { content: LegalContent; stamp: string }
export type Editing = {
  /** What was stored when typing began: a save is refused if it is no longer. */
  base: Stored
  content: LegalContent
  /** What this page sent last. */
  sent?: { content: LegalContent; stores: boolean }
}

/** @param typed comes back from a form that was posted without script, or from before the session ended. */
export function startEditing(stored: Stored, typed?: { content: LegalContent; stamp?: string | undefined }): Editing {
  return {
    base: { content: stored.content, stamp: typed?.stamp ?? stored.stamp },
    content: typed?.content ?? stored.content,
  }
}

export const isDirty = ({ base, content }: Editing) => content !== base.content

export function change(editing: Editing, part: Partial<LegalContent>): Editing {
  return { ...editing, content: { ...editing.content, ...part } }
}

const onlyShow = ['preview', 'read']

export function send(editing: Editing, intent: string): Editing {
  return { ...editing, sent: { content: editing.content, stores: !onlyShow.includes(intent) } }
}

/** @param succeeded what this page sent last was done. */
export const isStored = ({ sent }: Editing, succeeded: boolean) => succeeded && sent?.stores === true

/** Nothing was typed since. */
export const isSaved = (editing: Editing, succeeded: boolean) =>
  isStored(editing, succeeded) && editing.content === editing.sent?.content

/** Another text is stored: by this page, or by a colleague, who replaces nothing that was typed here. */
export function arrive(editing: Editing, stored: Stored, succeeded: boolean): Editing {
  if (stored.stamp === editing.base.stamp) return editing
  if (!isDirty(editing) || isSaved(editing, succeeded)) return startEditing(stored)
  // Typed on while saving: the new input stays, now based on what is stored.
  return isStored(editing, succeeded) ? { base: stored, content: editing.content } : editing
}

/** Whether a colleague's text stands in the way. */
export const isOvertaken = (editing: Editing, stored: Stored, succeeded: boolean) =>
  stored.stamp !== editing.base.stamp && isDirty(editing) && !isSaved(editing, succeeded)

/** The colleague's text has been seen, and may be replaced. */
export function overrule(editing: Editing, stored: Stored): Editing {
  return { ...editing, base: { ...editing.base, stamp: stored.stamp } }
}

/** What was found wrong with the text that was `sent`, by path (`sections.0.title`), without what has been changed since. */
export function faultsLeft(found: Record<string, string>, sent: LegalContent, now: LegalContent): Record<string, string> {
  const isAsSent = (path: string) => valueAt(sent, path) === valueAt(now, path)
  return Object.fromEntries(Object.entries(found).filter(([path]) => isAsSent(path)))
}

function valueAt(content: LegalContent, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], content)
}
