import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { typedIntoPage } from '#app/islands/typed-so-far.ts'

export function hydrateApp() {
  const enterTyped = typedIntoPage(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TellAwake first={enterTyped}>
          <HydratedRouter />
        </TellAwake>
      </StrictMode>,
    )
  })
}

/**
 * Once `html[data-awake]` is set, every button of the page responds. It wraps the router: as a sibling it would shift every `useId` away
 * from the server's, and later references to fields would break.
 */
function TellAwake({ first, children }: { first: () => void; children: ReactNode }) {
  useEffect(() => {
    // After React's own work: what each field tells it is in the page before the next one does.
    queueMicrotask(() => {
      first()
      document.documentElement.dataset.awake = ''
    })
  }, [first])
  return children
}
