import type { Colleague } from '#app/staff/accounts.server.ts'
import { PasswordButton, PasswordSheet } from '#app/staff/password-sheet.tsx'

export type Promoted = Pick<Colleague, 'id' | 'name'>

const wantedOf = (id: string) => ({ intent: 'role', fields: { id, role: 'admin' } })

/** With script, `onAsk` opens `AskToPromote`. */
export function MakeAdministrator({ id, name, onAsk }: Promoted & { onAsk: () => void }) {
  return (
    <PasswordButton {...wantedOf(id)} className="inline" of={name} onAsk={onAsk}>
      Make administrator
    </PasswordButton>
  )
}

export function AskToPromote({ id, name, onClose }: Promoted & { onClose: () => void }) {
  return (
    <PasswordSheet
      {...wantedOf(id)}
      title={`Make ${name} an administrator?`}
      asks="Administrators see and change everything, and may invite and remove others."
      leave="Cancel"
      go="Make administrator"
      onClose={onClose}
    />
  )
}
