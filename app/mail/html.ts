import { html, raw } from 'hono/html'

export { html, raw }
export type HtmlText = ReturnType<typeof html>

/** Escaped, keeping line breaks, and times such as `3:30 pm` and telephone numbers on one line. */
export function lines(text: string): HtmlText[] {
  return whole(text)
    .split('\n')
    .map((line, index) => html`${index > 0 ? raw('<br>\n') : ''}${line}`)
}

/** For narrow columns: an address that is too long for its line breaks before its `@`. */
export function breakable(text: string): HtmlText[] {
  return whole(text)
    .split(/(?=@)/)
    .map((part, index) => html`${index > 0 ? raw('<wbr>') : ''}${part}`)
}

function whole(text: string): string {
  return text.replace(/(?<=\d) (?=[ap]m\b|\d\d)/g, '\u00a0')
}
