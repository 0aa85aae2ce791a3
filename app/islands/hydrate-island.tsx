import { type ComponentType, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { typedIntoIsland } from './typed-so-far.ts'

/**
 * @returns once the island responds. @throws the error it fails with; the server's HTML is then restored, with what was typed into it, and
 * works as without script
 */
// biome-ignore lint/suspicious/noExplicitAny: the props were checked by `Island` on the server.
export function hydrateIsland(place: HTMLElement, Component: ComponentType<any>, props: object): Promise<void> {
  const served = [...place.childNodes]
  const focused = document.activeElement
  const carryOverTyped = typedIntoIsland(place)
  const carryOverPress = pressedInIsland(place)
  // Translators wrap text in these. React then creates its own elements, which is not the island's fault.
  const translated = place.querySelector('font') !== null
  return new Promise((answers, breaks) => {
    const root = hydrateRoot(
      place,
      <StrictMode>
        <Awake
          answers={() => {
            carryOverTyped()
            carryOverPress()
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
          // React has emptied the place, and can only be unmounted after that.
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

/**
 * A press before the island responded is repeated (watch.ts), perhaps on a button that React has replaced since, as on a page rewritten by
 * a translator: it is passed on to the one in its place.
 */
function pressedInIsland(place: HTMLElement): () => void {
  const buttons = () => [...place.querySelectorAll<HTMLElement>('[data-island-for]')]
  const before = buttons()
  return () => {
    for (const [at, button] of before.entries()) {
      if (button.isConnected) continue
      button.addEventListener('click', (event) => {
        event.preventDefault()
        buttons()[at]?.click()
      })
    }
  }
}

/** Its second effect runs after the island's own, and after the resulting changes are in the page. */
function Awake({ answers, children }: { answers: () => void; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (hydrated) answers()
  }, [hydrated, answers])
  return children
}
