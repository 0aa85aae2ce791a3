import { parse, serialize } from 'hono/utils/cookie'

/** A cookie of our own, read only by the server. */
export type HouseCookie = {
  read(request: Request): string | undefined
  set(value: string, expiresAt: Date): string
  clear(): string
}

/** A cookie for this origin: `Secure` and with the `__Host-` prefix on https, plain on localhost. */
export function houseCookie(baseUrl: string, plainName: string): HouseCookie {
  const https = baseUrl.startsWith('https:')
  // Browsers accept the __Host- prefix only over https.
  const name = https ? `__Host-${plainName}` : plainName
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', name)[name],
    set: (value, expires) => serialize(name, value, { ...attributes, expires }),
    clear: () => serialize(name, '', { ...attributes, maxAge: 0 }),
  }
}
