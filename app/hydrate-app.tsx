import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

export function hydrateApp() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <TellAwake />
      </StrictMode>,
    )
  })
}

/** From `html[data-awake]` on, every button of the page answers. */
function TellAwake() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
  return null
}
