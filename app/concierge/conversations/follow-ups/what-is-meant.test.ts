/** Words that mean something said before: “the third one”, “the other one”, “why not”, a correction, a subject taken up again. */
import { describe, expect, it } from 'vitest'
import { ask, askAfter, isHeldBack, type Told, told } from '#test/guest-talk.ts'

describe('“do you do that?”', () => {
  it.each<Told>([
    ['At a place in Kerry they took two hundred off my card. Do ye do that?', /^A security deposit may be required/],
    ['At the last place they held 300 off my card for a month. Do you do that?', /^A security deposit may be required/],
    [
      'When I rented a car they blocked a thousand euro on my card. Do you do anything like that with a room?',
      /^A security deposit may be required/,
    ],
    ['A place held 200 quid on my card for a week. Do you do that kind of thing?', /^A security deposit may be required/],
    ['I hear some places charge for parking. Is that something you do?', /^Parking on the estate is free/],
    ['Someone I know had yoga by the sea. Do ye do that?', /^Yoga is one of the experiences/],
  ])('means what was told before it: %j', told)
  it.each([['Do ye do that?'], ['A friend had a massage at her retreat. Do you do that?'], ['Is that something you do?']])(
    'is not guessed: %j',
    isHeldBack,
  )
})

describe('a second time', () => {
  it.each<Told>([
    [
      ['Is there a discount for the newsletter?', 'So when we come back next year a second time we would get it again?'],
      /^It is for a first stay only/,
    ],
    [['How much is the heated bath?', 'can we get it again the second night?'], /^An Additional Bath Reheat is €25/],
    [['How much is the heated bath?', 'when we come back next year would we get it again?'], /^The Outdoor Heated Bath/],
  ])('%j', told)
  it.each(['We come back next year a second time', 'We would love to do it a second time'])(
    'is no reheat unless something is heated: %s',
    (said) => expect(ask(said).text).not.toMatch(/^An Additional Bath Reheat/),
  )
})

describe('a room that is not named again', () => {
  it.each<Told>([
    [['whats the difference between stargazer and sunriser', 'and the third one?'], /^Stormchaser: (?!.*Sunriser:)/],
    [['sunriser or stargazer, which would you pick?', 'ok the latter, for a sunday'], /^Sunriser is from €229/],
    [
      ['sunriser or stargazer, which would you pick?', 'the former then. fri + sat'],
      /^Those two nights in Stargazer come to €558/,
    ],
    [['tell me about sunriser', 'and storm?'], /^Stormchaser:/],
    [['what does sunriser cost on a friday', 'and the other one with the bath?'], /^Stargazer is from €279/],
  ])('%j', told)
  it('which gets the morning sun, after the stars', () => {
    const said = ask(
      "what's the differnce between stargazer and sunriser",
      'which gets the better stars',
      'and morning sun?',
    ).text
    expect(said).toMatch(/^Sunriser/)
  })
  it('of two rooms of which one was told, the other one is known', () => {
    const said = askAfter(
      'which is cheaper midweek, sunriser or stormchaser?',
      'Stormchaser, from €209 a weekday night.',
      'and the other one?',
    )
    expect(said.text).toMatch(/^Sunriser is from €229/)
    // After two subjects in one answer, “it” may be either.
    const both = askAfter(
      'which is cheaper, sunriser or stormchaser?',
      'Stormchaser is €20 less than Sunriser.',
      'and the other one?',
    )
    expect(both.text).not.toMatch(/^Sunriser is/)
  })
})

describe('where nothing was said before that is meant, it is asked for', () => {
  it('another question is not read into the subject before', () => {
    const said = ask('how do i light the stove', 'is there a dry cleaner in town').text
    expect(said).not.toContain('never dry clothes')
    expect(ask('can i smoke in the cabin', 'what time is check-in?').text).toMatch(/^Check-in is from/)
  })
  it.each(['the 2nd one', '???', 'yes', '🐶❓'])('%s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', text: expect.stringContaining('I am not sure what you mean') })
  })
})

