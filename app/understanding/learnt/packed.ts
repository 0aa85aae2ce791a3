/** Serialises an understanding, so that a process need not train what the build has learnt. */
import { beginningsOf, type Lexicon } from '#app/understanding/lexicon/lexicon.ts'
import type { Understanding } from './model.ts'

type Pairs<V> = [key: string, value: V][]
type Phrase = Lexicon['phrases'] extends ReadonlyMap<string, infer P> ? P : never
type Head = {
  topics: string[]
  features: string[]
  phrases: Pairs<Phrase>
  background: string[]
  common: string[]
  known: string[]
  mendable: Pairs<string[]>
  real: string[]
  vocabulary: Pairs<string[]>
  spelling: { usual: Pairs<number>; pairs: Pairs<number>; proper: string; seldom: string }
}

/** The words as JSON, after its length in four bytes; then, as floats, the weight of each feature and those of the model. */
export function pack({ lexicon, model, vocabulary, spelling }: Understanding): Uint8Array {
  const { phrases, background, common, known, mendable, real } = lexicon
  const head: Head = {
    topics: [...model.topics],
    features: [...model.index.keys()],
    phrases: [...phrases],
    background: [...background],
    common: [...common],
    known: [...known],
    mendable: [...mendable].map(([letter, words]) => [letter, [...words]]),
    real: [...real],
    vocabulary: [...vocabulary].map(([topic, units]) => [topic, [...units]]),
    spelling: { ...spelling, usual: [...spelling.usual], pairs: [...spelling.pairs] },
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const start = aligned(4 + text.length)
  const bytes = new Uint8Array(start + model.idf.byteLength + model.weights.byteLength)
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, 4)
  bytes.set(bytesOf(model.idf), start)
  bytes.set(bytesOf(model.weights), start + model.idf.byteLength)
  return bytes
}

/** Restores it exactly, even the order of everything, because order breaks ties. */
export function unpack(bytes: Uint8Array): Understanding {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head
  // Copied, because floats need a 4-byte aligned offset, which a file's buffer may lack.
  const floats = new Float32Array(new Uint8Array(bytes.subarray(aligned(4 + length))).buffer)
  const { topics, features } = head
  return {
    lexicon: {
      phrases: new Map(head.phrases),
      begins: beginningsOf(head.phrases.map(([phrase]) => phrase)),
      background: new Set(head.background),
      common: new Set(head.common),
      known: new Set(head.known),
      mendable: new Map(head.mendable.map(([letter, words]) => [letter, new Set(words)])),
      real: new Set(head.real),
    },
    model: {
      topics,
      index: new Map(features.map((name, id) => [name, id])),
      idf: floats.subarray(0, features.length),
      weights: floats.subarray(features.length),
    },
    vocabulary: new Map(head.vocabulary.map(([topic, units]) => [topic, new Set(units)])),
    spelling: { ...head.spelling, usual: new Map(head.spelling.usual), pairs: new Map(head.spelling.pairs) },
  }
}

const aligned = (length: number) => Math.ceil(length / 4) * 4
const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => new Uint8Array(buffer, byteOffset, byteLength)
