/** Several questions in one message, or one after the other, are each answered, or admitted. */
import { describe, expect, it } from 'vitest'
import { ask, type Told, told, toldPlainly } from '#test/guest-talk.ts'
import { timesAsLong } from '#test/times-as-long.ts'

describe('both are answered', () => {
  it.each<Told>([
    [
      'My aunt minds the cat so she wants to know exactly what time we get the room and what hour we have to vacate it.',
      /3:30 PM[\s\S]*11:00 AM/,
      'Pets',
    ],
    ['From what hour on Friday and until what hour on Saturday is the lodge ours?', /3:30 PM[\s\S]*11:00 AM/, 'Flexi'],
    ['From what hour on Monday and until what hour on Tuesday is the bath hot?', /^I do not have details on exactly that/],
    [
      'Can we sit in the heated bath for two hours with a bottle of wine, or is it better to get out sooner?',
      /after much to drink[\s\S]*20 to 30 minutes/,
    ],
    ['times for check in check out', /3:30 PM[\s\S]*11:00 AM/],
    ['how do I find the login for the internet, and what time do you want us out tomorrow', /guest guide[\s\S]*11:00 AM/],
    ['can we walk to the strand from the cabin, and is it safe to leave our car', /short walk[\s\S]*free and secure/],
    ['Where do you recommend for coffee? Also how far is it on foot to the sea?', /Harbour Loaf[\s\S]*short walk/, 'details'],
    ['have you any photos? and any reviews from people who stayed', /\/gallery[\s\S]*Guest Experiences/],
    ['where can I see current conditions at yours and will the cabin be warm enough', /weather on the estate.*warm/s, 'terms'],
    [
      'from when can we come and till when have we to go, I must tell it to the dog sitter',
      /3:30 PM[\s\S]*11:00 AM/,
      /Pets|details/,
    ],
    ['The last place took the whole circus, kids and dog. You too or not?', /adults only[\s\S]*Sea Forest Lodge/],
    ["We'd be bringing a toddler and a terrier, would that be ok?", /adults only[\s\S]*Sea Forest Lodge/],
    ["My daughter who's 7 and the dog go everywhere with us. Can either of them come?", /adults only[\s\S]*Sea Forest Lodge/],
    [
      'price for stormchaser fri + sat, if breakfast is included and whats the cancellation policy',
      /^Those two nights in Stormchaser come to €498.*Breakfast is an optional extra.*Cancellation and refunds vary/s,
    ],
    ['How much is a midweek night in Stargazer with the late checkout, and until when can we stay?', /€308.*until 6 pm/],
    ['Can I put bath salts in the ofuro and how long can we stay in', /salts.*20 to 30 minutes/s],
    ['cant find the entrence, is ther a sign on teh road??', /020 912 0360.*two low stone piers/s],
    ['We arrive Friday and leave Sunday, what are the hours?', /3:30 PM[\s\S]*11:00 AM/],
    ['need both times for my diary please, arriving and leaving', /3:30 PM[\s\S]*11:00 AM/],
    ['Give me the two hours please: in and out', /3:30 PM[\s\S]*11:00 AM/],
    ['what are the earliest in and latest out?', /3:30 PM[\s\S]*11:00 AM/],
    ['whats the in and out times', /3:30 PM[\s\S]*11:00 AM/],
    ['What is the normal check-out and how late can it go?', /11:00 AM[\s\S]*6 pm/],
    // What opens only the second of two like answers is not lost.
    ['I want late check-out in Stormchaser. Can I have it after a Saturday night?', /^Not on a Saturday or a Sunday/],
    [
      "I don't eat meat but she does, so one of your boxes for me and a different one for her. Price of each?",
      /^A Grazing Box is €55/,
    ],
    ['I got a voucher two years ago, is it still good and how do I book?', /until 2029[\s\S]*Check Availability/],
    ['The toddler and the terrier go wherever we go, are you ok with the two of them?', /adults only[\s\S]*Sea Forest Lodge/],
    ['Can the baby come? The dog sitter is minding the dog.', 'adults only', 'Sea Forest Lodge'],
    ['Do you have a cot, no, forget that, do you have a cinema?', 'cinema', /details|cot/],
    ['Is parking free, and is the beach near? No, never mind the beach, is there wifi?', /Parking[\s\S]*WiFi/],
    ['earliest in / latest out?', /3:30 PM[\s\S]*11:00 AM/],
    ['both times for the bath, in and out', 'Outdoor Heated Bath', /3:30 PM|11:00 AM/],
    ['earliest in, latest out with the flexi', /3:30 PM[\s\S]*until 6 pm included/],
  ])('%j', told)
  it.each<Told>([
    ['Whats the price of the veggie grazing box and of breakfast', /€64[\s\S]*€50[\s\S]*€14/],
    ['Grazing box: what is it going for and do ye take cards for it?', /€55.*[\s\S]*by card/],
    ['Stargazer: is there a tub, and what is it on a Friday?', /tub[\s\S]*€279/],
    ['our lad is 9 and the dog is 3, are both ok', /adults only[\s\S]*Sea Forest Lodge/],
    ['prices for stormchaser sat night and the deposit', /€249[\s\S]*deposit/],
  ])('%j', toldPlainly)
  it.each([
    ['how much is the grazing board and whats on it', /^A Grazing Box is €55/],
    ['how much is breakfast and what do you get', /^Breakfast is an optional extra/],
    ["how much is the bath and what's included", /^The Outdoor Heated Bath/],
  ])('%s', (said, expected) => {
    expect(ask(said).text).toMatch(expected)
    expect(ask(said).trace).toHaveLength(1)
  })
  it('questions with numbers before them are each answered', () => {
    const { text } = ask('lovely site!! 1) dog 2) can we get late checkout 3) whats parking like')
    for (const told of ['Pets are welcome in Sea Forest Lodge', 'Late check-out until 6 pm', 'Parking on the estate is free'])
      expect(text).toContain(told)
  })
  it('keeps the way from the car park apart from that to the beach', () => {
    expect(ask('is there parking and how far is the beach').text).toMatch(/Parking[\s\S]*beach is a short walk/)
  })
  it('each of three is answered, or admitted', () => {
    const { text } = ask('hi what time checkin, is parking ok for a camper van, and can we check out late sunday')
    expect(text).toMatch(/^Check-in is from/)
    expect(text).toContain('I do not have details on exactly that')
    expect(text).toContain('Not on a Saturday or a Sunday, I am afraid')
  })
  it.each([
    ['do ye have a sauna, whats the story with parking and is breakfast included', ['sauna', 'Parking', '€14']],
    ['what time is checkout, is there a microwave and can we bring the dog', ['11:00 AM', 'Pets', 'rest of your question']],
    ['is there wifi, can I bring my dog and what’s the deposit', ['WiFi', 'Pets', 'deposit of 30%']],
  ])('%s', (message, told) => {
    const { text } = ask(message)
    for (const one of told) expect(text).toContain(one)
  })
  it.each([
    ['can we smoke on the deck and are candles ok', /use the tins provided.*No candles, lanterns/s],
    ['do we need to bring towels and is smoking allowed', /bed linen and towels.*use the tins provided/s],
    ['how do I light the stove and how do I get the projector going', /the matches are on the shelf.*Pull the cord/s],
  ])('of two rules each is quoted, and once to whom to turn: %s', (message, told) => {
    const { text } = ask(message)
    expect(text).toMatch(told)
    expect(text.match(/I cannot say more than that/g)).toHaveLength(1)
  })
})

