/** What a form begins with that was refused without script: nothing that was typed is lost, and nothing of a colleague's saved over. */
import type { Notice, Typed } from './form-reply.ts'

/** Without a connection only the notice. */
export type PanelReply = { intent?: string; notice: Notice; fieldErrors?: Record<string, string>; code?: string; values?: Typed }

export type TypedAgain = {
  /** By field name; nothing unless the page comes in answer to this form. */
  typed: Record<string, string | undefined>
  /** What the form's hidden `seen` says was on the screen, of what is `stored` now. */
  seen: <T extends object>(stored: T) => T
}

/** `posted`: the answer that the page came with; `later`: one that a script has had since. */
export function typedAgain(posted: PanelReply | undefined, later: PanelReply | undefined): TypedAgain {
  const values = later?.notice.kind === 'success' ? {} : (posted?.values ?? {})
  const told = [posted, later].flatMap((reply) =>
    reply?.code === 'changed_meanwhile' ? Object.keys(reply.fieldErrors ?? {}) : [],
  )
  // A field that was left alone still says what it said; what a colleague has saved of another is told beside it by now.
  const before = Object.entries(parsed(values.seen?.[0])).filter(([name]) => !told.includes(name))
  return {
    typed: Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])),
    seen: (stored) => ({ ...stored, ...Object.fromEntries(before) }),
  }
}

function parsed(json = '{}'): object {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}
