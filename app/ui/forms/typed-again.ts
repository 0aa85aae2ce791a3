/** What a refused form starts with, so that nothing typed is lost and no colleague's change is overwritten. */
import type { Notice, Typed } from './form-reply.ts'

/** Without a connection only the notice. */
export type PanelReply = { intent?: string; notice: Notice; fieldErrors?: Record<string, string>; code?: string; values?: Typed }

export type TypedAgain = {
  /** By field name; empty unless the page answers this form, or a colleague's change is about to replace it. */
  typed: Record<string, string | undefined>
  /** What was on the screen according to the form's hidden `seen`, for what is `stored` now. */
  seen: <T extends object>(stored: T) => T
}

/** `posted`: the answer the page came with; `later`: one received by script since, to what was `sent`. */
export function typedAgain(posted: PanelReply | undefined, later: PanelReply | undefined, sent?: FormData): TypedAgain {
  const values = later?.notice.kind === 'success' ? {} : (posted?.values ?? {})
  const told = [posted, later].flatMap(overtaken)
  const again = overtaken(later).flatMap((name) => (sent?.has(name) ? [[name, [String(sent.get(name))]] as const] : []))
  // An untouched field counts as seen as it was; a field with a colleague's change now shows that beside it.
  const before = Object.entries(parsed(values.seen?.[0])).filter(([name]) => !told.includes(name))
  return {
    typed: Object.fromEntries([...Object.entries(values), ...again].map(([name, [first]]) => [name, first])),
    seen: (stored) => ({ ...stored, ...Object.fromEntries(before) }),
  }
}

/** The fields whose stored value a colleague has changed. */
function overtaken(reply: PanelReply | undefined): string[] {
  return reply?.code === 'changed_meanwhile' ? Object.keys(reply.fieldErrors ?? {}) : []
}

function parsed(json = '{}'): object {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}
