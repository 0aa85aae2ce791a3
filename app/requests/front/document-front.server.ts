import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { withoutMarks } from '#app/documents/campaign-marks.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { believedAddress } from '#app/requests/client-address.server.ts'
import type { RateLimits } from '#app/requests/limits/rate-limit.server.ts'

export type FrontNeeds = {
  documents: Documents
  limits: Pick<RateLimits, 'exceeded'>
  log: Logger
  trustProxy: number
  observe: (path: string, method: string, status: number, ms: number) => void
}

/**
 * Stands in front of the app and serves already rendered documents without creating a web Request and Response, which would cost more
 * than everything else. Everything else goes to `listener`, which also refuses clients over a limit.
 */
export function documentFront(
  { documents, limits, log, trustProxy, observe }: FrontNeeds,
  listener: RequestListener,
): RequestListener {
  return async (request, response) => {
    const { method, url = '', headers } = request
    const path = withoutMarks(url)
    const answer =
      method === 'GET' || method === 'HEAD'
        ? documents.find(path, headers['accept-encoding'], headers['if-none-match'])
        : undefined
    if (!answer) return listener(request, response)
    const started = performance.now()
    const address = believedAddress(headers['x-forwarded-for'], request.socket.remoteAddress, trustProxy)
    if ((await limits.exceeded('page', address)) !== undefined) return listener(request, response)
    response.writeHead(answer.status, answer.head)
    response.end(method === 'GET' ? answer.body : undefined)
    const ms = Math.round(performance.now() - started)
    observe(path, method ?? '', answer.status, ms)
    if (log.isLevelEnabled('info')) log.info({ method, path, status: answer.status, ms }, 'request')
  }
}
