/**
 * How many times as long `work` takes as `other` does, whatever machine this is. Of the best of `count` tries by turns, so that it counts
 * little what else the machine does.
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
