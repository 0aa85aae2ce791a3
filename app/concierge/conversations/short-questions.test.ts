/** Short or roundabout questions, and their near misses: two rooms at once, an hour without a fee, a bed for a third. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'

describe('two rooms in one breath', () => {
  it.each([
    ['What are Stormchaser and Sea Forest Lodge on a Wednesday?', '€209 in Stormchaser and €159 in Sea Forest Lodge'],
    ['What do Stormchaser and the lodge go for on a Wednesday?', '€209 in Stormchaser and €159 in Sea Forest Lodge'],
    ['what would stargazer and sunriser be for a friday', '€279 in Stargazer and €269 in Sunriser'],
    ["What'd the lodge and stormchaser be on a sunday night?", '€209 in Stormchaser and €159 in Sea Forest Lodge'],
  ])('are both priced for the night: %s', (message, both) => {
    expect(ask(message).text).toContain(both)
  })
  it.each([
    'What are Stormchaser and Sea Forest Lodge like?',
    'Tell me about Stormchaser and the lodge.',
    'Describe Stormchaser and Sea Forest Lodge',
    'What is in Stormchaser and in Sea Forest Lodge?',
  ])('are both described: %s', (message) => {
    const { text, sources } = ask(message)
    expect(text).toMatch(/Stormchaser: .*Sea Forest Lodge: /)
    expect(text).not.toContain('€')
    expect(sources.map(({ key }) => key)).toEqual(['stormchaser', 'seaforest', 'cabin_amenities', 'lodge_amenities'])
  })
  it('are asked the same as the room before them', () => {
    expect(ask('How much is Stargazer?', 'and Stormchaser and the lodge?').text).toContain('€159')
    expect(ask('Can I bring my dog to Stargazer?', 'and Stormchaser and the lodge?').text).toMatch(/^Pets/)
    for (const asked of ['free on a Wednesday', 'noisy on a Saturday'])
      expect(heldBack(`Are Stormchaser and the lodge ${asked}?`)).toBe(true)
  })
})

describe('how late, without paying for it', () => {
  it.each([
    'How late can we stay on the final morning without paying anything extra?',
    'How late can we linger on the final morning before it costs us?',
    'What is the latest we can leave without the late check-out fee?',
    "By when must we be out if we don't pay for late check-out?",
    "When must we leave if we're not paying for extra hours?",
  ])('is check-out: %s', (message) => {
    expect(ask(message).text).toMatch(/^Check-out is by 11:00 AM/)
  })
  it.each([
    'How late can we stay on the final morning if we pay extra?',
    'Can we stay till 6 without paying extra?',
    'Can we get late checkout without paying?',
    'What time is late check-out until, and is it free?',
  ])('is late check-out where that is asked: %s', (message) => {
    expect(ask(message).text).toMatch(/^Late check-out until 6 pm/)
  })
  it('and of arriving it is check-in', () => {
    expect(ask('How late can we arrive without paying anything extra?').text).toContain('Check-in is from 3:30 PM to 8:00 PM')
  })
})

describe('a letter typed twice', () => {
  it.each(['can i brng my caat', 'can i bring my catt', 'can i brng my doog', 'is a caat ok'])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Pets are welcome in Sea Forest Lodge/)
  })
  it.each(['can i bring my coat', 'can i bring my boat', 'can I bring my hatt', 'can I bring my book'])(
    'is none: %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
})

describe('one night or two', () => {
  it.each([
    'We might stretch our one night to two, is it worth our while?',
    'Would it be worth stretching our stay to two nights?',
    'do we gain anything by making the one night two',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^The 2-Night Escape/)
  })
  it('that was booked already is changed', () => {
    expect(ask("We've booked one night and want to make it two, how do we change it?").text).toMatch(/^To change a booking/)
  })
})

describe('a bed for a third', () => {
  it.each([
    'Could my mum squeeze in with the two of us on a sofa bed?',
    'Is there a sofa bed for a third?',
    'We are three, is there a sofa bed?',
  ])('makes room for nobody: %s', (message) => {
    expect(ask(message).text).toBe('Each cabin and the lodge is for two guests at most.')
  })
  it.each(['Is there a sofa bed?', 'is the third cabin the one with a sofa', 'have you an extra mattress'])(
    'is not meant by %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
  it('is refused when the third is a child: adults only', () => {
    expect(ask('could my 6 year old sleep on a sofa bed with us').text).toContain('adults only')
  })
})

describe('cereal of one’s own', () => {
  it.each(['Should we bring our own cereal for the morning?', 'Must we bring our own granola?'])('%s', (message) => {
    expect(ask(message).text).toMatch(/^Breakfast is an optional extra/)
  })
  it.each(['which cereal is in the breakfast tray?', 'does the breakfast hamper have porridge', 'is granola good for you'])(
    'what is in the tray, nobody has written: %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
  it('may be cooked on the hob', () => {
    expect(ask('could I boil my own porridge in the cabin').text).toContain('induction hob')
  })
})

describe('what is needed for an order', () => {
  it.each([
    'What details do you need from me to order a grazing box?',
    'What do I need to tell you when ordering a reheat?',
    'what do you need from us when we order the heated bath?',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^To order an extra in the guest guide, fill in your name/)
  })
  it.each([
    'Give me the details of the grazing box',
    'when do I need to order a grazing box',
    'what do I need to know about the bath',
  ])('is not asked by %s', (message) => {
    expect(ask(message).text).not.toContain('fill in your name')
  })
})

describe('who writes about us', () => {
  it.each([
    'I write for a magazine and would love to do a piece on you. Who do I get on to?',
    'I run a podcast and would like to do an episode on you. Who do I get on to?',
    'we would love to do a story on ye, who do i get on to',
  ])('is told whom to write to: %s', (message) => {
    expect(ask(message).text).toMatch(/^You can reach the team at/)
    expect(ask(message).text).not.toContain('reiki')
  })
  it.each(['write me a piece on you', 'do you get the Irish Times delivered', 'Has a magazine written about you?'])(
    'and nothing to %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
})

describe('what guests say', () => {
  it.each([
    'Can I read somewhere what other guests thought of it?',
    'Do you have testimonials?',
    'What do people who stayed there say?',
    'Where can I find reviews?',
  ])('is on the home page: %s', (message) => {
    const { text, sources } = ask(message)
    expect(text).toBe('What guests say of their stay is on the home page, under Guest Experiences. More: /#testimonials.')
    expect(sources).toEqual([{ category: 'general_info', key: 'guest_experiences' }])
  })
  it.each([
    "What's your rating on Tripadvisor?",
    'are the reviews real',
    'Can I leave a review?',
    'which guest wrote the best review',
    'who stayed in Stargazer last week',
    'What do other guests ask you?',
  ])('nothing more is known: %s', (message) => {
    expect(heldBack(message)).toBe(true)
  })
})

describe('where the beaches are listed', () => {
  it.each(['Is there a list of the beaches around you and how far each one is?', 'where are the beaches listed?'])(
    '%s',
    (message) => {
      const { text, sources } = ask(message)
      expect(text).toMatch(/Courtown \(7 km, 10 minutes\).*The guest guide lists them, too\.$/)
      expect(sources).toContainEqual({ category: 'facilities', key: 'guest_guide' })
    },
  )
  it('is not told to whoever asks for the beach', () => {
    expect(ask('where is the nearest beach').text).not.toContain('guest guide')
    expect(heldBack('Is there a list of golf courses?')).toBe(true)
  })
})

describe('how such a thing works anywhere', () => {
  it.each([
    'How does an induction hob make the pan hot?',
    'why does an induction hob only heat metal',
    'how does a wood stove heat a room',
    'how does a projector make a picture',
    'is induction better than gas',
  ])('is of the wide world: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it.each([
    ['How does the induction hob work?', /guest guide/],
    ['How does your hob work?', /guest guide/],
    ['Is there an induction hob in the cabins?', /induction hob/],
    ['How does the stove work in ours?', /guest guide/],
  ])('and of ours it is told: %s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
})

it('who asks whether they may smoke is in no danger, and who sees smoke may be', () => {
  expect(ask('can I smoke in the cabin').text).toMatch(/^Under “Fire, smoke and quiet”/)
  for (const message of ['there is smoke in the cabin', 'Smoke in the lodge!', 'we have smoke in the room'])
    expect(ask(message).text).toMatch(/^If there is fire, .+\n\nIf anybody is hurt or in danger, ring 112 or 999 now/)
})

describe('whether the room is theirs by then', () => {
  it.each([
    'Night shift ends at eight, can the bed be mine by ten?',
    'we are with the ferry at 11 in Dublin, is the little house then already ready for us?',
    'Will our lodge be ready by two?',
    'can the room be mine from midday',
  ])('is check-in, whatever they call it: %s', (message) => {
    expect(ask(message).text).toMatch(/^Check-in is from 3:30 PM/)
  })
  it.each([
    'Is the bath ready by the time we get there?',
    'is the bed a king?',
    'until what hour is the room ours on the final day',
  ])('is not asked by %s', (message) => {
    expect(ask(message).text).not.toContain('3:30 PM')
  })
})

describe('how many others there can be', () => {
  it.each([
    'How many other couples would be around if ye were full?',
    'how many other guests can there be at the same time as us',
    'max number of couples on the estate at once?',
  ])('is as many as there are rooms: %s', (message) => {
    expect(ask(message).text).toMatch(/^There are four places to stay/)
  })
  it.each(['how many couples are there this weekend', 'who else is staying this weekend', 'how many couples got engaged there'])(
    'and who is here is not told: %s',
    (message) => {
      expect(heldBack(message)).toBe(true)
    },
  )
})

describe('the dearest thing to eat', () => {
  it.each([
    ["so what's the dearest thing I can order, food-wise I mean"],
    ["what's the most expensive food you can order"],
    ['what food can we order', 'and the cheapest of that?'],
  ])('is among the extras, and no room: %s', (...turns) => {
    expect(ask(...turns).text).toMatch(/Breakfast Tray for 2 \(€14\), Grazing Box standard \(€55\)/)
  })
  it('and the dearest room is one', () => {
    expect(ask('What is there to eat?', 'and which is the dearest cabin').text).toMatch(/^Our highest price is Stargazer/)
    expect(ask("what's the cheapest restaurant around").text).not.toContain('€14')
  })
})

it('the wild stuff is what we arrange, and a wild room is a cabin', () => {
  for (const message of ['whats the wild stuff', "what's all this wild stuff on your page", 'what are the wild experiences'])
    expect(ask(message).text).toMatch(/^We offer yoga/)
  expect(ask("what's a wild room").text).toContain('Stargazer')
})

it('a place to sweat is the sauna, also for who speaks of a swim', () => {
  for (const message of ['anywhere to sweat it out after a cold swim?', 'have ye a sweat box'])
    expect(ask(message).text).toMatch(/^Outdoor sauna is one/)
  expect(heldBack('is there a gym to sweat in')).toBe(true)
  expect(ask('can we swim there').text).toContain('there is no lifeguard')
})
