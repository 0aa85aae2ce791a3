/** Who is ill, sad or in mourning, and whose dog is ill. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, says, type Told, told } from '#test/guest-talk.ts'

describe('a doctor for what can wait until then', () => {
  it.each<Told>([
    ['my husband has a bad toothache', /^Caredoc: /],
    ["I've a temperature and a cough", /^Caredoc: /],
    ["I've a bad cold", /^Caredoc: /],
    ['my girlfriend has a bad fever, its 11 at night, what should we do', 'Caredoc'],
    ['my husband is vomiting since last night', 'Caredoc'],
    ['need a doctor tonight its not 999 stuff, kidney infection i think', /^Caredoc/],
  ])('%j', told)
  it('a tick is for a doctor', () => expect(ask('got a tick on my leg after the walk what do i do').text).toMatch(/^Caredoc/))
})

describe('what somebody lives with is no danger now', () => {
  it.each<Told>([
    ["She's had a rough year with cancer, can she use the hot bath?", /^About the wood-fired bath we say/, '112'],
    ["he's had trouble with his heart for years, is the bath safe", /^About the wood-fired bath we say/, '112'],
    ['We lost our old boy last year and want a breed that lives long. Which one?', /^I do not have/, 'adults only'],
    [
      "my wife has raynauds so her hands go blue if its under 18 degrees, she'll want to know how the cabin is kept warm",
      /^The cabins are warm in every season/,
      '112',
    ],
    ["my partner has Raynaud's, her hands go blue when it's cold, what heating is in the room", /underfloor heating/, '112'],
    [
      'I have low blood pressure and fainted once in an onsen. How many minutes is sensible in your hot bath?',
      /^About the wood-fired bath we say.*20 to 30/s,
      '112',
    ],
    ["I've fainted in a jacuzzi before. how many minutes is sensible in the ofuro", /^About the wood-fired bath we say/, '112'],
  ])('%j', told)
  it.each([
    'her hands have gone blue and she is shaking',
    'my wife has fainted in the bath before dinner',
    'my husband has passed out in a sauna before and now he is not responding',
  ])('but: %s', says(/^If anybody is hurt or in danger/))
})

it('whoever needs the internet because somebody is ill is told of it', () => {
  const { text } = ask(
    "Her mum is in hospital and we get no phone signal, so we'd rely on whatsapp over the internet. Do the rooms have it?",
  )
  expect(text).toMatch(/^I am sorry to hear that.*There is WiFi/s)
})

describe('medicines are for a pharmacist or a doctor', () => {
  it.each([
    'is it safe to take ibuprofen with blood pressure tablets',
    'can i take antihistamines with a glass of wine',
    'how many paracetamol can i take in a day',
    'is it ok to mix antidepressants and alcohol',
  ])('a pharmacist or a doctor says: %s', says(/^That is for a pharmacist or a doctor/))
  it.each([
    'can i bring my blood pressure tablets',
    'is there a fridge for my medication',
    'is it ok to use the bath on blood pressure tablets',
    'can i have wine with the grazing box',
    'i left my tablets in the cabin',
  ])('but not: %s', doesNotSay('pharmacist'))
})

describe('whoever may not be able to come because of illness or a death', () => {
  it.each<Told>([
    ['mams in hospital and we cant come tomorrow', /^I am sorry to hear that/],
    ['my stay is next week and I might be ill. what now', /^Cancellation and refunds vary/],
    [
      ['I booked 2 nights for the 20th june', 'my dad is in hospital'],
      /^I am sorry to hear that\. The team will want to hear from you/,
    ],
    ['my wife passed away and we had a booking for our anniversary', /^I am very sorry\. The team(?!.*anniversaries)/],
  ])('%j', told)

  describe('a death, and a booking', () => {
    it.each(['I need to cancel, my mother died', 'my dad passed away and we have to change our dates'])(
      '%s',
      says(/^I am very sorry\. The team will want to hear from you/),
    )
    it('is not met with the number of a bank', () => {
      expect(ask('my mother died, can i get a refund for the booking').text).not.toContain('card number')
    })
  })

  it.each([
    'my mother in law died, can we cancel',
    'my uncle John died and we want our money back',
    'my wife lost her father, can we cancel',
    'my dad was just told he has weeks to live, can we cancel',
  ])('%s', says(/^I am very sorry/))
  it.each([
    'My mother is dying to see the place, can she visit?',
    'My wife is dying for a swim, how far is the beach?',
    'We lost the baby sitter, can we come a day later?',
    "my sister passed yesterday's exam, do you do gift vouchers?",
    'My daughter passed this morning, her driving test',
  ])('nobody has died: %s', doesNotSay(/sorry/))
})

describe('whoever feels low or mourns is met kindly first', () => {
  it.each<Told>([
    ["My head's been very dark since my husband died, I was hoping the sea might help", /sorry for your loss.*Samaritans/s],
    [
      "I'm after losing my job and my head's in bits, just need two days of nothing",
      /^I am sorry that it is so hard.*Samaritans/s,
    ],
  ])('%j', told)
  it('a low evening comes first, whatever else is asked', () => {
    const { text } = ask('I feel very low tonight. How much are the rooms? What is the heated bath? How does breakfast work?')
    expect(text).toMatch(/^I am sorry that it is so hard just now\..*116 123/)
  })
  it('whoever has lost a child is not told that none may come', () => {
    const { kind, text } = ask('we lost a baby this spring and just need somewhere quiet. would that be you')
    expect(kind).toBe('handover')
    expect(text).toMatch(/^I am very sorry for your loss\. (?!We are adults only)/)
  })
  it('whose baby has died is not told that none may come', () => {
    const { text } = ask('our baby died in March and we need somewhere quiet')
    expect(text).toMatch(/^I am very sorry for your loss\./)
    expect(text).not.toContain('babies cannot stay')
  })
})

describe('a dog that is ill', () => {
  it.each(['our dog ate something in the forest and is getting sick', 'the dog cut his paw'])(
    '%s',
    says(/^I am sorry\. I do not have a vet’s number/),
  )
  it('but not of a dog that may come', () => {
    expect(ask('can we bring our dog to the lodge').text).toMatch(/^Pets are welcome/)
  })
  it.each([
    'My dog ate chocolate',
    'the dog ate rat poison',
    'the dog is shaking and foaming at the mouth',
    "dog won't stop puking",
  ])('%s', says(/^I am sorry\. I do not have a vet’s number/))
})

describe('an allergy told beside a plain question', () => {
  const careful = /^I do not have a list of ingredients or allergens/
  it.each<Told>([
    ['Shellfish allergy here, a bad one. What do you charge for the breakfast tray?', /Tray for 2 is €14/],
    ['My fella is lactose intolerant. How do we get the experiences booked?', /pre-ordered through the online guest guide/],
    ['My partner is coeliac. What time do I have to order breakfast by?', /by 4 pm the day before/],
    ['Latex allergy. Can we order the wood bath on the morning we come?', /at least 24 hours before arrival/],
    ['I have coeliac disease so I trust only my own pots. What could I cook on in the cabin?', /induction hob/],
  ])('leaves it an answer, after the careful sentence: %s', (message, says) => {
    expect(ask(message as string).text).toMatch(careful)
    expect(ask(message as string).text).toMatch(says)
    expect(ask(message as string).text.match(/ingredients or allergens/g)).toHaveLength(1)
  })
  it.each([
    "I have a nut allergy. What's in the breakfast tray?",
    'My wife is coeliac. What do you cook with in the kitchen?',
    'I have a nut allergy so please tell me what is in the grazing box',
    "I'm allergic to shellfish. Is the breakfast safe for me?",
  ])('but what may be eaten is not told: %s', (message) => {
    expect(ask(message).kind).toBe('handover')
    expect(ask(message).text).not.toContain('€14')
  })
})

describe('an illness told beside the bath', () => {
  it.each(["I'm diabetic. How much is the heated bath?", 'I have a heart condition. When must we order the bath?'])(
    'is for a doctor, and the bath’s facts follow: %s',
    (message) => {
      expect(ask(message).text).toMatch(/^About the wood-fired bath we say: .*costs €50/s)
    },
  )
  it('but not beside another question', () => {
    expect(ask('My husband is diabetic. When is check-in?').text).toMatch(/^Check-in is/)
  })
})

it.each([
  "I have a weak heart, what's a sensible time in the hot tub?",
  "My heart is weak, what's a sensible time in the hot tub?",
])('how long a weak heart may bathe is for a doctor: %s', (message) => {
  expect(ask(message).kind).toBe('handover')
  expect(ask(message).text).toContain('ask your doctor')
})
