/** The heated bath and its reheat: which rooms have it, what it costs, and by when to order it. */
import { describe, expect, it } from 'vitest'
import { ask, askAt, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('which rooms have it, and what it costs', () => {
  it.each<Told>([
    ['Would the storm chaser not have the ofuro as well?', /Stargazer and Sunriser guests only/],
    [['which cabins have the tub', 'is that included or extra'], /its own private outdoor.*€50/],
    [['which cabins have the tub', 'so what is the 50 for'], /^The Outdoor Heated Bath/],
    [['How hot is the bath?', 'And the price again?'], /€50/],
    ['Sunriser has the heated one?', 'Outdoor Heated Bath'],
    ['does stormchaser have the heated one', 'Not in Stormchaser'],
    [["we'd love the wood fired bath", 'is it in stormchaser', 'what does stormchaser have then'], /^The cabins have a king bed/],
    [['is the wood bath 50', 'each or for both of us'], /^I do not have details on exactly that.*Bath/],
    [['Can I get the bath in Stormchaser?', 'so no?'], /Stargazer and Sunriser guests only/],
    ["what's the difference between the tub that's there anyway and the one you charge 50 for", /^Each of the three .*€50/],
    [['tell me about stormchaser', 'has it a tub', 'heated?'], /^Not in Stormchaser, I am afraid/],
    [['has it a tub', 'heated?', 'which ones can have that'], /for Stargazer and Sunriser guests only/],
    ['is the bath included', /^It is not part of the price/],
    ['Does the lodge have a bath outside as well?', /^Not in Sea Forest Lodge/],
    [['do ye have a hot tub', 'and what does it cost to heat it'], /costs €50/],
    [
      'can I have the heated bath in Stormchaser',
      /^Not in Stormchaser, I am afraid: it has an outdoor tub of its own.*The Outdoor Heated Bath/,
    ],
    ['We’ve booked sunriser for friday. Can we add the bath now?', /^The Outdoor Heated Bath/],
    ['bath in the lodge for two nights how much', /^Not in Sea Forest Lodge, I am afraid\. The Outdoor Heated Bath/],
    [
      ['do you have champagne', 'grand so ring ye for the champagne. is the hot bath in with the room?'],
      /^It is not part of the price of a stay/,
      /18 or over|wine from our cellar is on enquiry|Check-in is/i,
    ],
    [['how much is the bath', "we're in stormchaser though"], /^Not in Stormchaser/],
  ])('%j', told)
  it('who says where they stay is told at once that the bath is not for there', () => {
    expect(ask('which room is the bath for, we are in Stormchaser!').text).toMatch(/^Not in Stormchaser/)
    expect(ask('which rooms is the bath for?').text).not.toMatch(/^Not in/)
  })
})

describe('by when it has to be ordered', () => {
  const bath = [
    'we have stargazer from thursday. want the bath on thursday night',
    'its wednesday 6pm now, too late?',
    'and friday then',
  ]
  it.each<Told>([
    [['can we get the bath heated again', 'what time do i have to order by'], /at least 4 hours ahead/],
    [
      'I booked Sunriser for Saturday 5 December. Latest moment to order the fired tub?',
      /^For Saturday 5 December, order it by 3:30 pm on Friday 4 December\./,
    ],
    [
      ["We're in Sunriser from Friday 18 December to the Sunday.", 'When do I order the bath for the Saturday evening?'],
      /^For Saturday 19 December, order it by 3:30 pm on Friday 18 December\./,
    ],
    [
      ['How much is the heated bath?', 'We arrive on Friday, so when must I have it ordered at the latest?'],
      /^For Friday, order it by 3:30 pm on Thursday\./,
    ],
    ['When do I have to order the bath for Saturday?', /^For Saturday, order it by 3:30 pm on Friday\./],
    ['can we still get a bath for friday', /^For Friday, order it by 3:30 pm on Thursday\. The Outdoor Heated Bath/],
    ['When do I have to order the bath?', /^The Outdoor Heated Bath/],
    [bath.slice(0, 2), /^For Thursday, order it by 3:30 pm on Wednesday\./],
    [bath, /^For Friday, order it by 3:30 pm on Thursday\./],
    ['Can we have a bath tonight?', /^That is too soon to order it here; please ring/],
    [['What is the heated bath?', 'how far ahead do I need to order'], /24 hours before arrival/],
    [
      ['forgot to order the bath', "it's 2 in the afternoon now and we check in at half three tomorrow"],
      /^For tomorrow, order it before 3:30 PM today/,
    ],
    ['we arrive tomorrow can we still get the ofuro', /^For tomorrow, order it before 3:30 PM today/],
    ['can we have the bath tonight', /^That is too soon to order it here/],
    [['how much is a bath in stargazer', 'do we have to book it'], /^Order it at least 24 hours/],
    [['how much is the heated bath', 'when would I have to order it by'], /at least 24 hours/],
    ['you didnt answer. can I still order the heated bath for tomorrow', /^For tomorrow, order it before/],
    ['We arrive Friday in stargazer and would order the bath on Friday morning, is that soon enough?', /by 3:30 pm on Thursday/],
    ['if i book the bath this morning can we have it tonite', /^That is too soon/],
  ])('%j', told)
  it.each<Told>([
    [
      'can we wait till we get there and see the weather before ordering the outdoor bath?',
      /^It has to be ordered before you come/,
    ],
  ])('%j', toldPlainly)
  it('a bath that was not ordered in time is a matter for the telephone', () => {
    expect(ask('what if we forget to order the bath').text).toContain('if it is later than that, please ring 020 912 0360')
  })
  it('the end of ordering may have passed', () => {
    expect(
      askAt(new Date('2026-12-04T15:30:00Z'), 'I booked Sunriser for Saturday 5 December. Latest moment to order the fired tub?')
        .text,
    ).toMatch(/^For Saturday 5 December, order it by 3:30 pm on Friday 4 December\./)
    expect(
      askAt(new Date('2026-12-04T15:30:01Z'), 'I booked Sunriser for Saturday 5 December. Latest moment to order the fired tub?')
        .text,
    ).toMatch(/^For Saturday 5 December, it had to be ordered by 3:30 pm on Friday 4 December\./)
  })
  it.each([
    ['2027-03-27T12:00:00Z', '28 March', 'Sunday 28 March, order it by 2:30 pm on Saturday 27 March'],
    ['2027-10-30T12:00:00Z', '31 October', 'Sunday 31 October, order it by 4:30 pm on Saturday 30 October'],
    ['2027-12-31T23:59:00Z', '1 January', 'Saturday 1 January, it had to be ordered by 3:30 pm on Friday 31 December'],
    ['2027-02-01T12:00:00Z', '29 February', 'Tuesday 29 February, order it by 3:30 pm on Monday 28 February'],
    ['2026-11-29T12:00:00Z', '5 December 2027', 'Sunday 5 December, order it by 3:30 pm on Saturday 4 December'],
  ])('at %s, %s: %s', (now, date, deadline) => {
    expect(askAt(new Date(now), `We arrive on ${date}. By when must I order the bath?`).text).toContain(`For ${deadline}.`)
  })
  it('a bath for today cannot be ordered here', () => {
    expect(ask("can we order the bath for tonight, we're here already").text).toMatch(/^That is too soon to order it/)
  })
})

describe('heated again: a reheat', () => {
  it.each<Told>([
    [['can the bath be reheated tonight', 'its 2pm, ready for 7?'], /^That is early enough\./],
    [['can the bath be reheated tonight', 'its 5, ready for 7?'], /^That is too late to order it/],
    ['how often can the bath be heated again and what does that cost', /^An Additional Bath Reheat is €25/],
    [
      [
        'i have high blood pressure, is the hot bath ok',
        "and for my wife, she's fine",
        'how long should she stay in',
        'ok and what does it cost to heat it again the next night',
      ],
      /^An Additional Bath Reheat is €25/,
    ],
    ['our bath went cold, can it be heated again?', /€25/],
    [['how much is a reheat', 'can we order it on the day'], /^On the day itself is fine/],
    ['If we want the hot bath on the 2nd night as well what do we pay', /^An Additional Bath Reheat is €25/],
    [['we want the hot bath tonight', 'we already had it last nite'], /Bath Reheat is €25/],
  ])('%j', told)
  it('a second bath is a reheat', () => {
    expect(ask('can we get the bath twice').text).toContain('€25')
    expect(ask('could we have the bath both evenings').text).toContain('€25')
  })

  describe('a reheat, asked for in other words', () => {
    const bath = 'how much is the heated bath'
    it.each(['and to heat it again the second night', 'and another fire under it the next day', 'how much to light it again'])(
      '%s',
      (message) => {
        expect(ask(bath, message).text).toMatch(/^An Additional Bath Reheat is €25/)
      },
    )
    it.each(['can you say that again', 'is it for two nights'])('but not: %s', (message) => {
      expect(ask(bath, message).text).not.toMatch(/^An Additional Bath Reheat/)
    })
    it('and of the stove nothing is heated again', () => {
      expect(ask('is there heating', 'and again the second night').text).not.toContain('Bath')
    })
  })
})

it('how many hours before a reheat is ordered is told where its price is asked, too', () => {
  const { text } = ask(
    "We've two nights in Stargazer and the bath is ordered for the first one. He wants it both evenings. What's the charge to warm it again and how many hours before do we have to ask?",
  )
  expect(text).toMatch(/€25.*4 hours/s)
})

it('what the form for the bath asks', () => {
  const { text } = ask('Bath for two in Stargazer please', 'is it a form', 'what will I have to fill in for it?')
  expect(text).toMatch(/name, the date of your stay, your room and your email/)
})