describe('a correction is asked again', () => {
  it.each<Told>([
    [['how much is breakfast', 'for two mornings then', 'no, three'], '€42'],
    [['how much is breakfast', 'for two mornings then', 'no, three', 'sorry, four'], '€56'],
    [['stargazer for 2 nights midweek', 'make that three'], '€717'],
    [['we’d arrive at 6', 'no, 7'], 'Check-in is from'],
    [['can 2 people stay in stargazer', 'no, three'], 'two guests at most'],
    [['stargazer on a saturday?', 'I meant sunday, not saturday'], 'Stargazer is from €239'],
    [['how much is breakfast', 'I meant the box not the tray'], 'A Grazing Box is €55'],
    [['what is the price of sunriser on a saturday', 'not the weekend price'], 'Sunriser is from €229'],
    [['what does stargazer cost on a saturday', 'and the cheaper one on saturday'], 'Sea Forest Lodge: from €159'],
    [['which is bigger, sunriser or stargazer', 'and cheaper'], 'Sunriser is €10 a night less than Stargazer'],
    [
      [
        'cheapest way to stay two nights sun and mon in stormchaser',
        'no not the lodge, the one we talked about, with late checkout tuesday',
      ],
      '€477',
    ],
    [
      ['how much for two nights in stormchaser', 'no, two nights, tuesday and wednesday, normal checkout. total?'],
      /^Those two nights .* €418/,
      /18 or over|wine from our cellar is on enquiry|Check-in is/i,
    ],
  ])('%j', told)
  it('whoever wants trains, not taxis, is told of the trains', () => {
    expect(ask('how do we get to you', 'do you know a taxi?', 'trains, not taxis').text).toContain('By train or coach')
  })
  it('whoever said “without wine” is told of food', () => {
    expect(ask('do you have wine', 'without wine I said').text).toContain('Grazing Box')
  })
  it('a correction that asks the same is answered the same', () => {
    expect(ask('Can we cancel?', 'no, I mean can we cancel the stay').text).toMatch(/^Cancellation and refunds vary/)
  })
  it.each(['no, three', 'make it four'])('“%s” of nothing that was counted asks what is meant', (said) => {
    expect(ask('are dogs allowed', said).kind).not.toBe('talk')
  })
})

describe('a few words after an answer in other words', () => {
  it.each([
    ['how much is sunriser', 'From €229.', 'and the one with the storm?', /^Stormchaser is from €209/],
    ["what's the latest we can check out", '11:00 AM.', 'and if we pay?', /^Late check-out until 6 pm/],
    ["what's the latest we can check out", '11:00 AM.', 'any exceptions?', /^Late check-out until 6 pm/],
    [
      'is there a bath in the lodge',
      'No, the lodge has no tub.',
      'so where can I get the heated one?',
      /Stargazer and Sunriser guests only/,
    ],
    ['what rooms are there', 'Three cabins and a lodge.', 'which has a cinema?', /^The Wild Rooms have a cinema/],
    ['what rooms are there', 'Three cabins and a lodge.', 'prices?', /€239 \/ €279 in Stargazer/],
    ['can we order food', 'Yes, grazing boxes and hampers.', 'how?', /^Extras to order through the guest guide/],
  ])('%s – %s – %s', (asked, said, message, told) => {
    expect(askAfter(asked, said, message).text).toMatch(told)
  })
})

describe('“why not” is told the reason where one is written, and else that none is', () => {
  it.each<Told>([
    [['can we bring our 10 year old', 'why not'], /^It is not that we mind children; it is that the quiet/],
    [['can we bring the dog to stargazer', 'why'], /^I know the rule, but not the reason for it/],
    [['can i smoke in the cabin', 'but why not'], /^I know the rule, but not the reason/],
    [['can i smoke in the cabin', 'what happens if i do'], /after we have asked them once to stop, we may end the stay/],
  ])('%j', told)

  it('is no reason of nothing', () => {
    expect(ask('why not').text).not.toContain('I know the rule, but not the reason')
  })
})

describe('a subject is kept while only its price or a person to ask was spoken of since', () => {
  const voucher = ['want to get my parents a voucher', 'what is 2 nights at the weekend in the lodge', 'with late checkout?']
  it.each<Told>([
    [[...voucher, 'can they use it for food'], /towards any stay or extra/],
    [[...voucher, 'what if they dont use it all'], /what is left stays on the voucher/],
    [
      ['do you do breakfast', 'my girlfriend has a dairy allergy', 'ok so who do i tell', 'how late can i order it'],
      /by 4 pm the day before.*I do not have a list of ingredients/,
    ],
    [[...voucher], /^Not on a Saturday or a Sunday, I am afraid/],
  ])('%j', told)

  it('but not after another thing that can be used', () => {
    expect(ask('we have a voucher', 'how much is the bath', 'can we use it at night').text).not.toContain('voucher')
  })
})

