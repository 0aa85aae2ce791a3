/** Danger to life: 112 first, where help is to come, who listens to whoever despairs, and when it is over. */
import { describe, expect, it } from 'vitest'
import { admitted, ask, doesNotSay, says, type Told, told } from '#test/guest-talk.ts'

describe('somebody is in danger: 112 comes first', () => {
  it.each<Told>([
    ['a fella is outside our window with a torch', /^If anybody is hurt or in danger/],
    ['my chest feels tight since we got in the tub', /^If anybody is hurt or in danger/],
    ['can you call 999 for me', /^If anybody is hurt or in danger, ring 112 or 999 now/],
  ])('%j', told)
  it('somebody who is drowning is in danger, and 112 comes first', () => {
    expect(ask('somebody is drowning').text).toMatch(/^If anybody is hurt or in danger, ring 112/)
  })
  it.each([
    'a branch came down on the cabin and we are stuck inside',
    'she is cold and shaking after the sea',
    'my husband is diabetic and won’t wake up',
    'feeling dizzy and headache both of us since we lit the stove',
    'my oxygen machine has no power',
    "he's after hitting me again. i'm in the bathroom",
    'hilfe mein mann bekommt keine luft',
    'au secours ma femme ne respire plus',
    'car in the ditch on your lane, driver looks drunk',
    'my friend is drunk and is going to drive home',
    'my wife feels dizzy after the bath',
    'I feel light headed after the tub',
    'a dog bit me',
    'my bernese bit me on the hand',
    'my wife was bitten by the spaniel',
    "I was bitten by the neighbour's dog",
    'I think I have food poisoning',
    'the tide has cut us off',
    'the lights went out and there are sparks',
    "he's had a lot to drink and he's asleep in the bath",
    'he has passed out in the tub',
    "i'm after burning my hand on the stove, have ye a first aid box",
    'carbon monoxide alarm keeps chirping, can i take the battery out?',
    'the tide has come in and we cant get back up',
    "we can't get off the beach, the tide is in",
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(
      /^(?:If there is fire, smoke or gas, get outside first and stay out\.\n\n)?If anybody is hurt or in danger, ring 112 or 999 now\./,
    )
  })
  it.each([
    'theres a man outside our cabin looking in the window',
    'theres a prowler around the lodge',
    'someone is watching us',
  ])('somebody who watches: %s', says(/\b112\b/))
})

describe('somebody is hurt', () => {
  it.each<Told>([['my wife fell on the step of the bath and her wrist looks broken, what do i do', /^If anybody is hurt/]])(
    '%j',
    told,
  )
  it('an injury that happens now is still danger', () => {
    expect(ask('my husband broke his leg on the path').text).toContain('112')
    expect(ask('we booked a bath and my husband broke his leg getting in').text).toContain('112')
  })
  it('a leg that has just been broken, and a hand that was burned', () => {
    expect(ask('my husband broke his leg').text).toContain('112')
    expect(ask('i burned my hand on the stove').text).toMatch(/^If anybody is hurt/)
  })

  describe('whom to take to hospital is told beside the alarm', () => {
    it.each([
      'wheres nearest a&e, partner cut his hand bad with the kindling',
      'my wife fell and broke her ankle, where is the closest hospital',
      'he is bleeding badly, which hospital is nearest',
    ])('%s', says(/^If anybody is hurt.*\n\nThe nearest hospital/))
    it('and not where nobody asks', () => {
      expect(ask('my wife cut her hand badly').text).not.toContain('nearest hospital')
    })
  })
})

describe('an illness that cannot wait', () => {
  it.each<Told>([
    ['It is the worst headache of my life and my neck is stiff', /112/],
    ['she has a sore throat and can hardly swallow, her lips are swollen', /^If anybody is hurt/],
    ['he has a fever and a rash that does not fade', /^If anybody is hurt/],
    ['he has a temperature of 40', '112 or 999'],
    ['fever and a stiff neck, its the middle of the night', '112 or 999'],
    ['my wife was bitten by a tick i think, what now', '112 or 999'],
  ])('%j', told)
})

