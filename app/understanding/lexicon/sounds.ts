/** Words written by ear: "shair" for "share", "cansled" for "cancelled". Their consonants sound the same. */
import { editDistance, stem } from '#app/understanding/text.ts'

/** A word reduced to its audible consonants, and to its vowel if it begins with one. */
export function soundOf(word: string): string {
  const heard = word
    .replace(/^(?:kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^wh/, 'w')
    .replace(/ph/g, 'f')
    .replace(/tch|ch/g, 'C')
    .replace(/sh|(?:t|s|c)i(?=on|an|al)/g, 'S')
    .replace(/th/g, 'T')
    .replace(/dg(?=[eiy])|g(?=[eiy])/g, 'j')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/gh/g, '')
  const [first = ''] = heard
  const rest = heard.slice(1).replace(/[aeiouyw]/g, '')
  return `${/[aeiou]/.test(first) ? 'a' : first}${rest}`.replace(/(.)\1+/g, '$1')
}

/** Words by their sound. */
export function bySound(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const sound = soundOf(word)
    if (sound.length > 1) found.set(sound, [...(found.get(sound) ?? []), word])
  }
  return found
}

const firstVowel = (word: string) => /[aeiou]/.exec(word)?.[0]

/**
 * The one word that sounds the same and is spelt most alike, stemmed; undefined if two are equally near.
 * @param alike whether two stems stand for the same
 */
export function heardAs(
  word: string,
  sounds: ReadonlyMap<string, readonly string[]>,
  alike: (one: string, other: string) => boolean,
): string | undefined {
  if (word.length < 4) return undefined
  let best: string | undefined
  let nearest = word.length >= 8 ? 4 : 3
  for (const written of new Set([word, stem(word)]))
    for (const candidate of sounds.get(soundOf(written)) ?? []) {
      if (Math.abs(candidate.length - written.length) > 1) continue
      const meant = stem(candidate)
      const distance = editDistance(written, candidate, 3) + (firstVowel(candidate) === firstVowel(written) ? 0 : 1)
      if (distance < nearest) [best, nearest] = [meant, distance]
      else if (distance === nearest && best !== undefined && best !== meant && !alike(best, meant)) best = undefined
    }
  return best
}
