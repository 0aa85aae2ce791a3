/** When to try again, as the value of a `Retry-After` header. */
export const awaySeconds = '10'

/** Whether the error means that the database is away, restarting or overloaded, so that the same may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: unknown }
  return awayCodes.test(String(code ?? '')) || awayMessages.test(message) || isAway(cause)
}

/**
 * Error codes. Of the network: the first group. Of PostgreSQL: connection lost (08), too many connections (53300), shutting down or
 * starting (57), a statement or a lock that took too long (57014, 55P03, 25P03), and a standby that is not the primary yet (25006).
 */
const awayCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53300|57...|55P03|25P03|25006)$/

/** Messages of `pg` and its pool, whose own errors have no code, and of a missing socket. */
const awayMessages =
  /^(?:connect ENOENT|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) )/
