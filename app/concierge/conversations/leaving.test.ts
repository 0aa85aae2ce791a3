/** When guests must go and how long they may stay: check-out, late check-out, and the days that have none. */
import { describe, expect, it } from 'vitest'
import { ask, billed, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the hour of check-out', () => {
  it.each<Told>([
    [
      'Our boat on Tuesday only goes at 10 at night. What is the longest we could hang on to our room that day?',
      /Late check-out until 6 pm/,
      'Check-in',
    ],
    ["What's the longest we could keep the lodge, two weeks?", /^I do not have details on exactly that/, 'Late check-out'],
    [['when do we need to leave', 'do we have to wash up'], /^I do not have details on exactly that.*Check-out is by/s],
    [
      ['can we check out at 12 tomorrow', 'its a saturday', 'ok what do we do with the key'],
      /^I do not have details on exactly that/,
    ],
    ["What if we sleep it out and don't leave by eleven?", /stay past your hour without agreement/],
    ['chk out time', /11:00 AM/],
    [
      'is it one of them places where they hoover round ur feet at 9 or do we get a bit longer in the morning b4 we go home',
      /^Check-out is by 11:00 AM/,
    ],
    ['will the cleaners be hoovering around us at 9 or can we stay a bit longer in the morning', /^Check-out is by 11:00 AM/],
    [['what time can we come', 'and go'], /^Check-out is by 11:00 AM/],
    ['at which hour must we give back the key on the last day', /^Check-out is by 11:00 AM/],
    ['our flight sunday is at 5pm so no rush in the morning, when are we turfed out', /^(?!It has to be booked).*11:00 AM/s],
    [['what time can we come', 'and out in the morning by?'], /^Check-out is by 11:00 AM/],
    ['When must the key be back, so to speak, on the morning we go home?', /^Check-out is by 11:00 AM/],
    ['what time can i have the room until', /^Check-out is by 11:00 AM/],
    ['We arrive Friday and leave Sunday. What time do we have to leave?', /^(?!.*€)[\s\S]*Check-out is by 11:00 AM/],
    [['can we stay longer on the last day', 'can we leave early'], /^Check-out is by 11:00 AM/],
    ['ok will ring. what time is checkout on sunday', /^Check-out is by/],
    [
      'were flying out that evening so when have we to be gone, id love to hang on a bit',
      /^Check-out is by 11:00 AM\. Late check-out/,
    ],
  ])('%j', told)
  it.each<Told>([['is half 12 ok to leave', /^Not without late check-out/]])('%j', toldPlainly)
  it('whoever has an early flight leaves early', () => {
    expect(ask('our flight is at 6 in the morning').text).toMatch(/^Check-out is by 11:00 AM/)
  })
})

describe('late check-out: until when, for how much, how it is booked', () => {
  it.each<Told>([
    ['Staying the extra hours in Sunriser on the last day is free of charge, yes?', /^Late check-out until 6 pm.*€69/],
    ['Is staying the extra hours on the last day free?', /^Late check-out until 6 pm/],
    [['what time is checkout', 'we are in stormchaser wed thu'], /In Stormchaser it adds €59/],
    [['can we stay longer tomorrow', 'just an hour?'], /^I do not have details on exactly that/],
    [['can we stay a bit longer tomorrow', 'what if we just leave at 1'], /If you stay past your hour/],
    [['stormchaser friday one night how much', 'ok sunday then. and can we stay til 6 monday'], /until 6 pm can be pre-booked/],
    ['What does late checkout cost in Stargazer and until what time is it?', /6 pm.*€69/],
    [['can we have late checkout', 'till what time is it?'], /6 pm/],
    [['late checkout for Stormchaser please', 'do I book now or there'], /^It has to be booked ahead\./],
    [
      'booked in weds only. id like to hang on til 5ish thurs. what would that set me back, its the storm one',
      /^(?!.*€69).*In Stormchaser it adds €59/,
    ],
    [['late check-out, how much in Stormchaser', 'and the other two cabins?'], /€69 in Stargazer and €69 in Sunriser\.$/],
    ['is late checkout guaranteed', /^It is not guaranteed/],
    ['is late check-out dearer in the lodge than in stargazer?', /^No: it adds €49 in Sea Forest Lodge and €69 in Stargazer/],
    [
      ['sunriser for this saturday', 'and the sunday night as well', 'can we stay till the evening on monday then'],
      /^Late check-out until 6 pm/,
    ],
    [['is late checkout extra in sunriser', 'same for the lodge or less'], /In Sea Forest Lodge it adds €49/],
  ])('%j', told)
  it.each<Told>([
    ['is it possible to make the check-out later? we stay from Monday to Wednesday in Stargazer.', 'In Stargazer it adds €69'],
    ['Do I need to book two nights to be able to use the late checkout?', /part of every 1-Night Flexi/],
    ['Lodge on a Tuesday, how much and what’s the late checkout on top?', /In Sea Forest Lodge it adds €49/],
  ])('%j', toldPlainly)
  it.each<Told>([
    [
      ['can i stay in the cabin until 6pm on our last day', "we're in the lodge wed to fri"],
      /Those two nights with it come to €367 in Sea Forest Lodge/,
    ],
  ])('%j', billed)
  it('late check-out is told once, in one breath with check-out', () => {
    const { text } = ask('what time is check out and can we leave later')
    expect(text.match(/can be pre-booked/g)).toHaveLength(1)
    expect(text).toContain('€69')
  })

  describe('the latest hour without paying for it', () => {
    it.each([
      'How late can we stay on the final morning without paying anything extra?',
      'How late can we linger on the final morning before it costs us?',
      'What is the latest we can leave without the late check-out fee?',
      "By when must we be out if we don't pay for late check-out?",
      "When must we leave if we're not paying for extra hours?",
    ])('is check-out: %s', says(/^Check-out is by 11:00 AM/))
    it.each([
      'How late can we stay on the final morning if we pay extra?',
      'Can we stay till 6 without paying extra?',
      'Can we get late checkout without paying?',
      'What time is late check-out until, and is it free?',
    ])('is late check-out where that is asked: %s', says(/^Late check-out until 6 pm/))
    it('how late they can arrive is another question', () => {
      expect(ask('How late can we arrive without paying anything extra?').text).toContain('Check-in is from 3:30 PM to 8:00 PM')
    })
  })
})

