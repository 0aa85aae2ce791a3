/** No opening is dead: the answer to its example begins with it, and no other rule decides first. */
import { expect, it, vi } from 'vitest'
import { ask, askAfter } from '#test/guest-talk.ts'
import { openings } from './opening.ts'

const mark = 'This rule was chosen.'
const all = openings.map((opening) => [[opening.after, opening.example].filter(Boolean).join(' / '), opening] as const)

it.each(all)('%s', (_, opening) => {
  const { after, example, words } = opening
  const before = after === undefined ? [] : [after, ask(after).text]
  const { text } = askAfter(...before, example)
  const marked = vi.spyOn(opening, 'words', 'get').mockReturnValue(mark)
  const chosen = askAfter(...before, example).text
  marked.mockRestore()
  expect(chosen).toContain(mark)
  if (typeof words === 'string') expect(text.startsWith(words)).toBe(true)
  else expect(text).not.toBe(chosen.replace(`${mark} `, ''))
})