it.each(['a', 'and ', ' ', 'he is '])('a long message is read as quickly as any other: “%s”', (filler) => {
  const read = (words: string) => {
    const filled = words.repeat(900 / words.length)
    return ask(`my wife booked it and she ${filled} what time is check in, or do we wait ${filled}`)
  }
  // “and”, which may join two questions, takes about ten times as long; trying every position of it would take thousands of times as long.
  const ordinary = 'we walk by the sea '
  expect(
    timesAsLong(
      () => read(filler),
      () => read(ordinary),
    ),
  ).toBeLessThan(100)
})

describe('what is not known of one part is admitted of that part alone', () => {
  it.each([
    ['is there a gym and what time is check out', /^Check-out is by 11/],
    ['can we bring our dog and how much extra is that', /^Pets are welcome in Sea Forest Lodge/],
    ['is there wifi and is it fast', /^There is WiFi/],
    ['how do we book and can we pay by paypal', /^Choose Check Availability/],
    ['how big are the beds and how big is the room', /^The cabins have king beds/],
  ])('%s', (message, told) => {
    const said = ask(message)
    expect(said.text).toMatch(told)
    expect(said.text).toContain('do not have details')
  })
})

const plainQuestions: readonly (readonly [question: string, answer: RegExp])[] = [
  ['what time is check-in', /Check-in is from/],
  ['when is check-out', /Check-out is by/],
  ['are children allowed', /adults only/],
  ['how much is Stargazer on a weekday', /€239/],
  ['what is the lodge on a Saturday', /€199/],
  ['which nights count as weekend', /Friday and Saturday/],
  ['what do we save on two nights', /10%/],
  ['how many acres is it', /360 acres/],
  ['is parking free', /Parking .* free/],
  ['do you have wifi', /WiFi in every cabin/],
  ['what kind of beds are there', /king bed/],
  ['do we get breakfast', /Breakfast is an optional extra/],
  ['what is there to do', /forest bathing/i],
  ['do vouchers expire', /5 years/],
  ['what is your phone number', /020 912 0360/],
  ['how much is a grazing box', /€55/],
  ['can Stormchaser guests use the wood-fired bath', /Stargazer and Sunriser guests only/],
  ['is there a security deposit', /security deposit/i],
  ['can we cook', /induction hob/],
]

