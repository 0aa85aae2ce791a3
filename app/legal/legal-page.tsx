import { estate } from '#app/estate/estate.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { LinksIntoFolds } from '#app/ui/links-into-folds.tsx'
import { unbrokenHtml } from '#app/ui/unbroken.tsx'
import { BackToTop } from './back-to-top.tsx'
import type { LegalDocument, LegalSlug } from './legal-document.ts'
import { LegalMasthead } from './legal-masthead.tsx'
import { LegalSections } from './legal-sections.tsx'
import { QuickNavigation } from './quick-navigation.tsx'

type Props = {
  slug: LegalSlug
  title: string
  /** Absent while the text is not available. */
  document: LegalDocument | undefined
  /** How many sections the quick navigation lists; all by default. */
  quickSections?: number
  other: { title: string; to: string }
}

/** A legal document: masthead, quick navigation, its sections as an accordion, and links on from here. */
export function LegalPage({ slug, title, document, quickSections, other }: Props) {
  if (!document) return <LateLegalPage slug={slug} title={title} />
  const { content, lastUpdated } = document
  const ids = sectionIds(content.sections)
  const links = content.sections.map((section, index) => ({ title: section.title, id: ids[index] ?? '' }))

  return (
    <main id="main" className="legal-page">
      <LegalMasthead slug={slug} title={title} subtitle={content.subtitle} lastUpdated={lastUpdated} intro={content.intro} />
      <div className="grid-page legal-body">
        <QuickNavigation links={links.slice(0, quickSections)} />
        <div className="min-w-0 lg:col-[6/text-end]">
          <LegalSections sections={content.sections} ids={ids} />
          {content.footer ? (
            <div
              className="legal-prose measure legal-note"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `findDocument`.
              dangerouslySetInnerHTML={{ __html: unbrokenHtml(content.footer) }}
            />
          ) : null}
          <nav aria-label="From here" className="legal-onward">
            <a href={other.to} className="subtitle">
              {other.title}
            </a>
            <a href="/#book" className="subtitle">
              Check Availability
            </a>
          </nav>
        </div>
      </div>
      <BackToTop />
      <LinksIntoFolds />
    </main>
  )
}

/** Shown until the database answers. The response headers make the browser retry automatically. */
function LateLegalPage({ slug, title }: { slug: LegalSlug; title: string }) {
  return (
    <main id="main" className="legal-page">
      <LegalMasthead slug={slug} title={title} />
      <div className="grid-page legal-body">
        <div className="legal-late lg:col-[text-start/span_7]">
          <p role="status" className="subtitle">
            Loading…
          </p>
          <span className="breathing-line" aria-hidden="true" />
          <p className="measure text-muted">
            The text is taking longer than usual. This page will retry in a moment. If it does not appear, write to{' '}
            <a className="quiet-link" href={`mailto:${estate.contacts.stayEmail}`}>
              {estate.contacts.stayEmail}
            </a>{' '}
            and we will send it to you.
          </p>
          <a className="button button-line" href={`/${slug}`}>
            Try again
          </a>
        </div>
      </div>
    </main>
  )
}
