import { useSiteSettings } from '#app/site/site-settings.ts'
import { breadcrumbData } from './structured-data.ts'
import { StructuredData } from './structured-data-block.tsx'

/** `path` is the page's own; for the steps above it, where each of them leads. */
type Props = { page: string; path: string; above?: readonly { name: string; path: string }[]; className?: string }

/** The path from the home page, for people and, as schema.org data, for search engines. */
export function Breadcrumb({ page, path, above = [], className }: Props) {
  const { baseUrl } = useSiteSettings()
  const steps = [{ name: 'Home', path: '/' }, ...above]
  return (
    <nav aria-label="Breadcrumb" className={`print:hidden ${className ?? ''}`}>
      <ol className="caption flex flex-wrap items-center gap-x-3">
        {steps.map((step) => (
          <li key={step.path} className="flex items-center gap-x-3">
            <a className="quiet-link inline-flex min-h-11 items-center" href={step.path}>
              {step.name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
      <StructuredData entries={[breadcrumbData(baseUrl, [...steps, { name: page, path }])]} />
    </nav>
  )
}
