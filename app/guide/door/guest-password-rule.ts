import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'

const { guestPasswordAtLeast: min, guestPassword: max } = fieldLimits

/** A valid guide password, in Settings and in the environment: the door accepts no other, and ignores surrounding blanks. */
export const newGuestPassword = z
  .string()
  .refine((password) => password.trim().length >= min, `must be at least ${min} characters`)
  .max(max, `must be at most ${max} characters`)
