import { type ComponentType, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** @returns when the island answers. */
// biome-ignore lint/suspicious/noExplicitAny: the props were checked by `Island` on the server.
export function hydrateIsland(place: HTMLElement, Component: ComponentType<any>, props: object): Promise<void> {
  return new Promise((answers) => {
    hydrateRoot(
      place,
      <StrictMode>
        <Awake answers={answers}>
          <Component {...props} />
        </Awake>
      </StrictMode>,
      { identifierPrefix: place.dataset.island },
    )
  })
}

/** Its second effect comes after those of the island, and after what they have changed stands on the page. */
function Awake({ answers, children }: { answers: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (hydrated) answers()
  }, [hydrated, answers])
  return children
}
