import { html, raw } from 'hono/html'

export { html }
export type HtmlText = ReturnType<typeof html>

/** Escaped, keeping line breaks. */
export function lines(text: string): HtmlText[] {
  return text.split('\n').map((line, index) => html`${index > 0 ? raw('<br>\n') : ''}${line}`)
}
