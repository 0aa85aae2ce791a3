import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { DeadEnd, PageNotFound } from './dead-end.tsx'

/** The page for unexpected errors: a status or message, never a stack. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  const told = isRouteErrorResponse(error) ? error : undefined
  const passes = !told || told.status >= 500 || told.status === 429
  return (
    <DeadEnd title="Unexpected Application Error!" again={passes ? pathname + search : undefined}>
      {told ? statusText(told) : 'Something went wrong on our side.'}
    </DeadEnd>
  )
}

/** For the `meta` of a route that shows this page. Pages that rendered have a `meta` of their own; this is for those that failed. */
export function errorMeta({ error }: { error?: unknown }) {
  if (!error) return []
  const title = isRouteErrorResponse(error) && error.status === 404 ? 'Page not found' : 'Something went wrong'
  return [{ title: `${title} · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

function statusText({ status, statusText }: { status: number; statusText: string }): string {
  return `${status} ${statusText || (status === 429 ? 'Too many requests' : '')}`.trim()
}
