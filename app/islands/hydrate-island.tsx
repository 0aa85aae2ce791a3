import { type ComponentType, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberTyped } from './typed-so-far.ts'

/**
 * @returns when the island answers. @throws what it breaks on; what the server has rendered is then back in its place, with what was
 * typed into it, and works as without script.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props were checked by `Island` on the server.
export function hydrateIsland(place: HTMLElement, Component: ComponentType<any>, props: object): Promise<void> {
  const served = [...place.childNodes]
  const focused = document.activeElement
  const handOn = rememberTyped(place)
  // Translators put their words in such. React then makes elements of its own, and that is no fault of the island.
  const translated = place.querySelector('font') !== null
  return new Promise((answers, breaks) => {
    const root = hydrateRoot(
      place,
      <StrictMode>
        <Awake
          answers={() => {
            handOn()
            answers()
          }}
        >
          <Component {...props} />
        </Awake>
      </StrictMode>,
      {
        identifierPrefix: place.dataset.island,
        onRecoverableError(error) {
          if (!translated) reportError(error)
        },
        onUncaughtError(error) {
          reportError(error)
          // React has emptied the place, and can be ended once it has come to rest.
          queueMicrotask(() => {
            root.unmount()
            place.replaceChildren(...served)
            if (document.activeElement === document.body && place.contains(focused)) {
              ;(focused as HTMLElement).focus({ preventScroll: true })
            }
            breaks(error)
          })
        },
      },
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
