// biome-ignore format: half the alphabet a line.
const aroundKeys: Readonly<Record<string, string>> = {
  a: 'sq', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl', l: 'k', m: 'n',
  n: 'bm', o: 'ip', p: 'o', q: 'w', r: 'et', s: 'ad', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'x',
}

/** The message with a typo in one of its words of four letters or more, always the same for the same `seed`; names are not mistyped. */
export function mistyped(message: string, seed: number): string {
  const draw = drawing(seed)
  const words = [...message.matchAll(/(?<![\p{L}'’])[A-Za-z][a-z]{3,}(?![\p{L}'’])/gu)]
  const typed = words.filter(({ 0: word, index }) => index === 0 || /^[a-z]/.test(word))
  const chosen = typed[draw(typed.length)]
  if (!chosen) return message
  const { 0: word, index } = chosen
  return message.slice(0, index) + withSlip(word, draw) + message.slice(index + word.length)
}

/** Not in the first letter, which people get right. */
function withSlip(word: string, draw: (below: number) => number): string {
  const at = 1 + draw(word.length - 1)
  const letter = word[at] ?? ''
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const near = aroundKeys[letter] ?? letter
  const slips = [
    before + after.slice(0, 1) + letter + after.slice(1),
    before + after,
    before + letter + letter + after,
    before + near[draw(near.length)] + after,
  ]
  return slips[draw(slips.length)] ?? word
}

/** Numbers that look random, by the linear congruential generator of Numerical Recipes. */
function drawing(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
