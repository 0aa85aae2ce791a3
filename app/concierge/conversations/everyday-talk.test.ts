import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'

describe('everyday talk', () => {
  it('who says an age under eighteen is told that every guest is an adult, and not to ring for help', () => {
    for (const said of ['im 17 and my boyfriend is 19', 'I am sixteen, can I come with my girlfriend', 'my girlfriend is 17'])
      expect(ask(said).text).toMatch(/^We are adults only/)
    expect(ask('I am 17 weeks pregnant, can I use the bath').kind).toBe('handover')
    expect(ask('we are 15 minutes late').text).toMatch(/^Check-in/)
  })

  it('a day that might cost less is told with the prices of both', () => {
    for (const said of ['is it less if we come tuesday', 'is it cheaper during the week', 'would it be cheaper to come midweek'])
      expect(ask(said).text).toMatch(/^Friday and Saturday nights are priced as weekend.*€239/s)
  })

  it('the cheapest two nights are a sum, and so are two cabins', () => {
    expect(ask('cheapest way to spend two nights with ye').text).toContain('€318')
    expect(ask('how much for two cabins for two nights midweek').text).toContain('€876 together')
    expect(ask('what would two rooms cost at the weekend').text).toContain('€448 together')
  })

  it('a second bath is a reheat', () => {
    expect(ask('can we get the bath twice').text).toContain('€25')
    expect(ask('could we have the bath both evenings').text).toContain('€25')
  })

  it('who lands in the morning is told from when they may come, who lands at night that they should ring', () => {
    const early = ask('our plane gets in at 6 in the morning can we crash at yours straight away').text
    expect(early).toMatch(/^Check-in is from 3:30 PM/)
    expect(early).not.toContain('later than that')
    expect(ask('can we check in at 2 in the morning').text).toContain('If you may be later')
  })

  it('what is written of cars, gates, stoves and confirmations is found in other words, too', () => {
    expect(ask('do we need a car').text).toContain('fifteen minutes by taxi')
    expect(ask('is the gate locked').text).toContain('It closes by itself')
    expect(ask('is there a wood stove in the rooms').text).toMatch(/^The cabins are warm/)
    expect(ask('do i get an email after booking').text).toContain('send you a confirmation by email')
  })

  it('what nobody has written is no rule of ours, nor outside what we know of', () => {
    expect(heldBack('can people see into the room')).toBe(true)
    expect(heldBack('do ye do flowers')).toBe(true)
    for (const said of ['how big are they', 'are there bugs']) expect(ask(said).text).not.toContain('outside what I know')
  })
})

describe('two questions of one thing', () => {
  it.each([
    ['how much is the grazing board and whats on it', /^A Grazing Box is €55/],
    ['how much is breakfast and what do you get', /^Breakfast is an optional extra/],
    ["how much is the bath and what's included", /^The Outdoor Heated Bath/],
  ])('%s', (said, expected) => {
    expect(ask(said).text).toMatch(expected)
    expect(ask(said).trace).toHaveLength(1)
  })
})

describe('what went wrong on the way', () => {
  it('a bath that was not ordered in time is a matter for the telephone', () => {
    expect(ask('what if we forget to order the bath').text).toContain('if it is later than that, please ring 020 912 0360')
  })

  it('a key that is missing is no lost property', () => {
    for (const said of ['our key is missing', "I can't find the key", 'there is no key on the hook'])
      expect(ask(said).text).toMatch(/^Please ring us, day or night/)
    expect(ask('I left my car keys behind').text).toMatch(/^I cannot look for things/)
    expect(ask('where can i find my keys, i lost them').text).toMatch(/^I cannot look for things/)
    expect(ask('where do i find the key').text).toContain('the key on the hook inside')
  })

  it('who is already here is told of the fault alone', () => {
    for (const said of ['we are already here and the heating does not work', "we've just arrived and the floor is cold"])
      expect(ask(said).text).toMatch(/^I am sorry about that(?!.*(?:For the rest|Check-in))/s)
  })

  it('who is delayed is told to ring, and who cannot find us too', () => {
    for (const said of ['what happens if my flight is delayed', 'our ferry is late what do we do'])
      expect(ask(said).text).toMatch(/^Check-in is from.*please ring 020 912 0360/)
    expect(ask('its 11 at night and we cant find the place').text).toMatch(/^Please ring us, day or night/)
    expect(ask('is the last bus late in the evening').text).not.toMatch(/^Check-in/)
  })

  it('what a dog costs is not written, but where it may stay', () => {
    for (const said of ['is there a charge for the dog', 'does it cost extra to bring a dog', 'do pets cost extra'])
      expect(ask(said).text).toMatch(/^I do not have details on exactly that.*Pets are welcome in Sea Forest Lodge/)
    expect(ask('how much is the lodge with a dog').text).toContain('€159')
  })

  it('a code that is invalid is for people to look up', () => {
    expect(ask('my code says invalid').text).toMatch(/^I cannot see bookings, orders or payments/)
  })

  it('late check-out is told once, in one breath with check-out', () => {
    const { text } = ask('what time is check out and can we leave later')
    expect(text.match(/can be pre-booked/g)).toHaveLength(1)
    expect(text).toContain('€69')
  })

  it('who is of a great age is told how far it is from the car', () => {
    expect(ask('my mother is 80, is the path ok for her').text).toContain('level gravel path')
  })
})

describe('what is only nearly written', () => {
  it.each([
    ['can we get a room with twin beds', /^I do not have details on exactly that.*king bed/],
    ['is the food local', /^I do not have details on exactly that.*grazing boxes/],
    ['is the beach sandy', /^I do not have details on exactly that.*beach is a short walk/],
    ['is it noisy', /great deal of quiet/],
    ['is there a curfew', /From 10 pm to 8 am/],
    ['when will i be charged', /a deposit of 30% when you book/],
    ['can you send on my jacket', /^I cannot look for things myself/],
    ['how many people work there', /^I do not have an answer to that written down/],
  ])('%s', (asked, told) => {
    expect(ask(asked).text).toMatch(told)
  })
})
