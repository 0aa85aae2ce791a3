/** Reads forms that were posted without JavaScript. */
import { data } from 'react-router'
import type { House } from '#app/context.ts'
import { awaySeconds, isAway } from '#app/db/away.server.ts'
import { sizes } from '#app/limits.server.ts'
import { mediaTypeOf, readText } from './body.server.ts'

/** The fields of a urlencoded form; the last value of each name. @throws a response 415, which only programs can cause, or 413. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readFields(request))
}

/** The same, with every value of each name. @param limit of the body, in bytes. @throws a response 415 or 413 */
export async function readFields(request: Request, limit?: number): Promise<URLSearchParams> {
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded')
    throw data(null, { status: 415, statusText: 'Unsupported Media Type' })
  const text = await readText(request, limit)
  if (text === undefined || text.split('&', sizes.formFields + 1).length > sizes.formFields)
    throw data(null, { status: 413, statusText: 'Content Too Large' })
  return new URLSearchParams(text)
}

/**
 * Stores what a form has posted. If that fails, `failed` becomes the page's data, with all that was typed, and the status 503 says that it
 * may work soon.
 */
export async function orFailed<Done, Reply>(log: House['log'], store: () => Promise<Done>, failed: Reply) {
  try {
    return await store()
  } catch (err) {
    log.error({ err }, 'a form could not be stored')
    return isAway(err) ? data(failed, { status: 503, headers: { 'Retry-After': awaySeconds } }) : data(failed, 500)
  }
}
