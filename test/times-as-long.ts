/**
 * How many times as long `work` takes as `other`, on any machine. Compares the best of `count` tries, taken in turn, so that whatever else
 * the machine does matters little.
 */
export function timesAsLong(work: () => unknown, other: () => unknown, count = 9): number {
  const tries = Array.from({ length: count }, () => [timeOf(work), timeOf(other)] as const)
  return Math.min(...tries.map(([one]) => one)) / Math.min(...tries.map(([, another]) => another))
}

function timeOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
