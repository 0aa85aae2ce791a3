import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mapLinks } from '#app/estate/arrival.ts'
import { estate } from '#app/estate/estate.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { useOffline } from '#app/ui/use-offline.ts'

/** Island: the street map, only on request. Until then nothing is loaded from third parties. */
export function EstateMap() {
  const [shown, setShown] = useState(false)
  const offline = useOffline()
  const button = useRef<HTMLButtonElement>(null)
  /** The other button replaces this one and takes its focus. */
  function turn(to: boolean) {
    flushSync(() => setShown(to))
    button.current?.focus()
  }
  const common = { ref: button, type: 'button', className: 'button button-line button-small' } as const
  return (
    <div className="needs-script">
      {/* Two buttons, not one with two labels: a press kept for the island may be replayed and must not undo itself. */}
      {shown ? (
        <button key="hide" {...common} onClick={() => turn(false)}>
          Hide the street map
        </button>
      ) : (
        <button key="show" {...common} data-island-for="estate-map" onClick={() => turn(true)}>
          Show the street map
        </button>
      )}
      {shown && !offline ? (
        <iframe
          src={mapLinks.embed}
          title={`${estate.name} on OpenStreetMap`}
          className="guide-map-frame mt-3"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : null}
      {/* A frame does not tell its page that loading failed. */}
      <p className="caption mt-2">
        {/* Each in an element, which React can remove also if its words have been translated. */}
        {shown && offline ? (
          <span key="offline">The street map needs signal, and will load once there is some. The map above works without.</span>
        ) : shown ? (
          <span key="shown">
            Not loading?{' '}
            <a className="quiet-link" href={mapLinks.google} target="_blank" rel="noopener noreferrer">
              Open in Maps
              <NewTab />
            </a>
          </span>
        ) : (
          <span key="hidden">It comes from openstreetmap.org, which then sees that you looked.</span>
        )}
      </p>
    </div>
  )
}
