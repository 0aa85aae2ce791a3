import { expect, it } from 'vitest'
import { timesAsLong } from '#test/times-as-long.ts'
import { everydayForm } from './everyday-forms.ts'

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
