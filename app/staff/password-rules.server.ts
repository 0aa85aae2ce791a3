import { createRequire } from 'node:module'

export const passwordLimits = { min: 8, max: 128 } as const

let common: Set<string> | undefined

/** What is wrong with a new password, in our words; undefined when nothing is. Knows the common ones offline. */
export function passwordFault(password: string): string | undefined {
  if (password.length < passwordLimits.min) return `Password must be at least ${passwordLimits.min} characters`
  if (password.length > passwordLimits.max) return `Password must be at most ${passwordLimits.max} characters`
  common ??= readCommon()
  const tooCommon = common.has(password.toLowerCase()) || new Set(password).size < 4
  return tooCommon ? 'This password is too common. Please choose one that only you would think of' : undefined
}

/** Read when somebody first chooses a password: a list that a house of guests alone need not hold in memory. */
function readCommon(): Set<string> {
  const list = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return new Set(list.dictionary['passwords-common'])
}