describe('whoever is in a building that may burn is told to leave it first', () => {
  it.each<Told>([
    ['the alarm keeps chirping', /^If there is fire, smoke or gas/],
    ['weird smell like gas in the cabin', /^If there is fire, smoke or gas, get outside/],
    [['How does the stove work?', "It's smoking into the room"], /^If there is fire, smoke or gas, get outside first/],
    ['theres a funny smell and the alarm is beeping', 'get outside first'],
    ['alarm on the ceiling is chirping, how do i take the battery out', 'get outside first'],
    [['how does the stove work', "it's smoking the room out"], /^If there is fire, smoke or gas, get outside/],
  ])('%j', told)
  it.each(['the co alarm is going off', 'I smell gas', 'there is a fire in the kitchen'])(
    '%s',
    says(/^If there is fire, smoke or gas, get outside first/),
  )
  it('whoever has hurt an ankle or has a fever is not told to get outside', () => {
    expect(ask('she is burning up with a fever').text).toMatch(/^If anybody is hurt/)
    expect(ask('I broke my ankle on the path').text).toMatch(/^If anybody is hurt/)
  })
  it.each(['our carbon monoxide alarm beeps', 'there is a burning smell from the stove', 'the bin is burning what do I do'])(
    '%s',
    says(/^If there is fire, smoke or gas, get outside first/),
  )
})

describe('whoever may not want to live is told who listens', () => {
  it.each<Told>([
    ['i dont see the point in anything anymore', /Samaritans/],
    ["I don't know if I want to wake up tomorrow", /^I am so sorry.*Samaritans/s],
    ["I can't face going on anymore, I came here to be alone and I don't want to be here", /Samaritans/],
    ['i dont really want to be here anymore and i dont mean the cabin', /Samaritans/],
  ])('%j', told)
  it.each([
    'honestly i dont see the point of going on anymore, just wanted somewhere quiet to finish it',
    'im having thoughts, bad ones',
  ])(
    'whoever despairs is told kindly first who listens, and then whom to ring: %s',
    says(/^I am so sorry.*116 123.*\n\n.*ring 112 or 999 now/),
  )
  it.each([
    "I don't feel like being alive anymore. what time is check in",
    'I see no reason to live. how far is the cliff path',
    'is there something I can take to stop being alive',
    "life isn't worth it",
  ])('is told whom to ring, whatever is asked besides: %s', (message) => {
    const { text } = ask(message)
    expect(text).toMatch(/^I am so sorry.*Samaritans.*\n\nIf anybody is hurt or in danger, ring 112 or 999 now/)
  })
})

describe('where help comes from, and how it finds us', () => {
  it.each<Told>([
    [['my husband has chest pain', 'will the gate open for them'], /so that the gate is open when help comes: 020 912 0360/],
    [['my wife has collapsed', 'ambulance is coming', 'will someone open the gate'], /Then ring us/],
    ['garda station phone', /Gorey Garda Station/],
    ['Number for the local cops?', /Gorey Garda Station/],
    ["somebody broke the window of our car, it isn't urgent but who do I report it to", /Gorey Garda Station/, 'Housekeeping'],
    ["I've lost my passport and should report it, how do I reach the guards?", /Gorey Garda Station/],
    ['My phone has no credit, can I still call for urgent help?', /Free from any phone/],
    ['my phone got robbed in Courtown, have ye a number for the guards', '020 916 0311'],
    [
      'My husband has a pacemaker and my son insists I ask: which hospital would he be taken to and how far is it?',
      'Wexford General',
    ],
    [["she's fainted", 'what do i tell them where we are'], /latitude 52\.6012/],
  ])('%j', told)
  it('whoever is in danger is told by which road help comes', () => {
    expect(ask('my wife has collapsed').text).toContain('coast road south of Courtown')
  })
  it('in an emergency nothing stands before the number, and no caveat after it', () => {
    const { text } = ask('Heaven forbid it happens, but who do we ring in an emergency?')
    expect(text).toMatch(/^If anybody is hurt or in danger, ring 112/)
    expect(text).not.toMatch(admitted)
  })
  it('thanks before the question where to send help is no goodbye', () => {
    expect(ask('is there a doctor we can ring', 'ok thanks. where exactly do we tell them we are').text).toContain('latitude')
    expect(ask('is there a doctor we can ring', 'ok thanks, what address do i give the doctor').text).toContain('latitude')
  })
  it('the emergency numbers are told, and where they are listed', () => {
    const said = ask('Where are the emergency numbers listed?')
    expect(said.text).toMatch(/^If anybody is hurt or in danger, ring 112 or 999 now\..*in the guest guide, too\.$/)
    expect(said.sources).toContainEqual({ category: 'facilities', key: 'guest_guide' })
  })
  it('whoever has called for help is told the place again when they ask for it', () => {
    const turns = ['hes getting chest pains', 'what address do i give them']
    expect(ask(...turns).text).toMatch(/latitude 52\.\d+/)
    expect(ask(...turns, 'how will they get in the gate').text).toMatch(/Then ring us/)
  })
  it('whoever asks for the guards is told 112, too', () => {
    expect(ask('my phone got robbed in Courtown, have ye a number for the guards').text).toMatch(/112 or 999/)
  })
})

