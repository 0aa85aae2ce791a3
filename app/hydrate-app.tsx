import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberTexts } from './islands/typed-so-far.ts'

export function hydrateApp() {
  const handOn = rememberTexts(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TellAwake first={handOn}>
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
function TellAwake({ first, children }: { first: () => void; children: ReactNode }) {
  useEffect(() => {
    first()
    document.documentElement.dataset.awake = ''
  }, [first])
  return children
}
