/** The cookie of a guest who is in. Read by the server alone. */

export type GuestCookie = {
  read(request: Request): string | undefined
  set(token: string, expiresAt: Date): string
  clear(): string
}

export function guestCookie(baseUrl: string): GuestCookie {
  const https = baseUrl.startsWith('https:')
  // Browsers take the __Host- prefix only over https.
  const name = https ? '__Host-guest' : 'guest'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return {
    read(request) {
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (token, expiresAt) => `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
