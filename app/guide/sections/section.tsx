import type { ReactNode } from 'react'
import type { RequestType } from '#app/guide/requests/request-types.ts'
import { type GuideSectionId, guideTitle } from '#app/knowledge/guide-sections.ts'

/** One of the guide's sections: its heading links to itself, to share with fellow travellers. */
export function Section({ id, children, note }: { id: GuideSectionId; children: ReactNode; note?: string }) {
  const title = guideTitle(id)
  return (
    <section id={id} className="guide-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title">
        <a href={`#${id}`} className="guide-anchor">
          {title}
        </a>
      </h2>
      {note ? <p className="label mt-3 text-muted">{note}</p> : null}
      <div className="guide-body">{children}</div>
    </section>
  )
}

/** A part that opens and closes, independently of others. With `id`, a link to it opens it, where need be by ui/follow-into-folds.ts. */
export function GuideFold({
  id,
  summary,
  open,
  children,
}: {
  id?: string
  summary: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h3 className="text-[1.1875rem] leading-snug font-[450]">{summary}</h3>
        <span className="fold-mark" />
      </summary>
      <div id={id} className="guide-fold">
        {children}
      </div>
    </details>
  )
}

/** A link to the contact form with its request preselected; once awake, the form scrolls and chooses in place. */
export function EnquiryButton({ request, children }: { request: RequestType; children: ReactNode }) {
  const href = `/guest-guide?request=${encodeURIComponent(request)}#contact-us`
  return (
    <a href={href} data-enquiry={request} className="button button-line">
      {children}
    </a>
  )
}
