/** `2-Night`, `6 pm`, `3:30 PM`: never broken across lines. */
const oneWord = /(\d-Night|\d+(?::\d\d)? (?:am|pm))/i
/** Also `check-in`. Not by default: the home page has no bytes to spare. */
const orCheckIn = /(\d-Night|check-(?:in|out)|\d+(?::\d\d)? (?:am|pm))/i

/** Text whose names and times do not wrap. The characters are unchanged, so copying, searching and screen readers work as usual. */
export function Unbroken({ children, checkIn }: { children: string; checkIn?: boolean }) {
  return children.split(checkIn ? orCheckIn : oneWord).map((part, at) =>
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
