/** From when and until when guests may arrive, early and late, who meets them, and what to bring. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the hours of check-in', () => {
  it.each<Told>([
    ["We'll be in Wexford by noon. Any way of slipping into the cabin at one?", /^Check-in is from 3:30 PM/, 'Gorey'],
    ["We'll be in Gorey by one. Where could we eat?", /^You can eat/],
    ['my brother drops us off at noon, would we be left standing outside?', /^Check-in is from 3:30 PM/],
    ['We get into Dublin at one, will we be left standing outside the station?', /^I do not have that written down/],
    ["I take it the cabin's ours from noon", /^Check-in is from 3:30 PM/],
    ['Could the cleaner get into the room around noon?', /^I do not have details on exactly that/],
    ["Any way you'd take us at half one, we're landing in Gorey on the bus", /^Check-in is from 3:30 PM/],
    ['Could somebody take us at 1 to the station?', /taxi/i, /^Check-in/],
    ['Is our cabin free to go into at midday or must we wait until the afternoon?', /Check-in is from 3:30 PM/],
    [['Is there parking?', 'and coming in, from when may we put the car there and get the key'], /^Check-in is from 3:30 PM/],
    [['Is there parking?', 'from what time can we leave the car there?'], /^Check-in is from 3:30 PM/],
    [['Is there parking?', 'is it far from the cabin?'], /From the car to the door/],
    [['When must we check out?', 'and moving in, from which hour?'], /^Check-in is from 3:30 PM/],
    [['what is the 1 night flexi', 'how late can we arrive'], '8:00 PM'],
    ['Check in, from what time is it?', /3:30 PM/],
    [
      'dont need late checkout or anything just wanna know when can i get in the room on the friday',
      /^Check-in is from 3:30 PM to 8:00 PM\.$/,
    ],
    ['not looking for anything fancy, just want to know when we get the room', /^Check-in is from 3:30 PM/, /anniversar|fancy/],
    ['hi, were coming friday to Stargazer, what time can we get in', /^Check-in is from 3:30 PM/],
    [['dogs allowed?', 'I meant my guide dog', 'Sunriser two nights?', 'and what time can we come'], /^Check-in is from/],
    ['whats the latest i can get the keys', /8:00 PM/],
    ['We arrive Friday. From what time?', /^Check-in is from 3:30 PM/],
    [
      'the last hotel left us sitting in a lobby for three hours so before i pay anything tell me when do ye let people in',
      /^Check-in is from 3:30 PM/,
    ],
    [['where do we park the rental car', 'From what time may we have the room?'], /^Check-in is from/],
    ['you said check in is at 2 on the phone', /^Check-in is from 3:30 PM/],
  ])('%j', told)

  describe('a stay that is a present', () => {
    it.each([
      "It's a present for my parents, between what hours do they arrive with ye on the Friday?",
      'I booked this as a surprise for my daughter and her fella. Just tell me, between what hours do they land in to ye?',
      'booked for my mam and dad, when are they let in',
    ])('has our hours: %s', (message) => {
      expect(ask(message).text).toBe('Check-in is from 3:30 PM to 8:00 PM.')
    })
    it('is a voucher for whoever looks for one', () => {
      expect(ask('can I get a present for my parents').text).toMatch(/^Gift vouchers/)
      expect(ask('Is there a gift for my mother I could send by mail?').text).toMatch(/^Gift vouchers/)
    })
  })
})

describe('whoever would come earlier is told to ask', () => {
  it.each<Told>([
    ['can I get in at 5 in the morning', /I do not have details.*Check-in/],
    ['can I get the key at half 2', /^Check-in is from 3:30 PM/],
    ['Can we come at two in the afternoon?', /^Check-in is from 3:30 PM/],
    [['can we check in at noon', 'drop the bags at least?'], /I do not have details on exactly that.*Check-in/s],
    ['ok to leave the cases with ye round midday & go for a wander til its ready', /from 3:30 PM.*For anything earlier/],
    ['can i check in early', /^Check-in is from 3:30 PM to 8:00 PM\. For anything earlier, please ask the team/],
    ['can we come at 12', /^Check-in is from 3:30 PM to 8:00 PM\. For anything earlier, please ask the team/],
    ['can we come earlier than 3.30', /^Check-in is from 3:30 PM to 8:00 PM\. For anything earlier/],
    ['can we drop our bags before check in', /I do not have (?:details on exactly that|an answer to that)/],
    ['If we come before half two is there somewhere for the luggage?', /I do not have details on exactly that.*Check-in/s],
  ])('%j', told)
  it.each<Told>([['any chance of getting in at noon, tis our anniversary', 'For anything earlier']])('%j', toldPlainly)
  it('who lands in the morning is told from when they may come, who lands at night that they should ring', () => {
    const early = ask('our plane gets in at 6 in the morning can we crash at yours straight away').text
    expect(early).toMatch(/^Check-in is from 3:30 PM/)
    expect(early).not.toContain('later than that')
    expect(ask('can we check in at 2 in the morning').text).toContain('If you may be later')
  })

  describe('whether the room is theirs before check-in', () => {
    it.each([
      'Night shift ends at eight, can the bed be mine by ten?',
      'we are with the ferry at 11 in Dublin, is the little house then already ready for us?',
      'Will our lodge be ready by two?',
      'can the room be mine from midday',
    ])('is check-in, whatever they call it: %s', says(/^Check-in is from 3:30 PM/))
    it.each([
      'Is the bath ready by the time we get there?',
      'is the bed a king?',
      'until what hour is the room ours on the final day',
    ])('is not asked by %s', doesNotSay('3:30 PM'))
  })

  describe('“or do we sit in the car?” is the other side of the same question', () => {
    it.each([
      'Is the bed mine by then or do I have to sit in the car like a lunatic?',
      'Would the place be ours by lunchtime or do we sit in the car?',
    ])('%s', (message) => {
      expect(ask(message).text).toBe('Check-in is from 3:30 PM to 8:00 PM.')
    })
  })
})

describe('whoever comes late is told to ring', () => {
  it.each<Told>([
    [['Can we come at two in the afternoon?', "Well and what's the latest so"], /to 8:00 PM\. If you may be later/],
    [['Can we come at two in the afternoon?', 'We might be nearer ten'], /leave the lamp on/],
    [
      ['By train?', 'Can you collect us from there?', "If the train is late and we're only there at half eight?"],
      /leave the lamp on/,
    ],
    ['Our train gets in to Gorey at 7:50pm. Would we be too late for check in?', /leave the lamp on/],
    [['we arrive at 11pm', 'can we still get in'], /If you may be later/],
    [['what is the two night escape', 'is it ok to arrive at 9 on friday'], '8:00 PM'],
    [['what time can we arrive', "oh that's too early for us, can it be later"], /If you may be later than that, please ring/],
    ["If we don't make it by 8 what happens", /please ring 020 912 0360/],
    ['our train gets in at 7.40pm, will we make the check in', /we leave the lamp on/],
    [['and what time can we come', 'what if we come later'], /we leave the lamp on/],
    [['what time can we come', "we'd be there more like nine in the evening"], /please ring/],
    ['is it ok if i come at 10pm', /^Check-in is from .+please ring/],
    ['what if we are late because of traffic', /^Check-in is from 3:30 PM to 8:00 PM/],
    ["I don't get out of theatre til six and its two hrs down from Dublin.. will we be locked out", /leave the lamp on/],
    ['will we be locked out if we forget the code', /^The gate code/],
    ["it's midnight and we're outside, will we be locked out", /^The gate code/],
  ])('%j', told)
  it.each<Told>([
    ['we are running late sorry', 'we leave the lamp on'],
    ['ferry gets in at 20:40 and then the spin up, will we be stuck outside', 'we leave the lamp on'],
    ['stuck behind an accident on the m11, wont make 8', 'we leave the lamp on'],
    ['running late!! wont be there til after 8, is that a disaster?', /^Check-in is from/],
  ])('%j', toldPlainly)
  it('who is delayed is told to ring, and who cannot find us too', () => {
    for (const said of ['what happens if my flight is delayed', 'our ferry is late what do we do'])
      expect(ask(said).text).toMatch(/^Check-in is from.*please ring 020 912 0360/)
    expect(ask('its 11 at night and we cant find the place').text).toMatch(/^Please ring us, day or night/)
    expect(ask('is the last bus late in the evening').text).not.toMatch(/^Check-in/)
  })
  it('an hour means the arrival, whatever was spoken of last', () => {
    const said = ask(
      'what time can we check in',
      'and is there parking',
      "we're off the late boat so it'd be more like half nine though",
    )
    expect(said.text).toMatch(/later than that, please ring/)
  })
  const late =
    /^Check-in is from .* If you may be later than that, please ring 020 912 0360 before you set out: we leave the lamp on/
  it.each([
    'my flight gets into dublin at 9pm',
    'so we’d be there about half 11. is that a disaster',
    'landing into dublin 7pm friday so wont be down til half 9ish. problem?',
    'ferry docks in Rosslare at 21:30',
    'the plane lands at 10.40 pm',
    'our train gets into gorey at half 9',
    'driving down after work, wont make it by 8',
    'we finish work at 6 so it could be 9 by the time we get there',
    'will be arriving late on friday',
    'arriving about 8.30 pm. issue?',
    'it will be dark by the time we land, is that ok',
  ])('%s', says(late))
  it('and is told how long the drive is from where they land', () => {
    expect(ask('my flight gets into dublin at 9pm').text).toContain('From Dublin it is an hour and a quarter by car.')
    expect(ask('we’d be there about half 11').text).not.toContain('by car')
  })
  it.each([
    'we will be there at 7',
    'can we get there at 12',
    'can we have breakfast at 9',
    'is the pub open until 11',
    'we are flying home at 9pm on sunday',
    'is there music until 11',
    'can we be in the bath at 10 at night',
    'we want to be down at the strand before 8',
    'what’s the fine if we’re out at 12 instead of 11',
    'do you have a train at 9pm',
  ])('but not: %s', doesNotSay('lamp on'))
  it('whoever names an hour after check-in is given the number to ring', () => {
    expect(ask('we arrive at half nine in the evening, when is check-in?').text).toMatch(/may be later than that, please ring/)
    expect(ask('when is check-in?').text).not.toContain('please ring')
  })
  it.each([
    'is there any chance we could rock up around 9 some friday night',
    'any chance of getting in around ten at night some saturday',
    "we'll be there for midnight is that ok",
  ])('%s', says(/^Check-in is from 3:30 PM to 8:00 PM\. If you may be later/))
  it.each(['what do we do then', 'who do i tell', 'is that a problem'])('late, and then: %s', (message) => {
    expect(ask('we might be late, like half nine', message).text).toContain('please ring 020 912 0360')
  })
})

describe('who is there when they arrive', () => {
  it.each<Told>([
    [['how late can we check in', 'will someone be there'], /somebody lights your way/],
    [['what time is check in', 'is there someone there to meet us'], /Your door: It is open when you arrive/],
    ['do you meet us or do we just let ourselves in?', /key on the hook/],
  ])('%j', told)
})

describe('what to bring', () => {
  it.each<Told>([
    ['do we need wellies', /Bring boots and a torch/],
    ['be arriving in the dark, anything we should have with us', /Bring a torch/],
    ['what do I need to bring', /Bring boots and a torch.+bed linen and towels/],
    ['do we need to bring anything', /“Bring boots and a torch/],
  ])('%j', told)
  it.each<Told>([['is it pitch black at night there', 'Bring a torch']])('%j', toldPlainly)
})
