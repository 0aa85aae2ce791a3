/** Two facts in one question, and references to the place discussed. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('both facts are told', () => {
  it.each([
    ['Grazing box: what is it going for and do ye take cards for it?', /€55.*[\s\S]*by card/],
    ['Stargazer: is there a tub, and what is it on a Friday?', /tub[\s\S]*€279/],
    ['our lad is 9 and the dog is 3, are both ok', /adults only[\s\S]*Sea Forest Lodge/],
    ['prices for stormchaser sat night and the deposit', /€249[\s\S]*deposit/],
  ])('%s', (message, both) => {
    const said = ask(message)
    expect(said.text).toMatch(both)
    expect(said.text).not.toContain('do not have details')
  })
})

describe('what is not known of one part is admitted of that part alone', () => {
  it.each([
    ['is there a gym and what time is check out', /^Check-out is by 11/],
    ['can we bring our dog and how much extra is that', /^Pets are welcome in Sea Forest Lodge/],
    ['is there wifi and is it fast', /^There is WiFi/],
    ['how do we book and can we pay by paypal', /^Choose Check Availability/],
    ['how big are the beds and how big is the room', /^The cabins have king beds/],
  ])('%s', (message, told) => {
    const said = ask(message)
    expect(said.text).toMatch(told)
    expect(said.text).toContain('do not have details')
  })
})

describe('what follows leans on what was spoken of', () => {
  it.each([
    [['how much is stargazer', 'nice. parking?', 'right, and what would a friday there be?'], /^Stargazer is from €279/],
    [['is there a beach', 'what would a friday there be?'], /€279 in Stargazer.*€199 in Sea Forest Lodge/],
    [['is late checkout extra in sunriser', 'same for the lodge or less'], /In Sea Forest Lodge it adds €49/],
    [['how much is the heated bath', 'when would I have to order it by'], /at least 24 hours/],
    [['where do we park the rental car', 'From what time may we have the room?'], /^Check-in is from/],
    [['how much is stargazer', 'is the lodge cheaper'], /€80 a night less/],
  ])('%s', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
  it('but how long ahead a box is ordered is not written', () => {
    expect(ask('how much is a grazing box', 'when would I have to order it by').text).toContain('do not have details')
  })
})

describe('a word of ours said of something else', () => {
  it.each(['How long do chickpeas have to soak?', 'how long should I soak beans', 'how long do oats need to soak'])(
    '%s',
    (message) => {
      expect(ask(message).kind).toBe('handover')
    },
  )
  it('a soak of guests is told', () => {
    expect(ask('how long would a person soak').text).toMatch(/20 to 30 minutes/)
  })
  it('a popup that complains is explained, a guest who complains is heard', () => {
    const message = 'Booking popup keeps complaining when I pick one night with the late checkout'
    expect(ask(message).text).toMatch(/selecting a two-night stay first/)
    expect(ask('I want to complain about the late checkout').kind).toBe('handover')
  })
  it('who minds the children lets their parents come', () => {
    expect(ask('the babysitter can only give us the one evening, would you take us?').text).toMatch(/1-Night Flexi/)
    expect(ask('the babysitter is sick, can the kids come?').text).toMatch(/adults only/)
  })
})
