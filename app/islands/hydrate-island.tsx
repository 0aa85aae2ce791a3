import { type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// biome-ignore lint/suspicious/noExplicitAny: the props were checked by `Island` on the server.
export function hydrateIsland(place: HTMLElement, Component: ComponentType<any>, props: object) {
  hydrateRoot(
    place,
    <StrictMode>
      <Component {...props} />
    </StrictMode>,
    { identifierPrefix: place.dataset.island },
  )
}
