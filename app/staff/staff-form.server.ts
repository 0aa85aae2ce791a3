/** Reads and answers the console's forms. */
import { data } from 'react-router'
import { isId } from '#app/db/new-id.server.ts'
import { sizes } from '#app/limits.server.ts'
import { readFields } from '#app/requests/form.server.ts'
import { Refusal } from '#app/requests/json-function.server.ts'
import type { Notice, Typed } from '#app/ui/forms/form-reply.ts'

/** `fields` by name; for repeated names `all` has every value. */
export type StaffForm = {
  fields: Record<string, string>
  all: (name: string) => string[]
  /** For refilling a page rendered in answer; undefined for a post by script, whose page still shows the input. */
  typed: Typed | undefined
}

/** A form posted by a known member of staff. @throws a response 415 or 413. */
export async function readStaffForm(request: Request, limit = sizes.staffForm): Promise<StaffForm> {
  const search = await readFields(request, limit)
  const all = (name: string) => search.getAll(name)
  const byScript = request.headers.get('Sec-Fetch-Dest') === 'empty'
  const names = [...new Set(search.keys())].filter((name) => !secrets.includes(name))
  const typed = byScript ? undefined : Object.fromEntries(names.map((name) => [name, all(name)]))
  return { fields: Object.fromEntries(search), all, typed }
}

/** Fields that are never sent back in a page. */
const secrets = ['current', 'password', 'confirmation', 'code']

/** A row's id as sent by a form. @throws Refusal 404 for what cannot be one. */
export function rowId(id: string | undefined): string {
  if (isId(id)) return id
  throw new Refusal(404, 'not_found', 'There is no such entry.')
}

/**
 * The success message, or how to make it from the result; the failure message; and the verb itself. `in place`: the page shows the
 * outcome itself (`Notice`).
 */
export type Verb = readonly [
  success: string | ((done: never) => string),
  failure: string,
  run: () => Promise<unknown>,
  where?: 'in place',
]

/** `values`: what was typed, for a page that has to show it again (`usePosted`). */
export type Reply = {
  intent: string | undefined
  notice: Notice
  fieldErrors?: Record<string, string>
  code?: string
  values?: Typed
}

/**
 * Runs the verb that the form asks for and answers with its success notice or, for a refusal, the refusal's message. Anything else thrown
 * goes to the caller's `log` and becomes the verb's failure message. @throws a response 400 for an unknown verb
 */
export async function carryOut(
  log: { error: (detail: object, text: string) => void },
  { fields: { intent }, typed }: StaffForm,
  verb: Verb | undefined,
) {
  if (!verb) throw data(null, { status: 400, statusText: 'Bad Request' })
  const [success, failure, run, where] = verb
  try {
    const done = await run()
    const text = typeof success === 'string' ? success : success(done as never)
    return data<Reply>({ intent, notice: { kind: 'success', title: 'Success', text, ...(where ? { inPlace: true } : {}) } })
  } catch (error) {
    if (error instanceof Response || (error as { type?: string })?.type === 'DataWithResponseInit') throw error
    const refused = error instanceof Refusal ? error : undefined
    if (!refused) log.error({ err: error }, failure)
    const notice: Notice = { kind: 'error', title: 'Error', text: refused?.message ?? failure }
    const { code, fields: fieldErrors, status = 500 } = refused ?? {}
    const values = typed
    return data<Reply>({ intent, notice, code, fieldErrors, values }, status)
  }
}

/** The same answer with more data for the page. */
export function withMore<More extends object>({ data: reply, init }: Awaited<ReturnType<typeof carryOut>>, more: More) {
  return data({ ...reply, ...more }, init ?? {})
}
