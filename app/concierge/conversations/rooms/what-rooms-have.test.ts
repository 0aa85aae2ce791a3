/** What is in a room and how it works: beds, warmth, stove, shower, kitchen, films, WiFi. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, heldBack, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the beds', () => {
  it.each<Told>([
    ['Is there a stove plate in the room for pasta?', /induction hob/],
    ['Is there a stove in the room?', /wood-fired stove/, 'hob'],
    ['how are the cabins heated, is it a stove or what', /underfloor heating/, 'light the stove'],
    ['She wants to get her e-mails on the laptop in the cabin. Is there WiFi?', /^There is WiFi/, 'casting'],
    ['weigh fie in the rooms question mark', /WiFi in every cabin/],
    ['do the rooms have wifey?', /WiFi in every cabin/],
    ['can we get a room with twin beds', /^I do not have details on exactly that.*king bed/],
    ['has the lodge got a king bed as well', /^I do not have details on exactly that/],
    [['What are the beds like?', 'what about the floor?'], /^I do not have details on exactly that/],
    [['Is there a stove?', 'and the floor?'], /underfloor heating/],
    ['how big is the cabin', /^I do not have details on exactly that/, '360 acres'],
    ['Twin beds or one big one?', /^The cabins have king beds/],
  ])('%j', told)
  it.each<Told>([
    ['one big bed or single beds?', /^The cabins have king beds/],
    ['What size is the mattress?', /^The cabins have king beds/],
    ['My husband is tall. What size are the beds?', /^The cabins have king beds/],
    ['are ye only open for summer because of the cold or is it grand in december too', /^The cabins are warm in every season/],
    ['My wife would love a bath under the open sky, just for the two of us', /^Each of the three cabins has its own/],
    ['Is there a room with a glass roof over the bed?', /^Stargazer: A glass gable/],
  ])('%j', toldPlainly)

  describe('one bed or two', () => {
    it.each(['Are the beds twins or a double, please?', 'one big bed or two singles?', 'are they twin or king beds'])(
      '%s',
      (message) => {
        expect(ask(message).text).toBe('The cabins have king beds.')
      },
    )
    it.each(['twin sinks?', 'can we get twin beds', 'twin or double sinks?', 'could the bed be split into two singles'])(
      'nothing is written of: %s',
      doesNotSay(/^The cabins have/),
    )
  })

  it('“are the beds soft” is asked beforehand, and is no complaint', () =>
    expect(ask('are the beds very soft').text).not.toContain('Housekeeping'))
})

describe('what the cabins and the lodge have', () => {
  it.each<Told>([
    ['Is the stove electric, gas or wood?', /wood-fired stove in each/, 'do not have'],
    ['What does the stove burn?', /wood-fired stove in each/, 'do not have'],
    ['Is there a gas cooker instead of the stove?', /induction hob/],
    ['Is the stove in the lodge wood or gas?', /^I do not have details on exactly that/],
    ['Can I bring a gas stove?', /^(?!The cabins are warm)/],
    ['I smell gas from the stove', /get outside/],
    [['I want to book the Sunriser', "what's included in that"], /king bed/],
    [['Is there a bath in the lodge?', 'What does it have then?'], /restored stone-walled lodge/],
    ['are the rooms all more or less the same bar the view?', /^Inside, the cabins are the same.*stone-walled lodge/],
    ['what do you lose by going for the lodge instead of one of the cabins', /king bed.*stone-walled lodge/],
  ])('%j', told)
})

describe('which rooms have a tub', () => {
  it.each<Told>([
    [
      ['Tell me about the hot tubs', 'What about in the lodge?'],
      /^None is listed for Sea Forest Lodge: it is the cabins that have one/,
    ],
    [['is there a room for me and my boyfriend with a dog', 'has it got a hot tub too'], /^None is listed for Sea Forest Lodge/],
    [['do ye have a sauna', 'is it private', 'and the tub in the cabin, is that private'], /own private outdoor/],
    [
      "We've been on our feet all week on the ward and all we want is to sit in hot water outside with a glass in hand. Is it possible at yours?",
      /own private outdoor/,
    ],
    ['is the bath private', /^Each of the three cabins has its own private/],
  ])('%j', told)
})

describe('what is seen from the rooms', () => {
  it.each<Told>([
    ['Could we see the sea from bed in any of them?', /looking out to trees, sky and sea/],
    [['stargazer or sunriser', 'which has better view of the sea'], /^(?!.*Stormchaser).*Stargazer.*Sunriser/],
    [['which room has the best view', 'of the sea i mean'], /^Stormchaser/],
    [['is the sea view in all of them', 'which has the best'], /^It depends on what you come for/],
    ['is stormchaser looking at the sea, yes or no', /^Yes\. Stormchaser/],
    ['does stormchaser look at the sea from the bed', /^I do not have details on exactly that.*What I know: Stormchaser/],
  ])('%j', told)
  it.each<Told>([['can you see the ocean? is the sea visible from the cabins', 'trees, sky and sea']])('%j', toldPlainly)
})

describe('what rooms have, and what is not written of them', () => {
  it.each<Told>([
    ['Is there Netflix?', /^I do not have an answer to that written down/],
    [['is there a bath in sunriser', 'ah pity. is there a cinema there'], /^The Wild Rooms have a cinema/],
  ])('%j', told)
  it('“all three or just one of them?” is asked of the cinema', () => {
    expect(ask('is there a cinema', 'all three or just one of them?').text).toContain('cinema')
  })
  it('glasses to drink from are no windows', () => {
    expect(ask('is there a corkscrew', 'glasses?').text).not.toContain('windows')
  })
  it('what nobody has written is no rule of ours, nor outside what we know of', () => {
    expect(heldBack('can people see into the room')).toBe(true)
    expect(heldBack('do ye do flowers')).toBe(true)
    for (const said of ['how big are they', 'are there bugs']) expect(ask(said).text).not.toContain('outside what I know')
  })
})

describe('the showers', () => {
  it.each<Told>([
    [['has the lodge a bath', 'so where would we wash'], /I do not have details on exactly that/],
    [['are there steps up to the cabin', 'and the showers, walk in?'], /an indoor shower and an outdoor one\.$/],
    ['is the shower outside private', /^I do not have details on exactly that/],
  ])('%j', told)
  it.each<Told>([['is it just the bath or is there a shower too', /an indoor shower and an outdoor one/]])('%j', toldPlainly)
})

describe('towels and linen are there', () => {
  it.each<Told>([
    [['has the lodge a bath', 'and towels'], /bed linen and towels/],
    [['are the towels included', 'is there a hairdryer'], /^I do not have an answer to that written down/],
    [['does it cost extra for the fire wood', 'towels?'], /bed linen and towels/],
    ['do i need bring towels n sheets and is the firewood extra', /^(?!.*Housekeeping)[\s\S]*bed linen and towels/],
  ])('%j', told)
  it('what one brings oneself is in the terms, and fresh towels are brought', () => {
    expect(ask('Do I need to bring towels and robes?').text).toContain('Prices and what they include')
    expect(ask('we need fresh towels').text).toMatch(/Housekeeping request/)
  })
})

describe('what can be cooked in a room', () => {
  it.each<Told>([
    [["we've booked the lodge", 'can we cook a proper dinner'], /^I do not have details on exactly that/],
    [['hi is there a room for me and my boyfriend with a dog', 'and a kitchen?'], /^I do not have details on exactly that/],
    [['do the cabins have a kitchen', 'so can we cook a roast'], /induction hob/],
    [['can I cook', 'which ones are those'], /Stargazer, Sunriser and Stormchaser/],
  ])('%j', told)
})

describe('the hob, and what its display means', () => {
  it.each<Told>([
    [['we cant light the hob, it shows an E', 'still E with the pan'], /Only pans with a flat magnetic base work/],
    ['how does the hob work', /Put the pan on first/],
    [['the cooker shows E', 'now theres a little lock'], /hold the key symbol for three seconds/],
    [['hob wont turn on', 'it just shows an E'], 'A dash or an E on the display'],
    ['hob is showing a E and wont heat', /no pan, or the wrong one/],
  ])('%j', told)
})

describe('how the stove is lit and used', () => {
  it.each<Told>([
    [
      ['stove wont light', 'its smoking into the room', 'ok sorted. can we leave it on overnight'],
      /close its door when you sleep/,
    ],
    [['room is freezing', 'ok how do i light the stove', 'can i dry my jeans on it'], 'never dry clothes on the stove'],
    [['its freezing in here', 'and the stove, how do i light it'], /light the stove: it is laid/],
    [['how do i light the stove', 'can i leave the door of it open overnight'], /close its door when you sleep/],
    ['stove wont light help', 'light the stove', 'I do not have'],
    ['is it ok to dry our wet jeans on the stove', /“Please never dry clothes on the stove/],
    ['is there a wood stove in the rooms', /^The cabins are warm/],
  ])('%j', told)
  it.each<Told>([
    ['the stove keeps going out on us', 'Open the vent at the bottom while it catches'],
    ['is there an open fire to sit at in the evening', /wood-fired stove/],
  ])('%j', toldPlainly)
})

describe('how it gets warm', () => {
  it.each<Told>([
    ['how do we get the heating up, its freezing', /Turn the dial by the bed/],
    ['airco for hot days', /the fan is in the wardrobe/],
    [["we're in the cabin and its freezing", 'how do i turn it up'], /Turn the dial by the bed/],
    ['Is the floor heated? how do i make it warmer', 'Turn the dial by the bed', 'I do not have'],
    ["It's freezing in here, how do we turn it up?", /Turn the dial by the bed/],
    ['does the lodge have underfloor heating', /^I do not have details on exactly that/],
    ['will it be warm when we walk in', /Lamps and heating are on/],
    ['its perishing in here how do we warm it up quick', /For warmth at once, light the stove/],
  ])('%j', told)
  it('whoever freezes, or whose screen is stuck, is told first what helps at once', () => {
    expect(ask("we're in Stargazer right now and it's freezing, what do I do").text).toMatch(
      /Turn the dial by the bed.*For warmth at once, light the stove.*020 912 0360/s,
    )
    expect(ask('the telly screen thing wont come down').text).toMatch(/Pull the cord beside the bed.*020 912 0360/s)
  })
})

describe('the cinema: picture, sound, and how it is turned off', () => {
  const film = ['how do we get films on the screen', 'and from my phone?', 'how do we turn it off']
  it.each<Told>([
    [film.slice(0, 2), /^(?!.*The Wild Rooms).*“Choose the source with the small remote/],
    [film, /“Pull the cord once more when you are done/],
    [['how do u turn on the film thing', 'theres no sound'], /“Sound comes from the shelf/],
    [['how do u turn on the film thing', 'and turn it off?'], /“Pull the cord once more/],
    [['how do i get the film going', 'is it ok late at night'], /headphones/],
    [['wheres the fan', 'and the telly?', 'will it be too loud late at night'], /headphones in the drawer/],
    [['and the telly?', 'and how do i switch it off after'], /Pull the cord once more/],
  ])('%j', told)
})

describe('WiFi, and where its password is', () => {
  it.each<Told>([
    [['wifi is very slow', 'does it reach the beach'], /^I do not have details on exactly that.*WiFi/],
    ['what happens if the wifi is down?', /What I know: There is WiFi in every cabin and in the lodge\.$/],
    [["what's the wifi password", "I'm already here in Stormchaser"], /^The WiFi name and password are in the guest guide/],
    ['is wifi included or do you charge for that', /^There is WiFi.*includes the room.*WiFi/],
    ['wifi pass please', /guest guide/],
    [
      ['is there wifi', 'whats the password for it', 'come on im already here at the cabin, you gave it my mate yesterday'],
      /guest guide, which you unlock/,
    ],
    ['need to do a zoom call one morning, wifi any good', /I do not have (?:details on exactly that|an answer to that)/],
  ])('%j', told)
  it.each<Told>([
    ['I’ve to do a teams call from the lodge on the Friday morning, is that doable', /^There is WiFi/],
    ['just arrived, phone has no bars, how do we get on the wifi', /^The WiFi name and password are in the guest guide/],
    [
      ['hi were in Sunriser and the wifi wont connect', 'no I mean its asking for a password. where is it'],
      /^The WiFi name and password/,
    ],
    ['can i do a zoom call from the cabin, is there internet', /^There is WiFi/],
  ])('%j', toldPlainly)
})

describe('what is not written is admitted', () => {
  it.each<Told>([
    ['is the water ok to drink', /^(?!.*beach)[\s\S]*rather not guess/],
    ['what kind of coffee do you have', /rather not guess/],
  ])('%j', told)
  it('tea and coffee in the room are no café', () => {
    expect(ask('is there a kettle and coffee').kind).toBe('handover')
  })
  it('what is charged with a cable is no price', () => {
    for (const message of ['can I charge my phone', 'where can we charge the car'])
      expect(ask(message).kind, message).toBe('handover')
    expect(ask('is there a charge for parking').text).toContain('free')
  })
})

describe('a washing machine, or the concierge', () => {
  it.each(['is there a machine', 'You have machine for wash the clothes?', 'have you an ice machine', 'hair dryer in room?'])(
    'is nothing that is written, and no complaint: %s',
    (message) => {
      const said = ask(message)
      expect(said.kind).toBe('handover')
      expect(said.text).not.toContain('sorry to hear')
    },
  )
  it('in “am I talking to a machine” is the assistant', () => {
    expect(ask('am i talking to a machine').text).toContain('automated assistant')
  })
})

describe('how such a thing works anywhere, and how ours does', () => {
  it.each([
    'How does an induction hob make the pan hot?',
    'why does an induction hob only heat metal',
    'how does a wood stove heat a room',
    'how does a projector make a picture',
    'is induction better than gas',
  ])('is of the wide world: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'handover', sources: [] })
  })
  it.each<Told>([
    ['How does the induction hob work?', /guest guide/],
    ['How does your hob work?', /guest guide/],
    ['Is there an induction hob in the cabins?', /induction hob/],
    ['How does the stove work in ours?', /guest guide/],
  ])('and of ours it is told: %s', told)
})
