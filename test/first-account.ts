import { fionn } from './cast.ts'
import { cookieOf } from './cookie-of.ts'

/** Makes the first account of a house that is running elsewhere. @returns its session's Cookie header */
export async function makeFirstAccount(address: string, setupCode: string): Promise<string> {
  const answer = await fetch(`${address}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'signup', setup: setupCode, ...fionn }),
    redirect: 'manual',
  })
  const cookie = cookieOf(answer)
  if (answer.status !== 302 || !cookie) throw new Error(`no account could be made: ${answer.status}`)
  return cookie
}
