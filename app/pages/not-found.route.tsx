import { data } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { loggedPath } from '#app/logged-path.server.ts'
import { PageNotFound, TooManyPages } from '#app/site/dead-end.tsx'
import type { Route } from './+types/not-found.route.ts'

/**
 * Logs only the requested path: a query may contain something personal. It also renders the page for clients that request too many pages,
 * which has no address of its own.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { log, tooManyPages = false } = context.get(houseContext)
  if (!tooManyPages) log.warn({ path: loggedPath(new URL(request.url).pathname) }, 'page not found')
  return data({ tooManyPages }, { status: tooManyPages ? 429 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.tooManyPages ? 'One moment, please' : 'Page not found'
  return [{ title: `${title} · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return loaderData.tooManyPages ? <TooManyPages /> : <PageNotFound />
}
