/** Extras added up without a stay; figures that a guest asks to have confirmed, split or reduced. */
import { describe, expect, it } from 'vitest'
import { ask, askAfter, billed, billOf, doesNotSay, type Told, told } from '#test/guest-talk.ts'

describe('extras are added up, one for each day that is named', () => {
  it.each<Told>([
    [['how do i order breakfast', 'for saturday and sunday morning', 'all in how much'], /€28/],
    [
      [
        "we're booked into sunriser for next week and would like the bath, how do i do it",
        "it's 2 nights, can we have it both evenings",
        'and how much is that all together',
      ],
      /come to €75\.$/,
    ],
    [['how much is the bath', 'and to reheat it', 'all together?'], /come to €75/],
    [['is the heated bath 50', 'and if we want it the second night as well', 'total for both nights'], /come to €75/, /night/],
    [['is breakfast included', 'what if we want it for two mornings, how much'], /^2 × Breakfast Tray for 2 come to €28/],
    ['breakfast for two mornings, how much', /^2 × Breakfast Tray for 2 come to €28/],
    [['how much is the bath', 'and the reheat', 'so both'], /come to €75\.$/],
    [['have ye a hot tub', 'how much is that then', 'and again the night after?', 'so both nights'], /come to €75\.$/],
    [['how much is breakfast', 'for four days for the two of us?'], /come to €56/],
  ])('%j', told)
  it.each<Told>([
    [['does Sunriser have a bath', 'how much extra is it', 'and if we want it both nights'], /come to €75\.$/],
    [['Is breakfast included?', 'could we have it both mornings, how much is that'], /^2 × Breakfast Tray for 2 come to €28\./],
    [['Is breakfast served in a dining room?', "We're two people for three mornings, what would that cost?"], /^3 × .*€42/],
    ['wood tub and then warm it again the next evening how much all together', /come to €75/],
    ['if we take a bath and one reheat, plus the normal grazing box, what do we pay for the extras?', /come to €130/],
    ['bath, reheat and standard grazing box together?', /come to €130/],
    [['what is there for breakfast?', "we're 2 people 3 mornings"], /^3 × Breakfast Tray for 2 come to €42/],
    ['breakfast each day for three nights, what is that in total', /^3 × Breakfast Tray for 2 come to €42/],
    ['breakfast on both mornings for us two, how much?', /^2 × Breakfast Tray for 2 come to €28/],
  ])('%j', billed)
  it('a bath and its reheat', () => {
    expect(ask('Bath for Sunday please, we arrive Saturday', 'and monday again?', 'how much in total').text).toContain(
      'come to €75',
    )
  })
  it('breakfast on two mornings', () => {
    expect(ask('do you do breakfast', 'two mornings', 'so thats how much').text).toContain('2 × Breakfast Tray for 2 come to €28')
  })
  it('while nobody has said which box, there is no sum', () => {
    expect(ask('do you do grazing boxes', 'and a bath', 'how much in total').text).not.toContain('come to')
  })
  it('both boxes, and a bath on both nights, are added up', () => {
    expect(billOf("I'm vegetarian, he's not", 'both boxes then, how much together?')).toContain('come to €105')
    const bath = ['is the bath included', 'and if we want it a second night']
    expect(billOf(...bath, 'so both nights is how much')).toContain('come to €75')
  })
  it('breakfasts and baths are added up for as many days as are named', () => {
    expect(billOf('how much is breakfast for 2 mornings')).toMatch(/2 × Breakfast Tray for 2 come to €28/)
    expect(billOf('can we get breakfast', 'how much for 3 mornings')).toContain('€42')
    expect(billOf('how much is the bath if we use it both evenings')).toContain('come to €75')
    expect(billOf('how much is sunriser midweek', 'which has the bath', 'how much is that for both nights')).toContain(
      'one Outdoor Heated Bath and one Additional Bath Reheat come to €533',
    )
  })
})

