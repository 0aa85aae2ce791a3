import { stdSerializers } from 'pino'

type QueryError = Error & { query: string; params: unknown[]; cause?: { code?: string; message?: string } }

/**
 * Serialises errors for the log as pino does, but keeps only the text of a failed query and what the database said. Its parameters are
 * user input; they appear in Drizzle's message and stack, and again in the database's `detail`.
 */
export function discreetError(error: unknown): unknown {
  if (!isQueryError(error)) return stdSerializers.err(error as Error)
  const { query, cause } = error
  // Taken after the message, which may contain typed lines that look like stack frames.
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length).trim()
  return { type: 'FailedQuery', query, code: cause?.code, message: cause?.message, stack: frames }
}

/**
 * An error in words, for the person who typed a command or to be stored: a failed query's own message would be the whole statement, with all
 * that was to be written.
 */
export function reasonOf(error: unknown): string {
  return (isQueryError(error) && error.cause?.message) || (error instanceof Error ? error.message : String(error))
}

export function isQueryError(error: unknown): error is QueryError {
  return error instanceof Error && 'query' in error && 'params' in error
}
