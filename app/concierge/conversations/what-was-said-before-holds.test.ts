/** What a guest has said once still counts in later turns: the day of arrival or leaving, a room ruled out, the money at hand. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('a stay that may have to be cancelled', () => {
  const booked = 'we booked 2 nights in Stormchaser from 22 July and now my dad is sick. what happens if we cancel today'

  it('is counted from the day of cancelling to the day of arrival', () => {
    expect(ask(booked).text).toMatch(
      /^On Wednesday 3 June it is 49 days to the arrival on Wednesday 22 July\..*“21 days or more before arrival/s,
    )
  })
  it.each([
    ['and if we wait another week?', /^On Wednesday 10 June it is 42 days/],
    ['how much do we get back so, we paid the whole lot already', /high season.*21 days or more/s],
    ['just tell me do we lose money', /high season/],
    ['not booking, cancelling', /high season/],
  ])('%s', (said, told) => {
    expect(ask(booked, said).text).toMatch(told)
  })
  it('keeps its season when it is asked to be moved to another', () => {
    const { text } = ask(booked, 'could we just move it to february instead')
    expect(text).toContain('You may move your stay once')
    expect(text).not.toContain('low season')
  })
  it('is remembered after a turn that was not understood', () => {
    expect(ask(booked, 'sorry I mean the refund. for the Stormchaser booking', 'do we lose money').text).toContain('22 July')
  })
  it('is not cancelled later than it is told', () => {
    const turns = ['we booked sunriser 14 august two nights. what if we cancel on 30 July', 'and the day after, 31st?']
    expect(ask(...turns).text).toMatch(/^On Friday 31 July it is 14 days/)
  })
})

it('a bath is cancelled by the terms of a bath', () => {
  const { text } = ask('can I get a refund for a bath if I cancel it the day before', 'and on the same day')
  expect(text).toContain('You may cancel an extra up to 24 hours before')
  expect(text).not.toContain('price of the stay')
})

describe('leaving late', () => {
  it.each([
    [["and we'd leave sunday. any chance of staying on till 4"]],
    [['could we check out later tomorrow, its sunday', 'no i mean can WE stay till 2']],
  ])('not on the Sunday that was named: %j', (turns) => {
    expect(ask(...turns).text).toMatch(/^Not on a Saturday or a Sunday/)
  })
  it.each(['we stay wednesday and thursday, can we stay until 6 on friday', 'can we have late checkout on a friday'])(
    'but on a Friday, after a Thursday night: %s',
    (question) => {
      expect(ask(question).text).toMatch(/^Yes, after a night from Sunday to Thursday/)
    },
  )
  it.each([
    [["and we'd leave sunday. any chance of staying on till 4", 'and if we leave on a Monday?']],
    [['could we check out later tomorrow, its sunday', 'and on a tuesday?']],
  ])('or on another day that is named since: %j', (turns) => {
    expect(ask(...turns).text).not.toContain('Not on a')
  })
  it('adds no night to the bill', () => {
    expect(ask('Sunriser sunday and monday with late checkout on tuesday, total').text).toMatch(/come to €527/)
    expect(ask('Sunriser sunday and monday, how much', 'with late checkout on the Tuesday. total?').text).toMatch(/come to €527/)
  })
})

describe('a bill', () => {
  it.each([
    [['Two grazing boxes please, one with meat, one without. Total?'], /come to €105/],
    [['a grazing box one with meat and one vegetarian, total'], /come to €105\./],
    [['stargazer tues and wed', "she'd want the hot bath too, both nights. all in"], /come to €553/],
    [['lodge 2 nights midweek plus late checkout'], /come to €367/],
    [['how much is breakfast', 'for four days for the two of us?'], /come to €56/],
    [['sunriser on tuesday with breakfast total', 'and a second breakfast'], /come to €257/],
    [
      [
        "We'd want Stargazer for ourselves and Sunriser for my parents, just the Wednesday night. What's that for the two of them together?",
      ],
      /come to €468 together/,
    ],
    [['lodge for two nights midweek', 'what if we make it three'], /€477/],
    [['stargazer fri and sat', 'if we came sunday to tuesday instead would it be cheaper', 'an by how much'], /that is €80 less/],
    [['is there a voucher', 'its for 200, whats left if we do the lodge on a wed'], /and €41 is left/],
    [
      ['stargazer and sunriser two nights midweek, two couples, total', 'and split by two?'],
      /^Split between two, €936 is €468 each\./,
    ],
    [['stargazer two nights midweek total', 'what is that each'], /^Split between two, €478 is €239 each\./],
    [
      ['four of us, stargazer and lodge, one weekday night, total', "what's that each"],
      /^Split between four, €398 is €99\.50 each\./,
    ],
    [
      [
        'of those two, stormchaser or sunriser whichever is cheaper, saturday night',
        'and with breakfast for two',
        'how much would that be all in',
      ],
      /come to €263/,
    ],
    [['Sunriser sunday and monday', 'two nights, sunday and monday, Sunriser, out at 6 on tuesday. all of it'], /come to €527/],
    [['Sunriser arriving sunday leaving tuesday with a breakfast, total'], /come to €472/],
    [['how much is the flexi in the lodge', 'So do I pay for two nights or one??'], /one weekday night .*€208/],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
  it('forgets a room that is out', () => {
    const { text } = ask(
      'stargazer for a friday',
      'right forget stargazer. whats the cheapest thing for 2 nights mid week with a hot tub',
    )
    expect(text).toContain('Stormchaser')
  })
  it('is not said goodbye to', () => {
    expect(ask('is stargazer 239', 'make it two nights', 'no, three').text).toMatch(/^Stargazer/)
  })
})

describe('who is here, cold, without a car or without a screen', () => {
  it('is told first what helps at once', () => {
    expect(ask("we're in Stargazer right now and it's freezing, what do I do").text).toMatch(
      /Turn the dial by the bed.*For warmth at once, light the stove.*020 912 0360/s,
    )
    expect(ask('the telly screen thing wont come down').text).toMatch(/Pull the cord beside the bed.*020 912 0360/s)
  })
  it.each([
    ["And we've no car. How do we get from the airport to you?", 'By train or coach'],
    ['we are in the lodge since yesterday, without car. Where can we have a dinner tonight?', 'Slip Chipper'],
    ['we have no car', 'For a taxi'],
  ])('is not told where to park: %s', (question, told) => {
    const { text } = ask(question)
    expect(text).toContain(told)
    expect(text).not.toContain('Parking')
  })
  it('is driven to the door', () => {
    expect(ask('Four minutes is a bit much for him. Could somebody bring us to the door?').text).toContain(
      'we will drive you to the door',
    )
  })
})

it.each([
  ['ok will ring. what time is checkout on sunday', /^Check-out is by/],
  ['what food can we get there in the evening', /grazing boxes/],
  ['you didnt answer. can I still order the heated bath for tomorrow', /^For tomorrow, order it before/],
  ['howmuch is the cheese bord thing', /Grazing Box is €55/],
  ['We arrive Friday in stargazer and would order the bath on Friday morning, is that soon enough?', /by 3:30 pm on Thursday/],
  ['and can i put the bath on the voucher', /any stay or extra/],
  ['where exactly is the gate', /on the sea side.*two low stone piers/],
  ["that's wrong, the lodge is 149", /^Sea Forest Lodge is from €159/],
  ['you said check in is at 2 on the phone', /^Check-in is from 3:30 PM/],
  ['what room is most romantic, its our first time away since the baby and we want somewhere special', /made for couples/],
])('%s', (question, told) => {
  expect(ask(question).text).toMatch(told)
})
