/** What few words mean: a code, a room, a night, an offer not called by its name. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { ask } from '#test/guest-talk.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')

describe('the hour of what is spoken of', () => {
  it.each([
    [['What does late checkout cost in Stargazer and until what time is it?'], /6 pm.*€69/],
    [['can we have late checkout', 'till what time is it?'], /6 pm/],
    [['Check in, from what time is it?'], /3:30 PM/],
  ])('%s', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
  it.each(['what time is it in Tokyo?', 'What time is it?', 'what time is it now'])('%s is of the wide world', (message) => {
    expect(ask(message).kind).toBe('handover')
  })
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

describe('the other code of the guide', () => {
  it.each(['and the wifi one?', 'what about the wifi?', 'same for the internet?', 'is the wifi one there too?'])(
    '%s',
    (message) => {
      expect(ask('where do i get the gate code', message).text).toContain('The WiFi name and password are in the guest guide')
    },
  )
  it('is the gate’s after the network’s', () => {
    expect(ask('where do I find the wifi password', 'and the gate one?').text).toMatch(/^The gate code/)
  })
  it('is not meant by whoever asks for the network itself', () => {
    expect(ask('where do i get the gate code', 'and is there wifi in the lodge?').text).toMatch(/^There is WiFi/)
    expect(ask('is there parking', 'and the wifi one?').text).toMatch(/^There is WiFi/)
  })
})

describe('a room called by what it is known for', () => {
  it.each([
    ["What's the weekend price for the dog friendly one?", /^Sea Forest Lodge is from €199/],
    ['what would the pet-friendly one be on a Saturday', /^Sea Forest Lodge is from €199/],
    ['late checkout in the one that takes dogs, how much', /In Sea Forest Lodge it adds €49/],
    ['weekend price of the stone one?', /^Sea Forest Lodge is from €199/],
    ['What does the one with the stars cost on a Friday?', /^Stargazer is from €279/],
    ["What's the weekend price for the one with the sunrise?", /^Sunriser is from €269/],
    ['the one for storms midweek, price?', /^Stormchaser is from €209/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
  it.each(['Which is the dog friendly one?', 'is Stargazer the dog friendly one?', 'have you a dog-friendly room'])(
    '%s asks where pets may stay',
    (message) => {
      expect(ask(message).text).toContain('Sea Forest Lodge')
      expect(ask(message).text).not.toContain('€')
    },
  )
  it.each(['is there a dog friendly beach nearby?', 'what time is the sunrise', 'is there a storm on saturday'])(
    '%s asks of no room',
    (message) => {
      expect(ask(message).text).not.toContain('€')
    },
  )
})

describe('words written short', () => {
  it.each([
    ['sunriser wkday price', /€229/],
    ['stargazer wknd rate?', /€279 for a weekend night/],
    ['stargazer sat nite €', /€279/],
    ['sunriser p/n midweek', /€229/],
    ['rates pp or per rm?', /not per person/],
    ['bfast incl?', /not part of the room price/],
    ['chk out time', /11:00 AM/],
    ['max ppl per rm', /two guests/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
  it('say nothing new of what is not written', () => {
    expect(ask('is the €14 pp').text).not.toContain('whole room')
  })
})

describe('an offer called by what it saves', () => {
  it.each(['Is the 40% deal on Fridays as well?', 'which days is the 40% off'])('%s', (message) => {
    expect(ask(message).text).toMatch(
      /^(?:Not for a Friday or a Saturday night, I am afraid. )?The 1-Night Flexi is one weekday night/,
    )
  })
  it.each(["What's the biggest saving you do?", 'top discount?', 'which deal knocks the most off'])('%s', (message) => {
    expect(ask(message).text).toContain('up to 40%')
  })
  it.each(['what is 40% of 239', 'is the 20% deal on Fridays'])('%s is none of ours', (message) => {
    expect(ask(message).text).not.toMatch(/^The 1-Night/)
  })
  it('whats this few bob off if its your first time down', () => {
    expect(ask('whats this few bob off if its your first time down').text).toContain('10% off their first stay')
  })
})

describe('one bed or two', () => {
  it.each(['Are the beds twins or a double, please?', 'one big bed or two singles?', 'are they twin or king beds'])(
    '%s',
    (message) => {
      expect(ask(message).text).toBe('The cabins have king beds.')
    },
  )
  it.each(['twin sinks?', 'can we get twin beds', 'twin or double sinks?', 'could the bed be split into two singles'])(
    'nothing is written of: %s',
    (message) => {
      expect(ask(message).text).not.toMatch(/^The cabins have/)
    },
  )
})

describe('said with courtesy, or at length', () => {
  it('a wish for good health asks nothing', () => {
    expect(ask('I hope this finds you well. Is parking free?').text).toMatch(/^Parking/)
  })
  it.each([
    'If we had to call our visit off, would we get the money back?',
    'what becomes of our booking if illness keeps us at home',
    'suppose we need to call the whole thing off',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Cancellation and refunds vary/)
  })
  it('an add-on is ordered with more than a card', () => {
    expect(ask('What do I give in when I book an add-on, just my card?').text).toContain('your name, the date of your stay')
  })
})

describe('numbers for an emergency', () => {
  it('are told, and where they are listed', () => {
    const said = ask('Where are the emergency numbers listed?')
    expect(said.text).toMatch(/^If anybody is hurt or in danger, ring 112 or 999 now\..*in the guest guide, too\.$/)
    expect(said.sources).toContainEqual({ category: 'facilities', key: 'guest_guide' })
  })
})

describe('a ring is bought elsewhere', () => {
  it.each([
    'How many carats should an engagement ring have?',
    'where can I buy an engagement ring',
    'which finger does a ring go on',
  ])('%s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it('and what is done with it here is told', () => {
    expect(ask('I have the ring and want to propose, can you help?').text).toContain('We arrange engagements')
  })
})

/** An answer worded differently from ours. */
const after = (asked: string, said: string, message: string) =>
  answer({
    index,
    message,
    history: [
      { role: 'user', content: asked },
      { role: 'assistant', content: said },
    ],
    now,
  }).text

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
    expect(after(asked, said, message)).toMatch(told)
  })
})

