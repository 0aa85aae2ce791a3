import { entry as mistPines } from 'virtual:picture/mist-pines'
import type { ReactNode } from 'react'
import { Opening } from './opening.tsx'

type Props = {
  figure?: string
  title: string
  children?: ReactNode
  back?: string
  /** Where `back` leads. */
  backTo?: string
  /** The page's own address, if it may work in a moment. */
  again?: string | undefined
}

/** A page whose only links lead back, home unless told otherwise, or to itself. */
export function DeadEnd({ figure, title, children, back = 'Return to Home', backTo = '/', again }: Props) {
  return (
    <main id="main">
      <Opening picture={mistPines} title={figure ? <Figured figure={figure}>{title}</Figured> : title}>
        <p className="measure text-balance">{children}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {again !== undefined ? (
            <a href={again} className="button button-line">
              Try again
            </a>
          ) : null}
          <a
            href={backTo}
            className={again !== undefined ? 'quiet-link inline-flex min-h-11 items-center self-center' : 'button button-line'}
          >
            {back}
          </a>
        </p>
      </Opening>
    </main>
  )
}

function Figured({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <>
      <span className="block">{figure}</span>
      <span className="title mt-5 ml-[clamp(0.1rem,0.3vw,0.3rem)] block">{children}</span>
    </>
  )
}

/** Rendered once and shown at every address: an empty link leads back to the requested one. */
export function TooManyPages() {
  return (
    <DeadEnd title="One moment, please" again="">
      That was a lot of pages at once. Please wait a minute and try again.
    </DeadEnd>
  )
}

export function PageNotFound() {
  return (
    <DeadEnd figure="404" title="Oops! Page not found">
      <span className="inline-block">The path ends here.</span>{' '}
      <span className="inline-block">The way back is well trodden.</span>
    </DeadEnd>
  )
}
