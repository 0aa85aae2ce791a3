/**
 * What this browser knows about the gate code and the Wi-Fi key: those of the current session, kept for offline use, and wiped in all its
 * tabs when the guest locks the guide, the session ends or the server no longer knows it.
 */
import { del, get, set } from 'idb-keyval'
import { waitMessage } from '#app/guide/guide-wording.ts'
import { whilePatient, withinPatience } from '#app/ui/forms/patience.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'

export type OpenSecrets = { gateCode: string; wifi: { name: string; key: string }; expiresAt: string }
/** How it came that the guide is no longer open in this browser: `on` that day its time was over, or else by, e.g., a new password. */
export type Ended = { on?: string }
export type SecretsState = {
  secrets?: OpenSecrets | undefined
  busy: boolean
  notice?: string | undefined
  ended?: Ended | undefined
}

const keptUnder = 'guest-secrets'
/** A hint for this tab that asking may be worthwhile; it grants nothing. */
const hint = 'guestGuideAuthenticated'
const owed = 'guestGuideLockOwed'
/** The page waits this long by itself; for a longer wait the guest decides. */
const patienceSeconds = 6

type Known = {
  state: SecretsState
  listeners: Set<() => void>
  started: boolean
  askedAt: number
  /** How often the guide was locked: an answer to a request made before a lock comes too late. */
  locks: number
  /** Whether it was opened or wiped since the page loaded, which is newer than what was rendered. */
  settled: boolean
}
/**
 * Kept on the page, not in this module: after a file failed to load, a page may have its modules twice (site/head-script/boot.ts), and
 * locking one must lock both.
 */
const page = globalThis as { guestSecrets?: Known }
page.guestSecrets ??= { state: { busy: false }, listeners: new Set(), started: false, askedAt: 0, locks: 0, settled: false }
const known = page.guestSecrets

export const secretsState = {
  subscribe(listener: () => void) {
    known.listeners.add(listener)
    if (!known.started) start()
    return () => void known.listeners.delete(listener)
  },
  get: () => known.state,
}

/**
 * Adopts what the server rendered, unless the guide was locked since. Stores nothing on the server, where this module is shared by
 * everybody.
 */
export function adoptSecrets(given: OpenSecrets | undefined) {
  if (!given || typeof window === 'undefined') return
  // An island may wake after the guide was locked in another: what was rendered is no longer valid.
  if (known.settled || isOver(given) || tryStorage(() => localStorage.getItem(owed))) return
  known.state = { ...known.state, secrets: given }
  void keep(given)
}

function change(next: Partial<SecretsState>) {
  known.state = { ...known.state, ...next }
  for (const listener of known.listeners) listener()
}

function start() {
  known.started = true
  void resume()
  addEventListener('online', () => void resume())
  // Only from other tabs: there the guest has just locked the guide.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === owed && newValue) void forget()
  })
  // Restored from the back/forward cache, during which events from other tabs were missed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void resume()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    forgetWhenOver()
    if (Date.now() - known.askedAt > 60_000) void resume()
  })
}

/** Shows what is kept at once, then asks the server whether it is still valid. */
async function resume() {
  // A locked guide stays locked, even if the server does not know yet: report it instead of asking.
  if (tryStorage(() => localStorage.getItem(owed))) {
    await forget()
    return tellLocked()
  }
  const asked = known.locks
  const kept = await tryKept(() => get<OpenSecrets>(keptUnder))
  // It was locked while being read.
  if (known.locks !== asked) return
  if (kept && !isOver(kept)) change({ secrets: kept })
  else if (kept) await endOn(kept)
  if (!kept && !tryStorage(() => sessionStorage.getItem(hint))) return
  known.askedAt = Date.now()
  const answer = await ask({}).catch(() => undefined)
  if (known.locks !== asked) return
  if (answer?.status === 200) await keep(answer.secrets)
  if (answer?.status !== 401) return
  await wipe()
  if (kept && !isOver(kept)) change({ ended: {} })
}

