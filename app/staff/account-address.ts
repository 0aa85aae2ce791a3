import { z } from 'zod'
import { emailAddress } from '#app/requests/reading/typed-fields.ts'

/**
 * An address that can have an account: the library that signs people in takes fewer characters than mail servers do, so that
 * `a!b@kilmara.example` would be invited, join, and never get in. @param missing the message if there is none
 */
export function accountAddress(missing?: string) {
  return emailAddress(missing).pipe(z.email('This address cannot have an account. Please use another one.'))
}
