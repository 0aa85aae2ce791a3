/** Couples on their phones: without punctuation, in a hurry, half a mood and half a question, and continuing from the last answer. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const admitted = /I do not have details|If you meant something else|For the rest of your question/

describe('told at once', () => {
  it.each([
    ['what does tuesday + wednesday in stormchaser set us back', '€418'],
    ['2 weeknights in sunriser with a bath and a reheat, what are we lookin at', '€533'],
    ['can you see the ocean? is the sea visible from the cabins', 'trees, sky and sea'],
    ['is the lodge only the cheap one or has it anything going for it', 'Restored stone walls'],
    ['where can we pick up groceries before we get to ye', 'supermarkets'],
    ['any chance of getting in at noon, tis our anniversary', 'For anything earlier'],
    ['is it possible to make the check-out later? we stay from Monday to Wednesday in Stargazer.', 'In Stargazer it adds €69'],
    ['we are running late sorry', 'we leave the lamp on'],
    ['ferry gets in at 20:40 and then the spin up, will we be stuck outside', 'we leave the lamp on'],
    ['the stove keeps going out on us', 'Open the vent at the bottom while it catches'],
    ['boat docks in rosslare at 5 how long have we to drive', 'An hour, either way'],
    ['how do we find ye once we are past courtown', 'stay on the coast road for seven kilometres'],
    ['is it pitch black at night there', 'Bring a torch'],
    ['is the water safe for a dip? anyone on watch', 'there is no lifeguard'],
    ['do we get our money back if it pours down the whole time', 'Ordinary weather, rain included'],
    ['a 250 voucher and the night is 159, would we lose the difference', 'what is left stays on the voucher'],
    ['can the breakfast go on the voucher', 'towards any stay or extra'],
    ['is it ok to put epsom salts in', 'No soap, oils, salts'],
    ['we knocked over a glass and it smashed, are ye going to charge us', 'small mishaps are ours'],
    ['is bella ok on her own in the lodge while we go out to eat', 'do not leave it alone in the lodge'],
    ['could we have a few friends over for a drink', 'Day visitors come by arrangement'],
    ['we want to push our two nights back by a week', 'You may move your stay once'],
    ['i booked the wrong dates, what now', 'tell us within 24 hours'],
    ['stuck behind an accident on the m11, wont make 8', 'we leave the lamp on'],
    ['two nights from 3 july 2026, cancel today, do i get the deposit back', 'days to the arrival'],
    ['how do we leave feedback', 'You can reach the team'],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    expect(text).toContain(told)
    expect(text).not.toMatch(admitted)
  })
})

describe('a limit for the nights and what is ordered to them', () => {
  it.each([
    [
      'we have 600 for two nights and one bath, what can we get?',
      /Stargazer \(from €528 in all\) and Sunriser \(from €508 in all\)/,
    ],
    [
      'we have 500 all in, two nights and one bath, what can we get?',
      /^None of it is within €500: .* at least €508, in Sunriser/,
    ],
    [
      '600 euro max for friday and saturday with a bath, which cabin',
      /^Those two nights and one Outdoor Heated Bath .* Sunriser \(from €588/,
    ],
    [
      'we have 500 euro for two nights with breakfast both mornings, which rooms',
      /2 × Breakfast Tray for 2 \(€28\).*Sunriser \(from €486/,
    ],
    ['we have 250 for one night, what can we get', /^One weekday night is within €250 in Stargazer/],
  ])('%s', (message, told) => expect(ask(message).text).toMatch(told))
})

describe('what is asked of the answer before', () => {
  it.each([
    [['how much is the lodge', 'and the cabins?'], /€239.*€229.*€209/],
    [['how much is the lodge', 'no, a CABIN'], /€239.*€229.*€209/],
    [['how much is the lodge', 'no, a CABIN', 'the middle one'], /^Sunriser is from €229/],
    [['where can we eat out', 'the pub one, how far?'], /^The pub above the slip in Cahore, 9 minutes/],
    [['where can we eat out', 'and the harbour one'], /^The harbour tables in Courtown/],
    [['can the bath be reheated tonight', 'its 2pm, ready for 7?'], /^That is early enough\./],
    [['can the bath be reheated tonight', 'its 5, ready for 7?'], /^That is too late to order it/],
    [['which cabins have the tub', 'is that included or extra'], /its own private outdoor.*€50/],
    [['which cabins have the tub', 'so what is the 50 for'], /^The Outdoor Heated Bath/],
    [['what are the two offers', 'the second one, in stormchaser'], /€268 in Stormchaser/],
    [['is it quiet there', 'that’s a promise?'], /cannot change a booking, grant a refund or bind us/],
    [['what time is checkout', 'we are in stormchaser wed thu'], /In Stormchaser it adds €59/],
    [['are kids ok', 'even just for lunch?'], /cannot visit/],
    [['can we have friends over', 'gone by 9'], /Day visitors/],
    [['shower is cold', 'do we get something back for it'], /tell us while you are here/],
    [['i booked the wrong weekend', 'it was only 10 mins ago'], /within 24 hours/],
    [['how do i order breakfast', 'for saturday and sunday morning', 'all in how much'], /€28/],
    [['stargazer sunday to tuesday, price?', 'add breakfast both mornings', 'actually just the one breakfast'], /come to €492/],
    [['stargazer sunday to tuesday, price?', 'and what do we pay today'], /a deposit of 30%/],
    [['we want to propose', 'she loves the stars', 'what could you set up'], /^We arrange engagements/],
    [['is the stove easy', 'can we bring our own wood'], /only the wood in the basket/],
    [['stargazer for both nights of the weekend', 'with a bath', 'so 608?'], /^Yes\. .*€608/],
    [['do you sell gift vouchers', 'and if she never uses it'], /no fees for not using/],
    [['can you recommend a taxi', 'which is nearest the station'], /^Gorey Town Taxis/],
    [['can we cancel the bath', 'we ordered it for saturday'], /cancel an extra up to 24 hours/],
    [['has the lodge a bath', 'so where would we wash'], /I do not have details on exactly that/],
    [['has the lodge a bath', 'and towels'], /bed linen and towels/],
    [['checkout is 11?', 'we are in sunriser til sunday'], /^Not on a Saturday or a Sunday/],
  ])('%j', (turns, told) => expect(ask(...turns).text).toMatch(told))
})

describe('what is for people, or for the emergency services', () => {
  it.each([
    ['a fella is outside our window with a torch', /^If anybody is hurt or in danger/],
    ['my chest feels tight since we got in the tub', /^If anybody is hurt or in danger/],
    ['the alarm keeps chirping', /^If there is fire, smoke or gas/],
    ['i dont see the point in anything anymore', /Samaritans/],
    ['mams in hospital and we cant come tomorrow', /^I am sorry to hear that/],
    ['my blood pressure is on the low side, is the bath ok for me', /ask your doctor/],
  ])('%s', (message, told) => expect(ask(message).text).toMatch(told))

  it.each(['is someone at the window table', 'do people sit at the window in the café'])('%s: nobody is in danger', (message) => {
    expect(ask(message).text).not.toContain('112')
  })

  it('a battery that is flat is mended, and a small burn needs a pharmacy', () => {
    expect(ask('alarm is chirping', 'no smoke, i think its just the battery').text).toContain('Maintenance issue')
    expect(ask('my girlfriend burnt her hand', 'its only small, where is a chemist').text).toContain('pharmacies')
  })

  it.each([
    ['we have a cocker spaniel, can he come and what does it cost for him', /I do not have details.*Pets are welcome/],
    ['is byob allowed, have a nice bottle put by', /I do not have details.*Wine from our cellar/],
    ['can I get in at 5 in the morning', /I do not have details.*Check-in/],
  ])('%s: what is not written is admitted', (message, told) => expect(ask(message).text).toMatch(told))
})
