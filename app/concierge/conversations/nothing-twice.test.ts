/** Everything is said once: no fact twice, no admission twice in a row. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { ask } from '#test/guest-talk.ts'

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

describe('what probably answers', () => {
  it.each([
    ['how old must one be for stay with you?', /^We are adults only/],
    ["What's the weekday damage for the Sea Forest Lodge?", /^Sea Forest Lodge is from €159/],
  ])('comes first, and the doubt after it: %s', (message, first) => {
    expect(tell(message)).toMatch(first)
    expect(tell(message)).toMatch(
      /If you meant something else, I do not have details on that; the team can tell you: .+ or [\d ]+\.$/,
    )
  })

  it('and what hardly does, after the doubt', () => {
    expect(tell('how hot does the sauna get')).toMatch(/^I do not have details on exactly that; .*What I know: Outdoor sauna/)
  })

  it('is not repeated for the part that asks more of it', () => {
    const text = tell('If we join the newsletter, is that 10% off the two night escape too?')
    expect(times(text, 'The 2-Night Escape is')).toBe(1)
    expect(text).toContain('For the rest of your question')
  })
})

it('the late check-out of two rooms reads as one sentence', () => {
  const history = [{ role: 'user' as const, content: 'how much to stay late in the lodge' }]
  const { text } = answer({ index, message: 'and if we went for sunriser instead', history, now })
  expect(text).toContain('It adds €69 in Sunriser and €49 in Sea Forest Lodge.')
})

it('more than fits one answer is left out part by part, never cut in the middle', () => {
  const said = ask('Tell me about the rooms. Tell me about the lodge. Tell me about Stargazer. Tell me about Sunriser.')
  expect(said.text).toMatch(/More: \/room\/stargazer\.\n\nThat is a lot at once: please ask me for the rest again\.$/)
  expect(said.sources).not.toContainEqual({ category: 'accommodations', key: 'sunriser' })
})
