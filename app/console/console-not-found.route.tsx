import { data } from 'react-router'
import { houseContext } from '#app/context.ts'
import { loggedPath } from '#app/logged-path.server.ts'
import type { Route } from './+types/console-not-found.route.ts'

/** For unknown addresses within the console: the layout shows the not-found page, with the console around it for staff. */
export function loader({ request, context }: Route.LoaderArgs): never {
  context.get(houseContext).log.warn({ path: loggedPath(new URL(request.url).pathname) }, 'page not found')
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function ConsoleNotFoundPage() {
  return null
}
