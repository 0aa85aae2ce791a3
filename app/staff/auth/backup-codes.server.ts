import { randomText } from '#app/tokens.server.ts'

/** Ten codes of 49 bits each, instead of the second step when the phone is lost. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => `${randomText(5)}-${randomText(5)}`)
}
