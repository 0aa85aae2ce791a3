/** `2-Night`, `6 pm`, `3:30 PM`, telephone numbers: never broken across lines. */
const whole = /\d-Night|\d+(?::\d\d)? (?:am|pm)|\+?\d[\d ]{6,}\d/
const oneWord = new RegExp(`(${whole.source})`, 'i')
/** The same and `24 hours` and short compounds, such as `check-in` and `architect-designed`. */
const short = /\b\d+ (?:minutes?|hours?|days?|nights?|km)\b|\b[a-z]{2,9}-[a-z]{2,8}\b/
const orShortWords = new RegExp(`(${whole.source}|${short.source})`, 'i')

type Props = { children: string; shortWords?: boolean | undefined }

/** Text in which names and times do not wrap. The characters are unchanged, so that copying, searching and screen readers work as usual. */
export function Unbroken({ children, shortWords }: Props) {
  return children.split(shortWords ? orShortWords : oneWord).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The groups of a telephone number keep their order, also if the page is translated into a language read from the right.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} className="whitespace-nowrap" dir={/^[+\d ]+$/.test(part) ? 'ltr' : undefined}>
        {part}
      </span>
    ),
  )
}

const tagOrShortWord = /<[^>]*>|\b[a-z]{1,9}-[a-z]{2,8}\b/gi

/** The same for short compounds in sanitised HTML, whose attributes contain no `>`. */
export function unbrokenHtml(html: string): string {
  return html.replace(tagOrShortWord, (part) => (part.startsWith('<') ? part : `<span class="whitespace-nowrap">${part}</span>`))
}