const pairs = plainQuestions.flatMap((first, at) =>
  plainQuestions.filter((second) => second !== first).map((second, then) => ({ first, second, turn: at + then })),
)

const between = [' and ', '? And ', ', ', ' / ', ' & also ', '. Also ']

const before = ['', 'thanks. ', 'and ', 'ok, ', 'great, and ', 'thank you! ']

const pick = (all: readonly string[], turn: number) => all[turn % all.length] ?? ''

it('any two plain questions in one message are both answered, however they are joined', () => {
  const missed = pairs.flatMap(({ first, second, turn }) => {
    const message = `${first[0]}${pick(between, turn)}${second[0]}`
    const { text } = ask(message)
    return first[1].test(text) && second[1].test(text) ? [] : [message]
  })
  expect(missed).toEqual([])
})

it('any two plain questions are answered one after the other, with a thank-you or without, and without a question mark', () => {
  const missed = pairs.flatMap(({ first, second, turn }) => {
    const message = `${pick(before, turn)}${second[0]}`
    return second[1].test(ask(first[0], message).text) ? [] : [`${first[0]} || ${message}`]
  })
  expect(missed).toEqual([])
})

describe('what only explains the question beside it', () => {
  it.each<Told>([
    ["I'm a nurse. When is check-in?", /^Check-in is/, /Caredoc/],
    ["I'm a nurse and never know when I get away, the handover takes for ever. When is check-in?", /^Check-in is/, /Caredoc/],
    ['My doctor says I need to relax. What activities do you have?', /^We offer yoga/, /Caredoc/],
    ["we've the car, where should we go for dinner?", /^To eat out, by car/, /Parking/],
    ['We were in Stormchaser before. Is there wifi?', /^There is WiFi/, /deep-framed/],
    ['If I cannot come, what happens with the booking and my money?', /^Cancellation and refunds vary/, /cannot see payments/],
    ['We were with you two years ago. Would the newsletter discount apply again?', /^It is for a first stay only/],
    ['I know my roster only two weeks before. When is check-in?', /^Check-in is/, /two guests at most/],
  ])('is left out: %s', told)
})

describe('what is asked of a thing that there is not', () => {
  it.each([
    'My wife would like to go to your spa straight after arriving. From what hour do they let people in?',
    'I love a gym. What time does it open?',
    "Hoping the spa stays open until late, we won't be in before seven.",
  ])('is not answered with something of ours: %s', (message) => {
    expect(ask(message).kind).toBe('handover')
    expect(ask(message).text).not.toContain('Check-in')
  })
  it('but with it where it is ours', () => {
    expect(ask('My wife wants a massage. When is check-in?').text).toMatch(/^Check-in is/)
  })
})

