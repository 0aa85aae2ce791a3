import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { CopyButton } from '#app/guide/copy-button.tsx'
import { SendingSaid } from '#app/ui/forms/sending-said.tsx'
import { type Ended, lock, type OpenSecrets, unlock } from './guest-secrets.ts'
import { useSecrets } from './use-secrets.ts'

/** `secrets` is given only in a page rendered for a guest who is in, `problem` only after a post without script. */
export type GateCodeProps = { fallback: string; secrets?: OpenSecrets; problem?: string }

/** Island: the gate code, and the form to unlock it. Without script the form posts normally. */
export function GateCode({ fallback, secrets: given, problem }: GateCodeProps) {
  const { secrets, busy, notice, ended } = useSecrets(given)
  const gate = useRef<HTMLDivElement>(null)
  const { byHand, said } = useExchange(gate, secrets !== undefined)
  return (
    <div ref={gate} className="guide-gate">
      {secrets ? (
        <Open secrets={secrets} onLock={() => void byHand(lock)} />
      ) : (
        <Locked
          fallback={fallback}
          ended={ended}
          busy={busy}
          notice={notice ?? problem}
          onPassword={(password) => void byHand(() => unlock(password))}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/**
 * Opening or locking the guide removes the control in use, so the focus moves to what replaced it and screen readers announce it. Not if
 * another tab or the end of the session did it.
 */
function useExchange(gate: RefObject<HTMLElement | null>, open: boolean) {
  const asked = useRef(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    setSaid(open ? 'The guide is open on this device.' : 'The guide is locked on this device.')
    // If the focus is elsewhere, it stays there.
    if (document.activeElement === document.body) gate.current?.querySelector<HTMLElement>('output, [name=password]')?.focus()
  }, [open, gate])
  async function byHand(act: () => Promise<void>) {
    asked.current = true
    await act()
    asked.current = false
  }
  return { byHand, said }
}

function Open({ secrets, onLock }: { secrets: OpenSecrets; onLock: () => void }) {
  return (
    <>
      <p className="guide-code" data-secret>
        <output tabIndex={-1}>{secrets.gateCode}</output>
        <CopyButton text={secrets.gateCode} label="the gate code" />
      </p>
      <p className="caption measure mt-3">
        Kept on this device until {dayOf(secrets.expiresAt)}
        <span className="needs-script">, even where there is no signal</span>. The Wi-Fi is open below, too.
      </p>
      <form
        method="post"
        action="/guest-guide"
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault()
          onLock()
        }}
      >
        <input type="hidden" name="form" value="lock" />
        <button type="submit" data-island-for="gate-code" className="quiet-link min-h-11 text-start">
          Lock the guide on this device
        </button>
      </form>
    </>
  )
}

type LockedProps = {
  fallback: string
  ended: Ended | undefined
  busy: boolean
  notice: string | undefined
  onPassword: (password: string) => void
}

function Locked({ fallback, ended, busy, notice, onPassword }: LockedProps) {
  const told = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const refused = Boolean(notice) && !busy
  // Below the button, a phone's keyboard or bar may hide it.
  useEffect(() => {
    if (refused) told.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password.trim() === '') field.current?.focus()
    if (!busy) onPassword(password)
  }
  return (
    <>
      <p className="subtitle">{fallback}</p>
      {ended ? (
        <p role="status" className="measure mt-2">
          {ended.on
            ? `It was open here until ${dayOf(ended.on)}. Open it again while you have signal.`
            : 'It was open here and is locked again: the password may have changed. If yours no longer opens it, ring us.'}
        </p>
      ) : (
        <p className="caption measure mt-2">
          Or open the guide on this device
          <span className="needs-script">: the code and the Wi-Fi then stay on it, even without signal</span>.
        </p>
      )}
      <form
        method="post"
        action="/guest-guide#gate-code"
        onSubmit={onSubmit}
        className="mt-5"
        aria-label="Unlock the guide"
        noValidate
      >
        <input type="hidden" name="form" value="unlock" />
        <label htmlFor="guide-password" className="block text-[0.9375rem] text-muted">
          Guide password
        </label>
        <div className="flex flex-wrap items-end gap-4">
          <input
            ref={field}
            id="guide-password"
            name="password"
            className="field-line min-h-13 flex-1 basis-24 aria-invalid:me-0"
            required
            maxLength={fieldLimits.guestPassword}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={refused || undefined}
            aria-describedby="guide-password-notice"
          />
          <button type="submit" data-island-for="gate-code" className="button button-action" aria-disabled={busy}>
            {busy ? opening : 'Open'}
          </button>
        </div>
        <SendingSaid>{busy ? opening : null}</SendingSaid>
        <p
          ref={told}
          id="guide-password-notice"
          role="status"
          className={`mt-2 text-[0.9375rem] empty:hidden ${busy ? 'text-muted' : 'font-medium text-error'}`}
        >
          {notice}
        </p>
      </form>
      {/* The browser may have deleted what it kept, as Safari does after a week, while the house still knows the guest. */}
      <p className="mt-4">
        <a className="quiet-link" href="/guest-guide?open=1#gate-code">
          Already opened here? Show the codes
        </a>
      </p>
    </>
  )
}

const opening = 'Opening…'

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', timeZone: estate.timeZone }).format(new Date(moment))
}
