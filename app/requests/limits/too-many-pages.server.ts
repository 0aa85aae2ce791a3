/** Refuses clients that request too many pages: browsers with a page, programs with one line. */

/** There is no page at this path, so only the site's frame is rendered around the refusal. */
const path = '/too-many-pages'

/**
 * @param render makes the refusal's page. Called once, and its page kept: refusing must cost next to nothing.
 * @returns what answers a refused request; its `wait` is in seconds.
 */
export function createPageRefusal(render: (request: Request) => Promise<Response>, baseUrl: string) {
  let made: Promise<Response> | undefined
  return async (request: Request, wait: number): Promise<Response> => {
    if (!request.headers.get('accept')?.includes('text/html')) return asLine(wait)
    made ??= render(new Request(new URL(path, baseUrl), { headers: { accept: 'text/html' } }))
    try {
      const page = (await made).clone()
      page.headers.set('Retry-After', String(wait))
      return page
    } catch {
      made = undefined
      return asLine(wait)
    }
  }
}

const asLine = (wait: number) =>
  new Response('Too many requests. Please wait a moment.', {
    status: 429,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(wait) },
  })
