/** What cancelling costs, by the dates of arrival and of cancelling, the season and the kind of stay. */
import { describe, expect, it } from 'vitest'
import { ask, askAt, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the dates that are named decide what holds', () => {
  const may = [
    "We've two nights booked from 7 May next year, Stargazer",
    'Till when can we back out free',
    "and if it's the 25th of April",
    'and after that, say three days before?',
  ]
  it.each<Told>([
    ['it is a two night stay from the 5th of december, is it too late to cancel for free', /14 days or more before arrival/],
    [may.slice(0, 2), /it is free until Friday 16 April/],
    [may.slice(0, 3), /50% of the price of the stay”\. For two weekend nights in Stargazer, from €558, that is €279\./],
    [may, /For two weekend nights in Stargazer that is from €558\./],
    ['our flight got cancelled this morning, we were to arrive tonight. is the money gone', /“Less than 7 days before arrival/],
    [
      ["We're booked for two nights from 10 December. What's the latest we can cancel free?"],
      /^For an arrival on Thursday 10 December it is free until Thursday 26 November\. .*14 days or more/s,
    ],
    [
      ["We're booked for two nights from 10 December. What's the latest we can cancel free?", 'and on the 8th?'],
      /“Less than 4 days before arrival/,
    ],
    ['Arrival 29 December, two nights. Until which day may we cancel without paying anything?', /free until Tuesday 8 December/],
    [
      "I've to cancel a two-nighter arriving on 12 June, today's 27 May say. What will ye charge me?",
      /“7 to 20 days before arrival: 50%/,
    ],
    ["Today's 27 May. I've to cancel two nights arriving on 12 June. What will ye charge me?", /high season/],
    [
      [
        'im thinking of booking 2 nites from the 9th of april',
        'in stargazer',
        'if my leave gets refused when do i need to let ye know by to get everything back',
      ],
      /^For an arrival on Friday 9 April it is free until Friday 19 March/,
    ],
    [
      [
        'im thinking of booking 2 nites from the 9th of april',
        'if my leave gets refused when do i need to let ye know by to get everything back',
        'and say I only find out on the 30th of march?',
      ],
      /high season.*“7 to 20 days before arrival: 50%/s,
    ],
    ['We arrive on 28 August for two nights. Last day I can ring off without a charge?', /free until Friday 7 August/],
    [
      'I booked 2 nights from Feb 20th. Up to what date can I pull out with no cost?',
      /^For an arrival on Saturday 20 February .* 6 February/,
    ],
    [
      "Flexi on the 6th of July, something came up, it's now the 1st. Money back?",
      /^(?!.*nothing; whatever).*“Less than 7 days/s,
    ],
    [
      ['we booked two nights 10-12 may and may have to cancel', 'if i did it on 1 may?', 'and 4 may'],
      /“Less than 7 days before arrival/,
    ],
    [['I need to cancel my stay on 10 July, two nights, what happens', 'today is 25 June'], /7 to 20 days before arrival: 50%/],
    [['we need to cancel', 'its a 2 night stay from the 12th december', 'so do we get the deposit back'], /14 days or more/],
    [
      ['2 nights booked from 10 july, if we cancel a month before', 'and two weeks before?', 'exactly a week?'],
      /7 to 20 days[^;]*50%/,
    ],
    [['can i cancel', 'two nights, arriving 10 july'], /37 days to the arrival on Friday 10 July/],
    [
      ['can i cancel', 'two nights, arriving 10 july', 'and if i do it on the 1st of july?'],
      /9 days to the arrival on Friday 10 July.*“7 to 20 days[^”]*50%/s,
    ],
  ])('%j', told)
  it.each<Told>([['two nights from 3 july 2026, cancel today, do i get the deposit back', 'days to the arrival']])(
    '%j',
    toldPlainly,
  )
  it('the last day to cancel free of charge may have passed', () => {
    const ask = 'We arrive on 2 January. Until when can we cancel for free?'
    expect(askAt(new Date('2026-12-12T23:59:00Z'), ask).text).toMatch(
      /^For an arrival on Saturday 2 January it is free until Saturday 12 December\./,
    )
    expect(askAt(new Date('2026-12-13T00:00:00Z'), ask).text).toMatch(
      /^For an arrival on Saturday 2 January it was free until Saturday 12 December\./,
    )
  })
  it('the days are counted across the end of a leap February', () => {
    expect(
      askAt(new Date('2028-02-25T12:00:00Z'), 'We arrive on 10 March, what does it cost to cancel on 20 February?').text,
    ).toContain('On Sunday 20 February it is 19 days to the arrival on Friday 10 March.')
  })
  it('the day of arrival and today’s date may be named in later turns', () => {
    const said = ['can we cancel', 'we booked two nights for 20 december', "it's now 1 december"] as const
    expect(ask(...said).text).toMatch(/19 days to the arrival/)
    expect(ask(...said, 'so how much would we lose').text).toMatch(/“7 to 20 days before arrival: 50%/)
  })
})

