/** What a refused form starts with, so that nothing typed is lost and no colleague's change is overwritten. */
import type { Notice, Typed } from './form-reply.ts'

/** The answer of a panel's form. Without a connection it has only the notice. */
export type PanelReply = { intent?: string; notice: Notice; fieldErrors?: Record<string, string>; code?: string; values?: Typed }

export type TypedAgain = {
  /** The input by field name; empty unless the page answers this form, or a colleague's change would otherwise replace it. */
  typed: Record<string, string | undefined>
  /** The values that were on the screen, by the form's hidden field `seen`, in place of the `stored` ones. */
  seen: <T extends object>(stored: T) => T
}

/**
 * @param posted the answer that the page was rendered with
 * @param later an answer received by script since
 * @param sent the fields that `later` answers
 */
export function typedAgain(posted: PanelReply | undefined, later: PanelReply | undefined, sent?: FormData): TypedAgain {
  const values = later?.notice.kind === 'success' ? {} : (posted?.values ?? {})
  const told = [posted, later].flatMap(overtaken)
  const again = overtaken(later).flatMap((name) => (sent?.has(name) ? [[name, [String(sent.get(name))]] as const] : []))
  // A field that no colleague has changed counts as seen as it was before; one that a colleague has changed now shows that change beside
  // it.
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
