/** "Tell me about the second one", after an answer that named several: puts the name in its place. */
import { diningNearby } from '#app/estate/dining.ts'
import { estateExperiences } from '#app/estate/experiences.ts'
import { beaches } from '#app/estate/nearby.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import type { Turn } from './dialogue.ts'

const places = ['first|1st|former', 'second|2nd', 'third|3rd', 'fourth|4th', 'last|final|latter']
const one = '(?: (?:one|room|cabin|place|option|of (?:them|those|these)))'
const byOrder = places.map((place) => {
  // “The last” alone may be anything, “the first?” hardly is.
  const bare = place.startsWith('last')
    ? '|(?<=^(?:and|or) the last)(?=\\s*[?.!]*$)|(?<=the latter)(?=\\s*[?.!,]|\\s*$|\\s+(?:please|then|for|on|in)\\b)'
    : '|(?=\\s*[?.!,]|\\s*$|\\s+(?:please|then|how)\\b)'
  return new RegExp(
    `\\b(?:the|your|that) (?:${place})(?:${one}(?: (?:you (?:said|named|mentioned)|on (?:the|your) list|there))?\\b${bare})`,
    'gi',
  )
})
/** Lists an answer may contain, and the name each item goes by. If an answer contains several lists, the longest is meant, or the first. */
const kinds: readonly (readonly { word: string; called: string }[])[] = [
  Object.values(spokenNames).map(({ word }) => ({ word, called: word })),
  diningNearby.map(({ name, where }) => ({
    word: name.replace(/^The /, ''),
    called: `${name.replace(/^The/, 'the')} in ${where}`,
  })),
  beaches.map(({ name }) => ({ word: name, called: `${name} beach` })),
  ['grazing boxes', 'picnic hampers', 'breakfast hampers'].map((word) => ({ word, called: word })),
  ['grazing boxes', 'breakfast trays', 'picnic baskets'].map((word) => ({ word, called: word })),
  ['yoga', 'forest bathing', 'sauna', 'meditation', 'reiki'].map((word) => ({
    word,
    called: word === 'sauna' ? 'the outdoor sauna' : `the ${word}`,
  })),
  estateExperiences.map(({ name }) => ({ word: name, called: name })),
]
const spoken = (kind: (typeof kinds)[number]) =>
  kind.map(({ word, called }) => ({ called, said: new RegExp(`\\b${RegExp.escape(word)}(?!\\w)`, 'i') }))
const names = kinds.map(spoken)
const ofRooms = names[0] ?? []
/** Places to eat, and beaches. */
const near = names.slice(1, 3)

/** “The one before it”, “the next nearest”: counted from the last one pointed at. */
const besideIt = [
  { said: /\bthe (?:one|room|cabin|place) before (?:it|that|this|that one)\b/gi, step: -1 },
  { said: /\bthe (?:next|following) (?:one|nearest|closest|one after(?: (?:it|that))?)\b/gi, step: 1 },
]

/** For how many turns a list can be referred to. */
const remembered = 5

type Pointed = { list: readonly string[]; at: number }

/**
 * Each of the guest's turns as it was meant in the light of the last answer that named several of a kind.
 * @param sold the names of what can be ordered
 */
export function nameByOrder(turns: readonly Turn[], sold: readonly string[]): Turn[] {
  const known = [...names, spoken(sold.map((name) => ({ word: name, called: name.replace(/ for 2$/, '') })))]
  let listed: readonly string[] = []
  let listedAt = 0
  let pointed: Pointed | undefined
  return turns.map((turn, at) => {
    if (turn.role === 'user') {
      const other = otherOf(turns[at - 2], turns[at - 1]) ?? otherOfPair(turns.slice(Math.max(at - 4, 0), at))
      if (other && theOther.test(turn.content)) return { ...turn, content: turn.content.replace(theOther, other) }
      if (at - listedAt > remembered && !pointed) return turn
      const meant = meantBeside(pointed, byOrder.reduce(named(listed), byWord(listed, withBoth(listed, turn.content))))
      const called = listed.findIndex((name) => meant !== turn.content && meant.includes(name))
      if (called >= 0) pointed = { list: listed, at: called }
      return { ...turn, content: meant }
    }
    const [several] = known.map((kind) => namedIn(turn.content, kind)).sort((a, b) => b.length - a.length)
    if (several && several.length > 1) [listed, listedAt] = [several, at]
    else pointed = onlyOneOf(turn.content) ?? pointed
    return turn
  })
}