describe('a room called by its place in what was told', () => {
  it('is that room, two turns later too', () => {
    const asked = 'what rooms do you have?'
    expect(ask(asked, 'tell me about the first one').text).toMatch(/^Stargazer:/)
    expect(ask(asked, 'tell me about the first one', 'and the third one?').text).toMatch(/^Stormchaser:/)
    expect(ask(asked, 'how much is the last one on a friday').text).toMatch(/^Sea Forest Lodge is from €199/)
  })

  it('is one of the two ways to book where those were told', () => {
    expect(ask('what bundles are there?', 'the second one please').text).toMatch(/^The 1-Night Flexi/)
  })

  it('stays what it is where no rooms were told, or not so many', () => {
    expect(ask('what time is check in', 'tell me about the first one').text).not.toContain('Stargazer')
    const two = 'whats the cheapest room and the dearest'
    expect(ask(two, 'and the third one?').text).not.toMatch(/^(?:Stargazer|Sunriser|Stormchaser|Sea Forest Lodge):/)
  })
})

describe('a day or a room that was the wrong one', () => {
  it.each<Told>([
    [['How much is Sunriser on a Monday?', 'oh wait I said Monday, it should be Friday'], /^Sunriser is from €269 for a weekend/],
    [['How much is the lodge on a Friday?', 'Thursday I mean, not Friday'], /^Sea Forest Lodge is from €159 for a weekday night/],
    [
      ['How much is Sunriser on a Tuesday?', 'Saturday rather than Tuesday I should have said'],
      /^Sunriser is from €269 for a weekend/,
    ],
    [
      ['What is late check-out in Sunriser?', "sorry wrong room, we're in Stormchaser"],
      /^Late check-out .*In Stormchaser it adds €59/,
    ],
    [['What is late check-out in Sunriser?', "I got the name wrong, it's the lodge we have"], /In Sea Forest Lodge it adds €49/],
  ])('is asked again with the right one: %j', told)
})

describe('a room that was the wrong one, in one breath with the question', () => {
  const late = 'How much is late check-out in Stargazer?'
  it.each<Told>([
    [[late, "oh wait we're in the stormchaser not stargazer, so how much"], /^Late check-out .*In Stormchaser it adds €59/],
    [[late, 'actually we booked Sunriser and not the lodge, what is it then?'], /In Sunriser it adds €69/],
    [['How much is the bath in Stargazer?', "we're in the lodge not Stargazer"], /^Not in Sea Forest Lodge, I am afraid/],
    [['What can you see from Stargazer?', "we're in Stormchaser not Stargazer, so how much"], /€209/],
  ])('%j', told)
})

describe('a room or a day that was told before', () => {
  it.each<Told>([
    [
      ["We've booked Stormchaser and friends of ours have Sunriser", 'how much is late check-out in Sunriser', 'And ours?'],
      /In Stormchaser it adds €59/,
    ],
    [["we're in the lodge and my parents are in Stargazer", 'what is late check-out in Stargazer?', 'and for us?'], /€49/],
    [["We've the lodge, they've Sunriser. Can they have the bath?", 'and what about ours?'], /^Not in Sea Forest Lodge/],
    [['what does a saturday cost in Sunriser?', 'and ours?'], /^Sunriser is from/],
    [['stormchaser or the lodge for friday night, prices', 'and the dearer of those two on a monday instead'], /€209/, /€249/],
    [['stormchaser or the lodge for friday night, prices', 'which of the two is cheaper on a tuesday?'], /€159/, /€199/],
    [['When is check-in?', 'Sorry love I meant the day we go home, not the day we come.'], /^Check-out is by 11:00 AM/],
    [['When is check-in?', 'No, the morning we head home I mean'], /^Check-out is by 11:00 AM/],
    [['When must we be out?', 'oh sorry I meant the day we come'], /^Check-in is from/],
  ])('%j', told)
})
