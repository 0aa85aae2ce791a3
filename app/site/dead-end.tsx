import type { ReactNode } from 'react'
import { CoastMap } from './coast-map.tsx'

type Props = { figure?: string; title: string; children?: ReactNode; back?: string }

/** A page that leads nowhere but home. */
export function DeadEnd({ figure, title, children, back = 'Return to Home' }: Props) {
  return (
    <main id="main" className="night grid-page min-h-svh items-center bg-page py-32 text-text" data-opens-dark data-own-map>
      <div className="relative z-10 md:col-[text-start/span_7]">
        <h1>
          {figure ? (
            <span className="block font-display text-[clamp(7rem,24vw,20rem)] leading-[0.8] font-[260] tracking-[-0.05em]">
              {figure}
            </span>
          ) : null}
          <span className="title mt-10 block">{title}</span>
        </h1>
        <p className="measure mt-4 text-muted">{children}</p>
        <p className="mt-10">
          <a href="/" className="button button-line">
            {back}
          </a>
        </p>
      </div>
      <CoastMap className="hidden max-h-[80svh] w-full opacity-80 md:col-[span_4/text-end] md:block" />
    </main>
  )
}

export function PageNotFound() {
  return (
    <DeadEnd figure="404" title="Oops! Page not found">
      The path ends here. The way back is well trodden.
    </DeadEnd>
  )
}
