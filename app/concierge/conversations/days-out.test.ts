/** What guests do with a day or a feast day: experiences, proposals, anniversaries, photographs. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('what can be done here, and how it is booked', () => {
  it.each<Told>([
    ['We spent two days in a lodge in Leitrim. Is there more going on at yours, and what?', /^We offer yoga/],
    ["My boss would like something off your experiences list. What's the procedure for adding one?", /pre-ordered through/],
    ['we want to do the Sea Stroll, what is the way to reserve it', /pre-ordered through/, 'Choose Check'],
    ["I'd hate for himself to be on his phone all day, so some things to do together would be great", /^We offer yoga/],
    ['In our village I pay 18 euro for the yoga. Is it with you more or less than this?', /^I do not have.*Yoga is one/],
    ['I go mad if I sit still, what else can a woman do on the estate', /^We offer yoga/],
    ["what's the Fashion Boutique Fun", /^Fashion Boutique Fun: .*one of the estate’s experiences in the guest guide\.$/],
    [['how much is reiki', 'no I meant the forest thing'], /^Forest bathing/],
    // As the bath is ordered, and not the bath.
    [['Do you offer yoga?', 'can I book and pay for that like the bath?'], /^Ask through the guest guide’s contact form/, '€50'],
    [['Can we have a picnic basket?', 'can I just add and pay like the bath?'], /^Picnic baskets are on enquiry/],
    [['Can we order a grazing box?', 'do I add it like the bath?'], /^Order through the guest guide/],
    ['How much is the sauna?', /^I do not have details .*on enquiry/],
    ['what can we do here', /^We offer yoga/],
    [
      'If all goes to plan she arrives as my girlfriend and leaves as my fiancée. Who do I talk to about candles and that?',
      /^We arrange engagements\./,
    ],
    ["he thinks it's just a weekend but he'll be going home as my fiancé, who can I talk to about candles", /^We arrange engag/],
    [['is there a sauna', 'what else is there like that?'], /^We offer yoga/],
    [['is there a sauna', 'can we book it for saturday'], /^Ask through the guest guide’s contact/, /Booking change/],
    [['Do you offer reiki?', 'Where does it take place?'], /in your room/],
    [['what experiences do you have', 'and the last one'], /^Reiki/],
    [['what experiences do you have', 'do both need booking'], /^Experiences and extras are pre-ordered/],
    ['how do i book yoga', /^Yoga is one of the experiences we arrange/],
    [['do you have yoga', 'when'], /^I do not have details on exactly that/],
    [['do you have yoga', 'how much per head'], /^I do not have details/],
    [['do you have yoga', 'how do i book'], /^Experiences and extras are pre-ordered/],
    [['is reiki any good', 'how long'], /An hour in your room/],
    ['are the woodland paths free to use', 'free to wander'],
    ['is the sauna included', /^It is not part of the price/],
  ])('%j', told)
  it.each<Told>([
    ['Can my wife do yoga while I read?', /^Yoga is one of the experiences/],
    ['do you have anything for somebody who is burnt out and wants to unwind', /yoga, forest bathing/],
    ['list me the estate experiences', /Fashion Boutique Fun/],
    ['do you have reiki, and how’d we book?', /Experiences and extras are pre-ordered/],
    ['I need to switch my head off. anything for that?', /^We offer yoga/],
  ])('%j', toldPlainly)
  it('what has no price is not told a night’s', () => {
    for (const turns of [
      ['sauna?', 'is it private'],
      ['sauna?', 'is it private', 'how much'],
    ]) {
      expect(ask(...turns).text).not.toMatch(/€|made for couples/)
    }
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
})

describe('proposals, weddings and birthdays', () => {
  it.each<Told>([
    [['we want to propose', 'she loves the stars', 'what could you set up'], /^We arrange engagements/],
    [["I'd love to elope at your place", 'how many guests can we have'], /very few guests/],
    [["I'd love to elope at your place", 'and would the photographer be a problem'], /no commercial filming or photography/],
    [
      'I am a wedding photographer. May I make a paid photo session with a couple at your estate?',
      /no commercial filming or photography/,
    ],
    [['it’s my wife’s birthday next week', 'do you do anything for it'], /I do not have details on exactly that.*anniversaries/s],
    [
      ['im going to propose in sunriser', 'could you leave champagne', 'red roses too'],
      /do not have details[\s\S]*We arrange engagements/,
    ],
    [['can ye help with a proposal', 'could we have candles', 'what about outside then'], 'No candles'],
    [['I want to propose on the beach', 'who do I write to', 'could you keep it secret from her'], /We keep secrets well/],
    ['It is our silver anniversary. could ye put out flowers', /^(?!.*engagements).*anniversaries/s],
    ['any chance of decorations in the room before we get there?', /^I do not have details .*We arrange anniversaries/],
    [['i want to ask my gf to marry me when were at yours', 'she cant find out tho'], /^We arrange engagements/, '112'],
    [['can you do something for a proposal', 'on the headland at sunrise'], /^We arrange engagements/],
    ['is there anything for my birthday', /^I do not have details on exactly that.*We arrange anniversaries/],
    [['planing to propose', 'can someone do flowers or hide the ring'], /^We arrange engagements/],
    [['im thinking of proposing', 'can u put roses in the room'], /set out before you arrive/],
  ])('%j', told)
  it.each<Told>([
    ['We would like to marry there, just us. Do you organise that, and whom do we ring?', /^We arrange elopements/],
    ['want to surprise my wife with something when we walk in', /^We arrange anniversaries\. Flowers/],
  ])('%j', toldPlainly)
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

describe('a feast is met with congratulations, and with what is meant for couples', () => {
  it.each<Told>([
    [['Just got married!! what can you set out for us'], /^Congratulations! /],
    [['she said yes! we want to celebrate'], /^Congratulations! /],
    [['is it very quiet for a honeymoon'], /^The estate is made for couples/],
  ])('%j', told)
})

describe('photographs of guests, and those in the gallery', () => {
  it.each([
    'can someone take photos without her noticing',
    'will somebody take a photo of us when i propose',
    'could one of you get a few pictures of the moment',
    'can we take photos on the estate',
  ])('that are taken are no gallery: %s', (message) => {
    expect(heldBack(message)).toBe(true)
    expect(ask(message).text).not.toContain('gallery')
  })
  it.each<Told>([
    [
      'from the photos cant tell if its a back garden or a forest, how large is the whole property',
      /^The estate .*360 acres/,
      'gallery',
    ],
    ["I can't tell from the photos, is there a TV in the rooms?", /^The Wild Rooms have a cinema/, 'gallery'],
    [['what is the sauna like', 'how big is the whole place'], /360 acres/],
  ])('that did not show enough are not asked for: %j', told)
  it.each(['can we see photos of the lodge', 'is there a gallery', 'any pictures of the cabins?'])(
    'are in it: %s',
    says('/gallery'),
  )
})
