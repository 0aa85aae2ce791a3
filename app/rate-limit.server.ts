import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateName, rates } from './limits.server.ts'

export type RateLimits = {
  /** Counts one request. Gives the seconds to wait when it is one too many, else undefined. */
  exceeded(name: RateName, address: string): Promise<number | undefined>
}

export function createRateLimits(): RateLimits {
  const limiters = new Map(
    Object.entries(rates).map(([name, rate]) => [name, new RateLimiterMemory({ points: rate.points, duration: rate.seconds })]),
  )
  return {
    async exceeded(name, address) {
      try {
        await limiters.get(name)?.consume(address)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}
