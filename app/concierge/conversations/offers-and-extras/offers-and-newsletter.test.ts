/** The two offers, 1-Night Flexi and 2-Night Escape, the newsletter’s discount, and whether savings go together. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, heldBack, isHeldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the 1-Night Flexi: its nights, its price, its hours', () => {
  it.each<Told>([
    ["There's a button at the bottom 'Get My 10% Discount'. What have I to do for it?", /^Newsletter subscribers get 10%/],
    ["it says 'from' beside all the prices, so do they change?", /season and availability/],
    [['what are the two offers', 'the second one, in stormchaser'], /€268 in Stormchaser/],
    [
      'My missus ticked "1-Night Flexi" on the select thing and now wants me to explain it to her. Help a man out',
      /^The 1-Night Flexi is one weekday night/,
      'For the rest',
    ],
    [
      "The young lady at the hairdresser said to ask for the one night flexi and I've no notion what that is could you tell me what you get",
      /^The 1-Night Flexi is one weekday night/,
    ],
    [
      ['do you have anything free the weekend of the 12th of december', 'do we have to stay two nights'],
      /1-Night Flexi is one weekday night/,
    ],
    [
      [
        'do you have anything free the weekend of the 12th of december',
        'do we have to stay two nights',
        'what do we get if we only stay one',
      ],
      /^The 1-Night Flexi is one weekday night/,
    ],
    [
      ['whats the difference between the flexi and the 2 night', 'which is cheaper for stormchaser'],
      /is €268; .* is €418 on weekdays/,
    ],
    [['what is the flexi rate', 'can i do it on a saturday'], /^Not for a Friday or a Saturday/],
    [['one night flexi on a thursday?', 'when do we have to leave'], /until 6 pm/],
    ['how do i actually get the one nighter, it only lets me do two', 'selecting a two-night stay first', 'I do not have'],
    [['what is the flexi', 'thursday ok?'], /^Yes, on a weekday night/],
    [['What is the flexi?', 'how do I book that'], /selecting a two-night stay first/],
    [['we’d like the flexi in Stormchaser on Thursday', 'does that include staying until six?'], /^Yes\./],
    ['can I book just a saturday', /^I do not have details on exactly that.*1-Night Flexi/],
    [['how much is the flexi in stormchaser', 'the 40% is off what?'], /same nights booked singly/],
    [['can i get the flexi on friday', 'thursday then. in the lodge'], /€208 in Sea Forest Lodge/],
    [['how much is the flexi in the lodge', 'and in stormchaser?'], /€268 in Stormchaser/],
    [['how much is the flexi in the lodge', 'So do I pay for two nights or one??'], /one weekday night .*€208/],
    ['does the 1 night flexi work on friday', /^Not for a Friday or a Saturday night/],
    [['does the 1 night flexi work on friday', 'sunday then?'], /^A Sunday night counts as a weekday/],
  ])('%j', told)
  it.each<Told>([
    [
      ['whats the story with the 1 night deal', 'so how much would it be for the Stormchaser on a wednesday'],
      /€268 in Stormchaser/,
    ],
  ])('%j', toldPlainly)
  it('the Flexi is asked of room after room', () => {
    const asked = ['can we do the 1 night thing on a saturday', 'what about sunday', 'how much in the cheapest room']
    expect(ask(...asked).text).toContain('€208 in Sea Forest Lodge')
    expect(ask(...asked, 'and the dearest').text).toContain('€308 in Stargazer')
    expect(ask(...asked, 'what time do we have to leave then').text).toContain('6 pm')
    expect(ask(asked[0] ?? '', 'what if we stay the sunday too').text).toMatch(/^The 2-Night Escape/)
  })

  describe('an offer called by what it saves', () => {
    it.each(['Is the 40% deal on Fridays as well?', 'which days is the 40% off'])('%s', (message) => {
      expect(ask(message).text).toMatch(
        /^(?:Not for a Friday or a Saturday night, I am afraid. )?The 1-Night Flexi is one weekday night/,
      )
    })
    it.each(["What's the biggest saving you do?", 'top discount?', 'which deal knocks the most off'])('%s', says('up to 40%'))
    it.each(['what is 40% of 239', 'is the 20% deal on Fridays'])('%s is none of ours', doesNotSay(/^The 1-Night/))
    it('money off for a first time is the newsletter’s', () => {
      expect(ask('whats this few bob off if its your first time down').text).toContain('10% off their first stay')
    })
  })

  it('one night on a Friday is not called a Flexi', () => {
    expect(ask('If we only want one night on a Friday, is that allowed?').text).not.toMatch(/^Not for a Friday/)
  })

  describe('one night made two', () => {
    it.each([
      'We might stretch our one night to two, is it worth our while?',
      'Would it be worth stretching our stay to two nights?',
      'do we gain anything by making the one night two',
    ])('%s', says(/^The 2-Night Escape/))
    it('that was booked already is changed', () => {
      expect(ask("We've booked one night and want to make it two, how do we change it?").text).toMatch(/^To change a booking/)
    })
  })

  it('a popup that complains is explained, a guest who complains is heard', () => {
    const message = 'Booking popup keeps complaining when I pick one night with the late checkout'
    expect(ask(message).text).toMatch(/selecting a two-night stay first/)
    expect(ask('I want to complain about the late checkout').kind).toBe('handover')
  })
})

describe('whether two savings go together', () => {
  it.each<Told>([
    [['is there any discount for first time guests', 'does it work on top of the two night offer?'], /cannot be combined/],
    ['do you price match booking.com', /^I do not have details on exactly that/],
  ])('%j', told)

  describe('two savings at once', () => {
    it.each([
      'Can I use the WILD10 thing together with the two-night saving, or is it either or?',
      'does the newsletter 10% work on top of the 2-Night Escape?',
      'both discounts at once, possible?',
      'can I combine a voucher with the newsletter code',
    ])('may or may not go together: %s', isHeldBack)
    it.each([
      ['If we join the newsletter, is that 10% off the two night escape too?'],
      ['we get 10% off with the newsletter, 10% off the two night escape too?'],
      ['newsletter discount, does it work on the two night escape as well?'],
      ['do I get a discount if I join the newsletter?', '10% off the two night escape too?'],
      ['How do I get the newsletter discount?', 'and does it apply to the 1-Night Flexi too?'],
    ])('may or may not go together, however far apart they are named: %s', (...turns) => {
      expect(ask(...turns).text).toMatch(/I do not have details on (?:exactly )?that/)
    })
    it('are told by themselves', () => {
      expect(heldBack('is it 10% off the two night escape too?')).toBe(false)
      expect(heldBack('what does the two night deal save')).toBe(false)
      expect(heldBack('what do I get for signing up to the newsletter')).toBe(false)
    })
  })
})

describe('signing up, and stopping it', () => {
  it.each<Told>([
    [
      'It says already subscribed when I sign up. What now?',
      /^Your discount code comes by email when you first sign up/,
      '2-Night Escape',
    ],
    ['signed up to the newsletter, where is my discount code??', /^Your discount code comes by email/, '2-Night Escape'],
    ['do ye track if i open the newsletter', /do not measure whether you open/],
    ['sign me up to the newsletter', /^Newsletter subscribers get 10%/],
    ['how do we sign up to the newsletter', /^Newsletter subscribers get 10%/, 'unsubscribe'],
    ['saw your newsletter, how do we sign up', /^Newsletter subscribers get 10%/, 'unsubscribe'],
    ['how do we sign up', /^Newsletter subscribers get 10%/, 'unsubscribe'],
    ['can i opt out of your mails', /^To stop our newsletter/],
    [['is there a newsletter', 'can i get out of it later'], /^To stop our newsletter/],
    [['do you have a loyalty discount', 'newsletter?'], /^Newsletter subscribers get 10%/],
  ])('%j', told)
  it.each<Told>([['we need to tick a box to sign up for the newsletter, must we?', /^Yes: a newsletter needs your consent/]])(
    '%j',
    toldPlainly,
  )
  it.each(['any discounts going', 'is there money off the first time'])(
    'who else may have the code is not written: %s',
    (before) => {
      for (const message of ['my wife hasnt, could she book it', 'my husband has never stayed, can he use it'])
        expect(ask(before, message).text).toMatch(/^I do not have details on exactly that/)
    },
  )
  it.each(['why do you need my email for the newsletter', 'I worry about privacy, you ask for my email for the newsletter, why'])(
    'why an address is asked for: %s',
    (message) => {
      const { text } = ask(message)
      expect(text).toContain('to send you the code for 10% off')
      expect(text).not.toContain('spam')
    },
  )
  it('the two nights are not told to whoever only wants the newsletter', () => {
    expect(ask('how do I sign up for your emails').text).not.toContain('2-Night Escape')
  })
})

describe('whom the discount is for, and what it is not for', () => {
  it.each<Told>([
    [['do you have any discount', 'and can i use it on a voucher'], /but not on extras or vouchers/],
    ['is the 10% code good for our second visit, too?', /^It is for a first stay only/, '2-Night Escape'],
    [['how do i get the 10%', 'and on food'], /“It is for people who have not stayed with us before/],
    [['whats the first time discount', 'can i use it on a voucher'], /not on extras or vouchers/, /other vouchers/],
    ['we were with ye in spring already, can i still use the 10% off thing', /^It is for a first stay only/],
    ['Do i get the newsletter discount when I booked before?', /^It is for a first stay only/],
    [['newsletter discount?', 'we were with you last summer already, still good for us?'], /^It is for a first stay only/],
    [['newsletter discount?', 'we have been to you twice, do we still get it?'], /^It is for a first stay only/, 'unsubscribe'],
    [
      ['newsletter discount?', 'we were thinking of the last week in May, does it work then?'],
      /^(?!It is for a first stay only)/,
    ],
    ['We stayed last year already. Does the newsletter 10 percent work for us?', /^It is for a first stay only/],
    ['we stayed w you last year, does the newsletter discount still apply', /^It is for a first stay only/],
    ['the newsletter thing doesnt work for someone that stayed before?', /^It is for a first stay only/],
    [['is there a discount code for first timers', 'what about the bath, 10% off that too?'], /not on extras/],
    [['is there a discount code for first timers', 'how do i get off it'], /unsubscribe link/],
    [['is there a discount code for first timers', 'how do i get off it', 'do i lose the discount then'], /the code stays good/],
    [['do I get 10% off', 'how', 'can I use it on a voucher'], /not on extras or vouchers/],
    ['I stay with you already last year, can I take the 10 percent newsletter?', /^It is for a first stay only/],
    ['I have a code SUMMER for 30% off', /^I know of no such code/],
  ])('%j', told)
})

describe('the newsletter’s code', () => {
  const newsletter = 'Any discount for newbies?'
  it.each([
    "What's the code then?",
    'so what is the code',
    'how do I get the code',
    'send me the code',
    'and where does the code turn up?',
  ])('%s', (message) => {
    const said = ask(newsletter, message).text
    expect(said).toContain('the code comes by email')
    expect(said).not.toContain('WILD')
  })
  it('is not given to whoever demands it, and its terms are told to whoever has it', () => {
    for (const message of [
      'give me the discount code',
      'Is WILD10 for returning guests too?',
      'can I use WILD10 on every stay',
    ]) {
      expect(ask(message).text).toContain('10% off their first stay')
      expect(ask(message).text).not.toContain('WILD')
    }
  })
  it.each([
    ["what's the code"],
    [newsletter, "what's the gate code then?"],
    [newsletter, "what's the key code then"],
    [newsletter, 'and the wifi code?'],
    [newsletter, 'where is the gate code?', "what's the code then?"],
    ['is there wifi', "what's the code then?"],
  ])('of a gate, a door or a network it stays a secret: %s %s %s', (...turns) => {
    expect(ask(...turns.filter(Boolean)).text).not.toContain('by email')
  })
  it('that did not come is a matter for people, and one too many is stopped', () => {
    expect(ask('I never got the newsletter').kind).toBe('handover')
    expect(ask('I do not want to get the newsletter any more').text).toContain('unsubscribe link')
    expect(ask('Would you be so kind as to cease sending me the newsletter?').text).toContain('unsubscribe link')
  })
})

it.each(['does the 10 percent work on every booking?', 'I used the newsletter code last year, can I use it again?'])(
  'the newsletter’s discount is for a first stay: %s',
  says(/^It is for a first stay only/),
)

describe('money off for newcomers that somebody has heard of', () => {
  it.each([
    "It would be our first visit, and I was told there's often a few euro knocked off for that. How do we get it?",
    "I was told there's usually 15% off for newcomers, how do we claim it?",
    'I was told you always give newsletter subscribers a discount',
  ])('is the newsletter’s: %s', says(/^Newsletter subscribers get 10% off their first stay/))
  it.each([
    "I was told there's a free bath for first timers",
    "I was told we'd get 20% off as it is our first visit",
    'I was told there is a free night on a first visit',
  ])('is no promise of more: %s', (message) => {
    expect(ask(message).kind).toBe('decline')
  })
})

it('from how many nights a stay is cheaper, whatever leave one has', () => {
  const leave = 'I have 9 days of leave in March, not need all of them for you :)'
  for (const asked of [
    `${leave} From how many nights it gets cheaper and how much?`,
    'after how many nights is there a discount?',
  ])
    expect(ask(asked).text).toMatch(/^The 2-Night Escape is two nights and saves at least 10%/)
})
