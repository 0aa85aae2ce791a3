/** The guide's door: who may have a password checked, and when. The rules are in door-rules.ts. */
import { networkOf } from '#app/requests/client-address.server.ts'
import { approach, endCheck, isPressed, newVisitor, noteWrong } from './door-rules.ts'
import { type DoorStore, memoryStore } from './door-store.server.ts'

export type Guess<T> = { result: 'open'; value: T } | { result: 'wrong' } | { result: 'wait'; seconds: number; pressed: boolean }

export type Door = {
  pressed(): Promise<boolean>
  /** Runs `check` when it is this visitor's turn. `check` returns undefined for a wrong password. */
  guess<T>(visitor: { address: string; proven: boolean }, check: () => Promise<T | undefined>): Promise<Guess<T>>
}

export function createDoor({ store = memoryStore(), onPressed = () => {} }: Partial<Needs> = {}): Door {
  return {
    async pressed() {
      const { door, now } = await store.read()
      return isPressed(door, now)
    },
    async guess({ address, proven }, check) {
      if (store.busy()) return { result: 'wait', seconds: 1, pressed: true }
      const network = networkOf(address)
      const verdict = await store.update(network, ({ door, visitor, now }) => ({
        ...approach(door, visitor, proven, now),
        pressed: isPressed(door, now),
      }))
      if ('wait' in verdict) {
        return { result: 'wait', seconds: Math.max(1, Math.ceil(verdict.wait)), pressed: verdict.pressed }
      }
      if (verdict.turnIn > 0) await delay(verdict.turnIn * 1000)
      let value: Awaited<ReturnType<typeof check>>
      try {
        value = await check()
      } catch (error) {
        // The check itself failed, so the next guess need not wait for this one.
        await store.update(network, ({ visitor }) => endCheck(visitor)).catch(() => undefined)
        throw error
      }
      if (value !== undefined) {
        await store.update(network, ({ visitor, now }) => void Object.assign(visitor, newVisitor(now)))
        return { result: 'open', value }
      }
      const pressedNow = await store.update(network, ({ door, visitor, now }) => {
        const before = isPressed(door, now)
        noteWrong(door, visitor, now)
        return !before && isPressed(door, now)
      })
      if (pressedNow) onPressed()
      return { result: 'wrong' }
    },
  }
}

type Needs = { store: DoorStore; onPressed: () => void }

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
