import { useState } from 'react'

/**
 * Keys for sections that are moved, so that what is open and what has the focus moves with them. They are stored nowhere: when another text
 * arrives, its sections take over the keys by their place.
 */
export function useSectionKeys(total: number) {
  const [{ keys, next }, setKnown] = useState({ keys: [...Array(total).keys()], next: total })
  if (keys.length !== total) {
    const added = Math.max(0, total - keys.length)
    const more = Array.from({ length: added }, (_, at) => next + at)
    setKnown({ keys: [...keys.slice(0, total), ...more], next: next + added })
  }
  const change = (changed: number[]) => setKnown({ keys: changed, next })
  return {
    keys,
    move: (at: number, by: number) => change(moved(keys, at, by)),
    remove: (at: number) => change(keys.toSpliced(at, 1)),
  }
}

/** A copy of the list in which one has moved by some places. */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const others = list.toSpliced(at, 1)
  return others.toSpliced(at + by, 0, ...list.slice(at, at + 1))
}