describe('boxes of one kind and of the other', () => {
  const box = ['how much is a grazing box']
  it.each<Told>([
    ['Two grazing boxes, one normal and one veggie. What do I owe ye?', '€105'],
    [['Tell me about the grazing boxes', 'three of the veggie ones?'], '€150'],
    [['do you have a veggie box', 'and a normal one?', 'one of each pls, what’s that'], '€105'],
    [['do you do grazing boxes', 'the veggie one', 'no wait, two of the other one'], /^2 × Grazing Box standard come to €110\.$/],
    [["we've two breakfasts and a standard grazing box. how much", 'leave out one breakfast'], /come to €69\.$/],
    [["we've two breakfasts and a standard grazing box. how much", 'and the veggie box instead'], /come to €78\.$/],
    ['Two grazing boxes please, one with meat, one without. Total?', /come to €105/],
    ['a grazing box one with meat and one vegetarian, total', /come to €105\./],
  ])('%j', told)
  it.each<Told>([
    [[...box, 'lovely. three of them, how much'], /3 × Grazing Box standard come to €165/],
    [[...box, 'two of them please', 'and if one of them is vegetarian?'], /come to €105/],
    [[...box, 'two normal and one veggie, just the sum'], /2 × .* and one .* come to €160/],
    ['how much would it be for one of each box', /^1 × Grazing Box standard and 1 × Grazing Box vegetarian come to €105/],
  ])('%j', billed)
  it('a standard box is counted, and the two who eat it are not', () => {
    told(
      "we've two breakfasts and a standard grazing box. how much",
      /^2 × Breakfast Tray for 2 and 1 × Grazing Box standard come to €83/,
    )
    told('how much for we two, bath and tray', /^(?!.*2 × Outdoor Heated Bath)Weekday.*The Outdoor Heated Bath/s)
  })
})

describe('a figure that is to be confirmed: yes or no first, then the sum', () => {
  const stay = ['two nights midweek in stargazer?']
  const bill = ['friday and saturday in the lodge, how much', 'and with breakfast both mornings?']
  const flexi = ['how much is the flexi in stormchaser']
  it.each<Told>([
    [['stargazer for both nights of the weekend', 'with a bath', 'so 608?'], /^Yes\. .*€608/],
    [[...stay, 'so that is 478?'], /^Yes\. .*€478/],
    [[...stay, 'so 460 in total?'], /^No\. .*€478/],
    [[...bill, 'is that with the 10% off already?'], /^No: €426 is without it\..*€39\.80 less here, so €386\.20/],
    [[...bill, 'does that include the newsletter discount', 'i mean the 426'], /^No: €426 is without it/],
    [[...flexi, 'so i do not pay the 59 on top?'], /^No\. The price of the 1-Night Flexi includes late check-out/],
    [[...flexi, 'is the late check-out included in that?'], /^Yes\. The price of the 1-Night Flexi includes/],
    [[...flexi, 'so 268 all in?'], /^Yes\. .*€268/],
    [[...flexi, 'so 300 in total?'], /^No\. .*€268/],
  ])('%j', told)
  it.each<Told>([
    [[...bill, '426 all in, right?'], /^Yes\. .*€426/],
    [['stargazer on friday?', 'and the bath?', 'so 329 all in?'], /^Yes\. .*€329/],
  ])('%j', billed)
})

describe('the newsletter’s 10% is taken off', () => {
  it.each<Told>([
    ['what would two weekday nights in stargazer come down to with the 10% newsletter code', /€478.*€47\.80 less: €430\.20/],
    ['10% off 2 nights sunriser midweek', /€458.*With the newsletter’s 10% off a first stay that is €45\.80 less: €412\.20/],
  ])('%j', told)
  it('a night’s price less 10%, for whoever has the code', () => {
    expect(ask("I've got the newsletter code", 'what do I get off a Saturday in Stargazer with it?').text).toContain('€251.10')
  })
})

describe('a sum is split between guests', () => {
  it.each<Told>([
    [
      ['stargazer and sunriser two nights midweek, two couples, total', 'and split by two?'],
      /^Split between two, €936 is €468 each\./,
    ],
    [['stargazer two nights midweek total', 'what is that each'], /^Split between two, €478 is €239 each\./],
    [
      ['four of us, stargazer and lodge, one weekday night, total', "what's that each"],
      /^Split between four, €398 is €99\.50 each\./,
    ],
  ])('%j', told)
})

