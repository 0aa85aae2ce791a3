/** Said of a link that opens one, to whoever would not see it happen. Comes last in the link. */
export function NewTab() {
  return <span className="sr-only"> (opens in a new tab)</span>
}
