import { Fragment, type ReactNode } from 'react'
import { estate } from '#app/estate/estate.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

/** Turns the email address and telephone number within a text into links. */
export function WithReach({ children }: { children: string }): ReactNode {
  const { stayEmail, phone } = estate.contacts
  return [stayEmail, phone].reduce(around, [children]).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    <Fragment key={at}>
      {part === phone ? (
        <PhoneLink {...estate.contacts} />
      ) : part === stayEmail ? (
        <a className="quiet-link" href={`mailto:${stayEmail}`}>
          {stayEmail}
        </a>
      ) : (
        <Unbroken shortWords>{part}</Unbroken>
      )}
    </Fragment>
  ))
}

function around(parts: string[], one: string): string[] {
  return parts.flatMap((part) => part.split(one).flatMap((piece, at) => (at === 0 ? [piece] : [one, piece])))
}
