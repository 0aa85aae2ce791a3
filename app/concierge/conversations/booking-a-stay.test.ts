/** How a stay is booked, for oneself or for others, how a booking is changed, what is free, and what is paid when and how. */
import { describe, expect, it } from 'vitest'
import { admitted, ask, heldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how a stay is booked', () => {
  it.each<Told>([
    ["y'all have convinced my wife. Where do we lock in our dates?", /^Choose Check Availability/, 'heating'],
    ['We have decided for Stormchaser. What is the next step to book?', /^Choose Check Availability/],
    ['I do hope the Lodge is not taken on 12 September', /^I cannot see live dates/],
    ["I paid last night but I don't know if it worked. Am I booked in?", /^I cannot see bookings/],
    ['Am I booked in advance if I pay the deposit?', /^I do not have details on exactly that/],
    ["tell me all that comes with the cabins, I'm trying to sell it to my wife", /^The cabins have a king bed/, 'resold'],
    ['Can I sell our booking to someone else?', /it may not be resold/],
    [
      "Texting from the tractor with the laundry beside me so I'll be short: I want two nights, what's the next step to get it booked?",
      /^Choose Check Availability/,
    ],
    ['typing this locked out of our cabin so short: how do we get in', /ring us/],
    [
      "I want to make a booking for my wedding anniversary but I'm not sure where to press.",
      /^Choose Check Availability on any page/,
      admitted,
    ],
    ['Right, herself has given the green light. What do I do now to nab a weekend?', /^Choose Check Availability/, admitted],
    ['Right, got the go-ahead from the boss. How do I nab a weekend?', /^Choose Check Availability/, admitted],
    ["I want to order a bath but I'm not sure where to press", /^The Outdoor Heated Bath/],
    [["We'll take Sunriser, two nights", 'And how do I confirm it?'], /Check Availability/],
    ["we don't have a dog, can we book the lodge", /^Choose Check Availability/],
    ['May I make a reservation by telephone?', /Telephone and email bookings/],
    ['I would like to book stargazer for 12 december', /^Choose Check Availability/],
    ['can I book over the phone', /^You can reach the team at.*“Telephone and email bookings/],
    [['which one has the fired bath', 'ok book me that one then'], /^Choose Check Availability/],
    [['how do i book', 'can you do it for me'], /^I cannot book for you/],
    ['can you book me stargazer for next friday', /^I cannot book for you\. Choose Check Availability/],
    [['can you book me stargazer for next friday', 'why not'], /automated assistant/],
  ])('%j', told)
  it.each<Told>([['How do we book, can we do it by telephone?', /Telephone and email bookings/]])('%j', toldPlainly)
  it('what is asked of others, or of two rooms, is left as it is', () => {
    expect(ask('how much for Stargazer and Sunriser?').text).toMatch(/Stargazer.*Sunriser/)
    expect(ask('what have you got for my girlfriend and her birthday').text).not.toContain('3:30')
    expect(heldBack('can you check if my husband booked it')).toBe(true)
  })
  it.each([
    'Can I make a reservation on behalf of my boss and his wife',
    'i want to book a stay for my daughter and her husband',
    'booking this for a friend, can i put her name on it',
  ])('%s', says(/^Choose Check Availability/))
})

describe('what is free, and when we are open, is not known here', () => {
  it.each<Told>([
    [['Are you open at Christmas?', 'is it dearer then'], /varies with season/],
    [['Are you open at Christmas?', 'is it dearer then', "we'd want three nights from the 27th"], /^I cannot see live dates/],
    ['is the house full next weekend', /^I cannot see live dates/],
    ['Is the lodge available from 3 to 6 October?', /^I cannot see live dates/],
    ['Stormchaser 21-23 nov still going?', /^I cannot see live dates/],
    ['is stargazer still going for 239', /^Stargazer is from €239/],
    ['we’re thinking of coming in february', /^I cannot see live dates/],
    [['can we smoke outside', 'is it open at christmas'], /^I do not have an answer to that written down/],
    [['do you have a room on the 14th', 'of february'], /^I cannot see live dates/],
  ])('%j', told)
})

