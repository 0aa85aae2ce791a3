/** Keeps the door's state: in this process, or in the database for all instances. */
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { guideDoor, guideDoorVisitors } from '#app/guide/guide.tables.ts'
import { type DoorState, doorRules, isForgotten, newVisitor, quietDoor, type Visitor } from './door-rules.ts'

type DoorEntry = { door: DoorState; visitor: Visitor; now: number }

export type DoorStore = {
  /** Lets `change` read and alter the state of the door and of this visitor exclusively, across all instances that share a store. */
  update<T>(visitor: string, change: (entry: DoorEntry) => T): Promise<T>
  /** Only reads the door's state. */
  read(): Promise<{ door: DoorState; now: number }>
  /** Whether it can take no more guesses at the moment. */
  busy(): boolean
}

const visitorsAtMost = 20_000

/** `known`: how many addresses it holds, none longer than `doorRules` says, whether or not anybody comes to the door again. */
export function memoryStore(now: () => number = Date.now): DoorStore & { known: () => number } {
  const door = quietDoor()
  const visitors = new Map<string, Visitor>()
  setInterval(() => {
    for (const [key, visitor] of visitors) if (isForgotten(visitor, now())) visitors.delete(key)
  }, doorRules.sweepSeconds * 1000).unref()
  return {
    known: () => visitors.size,
    async update(key, change) {
      const known = visitors.get(key)
      const at = now()
      const visitor = known && !isForgotten(known, at) ? known : newVisitor(at)
      visitors.delete(key)
      visitors.set(key, visitor)
      // The map keeps the order of use: the first is the one unseen for longest.
      for (const oldest of visitors.keys()) {
        if (visitors.size <= visitorsAtMost) break
        visitors.delete(oldest)
      }
      return change({ door, visitor, now: at })
    },
    read: async () => ({ door, now: now() }),
    busy: () => false,
  }
}

/** How many guesses of this process may wait for the store; they take turns on one connection. */
const waitingAtMost = 40

/** Uses the database's clock, so that instances with different clocks agree. `keyOf` hashes addresses. */
export function databaseStore(db: Db, keyOf: (visitor: string) => string): DoorStore {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function updateRows<T>(key: string, change: (entry: DoorEntry) => T): Promise<T> {
    return db.transaction(async (tx) => {
      await tx.insert(guideDoor).values({ state: quietDoor() }).onConflictDoNothing()
      const [open] = await tx.select({ state: guideDoor.state, now: databaseNow }).from(guideDoor).for('update')
      const [row] = await tx.select().from(guideDoorVisitors).where(eq(guideDoorVisitors.key, key))
      if (!open) throw new Error('guide_door has no row')
      const { state: door, now } = open
      const visitor = row && !isForgotten(row.state, now) ? row.state : newVisitor(now)
      const made = change({ door, visitor, now })
      await tx.update(guideDoor).set({ state: door })
      const seenAt = new Date(visitor.seen)
      await tx
        .insert(guideDoorVisitors)
        .values({ key, state: visitor, seenAt })
        .onConflictDoUpdate({ target: guideDoorVisitors.key, set: { state: visitor, seenAt } })
      return made
    })
  }

  return {
    update(visitor, change) {
      waiting++
      const mine = last.then(() => updateRows(keyOf(visitor), change)).finally(() => waiting--)
      last = mine.catch(() => undefined)
      return mine
    },
    async read() {
      const [open] = await db.select({ state: guideDoor.state, now: databaseNow }).from(guideDoor)
      return { door: open?.state ?? quietDoor(), now: open?.now ?? Date.now() }
    },
    busy: () => waiting >= waitingAtMost,
  }
}

/** A scheduled job: addresses, even hashed, are kept only while they count. */
export async function forgetDoorVisitors(db: Db): Promise<void> {
  const seconds = sql.raw(String(doorRules.forgetAfterSeconds))
  await db.delete(guideDoorVisitors).where(lt(guideDoorVisitors.seenAt, sql`now() - interval '${seconds} seconds'`))
}

const databaseNow = sql<number>`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number)
