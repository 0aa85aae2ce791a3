import type { ReactNode } from 'react'
import { PictureOpening } from './picture-opening.tsx'

type Props = { figure?: string; title: string; children?: ReactNode; back?: string }

/** A page that leads nowhere but home. */
export function DeadEnd({ figure, title, children, back = 'Return to Home' }: Props) {
  return (
    <main id="main">
      <PictureOpening picture="mist-pines" title={figure ? <Figured figure={figure}>{title}</Figured> : title}>
        <p className="measure text-balance">{children}</p>
        <p className="mt-4">
          <a href="/" className="button button-line">
            {back}
          </a>
        </p>
      </PictureOpening>
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

export function PageNotFound() {
  return (
    <DeadEnd figure="404" title="Oops! Page not found">
      The path ends here. The way back is well trodden.
    </DeadEnd>
  )
}
