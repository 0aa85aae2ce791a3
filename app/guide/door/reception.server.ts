/** The guide's reception: one way in, for the JSON function and for the form without script. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { type HouseCookie, houseCookie } from '#app/requests/cookie.server.ts'
import type { RateLimits, SharedHouse } from '#app/requests/limits/rate-limit.server.ts'
import { createDoor } from './door.server.ts'
import { createProofOfWork, type Proof } from './door-proof.server.ts'
import { doorRules } from './door-rules.ts'
import { databaseStore, memoryStore } from './door-store.server.ts'
import {
  closeGuide,
  findGuestSession,
  type GuestSecrets,
  type GuestSession,
  getGuestSecrets,
  openGuide,
} from './guest-access.server.ts'

export type Admission =
  | { status: 'open'; session: GuestSession; setCookie: string }
  | { status: 'wrong' }
  /** With `challenge`, work that moves the next guess forward. */
  | { status: 'wait'; seconds: number; challenge?: unknown }

export type Reception = {
  admit(db: Db, guess: { password: string; address: string; proof?: Proof | undefined }): Promise<Admission>
  findSession(db: Db, request: Request): Promise<GuestSession | undefined>
  findSecrets(db: Db, request: Request): Promise<(GuestSecrets & { expiresAt: Date }) | undefined>
  /** @returns the cookie that clears the session. */
  leave(db: Db, request: Request): Promise<string>
}

type Needs = { baseUrl: string; log: Pick<Logger, 'warn'>; limits: RateLimits; shared?: SharedHouse | undefined }

/** With `shared`, all instances have one door: a guess at one counts at all of them. */
export function createReception({ baseUrl, log, limits, shared }: Needs): Reception {
  const cookie: HouseCookie = houseCookie(baseUrl, 'guest')
  const keyed = (text: string) =>
    createHmac('sha256', shared?.secret ?? ownSecret)
      .update(`guide door ${text}`)
      .digest('hex')
  const proofOfWork = createProofOfWork(keyed('proofs'), async (id) => (await limits.exceeded('doorProof', id)) === undefined)
  const door = createDoor({
    store: shared ? databaseStore(shared.db, keyed) : memoryStore(),
    onPressed: () => log.warn('many wrong guesses at the guest password: the door is under pressure'),
  })

  function findSession(db: Db, request: Request) {
    return findGuestSession(db, cookie.read(request))
  }

  /** Not even told to the door; whoever works is told to it all the same, or one who guesses would use up the rate of all at his address. */
  async function refusedByRate(address: string) {
    const seconds = await limits.exceeded('guideGuesses', address)
    return seconds === undefined ? undefined : ({ result: 'wait', seconds, pressed: true } as const)
  }

  return {
    findSession,
    async admit(db, { password, address, proof }) {
      const proven = proof !== undefined && (await proofOfWork.accept(proof))
      const refused = proven ? undefined : await refusedByRate(address)
      const answer = refused ?? (await door.guess({ address, proven }, () => openGuide(db, password)))
      if (answer.result === 'wrong') return { status: 'wrong' }
      if (answer.result === 'wait') {
        const { seconds, pressed } = answer
        // A proof is spent at once, or it would serve many: whoever has worked and found that lane full keeps to it by working again.
        const worthWork = proven || pressed || seconds >= doorRules.workFromSeconds
        return { status: 'wait', seconds, ...(worthWork ? { challenge: await proofOfWork.challenge() } : {}) }
      }
      const { token, ...session } = answer.value
      return { status: 'open', session, setCookie: cookie.set(token, session.expiresAt) }
    },
    async findSecrets(db, request) {
      const session = await findSession(db, request)
      return session && { ...(await getGuestSecrets(db, session)), expiresAt: session.expiresAt }
    },
    async leave(db, request) {
      await closeGuide(db, cookie.read(request))
      return cookie.clear()
    },
  }
}

const ownSecret = randomBytes(32)
