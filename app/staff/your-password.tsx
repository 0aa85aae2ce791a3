import { createContext, use } from 'react'
import { Field } from '#app/ui/forms/field.tsx'

/** The address of who is signed in; the console's layout provides it. */
export const OwnAddressContext = createContext('')

/** Says to a password manager whose password a form asks for. Else it takes a colleague's address in the same form to be the name. */
export function OwnAddress() {
  return <input type="email" autoComplete="username" value={use(OwnAddressContext)} readOnly hidden />
}

type Needs = { label?: string; error?: string | undefined }

/** In forms that ask for it again (auth/recent-sign-in.server.ts). */
export function YourPassword({ label = 'Your password', error }: Needs) {
  return (
    <>
      <OwnAddress />
      <Field label={label} name="password" type="password" required autoComplete="current-password" error={error} />
    </>
  )
}
