import { Field } from '#app/ui/forms/field.tsx'

/** In forms that ask for it again (sign-in/recent-sign-in.server.ts). */
export function YourPassword({ error }: { error?: string | undefined }) {
  return <Field label="Your password" name="password" type="password" required autoComplete="current-password" error={error} />
}
