export type Chance = ReturnType<typeof createChance>

/** Random choices, determined by the seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to `end`, without `end`. */
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    address: () => `198.${18 + below(2)}.${below(256)}.${below(256)}`,
  }
}
