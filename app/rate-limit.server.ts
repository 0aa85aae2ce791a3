import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from './db/db.ts'
import { type RateLimit, type RateName, rates } from './limits.server.ts'
import { rateCounts } from './rate-limit.tables.ts'

export type RateLimits = {
  /** Counts one request. Gives the seconds to wait when it is one too many, else undefined. */
  exceeded(name: RateName, address: string): Promise<number | undefined>
}

/** What instances on one database have in common. */
export type SharedHouse = {
  db: Db
  /** The same in all of them: what one of them made, another recognises. */
  secret: string
}

/** Counts in this process's memory; with `shared`, in the database for all instances together (docs/decisions/0021-several-instances.md). */
export function createRateLimits(shared?: SharedHouse): RateLimits {
  const limiters = new Map(Object.entries(rates).map(([name, rate]) => [name, limiterFor(name, rate, shared)]))
  return {
    async exceeded(name, address) {
      const key = shared ? createHmac('sha256', shared.secret).update(`${name} ${address}`).digest('base64url') : address
      try {
        await limiters.get(name)?.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}

function limiterFor(name: string, { points, seconds, eachInstance }: RateLimit, shared: SharedHouse | undefined) {
  const inMemory = new RateLimiterMemory({ points, duration: seconds })
  if (!shared || eachInstance) return inMemory
  return new RateLimiterDrizzle({
    storeClient: shared.db,
    schema: rateCounts,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is refused from memory: a flood is no flood of writes.
    inMemoryBlockOnConsumed: points,
    // While the database is away each instance counts for itself.
    insuranceLimiter: inMemory,
    // Ours is a scheduled job, once for all instances: forgetRateCounts.
    clearExpiredByTimeout: false,
  })
}

/** Deletes what counts no longer. */
export async function forgetRateCounts(db: Db): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.expire, sql`now()`))
}
