import { access, lastKilometres, lateArrival, mapLinks, routesHere } from '#app/estate/arrival.ts'
import { inDegrees } from '#app/estate/degrees.ts'
import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { EstateMap } from '#app/guide/outside/estate-map.tsx'
import { LocalMap } from '#app/guide/outside/local-map.tsx'
import { GateCode, type GateCodeProps } from '#app/guide/secrets/gate-code.tsx'
import { Island } from '#app/islands/island.tsx'
import { guideFolds } from '#app/knowledge/guide-sections.ts'
import { lateCheckOutGoesWith } from '#app/rooms/price-words.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { GuideFold, Section } from './section.tsx'

const { address, geo, times, policies } = estate

export function FindUs() {
  return (
    <Section id="find-us">
      <div className="guide-pair">
        <div>
          <address className="subtitle not-italic">
            {estate.name}
            <br />
            {address.locality}, {address.region}
            <br />
            {address.country}
          </address>
          <p className="caption mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <bdi dir="ltr">{inDegrees(geo, 4)}</bdi>
            <button
              type="button"
              className="guide-copy needs-script"
              data-copy={`${geo.latitude}, ${geo.longitude}`}
              data-island-for="guide-companion"
            >
              <span aria-live="polite">Copy</span>
              <span className="sr-only"> the coordinates</span>
            </button>
          </p>
          <p className="mt-5 flex flex-wrap gap-3 max-[23rem]:flex-col">
            <a className="button button-line" href={mapLinks.google} target="_blank" rel="noopener noreferrer">
              Open in Maps
              <NewTab />
            </a>
            <a className="button button-line" href={mapLinks.apple} target="_blank" rel="noopener noreferrer">
              Apple Maps
              <NewTab />
            </a>
          </p>
        </div>
        <div>
          <LocalMap className="guide-map" />
          <Island name="estate-map" component={EstateMap} props={{}} className="mt-4" />
        </div>
      </div>
      <dl className="guide-list mt-8">
        {routesHere.map(({ id, from, text }) => (
          <div key={id}>
            <dt>{from}</dt>
            <dd className="measure">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Welcome() {
  return (
    <Section id="welcome">
      <p className="display guide-greeting">Put the bags down.</p>
      <p className="lead measure mt-6 text-balance">
        The kettle is filled, the stove is laid, and nobody needs you until{' '}
        <Unbroken>{twelveHour(times.checkOutBy, 'short')}</Unbroken> on the day you leave.
      </p>
      <p className="measure mt-4">
        Everything about your stay is on this page
        <span className="needs-script">, even without signal once you have opened it here</span>. If something is missing, cold,
        broken or simply on your mind,{' '}
        <a className="quiet-link" href="#contact-us">
          write to us
        </a>{' '}
        or ring <PhoneLink {...estate.contacts} />. Somebody who lives here answers.
      </p>
    </Section>
  )
}

export function CheckInDetails(gate: GateCodeProps) {
  return (
    <Section id="check-in">
      <GuideFold id="gate-code" summary="Gate access code" open>
        <Island name="gate-code" component={GateCode} props={gate} wake="use" className="contents" />
      </GuideFold>
      <GuideFold summary="Check-in and check-out times" open>
        <dl className="guide-times">
          <div>
            <dt>Check-in</dt>
            <dd>
              <Unbroken>{`from ${twelveHour(times.checkInFrom, 'short')}`}</Unbroken>
              <span className="caption block">
                <Unbroken>{`until ${twelveHour(times.checkInUntil, 'short')}`}</Unbroken>
              </span>
            </dd>
          </div>
          <div>
            <dt>Check-out</dt>
            <dd>
              <Unbroken>{`by ${twelveHour(times.checkOutBy, 'short')}`}</Unbroken>
              <span className="caption block">at the latest</span>
            </dd>
          </div>
        </dl>
        <p className="measure mt-4">
          <Unbroken>{lateArrival}</Unbroken>
        </p>
        <p className="measure mt-3">
          <Unbroken>{`Midweek, late check-out until ${twelveHour(times.lateCheckOutUntil, 'short')} ${lateCheckOutGoesWith}, when nobody follows you. It has to be booked ahead.`}</Unbroken>
        </p>
      </GuideFold>
      <GuideFold id="parking" summary={guideFolds.parking}>
        <dl className="guide-list">
          {access.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd className="measure">{text}</dd>
            </div>
          ))}
        </dl>
      </GuideFold>
      <GuideFold id="arrival" summary={guideFolds.arrival}>
        <ol className="guide-steps measure">
          {lastKilometres.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="measure mt-4 text-muted">
          The estate is for adults only, {policies.minimumAge} and over{policies.freeParking ? ', and parking is free' : ''}.
        </p>
      </GuideFold>
    </Section>
  )
}