export async function unlock(password: string): Promise<void> {
  if (password.trim() === '') return change({ notice: fillThisIn })
  change({ busy: true, notice: undefined })
  try {
    // Otherwise the pending lock would end the session that now begins.
    if (tryStorage(() => localStorage.getItem(owed))) await tellLocked()
    const notice = await tryUnlock(password)
    // Opened since then: a lock that could not be reported must not lock it again.
    if (known.state.secrets && !notice) tryStorage(() => localStorage.removeItem(owed))
    change({ notice, busy: false })
  } catch {
    change({ notice: 'There is no connection just now. Please try again.', busy: false })
  }
}

/** @returns the notice to show if it did not open */
async function tryUnlock(password: string, proof?: unknown, tries = 4): Promise<string | undefined> {
  const asked = known.locks
  const answer = await ask({ password, proof })
  // It was locked in another tab while this one was opening it, and stays locked.
  if (answer.status === 200 && known.locks !== asked) return 'The guide has since been locked. Please try again.'
  if (answer.status === 200) {
    await keep(answer.secrets)
    return undefined
  }
  const { seconds, message, challenge } = answer
  if (answer.status !== 429 || tries === 0) return message
  if (challenge) {
    change({ notice: 'One moment: the door is busy, your device is queueing for you.' })
    const { workFor } = await withinPatience(import('#app/guide/door/door-work.ts'))
    const solved = await workFor(challenge)
    if (solved) return tryUnlock(password, solved, tries - 1)
  }
  if (seconds > patienceSeconds) return waitMessage(seconds)
  change({ notice: 'One moment …' })
  await new Promise((done) => setTimeout(done, seconds * 1000))
  return tryUnlock(password, undefined, tries - 1)
}

export async function lock(): Promise<void> {
  tryStorage(() => localStorage.setItem(owed, 'yes'))
  await forget()
  await tellLocked()
}

/** Wipes what is kept, and makes pending answers count as too late. */
function forget() {
  known.locks += 1
  hideWhatSleeps()
  return wipe()
}

/** A visible part whose island still sleeps shows what was rendered: hide it, and wake the island to update it. */
function hideWhatSleeps() {
  for (const secret of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake=yes]) [data-secret]')) {
    secret.hidden = true
    secret.closest('[data-island]')?.dispatchEvent(new Event('focusin'))
  }
}

/** Tells the server, and keeps a note until that is done: a guide locked without signal is locked on the server later. */
async function tellLocked() {
  const done = await fetch('/guest-guide', {
    method: 'POST',
    body: new URLSearchParams({ form: 'lock' }),
    keepalive: true,
    signal: whilePatient(),
  }).catch(() => undefined)
  if (done?.ok) tryStorage(() => localStorage.removeItem(owed))
}

async function keep(secrets: OpenSecrets) {
  known.settled = true
  tryStorage(() => sessionStorage.setItem(hint, 'true'))
  change({ secrets, notice: undefined, ended: undefined })
  await tryKept(() => set(keptUnder, secrets))
}

/** Browsers may have no storage, or no space in it: the guide opens and locks all the same. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The same for the database, which may also be missing or refused: idb-keyval then throws before there is a promise. */
async function tryKept<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}

async function wipe() {
  known.settled = true
  tryStorage(() => sessionStorage.removeItem(hint))
  // Only once nothing is kept does the page say that it is locked.
  await tryKept(() => del(keptUnder))
  change({ secrets: undefined })
}

function isOver(secrets: OpenSecrets) {
  return new Date(secrets.expiresAt).getTime() <= Date.now()
}

async function endOn({ expiresAt }: OpenSecrets) {
  await wipe()
  change({ ended: { on: expiresAt } })
}

function forgetWhenOver() {
  if (known.state.secrets && isOver(known.state.secrets)) void endOn(known.state.secrets)
}

type Answer =
  | { status: 200; secrets: OpenSecrets }
  | { status: 401 | 429 | 500; seconds: number; message: string; challenge?: unknown }

async function ask(body: { password?: string; proof?: unknown }): Promise<Answer> {
  const response = await fetch('/functions/v1/get-gate-code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: whilePatient(),
  })
  const said = await response.json()
  if (response.ok) return { status: 200, secrets: { gateCode: said.gate_code, wifi: said.wifi, expiresAt: said.expires_at } }
  const status = response.status === 401 || response.status === 429 ? response.status : 500
  const { message, challenge } = said.error ?? {}
  return { status, seconds: Number(response.headers.get('retry-after') ?? 1), message, challenge }
}
