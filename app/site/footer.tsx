import { inDegrees } from '#app/estate/degrees.ts'
import { estate } from '#app/estate/estate.ts'
import { words } from '#app/estate/words.ts'
import { Mark } from '#app/ui/mark.tsx'
import fundingBanner from '../../media/drawn/funding-banner.svg?url'
import { CoastMap } from './coast-map.tsx'
import { useCurrent } from './use-current.ts'

const { address, contacts, geo } = estate

const stay = [
  ['Dining', '/dining'],
  ['Gift vouchers', '/#gift-vouchers'],
  ['Guest guide', '/guest-guide'],
] as const

const house = [
  ['About', '/about'],
  ['FAQ', '/faq'],
  ['Terms and Conditions', '/terms-and-conditions'],
  ['Privacy Policy', '/privacy-policy'],
] as const

export function Footer() {
  return (
    <footer id="footer" className="night bg-page text-text">
      <div className="grid-page gap-y-10 pt-[clamp(4rem,8vw,8rem)]">
        <div className="footer-words">
          <div>
            <Mark className="size-14 text-muted" />
            <address className="title mt-8 not-italic">
              {estate.name}
              <br />
              {`${address.locality}, ${address.region}, `}
              <br />
              {address.country}
            </address>
            <p className="mt-4 text-muted">
              <bdi dir="ltr">{inDegrees(geo, 2)}</bdi>
            </p>
          </div>
          <div className="mt-12 grid grid-cols-2 gap-x-(--gap) gap-y-8 max-[17rem]:block lg:grid-cols-4">
            <ul aria-label="Contact" className="col-span-2">
              <Line href={`tel:${contacts.phoneInternational}`} about="By phone">
                {contacts.phone}
              </Line>
              <Line href={`mailto:${contacts.stayEmail}`} about="Your stay">
                {contacts.stayEmail}
              </Line>
              <Line href={`mailto:${contacts.helloEmail}`} about="Anything else">
                {contacts.helloEmail}
              </Line>
              <Line href={contacts.website} about="On the web">
                {new URL(contacts.website).host}
              </Line>
              <Line href="/#contact">Write to us</Line>
            </ul>
            <Links name="Your stay" links={stay} />
            <Links name="The house" links={house} />
            <Links name="Elsewhere" links={elsewhere()} />
          </div>
        </div>
        <CoastMap className="footer-map w-full max-md:aspect-[5/4] md:col-[span_5/text-end] lg:col-[span_4/text-end]" />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-hairline pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-[0.9375rem] text-muted md:col-[text]">
          <p>{`© ${estate.legalName}. ${words.pictures}`}</p>
          {/* On the smallest phones the banner has a row of its own: beside the link it would reach below the chat's button. */}
          <a className="footer-link max-[23rem]:basis-full" href="/admin/login">
            Staff
          </a>
          <img
            src={fundingBanner}
            width="381"
            height="96"
            className="h-14 w-auto md:ml-auto"
            alt="Supported by the local rural development programme"
            loading="lazy"
          />
        </div>
      </div>
    </footer>
  )
}

/** The estate's pages on other sites, as far as it has any: a lone `#` means that it has none. */
function elsewhere() {
  const { instagram, facebook, tiktok } = contacts.social
  const pages = [
    ['Instagram', instagram],
    ['Facebook', facebook],
    ['TikTok', tiktok],
  ] as const
  return pages.filter(([, href]) => href !== '#')
}

function Links({ name, links }: { name: string; links: readonly (readonly [string, string])[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={name}>
      {links.map(([text, href]) => (
        <Line key={href} href={href}>
          {text}
        </Line>
      ))}
    </ul>
  )
}

/** An address that is too long for its line breaks before its host. `about`: what it is for. */
function Line({ href, about, children }: { href: string; about?: string; children: string }) {
  const [name, host] = children.split('@')
  const current = useCurrent()
  return (
    <li className={about && 'flex flex-wrap items-center gap-x-4'}>
      {about ? <span className="w-30 text-muted">{about}</span> : null}
      <a className="footer-link" href={href} dir={href.startsWith('tel:') ? 'ltr' : undefined} {...current(href)}>
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