describe('who comes, told after the question', () => {
  it.each<Told>([
    ['is breakfast included, my brother wants to book with you', /^Breakfast is an optional extra/, /Check Availability/],
    ['Could you give us some ideas on how to fill the days, we are both pensioners but fit enough', /^We offer yoga/, /king bed/],
    ['Can we bring a friend, my sister wants to come', /two guests at most/],
  ])('is left out: %s', told)
})

describe('what only leads to a question', () => {
  it.each<Told>([
    [
      "It's our first night away in ages. Can you get us a nice bottle from the cellar?",
      /^Wine from our cellar/,
      /adults only|details/,
    ],
    ['We are in the lodge. Can we order the hot bath?', /^Not in Sea Forest Lodge, I am afraid/, /details/],
    ["I don't do mornings. What's the very latest with a late checkout?", /^Late check-out until 6 pm/, 'Breakfast'],
    ["Something's up with the blind, it's stuck halfway. What's the best way of letting staff know?", /Maintenance issue/],
    ['My partner gets restless by lunch. Is there a bath he could have, and what is the price of it?', /€50/],
  ])('%j', told)
})

describe('neither is lost where they share words', () => {
  const first = (one: string, other: string) => new RegExp(`^${one}[^]*\n\n${other}`)
  it.each<Told>([
    ['Tell me about Stormchaser and what a Saturday there would set us back', first('Stormchaser:', 'Stormchaser is from €249')],
    ['Tell me about the long hike and can you make us a picnic for it?', first('There are 360 acres', 'Picnic baskets')],
    ['Tell me a little about the retreat, and how does one reserve?', first('Kilmara is an adults-only', 'Choose Check')],
    ['How do I order a bath and can I pay by card', first('Experiences and extras', 'Extras from the guest guide are paid')],
    [
      'Can you list the add-ons with prices, and how would I pay for them?',
      first('Extras to order', 'Extras from the guest guide'),
    ],
    ['What are the options for staying, and is there somewhere I can see them?', first('There are four places', '.*gallery')],
    ['I paid for a breakfast, how do I know you got it?', first('Breakfast is', 'When your payment for an extra')],
    ['How close is your own beach and which others could we drive to?', /^The beach is a short walk/],
    ['which seaside spots are a short drive off, and are there taxis since we come without car?', first('The beach', '.*taxi')],
    ['which room takes dogs, how much is it and when can we check in?', first('Pets are welcome', 'Sea Forest Lodge is from')],
    ["We can't decide between Sunriser and Stormchaser. Could you describe each for us?", /^It depends on what you come/],
    ['could we have a hamper made up, and which one is the walk down to the shore', first('Picnic', 'There are 360 acres')],
    ['Are you AI? And where do I see open dates, please?', first('The Wild Concierge', 'Check Availability, on any page')],
  ])('%j', toldPlainly)
})

describe('a story before the question does not get between', () => {
  it.each<Told>([
    ["We'll be wrecked after the drive. Is there any way to get fed without going out?", /^You can eat without/],
    ['A girl at work got money off her stay by giving her email or something. How do I get that?', /^Newsletter subscribers/],
    ["First time in a place like this so sorry if it's a silly question. How do I book?", /^Choose Check Availability/],
    [
      "I got distracted right after putting in my card for the bath and now I'm not sure it went through. How can I tell?",
      /^When your payment for an extra/,
    ],
    ['My wife gets restless after about an hour of doing nothing. What could she do at yours?', /^We offer yoga/],
    ['It has not stopped raining. Is there anywhere I could go browsing for clothes?', /^Fashion Boutique Fun/],
    ["We've Stormchaser booked. Can we have the wood-fired bath as well?", /^Not in Stormchaser/, 'Check Availability'],
  ])('%j', toldPlainly)
  it.each<Told>([
    ["My husband broke his leg so we'll be mostly indoors. Is there a decent view from inside the cabin?", /windows/, '112'],
    [
      "I'm coeliac and after being poisoned twice on holidays I make my own dinners. Is there something to cook on?",
      /hob/,
      '112',
    ],
    ['My handbag must have slipped off the chair in the café', /^I cannot look for things/, '112'],
    ['My husband broke his leg. Is there a doctor?', '112'],
  ])('nor is long ago an alarm: %j', told)
})
