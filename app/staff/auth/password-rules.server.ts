import { createRequire } from 'node:module'
import * as fieldLimits from '#app/field-limits.ts'

const { staffPasswordAtLeast: min, staffPassword: max } = fieldLimits

export const passwordsDiffer = 'Passwords do not match'

/** What is wrong with a new password that was typed twice, by field; undefined if nothing. */
export function newPasswordFaults(password: string, confirmation: string | undefined): Record<string, string> | undefined {
  const fault = passwordFault(password)
  if (fault) return { password: fault }
  return password === confirmation ? undefined : { confirmation: passwordsDiffer }
}

let common: Set<string> | undefined

/** What is wrong with a new password, in words; undefined if nothing. Knows common passwords offline. */
export function passwordFault(password: string): string | undefined {
  if (password.length < min) return `Password must be at least ${min} characters`
  if (password.length > max) return `Password must be at most ${max} characters`
  common ??= readCommon()
  const tooCommon = common.has(password.toLowerCase()) || new Set(password).size < 4 || isRun(password)
  return tooCommon ? 'This password is too common. Please choose one that only you would think of' : undefined
}

/** `abcdefgh`, `87654321`: each character follows the one before it, all in the same direction. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.charCodeAt(0))
  return new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0))).size === 1
}

/** Read only when somebody first sets a password, to keep the list out of memory until then. */
function readCommon(): Set<string> {
  const list = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return new Set(list.dictionary['passwords-common'])
}
