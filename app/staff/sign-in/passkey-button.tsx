import { usePasskey } from '#app/staff/auth/use-passkey.ts'

/** Signs in without address and password, on a device added in the account. Its place stays free until script makes it work. */
export function PasskeyButton({ next }: { next: string }) {
  const { begin, busy, left, reply } = usePasskey('startAuthentication', {
    action: '/admin/login',
    start: 'start-passkey',
    finish: 'passkey',
    unused: 'No passkey was used.',
  })
  return (
    <div className="noscript:hidden [html:not([data-awake])_&]:invisible">
      <button type="button" className="button button-line w-full" disabled={busy} onClick={() => begin({ toFinish: { next } })}>
        {busy ? 'One moment…' : 'Use a passkey'}
      </button>
      <p role="status" className="text-muted mt-2 empty:hidden">
        {left || (busy ? '' : reply?.notice?.text)}
      </p>
    </div>
  )
}
