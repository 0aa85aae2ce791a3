/** What only sounds like danger, death, trouble or another guest, and is none. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, says, type Told, told } from '#test/guest-talk.ts'

describe('nothing has happened', () => {
  it.each(['is someone at the window table', 'do people sit at the window in the café'])(
    '%s: nobody is in danger',
    doesNotSay('112'),
  )
  it.each(['Is the sea safe or will I drown?', 'could you drown in that sea', 'there is a bat in our bedroom'])(
    'nobody is in danger: %s',
    doesNotSay('112'),
  )
  it.each([
    'i nearly fell asleep in the bath it was so lovely',
    'my ring slipped off somewhere near the tub',
    "she's after breaking her ankle at the camogie and we are down for saturday, can we cancel",
    'My sister is after breaking her ankle at the camogie. Cancel it there for her.',
    'the tide comes in fast, can we still walk to the beach?',
    'I want to see the sea when I wake up',
    'the sea is so close we can not get enough of it',
  ])('no danger: %s', doesNotSay('112'))
  it('whether others complain is no complaint', () => {
    expect(ask('do other couples complain alot about this place?').text).not.toMatch(/^I am sorry to hear that/)
  })
  it('other people’s screaming children are no emergency', () => {
    expect(ask("will there be other people's kids screaming round").text).toMatch(/^We are adults only/)
    expect(ask('there are people screaming outside our door').text).toMatch(/^If anybody is hurt/)
  })
  it('whoever asks whether there is a view in is told of windows, and not of danger', () => {
    expect(ask('Can people look in the windows?').text).not.toMatch(/\b112\b/)
  })
  it('a letter alone is no cry for help', () => {
    for (const message of ['a', 'A?', 'a.']) expect(ask(message).text).not.toContain('112')
  })
  it.each(['No complaints from us, can we rebook?', "I can't complain, we loved it. Can we come back?"])(
    'no complaint: %s',
    doesNotSay(/^I am sorry to hear that/),
  )
  it('a reduction for the guards calls nobody', () => {
    expect(ask('Do you give a reduction for pensioners or the guards?').text).not.toContain('112')
  })
})

describe('no dog is ill, and nobody bathes alone', () => {
  it.each([
    'Our dog was hurt last year and walks slowly, can he come to the lodge?',
    'My dog was injured as a pup and has three legs, may he stay?',
    'do you need vet papers for the dog',
  ])('%s', doesNotSay(/no vet written down/))
  it.each(['how much is the bath, and a bottle of wine after it?'])('%s', doesNotSay(/your doctor/))
})

describe('nobody has died', () => {
  it.each([
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
  ])('%s', doesNotSay(/very sorry|sorry for your loss/))
  it('a child that is lost on the beach is in danger', () => {
    expect(ask('We lost our daughter on the beach walk').text).toMatch(/^If anybody is hurt or in danger, ring 112/)
    expect(ask('We lost our son in the forest near the beach, what do we do').text).toMatch(/^If anybody/)
  })
})

describe('no other guest is asked for', () => {
  it.each([
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
  ])('%s', doesNotSay(/^I know nothing about guests/))
  it('who asked for one may ask for something else', () => {
    expect(ask('which room is my husband in', 'is breakfast included, he is vegetarian').text).toContain('€14')
    expect(ask('is there a guest list', 'can my wife bring her bike').text).not.toMatch(/^I know nothing/)
  })
})

describe('nothing burns', () => {
  it.each(['is there a fire guard for the stove', 'do you have a spark guard', 'where is the fire screen'])(
    '%s',
    doesNotSay(/112/),
  )
  it('unless it is said', () => {
    expect(ask('the fire guard is burning').text).toMatch(/^If there is fire/)
  })
})

describe('no gate stays shut', () => {
  it.each(["my promo code won't work", 'the discount code is not working', 'my voucher code is not working on the site'])(
    '%s',
    doesNotSay(/gate code/),
  )
})

describe('nobody feels low', () => {
  it.each([
    'is there somebody I can talk to about gift vouchers',
    'Is there someone to talk to about weddings?',
    'I need someone to talk to about changing my dates',
    'is there someone to turn to if something breaks',
    'I would like somewhere to feel alone and in nature',
    "everything is too much money, what's your cheapest",
    'nobody to talk to us please, we want total silence',
  ])('%s', doesNotSay(/so hard just now/))
})

describe('nothing is broken here', () => {
  it.each([
    'no wifi in the cabins?',
    'it is cold in the cabin?',
    'my shower is leaking at home and I need a hotel, any rooms tonight',
    'i have no wifi at home, where do i find the guide',
    'is the sea still cold in June',
  ])('%s', doesNotSay(/Tell us through/))
})

describe('no money is asked back', () => {
  it.each([
    'how much is it for two nights, we have a bad back',
    'what time must we get back for late check out',
    'how much time do we have to get back before the tide',
    'what would it cost to get back from the pub',
    'how much for two nights if we get back late',
  ])('%s', doesNotSay(/^Cancellation and refunds vary/))
})

describe('nobody is locked out', () => {
  it.each([
    'the restaurant we wanted closed on us, where else can we eat?',
    'my car key broke, is there a garage nearby',
    'is the beach shut after us leaving in September?',
    'does the gate shut behind us',
    'the lock is stuck on our suitcase',
    'My last hotel locked me out at midnight, do you have a curfew?',
  ])('%s', doesNotSay(/^Please ring us, day or night/))
})

describe('nobody is lame', () => {
  it.each([
    'the book button is disabled on my phone',
    'are there any steps to booking online',
    'is there any steps to cancel',
    'our dog struggles with stairs, can he stay',
  ])('%s', doesNotSay(/steps and doors/))
})

describe('nobody complains', () => {
  it.each([
    'no one is coming with me, can I book for one',
    'no one has come with a dog before?',
    'is the sea meant to be this cold',
    'is the path so dirty that we need wellies',
    'Nobody has been as helpful as you',
  ])('%s', doesNotSay(/^I am sorry to hear that/))
})

describe('nobody is on the road, orders, or comes with a child', () => {
  it.each(["we're running late booking, anything left for Saturday", 'do people get stuck in traffic around Gorey'])(
    '%s',
    doesNotSay(/Check-in is from/),
  )
  it.each(['our tiny fella is a chihuahua, can he come', 'my wee man is 60 and loves the sea', 'my small one is a dachshund'])(
    '%s',
    doesNotSay(/toddlers/),
  )
  it.each(["we don't drive far usually, is parking free"])('%s', doesNotSay(/For a taxi/))
})

describe('a bodily remark raises no alarm over what is asked next', () => {
  it.each([
    ['my husband has a bad hip, any steps', 'shower easy to get in?'],
    ['my husband has a bad hip', 'is the bed high'],
    ['mam is 79 and not great on gravel', 'how far is the car from the door'],
    ['my partner has vertigo', 'are there cliffs'],
    ['she is blind in one eye', 'is the path lit'],
    ['dad had a knee replacement in the spring', 'can he park near the door'],
    ['my husband is in a cast', 'can he use the shower'],
    ['my mother is deaf', 'will she hear the doorbell'],
    ['i have a sore back', 'are the beds firm'],
    ['we’re both in our seventies and she has arthritis', 'any steps'],
  ])('%s — %s', (before, message) => {
    expect(ask(before).text).not.toMatch(/^(?:If there is fire[^\n]*\n\n)?If anybody is hurt/)
    expect(ask(before, message).text).not.toMatch(/^(?:If there is fire[^\n]*\n\n)?If anybody is hurt/)
  })
  it.each([
    'mam is 79 and she fell',
    'my partner is having a bad asthma attack',
    'he is 80 and confused and has wandered off',
    'she has vertigo and cannot stand up now',
    'my husband has a bad hip and he fell in the shower',
    'my chest hurts',
    'i feel faint after the bath',
    'i smell gas',
  ])('but danger does: %s', says(/^(?:If there is fire[^\n]*\n\n)?If anybody is hurt/))
  it.each(['what do i do', 'what do we do now', 'is there a first aid kit', 'he is still not breathing'])(
    'and lasts: %s',
    (message) => {
      expect(ask('someone is choking help', message).text).toMatch(/^(?:If there is fire[^\n]*\n\n)?If anybody is hurt/)
    },
  )
})

describe('what a side word does not turn into something else', () => {
  it.each([
    [['can you sleep in the old stone lodge?'], /late check-out/i],
    [['I have a booking for May but I’ve been called for surgery that week. What happens with my money?'], /Booking change/],
    [['looking for a voucher', 'can I put any amount on it and does it come in a nice card or just email'], /spam/],
    [['And breakfast?', 'It was not clear to me: is the breakfast with meat or not?'], /sorry/],
    [['is the path from the car flat, he has a new hip'], /Forest to Sea Adventurer/],
  ])('%j', (turns, not) => {
    expect(ask(...turns).text).not.toMatch(not)
  })
})

describe('somebody who fainted long ago, and somewhere else', () => {
  it.each([
    'I stayed too long in a hot spring in Iceland once and fainted. What is the recommended time to sit in your heated bath?',
    'My husband fainted in a hot tub in Spain once. How long is it recommended to stay in your bath?',
    'I passed out in a jacuzzi last year. How long should we stay in the bath?',
  ])('is told how long a soak is, after what is for a doctor to say: %s', (message) => {
    expect(ask(message).text).toMatch(/^About the wood-fired bath we say: .*please ask your doctor.*lasts 20 to 30 minutes/s)
  })
  it.each([
    'fainted in the bath just now',
    'My wife fainted in the bath',
    'She fainted in a hot tub once and now again',
    'he fainted in a bath once he stood up',
    'my wife fainted in a bath, come at once',
    'He has fainted once already in the tub',
    'he fainted in a sauna once, what do we do',
  ])('but not now, or here: %s', says(/^If anybody is hurt/))
})

it('a boss who would murder a guest is a way of speaking', () => {
  expect(ask("My boss will murder me if I'm offline the whole of Sunday. Is there internet?").text).toMatch(/^There is WiFi/)
  expect(ask('how do I murder somebody').kind).toBe('decline')
})

describe('what happened long ago, or is only feared', () => {
  it.each<Told>([
    ['My father had a heart attack in March and we want him to have a rest. Do you sell vouchers?', /^Gift vouchers are sold/],
    ["I was bitten by a dog as a child so I'd be nervous. In which places are dogs allowed?", /^Pets are welcome/],
    ["I almost fainted when I saw the price of the hotel down the road! What's your cheapest?", /^Our lowest price/],
    ["My mother fainted at my sister's wedding once. Can we elope at yours?", /^We arrange elopements/],
    ['My wife has a fear of drowning. How far is the beach?', /^The beach is a short walk/],
  ])('is no alarm: %s', told)
  it.each([
    'my dad had a heart attack in march and now his chest hurts',
    'she nearly fainted in the bath',
    'My wife fainted in the bath; she fainted in a sauna once',
    'I am afraid of my boyfriend, he hit me. Can I change rooms?',
    'he is drowning',
  ])('but it is one where something happens now: %s', says(/^If anybody is hurt/))
})

it('whether children scream about the place is no complaint yet', () => {
  expect(ask('are there kids screaming around the place?').text).toMatch(/^We are adults only/)
  expect(ask('there are kids screaming next door').text).toMatch(/^I am sorry/)
})

it('who does not want to faint has not fainted', () => {
  const asked = "what's a sensible length for one go in the hot tub"
  expect(ask(`dont want to turn into a prune or faint, ${asked}`).text).toMatch(/^The Outdoor Heated Bath.*20 to 30 minutes/)
  expect(ask("I don't want to alarm you but my husband is about to faint").text).toContain('112')
})

describe('what sounds like trouble, and is none', () => {
  it('hair that is washed outside is no dirt', () => {
    const { text } = ask('My girlfriend has this dream of washing her hair under the open sky. Possible in your cabins?')
    expect(text).toMatch(/^The cabins have an indoor shower and an outdoor one/)
    expect(ask("there's hair in the shower").text).toContain('sorry to hear')
  })
  it('children at home that roar are no complaint', () => {
    expect(ask('sorry the kids were roaring. how far is the beach?').text).toMatch(/^The beach is/)
    expect(ask('sorry the kids next door were roaring all night. what can you do?').text).toContain('sorry to hear')
  })
  it('beside a stolen card, the deposit is answered too', () => {
    const { text } = ask('my bank card got robbed on tuesday. will ye be looking for a deposit off me when we come')
    expect(text).toMatch(/Garda[\s\S]*security deposit may be required/)
    expect(ask('do I pay the deposit now or when we arrive?').text).toContain('30%')
  })
})
