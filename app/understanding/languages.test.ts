import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'
import { foreignLanguage } from './languages.ts'

describe('a message in another language', () => {
  it.each([
    ['¿Hay aparcamiento?', 'Spanish'],
    ['¿Cuánto cuesta una noche?', 'Spanish'],
    ['Kann ich meinen Hund mitbringen?', 'German'],
    ['Est-ce que vous avez du wifi ?', 'French'],
    ['an bhfuil páirceáil ann', 'Irish'],
    ['Quanto costa una notte?', 'Italian'],
    ['Czy jest parking?', 'Polish'],
    ['Hoeveel kost een kamer?', 'Dutch'],
    ['Tem estacionamento?', 'Portuguese'],
  ])('%s is %s', (message, language) => {
    expect(foreignLanguage(message)).toBe(language)
  })
  it('is asked for in English, where nothing of it was understood', () => {
    expect(ask('¿Cuánto cuesta una noche?')).toMatchObject({ kind: 'handover', sources: [] })
    expect(ask('¿Cuánto cuesta una noche?').text).toMatch(/^I understand English only, and this looks like Spanish\./)
  })
})

it('no question of thousands in English is taken for another language', () => {
  const asked = globSync('test/question-sets/*.jsonl').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { message: string }),
  )
  const taken = asked.filter(({ message }) => foreignLanguage(message)).map(({ message }) => message)
  expect(asked.length).toBeGreaterThan(5_000)
  expect(taken.filter((message) => /\b(?:the|what|can|do|is there)\b/i.test(message))).toEqual([])
  expect(taken.length / asked.length).toBeLessThan(0.0016)
})
