import { Fragment } from 'react'

/** Writes to an address that a guest typed: some characters that it may contain mean something else in a link. */
export function MailLink({ to, className }: { to: string; className?: string }) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(to).replace('%40', '@')}`}>
      <MailAddress>{to}</MailAddress>
    </a>
  )
}

/** To a browser an address is one word, which it would break anywhere: it breaks before its host, or else before a dot of its name. */
export function MailAddress({ children }: { children: string }) {
  const parts = children.split(/(?=[.@])/)
  const host = parts.findLastIndex((part) => part.startsWith('@'))
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name.
    <Fragment key={at}>
      {at > 0 && at <= host ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
