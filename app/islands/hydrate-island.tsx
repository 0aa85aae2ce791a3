import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

// biome-ignore lint/suspicious/noExplicitAny: the props were checked by `Island` on the server.
export function hydrateIsland(place: HTMLElement, Component: ComponentType<any>, props: object) {
  hydrateRoot(
    place,
    <StrictMode>
      <Awake place={place}>
        <Component {...props} />
      </Awake>
    </StrictMode>,
    { identifierPrefix: place.dataset.island },
  )
}

/** Its effect comes after those of the island: from `data-awake="yes"` on, the island answers. */
function Awake({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    place.dataset.awake = 'yes'
  }, [place])
  return children
}
