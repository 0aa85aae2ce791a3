type Reach = { phone: string; phoneInternational: string }

/**
 * A telephone number within a sentence. Its groups of digits keep their order, also if the page is translated into a language read from the
 * right.
 */
export function PhoneLink({ phone, phoneInternational }: Reach) {
  return (
    <a className="quiet-link whitespace-nowrap" href={`tel:${phoneInternational}`} dir="ltr">
      {phone}
    </a>
  )
}
