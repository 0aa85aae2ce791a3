/** Sums in other words, and spread over several short sentences. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

describe('days of coming and of leaving', () => {
  it.each([
    ['We arrive Friday and leave Sunday. Stargazer. Sum?', 'Those two nights in Stargazer come to €558'],
    ['We come on Friday and go home Sunday. Sunriser. Total?', 'Those two nights in Sunriser come to €538'],
    [
      "In on the Friday, out on the Sunday, in the lodge. What's that come to?",
      'Those two nights in Sea Forest Lodge come to €398',
    ],
    ['We arrive Thursday and leave Saturday. Stargazer. Total please.', 'Those two nights in Stargazer come to €518'],
    ['We arrive Tuesday and leave Wednesday. Lodge. How much?', 'Sea Forest Lodge is from €159'],
    // Each of the two nights has its own price, whichever day is named.
    ['How much is Stargazer for two nights from Thursday?', 'Those two nights in Stargazer come to €518'],
    ['how much for 2 nights in stargazer arriving saturday', 'Those two nights in Stargazer come to €518'],
    ['price of stargazer for two nights leaving on Saturday', 'Those two nights in Stargazer come to €518'],
    ['price of stargazer for two nights, checking out on a Friday', 'Those two nights in Stargazer come to €478'],
    ['How much is Stargazer for two nights from Friday?', 'Two weekend nights in Stargazer come to €558'],
    ['How much are two Thursday nights in Stargazer?', 'Two weekday nights in Stargazer come to €478'],
    [
      'what would Stargazer for two nights from Thursday plus a breakfast tray come to?',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €532.',
    ],
  ])('are the nights between: %s', (message, sum) => {
    expect(withoutLinePrices(ask(message).text)).toContain(sum)
  })
  it.each([
    ['We arrive Friday and leave Sunday. What time do we have to leave?', /^(?!.*€)[\s\S]*Check-out is by 11:00 AM/],
    ['We arrive Friday and leave Sunday, what are the hours?', /3:30 PM[\s\S]*11:00 AM/],
    ['We arrive Friday. From what time?', /^Check-in is from 3:30 PM/],
  ])('have hours, where those are asked: %s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
})

describe('a sum in other words', () => {
  it.each([
    ['one weeknight in sunriser plus a breakfast tray, sum it for me', /€229[\s\S]*€14/],
    ['a tuesday in the lodge plus a grazing box, add it up for me', /€159[\s\S]*€55/],
    ["saturday in stargazer, the heated bath and a breakfast tray, what's the full whack", /€279[\s\S]*€50[\s\S]*€14/],
    [
      'Three of us girls have a whip-round: Stargazer Saturday for Ciara and her fella plus the outdoor bath. What do we need in the pot?',
      /Stargazer[\s\S]*(?:€329|€279[\s\S]*€50)/,
    ],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toContain('do not have details')
  })
  it('is not asked by who wants it summed up', () => {
    expect(ask('Can you sum up what the retreat is about?').text).not.toContain('€')
  })
})

describe('a bill in any order and as short as a text message', () => {
  it.each([
    [['how much for all four places together for one night on a saturday'], /come to €996 together/],
    [['whats the total for the whole place two nights midweek'], /come to €1,672 together/],
    [['prices of all four rooms'], /^(?!.*together).*€239 \/ €279 in Stargazer/],
    [['how much would it be for one of each box'], /^1 × Grazing Box standard and 1 × Grazing Box vegetarian come to €105/],
    [
      ['bath and box in stargazer one night total'],
      /^One night in Stargazer, one Outdoor Heated Bath and one Grazing Box standard come to €344 on weekdays and €384/,
    ],
    [['a bath and two breakfasts with two nights in sunriser, weekend, how much altogether'], /come to €616/],
    [['stargazer w bath n breakfast 2 nights total?'], /come to €542 on weekdays and €622 at the weekend/],
    [['sunriser fri n sat w/ a bath how much'], /come to €588/],
    [['what would it cost for 2 nights in stargazer', 'same days with one bath'], /come to €528 on weekdays/],
    [['what does sunriser cost on a friday for one night', 'and with a breakfast for both'], /come to €283/],
    [['stargazer mon + tues, one bath, breakfast both mornings. tot it up for me would you'], /come to €556/],
    [['Lodge friday & saturday and one of the standard grazing boxes. Total?'], /and one Grazing Box standard come to €453/],
    [['bath in the lodge for two nights how much'], /^Not in Sea Forest Lodge, I am afraid\. The Outdoor Heated Bath/],
  ])('%j', (turns, told) => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(told)
  })
})

describe('a stay and what is ordered to it', () => {
  it.each([
    [
      'what would Stargazer for two nights plus a breakfast tray come to?',
      'Two nights in Stargazer and one Breakfast Tray for 2 come to €492 on weekdays and €572 at the weekend.',
    ],
    [
      'one weeknight in sunriser plus a breakfast tray, sum it for me',
      'One weekday night in Sunriser and one Breakfast Tray for 2 come to €243.',
    ],
    [
      'Stargazer on Saturday and Sunday plus a heated bath, how much in total?',
      'Those two nights in Stargazer and one Outdoor Heated Bath come to €568.',
    ],
    [
      "saturday in stargazer, the heated bath and a breakfast tray, what's the full whack",
      'One weekend night in Stargazer, one Outdoor Heated Bath and one Breakfast Tray for 2 come to €343.',
    ],
    [
      'how much is stargazer on a thursday with the heated bath',
      'One weekday night in Stargazer and one Outdoor Heated Bath come to €289.',
    ],
    [
      'stargazer fri and sat with a breakfast tray, what would that be in total',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €572.',
    ],
    [
      'We arrive Friday and leave Sunday. Stargazer and a breakfast tray. Sum?',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €572.',
    ],
  ])('are added up: %s', (message, sum) => {
    const { text, sources } = ask(message)
    expect(withoutLinePrices(text).replace(/ The final price is.*/, '')).toBe(sum)
    // The next sentence says what it is about.
    expect(text).toMatch(/€\d+[\s\S]*The final price is calculated as you book/)
    expect(sources.length).toBeGreaterThan(1)
  })

  it.each([
    ['nights are not said', 'how much is Stargazer and a breakfast tray in total?'],
    ['there may be several', 'Two nights in Stargazer plus two breakfast trays, total?'],
    ['there is one for each morning', 'Two nights in Stargazer plus a breakfast tray each morning, total?'],
    ['that room has none', 'Two nights in Stormchaser plus a heated bath, total?'],
    ['it is one or the other', 'one night in Stargazer or Sunriser plus a breakfast tray, total?'],
    ['something comes off', 'a weeknight in sunriser plus a breakfast tray, what is the total with 10% off?'],
    ['no sum is asked', 'how much is a weeknight in Stargazer and a breakfast tray?'],
    ['more is named than was understood', 'two nights in Stargazer with a picnic basket plus a breakfast tray, total?'],
  ])('are told one by one where %s: %s', (_, message) => {
    expect(ask(message).text).not.toMatch(/ one (?:Breakfast Tray|Outdoor Heated Bath|Grazing Box)/)
  })

  it('are told one by one where people have written a price', () => {
    const message = 'one weeknight in sunriser plus a breakfast tray, sum it for me'
    const entries = registryEntries().map((entry) =>
      entry.key === 'breakfast' ? { ...entry, value: 'A breakfast tray is €19 this week.', origin: 'staff' as const } : entry,
    )
    const { text } = answer({ index: buildIndex(entries), message, now: new Date('2026-06-03T12:00:00Z') })
    expect(text).toContain('€19')
    expect(text).not.toContain('come to')
  })
})
