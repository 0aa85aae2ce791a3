/** The text being typed at the legal desk, what it is based on, and how it follows changes of the stored text. Pure. */
import type { LegalContent } from '#app/legal/legal-document.ts'

type Stored = { content: LegalContent; stamp: string }
export type Editing = {
  /** What was stored when typing began; if that has since changed, a save is refused. */
  base: Stored
  content: LegalContent
  /** What this page sent last. */
  sent?: { content: LegalContent; stores: boolean }
}

/** @param typed from a form posted without script, or from before the session ended */
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

export function noteSent(editing: Editing, intent: string): Editing {
  return { ...editing, sent: { content: editing.content, stores: !onlyShow.includes(intent) } }
}

/** @param succeeded whether what this page sent last was done */
export const isStored = ({ sent }: Editing, succeeded: boolean) => succeeded && sent?.stores === true

/** Whether everything typed has been stored. */
export const isSaved = (editing: Editing, succeeded: boolean) =>
  isStored(editing, succeeded) && editing.content === editing.sent?.content

/** The stored text has changed, through this page or a colleague, whose change replaces nothing that was typed here. */
export function arrive(editing: Editing, stored: Stored, succeeded: boolean): Editing {
  if (stored.stamp === editing.base.stamp) return editing
  if (!isDirty(editing) || isSaved(editing, succeeded)) return startEditing(stored)
  // Typed on while saving: the new input stays, now based on what is stored.
  return isStored(editing, succeeded) ? { base: stored, content: editing.content } : editing
}

/** Whether a colleague's change blocks saving. */
export const isOvertaken = (editing: Editing, stored: Stored, succeeded: boolean) =>
  stored.stamp !== editing.base.stamp && isDirty(editing) && !isSaved(editing, succeeded)

/** After the colleague's text has been seen: it may now be replaced. */
export function overrule(editing: Editing, stored: Stored): Editing {
  return { ...editing, base: { ...editing.base, stamp: stored.stamp } }
}

/** The faults found in the text that was `sent`, by path (`sections.0.title`), except in what has been changed since. */
export function faultsLeft(found: Record<string, string>, sent: LegalContent, now: LegalContent): Record<string, string> {
  const isAsSent = (path: string) => valueAt(sent, path) === valueAt(now, path)
  return Object.fromEntries(Object.entries(found).filter(([path]) => isAsSent(path)))
}

function valueAt(content: LegalContent, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], content)
}