describe('no sum is told of what may count more', () => {
  it.each([
    'two grazing boxes, one vegetarian, how much',
    'what is one bath and 2 grazing boxes 1 veg',
    'how much are twelve breakfast trays and a bath',
    'how much for a few breakfast trays and a bath',
    'how much is half a grazing box and a bath',
    'how much is the bath for 2 and breakfast for 2',
    'do you have bath and breakfast?',
  ])('%s', doesNotSay(/ comes? to €/))
  it('but a box that is called by its own name is added up', () => {
    expect(ask('how much is a grazing box vegetarian and a bath').text).toContain('come to €100.')
  })
})

describe('no wrong sum is told', () => {
  it.each([
    ['how much is breakfast', 'and 12 of those?'],
    ['how much is the grazing box', 'how much is half of them'],
    ['', 'how much for we two, bath and tray'],
    ['', 'How much for three grazing boxes and the vegetarian grazing box?'],
    ['How much is the Stargazer on Friday?', 'and with the bath and a tray in total?'],
  ])('%s — %s', (before, message) => {
    expect(ask(...(before ? [before] : []), message).text).not.toMatch(/ comes? to €(?:14|55|64|114|205)\b/)
  })
  it('no bath is taken for a reheat, and a dated night is one', () => {
    expect(ask('What would Monday and Friday in Sunriser with one bath come to?').text).not.toContain('€523')
    expect(ask('total for Sunriser Saturday 12 to Sunday 13 with the bath').text).not.toContain('€548')
  })
})

const bathAndTray = ['bath price?', 'and breakfast'] as const
const sunriserAndBath = ['how much is the sunriser of a thursday', 'and the heated bath how much is that'] as const
const threeThings = ['Sunriser for Wednesday please, price?', 'A veg grazing box?', 'Breakfast tray?'] as const

describe('the things named so far are added up, however that is asked', () => {
  it.each<Told>([
    [[...bathAndTray, "so for the two things I'm paying?"], /come to €64\.$/],
    [[...bathAndTray, "for both things I'd be paying what?"], /come to €64\.$/],
    [[...sunriserAndBath, 'okay so if you put the lot together for me the room and the bath for that one night'], /€279/],
    [[...sunriserAndBath, 'put those two together for me would you'], /come to €279/],
    [['How much for the heated bath', 'And to heat it again', "with a single reheat that'd be…"], /come to €75\.$/],
    [['How much for the heated bath', 'And to heat it again', "plus two reheats and we're paying?"], /come to €100\.$/],
    ['what would the bath and then two reheats set us back, theres 2 of us', /come to €100\.$/],
    ['what would a bath and two reheats knock us back', /come to €100\.$/],
    [['Is breakfast possible?', 'how much', 'we stay two mornings so one each day, makes?'], /come to €28/],
    [['Is breakfast possible?', 'how much', "we're there three mornings and want one every day, so that'd be?"], /€42/],
    [['Is breakfast possible?', 'how much', 'one a day for four mornings comes to?'], /come to €56/],
    [
      [...threeThings, 'which cabin is cheaper than that one?', 'swap Sunriser for Stormchaser and leave the rest. New total?'],
      /€273/,
    ],
    [[...threeThings, 'Replace Sunriser with the lodge, same otherwise. What does it all come to?'], /€223/],
  ])('%j', billed)
  it.each<Told>([
    [[...bathAndTray, 'do I pay the two things now or there?'], /by card/, /come to/],
    [[...sunriserAndBath, 'can we put two beds together?'], /beds/, /come to/],
    ['we booked Sunriser, can we change Sunriser to Stargazer for the same price?', /./, /cannot see live dates/],
    [[...threeThings, 'what would we save if we swap Sunriser for Stormchaser?'], /€20/],
  ])('but not %j', told)
  it('“the cheaper cabin” is the one that was told', () => {
    const talk = ['Sunriser for Wednesday, price?', 'From €229.', 'Breakfast tray?', '€14.', 'a cabin cheaper than that one?']
    const swap = 'swap Sunriser for the cheaper cabin and leave the rest. New total?'
    expect(askAfter(...talk, 'Stormchaser, from €209 on weekdays.', swap).text).toContain('come to €223')
  })
})
