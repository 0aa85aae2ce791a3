/** A cookie of our own, read only by the server. */
export type HouseCookie = {
  read(request: Request): string | undefined
  set(value: string, expiresAt: Date): string
  clear(): string
}

export function houseCookie(baseUrl: string, plainName: string): HouseCookie {
  const https = baseUrl.startsWith('https:')
  // Browsers accept the __Host- prefix only over https.
  const name = https ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return {
    read(request) {
      const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (value, expiresAt) => `${name}=${value}; ${attributes}; Expires=${expiresAt.toUTCString()}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
