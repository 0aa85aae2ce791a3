import { Fragment } from 'react'

/** A link for writing to an address that a guest typed, some of whose characters may mean something else in a link. */
export function MailLink({ to, className }: { to: string; className?: string }) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(to).replace('%40', '@')}`}>
      <MailAddress>{to}</MailAddress>
    </a>
  )
}

/** Browsers take an address for one word, and would break it anywhere. This breaks it before its host, or else before a dot of its name. */
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
