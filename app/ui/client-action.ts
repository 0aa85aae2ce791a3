import type { Notice } from './form-reply.ts'

/**
 * An action's answer, or without a connection a notice: what was typed stays on the screen, and what was shown ahead of
 * the answer falls back. `failures`: what is said, by the form's `intent`.
 */
export async function orNotice<T>(
  request: Request,
  failures: Record<string, string>,
  serverAction: () => Promise<T>,
  otherwise = 'No connection. Please try again.',
): Promise<T | { notice: Notice }> {
  const intent = String((await request.clone().formData()).get('intent'))
  try {
    return await serverAction()
  } catch (error) {
    // A lost connection; answers of the server, redirects among them, are for the router.
    if (!(error instanceof TypeError)) throw error
    return { notice: { kind: 'error', title: 'Error', text: failures[intent] ?? otherwise } }
  }
}
