/**
 * How long a guest waits for an answer to what was sent or asked. On a stalled signal browsers would let them wait for minutes. The server
 * is quicker: it gives the payment provider six seconds, twice.
 */
export const patienceMs = 20_000

/**
 * For `fetch`: ends the request, and the reading of its answer, once patience does. iOS 15 and Chrome before 103 have no such signal, and
 * wait as long as they please.
 */
export function whilePatient(): AbortSignal | null {
  return AbortSignal.timeout?.(patienceMs) ?? null
}

/** The same for a file that is needed. @throws if it did not come in time */
export function withinPatience<T>(coming: Promise<T>, ms = patienceMs): Promise<T> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => refuse(new Error('It took too long.')), ms)
    void coming.then(done, refuse).finally(() => clearTimeout(timer))
  })
}