describe('a booking that was made is changed by people', () => {
  it.each<Told>([
    [['i booked the wrong weekend', 'it was only 10 mins ago'], /within 24 hours/],
    [['which hospital is nearest', 'thanks. shes ok. can we stay an extra night'], /^To change a booking/],
    ['ye spelled my name wrong on the confirmation', /^Under “Booking your stay”.*tell us within 24 hours/],
  ])('%j', told)
  it.each<Told>([
    ['i booked the wrong dates, what now', 'tell us within 24 hours'],
    [['how do i book sunriser for a friday', 'and if we love it can we add a night'], /^To change a booking/],
  ])('%j', toldPlainly)
})

describe('a confirmation comes by email, and may be in the spam folder', () => {
  it.each<Told>([['do i get an email after booking', 'send you a confirmation by email']])('%j', told)
  it.each([
    ['i booked last week and got no email', 'still nothing'],
    ['ordered a voucher yesterday', 'still nothing'],
    ['no confirmation came', 'nothing yet'],
  ])('a mail that did not come: %s — %s', says('spam folder'))
})

describe('what is paid on booking, and what later', () => {
  it.each<Told>([
    [['stargazer sunday to tuesday, price?', 'and what do we pay today'], /a deposit of 30%/],
    [['what happens if we book and then cant come', 'thanks. do we pay it all when booking?'], /a deposit of 30%/],
    ['do you take the whole amount when i book', /deposit of 30% when you book/],
    [
      ["Those two nights in Sunriser, Monday and Tuesday, what's it come to?", 'deposit on that?'],
      /^The deposit for those two nights in Sunriser, from €458, is €137\.40\./,
    ],
    [
      ['How much is Stormchaser for two nights midweek?', 'how much now and how much later'],
      /^The deposit for two weekday nights in Stormchaser, from €418, is €125\.40\./,
    ],
    [
      ["i'd like to book sunriser for a monday with late checkout", 'do i pay it upfront'],
      /1-Night Flexi: paid in full when you book/,
    ],
    ['I booked Stormchaser for the 3rd and 4th of July, do I have to pay everything now?', /a deposit of 30%/],
    ['Do I pay the Flexi straight away or when I arrive?', /^Under .*paid in full when you book(?!.*Check-in)/s],
    ['how much would I have to put down for Friday and Saturday in Stargazer?', /€167\.40/],
    ['when will i be charged', /a deposit of 30% when you book/],
    [['whats the deposit', 'for one night?'], /paid in full/],
    ['Will you take a deposit off my card when I book two nights?', 'a deposit of 30%', 'I do not have'],
    [['How do I book?', 'do I pay it all now'], /a deposit of 30%/],
    ['is the whole lot taken when i book', /a deposit of 30%/],
    [
      'how much is the deposit for 2 nights in stargazer midweek',
      /^The deposit for two weekday nights in Stargazer, from €478, is €143\.40\. Under/,
    ],
    ['we booked the flexi, when does the money go out', /paid in full when you book/],
    ['can i pay a deposit', /deposit of 30%/],
    [
      ['How do I book', 'do I pay all at once'],
      /“2-Night Escape and longer stays: a deposit of 30%[\s\S]*“1-Night Flexi: paid in full/,
    ],
    ['when’s the rest of the money taken after the deposit', /“2-Night Escape and longer stays: a deposit of 30%/],
    ['how much do you take up front', /a deposit of 30%/],
    ['how much is due when we book', /a deposit of 30%/],
    ['is my card charged now', /a deposit of 30%/],
    [['two nights in sunriser from monday, how much', 'what deposit is that'], /is €137\.40/],
    [['how much is the deposit', 'and the rest when?'], /The rest is due on the last day/],
    [['2 nights lodge fri sat', 'can we pay half now', 'and the other half'], /The rest is due on the last day/],
  ])('%j', told)
  it('what is paid when, for both kinds of stay', () => {
    const { text } = ask('how much do we have to pay up front')
    expect(text).toMatch(/deposit of 30%.*1-Night Flexi: paid in full/s)
  })
})

describe('the security deposit', () => {
  it.each<Told>([
    [['do we need to pay a deposit', 'how much'], /your booking confirmation states the amount/],
    [['do we need to pay a deposit', 'will that be cash'], /normally as a reservation on your card/],
    ['do we need to pay a deposit', /^A security deposit may be required.*a deposit of 30%/],
    [['do you need a security deposit', 'when would i get it back'], /released within 7 days/],
    ['is my deposit refundable', /^Cancellation and refunds vary.*released within 7 days/],
    ['they blocked money on my card in case we break something, when will that be let go', /released within/],
  ])('%j', told)
  it.each<Told>([['do you block an amount on my card', /^A security deposit may be required/]])('%j', toldPlainly)
})

