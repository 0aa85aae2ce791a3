/** Conversations of several turns, whose short questions mean what was said before them. */
import { describe, expect, test } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const lastAnswer = (...questions: string[]) => ask(...questions).text

describe('cancelling and moving, by the dates that were named', () => {
  const stay = 'Arriving 24 June for 3 nights in Stormchaser.'
  test.each([
    ['Can I cancel on the 1st of June?', '21 days or more before arrival', '7 to 20'],
    ['And on the 10th?', '7 to 20 days before arrival', '21 days or more'],
    ['And the day before?', 'Less than 7 days before arrival', '7 to 20'],
  ])('%s', (asked, holds, holdsNot) => {
    const first = 'Can I cancel on the 1st of June?'
    const said = asked === first ? lastAnswer(stay, first) : lastAnswer(stay, first, asked)
    expect(said).toContain(holds)
    expect(said).not.toContain(holdsNot)
  })

  test('over the turn of the year', () => {
    const said = lastAnswer('Arriving 3 January for two nights.', 'Can I cancel on 30 December?')
    expect(said).toContain('Less than 7 days before arrival')
  })

  test('moving a stay is told with what cancelling would cost', () => {
    const said = lastAnswer(
      'i need to move my stay',
      "it's for 14 may, we booked 2 nights",
      'today is 20 april',
      'do i pay anything',
    )
    expect(said).toContain('You may move your stay once, free of charge')
    expect(said).toContain('21 days or more before arrival')
    expect(said).not.toContain('7 to 20')
  })

  test('what is said beside it in the same message narrows it', () => {
    const said = lastAnswer("Booked the flexi for a Tuesday in February, when's the last day I can pull out for free?")
    expect(said).toMatch(/Flexi, low season/)
  })
})

describe('short questions of what was just told', () => {
  test('“so no?” is answered as what it doubts', () => {
    const asked = ['How much is late checkout?', 'we are in the lodge', "it's a Saturday to Sunday"]
    expect(lastAnswer(...asked, 'so no?')).toBe(lastAnswer(...asked))
    expect(lastAnswer(...asked)).toContain('Not on a Saturday or a Sunday')
  })

  test.each([['Not even on the deck?'], ['where then']])('%s, of smoking', (asked) => {
    expect(lastAnswer('Can we smoke?', asked)).toContain('under the eaves')
    expect(lastAnswer('Can we smoke?', 'Not even on the deck?', asked)).toContain('under the eaves')
  })

  test('where then, of something that nobody has quoted', () => {
    expect(lastAnswer('Is there a cash machine?', 'where then')).not.toContain('it says')
  })

  test('whom to tell of a sore knee, and whom of a fault', () => {
    const knee = ['is it far to the cabin', 'I have a sore knee and 2 suitcases']
    expect(lastAnswer(...knee)).toContain('we will drive you to the door')
    expect(lastAnswer(...knee, 'who do I tell')).toContain('You can reach the team at')
    expect(lastAnswer('the shower is broken', 'who do I tell')).toContain('Maintenance issue')
  })

  test('how long an answer to a complaint takes', () => {
    expect(lastAnswer('the room is dirty', 'I want to complain properly', 'how long til someone replies')).toMatch(/\bdays\b/)
  })
})

describe('a question that is whole only with those before it', () => {
  test.each([
    [['room is freezing', 'ok how do i light the stove', 'can i dry my jeans on it'], 'never dry clothes on the stove'],
    [['hob wont turn on', 'it just shows an E'], 'A dash or an E on the display'],
    [['do you have an ev charger', 'is there parking at least', 'do i pay', 'how far do we have to lug the bags'], 'handcart'],
    [['we have a 16 year old', 'and if she just comes for lunch'], 'cannot visit'],
    [['coming from rosslare off the ferry', 'what road'], 'N11'],
    [['forgot my charger in the room', 'we left on sunday', 'will ye post it'], 'Under “Damage and security deposit”'],
    [['can ye help with a proposal', 'could we have candles', 'what about outside then'], 'No candles'],
  ])('%j', (asked, says) => {
    expect(lastAnswer(...asked)).toContain(says)
  })

  test('but not where something else is asked', () => {
    const said = lastAnswer('how do i light the stove', 'is there a dry cleaner in town')
    expect(said).not.toContain('never dry clothes')
    expect(lastAnswer('can i smoke in the cabin', 'what time is check-in?')).toMatch(/^Check-in is from/)
  })
})

