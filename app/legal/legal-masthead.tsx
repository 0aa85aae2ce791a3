import { estate } from '#app/estate/estate.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { Breadcrumb } from '#app/site/search-engines/breadcrumb.tsx'
import { unbrokenHtml } from '#app/ui/unbroken.tsx'
import type { LegalSlug } from './legal-document.ts'

type Props = { slug: LegalSlug; title: string; subtitle?: string; lastUpdated?: Date; intro?: string }

export function LegalMasthead({ slug, title, subtitle, lastUpdated, intro = '' }: Props) {
  return (
    <header className="grid-page legal-masthead">
      <Breadcrumb page={title} path={`/${slug}`} className="lg:col-[text]" />
      <h1 className="display lg:col-[text]">{title}</h1>
      {subtitle ? <p className="lead measure text-balance text-muted lg:col-[text-start/span_4]">{subtitle}</p> : null}
      {lastUpdated ? (
        <div className="lg:col-[6/span_7]">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `findDocument`. */}
          <div className="legal-prose measure legal-intro" dangerouslySetInnerHTML={{ __html: unbrokenHtml(intro) }} />
          <p className="caption">
            Last updated on <time dateTime={estateDay(lastUpdated)}>{dayWithoutWeekday(lastUpdated)}</time>
          </p>
        </div>
      ) : null}
    </header>
  )
}

/** `20 November 2026`, by the estate's calendar. */
function dayWithoutWeekday(date: Date): string {
  return new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: estate.timeZone }).format(date)
}