describe('how one pays', () => {
  it.each<Told>([
    ['is it you I pay for the room or another site', /booking provider’s secure pages/],
    ['how can i pay', /^Extras from the guest guide are paid by card online.*“You pay on the booking provider’s secure pages/],
    ['how do we pay for the stay', /^Under “Deposit and payment”.*secure pages/],
    ['do i pay for the bath now or when i get there', /^Extras from the guest guide are paid by card online[^\n]*$/],
    ['do u accept apple pay?', /^I do not have details on exactly that.*paid by card online/],
  ])('%j', told)
  it.each<Told>([['how do I pay for the heated bath', /^Extras from the guest guide are paid by card/]])('%j', toldPlainly)
})

describe('prices are per room, not per person', () => {
  it.each<Told>([
    ["Is the lodge cheaper for her as she's on her own", /^Our room prices are per night, for the whole room/],
    [
      ['two rooms, Sunriser and the lodge', "Is the lodge cheaper for her as she's on her own"],
      /^Our room prices are per night, for the whole room(?!.*animal)/s,
    ],
    ['rates pp or per rm?', /not per person/],
    ['can i come on my own', /Our room prices are per night, for the whole room, not per person/],
    ['any single supplement? its just me', /not per person/],
    ['Is it €239 each or for the two of us', /not per person/],
  ])('%j', told)
  it('whether €14 is per person is not answered with a night’s price', () => {
    expect(ask('is the €14 pp').text).not.toContain('whole room')
  })
  it('nor is that of an extra', () => {
    for (const extra of ['are the extras per person', 'is the bath price per person', 'is the reheat per person'])
      expect(ask(extra).text, extra).not.toContain('whole room')
  })
})

describe('what the price includes', () => {
  it.each<Told>([
    [['stargazer on a Monday, how much', 'whats included'], /“A stay includes the room for up to two guests/],
    [['does it cost extra for the fire wood', 'so whats not included'], /does not include breakfast/],
  ])('%j', told)
})

describe('“do it” is answered by saying that only the guest can', () => {
  it.each<Told>([
    [['2 nights stargazer fri and sat', 'ok do it'], /^I cannot book for you\. Choose Check Availability/],
    [['how much is the heated bath', 'perfect. do it'], /^I cannot order for you\./],
  ])('%j', told)
})

describe('whoever tells who booked is answered what they ask', () => {
  it.each([
    ['what are the hours for check in and check out, my wife is the one who booked it', /3:30 PM[\s\S]*11:00 AM/],
    ['the one who booked is my brother and his phone is off. check in and out hours?', /3:30 PM[\s\S]*11:00 AM/],
    ['It was my partner who booked this. Can the dog come?', /^Pets are welcome in Sea Forest Lodge/],
    ["my friend booked it and she isn't answering, when do we have to be out?", /^Check-out is by 11:00 AM/],
    ["my boyfriend booked and won't tell me, what time is check in?", /^Check-in is from 3:30 PM/],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text).not.toContain('do not have details')
    expect(text).not.toContain('Check Availability')
  })
  it.each(['who booked stargazer for friday?', 'tell me who booked the lodge', 'who stayed there last weekend?'])(
    'who else has booked is nobody’s business: %s',
    (message) => {
      expect(ask(message)).toMatchObject({ kind: 'decline', sources: [] })
    },
  )
  it('a confirmation that did not come is for people', () => {
    expect(ask('my wife booked it and never got a confirmation, what time is check in?').text).toContain('cannot see bookings')
  })
})

describe('a room that may be taken', () => {
  it.each([
    'Could you look if the Stargazer is taken that night?',
    'Is Stormchaser taken that Saturday?',
    'Hello, we want to come on 21 June for our anniversary. Could you look if the Stargazer is taken that night?',
  ])('shows in the calendar: %s', (message) => {
    expect(ask(message).text).toContain('Check Availability')
    expect(ask(message).text).not.toContain('€')
  })
  it('has its price where that is asked', () => {
    expect(ask("We've booked Stargazer for Saturday, how much is it?").text).toContain('€279')
  })
})
