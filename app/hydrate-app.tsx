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
 * Sets `html[data-awake]`, after which every button of the page responds. It wraps the router: as a sibling it would shift every `useId`
 * away from the server's, and later references to fields would break.
 */
function TellAwake({ first, children }: { first: () => void; children: ReactNode }) {
  useEffect(() => {
    // After React's own work, so that the effects of each replayed input are on the page before the next one is replayed.
    queueMicrotask(() => {
      first()
      document.documentElement.dataset.awake = ''
    })
  }, [first])
  return children
}
