/** Writes to an address that a guest typed: some characters that it may contain mean something else in a link. */
export function MailLink({ to, className }: { to: string; className?: string }) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(to).replace('%40', '@')}`}>
      {to}
    </a>
  )
}
