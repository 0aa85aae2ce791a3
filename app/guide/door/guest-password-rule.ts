import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'

const { guestPasswordAtLeast: min, guestPassword: max } = fieldLimits

/** What may become the guide's password, in Settings as in the environment: the door opens to no other, and hears no blanks around it. */
export const newGuestPassword = z
  .string()
  .refine((password) => password.trim().length >= min, `must be at least ${min} characters`)
  .max(max, `must be at most ${max} characters`)