describe('there is no late check-out on a Saturday or a Sunday', () => {
  it.each<Told>([
    [['checkout is 11?', 'we are in sunriser til sunday'], /^Not on a Saturday or a Sunday/],
    [
      ['we have late checkout booked i think, till when is that', 'it was a saturday night so sunday. ok?'],
      /^Not on a Saturday or a Sunday/,
    ],
    [['can we check out at 12 tomorrow', 'its a saturday'], /^Not on a Saturday or a Sunday/],
    [['2 nights fri and sat in stargazer', 'can i get the late checkout on that too'], /^Not on a Saturday/, /^Late/],
    [['late checkout how much is it', 'for a Sunday night in the lodge'], /^Late check-out/, /^Not on/],
    [['can i check out at 6', "we'd be leaving on a sunday though"], /^Not on a Saturday or a Sunday/],
    [['do you do late check-out', 'is that possible on a Sunday after a Saturday night'], /^Not on a Saturday or a Sunday/],
    ['until 2pm on sunday can we have the room', /^Not on a Saturday or a Sunday, I am afraid\. Check-out is by 11/],
    [['late checkout how much', 'can i get it after a saturday night'], /^Not on a Saturday/],
    [['late checkout how much', 'and sunday night'], /^Yes, after a night from Sunday to Thursday/],
  ])('%j', told)
  it('“so no?” is answered as what it doubts', () => {
    const asked = ['How much is late checkout?', 'we are in the lodge', "it's a Saturday to Sunday"]
    expect(ask(...asked, 'so no?').text).toBe(ask(...asked).text)
    expect(ask(...asked).text).toContain('Not on a Saturday or a Sunday')
  })
  it('late check-out is refused first for the days that have none', () => {
    expect(ask('until when can we stay on sunday').text).toMatch(
      /^Not on a Saturday or a Sunday, I am afraid: check-out is then by 11:00 AM\./,
    )
    expect(ask('can I book late check-out for a Tuesday?').text).not.toContain('Not on a Saturday')
  })

  describe('the day of leaving, as it was named', () => {
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
    it('late check-out adds no night to the bill', () => {
      expect(ask('Sunriser sunday and monday with late checkout on tuesday, total').text).toMatch(/come to €527/)
      expect(ask('Sunriser sunday and monday, how much', 'with late checkout on the Tuesday. total?').text).toMatch(
        /come to €527/,
      )
    })
  })
})

describe('later or earlier than eleven', () => {
  const flight = "Flight home is 22:40 on the Tuesday so we'd be sitting in the car from 11 otherwise."
  it.each<Told>([
    [`${flight} We're in Stormchaser. How long could we hang on and what do you charge for it?`, /until 6 pm[\s\S]*€59/],
    ['until when could we keep the cabin?', /until 6 pm/],
    [['till when does a late checkout run', "so that's how many hours more than the ordinary"], /11:00 AM[\s\S]*6 pm/],
    [['till when does a late checkout run', 'how many extra hours do we get'], /11:00 AM[\s\S]*6 pm/],
    [['by when do we vacate', "Would 6 in the morning be a problem so? We've a boat to catch."], /^Check-out is by 11:00 AM/],
    [['by when do we vacate', 'is 5 am ok? early flight'], /^Check-out is by 11:00 AM/],
  ])('%j', toldPlainly)
  it('hours before are no hours more', () => {
    expect(ask('till when does a late checkout run', 'how many hours before do we have to ask?').text).not.toMatch(
      /^Check-out is/,
    )
  })
})
