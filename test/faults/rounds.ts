/** Rounds of traffic in which one thing fails at a random moment, followed by an audit. */
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { createChance } from './chance.ts'
import { audit, type Entry, type Findings } from './ledger.ts'
import { createTraffic } from './traffic.ts'
import { type Kind, openWorld, type World } from './world.ts'

type Run = {
  kind: Kind
  rounds: number
  seed: number
  /** No round starts after this long. */
  minutes?: number
  say?: (line: string) => void
}
/** How many guests act at once, and for how long at most before and after something breaks. */
const guests = 6
const maxMs = 900

export type Outcome = { rounds: number; findings: Findings; broken: Record<string, number>; actions: number }

export async function runRounds({ kind, rounds, seed, minutes = 24 * 60, say = () => {} }: Run): Promise<Outcome> {
  const chance = createChance(seed)
  const world = await openWorld(kind)
  try {
    const entries: Entry[] = []
    const traffic = createTraffic({ chance, houses: world.addresses, stripe: world.stripe, entries, cookie: () => world.cookie })
    const broken: Record<string, number> = {}
    const names = Object.keys(world.faults)
    const until = Date.now() + minutes * 60_000
    let round = 0
    while (round < rounds && Date.now() < until) {
      round += 1
      // Faults take turns, so that even a short run meets different ones; the timing and everything else is random.
      const name = names[(round - 1) % names.length] as string
      const fault = world.faults[name]
      let going = true
      const people = Array.from({ length: guests }, async (_, at) => {
        // A human pause, which also avoids hammering a house that is down.
        while (going)
          await (at === 0 && traffic.waitingEvents() > 0 ? traffic.deliver() : traffic.act()).then(() =>
            after(5 + chance.below(20)),
          )
      })
      await after(maxMs / 4 + chance.below(maxMs))
      await fault?.breaks(chance)
      broken[name] = (broken[name] ?? 0) + 1
      await after(chance.below(maxMs / 2))
      await fault?.mends()
      going = false
      await Promise.all(people)
      world.expectAlive()
      if (round % 10 === 0)
        say(`  round ${round}: ${entries.length} actions, ${entries.filter((one) => one.acknowledged).length} acknowledged`)
    }
    await recover(world, traffic)
    let findings: Findings | undefined
    const look = async (db: Db) => {
      findings = await audit(db, entries, world.stripe, world.smtp.received)
    }
    await world.whileClosed(look, { last: true })
    if (!findings) throw new Error('There was no audit.')
    return { rounds: round, findings, broken, actions: entries.length }
  } finally {
    await world.close()
  }
}

/** Everything works again. Events are resent until accepted; the up to an hour that mails wait for their next try is skipped. */
async function recover(world: World, traffic: ReturnType<typeof createTraffic>): Promise<void> {
  while (traffic.waitingEvents() > 0) await traffic.deliver()
  if ((await world.waitingMails()) === 0) return
  await world.whileClosed(async (db) => {
    await db.execute(sql`update mail_outbox set next_attempt_at = now() where sent_at is null and failed_at is null`)
  })
  const deadline = Date.now() + 600_000
  while ((await world.waitingMails()) > 0) {
    world.expectAlive()
    if (Date.now() > deadline) throw new Error(`${await world.waitingMails()} mails still wait`)
    await after(500)
  }
}
