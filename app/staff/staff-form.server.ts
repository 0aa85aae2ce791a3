/** Reads and answers the console's forms. */
import { data, type RouterContextProvider } from 'react-router'
import { isId } from '#app/db/new-id.server.ts'
import { isKeyOf } from '#app/find-own.ts'
import { sizes } from '#app/limits.server.ts'
import { readFields } from '#app/requests/reading/form.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import type { Notice, Typed } from '#app/ui/forms/form-reply.ts'
import type { ConsolePage } from './access.ts'
import { requireStaff } from './require-staff.server.ts'
import type { Staff } from './staff-role.ts'

/** `fields` by name; for repeated names `all` has every value. */
export type StaffForm = {
  staff: Staff
  fields: Record<string, string>
  all: (name: string) => string[]
  /** For refilling a page rendered in answer; undefined for a post by script, whose page still shows the input. */
  typed: Typed | undefined
}

/**
 * A form for a page that its sender may open. @throws as `requireStaff`; a response 415 or 413
 */
export async function readStaffForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: ConsolePage,
  limit = sizes.staffForm,
): Promise<StaffForm> {
  // Nobody else may send so much.
  await requireStaff(request, context, page)
  const search = await readFields(request, limit)
  // A form can be made to take a minute to arrive, and its sender may have been removed in the meantime.
  const staff = await requireStaff(request, context, page)
  const all = (name: string) => search.getAll(name)
  const byScript = request.headers.get('Sec-Fetch-Dest') === 'empty'
  const names = [...new Set(search.keys())].filter((name) => !secrets.includes(name))
  const typed = byScript ? undefined : Object.fromEntries(names.map((name) => [name, all(name)]))
  return { staff, fields: Object.fromEntries(search), all, typed }
}

/** Fields that are never sent back in a page. */
const secrets = ['current', 'password', 'confirmation', 'code']

/** A row's id as sent by a form. @throws Refusal 404 for what cannot be one. */
export function rowId(id: string | undefined): string {
  if (isId(id)) return id
  throw new Refusal(404, 'not_found', 'There is no such entry.')
}

/** What a console form can request. */
type Verb<Done = unknown> = {
  /** The message once it is done, or a function that makes it from the result of `run`. */
  success: string | ((done: Done) => string)
  /** The message if it could not be done, unless a Refusal has its own. */
  failure: string
  run: () => Promise<Done>
  /** The page shows the outcome itself (`Notice`). */
  inPlace?: boolean
}

/** A page's verbs, by the `intent` that its forms post. */
type Verbs<Results> = { [Intent in keyof Results]: Verb<Results[Intent]> }

/** `values`: what was typed, for a page that must show it again (`usePosted`). */
type Reply = {
  intent: string
  notice: Notice
  fieldErrors?: Record<string, string> | undefined
  code?: string | undefined
  values?: Typed | undefined
}

/**
 * Runs the verb that the form asks for and answers with its success notice or, for a refusal, the refusal's message. Anything else thrown
 * goes to the caller's `log` and becomes the verb's failure message. @returns also the verb's result, under its name. @throws a response
 * 400 for an unknown verb
 */
export async function carryOut<Results extends object>(
  log: { error: (detail: object, text: string) => void },
  { fields: { intent = '' }, typed }: Pick<StaffForm, 'fields' | 'typed'>,
  verbs: Verbs<Results>,
): Promise<{ reply: ReturnType<typeof data<Reply>>; done: Partial<Results> }> {
  if (!isKeyOf(verbs, intent)) throw data(null, { status: 400, statusText: 'Bad Request' })
  const { success, failure, run, inPlace } = verbs[intent]
  try {
    const given = await run()
    const text = typeof success === 'string' ? success : success(given)
    const notice: Notice = { kind: 'success', title: 'Success', text, ...(inPlace ? { inPlace } : {}) }
    return { reply: data({ intent, notice }), done: { [intent]: given } as Partial<Results> }
  } catch (error) {
    if (error instanceof Response || (error as { type?: string })?.type === 'DataWithResponseInit') throw error
    const refused = error instanceof Refusal ? error : undefined
    if (!refused) log.error({ err: error }, failure)
    const notice: Notice = { kind: 'error', title: 'Error', text: refused?.message ?? failure }
    const { code, fields: fieldErrors, status = 500 } = refused ?? {}
    return { reply: data({ intent, notice, code, fieldErrors, values: typed }, status), done: {} }
  }
}

/** The same answer with more data for the page. */
export function withMore<More extends object>({ data: reply, init }: ReturnType<typeof data<Reply>>, more: More) {
  return data({ ...reply, ...more }, init ?? {})
}
