type Reach = { phone: string; phoneInternational: string }

/** Within a sentence. Its groups of digits keep their order also in a page translated into a language read from the right. */
export function PhoneLink({ phone, phoneInternational }: Reach) {
  return (
    <a className="quiet-link whitespace-nowrap" href={`tel:${phoneInternational}`} dir="ltr">
      {phone}
    </a>
  )
}
