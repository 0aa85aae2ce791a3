import { data, type LoaderFunctionArgs } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { loggedPath } from '#app/logged-path.server.ts'
import { PageNotFound } from '#app/site/dead-end.tsx'

/** Logs only the attempted path: a query may contain something personal. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.get(houseContext).log.warn({ path: loggedPath(new URL(request.url).pathname) }, 'page not found')
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: `Page not found · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default PageNotFound
