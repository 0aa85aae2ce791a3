/** Questions in which one word sounds like something else, each beside one that means it. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack } from '#test/guest-talk.ts'

const alarm = /^(?:If there is fire[^\n]*\n\n)?If anybody is hurt/

describe('what did not come is a mail only where one was spoken of', () => {
  it.each([
    ['we’re in sunriser and the floor is stone cold', 'did that 2 hours ago still nothing'],
    ['the heating isn’t working', 'we did all that and it’s still freezing'],
    ['the shower is cold', 'tried that and no joy'],
    ['the wifi keeps dropping', 'still no good'],
  ])('%s — %s', (before, message) => {
    expect(ask(before, message).text).toMatch(/^I am sorry\. Then please ring us, day or night: 020/)
  })
  it('nor does the trouble go on as one of mails', () => {
    const told = ask('the floor is stone cold', 'did that 2 hours ago still nothing', 'its 11 at night will anyone answer').text
    expect(told).toMatch(/^While you are here, ring 020/)
  })
  it.each(['any discounts going', 'is there money off the first time'])(
    'who else may have the code is not written: %s',
    (before) => {
      for (const message of ['my wife hasnt, could she book it', 'my husband has never stayed, can he use it'])
        expect(ask(before, message).text).toMatch(/^I do not have details on exactly that/)
    },
  )
  it.each([
    ['i booked last week and got no email', 'still nothing'],
    ['ordered a voucher yesterday', 'still nothing'],
    ['no confirmation came', 'nothing yet'],
  ])('and is one here: %s — %s', (before, message) => {
    expect(ask(before, message).text).toContain('spam folder')
  })
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
    expect(ask(before).text).not.toMatch(alarm)
    expect(ask(before, message).text).not.toMatch(alarm)
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
  ])('but danger does: %s', (message) => {
    expect(ask(message).text).toMatch(alarm)
  })
  it.each(['what do i do', 'what do we do now', 'is there a first aid kit', 'he is still not breathing'])(
    'and lasts: %s',
    (message) => {
      expect(ask('someone is choking help', message).text).toMatch(alarm)
    },
  )
})

describe('whom to take to hospital is told beside the alarm', () => {
  it.each([
    'wheres nearest a&e, partner cut his hand bad with the kindling',
    'my wife fell and broke her ankle, where is the closest hospital',
    'he is bleeding badly, which hospital is nearest',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^If anybody is hurt.*\n\nThe nearest hospital/)
  })
  it('and not where nobody asks', () => {
    expect(ask('my wife cut her hand badly').text).not.toContain('nearest hospital')
  })
})

describe('photographs', () => {
  it.each([
    'can someone take photos without her noticing',
    'will somebody take a photo of us when i propose',
    'could one of you get a few pictures of the moment',
    'can we take photos on the estate',
  ])('that are taken are no gallery: %s', (message) => {
    expect(heldBack(message)).toBe(true)
    expect(ask(message).text).not.toContain('gallery')
  })
  it.each(['can we see photos of the lodge', 'is there a gallery', 'any pictures of the cabins?'])('are in it: %s', (message) => {
    expect(ask(message).text).toContain('/gallery')
  })
})

describe('the gate without power, and without a signal', () => {
  it.each([
    'will the gate open without electricity',
    'and the gate, will it open with no power',
    'does the gate work in a power cut',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^I do not have details on exactly that.*If you cannot get in, please ring 020/)
  })
  it.each(['no signal to open it. what now', 'I have no coverage and can’t load the guide', 'cant open the guide, no internet'])(
    '%s',
    (message) => {
      expect(ask('where is the gate code', message).text).toMatch(
        /(?:^If you stand outside|If it does not open), please ring 020/,
      )
    },
  )
  it('asked beforehand, what can be read is told', () => {
    expect(ask('can i read the guest guide with no signal').text).toMatch(/^Once you have opened it/)
  })
})

describe('the door and its key, of who asks for the way', () => {
  it.each([
    ['how do we find it in the dark', 'and the door?'],
    ['what time is check in', 'and the key?'],
    ['where do we park', 'is the door open'],
    ['how do we get there from dublin', 'where do we get the key'],
  ])('%s — %s', (before, message) => {
    expect(ask(before, message).text).toContain('with the key on the hook inside')
  })
  it.each(['I lost the key', 'the key is stuck in the door', 'I left the key inside'])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('on the hook')
  })
})

describe('what is worn', () => {
  it.each(['is it swimwear or what', 'do we need togs', 'can we go in naked'])('in the sauna is not written: %s', (message) => {
    expect(ask('do you have a sauna', message).text).toMatch(/^I do not have details on exactly that(?!.*[Ff]orest)/)
  })
})

describe('extras', () => {
  it.each([
    'need to do a zoom call one morning, wifi any good',
    'we have a teams meeting on friday morning, is the internet ok',
    'i have to work remotely on the friday, wifi good?',
  ])('are no calls: %s', (message) => {
    const { text } = ask(message)
    expect(text).toContain('There is WiFi')
    expect(text).not.toContain('pre-ordered')
  })
  it.each(['sunriser or stargazer?? is the extra tenner worth it', 'is the extra 20 worth it for stargazer'])(
    'nor what a room costs more: %s',
    (message) => {
      const { text } = ask(message)
      expect(text).toContain('€239')
      expect(text).not.toContain('pre-ordered')
    },
  )
})

describe('how they come is only told', () => {
  it.each([
    'no car for the weekend, what will we eat',
    'we won’t have a car, what will we eat',
    'no car with us, can we get food delivered',
    'without a car, what can we do all day',
  ])('%s', (message) => {
    expect(ask(message).text).not.toMatch(/parking/i)
  })
  it('but for the way it is asked', () => {
    expect(ask('no car, how do we get there').text).toContain('By train or coach')
  })
})

describe('what lies outside', () => {
  it.each([
    'whats the best hotel in dublin for a hen party',
    'best hotel in cork for a stag',
    'any good hotels in galway for a party',
  ])('is no rule of ours: %s', (message) => {
    expect(ask(message).kind).toBe('handover')
  })
  it.each(['can we have a hen party', 'can we do a stag weekend at yours'])('and is here: %s', (message) => {
    expect(ask(message).text).toContain('No parties')
  })
  it.each([
    'is it safe to take ibuprofen with blood pressure tablets',
    'can i take antihistamines with a glass of wine',
    'how many paracetamol can i take in a day',
    'is it ok to mix antidepressants and alcohol',
  ])('a pharmacist or a doctor says: %s', (message) => {
    expect(ask(message).text).toMatch(/^That is for a pharmacist or a doctor/)
  })
  it.each([
    'can i bring my blood pressure tablets',
    'is there a fridge for my medication',
    'is it ok to use the bath on blood pressure tablets',
    'can i have wine with the grazing box',
    'i left my tablets in the cabin',
  ])('but not: %s', (message) => {
    expect(ask(message).text).not.toContain('pharmacist')
  })
})
