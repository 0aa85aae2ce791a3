/** With `inPlace` the page itself shows the outcome, so with script there is no toast. */
export type Notice = {
  kind: 'success' | 'error'
  title: string
  text?: string
  link?: { to: string; words: string }
  inPlace?: boolean
}

/** Everything typed into a form, by field name; a group of checkboxes may have several values. */
export type Typed = Record<string, string[]>

/** What a form is rendered with after a post without script: the input, the faults and a notice. */
export type FormReply = {
  values?: Record<string, string>
  fieldErrors?: Record<string, string>
  notice?: Notice
}