describe('what follows keeps to what was spoken of', () => {
  test.each([
    [['is there a sauna', 'can we book it for saturday'], /^Ask through the guest guide’s contact/, /Booking change/],
    [['do you have a grazing box', 'can you swap it'], /^I do not have details on exactly that/, /Booking change/],
    [['is there anywhere to eat on site', 'ok what can you leave us'], /grazing boxes/, /check-out/],
    [['whats the first time discount', 'can i use it on a voucher'], /not on extras or vouchers/, /other vouchers/],
    [['booked the flexi for a tuesday in february, can i cancel', 'how many days'], /3 days or more/, /outside what I know/],
    [
      ['looking at stormchaser', 'does that have the heated bath', 'cheapest of those on a saturday?'],
      /€269 in Sunriser/,
      /Lodge/,
    ],
    [['2 nights fri and sat in stargazer', 'can i get the late checkout on that too'], /^Not on a Saturday/, /^Late/],
    [['late checkout how much is it', 'for a Sunday night in the lodge'], /^Late check-out/, /^Not on/],
    [
      ['my partner has a guide dog', 'and can my own pet terrier come along'],
      /Pets are welcome in Sea Forest Lodge/,
      /Guide dogs/,
    ],
    [['are there pubs close by', 'which is nearest'], /pub above the slip/, /bistros/],
    [['is the heated bath 50', 'and if we want it the second night as well', 'total for both nights'], /come to €75/, /night/],
    [['im pregnant can i use the bath', 'what if the doctor says its grand'], /ask your midwife or doctor/, /Caredoc/],
  ])('%j', (asked, says, saysNot) => {
    const said = lastAnswer(...asked)
    expect(said).toMatch(says)
    expect(said).not.toMatch(saysNot)
  })
})

describe('a guest who is here, or about to be', () => {
  test.each([
    [["we're in the cabin and its freezing", 'how do i turn it up'], /Turn the dial by the bed/],
    [['its freezing in here', 'and the stove, how do i light it'], /light the stove: it is laid/],
    [['how do i light the stove', 'can i leave the door of it open overnight'], /close its door when you sleep/],
    [['how do i get the film going', 'is it ok late at night'], /headphones/],
    [['my wife uses a wheelchair, is there steps?', 'could somebody help us to the door'], /drive you to the door/],
    [['do you need a security deposit', 'when would i get it back'], /released within 7 days/],
    [['whats the deposit', 'for one night?'], /paid in full/],
    [['we are driving from rosslare', 'where do i turn in'], /Our gate is on the sea side/],
    [['cancelled my grazing box with 2 days to go, do I get my money'], /You may cancel an extra/],
    [['does it cost extra for the fire wood', 'towels?'], /bed linen and towels/],
    [['does it cost extra for the fire wood', 'so whats not included'], /does not include breakfast/],
    [['thinking of the lodge with our springer', 'can she be left there while we go for dinner'], /do not leave it alone/],
    [['storm forecast, orange warning', 'and if its just raining'], /Ordinary weather/],
    [['one night flexi on a thursday?', 'when do we have to leave'], /until 6 pm/],
    [['is there a restaurant', 'anywhere near for fish'], /^The harbour tables in Courtown/],
    [['where can we get coffee', 'in courtown?'], /^The Harbour Loaf/],
    [['can 4 of us share'], /Four (?:of you )?need two places/],
    [['Do you offer reiki?', 'Where does it take place?'], /in your room/],
  ])('%j', (asked, says) => {
    expect(lastAnswer(...asked)).toMatch(says)
  })

  test('other people’s screaming children are no emergency', () => {
    expect(lastAnswer("will there be other people's kids screaming round")).toMatch(/^We are adults only/)
    expect(lastAnswer('there are people screaming outside our door')).toMatch(/^If anybody is hurt/)
  })
})

