/** What is broken, dirty, lost or missing in a room, complaints, and whom to tell. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('a fault is met with a sorry, and with where to report it', () => {
  it.each<Told>([
    ['the heating is off and I pressed everything, where do I report it', /Housekeeping request or Maintenance issue/],
    ["how do I report that the stove door won't close properly", /Housekeeping request or Maintenance issue/],
    ['how would we go about reporting that the stove door is jammed', /Housekeeping request or Maintenance issue/],
    [['the lights just went off', 'no its everything, the whole cabin'], /^Then please ring us, day or night/],
    ['shower is cold', /^I am sorry about that/],
    ['the stove door has come loose in our room, how do i let you know', /Housekeeping request or Maintenance issue/],
    ["the door of the stove won't close, who do I tell?", /Housekeeping request or Maintenance issue/],
    ['is it ok to sleep with the stove door loose', /I do not have details/, /on a lead/],
    ['We checked out this morning, my wallet is still in the lodge', /^I cannot look for things myself/],
    ['can you let me know whether the stove door should be shut at night', /close its door when you sleep/],
    [['shower is cold', 'the outside one'], /contact form in the guest guide/],
    [['shower is cold', 'how fast will someone come'], /“Most things can be mended within the hour/],
    ['the bed is way too soft, my back is in bits', /Housekeeping request or Maintenance issue/],
    ['the lights along the path shine right in at us, any way to turn them off', /Housekeeping request or Maintenance issue/],
    ['shower only runs cold since we got back from the beach', /^I am sorry about that\. Tell us/],
    ["there's a wasp nest by the door of sunriser", /^I am sorry about that\. Tell us/],
    ['the fridge is humming all night', /^I am sorry about that\. Tell us/],
    [['the shower is stone cold in sunriser', 'its 11 at night tho'], /day or night/],
    ['the light by the bed flickers', /^I am sorry about that/],
    ['There is no drop of water from the shower', /^I am sorry about that/],
    ['Not a drop is coming out of the tap', /^I am sorry about that/],
    [
      'We are in Sunriser since yesterday. This morning no drop of water comes from the shower. How else can we tell you?',
      /^I am sorry about that/,
    ],
    [
      "Every towel is soaking. We're here till Thursday. How do I ask for fresh ones?",
      /^Tell us through the contact form/,
      'weekend',
    ],
    ['our kettle is broken', /^I am sorry about that\. Tell us through the contact form/],
    ["my phone won't connect to the wifi", /^I am sorry about that\. Tell us through the contact form/],
    ['paid 279 a night and the floor is freezing, sort it out NOW', /^I am sorry about that\. Under .*Turn the dial.* Tell us/],
    ['wifi not working', /^I am sorry about that/],
    ['internet down', /^I am sorry about that/],
    ['tap’s dripping all night and neither of us slept a wink', /^I am sorry about that(?![\s\S]*[Ww]ine)/],
  ])('%j', told)
  it.each([
    'the bath is stone cold',
    "netflix isn't working",
    'the telly wont turn on',
    'a bird hit the window and is lying there',
    "there's a bat in the bedroom",
    'there is a bat flying around our room',
    'the hair dryer is broken',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/choose Housekeeping request or Maintenance issue/)
    expect(ask(message).text).not.toMatch(/€|112/)
  })
  it('who is already here is told of the fault alone', () => {
    for (const said of ['we are already here and the heating does not work', "we've just arrived and the floor is cold"])
      expect(ask(said).text).toMatch(/^I am sorry about that(?!.*(?:For the rest|Check-in))/s)
  })
  it.each([
    'bath we paid for is stone cold',
    "The wifi's banjaxed",
    "We'd a power cut an hour ago and there's no heat in the lodge",
    "stove is after going out and we can't get it going",
  ])('%s', says(/^I am sorry about that/))
  it.each([
    "it's freezing in here",
    'wifi keeps dropping',
    'the wifi is down',
    'the shower is stone cold',
    'hot water has stopped working',
    'the toilet is blocked',
    "the remote's dead in Stormchaser. Who do I tell?",
    'the batteries in the clicker are flat',
  ])('%s', says(/Maintenance issue/))
  it.each(['is it cold in the cabin in winter', 'what if the power is down', 'is there wifi'])(
    'and is not asked of by: %s',
    doesNotSay('Tell us through'),
  )
  it('who freezes is not told how warm the cabins are', () => {
    const said = ask('its freezing, who do i ring').text
    expect(said).toMatch(/^I am sorry about that\..*Turn the dial by the bed.*020 912 0360/s)
    expect(said).not.toContain('warm in every season')
  })
  it.each([
    ['we’re in sunriser and the floor is stone cold', 'did that 2 hours ago still nothing'],
    ['the heating isn’t working', 'we did all that and it’s still freezing'],
    ['the shower is cold', 'tried that and no joy'],
    ['the wifi keeps dropping', 'still no good'],
  ])('%s — %s', says(/^I am sorry\. Then please ring us, day or night: 020/))
  it('a fault that goes on is not taken for a mail that did not come', () => {
    const told = ask('the floor is stone cold', 'did that 2 hours ago still nothing', 'its 11 at night will anyone answer').text
    expect(told).toMatch(/^While you are here, ring 020/)
  })
  it('heating that “is not coming on” is broken', () => {
    expect(ask('heating is not coming on').text).toMatch(/^I am sorry/)
  })
})

describe('whom to ring while they are here', () => {
  it.each<Told>([
    [['the heating is broken', 'the number rings out'], /try 020 912 0360 again.*ring 112/],
    [["The heating's off and it's freezing", "who'd come out to us"], /^You can reach the team/],
    [['theres no hot water in our cabin', 'its 2 in the night will anyone answer'], /^While you are here, ring .*day or night/],
  ])('%j', told)
})

describe('what is missing is brought', () => {
  it.each<Told>([
    ['could someone bring us fresh towels', /^Tell us through the contact form in the guest guide/],
    ['can you send up extra pillows', /^Tell us through the contact form in the guest guide/],
    ['can somebody bring us milk', /^Tell us through the contact form/],
    ['what do I choose for a maintenance request', /Maintenance issue/],
  ])('%j', told)
})

describe('what a guest has broken', () => {
  it.each<Told>([['we broke a wine glass, sorry, what do we owe you', 'small mishaps are ours', 'I do not have']])('%j', told)
  it.each<Told>([['we knocked over a glass and it smashed, are ye going to charge us', 'small mishaps are ours']])(
    '%j',
    toldPlainly,
  )
})

describe('things that were left behind', () => {
  it.each<Told>([
    ['Can you post the charger that I left in Stargazer?', /We keep it for three months and post it at cost/],
    ['can you send on my jacket', /^I cannot look for things myself/],
    ['I left my glasses in Sunriser. Can I bring my dog next time', /Pets are welcome/],
    [['forgot my charger in the room', 'we left on sunday', 'will ye post it'], 'Under “Damage and security deposit”'],
    ['do i pay the postage', /post it at cost/],
    ['i left my charger behind in stormchaser last week', /^I cannot look for things myself.+We keep it for three months/],
    [['i lost my ring', 'in the bath i think'], /^I cannot look for things myself/],
  ])('%j', told)
})

describe('a complaint is met with a sorry', () => {
  it.each<Told>([
    ['there are kids shouting outside', /^I am sorry to hear that/],
    ['there is a party going on outside', /^I am sorry to hear that/],
    ["our neighbour's dog keeps coming to our door", /^I am sorry to hear that/],
    ['the people in the lodge left their dog barking all evening', /^I am sorry to hear that/],
    ['I have been ringing all day and nobody answers. this is a disgrace', /^I am sorry to hear that\.(?!.*engagements)/],
    ['this place is awful', /^I am sorry to hear that/],
    ['i hate this place', /^I am sorry to hear that/],
    ['someone took our parking space', /^I am sorry/],
    [['the people beside us are roaring and singing', 'its 1 in the morning'], /^I am sorry to hear that/],
  ])('%j', told)
  it.each([
    'The people in the next cabin are playing music very loud, we cannot sleep',
    'we can hear the people beside us talking all night, cannot sleep a wink',
    "Next door's dog hasn't stopped barking",
    "There is a party going on in the cabin beside us and it's 1am",
    'The grazing box had meat in it and we ordered the vegetarian one',
    'we got the wrong wine',
    'the hamper has gone mouldy',
    'We ordered breakfast and it never came',
  ])('%s', says(/^I am sorry to hear that/))
  it.each(['are the neighbours noisy?', 'is there meat in the grazing box?', 'can we hear the people next door talking?'])(
    'and this is a question: %s',
    doesNotSay(/^I am sorry/),
  )
  it('how long an answer to a complaint takes', () => {
    expect(ask('the room is dirty', 'I want to complain properly', 'how long til someone replies').text).toMatch(/\bdays\b/)
  })
  it('“nobody lit it” is a complaint', () => {
    expect(ask('we ordered the bath and nobody lit it').text).toMatch(/^I am sorry to hear that/)
  })
})

describe('money back for a fault', () => {
  it.each<Told>([
    [['shower is cold', 'do we get something back for it'], /tell us while you are here/],
    [['the heating is broken', 'who pays if we leave early because of it'], /not refunded unless we are at fault/],
    [['Not happy. paid 50 for a bath that was barely lukewarm', 'so do i get a refund or what'], /We put it right or refund it/],
    [
      ['Not happy. paid 50 for a bath that was barely lukewarm', 'so do i get a refund or what', 'how long will that take'],
      /within 14 days/,
    ],
  ])('%j', told)
})
