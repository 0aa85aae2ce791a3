import { stdSerializers } from 'pino'

type QueryError = Error & { query: string; params: unknown[]; cause?: { code?: string; message?: string } }

/**
 * How errors stand in the log: as pino writes them, but of a failed query only its text and what the database said. Its parameters,
 * which are what people typed, stand in Drizzle's message and stack, and the database's own `detail` repeats them.
 */
export function discreetError(error: unknown): unknown {
  if (!isQueryError(error)) return stdSerializers.err(error as Error)
  const { query, cause } = error
  // After the message, in which anybody may have written lines that look like a stack's.
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length).trim()
  return { type: 'FailedQuery', query, code: cause?.code, message: cause?.message, stack: frames }
}

export function isQueryError(error: unknown): error is QueryError {
  return error instanceof Error && 'query' in error && 'params' in error
}