describe('season and kind of stay decide which terms are told', () => {
  it.each<Told>([
    [
      ['we need to cancel our booking for august', "it's 3 weeks away"],
      /“21 days or more before arrival: nothing; whatever you have paid is refunded”\.(?!.*7 to 20)/s,
    ],
    [
      ['we need to cancel our booking for august', "it's 3 weeks away", 'it was the 1 night one actually'],
      /1-Night Flexi, high season: \n“7 days or more before arrival: nothing/,
    ],
    [
      "Flexi booked for Tuesday 8 December. I've a funeral and can't go, it's the 27th of November today.",
      /1-Night Flexi, low season: \n“3 days or more before arrival: nothing/,
    ],
    [
      'we booked the flexi for a wednesday in november and my husband broke his leg, its 5 days away',
      /1-Night Flexi, low season/,
    ],
    [
      ['the flexi in stormchaser', 'nothing more to pay?', 'and what if I get sick before, lose it all? its in february'],
      /1-Night Flexi, low season/,
    ],
    [['we want to cancel', 'booked flexi'], /it says of 1-Night Flexi/],
    [['we want to cancel', 'booked flexi', 'arriving in 3 days'], /“Less than 7 days[\s\S]*“3 days or more/],
    [['booked the flexi for a tuesday in february, can i cancel', 'how many days'], /3 days or more/, /outside what I know/],
    ["What's the cancellation for two nights in May?", '21 days or more before arrival', 'I do not have'],
    [['I need to cancel my stay on 10 July, two nights', 'and if it was in February instead'], /low season/],
    [
      ['if we cancel 10 days before a 2 night stay in july what do we lose', 'would 3 weeks be ok?'],
      /high season:\s+“21 days or more before arrival: nothing; .*”\.\s+For your own/,
    ],
    ['is my deposit gone if i cancel a month before? 2 nights in july', /whatever you have paid is refunded/],
    [
      ['one night flexi in february', 'what if i have to cancel', 'so 5 days before in may wed get nothing back?'],
      /high season[\s\S]*Less than 7 days/,
    ],
    ['cancel the day before, do we get anything back', /the full price of the stay/],
    ['is christmas high season', /20 December to 3 January/],
    [
      ['i want to cancel', 'it’s a two night booking for july', 'in 5 days time', 'do i get anything back'],
      /high season[\s\S]*“/,
    ],
    [
      ['want to book 2 nights in august', 'if i cancel a week before', 'and in november?', 'what about 15 days'],
      /low season[\s\S]*14 days or more[\s\S]*refunded/,
    ],
  ])('%j', told)
})

describe('the share that is kept is told in euro', () => {
  it.each<Told>([
    [
      ['Two nights in Stormchaser midweek, how much?', "If I take that and cancel a week before in March, what's lost?"],
      /from €418, that is €209\./,
    ],
    [
      ['Monday night in Sunriser with the Flexi, price?', 'what if I cancel two days before, in February?'],
      /For one 1-Night Flexi in Sunriser that is from €298\./,
    ],
  ])('%j', told)
  it('no share is told where several rows may hold, or no stay is known', () => {
    expect(ask('What does it cost to cancel in August, ten days before?').text).not.toContain(' For ')
    expect(ask('Two nights in Stargazer midweek, price?', 'what does it cost to cancel?').text).not.toMatch(/that is (?:from )?€/)
  })
})

describe('cancelling and moving, by the dates that were named', () => {
  const stay = 'Arriving 24 June for 3 nights in Stormchaser.'
  it.each([
    ['Can I cancel on the 1st of June?', '21 days or more before arrival', '7 to 20'],
    ['And on the 10th?', '7 to 20 days before arrival', '21 days or more'],
    ['And the day before?', 'Less than 7 days before arrival', '7 to 20'],
  ])('%s', (asked, holds, holdsNot) => {
    const first = 'Can I cancel on the 1st of June?'
    const said = asked === first ? ask(stay, first).text : ask(stay, first, asked).text
    expect(said).toContain(holds)
    expect(said).not.toContain(holdsNot)
  })

  it('over the turn of the year', () => {
    const said = ask('Arriving 3 January for two nights.', 'Can I cancel on 30 December?').text
    expect(said).toContain('Less than 7 days before arrival')
  })

  it('moving a stay is told with what cancelling would cost', () => {
    const said = ask(
      'i need to move my stay',
      "it's for 14 may, we booked 2 nights",
      'today is 20 april',
      'do i pay anything',
    ).text
    expect(said).toContain('You may move your stay once, free of charge')
    expect(said).toContain('21 days or more before arrival')
    expect(said).not.toContain('7 to 20')
  })

  it('what is said beside it in the same message narrows it', () => {
    const said = ask("Booked the flexi for a Tuesday in February, when's the last day I can pull out for free?").text
    expect(said).toMatch(/Flexi, low season/)
  })
})

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
