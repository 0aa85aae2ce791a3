import { estate } from '#app/estate/estate.ts'
import type { Beach } from '#app/estate/nearby.ts'
import type { LocalNumber } from '#app/estate/owner-to-confirm.ts'
import { NewTab } from '#app/ui/new-tab.tsx'

/** The whole row dials: easy to hit in the dark. */
export function CallRow({
  name,
  note,
  phone,
  phoneInternational,
}: Pick<LocalNumber, 'name' | 'note' | 'phone' | 'phoneInternational'>) {
  return (
    <li>
      <a className="guide-row" href={`tel:${phoneInternational}`}>
        <span>
          <span className="block font-[500]">{name}</span>
          <span className="caption block">{note}</span>
        </span>
        <span className="guide-row-end">
          <span className="sr-only">Call </span>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      </a>
    </li>
  )
}

export function CallRows({ places }: { places: readonly LocalNumber[] }) {
  return (
    <ul className="guide-rows">
      {places.map((place) => (
        <CallRow key={place.name} {...place} note={`${place.where}. ${place.note}`} />
      ))}
    </ul>
  )
}

export function BeachRows({ beaches }: { beaches: readonly Beach[] }) {
  return (
    <ul className="guide-rows">
      {beaches.map(({ id, name, kilometres, driveMinutes, about }) => (
        <li key={id}>
          <a
            className="guide-row"
            href={directionsTo(`${name} Beach, ${estate.address.region}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>
              <span className="block font-[500]">{name}</span>
              <span className="caption block">{about}</span>
            </span>
            <span className="guide-row-end">
              {kilometres} km · {driveMinutes} min<span className="sr-only">, directions in Maps</span>
              <NewTab />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** From the phone's own location. */
export function directionsTo(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
