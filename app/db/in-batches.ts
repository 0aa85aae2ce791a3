/** Splits a long list, for statements that name each of their rows. */
export function inBatches<T>(all: readonly T[], size = 1_000): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
