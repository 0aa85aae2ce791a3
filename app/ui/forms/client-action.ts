import { data, isRouteErrorResponse } from 'react-router'
import { findOwn } from '#app/find-own.ts'
import { isOutage } from './client-loader.ts'
import type { Notice } from './form-reply.ts'
import { type Outcome, tellOutcome } from './outcomes.ts'

export const noConnection = 'No connection. Please try again.'

/** Messages for refusals that come before a page's action is called, by their status. */
const refusals: Record<string, string> = {
  413: 'This is too long to send in one go. Please shorten it, or send it in parts.',
  429: 'Too many requests. Please wait a moment and try again.',
}

/**
 * For a page's `clientAction`: passes the answer to all listeners (outcomes.ts). Without a connection, or while the server cannot answer,
 * it shows a notice; the input stays, and optimistic changes are reverted.
 * @param failures the notice's text, by the form's `intent`
 */
export async function withOutcome<T extends Outcome['reply']>(
  request: Request,
  serverAction: () => Promise<T>,
  failures: Record<string, string> = {},
  otherwise = noConnection,
) {
  const fields = await request.clone().formData()
  try {
    const reply = await serverAction()
    tellOutcome({ fields, reply })
    return reply
  } catch (error) {
    // Other refusals and redirects are for the router.
    const said = isRouteErrorResponse(error) ? findOwn(refusals, String(error.status)) : undefined
    if (!said && !isOutage(error)) throw error
    const text = said ?? failures[String(fields.get('intent'))] ?? otherwise
    const notice: Notice = { kind: 'error', title: 'Error', text }
    tellOutcome({ fields, reply: { notice } })
    // With this status the router does not reload the page, which would fail too and remove it.
    return data({ notice }, 503)
  }
}
