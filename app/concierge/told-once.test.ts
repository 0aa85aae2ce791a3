/** What is told is told once: no fact twice, no admission twice in a row. */
import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { buildIndex } from './knowledge-index.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')
const tell = (message: string) => answer({ index, message, now }).text
const times = (text: string, part: string) => text.split(part).length - 1

describe('a fact that two parts of a question ask for', () => {
  it.each([
    ['Staying in the lodge, is there wifi there? Will I be able to get online?', 'There is WiFi'],
    ['when is checkout? too early for us, can we stay later, till when?', 'Check-out is by 11:00 AM'],
  ])('%s', (message, fact) => {
    expect(times(tell(message), fact)).toBe(1)
  })

  it('is told once, though one of the answers has more', () => {
    const text = tell('we had the bath lit last night and want it hot again this evening, how early do we have to say')
    expect(times(text, 'An Additional Bath Reheat is')).toBe(1)
  })
})

it('what may not be what was asked is admitted once for all that follows it', () => {
  const text = tell(
    'So my partner has booked us in as a surprise and I know nothing about the place except that it is in the woods. I get bored very easily if I am honest. What could we get up to over a weekend?',
  )
  expect(times(text, 'I do not have details on exactly that')).toBeLessThan(2)
})

it('the late check-out of two rooms reads as one sentence', () => {
  const history = [{ role: 'user' as const, content: 'how much to stay late in the lodge' }]
  const { text } = answer({ index, message: 'and if we went for sunriser instead', history, now })
  expect(text).toContain('It adds €69 in Sunriser and €49 in Sea Forest Lodge.')
})
