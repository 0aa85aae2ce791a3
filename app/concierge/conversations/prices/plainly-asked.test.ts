/** What each extra and each night costs, asked in every plain way there is. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

/** `{a}`: with an article, `{the}`: with the definite one, `{many}`: in the plural, `{bare}`: without any. */
const ways = [
  'What does {a} cost?',
  'what does {the} cost',
  'How much does {a} cost?',
  'how much do {many} cost',
  'How much is {a}?',
  'how much is {the}',
  'how much are {many}',
  'what is the price of {the}',
  'What’s the price of {a}?',
  'what do {many} cost?',
  '{bare} price?',
  '{bare} cost',
  'cost of {the}',
  'Price for {a} please',
  'what do you charge for {a}',
  'how much do you charge for {many}',
  'What would {a} set us back?',
  'how expensive is {a}',
  'what will {a} cost us',
  'can you tell me what {a} costs',
  'can you tell me how much {the} is',
  'I’d like to know the price of {a}',
  'how much for {a}',
  'and {the}, how much?',
]

type Thing = { bare: string; a?: string; the?: string; many?: string; costs: RegExp; not?: RegExp }
const bath = { costs: /€50/, not: /^[^€]*€25|€75/ }
const reheat = { costs: /€25/, not: /€75/ }
const box = { costs: /€(?:40|50)/ }
const late = { costs: /€69.*€59.*€49/s }
const night = { costs: /€239.*€229.*€209/s }
const things: Thing[] = [
  { bare: 'bath', ...bath },
  { bare: 'heated bath', ...bath },
  { bare: 'wood-fired bath', ...bath },
  { bare: 'hot tub', ...bath },
  { bare: 'ofuro', a: 'an ofuro', ...bath },
  { bare: 'reheat', ...reheat },
  { bare: 'bath reheat', ...reheat },
  { bare: 'breakfast', a: 'breakfast', costs: /€14/ },
  { bare: 'breakfast tray', costs: /€14/ },
  { bare: 'breakfast hamper', costs: /€14/ },
  { bare: 'grazing box', many: 'grazing boxes', ...box },
  { bare: 'vegetarian grazing box', many: 'vegetarian grazing boxes', costs: /€50/ },
  { bare: 'late check-out', ...late },
  { bare: 'late checkout', ...late },
  { bare: 'night', the: 'one night', ...night },
  { bare: 'cabin', ...night },
  { bare: 'room', costs: /€239.*€159/s },
  { bare: 'weekend', costs: /€279.*€199/s },
  { bare: 'Stargazer', a: 'Stargazer', the: 'Stargazer', many: 'nights in Stargazer', costs: /€239/ },
  { bare: 'Sunriser', a: 'a night in Sunriser', the: 'Sunriser', many: 'nights in Sunriser', costs: /€229/ },
  { bare: 'Stormchaser', a: 'Stormchaser', the: 'Stormchaser', many: 'nights in Stormchaser', costs: /€209/ },
  { bare: 'lodge', a: 'a night in the lodge', many: 'nights in the lodge', costs: /€159/ },
]

it.each(things)(
  'what $bare costs is told however it is asked',
  ({ bare, a = `a ${bare}`, the = `the ${bare}`, many, costs, not }) => {
    const words: Record<string, string> = { bare, a, the, many: many ?? `${bare}s` }
    const wrong = ways
      .map((way) => way.replace(/\{(\w+)\}/, (_, name: string) => words[name] ?? ''))
      .filter((question) => {
        const { text } = ask(question)
        return !costs.test(text) || not?.test(text)
      })
    expect(wrong).toEqual([])
  },
)
