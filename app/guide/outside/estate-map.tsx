import { useState } from 'react'
import { mapLinks } from '#app/estate/arrival.ts'
import { estate } from '#app/estate/estate.ts'

/** Island: the street map, only when a guest asks for it. Until then nothing is asked of anybody else. */
export function EstateMap() {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <iframe
        src={mapLinks.embed}
        title={`${estate.name} on OpenStreetMap`}
        className="guide-map-frame"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  return (
    <p className="needs-script">
      <button
        type="button"
        data-island-for="estate-map"
        className="button button-line button-small"
        onClick={() => setShown(true)}
      >
        Show the street map
      </button>
      <span className="caption mt-2 block">It comes from openstreetmap.org, which then sees that you looked.</span>
    </p>
  )
}
