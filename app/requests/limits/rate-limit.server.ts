import { createHmac } from 'node:crypto'
import { gt, lt, or, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { Db } from '#app/db/db.ts'
import { type RateLimit, type RateName, rates } from '#app/limits.server.ts'
import { databasePatienceMs } from '#app/requests/in-time.server.ts'
import { rateCounts } from './rate-limit.tables.ts'

/** Counts requests against the limits of limits.server.ts. */
export type RateLimits = {
  /** Counts one request. @returns the seconds to wait once the limit is exceeded */
  exceeded(name: RateName, address: string): Promise<number | undefined>
  /** Undoes a count that should not have been limited. */
  takeBack(name: RateName, address: string): Promise<void>
}

/** What instances on the same database share. */
export type SharedHouse = {
  db: Db
  /** The same in all instances, so that each recognises keys made by another. */
  secret: string
}

/** Counts in this process's memory, or with `shared` in the database for all instances (docs/decisions/0021-several-instances.md). */
export function createRateLimits(shared?: SharedHouse): RateLimits {
  const limiters = new Map(Object.entries(rates).map(([name, rate]) => [name, limiterFor(name, rate, shared)]))
  const keyOf = (name: RateName, address: string) =>
    shared ? createHmac('sha256', shared.secret).update(`${name} ${address}`).digest('base64url') : address
  return {
    async exceeded(name, address) {
      try {
        await limiters.get(name)?.consume(keyOf(name, address))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    async takeBack(name, address) {
      await limiters.get(name)?.reward(keyOf(name, address))
    },
  }
}

function limiterFor(name: string, { points, seconds, eachInstance }: RateLimit, shared: SharedHouse | undefined) {
  const inMemory = new RateLimiterMemory({ points, duration: seconds })
  if (!shared || eachInstance) return inMemory
  const inDatabase = new RateLimiterDrizzle({
    storeClient: shared.db,
    schema: rateCounts,
    keyPrefix: name,
    points,
    duration: seconds,
    // Clients over the limit are refused from memory, so a flood causes no flood of writes.
    inMemoryBlockOnConsumed: points,
    // A scheduled job clears them once for all instances: forgetRateCounts.
    clearExpiredByTimeout: false,
  })
  // While the database is away or hangs, each instance counts for itself.
  return new RLWrapperTimeouts({ limiter: inDatabase, timeoutMs: databasePatienceMs, insuranceLimiter: inMemory })
}

/** Deletes expired counts, and those of a clock that was wrongly ahead: no window is that long. */
export async function forgetRateCounts(db: Db): Promise<void> {
  const { expire } = rateCounts
  await db.delete(rateCounts).where(or(lt(expire, sql`now()`), gt(expire, sql`now() + interval '3 hours'`)))
}
