import { describe, expect, it } from 'vitest'
import { buildLexicon, mostMendings, tokens } from './lexicon.ts'

const lexicon = buildLexicon([])
const conceptsIn = (text: string) => tokens(text, lexicon).flatMap(({ concept = '' }) => (concept ? [concept] : []))

describe('typos', () => {
  it('are mended in a question of ours', () => {
    expect(conceptsIn('is brekfast delivred')).toContain('breakfast')
  })

  it('are mended in so many words and no more, since each is compared with thousands', () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, i) => `zq${String.fromCharCode(97 + i)}vxkw`).join(' ')
    expect(conceptsIn(`${unknown(mostMendings - 1)} brekfast`)).toContain('breakfast')
    expect(conceptsIn(`${unknown(mostMendings)} brekfast`)).not.toContain('breakfast')
  })

  it('are looked for in no word without end, which has a thousand of them', () => {
    let looks = 0
    class Counting extends Set<string> {
      override has(word: string): boolean {
        looks++
        return super.has(word)
      }
    }
    tokens('a'.repeat(1_000), { ...lexicon, known: new Counting(lexicon.known) })
    expect(looks).toBeLessThan(10)
  })
})
