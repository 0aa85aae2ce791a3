import { tzOffset } from '@date-fns/tz'
import { estate } from '#app/estate/estate.ts'
import type { Offset } from './wall-clock.ts'

const dayMs = 86_400_000
const secondMs = 1_000
/** A copy of the guide kept on a phone is not read for longer than this. */
const aheadDays = 750

/** The estate's clock from `now` on, with every change in the next two years. Constant all day, because it is part of a document. */
export function offsetsFrom(now: Date): Offset[] {
  const day = Math.floor(now.getTime() / dayMs)
  if (kept?.day !== day) kept = { day, offsets: findOffsets(day * dayMs) }
  return kept.offsets
}

let kept: { day: number; offsets: Offset[] } | undefined

function findOffsets(begin: number): Offset[] {
  const minutesAt = (moment: number) => tzOffset(estate.timeZone, new Date(moment))
  const offsets: Offset[] = [{ from: 0, minutes: minutesAt(begin) }]
  for (let day = begin; day < begin + aheadDays * dayMs; day += dayMs) {
    const minutes = minutesAt(day + dayMs)
    if (minutes === offsets.at(-1)?.minutes) continue
    offsets.push({ from: firstWhere((moment) => minutesAt(moment) === minutes, day, day + dayMs), minutes })
  }
  return offsets
}

/** Finds the moment of the change, to the second, given that the condition is false at the first moment and true at the last. */
function firstWhere(isSo: (moment: number) => boolean, first: number, last: number): number {
  let [before, after] = [Math.floor(first / secondMs), Math.ceil(last / secondMs)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isSo(middle * secondMs)) after = middle
    else before = middle
  }
  return after * secondMs
}
