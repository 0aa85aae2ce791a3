/** "Tell me about the second one", after an answer that named several: it is called by its name. */
import { diningNearby } from '#app/estate/dining.ts'
import { beaches } from '#app/estate/nearby.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import type { Turn } from './dialogue.ts'

const places = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last|final']
const one = '(?: (?:one|room|cabin|place|option|of (?:them|those|these)))'
const byOrder = places.map((place) => {
  // “The last” alone may be anything, “the first?” hardly is.
  const bare = place.startsWith('last')
    ? '|(?<=^(?:and|or) the last)(?=\\s*[?.!]*$)'
    : '|(?=\\s*[?.!,]|\\s*$|\\s+(?:please|then)\\b)'
  return new RegExp(
    `\\b(?:the|your) (?:${place})(?:${one}(?: (?:you (?:said|named|mentioned)|on (?:the|your) list|there))?\\b${bare})`,
    'gi',
  )
})
/** What is told in lists, and how each is called when it is asked for. The kind of which an answer names most is meant, or the first. */
const kinds: readonly (readonly { word: string; called: string }[])[] = [
  Object.values(spokenNames).map(({ word }) => ({ word, called: word })),
  diningNearby.map(({ name, where }) => ({
    word: name.replace(/^The /, ''),
    called: `${name.replace(/^The/, 'the')} in ${where}`,
  })),
  beaches.map(({ name }) => ({ word: name, called: `${name} beach` })),
  ['grazing boxes', 'picnic hampers', 'breakfast hampers'].map((word) => ({ word, called: word })),
  ['yoga', 'forest bathing', 'outdoor sauna', 'meditation', 'reiki'].map((word) => ({ word, called: `the ${word}` })),
]
/** Staff name what is sold as they like. */
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spoken = (kind: (typeof kinds)[number]) =>
  kind.map(({ word, called }) => ({ called, said: new RegExp(`\\b${escaped(word)}(?!\\w)`, 'i') }))
const names = kinds.map(spoken)

/** How many turns later somebody still counts in a list. */
const remembered = 5

/**
 * Each of the guest's turns as it was meant in the light of the last answer that named several of a kind.
 * @param sold the names of what can be ordered
 */
export function nameByOrder(turns: readonly Turn[], sold: readonly string[]): Turn[] {
  const known = [...names, spoken(sold.map((name) => ({ word: name, called: name.replace(/ for 2$/, '') })))]
  let listed: readonly string[] = []
  let listedAt = 0
  return turns.map((turn, at) => {
    if (turn.role === 'user')
      return at - listedAt > remembered ? turn : { ...turn, content: byOrder.reduce(named(listed), turn.content) }
    const [several] = known.map((kind) => namedIn(turn.content, kind)).sort((a, b) => b.length - a.length)
    if (several && several.length > 1) [listed, listedAt] = [several, at]
    return turn
  })
}

const named = (listed: readonly string[]) => (text: string, place: RegExp, at: number) => {
  const meant = at === places.length - 1 ? listed.at(-1) : listed[at]
  return meant ? text.replace(place, meant) : text
}

/** In the order in which they are named. */
function namedIn(text: string, kind: readonly { called: string; said: RegExp }[]): string[] {
  return kind
    .map(({ called, said }) => ({ at: text.search(said), called }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ called }) => called)
}
