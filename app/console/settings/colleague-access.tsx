/** Giving a colleague more, or taking it away: each asks for the password, so that nobody who finds a console open does either. */
import type { Colleague } from '#app/staff/accounts.server.ts'
import { PasswordButton, PasswordSheet } from '#app/staff/password-sheet.tsx'

/** A change, and the colleague whom it concerns. */
export type Asked = Pick<Colleague, 'id' | 'name'> & { to: Change; isMe: boolean }
type Change = 'administrator' | 'staff' | 'removed'

const buttons: Record<Change, string> = { administrator: 'Make administrator', staff: 'Make staff', removed: 'Remove' }

function wantedOf({ id, to }: Asked): { intent: string; fields: Record<string, string> } {
  if (to === 'removed') return { intent: 'remove-colleague', fields: { id } }
  return { intent: 'role', fields: { id, role: to === 'staff' ? 'staff' : 'admin' } }
}

/** With script, `onAsk` opens `AskForAccess`. */
export function AccessButton({ onAsk, ...asked }: Asked & { onAsk: (asked: Asked) => void }) {
  return (
    <PasswordButton
      {...wantedOf(asked)}
      className="inline"
      of={asked.name}
      danger={asked.to === 'removed'}
      onAsk={() => onAsk(asked)}
    >
      {buttons[asked.to]}
    </PasswordButton>
  )
}

export function AskForAccess({ onClose, ...asked }: Asked & { onClose: () => void }) {
  return <PasswordSheet {...wantedOf(asked)} {...questionOf(asked)} leave="Cancel" onClose={onClose} />
}

function questionOf({ name, to, isMe }: Asked): { title: string; asks: string; go: string } {
  if (to === 'administrator')
    return {
      title: `Make ${name} an administrator?`,
      asks: 'Administrators see and change everything, and may invite and remove others.',
      go: buttons.administrator,
    }
  if (to === 'staff')
    return isMe
      ? {
          title: 'Stop being an administrator?',
          asks: 'You will see only orders and guest feedback until another administrator changes it back.',
          go: 'Make me staff',
        }
      : { title: `Make ${name} staff?`, asks: 'They will see only orders and guest feedback.', go: buttons.staff }
  return isMe
    ? { title: 'Remove your own account?', asks: 'You will be signed out at once.', go: 'Remove my account' }
    : {
        title: `Remove ${name}?`,
        asks: 'They will be signed out at once, and need a new invitation to come back.',
        go: `Remove ${name}`,
      }
}
