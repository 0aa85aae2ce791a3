import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { styleHashHeader } from '#app/documents/page-styles.server.ts'
import { letterPrint } from '#app/mail/letter-print.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import bootScript from '#app/site/head-script/boot.ts?inline-script'
import { nextPages } from '#app/site/next-pages.ts'
import followIntoFolds from '#app/ui/follow-into-folds.ts?inline-script'
import { isOutside, type Settings } from './settings.server.ts'

const mapOrigin = 'https://www.openstreetmap.org'

/**
 * Headers of every response, files and metrics included: no sniffing, same-origin use, https only. The picture in guests' mails is shown
 * by whatever website they read their mail on.
 */
export function headersOfEverything(settings: Settings): MiddlewareHandler<HonoEnv> {
  const https = settings.baseUrl.startsWith('https:')
  const usedBy = (crossOriginResourcePolicy: 'same-origin' | 'cross-origin') =>
    secureHeaders({
      strictTransportSecurity: https ? transportSecurity : false,
      crossOriginResourcePolicy,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    })
  const [ours, anybodys] = [usedBy('same-origin'), usedBy('cross-origin')]
  return (c, next) => (c.req.path === letterPrint.path ? anybodys : ours)(c, next)
}

const transportSecurity = 'max-age=63072000; includeSubDomains; preload'

/**
 * Headers of every response except files. Scripts run only from our own files, by the hash of a document's own or by the response's nonce;
 * frames only for the booking page, the booking widget and the map. Development also allows Vite's inline scripts and socket.
 */
export function securityHeaders(settings: Settings, development: boolean): MiddlewareHandler<HonoEnv> {
  const https = settings.baseUrl.startsWith('https:')
  const booking = originsOf(settings.bookingUrl)
  const widget = originsOf(settings.bookingWidget.scriptUrl, settings.bookingWidget.styleUrl)
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      scriptSrc: development
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", hashOf(bootScript), hashOf(followIntoFolds), hashOf(nextPages), NONCE, ...widget],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...widget],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...widget],
      fontSrc: ["'self'", ...widget],
      mediaSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'", ...widget],
      frameSrc: ["'self'", ...booking, ...widget, mapOrigin],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...booking],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'], browsingTopics: [] },
    strictTransportSecurity: https ? transportSecurity : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'SAMEORIGIN',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
  })
  return async (c, next) => {
    await secure(c, next)
    const styleHash = c.res.headers.get(styleHashHeader)
    if (styleHash === null) return
    c.res.headers.delete(styleHashHeader)
    const policy = c.res.headers.get('content-security-policy') ?? ''
    c.res.headers.set('content-security-policy', policyOfDocument(policy, styleHash))
  }
}

/** A document is the same for everybody: its sheet is allowed by hash, because everybody could read a nonce. */
function policyOfDocument(policy: string, styleHash: string): string {
  return policy.replace(/ 'nonce-[^']*'/, '').replace("style-src 'self'", `style-src 'self' ${styleHash}`.trim())
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Our own demo pages are covered by 'self'. */
function originsOf(...addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.filter(isOutside).map((address) => new URL(address).origin))]
}
