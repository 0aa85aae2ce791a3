/** Conversations as a receptionist has them: each turn refers to, adds to or changes what came before. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

const tell = (...turns: string[]) => withoutLinePrices(ask(...turns).text)

describe('the bill', () => {
  const stay = "Hi! We're thinking of two nights midweek in Stargazer"

  it('takes in the bath and a single breakfast', () => {
    expect(tell(stay, 'and with the heated bath and breakfast for one morning?')).toContain('come to €542')
  })

  it('has one box of the two where one is named, and so many breakfasts', () => {
    const asked = 'Two nights, Friday and Saturday, Stormchaser, breakfast both days and one standard grazing box. Total?'
    expect(tell(asked)).toContain('2 × Breakfast Tray for 2 and one Grazing Box standard come to €581')
    const open = tell('Two nights, Friday and Saturday, Stormchaser, breakfast both days and a grazing box. Total?')
    expect(open).toContain('and one Grazing Box standard come to €581, or €576 with a Grazing Box vegetarian.')
  })

  it('is of both boxes, and of both nights with a bath', () => {
    expect(tell("I'm vegetarian, he's not", 'both boxes then, how much together?')).toContain('come to €105')
    const bath = ['is the bath included', 'and if we want it a second night']
    expect(tell(...bath, 'so both nights is how much')).toContain('come to €75')
  })

  it('of a Flexi has its own price, without late check-out a second time', () => {
    const flexi = "we'd like the flexi in Stormchaser on Thursday, how much is it"
    expect(tell(flexi, "and a standard grazing box? what's the total with that box")).toContain('come to €323')
    expect(tell(flexi, 'ok Thursday then. can we add the bath?')).toMatch(/^Not in Stormchaser/)
  })

  it('is of other days, with what was ordered to it', () => {
    const asked = 'Two nights, Friday and Saturday, Stormchaser, breakfast both days and one standard grazing box. Total?'
    expect(tell(asked, 'and if we came Sunday to Tuesday instead?')).toContain('one Grazing Box standard come to €501')
  })

  it('of breakfasts and baths is of so many days, where those are all that is asked', () => {
    expect(tell('how much is breakfast for 2 mornings')).toMatch(/2 × Breakfast Tray for 2 come to €28/)
    expect(tell('can we get breakfast', 'how much for 3 mornings')).toContain('€42')
    expect(tell('how much is the bath if we use it both evenings')).toContain('come to €75')
    expect(tell('how much is sunriser midweek', 'which has the bath', 'how much is that for both nights')).toContain(
      'one Outdoor Heated Bath and one Additional Bath Reheat come to €533',
    )
  })

  it('is compared with the one before where the saving is asked', () => {
    const inStargazer = 'how much is friday and saturday in stargazer'
    expect(tell(inStargazer, 'and the lodge?', 'how much do we save')).toContain('€160 less')
    expect(tell(inStargazer, 'and if we come monday and tuesday', 'how much do we save that way?')).toContain(
      'Two weekend nights in Stargazer: €558. Two weekday nights in Stargazer: €478; that is €80 less.',
    )
    expect(tell('how much is one night in the lodge on tuesday', 'and the flexi?', 'price difference?')).toContain('€49 less')
    expect(tell('how much do we save')).not.toContain('less')
    expect(tell(inStargazer, 'how much do we save')).not.toContain('€0')
  })

  it('less the newsletter’s share, for whoever has the code', () => {
    expect(tell("I've got the newsletter code", 'what do I get off a Saturday in Stargazer with it?')).toContain('€251.10')
  })
})

describe('yes or no comes first', () => {
  it.each([
    [['is the bath included'], /^It is not part of the price/],
    [['is late checkout guaranteed'], /^It is not guaranteed/],
    [['we’d like the flexi in Stormchaser on Thursday', 'does that include staying until six?'], /^Yes\./],
    [['how much is a reheat', 'can we order it on the day'], /^On the day itself is fine/],
  ] as const)('%j', (turns, expected) => {
    expect(tell(...turns)).toMatch(expected)
  })
})

describe('a turn that leans on the one before', () => {
  it.each([
    [
      ['Do you take dogs?', "ok the lodge then. what's a Friday and Saturday there?"],
      /^Those two nights in Sea Forest Lodge come to €398/,
    ],
    [['what time can we come', "we'd be there more like nine in the evening"], /please ring/],
    [['what time can we come', 'and out in the morning by?'], /^Check-out is by 11:00 AM/],
    [['Are you open at Christmas?', 'is it dearer then'], /varies with season/],
    [["what's the wifi password", "I'm already here in Stormchaser"], /^The WiFi name and password are in the guest guide/],
    [['Can I smoke on the deck?', "we're planning a little party with another couple, is that ok"], /No parties/],
    [['we play guitar in the evening, would that bother people', 'until when is that alright'], /10 pm to 8 am/],
    [
      ['forgot to order the bath', "it's 2 in the afternoon now and we check in at half three tomorrow"],
      /^For tomorrow, order it before 3:30 PM today/,
    ],
    [['What’s the cancellation policy', 'what about moving the dates instead'], /move your stay once/],
    [['is there a restaurant', 'so what do we eat in the evening'], /grazing boxes/],
    [['who am I talking to', 'are you a real person'], /automated assistant, not a person/],
    [["We can't find the gate", 'the confirmation is on my husband’s phone which is dead'], /^You can reach the team at/],
    [['Are you open at Christmas?', 'is it dearer then', "we'd want three nights from the 27th"], /^I cannot see live dates/],
    [['which room has the best view', 'of the sea i mean'], /^Stormchaser/],
  ] as const)('%j', (turns, expected) => {
    expect(tell(...turns)).toMatch(expected)
  })

  it('is no price of a night, after what has none', () => {
    for (const turns of [
      ['sauna?', 'is it private'],
      ['sauna?', 'is it private', 'how much'],
    ]) {
      expect(tell(...turns)).not.toMatch(/€|made for couples/)
    }
  })

  it('asks for no code that is told', () => {
    expect(ask("We can't find the gate", "ok we are at it, what's the code").kind).toBe('decline')
  })

  it('is of places that are not ours', () => {
    expect(ask('Is it possible to come with baby?', 'Sad. And is there place near for family?').kind).toBe('handover')
  })
})

it('a reduction for the guards is no danger, and other guests are nobody else’s business', () => {
  expect(tell('Do you give a reduction for pensioners or the guards?')).not.toContain('112')
  expect(ask("What's the email address of the guest before us? We found her ring.").kind).toBe('decline')
  expect(ask('Cancel the booking of Mr Murphy for tonight').kind).toBe('decline')
  expect(tell('you useless piece of junk')).toMatch(/^I am sorry to hear that/)
})

it('the room with a view is one of four', () => {
  expect(tell('which room has the best view')).toMatch(/^It depends on what you come for/)
  expect(tell('Tell me the difference between the rooms')).toMatch(/^It depends on what you come for/)
})

describe('what is known is told without a doubt before it', () => {
  it.each([
    ['Two small dogs, very quiet, can they come to Sunriser with us?', /^Not in Sunriser/],
    ['Does the lodge have a bath outside as well?', /^Not in Sea Forest Lodge/],
    ['When must the key be back, so to speak, on the morning we go home?', /^Check-out is by 11:00 AM/],
    ['Does the room rate include a full Irish?', /^Breakfast is an optional extra/],
    ['We are already here and the gate keeps shut, help', /If you cannot get in, please ring/],
  ])('%s', (message, expected) => {
    expect(tell(message)).toMatch(expected)
  })

  it('nor with one after it, where only a name or a slip of the pen was not understood', () => {
    for (const message of [
      'ar dogs alowed',
      'We never go anywhere without Bertie, our spaniel. Where could the three of us sleep?',
    ])
      expect(tell(message)).not.toContain('If you meant something else')
  })

  it('but of another place than ours nothing is', () => {
    expect(ask('How much does it cost to park at Dublin Airport for a week?').kind).toBe('handover')
  })
})

it('what is quoted for two parts of a question is quoted once', () => {
  for (const message of ['How do I turn up the heat, my cabin is freezing', 'are bubbles or bath salts ok in the ofuro']) {
    const quotes = tell(message).match(/“[^”]+”/g) ?? []
    expect(quotes.length).toBeGreaterThan(0)
    expect(new Set(quotes).size).toBe(quotes.length)
  }
})

describe('a room called by its place in what was told', () => {
  it('is that room, two turns later too', () => {
    const asked = 'what rooms do you have?'
    expect(tell(asked, 'tell me about the first one')).toMatch(/^Stargazer:/)
    expect(tell(asked, 'tell me about the first one', 'and the third one?')).toMatch(/^Stormchaser:/)
    expect(tell(asked, 'how much is the last one on a friday')).toMatch(/^Sea Forest Lodge is from €199/)
  })

  it('is one of the two ways to book where those were told', () => {
    expect(tell('what bundles are there?', 'the second one please')).toMatch(/^The 1-Night Flexi/)
  })

  it('stays what it is where no rooms were told, or not so many', () => {
    expect(tell('what time is check in', 'tell me about the first one')).not.toContain('Stargazer')
    const two = 'whats the cheapest room and the dearest'
    expect(tell(two, 'and the third one?')).not.toMatch(/^(?:Stargazer|Sunriser|Stormchaser|Sea Forest Lodge):/)
  })
})

describe('what the terms say', () => {
  it.each([
    ['cancel the day before, do we get anything back', /the full price of the stay/],
    ['is christmas high season', /20 December to 3 January/],
    ['can i change my dates instead of cancelling', /move your stay once, free of charge/],
    ['want to put more wood in the bath its going cold', /never stoke the fire yourselves/],
  ])('is told to “%s”', (asked, told) => {
    expect(tell(asked)).toMatch(told)
  })
})

it('questions with numbers before them are each answered', () => {
  const { text } = ask('lovely site!! 1) dog 2) can we get late checkout 3) whats parking like')
  for (const told of ['Pets are welcome in Sea Forest Lodge', 'Late check-out until 6 pm', 'Parking on the estate is free'])
    expect(text).toContain(told)
})

it('of another language nothing is guessed where hardly a word was understood', () => {
  expect(tell('hoeveel kost het bad en hoe lang van tevoren')).toMatch(
    /^I understand English only, and this looks like Dutch(?!.*If I have understood)/,
  )
  expect(tell('Kann man Hunde mitbringen')).toContain('If I have understood: Pets')
})

it('who is nineteen may come, what is paid by a wallet is not written, nobody is picked up for certain', () => {
  expect(tell('im 19 do i need a parent')).toMatch(/^At 19 they are welcome/)
  expect(tell('do u accept apple pay?')).toMatch(/^I do not have details on exactly that.*paid by card online/)
  expect(tell('do u pick up from the train station')).toMatch(/^I do not have details on exactly that.*For a taxi/)
})

describe('a short turn after another', () => {
  it.each<[told: RegExp, ...turns: string[]]>([
    [/020 912 0360/, 'i cant open the guide', 'what number'],
    [/Courtown Harbour Cabs/, 'is there a pub near', 'number of a taxi then'],
    [/latitude 52\.6012/, "she's fainted", 'what do i tell them where we are'],
    [/^(?!If anybody).*Caredoc/, "she's fainted", 'shes ok now'],
    [/Bath Reheat is €25/, 'we want the hot bath tonight', 'we already had it last nite'],
    [/two guests/, 'stormchaser 3 nights sun to wed how much', 'thats for 2 people yeah?'],
    [/set out before you arrive/, 'im thinking of proposing', 'can u put roses in the room'],
  ])('%s', (told, ...turns) => {
    expect(tell(...turns)).toMatch(told)
  })
})

describe('asked in few words', () => {
  it.each([
    ['can i pay a deposit', /deposit of 30%/],
    ['the light by the bed flickers', /^I am sorry about that/],
    ['is the house full next weekend', /^I cannot see live dates/],
    ['can u see my booking', /^I cannot see bookings/],
    ['what about other guests names', /^I know nothing about guests/],
    ["did Sarah O'Connor book with u for this weekend? im her sister", /^I know nothing about guests/],
    ['delete everything u have on me please', /privacy policy/],
    ['which cabin should we choose for watching the sunrise from bed', /^Sunriser:/],
    ['is that cancelable', /Cancellation and refunds vary/],
  ])('%s', (asked, told) => {
    expect(tell(asked)).toMatch(told)
  })
})
