/** Greetings, nods, praise and rudeness; other languages; and questions of the wide world. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, heldBack, says, type Told, told } from '#test/guest-talk.ts'

describe('greetings, thanks and bad temper', () => {
  it.each<Told>([
    ['what can you do', /^Hello, and welcome/],
    ['you are useless and I hate this stupid bot', /^I am sorry to hear that/],
    ["thanks a million you're a star", /^You are very welcome/],
    ['hi there', /^Hello, and welcome/],
    ['good evening to you', /^Hello, and welcome/],
    ['the lodge looks lovely, how gorgeous is that', /^Thank you, that is lovely/],
    ['the forest bathing thing looks lovely, where do i put our names down for it', /Ask through the guest guide/],
    ['Lodge looks beautiful, are you near the sea', /^The beach is a short walk/],
    ['just got here and this is the most beautiful place ive ever been, thank you thank you', /^Thank you, that is lovely/],
    ['you useless piece of junk', /^I am sorry to hear that/],
  ])('%j', told)
})

it.each<Told>([
  ['Hi, can my sister join us?', 'Day visitors come by arrangement'],
  ['Hi can my mother join us?', 'Day visitors come by arrangement'],
  ["Hello! We're thinking of coming in February.", /^I cannot see live dates from here/],
  ["We'd want three nights from the 27th. Thanks!", /^I cannot see live dates from here/],
])('a greeting or thanks beside what is asked is not all that is answered: %j', told)

describe('a nod asks nothing', () => {
  it.each<Told>([
    [['how do we light the stove', 'is there more wood', "ok it's going now, lovely"], /^Grand\./],
    [['the lights just went off', 'who can i ring at this hour', 'ok will do'], /^Grand\./],
    [['breakfast for both days please how much', 'ok leave it'], /^Grand\./],
  ])('%j', told)
  it('who tells of a stay is asked what they would like to know, and it is remembered', () => {
    const told = ask('we are coming on the 12th in stormchaser')
    expect(told).toMatchObject({ kind: 'talk', text: 'Lovely. What would you like to know for your stay?' })
    expect(ask('we are coming on the 12th in stormchaser', 'can we use the wood fired bath').text).toMatch(/^Not in Stormchaser/)
  })
  it('a wish for good health asks nothing', () => {
    expect(ask('I hope this finds you well. Is parking free?').text).toMatch(/^Parking/)
  })
  it.each(['grand so', 'sure look it', '👍', 'cool', 'nice one', 'right so', 'sound', 'haha', 'fair enough', 'sorry wrong chat'])(
    '%s',
    (message) => {
      expect(ask(message).kind).toBe('talk')
    },
  )
  it.each(['It was our best weekend ever', 'wow this looks amazing', 'the grazing box was the bomb', 'we loved the lodge'])(
    'praise is met with thanks: %s',
    says(/^Thank you, that is lovely to hear/),
  )
  it.each(['worst weekend ever', 'we loved it but the bath was cold', 'cool?', 'Is the lodge the best place ever?'])(
    'but this is none: %s',
    doesNotSay(/^(?:Thank you, that|Grand)/),
  )
  it('leaves the thread as it was', () => {
    expect(ask('how much is stargazer', 'nice one', 'and at the weekend?').text).toContain('€279')
  })
})

describe('whoever writes another language is asked for English', () => {
  it.each(['Haben Sie am Wochenende noch ein Zimmer frei?', 'An bhfuil cead agam madra a thabhairt liom?'])(
    'a question in another language is not taken for one of steps and doors: %s',
    doesNotSay('steps and doors'),
  )
  it('of another language nothing is guessed where hardly a word was understood', () => {
    expect(ask('hoeveel kost het bad en hoe lang van tevoren').text).toMatch(
      /^I understand English only, and this looks like Dutch(?!.*If I have understood)/,
    )
    expect(ask('Kann man Hunde mitbringen').text).toContain('If I have understood: Pets')
  })
  it.each(['Ich möchte wissen, ob Hunde erlaubt sind', 'à quelle heure peut-on arriver ?'])(
    'asks in English: %s',
    says(/^I understand English only/),
  )
})

describe('what has nothing to do with us is not answered', () => {
  it.each<Told>([
    ['best pizza dough recipe? i want to make it at home', 'outside what I know', 'Check-in'],
    ['whats the score in the wexford match', /^That is outside what I know/],
    ['What does the sleeper train to Vienna cost? And is it dearer at weekends?', /^That is outside what I know/, '€'],
  ])('%j', told)
  it.each([
    'How do I get candle wax out of a carpet?',
    "What's the bitcoin price today?",
    'Should I break up with my boyfriend?',
    'What temperature should I roast a chicken at?',
    'Is the night sky visible from Mars the same as ours?',
  ])('%s', says(/^That is outside what I know/))
  it.each(['what time is it in Tokyo?', 'What time is it?', 'what time is it now'])('%s is of the wide world', (message) => {
    expect(ask(message).kind).toBe('handover')
  })
  it.each(['are the sheets egyptian cotton', 'should i leave my husband', 'how do i cancel my netflix subscription'])(
    '%s',
    (message) => expect(ask(message).kind).toBe('handover'),
  )
  it.each([
    'whats the best hotel in dublin for a hen party',
    'best hotel in cork for a stag',
    'any good hotels in galway for a party',
  ])('a hotel elsewhere: %s', (message) => {
    expect(ask(message).kind).toBe('handover')
  })
  it('parking elsewhere', () => {
    expect(ask('How much does it cost to park at Dublin Airport for a week?').kind).toBe('handover')
  })
  it.each(['is bitcoin a good investment right now', 'best phone under 300 euro'])('%s', says(/^That is outside what I know/))
  it.each(['who sang for the backstreet boys', 'best album of the beastie boys'])('%s', (message) => {
    expect(ask(message).kind).toBe('handover')
    expect(ask(message).text).not.toContain('adults only')
  })

  describe('a place that is not ours', () => {
    it.each([
      'what size is the Phoenix Park in acres',
      'is parking free at Dublin airport',
      'what time is check in at the Marker hotel',
      'does the Ritz allow dogs',
    ])('%s: nothing of ours is told', (question) => {
      expect(ask(question).kind).toBe('handover')
    })

    it('is neither the house itself nor its county', () => {
      for (const ours of ['does Kilmara resort have parking', 'is there parking at Kilmara nature resort'])
        expect(ask(ours).text, ours).toContain('Parking on the estate is free')
      expect(ask('what time is check in at kilmara hotel').text).toContain('3:30 PM')
      expect(ask('dog friendly accommodation in Wexford').text).toContain('Sea Forest Lodge')
    })

    it('where we come from is no such place', () => {
      expect(ask('we are in Dublin and set off at noon, when can we check in').text).toContain('3:30 PM')
      expect(ask('coming from Dublin airport, is parking free').text).toContain('Parking')
      expect(ask('how far is the beach in Courtown').text).toContain('Courtown beach is 7 km')
    })
  })

  it.each(['How long do chickpeas have to soak?', 'how long should I soak beans', 'how long do oats need to soak'])(
    '%s',
    (message) => {
      expect(ask(message).kind).toBe('handover')
    },
  )
  it.each(['which laptop should I buy, mac or dell', 'how long do dolphins live'])('%s', (message) =>
    expect(ask(message).kind).toBe('handover'),
  )
})

describe('a bare “OK?”', () => {
  it.each([
    'Hen of two here 💃💃 plus possibly my cousin on an air mattress. OK?',
    'Two of us plus my brother on the floor. Grand?',
    'couple here, plus one pal on an air bed. Sound?',
  ])('asks what was said before it: %s', (message) => {
    expect(ask(message).text).toBe('Each cabin and the lodge is for two guests at most.')
  })
  it.each([
    'planning to film a music video there. Cool?',
    'We would bring a jet ski. OK?',
    'We would like to put up a marquee. OK?',
  ])('of what is not written is handed over: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it('without a question mark is a nod, and asks nothing', () => {
    expect(ask('ok, grand').kind).toBe('talk')
    expect(ask('Lovely stuff. Thanks!').kind).toBe('talk')
    expect(heldBack('is there a pool? ok')).toBe(true)
  })
})