describe('danger that is over', () => {
  it.each<Told>([[["she's fainted", 'shes ok now'], /^(?!If anybody).*Caredoc/]])('%j', told)
  it('a battery that is flat is mended, and a small burn needs a pharmacy', () => {
    expect(ask('alarm is chirping', 'no smoke, i think its just the battery').text).toContain('Maintenance issue')
    expect(ask('my girlfriend burnt her hand', 'its only small, where is a chemist').text).toContain('pharmacies')
  })

  describe('an alarm that is over', () => {
    it.each(['it was the toast, all fine now', 'sorry false alarm, burnt toast', "it's stopped now, all good"])(
      '%s',
      (message) => {
        expect(ask('the fire alarm is going off', message).text).toMatch(/^That is a relief\..*020 912 0360/)
      },
    )
    it.each([
      'false alarm but I feel dizzy',
      'all fine, no wait, it has gone off again',
      'it stopped but there is still a smell',
    ])('and is not over: %s', (message) => {
      expect(ask('the fire alarm is going off', message).text).toMatch(/ring 112 or 999 now/)
    })
    it('nor for whoever fainted', () => {
      expect(ask('my wife fainted', 'all fine now').text).toMatch(/^Caredoc/)
    })
  })

  describe('danger lasts until it is over', () => {
    it.each([
      ['We smell burning', 'from the wall behind the bed'],
      ['my husband collapsed', 'in the shower'],
      ["I've cut my hand badly", 'is there a first aid kit in the cabin'],
      ['I feel faint after the bath', 'my wife is holding me, the car is far'],
    ] as const)('%s: %s', says(/ring 112 or 999 now/))
    it.each([
      ['We smell burning', 'sorry it was only the toaster, all fine'],
      ['my husband collapsed', 'thanks, he is fine again'],
      ['We smell burning', 'what time is check-out?'],
    ] as const)('and no longer: %s: %s', doesNotSay('112'))
    it('keeps saying to get outside first', () => {
      expect(ask('We smell burning', 'from under the bed').text).toMatch(/^If there is fire, smoke or gas, get outside first/)
    })
    it('names who listens to whoever is tired of living', () => {
      expect(ask('I want to die').text).toContain('116 123')
      expect(ask('my husband collapsed').text).not.toContain('116 123')
    })
    it.each([
      'we were on fire at the pub quiz',
      'he had a heart attack when he saw the bill lol, is the lodge really only 159?',
      'I nearly had a heart attack at the price of the bath, 50 quid?',
      "we're drowning in work and need a break, whats free",
    ])('no danger: %s', doesNotSay('112'))
    it('but a heart attack is none of these', () => {
      expect(ask('my husband had a heart attack').text).toContain('112')
    })
  })
})

describe('danger and despair in plain words', () => {
  it.each([
    ['im stuck in the sand and the tide is coming in fast'],
    ['my wife went swimming an hour ago and hasnt come back'],
    ['my partner got burned on the stove badly'],
  ])('%s', says(/^If anybody is hurt or in danger, ring 112 or 999/))
  it.each([
    ['i dont want to be here anymore. nothing matters'],
    ['im going to end it tonight'],
    ['i cant go on, no point living'],
  ])('%s', says('116 123'))
  it.each([['we went for a swim and loved it'], ['is the sand nice'], ['when is the tide coming in']])(
    'and not: %s',
    doesNotSay('ring 112'),
  )
})

describe('danger in everyday words', () => {
  it.each([
    'We left the gas on and the alarm is going',
    'The alarm on the ceiling is going off',
    'gas is on and I feel sick',
    'my husband pushed me to the ground',
    'my partner raped me',
    'My boyfriend locked me in the room',
    "my partner won't let me out",
    'she threw a plate at me',
    "I'm locked in the bathroom hiding from him",
    'My ex found out where I am and is at the gate',
    'I wish I was dead',
    'nobody would miss me',
    'no point in living',
    'I have the pills in front of me',
    'my daughter is missing',
    'our son wandered off on the beach',
    "he fell asleep in the bath and won't wake",
    'My husband is blue and cold',
    'I got an electric shock',
    'my insulin ran out and I feel shaky',
    'embers fell out onto the floor',
    'the rug is smouldering',
  ])('%s', says(/(?:^|\n\n)If anybody is hurt or in danger, ring 112 or 999 now\./))
  it.each([
    'The reviews are on fire, can we book August?',
    'My partner beats me at chess, are there board games?',
    'my sister pushed me to book, is there parking?',
    'my daughter will not let me go beyond the garden gate until I tell her which hospital is near',
  ])('no danger: %s', doesNotSay(/(?:^|\n\n)If anybody is hurt or in danger, ring 112 or 999 now\./))
})
