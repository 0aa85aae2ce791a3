/** The rules of all tables in this folder, in the order in which they are tried. */
import type { FormRule } from './form-rule.ts'
import { ofBeingHere } from './of-being-here.ts'
import { ofBooking } from './of-booking.ts'
import { ofNumbersAndPeople } from './of-numbers-and-people.ts'

export const formRules: readonly FormRule[] = [...ofBooking, ...ofBeingHere, ...ofNumbersAndPeople]
