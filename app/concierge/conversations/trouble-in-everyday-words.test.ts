/** Trouble in everyday words: what reviewers said that the concierge had not recognised. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const help = /(?:^|\n\n)If anybody is hurt or in danger, ring 112 or 999 now\./

describe('danger', () => {
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
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(help)
  })
  it.each([
    'The reviews are on fire, can we book August?',
    'My partner beats me at chess, are there board games?',
    'my sister pushed me to book, is there parking?',
    'my daughter will not let me go beyond the garden gate until I tell her which hospital is near',
  ])('is not what is only said so: %s', (message) => {
    expect(ask(message).text).not.toMatch(help)
  })
})

describe('a death', () => {
  it.each([
    'my mother in law died, can we cancel',
    'my uncle John died and we want our money back',
    'my wife lost her father, can we cancel',
    'my dad was just told he has weeks to live, can we cancel',
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^I am very sorry/)
  })
  it.each([
    'My mother is dying to see the place, can she visit?',
    'My wife is dying for a swim, how far is the beach?',
    'We lost the baby sitter, can we come a day later?',
    "my sister passed yesterday's exam, do you do gift vouchers?",
    'My daughter passed this morning, her driving test',
  ])('is not what is only said so: %s', (message) => {
    expect(ask(message).text).not.toMatch(/sorry/)
  })
})

it('whose baby has died is not told that none may come', () => {
  const { text } = ask('our baby died in March and we need somewhere quiet')
  expect(text).toMatch(/^I am very sorry for your loss\./)
  expect(text).not.toContain('babies cannot stay')
})

describe('a dog that is ill', () => {
  it.each([
    'My dog ate chocolate',
    'the dog ate rat poison',
    'the dog is shaking and foaming at the mouth',
    "dog won't stop puking",
  ])('%s', (message) => {
    expect(ask(message).text).toMatch(/^I am sorry\. I have no vet written down/)
  })
})

it.each(['We shut the door and the key is inside', "lost the key and can't get in"])('locked out: %s', (message) => {
  expect(ask(message).text).toMatch(/^Please ring us, day or night/)
})

it.each(['No complaints from us, can we rebook?', "I can't complain, we loved it. Can we come back?"])(
  'no complaint: %s',
  (message) => {
    expect(ask(message).text).not.toMatch(/^I am sorry to hear that/)
  },
)
it('nobody lit it is a complaint', () => {
  expect(ask('we ordered the bath and nobody lit it').text).toMatch(/^I am sorry to hear that/)
})

describe('sums', () => {
  it.each([
    ['how much is breakfast', 'and 12 of those?'],
    ['how much is the grazing box', 'how much is half of them'],
    ['', 'how much for we two, bath and tray'],
    ['', 'How much for three grazing boxes and the vegetarian grazing box?'],
    ['How much is the Stargazer on Friday?', 'and with the bath and a tray in total?'],
  ])('none that is wrong: %s — %s', (before, message) => {
    expect(ask(...(before ? [before] : []), message).text).not.toMatch(/ comes? to €(?:14|55|64|114|205)\b/)
  })
  it('no bath is taken for a reheat, and a dated night is one', () => {
    expect(ask('What would Monday and Friday in Sunriser with one bath come to?').text).not.toContain('€523')
    expect(ask('total for Sunriser Saturday 12 to Sunday 13 with the bath').text).not.toContain('€548')
  })
})