describe('danger and despair in plain words', () => {
  test.each([
    ['im stuck in the sand and the tide is coming in fast'],
    ['my wife went swimming an hour ago and hasnt come back'],
    ['my partner got burned on the stove badly'],
  ])('%s', (asked) => {
    expect(lastAnswer(asked)).toMatch(/^If anybody is hurt or in danger, ring 112 or 999/)
  })
  test.each([
    ['i dont want to be here anymore. nothing matters'],
    ['im going to end it tonight'],
    ['i cant go on, no point living'],
  ])('%s', (asked) => {
    expect(lastAnswer(asked)).toContain('116 123')
  })
  test.each([['we went for a swim and loved it'], ['is the sand nice'], ['when is the tide coming in']])(
    'and not: %s',
    (asked) => {
      expect(lastAnswer(asked)).not.toContain('ring 112')
    },
  )
})

describe('which room is meant', () => {
  test('whoever brings the dog means the room that takes it', () => {
    const asked = ['I want to book Stargazer', "Actually no, we're bringing the dog"]
    expect(lastAnswer(...asked, 'So how much for that then, Fri and Sat?')).toContain('Sea Forest Lodge come to €398')
    expect(lastAnswer('I want to book Stargazer', 'are dogs allowed?', 'how much is Stargazer on a Friday')).toContain(
      'Stargazer',
    )
  })

  test('and the morning sun?', () => {
    const said = lastAnswer(
      "what's the differnce between stargazer and sunriser",
      'which gets the better stars',
      'and morning sun?',
    )
    expect(said).toMatch(/^Sunriser/)
  })

  test('which of those is cheaper, of what only the cabins have', () => {
    const said = lastAnswer('Do you have rooms with sea views?', 'Which of those is cheaper?')
    expect(said).toContain('€209')
    expect(said).not.toContain('Lodge')
  })
})

describe('the sum of what is ordered', () => {
  test('a bath and its reheat', () => {
    expect(lastAnswer('Bath for Sunday please, we arrive Saturday', 'and monday again?', 'how much in total')).toContain(
      'come to €75',
    )
  })
  test('breakfast on two mornings', () => {
    expect(lastAnswer('do you do breakfast', 'two mornings', 'so thats how much')).toContain(
      '2 × Breakfast Tray for 2 come to €28',
    )
  })
  test('of two boxes there are two prices, and no sum', () => {
    expect(lastAnswer('do you do grazing boxes', 'and a bath', 'how much in total')).not.toContain('come to')
  })
})

describe('one question, in guests’ own words', () => {
  test.each([
    ['Which beach is best for a swim first thing', 'Ballymoney', 'Courtown'],
    ['which taxi is closest to ye', 'Courtown Harbour Cabs', 'Gorey Town Taxis'],
    ['is there a restaurant or bar on the grounds', 'There is no restaurant here.', 'For the rest'],
    ['best pizza dough recipe? i want to make it at home', 'outside what I know', 'Check-in'],
    ['what time do we have to turn the music down', '10 pm to 8 am', 'Check-out'],
    ['Can my mam call in for a cup of tea on Saturday afternoon?', 'Day visitors come by arrangement', 'not have an answer'],
    ['could my brother and his girlfriend use our booking instead?', 'pass it to two other adults', 'Booking change'],
    ['Will you take a deposit off my card when I book two nights?', 'a deposit of 30%', 'I do not have'],
    ['we broke a wine glass, sorry, what do we owe you', 'small mishaps are ours', 'I do not have'],
    ['stove wont light help', 'light the stove', 'I do not have'],
    ['Is the floor heated? how do i make it warmer', 'Turn the dial by the bed', 'I do not have'],
    ['how do i actually get the one nighter, it only lets me do two', 'selecting a two-night stay first', 'I do not have'],
    ["What's the cancellation for two nights in May?", '21 days or more before arrival', 'I do not have'],
  ])('%s', (asked, says, saysNot) => {
    const said = lastAnswer(asked)
    expect(said).toContain(says)
    expect(said).not.toContain(saysNot)
  })
})
