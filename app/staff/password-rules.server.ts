import { dictionary } from '@zxcvbn-ts/language-common'

export const passwordLimits = { min: 8, max: 128 } as const

let common: Set<string> | undefined

/** What is wrong with a new password, in our words; undefined when nothing is. Knows the common ones offline. */
export function passwordFault(password: string): string | undefined {
  if (password.length < passwordLimits.min) return `Password must be at least ${passwordLimits.min} characters`
  if (password.length > passwordLimits.max) return `Password must be at most ${passwordLimits.max} characters`
  common ??= new Set(dictionary['passwords-common'])
  const tooCommon = common.has(password.toLowerCase()) || new Set(password).size < 4
  return tooCommon ? 'This password is too common. Please choose one that only you would think of' : undefined
}
