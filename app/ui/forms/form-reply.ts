/** What a form is rendered with after a post without script: what was typed, what is at fault, and the notice. */
export type Notice = { kind: 'success' | 'error'; title: string; text?: string; link?: { to: string; words: string } }

/** All that was typed into a form, by field name; a name with many boxes to tick has many values. */
export type Typed = Record<string, string[]>

export type FormReply = {
  values?: Record<string, string>
  fieldErrors?: Record<string, string>
  notice?: Notice
}
