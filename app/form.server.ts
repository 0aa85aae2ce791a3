/** How pages read a form that was posted without JavaScript. */
import { data } from 'react-router'
import { readText } from './body.server.ts'

/**
 * The fields of an urlencoded form, a name's last value. @throws a response 415 or 413: only a program sends such a form.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw data(null, { status: 415, statusText: 'Unsupported Media Type' })
  const text = await readText(request)
  if (text === undefined) throw data(null, { status: 413, statusText: 'Content Too Large' })
  return Object.fromEntries(new URLSearchParams(text))
}