describe('a few words after what was spoken of', () => {
  it.each([
    [['what time can we come', 'and go'], /^Check-out is by 11:00 AM/],
    [['price for lodge this weekend', 'both nights'], /^Two weekend nights in Sea Forest Lodge come to €398/],
    [['we want to cancel', 'booked flexi'], /it says of 1-Night Flexi/],
    [['we want to cancel', 'booked flexi', 'arriving in 3 days'], /“Less than 7 days[\s\S]*“3 days or more/],
    [['we want to cancel', 'arriving in 3 days', 'what about moving it'], /^To change a booking/],
    [["we've lost the password", 'so what do I do'], /^You can reach the team/],
    [['how do I get there from Dublin', 'without a car'], /By train or coach/],
    [['what happens if it storms'], /red weather warning/],
    [['what can we do here'], /^We offer yoga/],
    [['what can you do'], /^Hello, and welcome/],
    [['himself has a dicky heart, bath or no bath?'], /not with a heart condition/],
    [['how does the stove work', "it's smoking the room out"], /^If there is fire, smoke or gas, get outside/],
    [['i dont really want to be here anymore and i dont mean the cabin'], /Samaritans/],
    [['price of stormchaser', 'so fri sat sun would be'], /^Those 3 nights in Stormchaser come to €707/],
    [
      ['we booked two nights 10-12 may and may have to cancel', 'if i did it on 1 may?', 'and 4 may'],
      /“Less than 7 days before arrival/,
    ],
    [['which is the cheapest', 'and the second cheapest?'], /^Stormchaser is from €209/],
    [['which is the cheapest', 'and the next one up'], /^Stormchaser is from €209/],
    [['which is the dearest', 'next one down?'], /^Sunriser is from €229/],
    [['what is the 2nd dearest'], /^Sunriser is from €229/],
    [['what does the lodge cost at weekends', 'and during the week?'], /^(?!.*A week)Sea Forest Lodge is from €159/],
    [['is there a sauna', 'what else is there like that?'], /^We offer yoga/],
    [['how do we get the gate code', 'when will I get the password for that?'], /booking confirmation/],
    [['do the cabins have a kitchen', 'so can we cook a roast'], /induction hob/],
    [["we'd love the wood fired bath", 'is it in stormchaser', 'what does stormchaser have then'], /^The cabins have a king bed/],
    [
      ['im going to propose in sunriser', 'could you leave champagne', 'red roses too'],
      /do not have details[\s\S]*We arrange engagements/,
    ],
    [['how do i pay for extras', 'do I get a receipt'], /to you by email/],
    [['any hikes', 'how long is it'], /^I do not have details/],
    [['when is the best time to visit'], /^(?!.*Check-in).*rather not guess/],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})
