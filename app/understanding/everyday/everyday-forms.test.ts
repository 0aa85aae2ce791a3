/** Every rule decides its example, and no rule hides another. */
import { expect, it } from 'vitest'
import { understanding } from '#app/understanding/learnt/model.ts'
import { heard, read } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { timesAsLong } from '#test/times-as-long.ts'
import { everydayForm, everydayForms } from './everyday-forms.ts'

it.each(everydayForms.map((form) => [form.example, form] as const))('“%s” is decided by its own rule', (example, form) => {
  const mind = understanding()
  expect(everydayForm(heard(example, mind).topic, plain(example))).toBe(form)
  // No correction that comes before the forms takes it for something else.
  expect(read(example, mind)).toMatchObject({ topic: form.topic, gap: form.gap })
})

it('no two rules have the same example', () => {
  const examples = everydayForms.map(({ example }) => example)
  expect(examples.filter((example, at) => examples.indexOf(example) < at)).toEqual([])
})

it.each(['lodge or ', 'lodge or which would you '])(
  '“%s”, a hundred times, is looked through nearly as quickly as other words',
  (words) => {
    const looked = (text: string) => everydayForm('room_seaforest', text.repeat(1_000).slice(0, 1_000))
    // About 1; a hundred and more when each room is a beginning, each “or” a middle, and each room after it an end.
    expect(
      timesAsLong(
        () => looked(words),
        () => looked('larch so '),
      ),
    ).toBeLessThan(20)
  },
)

it('of two rooms, which one is asked for', () => {
  const asked = 'sunriser or stargazer, which would you go for in january'
  expect(everydayForm('rooms', asked)?.topic).toBe('rooms')
  expect(everydayForm('rooms', asked.replace(' or ', ' and '))?.topic).not.toBe('rooms')
})
