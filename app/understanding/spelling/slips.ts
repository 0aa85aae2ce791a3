/** What a word may have been before a finger slipped. */

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The keys around each key. */
const around = new Map(letters.map((letter) => [letter, new Set(keysAround(letter))] as const))
function keysAround(letter: string): string[] {
  const row = rows.findIndex((keys) => keys.includes(letter))
  const at = rows[row]?.indexOf(letter) ?? 0
  const touching = [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at - 1],
    [row + 1, at],
  ] as const
  return touching.flatMap(([row, at]) => rows[row]?.[at] ?? [])
}
const vowels = new Set('aeiouy')

const touches = (one: string, other: string) => around.get(one)?.has(other) === true
/** Letters that are easily confused. */
const isLike = (one: string, other: string) => touches(one, other) || (vowels.has(one) && vowels.has(other))

/** How unlikely a slip is, in the same measure as the logarithm of how often a word is used: 0.7 is half as likely. */
const unlikely = { swapped: 0, doubled: 0, missedTwin: 0.2, missed: 0.7, like: 0.7, more: 1.5, other: 2, atFirst: 1.5, lazyG: -1 }

/** Every string one slip away, with how unlikely the slip is. Three-letter words easily become others, so fewer variants are tried. */
export function* oneSlipAway(word: string): Generator<[meant: string, cost: number]> {
  const isShort = word.length <= 3
  for (let i = 0; i < word.length; i++) {
    const before = word.slice(0, i)
    const letter = word[i] ?? ''
    const after = word.slice(i + 1)
    const last = word[i - 1] ?? ''
    const next = word[i + 1] ?? ''
    const first = i === 0 ? unlikely.atFirst : 0
    if (next && next !== letter) yield [before + next + letter + after.slice(1), first + unlikely.swapped]
    if (letter === last) yield [before + after, first + unlikely.doubled]
    else if (!isShort)
      yield [before + after, first + (isLike(letter, last) || isLike(letter, next) ? unlikely.like : unlikely.more)]
    for (const other of letters) {
      if (other !== letter && (!isShort || touches(letter, other)))
        yield [before + other + after, first + (isLike(letter, other) ? unlikely.like : unlikely.other)]
      yield [before + other + letter + after, first + (other === letter ? unlikely.missedTwin : unlikely.missed)]
    }
  }
  // “Comin”, “lookin”.
  for (const other of letters) yield [word + other, other === 'g' && word.endsWith('in') ? unlikely.lazyG : unlikely.missed]
}
