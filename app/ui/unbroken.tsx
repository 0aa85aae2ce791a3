/** `2-Night`, `6 pm`, `3:30 PM`: no line ends within. */
const oneWord = /(\d-Night|\d+(?::\d\d)? (?:am|pm))/i

/** Text whose names and hours stay in one piece. Its letters are untouched: who copies, searches or hears it gets plain words. */
export function Unbroken({ children }: { children: string }) {
  return children.split(oneWord).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
