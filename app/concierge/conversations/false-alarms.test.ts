/** Ordinary questions that only sound like trouble, danger or another guest. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const neverSaid = (pattern: RegExp, messages: readonly string[]) =>
  it.each(messages)('%s', (message) => {
    expect(ask(message).text).not.toMatch(pattern)
  })

describe('nobody has died', () => {
  neverSaid(/very sorry|sorry for your loss/, [
    'my friend passed on your details, what time is check in?',
    'my mum passed on her voucher to me, can I use it?',
    'my wife nearly died laughing at the sheep video, is there wifi',
    "we lost our daughter's jacket in the lodge",
    'we lost the baby monitor in Stargazer',
    'I lost my child seat in the car park',
    'my phone just died and I lost my booking email',
    'The car has died so can we move our stay to tomorrow',
    'my wife passed her exams and we have booked the lodge to celebrate, is there wine?',
    'my friend passed on your details, can I cancel free if I book?',
    "we're coming for a funeral, is there late check out, we have booked Stargazer",
  ])
  it('a child that is lost on the beach is in danger', () => {
    expect(ask('We lost our daughter on the beach walk').text).toMatch(/^If anybody is hurt or in danger, ring 112/)
    expect(ask('We lost our son in the forest near the beach, what do we do').text).toMatch(/^If anybody/)
  })
})

describe('no other guest is asked for', () => {
  neverSaid(/^I know nothing about guests/, [
    'is breakfast included when staying here',
    'is dinner available when staying with you',
    'is pricing different staying this weekend',
    'is smoking allowed staying there',
    'is staff staying there at night',
    'is luggage checked in early',
    'my partner is booked on a later train, what is the latest check in',
    'My husband is there already with the car, what is the best way to the beach',
    "I don't know which room she is going to like best",
    'which cabin is my husband likely to prefer',
  ])
  it('who asked for one may ask for something else', () => {
    expect(ask('which room is my husband in', 'is breakfast included, he is vegetarian').text).toContain('€14')
    expect(ask('is there a guest list', 'can my wife bring her bike').text).not.toMatch(/^I know nothing/)
  })
})

describe('nothing burns', () => {
  neverSaid(/112/, ['is there a fire guard for the stove', 'do you have a spark guard', 'where is the fire screen'])
  it('unless it is said', () => {
    expect(ask('the fire guard is burning').text).toMatch(/^If there is fire/)
  })
})

describe('no gate stays shut', () => {
  neverSaid(/gate code/, [
    "my promo code won't work",
    'the discount code is not working',
    'my voucher code is not working on the site',
  ])
})

it('the most romantic room is not the dearest', () => {
  expect(ask('Which of the rooms would you say is the most romantic one?').text).not.toContain('highest price')
  expect(ask('which is the most expensive room').text).toContain('highest price')
})

it('whether others complain is no complaint', () => {
  expect(ask('do other couples complain alot about this place?').text).not.toMatch(/^I am sorry to hear that/)
})

describe('a night has its price after whatever was spoken of', () => {
  it.each([
    ['is there a sauna', 'how much is Stargazer', '€239'],
    ['do you do yoga', 'how much is the lodge', '€159'],
    ['is there a taxi', 'how much is Stargazer', '€239'],
    ["it's our anniversary", 'how much for two nights', '€239'],
  ])('%s — %s', (before, message, told) => {
    expect(ask(before, message).text).toContain(told)
  })
})

describe('hours of other things stay theirs after a flexi', () => {
  it.each([
    ['what is the 1 night flexi', 'how late can we arrive', '8:00 PM'],
    ['what is the flexi', 'until when is breakfast', 'Breakfast'],
    ['what is the two night escape', 'is it ok to arrive at 9 on friday', '8:00 PM'],
  ])('%s — %s', (before, message, told) => {
    expect(ask(before, message).text).toContain(told)
  })
})

describe('nobody feels low', () => {
  neverSaid(/so hard just now/, [
    'is there somebody I can talk to about gift vouchers',
    'Is there someone to talk to about weddings?',
    'I need someone to talk to about changing my dates',
    'is there someone to turn to if something breaks',
    'I would like somewhere to feel alone and in nature',
    "everything is too much money, what's your cheapest",
    'nobody to talk to us please, we want total silence',
  ])
})

describe('nothing is broken here', () => {
  neverSaid(/Tell us through/, [
    'no wifi in the cabins?',
    'it is cold in the cabin?',
    'my shower is leaking at home and I need a hotel, any rooms tonight',
    'i have no wifi at home, where do i find the guide',
    'is the sea still cold in June',
  ])
})

describe('no money is asked back', () => {
  neverSaid(/^Cancellation and refunds vary/, [
    'how much is it for two nights, we have a bad back',
    'what time must we get back for late check out',
    'how much time do we have to get back before the tide',
    'what would it cost to get back from the pub',
    'how much for two nights if we get back late',
  ])
})

describe('nobody is locked out', () => {
  neverSaid(/^Please ring us, day or night/, [
    'the restaurant we wanted closed on us, where else can we eat?',
    'my car key broke, is there a garage nearby',
    'is the beach shut after us leaving in September?',
    'does the gate shut behind us',
    'the lock is stuck on our suitcase',
    'My last hotel locked me out at midnight, do you have a curfew?',
  ])
})

describe('nobody is lame', () => {
  neverSaid(/steps and doors/, [
    'the book button is disabled on my phone',
    'are there any steps to booking online',
    'is there any steps to cancel',
    'our dog struggles with stairs, can he stay',
  ])
})

describe('nobody complains', () => {
  neverSaid(/^I am sorry to hear that/, [
    'no one is coming with me, can I book for one',
    'no one has come with a dog before?',
    'is the sea meant to be this cold',
    'is the path so dirty that we need wellies',
    'Nobody has been as helpful as you',
  ])
})

describe('what is asked beside a trouble is told', () => {
  it.each([
    ['I left my glasses in Sunriser. Can I bring my dog next time', /Pets are welcome/],
    ['I use a wheelchair. Is breakfast included?', /Breakfast is an optional extra/],
  ])('%s', (message, told) => {
    expect(ask(message).text).toMatch(told)
  })
})

describe('nobody is on the road, orders, or comes with a child', () => {
  neverSaid(/Check-in is from/, [
    "we're running late booking, anything left for Saturday",
    'do people get stuck in traffic around Gorey',
  ])
  neverSaid(/toddlers/, [
    'our tiny fella is a chihuahua, can he come',
    'my wee man is 60 and loves the sea',
    'my small one is a dachshund',
  ])
  neverSaid(/For a taxi/, ["we don't drive far usually, is parking free"])
})

describe('no dog is ill, and nobody bathes alone', () => {
  neverSaid(/no vet written down/, [
    'Our dog was hurt last year and walks slowly, can he come to the lodge?',
    'My dog was injured as a pup and has three legs, may he stay?',
    'do you need vet papers for the dog',
  ])
  neverSaid(/your doctor/, ['how much is the bath, and a bottle of wine after it?'])
  it.each(['can we take a bottle of wine into the hot bath', 'can we have a drink in the bath?'])('%s', (message) => {
    expect(ask(message).text).toContain('Not after much to drink')
  })
})

describe('what burns is left first, however it is understood', () => {
  it.each(['our carbon monoxide alarm beeps', 'there is a burning smell from the stove', 'the bin is burning what do I do'])(
    '%s',
    (message) => {
      expect(ask(message).text).toMatch(/^If there is fire, smoke or gas, get outside first/)
    },
  )
})

it('a low evening comes first, whatever else is asked', () => {
  const { text } = ask('I feel very low tonight. How much are the rooms? What is the heated bath? How does breakfast work?')
  expect(text).toMatch(/^I am sorry that it is so hard just now\..*116 123/)
})

describe('no sum is told of what may count more', () => {
  neverSaid(/ comes? to €/, [
    'two grazing boxes, one vegetarian, how much',
    'what is one bath and 2 grazing boxes 1 veg',
    'how much are twelve breakfast trays and a bath',
    'how much for a few breakfast trays and a bath',
    'how much is half a grazing box and a bath',
    'how much is the bath for 2 and breakfast for 2',
    'do you have bath and breakfast?',
  ])
  it('and the product has its own name', () => {
    expect(ask('how much is a grazing box vegetarian and a bath').text).toContain('come to €100.')
  })
})
