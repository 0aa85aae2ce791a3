import { createHash } from 'node:crypto'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Settings } from './settings.server.ts'
import bootScript from './site/boot.ts?inline-script'

export const mapOrigin = 'https://www.openstreetmap.org'

/**
 * Headers of every answer. Scripts run only from our own files, by the hash of the boot program or by the answer's nonce;
 * frames hold only the booking page and the map. In development Vite's own inline scripts and socket are let in.
 */
export function securityHeaders(settings: Settings, development: boolean) {
  const https = settings.baseUrl.startsWith('https:')
  const booking = originsOf(settings.bookingUrl)
  const widget = originsOf(settings.bookingWidget.scriptUrl, settings.bookingWidget.styleUrl)
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", hashOf(bootScript), NONCE, ...widget],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...widget],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'", ...widget],
      frameSrc: ["'self'", ...booking, mapOrigin],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...booking],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'], browsingTopics: [] },
    strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains; preload' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'SAMEORIGIN',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
  })
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Our own addresses (`/demo/…`) are covered by 'self'. */
function originsOf(...addresses: (string | undefined)[]): string[] {
  const outside = addresses.filter((address) => address !== undefined && !address.startsWith('/'))
  return [...new Set(outside.map((address) => new URL(address as string).origin))]
}
