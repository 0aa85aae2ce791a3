/** `inPlace`: the page itself shows what came of it, and with script nothing is said besides. */
export type Notice = {
  kind: 'success' | 'error'
  title: string
  text?: string
  link?: { to: string; words: string }
  inPlace?: boolean
}

/** All that was typed into a form, by field name; a name with many boxes to tick has many values. */
export type Typed = Record<string, string[]>

/** What a form is rendered with after a post without script: what was typed, what is at fault, and the notice. */
export type FormReply = {
  values?: Record<string, string>
  fieldErrors?: Record<string, string>
  notice?: Notice
}