function meantBeside(pointed: Pointed | undefined, text: string): string {
  return besideIt.reduce((left, { said, step }) => {
    const meant = pointed?.list[pointed.at + step]
    return meant ? left.replace(said, meant) : left
  }, text)
}

/** “The nearest is …”: the registries list places by distance. */
function onlyOneOf(text: string): Pointed | undefined {
  const kind = near.find((one) => namedIn(text, one).length === 1)
  const [only = ''] = kind ? namedIn(text, kind) : []
  const list = kind?.map(({ called }) => called) ?? []
  return kind && { list, at: list.indexOf(only) }
}

/** “And the other one?”: two rooms were asked for and the answer named one; or one was asked for and the answer named another, too. */
function otherOf(asked: Turn | undefined, told: Turn | undefined): string | undefined {
  const both = asked?.role === 'user' ? namedIn(asked.content, ofRooms) : []
  const [one, another, ...others] = told?.role === 'assistant' ? namedIn(told.content, ofRooms) : []
  const [only] = both
  if (both.length === 1 && one && another && others.length === 0)
    return only === one ? another : only === another ? one : undefined
  return both.length === 2 && one && !another ? both.find((name) => name !== one) : undefined
}
/** “Stormchaser or the lodge, which is nicer? – Which is cheaper? – And the other one?” */
function otherOfPair([first, , asked, told]: readonly Turn[]): string | undefined {
  if (asked?.role !== 'user' || namedIn(asked.content, ofRooms).length > 0) return undefined
  return otherOf(first, told)
}
const theOther = /\bthe other(?: one| room| cabin)?(?=(?: (?:then|so|please))?\s*(?:[?.!]*$|, ))/i

/** “What's the difference between those two?”, after an answer that named two. */
const bothOfThem =
  /\b(?:difference between|compare) (?:those|these|the|them|both)(?: two| both)?(?= |\s*[?.!]*$)(?! (?:rooms|cabins|boxes|offers))/gi
const withBoth = (listed: readonly string[], text: string): string =>
  listed.length === 2 ? text.replace(bothOfThem, (said) => `${said.split(' ')[0]} between ${listed.join(' and ')}`) : text

/** “The pub one, how far?”: the only one on the list whose name contains the word. */
const theOneOf = /\bthe ([a-z]{3,12}) one\b(?! (?:night|day|more)\b)/i
function byWord(listed: readonly string[], text: string): string {
  const word = theOneOf.exec(text)?.[1]?.toLowerCase()
  if (word === 'middle' && listed.length === 3) return text.replace(theOneOf, listed[1] ?? word)
  const fits = word ? listed.filter((name) => name.toLowerCase().split(' ').includes(word)) : []
  const [only] = fits
  return only && fits.length === 1 ? text.replace(theOneOf, only) : text
}

const named = (listed: readonly string[]) => (text: string, place: RegExp, at: number) => {
  const meant = at === places.length - 1 ? listed.at(-1) : (listed[at] ?? (at === 2 ? thirdCabin(listed) : undefined))
  return meant ? text.replace(place, meant) : text
}

const cabins = rooms.filter(({ kind }) => kind !== 'lodge').map(({ id }) => spokenNames[id].word)
/** “And the third one?”, after a comparison of two cabins. */
function thirdCabin(listed: readonly string[]): string | undefined {
  const others = cabins.filter((word) => !listed.includes(word))
  return listed.length === 2 && others.length === cabins.length - 2 ? others[0] : undefined
}

/** In the order in which they are named. */
function namedIn(text: string, kind: readonly { called: string; said: RegExp }[]): string[] {
  return kind
    .map(({ called, said }) => ({ at: text.search(said), called }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ called }) => called)
}
