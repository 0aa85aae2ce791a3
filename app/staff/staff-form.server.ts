import { data } from 'react-router'
import { isId } from '#app/db/new-id.server.ts'
import { readFields } from '#app/form.server.ts'
import { Refusal } from '#app/json-function.server.ts'
import { sizes } from '#app/limits.server.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'

/** A form of somebody who is known to be staff, fields by name; of a name that comes more than once, `all` has every value. @throws a response 415 or 413. */
export async function readStaffForm(
  request: Request,
): Promise<{ fields: Record<string, string>; all: (name: string) => string[] }> {
  const search = await readFields(request, sizes.staffForm)
  return { fields: Object.fromEntries(search), all: (name) => search.getAll(name) }
}

/** A row's, as a form sends it. @throws Refusal 404 for what can be none's. */
export function rowId(id: string | undefined): string {
  if (isId(id)) return id
  throw new Refusal(404, 'not_found', 'There is no such entry.')
}

export type Reply = { notice: Notice; fieldErrors?: Record<string, string>; code?: string }

/**
 * What an action answers: the notice of success, of what the change gave, or for a refusal its own message, titled. Anything else that is thrown is
 * logged by the caller's `log` and becomes `failure`.
 */
export async function replyTo<T>(
  log: { error: (detail: object, text: string) => void },
  { success, failure, title = 'Error' }: { success: string | ((changed: T) => string); failure: string; title?: string },
  change: () => Promise<T>,
) {
  try {
    const changed = await change()
    const text = typeof success === 'string' ? success : success(changed)
    return data<Reply>({ notice: { kind: 'success', title: 'Success', text } })
  } catch (error) {
    if (error instanceof Response || (error as { type?: string })?.type === 'DataWithResponseInit') throw error
    if (error instanceof Refusal) {
      const { code, message, fields, status } = error
      return data<Reply>(
        { code, notice: { kind: 'error', title, text: message }, ...(fields ? { fieldErrors: fields } : {}) },
        status,
      )
    }
    log.error({ err: error }, failure)
    return data<Reply>({ notice: { kind: 'error', title, text: failure } }, 500)
  }
}
