/** The guide's reception: one way in for the JSON function and for the form that needs no script. */
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { createDoor } from './door.server.ts'
import { createProofOffice, type Proof } from './door-proof.server.ts'
import {
  closeGuide,
  findGuestSession,
  type GuestSecrets,
  type GuestSession,
  guestSecrets,
  openGuide,
} from './guest-access.server.ts'
import { type GuestCookie, guestCookie } from './guest-cookie.server.ts'

export type Admission =
  | { status: 'open'; session: GuestSession; setCookie: string }
  | { status: 'wrong' }
  /** `challenge`: work that brings the next guess forward, when the door is pressed. */
  | { status: 'wait'; seconds: number; challenge?: unknown }

export type Reception = {
  admit(db: Db, guess: { password: string; address: string; proof?: Proof | undefined }): Promise<Admission>
  findSession(db: Db, request: Request): Promise<GuestSession | undefined>
  findSecrets(db: Db, request: Request): Promise<(GuestSecrets & { expiresAt: Date }) | undefined>
  /** @returns the cookie that clears the session. */
  leave(db: Db, request: Request): Promise<string>
}

export function createReception({ baseUrl, log }: { baseUrl: string; log: Pick<Logger, 'warn'> }): Reception {
  const cookie: GuestCookie = guestCookie(baseUrl)
  const office = createProofOffice()
  const door = createDoor({ onPressed: () => log.warn('many wrong guesses of the guest password: the door is pressed') })

  function findSession(db: Db, request: Request) {
    return findGuestSession(db, cookie.read(request))
  }

  return {
    findSession,
    async admit(db, { password, address, proof }) {
      const proven = proof !== undefined && door.pressed() && (await office.accept(proof))
      const guess = await door.guess({ address, proven }, () => openGuide(db, password))
      if (guess.result === 'wrong') return { status: 'wrong' }
      if (guess.result === 'wait') {
        const { seconds, pressed } = guess
        return { status: 'wait', seconds, ...(pressed && !proven ? { challenge: await office.challenge() } : {}) }
      }
      const { token, expiresAt, tokenHash } = guess.value
      return { status: 'open', session: { tokenHash, expiresAt }, setCookie: cookie.set(token, expiresAt) }
    },
    async findSecrets(db, request) {
      const session = await findSession(db, request)
      return session && { ...(await guestSecrets(db, session)), expiresAt: session.expiresAt }
    },
    async leave(db, request) {
      await closeGuide(db, cookie.read(request))
      return cookie.clear()
    },
  }
}
