import { estate } from '#app/estate/estate.ts'
import { Mark } from '#app/ui/mark.tsx'
import fundingBanner from '../../media/drawn/funding-banner.svg?url'
import { CoastMap } from './coast-map.tsx'

const { address, contacts, geo } = estate

const legal = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms and Conditions', '/terms-and-conditions'],
  ['About', '/about'],
  ['FAQ', '/faq'],
] as const

const stay = [
  ['Dining', '/dining'],
  ['Gift vouchers', '/#gift-vouchers'],
  ['Guest guide', '/guest-guide'],
] as const

export function Footer() {
  const { instagram, facebook, tiktok } = contacts.social
  const social = [
    ['Instagram', instagram],
    ['Facebook', facebook],
    ['TikTok', tiktok],
  ] as const
  return (
    <footer id="footer" className="night bg-page text-text">
      <div className="grid-page gap-y-10 pt-[clamp(4rem,8vw,8rem)]">
        <div className="md:col-[text-start/span_7]">
          <Mark className="size-14 text-muted" />
          <address className="title mt-8 not-italic">
            {estate.name}
            <br />
            {`${address.locality}, ${address.region}, `}
            <br />
            {address.country}
          </address>
          <p className="mt-4 text-muted">{degrees(geo)}</p>
          <div className="mt-12 grid gap-x-(--gap) gap-y-10 sm:grid-cols-3">
            <ul aria-label="Contact">
              <Line href={`mailto:${contacts.stayEmail}`}>{contacts.stayEmail}</Line>
              <Line href={`mailto:${contacts.helloEmail}`}>{contacts.helloEmail}</Line>
              <Line href={`tel:${contacts.phoneInternational}`}>{contacts.phone}</Line>
              <Line href={contacts.website}>{new URL(contacts.website).host}</Line>
            </ul>
            <ul aria-label="Your stay">
              {stay.map(([name, href]) => (
                <Line key={href} href={href}>
                  {name}
                </Line>
              ))}
            </ul>
            <ul aria-label="Elsewhere">
              {social.map(([name, href]) => (
                <Line key={name} href={href}>
                  {name}
                </Line>
              ))}
            </ul>
          </div>
        </div>
        <CoastMap className="footer-map mx-auto w-full max-w-[24rem] md:col-[span_5/text-end] md:mr-0 md:max-w-none" />
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t border-hairline pt-8 md:col-[text]">
          <ul className="-mx-2 flex flex-wrap gap-x-3">
            {legal.map(([name, href]) => (
              <li key={href}>
                <a className="footer-link px-2" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <img
            src={fundingBanner}
            width="570"
            height="120"
            className="h-14 w-auto"
            alt="Supported by the local rural development programme (placeholder)"
            loading="lazy"
          />
        </div>
        <p className="items-center gap-x-8 pb-[max(2rem,env(safe-area-inset-bottom))] text-[0.9375rem] text-muted sm:flex md:col-[text]">
          <span className="block">{`© ${estate.legalName}. The pictures are artist’s impressions.`}</span>
          <a className="inline-flex min-h-11 items-center opacity-80" href="/admin/login">
            Staff
          </a>
        </p>
      </div>
    </footer>
  )
}

/** An address that is too long for its line breaks before its host. */
function Line({ href, children }: { href: string; children: string }) {
  const [name, host] = children.split('@')
  return (
    <li>
      <a className="footer-link" href={href}>
        {host ? (
          <span>
            {name}
            <wbr />
            {`@${host}`}
          </span>
        ) : (
          name
        )}
      </a>
    </li>
  )
}

/** `52.60° N, 6.21° W` */
function degrees({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const part = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`
}
