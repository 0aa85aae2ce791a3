/** When to try again, as `Retry-After` says it. */
export const awaySeconds = '10'

/** Whether a failure is that of a database which is away, restarting or overloaded: the same may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: unknown }
  return awayCodes.test(String(code ?? '')) || awayMessages.test(message) || isAway(cause)
}

/**
 * Of the network; of PostgreSQL: connection lost (08), too many connections (53300), shutting down or starting (57), a statement or a
 * lock that took too long (57014, 55P03, 25P03), and a standby that is not the primary yet (25006).
 */
const awayCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53300|57...|55P03|25P03|25006)$/

/** Of `pg` and its pool, whose own errors have no code, and of a socket that is not there. */
const awayMessages =
  /^(?:connect ENOENT|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) )/
