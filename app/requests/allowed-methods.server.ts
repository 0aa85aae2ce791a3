import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from './hono-env.ts'

type Route = { method: string; path: string }

type Needs = {
  /** The functions and files, as registered: one address may have several. */
  functions: () => Route[]
  /** Whether the page at this path takes forms. */
  takesForms: (path: string) => boolean
}

/** Whether something is registered at this very path, for some method. */
export function isFunction(routes: Route[], path: string): boolean {
  return routes.some((one) => one.path === path && one.method !== 'ALL')
}

/** An answer 405 says which methods its address does take, as RFC 9110 (15.5.6) requires. */
export function nameAllowedMethods({ functions, takesForms }: Needs): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 405) return
    const { path } = c.req
    const own = functions().filter((one) => one.path === path && one.method !== 'ALL')
    const reads = own.length === 0 || own.some(({ method }) => method === 'GET')
    const sends = own.length === 0 ? takesForms(path) : own.some(({ method }) => method === 'POST')
    const taken = [...(reads ? ['GET', 'HEAD'] : []), ...(sends ? ['POST'] : [])]
    // The router takes the forms of some pages only with `?index`.
    c.res.headers.set('Allow', taken.filter((method) => method !== c.req.method).join(', '))
  }
}
