/**
 * A small multinomial logistic regression over the words and concepts of a question. Trained from the exemplars on first use (some
 * seconds), deterministically: the same exemplars always give the same model.
 */
import type { Token } from '#app/understanding/lexicon/lexicon.ts'

type Feature = readonly [name: string, weight: number]
export type Example = { topic: string; tokens: readonly Token[] }
export type Guess = { topic: string; probability: number }
export type Model = { topics: readonly string[]; index: ReadonlyMap<string, number>; weights: Float32Array; idf: Float32Array }

const asking = new Set([
  'who',
  'what',
  'when',
  'wher',
  'where',
  'why',
  'how',
  'which',
  'can',
  'is',
  'do',
  'are',
  'not',
  'my',
  'you',
])

/** Words, concepts and neighbouring pairs. */
function features(tokens: readonly Token[]): Feature[] {
  const found: Feature[] = []
  let before = '^'
  for (const token of tokens) {
    const unit = token.concept ?? token.text
    if (token.concept) found.push([`c:${token.concept}`, 1.2], [`w:${token.text}`, 0.6])
    else found.push([`w:${token.text}`, token.background ? (asking.has(token.text) ? 0.5 : 0.35) : 1])
    if (token.unwritten) found.push(['unwritten', 1])
    if (token.strange) found.push(['strange', 0.7])
    found.push([`b:${before} ${unit}`, 0.5])
    before = unit
  }
  found.push([`b:${before} $`, 0.3])
  return found
}

function vector(tokens: readonly Token[], index: ReadonlyMap<string, number>, idf: Float32Array): [number[], number[]] {
  const sums = new Map<number, number>()
  for (const [name, weight] of features(tokens)) {
    const id = index.get(name)
    if (id !== undefined) sums.set(id, Math.max(sums.get(id) ?? 0, weight * (idf[id] ?? 1)))
  }
  let norm = 0
  for (const value of sums.values()) norm += value * value
  const scale = norm > 0 ? 1 / Math.sqrt(norm) : 0
  return [[...sums.keys()], [...sums.values()].map((value) => value * scale)]
}

const epochs = 14
const rate = 0.6
const decay = 2e-5

export function train(examples: readonly Example[]): Model {
  const topics = [...new Set(examples.map((example) => example.topic))]
  const counts = new Map<string, number>()
  for (const { tokens } of examples)
    for (const name of new Set(features(tokens).map(([name]) => name))) counts.set(name, (counts.get(name) ?? 0) + 1)
  // A pair seen once is an accident: without them there is less overfitting, and the file is half the size.
  const kept = [...counts].filter(([name, n]) => n > 1 || !name.startsWith('b:'))
  const index = new Map(kept.map(([name], id) => [name, id]))
  const idf = Float32Array.from(kept, ([, n]) => Math.min(1.6, 0.3 + 0.22 * Math.log(examples.length / n)))
  const rows = examples.map((example) => ({ y: topics.indexOf(example.topic), x: vector(example.tokens, index, idf) }))
  const width = topics.length
  const weights = new Float32Array(index.size * width)
  const squares = new Float32Array(index.size * width).fill(0.02)
  const order = rows.map((_, i) => i)
  let seed = 7
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const j = seed % (i + 1)
      const swap = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = swap
    }
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      const [ids, values] = row.x
      const p = softmax(scores(weights, width, ids, values))
      for (let k = 0; k < width; k++) {
        const error = (p[k] ?? 0) - (k === row.y ? 1 : 0)
        if (Math.abs(error) < 0.004) continue
        for (let f = 0; f < ids.length; f++) {
          const cell = (ids[f] ?? 0) * width + k
          const gradient = error * (values[f] ?? 0) + decay * (weights[cell] ?? 0)
          squares[cell] = (squares[cell] ?? 0) + gradient * gradient
          weights[cell] = (weights[cell] ?? 0) - (rate * gradient) / Math.sqrt(squares[cell] ?? 1)
        }
      }
    }
  }
  return { topics, index, weights, idf }
}

function scores(weights: Float32Array, width: number, ids: readonly number[], values: readonly number[]): Float64Array {
  const sums = new Float64Array(width)
  for (let f = 0; f < ids.length; f++) {
    const base = (ids[f] ?? 0) * width
    const value = values[f] ?? 0
    for (let k = 0; k < width; k++) sums[k] = (sums[k] ?? 0) + value * (weights[base + k] ?? 0)
  }
  return sums
}

function softmax(sums: Float64Array): Float64Array {
  const top = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let total = 0
  const out = sums.map((value) => {
    const e = Math.exp(value - top)
    total += e
    return e
  })
  return out.map((value) => value / total)
}

/** Topics by descending probability. */
export function predict(model: Model, tokens: readonly Token[]): Guess[] {
  const [ids, values] = vector(tokens, model.index, model.idf)
  const p = softmax(scores(model.weights, model.topics.length, ids, values))
  return model.topics.map((topic, k) => ({ topic, probability: p[k] ?? 0 })).sort((a, b) => b.probability - a.probability)
}
