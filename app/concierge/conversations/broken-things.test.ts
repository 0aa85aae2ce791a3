/** Things in a room that do not work: the answer is help, not a product. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const toTheTeam = /choose Housekeeping request or Maintenance issue/

describe('a fault is for the team', () => {
  it.each([
    'the bath is stone cold',
    "netflix isn't working",
    'the telly wont turn on',
    'a bird hit the window and is lying there',
    "there's a bat in the bedroom",
    'there is a bat flying around our room',
    'the hair dryer is broken',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(toTheTeam)
    expect(ask(message).text).not.toMatch(/€|112/)
  })
  it.each([
    ['our bath went cold, can it be heated again?', /€25/],
    ['what happens if the wifi is down?', /What I know: There is WiFi in every cabin and in the lodge\.$/],
    ['Is there Netflix?', /^I do not have an answer to that written down/],
    ['is it cheaper midweek', /^Friday and Saturday nights are priced as weekend/],
    ['are weekends more expensive', /^Friday and Saturday nights are priced as weekend/],
    ['is stargazer cheaper midweek', /^Stargazer is from €239/],
  ] as const)('and this is none: %s', (message, right) => {
    expect(ask(message).text).toMatch(right)
  })
})

it.each(['Is the sea safe or will I drown?', 'could you drown in that sea', 'there is a bat in our bedroom'])(
  'nobody is in danger: %s',
  (message) => {
    expect(ask(message).text).not.toContain('112')
  },
)
it('somebody who is drowning is in danger, and 112 comes first', () => {
  expect(ask('somebody is drowning').text).toMatch(/^If anybody is hurt or in danger, ring 112/)
})
it('what a wife has promised is nothing that the house should keep', () => {
  expect(ask('I was promised a quiet spot by my wife').text).not.toMatch(/^I cannot confirm/)
  expect(ask('I was promised a free bath').text).toMatch(/^I cannot confirm/)
})
