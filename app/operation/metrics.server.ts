/**
 * Metrics for Prometheus: how the house is doing, nothing about any person. They need METRICS_TOKEN; without it the page does not exist.
 */
import type { MiddlewareHandler } from 'hono'
import type { BaseLogger } from 'pino'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#app/db/db.ts'
import { countMails } from '#app/mail/outbox.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import { inTimeIfAtAll, late } from '#app/requests/in-time.server.ts'
import { isSameToken } from '#app/tokens.server.ts'

type Needs = { db: Db; token: string | undefined; log: BaseLogger }

/** @returns `observe`, to be called for each answer, and the middleware that serves `/metrics` */
export function createMetrics({ db, token, log }: Needs) {
  const register = new Registry()
  if (token) collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'kilmara_http_request_seconds',
    help: 'Time until the answer began, by area of the house, method and class of status.',
    labelNames: ['area', 'method', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  const mails = new Gauge({
    name: 'kilmara_mails',
    help: 'Mails in the outbox: waiting to leave, or given up.',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      // Without the database this figure is unknown, and the others are needed most.
      mails.reset()
      const found = await inTimeIfAtAll(countMails(db), (err) => log.error({ err }, 'the metrics do without the mails'))
      if (found === late) return
      mails.set({ state: 'waiting' }, found.waiting)
      mails.set({ state: 'failed' }, found.failed)
    },
  })

  return {
    /** Times every answer. By area, not path: requests for a million paths must not fill the memory. */
    observe: (path: string, method: string, status: number, ms: number) => {
      if (!token) return
      const labels = {
        area: areaOf(path),
        method: methods.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      answers.observe(labels, ms / 1000)
    },
    page: (async (c) => {
      if (!token || !isSameToken(c.req.header('authorization') ?? '', `Bearer ${token}`)) return c.notFound()
      return c.text(await register.metrics(), 200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' })
    }) satisfies MiddlewareHandler<HonoEnv>,
  }
}

const methods = new Set(['GET', 'HEAD', 'POST'])
const areas = ['assets', 'pictures', 'functions', 'webhooks', 'admin', 'api', 'events']

function areaOf(path: string): string {
  const first = path.split('/', 2)[1]?.replace(/\..*$/, '') ?? ''
  return areas.includes(first) ? first : 'pages'
}
