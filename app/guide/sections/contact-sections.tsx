import { inDegrees } from '#app/estate/degrees.ts'
import { estate } from '#app/estate/estate.ts'
import { emergency, hospital } from '#app/estate/nearby.ts'
import { words } from '#app/estate/words.ts'
import { GuideContactForm } from '#app/guide/requests/guide-contact-form.tsx'
import type { OpenSecrets } from '#app/guide/secrets/guest-secrets.ts'
import { WifiAccess } from '#app/guide/secrets/wifi-access.tsx'
import { Island } from '#app/islands/island.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { CallRow, directionsTo } from './place-rows.tsx'
import { Section } from './section.tsx'

const { address, contacts } = estate
/** Read aloud, perhaps in haste: its region stays on one line. */
const emergencyPlace = words.guide.emergencyPlace.replace(address.region, address.region.replaceAll(' ', '\u00a0'))

export function Wifi({ secrets }: { secrets: OpenSecrets | undefined }) {
  return (
    <Section id="wifi">
      <Island name="wifi-access" component={WifiAccess} props={secrets ? { secrets } : {}} />
    </Section>
  )
}

export function Contacts() {
  return (
    <Section id="contacts">
      <ul className="guide-rows">
        <CallRow
          name="The estate"
          note="Day and night while you are here."
          phone={contacts.phone}
          phoneInternational={contacts.phoneInternational}
        />
        {emergency.map((contact) => (
          <CallRow key={contact.id} {...contact} />
        ))}
        <li>
          <a
            className="guide-row"
            href={directionsTo(`${hospital.name}, ${address.region}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>
              <span className="block font-[500]">{hospital.name}</span>
              <span className="caption block">{hospital.note}</span>
            </span>
            <span className="guide-row-end">
              {hospital.kilometres} km · {hospital.driveMinutes} min<span className="sr-only">, directions in Maps</span>
              <NewTab />
            </span>
          </a>
        </li>
      </ul>
      <div className="guide-where">
        <p className="measure">
          In an emergency, say where you are: <strong>{emergencyPlace}</strong>
        </p>
        <p className="caption mt-1">
          <bdi dir="ltr">{inDegrees(estate.geo, 4)}</bdi>. Then ring us, so that the gate is open when help comes.
        </p>
      </div>
    </Section>
  )
}

export function ContactUs({ reply }: { reply: FormReply }) {
  const { phone, phoneInternational } = contacts
  return (
    <Section id="contact-us">
      <p className="measure mb-8">
        Somebody who lives here reads this, mostly within the hour by day. For anything urgent, ring <PhoneLink {...contacts} />.
      </p>
      <Island
        name="guide-contact-form"
        component={GuideContactForm}
        props={{ ...reply, ring: { phone, phoneInternational } }}
        wake="use"
      />
    </Section>
  )
}
