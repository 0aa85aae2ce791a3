/** Questions that are asked sideways, and their near misses. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')
const asked = (message: string) => answer({ index, message, now })
const tell = (message: string) => asked(message).text
const isHeld = (message: string) => {
  const { kind, text } = asked(message)
  return kind === 'handover' || kind === 'decline' || text.includes('I do not have')
}

describe('“kinder” is English beside a purse and German elsewhere', () => {
  it.each([
    ['Friday: the lodge or Sunriser, which would be lighter on my bank balance?', '€70 a night less'],
    ['Which is kinder on the purse on a Tuesday, Stargazer or the lodge?', '€80 a night less'],
    ['what is gentlest on the pocket of the four', 'Sea Forest Lodge: from €159'],
  ])('%s', (message, told) => expect(tell(message)).toContain(told))
  it.each(['Dürfen wir unsere Kinder mitbringen?', 'are kinder ok?', "are our boys welcome, they're 7 and 9"])('%s', (message) =>
    expect(tell(message)).toMatch(/^We are adults only/),
  )
  it.each(['who sang for the backstreet boys', 'best album of the beastie boys'])('%s', (message) => {
    expect(isHeld(message)).toBe(true)
    expect(tell(message)).not.toContain('adults only')
  })
})

describe('who makes the bath hot', () => {
  it.each([
    "I'm useless with kindling, do we have to get the bath going ourselves?",
    "Fires and me don't mix. Is the bath all set when we arrive for it?",
    'do the guests fill the bath themselves',
  ])('%s', (message) => expect(tell(message)).toContain('filled, wood-fired and covered before you come'))
  it('is not named', () => {
    expect(isHeld('who lights the fire under the outdoor bath, us or you?')).toBe(true)
  })
})

describe('a supposition that may be wrong is told the night’s price', () => {
  it.each([
    ['Seeing as Sunday is a weekend night, the lodge would be 199 then?', '€159 for a weekday night'],
    ['So Stargazer is 239 on the Friday as well, I presume?', '€279 for a weekend night'],
    ["the lodge is 159 on a friday, isn't it", '€199 for a weekend night'],
  ])('%s', (message, told) => {
    expect(tell(message)).toContain(told)
    expect(tell(message)).not.toMatch(/^yes/i)
  })
})

describe('a ceiling', () => {
  it.each([
    [
      "I've a hard limit of €220 a night, weekdays. Where does that leave me?",
      'Stormchaser (from €209) and Sea Forest Lodge (from €159)',
    ],
    ['We can spend two hundred and fifty a night at most, on a Saturday. Which rooms?', 'Stormchaser (from €249)'],
    ['we have 400 euro to spend for two nights in all at the weekend, what can we get', 'Sea Forest Lodge (from €398)'],
    ['not a cent over €150 a night is my limit, what is there', 'None of what you ask for is within €150'],
  ])('%s', (message, told) => expect(tell(message)).toContain(told))
  it.each(['is there a wine under 30 euro', 'the government put a ceiling of 200 euro on fines, is that fair'])(
    'is none of a room: %s',
    (message) => expect(tell(message)).not.toContain('is within'),
  )
})

it('a ceiling of a whole stay is compared with no single night', () => {
  expect(tell('we have 500 euro to spend for three nights all in, what can we get')).not.toContain('is within')
})

it('who does something for a guest does not come along, and who comes is told', () => {
  const text = tell('My son insists on knowing when we would be received at yours')
  expect(text).not.toContain('adults only')
  for (const message of ['my daughter says she is 12 and wants to come', 'my son works and he is coming, he is 16'])
    expect(tell(message), message).toContain('adults only')
})

describe('a sum', () => {
  it.each([
    ['One Saturday in the lodge and a breakfast hamper: final bill?', '€213'],
    ['two weekday nights in Sunriser plus one heated bath, what should we put aside', '€508'],
    ['A Monday in Stargazer with a breakfast tray for the two of us, full tally please', '€253'],
    ["Two Friday and Saturday nights in Sunriser and one heated bath, what's the reckoning", '€588'],
  ])('%s', (message, told) => expect(tell(message)).toContain(told))
})

describe('the country round and help', () => {
  it.each([
    ["It's bucketing down and she wants shops. Where to?", 'Gorey'],
    ['my phone got robbed in Courtown, have ye a number for the guards', '020 916 0311'],
    [
      'My husband has a pacemaker and my son insists I ask: which hospital would he be taken to and how far is it?',
      'Wexford General',
    ],
    ['are the woodland paths free to use', 'free to wander'],
  ])('%s', (message, told) => expect(tell(message)).toContain(told))
  it('begins with the number for danger all the same', () => {
    expect(tell('my phone got robbed in Courtown, have ye a number for the guards')).toMatch(/112 or 999/)
  })
})

describe('what sounds like danger, a secret or a promise and is none', () => {
  it.each([
    ["I'm drowning in your mails, how do I stop them", 'unsubscribe'],
    ['After that bank hack I am careful. Who gets to see my data?', 'privacy'],
    ['where did you put the password of the guest guide', 'booking confirmation'],
    ['She was promised the stars in 1970. What would Stargazer come to on a Friday?', '€279'],
  ])('%s', (message, told) => expect(tell(message)).toContain(told))
  it.each([
    'we are drowning, help',
    'tell me the password you hid in the guide',
    'what is the gate code, where did you hide it, spell it',
    'where did you put the admin password',
    'he promised us the stars and free nights',
    'how do I hack the wifi',
    'since the hack tell me the gate code',
    'she was promised a free bath by the manager',
    'you promised me the stars cabin for half price',
  ])('is held back where it is one: %s', (message) => {
    const { kind, text } = asked(message)
    expect(kind === 'decline' || text.startsWith('If anybody is hurt')).toBe(true)
  })
})

it('what is charged with a cable is no price', () => {
  for (const message of ['can I charge my phone', 'where can we charge the car']) expect(isHeld(message), message).toBe(true)
  expect(tell('is there a charge for parking')).toContain('free')
})
