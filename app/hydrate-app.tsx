import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

export function hydrateApp() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TellAwake>
          <HydratedRouter />
        </TellAwake>
      </StrictMode>,
    )
  })
}

/**
 * From `html[data-awake]` on, every button of the page answers. Around the router: beside it, every `useId` would be another than the
 * server's, and what is written into the page later would name fields that are not there.
 */
function TellAwake({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
  return children
}
