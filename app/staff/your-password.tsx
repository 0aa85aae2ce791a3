import { createContext, use } from 'react'
import { Field } from '#app/ui/forms/field.tsx'

/** The email address of the person signed in; the console's layout provides it. */
export const OwnAddressContext = createContext('')

/** Tells password managers whose password a form asks for. Otherwise they take a colleague's address in the same form for the user name. */
export function OwnAddress() {
  return <input type="email" autoComplete="username" value={use(OwnAddressContext)} readOnly hidden />
}

type Needs = { label?: string; error?: string | undefined }

/** The field in forms that ask for the password again (auth/recent-sign-in.server.ts). */
export function YourPassword({ label = 'Your password', error }: Needs) {
  return (
    <>
      <OwnAddress />
      <Field label={label} name="password" type="password" required autoComplete="current-password" error={error} />
    </>
  )
}
