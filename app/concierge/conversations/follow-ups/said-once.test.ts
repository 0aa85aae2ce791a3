/** Everything is said once: no fact twice, no admission twice, and no doubt where there is none. */
import { describe, expect, it } from 'vitest'
import { ask, askAfter, type Told, told } from '#test/guest-talk.ts'

const times = (text: string, part: string) => text.split(part).length - 1

describe('what was just said is not said once more', () => {
  it.each<Told>([
    [['how do i get a voucher', 'how long is it valid'], /^Gift vouchers are valid for 5 years\.$/],
    [['can we get the bath heated', 'how long can we stay in it'], /^(?!.*€50).*20 to 30 minutes/],
    [
      ['do you do breakfast', 'is it hot'],
      /^I do not have details on exactly that; the team can tell you: [^.]+\.example or [\d ]+\.$/,
    ],
    [['dog friendly?', 'how big a dog'], /^I do not have details on exactly that(?!.*Pets are welcome)/],
  ])('%j', told)

  it('but where it is the answer, or is asked for again', () => {
    const entry = /^Gift vouchers are sold in our online voucher shop/
    expect(ask('how do i get a voucher', 'can you say that again?').text).toMatch(entry)
    expect(ask('how do i get a voucher', 'is it sent by email?').text).toMatch(entry)
  })
})

describe('a fact that two parts of a question ask for', () => {
  it.each([
    ['Staying in the lodge, is there wifi there? Will I be able to get online?', 'There is WiFi'],
    ['when is checkout? too early for us, can we stay later, till when?', 'Check-out is by 11:00 AM'],
  ])('%s', (message, fact) => {
    expect(times(ask(message).text, fact)).toBe(1)
  })

  it('is told once, though one of the answers has more', () => {
    const text = ask('we had the bath lit last night and want it hot again this evening, how early do we have to say').text
    expect(times(text, 'An Additional Bath Reheat is')).toBe(1)
  })
})

it('what may not be what was asked is admitted once for all that follows it', () => {
  const text = ask(
    'So my partner has booked us in as a surprise and I know nothing about the place except that it is in the woods. I get bored very easily if I am honest. What could we get up to over a weekend?',
  ).text
  expect(times(text, 'I do not have details on exactly that')).toBeLessThan(2)
})

describe('what probably answers', () => {
  it.each([
    ['how old must one be for stay with you?', /^We are adults only/],
    ["What's the weekday damage for the Sea Forest Lodge?", /^Sea Forest Lodge is from €159/],
  ])('comes first, and the doubt after it: %s', (message, first) => {
    expect(ask(message).text).toMatch(first)
    expect(ask(message).text).toMatch(
      /If you meant something else, I do not have details on that; the team can tell you: .+ or [\d ]+\.$/,
    )
  })

  it('and what hardly does, after the doubt', () => {
    expect(ask('how hot does the sauna get').text).toMatch(/^I do not have details on exactly that; .*What I know: Outdoor sauna/)
  })

  it('is not repeated for the part that asks more of it', () => {
    const text = ask('If we join the newsletter, is that 10% off the two night escape too?').text
    expect(times(text, 'The 2-Night Escape is')).toBe(1)
    expect(text).toContain('For the rest of your question')
  })
})

it('the late check-out of two rooms reads as one sentence', () => {
  const { text } = askAfter('how much to stay late in the lodge', 'and if we went for sunriser instead')
  expect(text).toContain('It adds €69 in Sunriser and €49 in Sea Forest Lodge.')
})

it('more than fits one answer is left out part by part, never cut in the middle', () => {
  const said = ask('Tell me about the rooms. Tell me about the lodge. Tell me about Stargazer. Tell me about Sunriser.')
  expect(said.text).toMatch(/More: \/room\/stargazer\.\n\nThat is a lot at once: please ask me for the rest again\.$/)
  expect(said.sources).not.toContainEqual({ category: 'accommodations', key: 'sunriser' })
})

it('the same comparison is not told twice', () => {
  expect(ask('sunriser or stormchaser midweek, which is cheaper').text.match(/€20 a night less/g)).toHaveLength(1)
})

it('no doubt is added where only a name or a slip of the pen was not understood', () => {
  for (const message of [
    'ar dogs alowed',
    'We never go anywhere without Bertie, our spaniel. Where could the three of us sleep?',
  ])
    expect(ask(message).text).not.toContain('If you meant something else')
})

it('what is quoted for two parts of a question is quoted once', () => {
  for (const message of ['How do I turn up the heat, my cabin is freezing', 'are bubbles or bath salts ok in the ofuro']) {
    const quotes = ask(message).text.match(/“[^”]+”/g) ?? []
    expect(quotes.length).toBeGreaterThan(0)
    expect(new Set(quotes).size).toBe(quotes.length)
  }
})

it.each([
  'one night flexi in the lodge midweek incl late check out = ?',
  'which one is the cheapest, and what is it on a friday?',
  'sunday and monday in sunriser, what is that before any discount?',
])('a price is told in one paragraph: %s', (message) => expect(ask(message).text.split('\n\n')).toHaveLength(1))

it('a sum that the answer names already is not added once more', () => {
  const { text } = ask('i’m looking at stargazer for a wednesday night, what is it', 'and with late checkout?')
  expect(text.match(/€308/g)).toHaveLength(1)
})
