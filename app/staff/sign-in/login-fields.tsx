import * as fieldLimits from '#app/field-limits.ts'
import { Field } from '#app/ui/forms/field.tsx'

export const modes = ['signin', 'signup', 'reset', 'code', 'password'] as const
export type Mode = (typeof modes)[number]

type LoginFieldsProps = { mode: Mode; faults: Record<string, string>; email: string; onEmail: (email: string) => void }

/**
 * The fields each mode needs, always in the same order. An address stays when the mode changes: somebody who forgot their password has just
 * typed it.
 */
export function LoginFields({ mode, faults, email, onEmail }: LoginFieldsProps) {
  return (
    <>
      {mode === 'signup' ? (
        <Field label="Your name" optional name="name" autoComplete="name" maxLength={fieldLimits.name} error={faults.name} />
      ) : null}
      {mode === 'code' || mode === 'password' ? null : (
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
          onChange={({ currentTarget }) => onEmail(currentTarget.value)}
          maxLength={fieldLimits.email}
          error={faults.email}
        />
      )}
      {mode === 'code' ? (
        <Field
          label="Code from your authenticator app, or a backup code"
          name="code"
          required
          autoComplete="one-time-code"
          // What is copied from paper is not a word.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={faults.code}
        />
      ) : null}
      {mode === 'reset' || mode === 'code' ? null : (
        <Field
          label={mode === 'signin' ? 'Password' : `Password (at least ${fieldLimits.staffPasswordAtLeast} characters)`}
          name="password"
          type="password"
          required
          maxLength={fieldLimits.staffPassword}
          autoComplete={mode === 'signin' ? 'current-password' : 'new-password'}
          error={faults.password}
        />
      )}
      {mode === 'password' ? (
        <Field
          label="Repeat the password"
          name="confirmation"
          type="password"
          required
          autoComplete="new-password"
          error={faults.confirmation}
        />
      ) : null}
    </>
  )
}

export function Admission({ setup, invitation }: { setup: string | undefined; invitation: string | undefined }) {
  if (invitation) return <input type="hidden" name="invitation" value={invitation} />
  if (setup) return <input type="hidden" name="setup" value={setup} />
  return <Field label="Set-up code, for the first account" optional name="setup" autoComplete="off" />
}
