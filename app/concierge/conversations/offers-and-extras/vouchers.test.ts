/** Gift vouchers: how they are bought and given, how long they are valid, what they pay for. */
import { describe, expect, it } from 'vitest'
import { ask, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how a voucher is bought and sent', () => {
  it.each<Told>([
    [['Do you sell gift vouchers?', "is it a year or more, they're never in a hurry"], /valid for 5 years/],
    [['do you sell gift vouchers', 'and if she never uses it'], /no fees for not using/],
    [
      ['looking to buy my sister a present, do ye do vouchers?', 'will she get it today, her birthday is tomorrow lol'],
      /instant digital delivery/,
    ],
    [['Can I buy a voucher for my parents?', 'How soon would they get it?'], /instant digital delivery/],
    [
      ['Can I buy a voucher?', 'Must they use it all in one go?', 'Fair enough. Back to the voucher, when does it run out?'],
      /valid for 5 years/,
    ],
    [['How long are the vouchers valid', 'and they come in the post?'], /instant digital delivery by email/],
    [['do you do gift vouchers', 'how long', 'can I get it by tomorrow'], /instant digital delivery/],
    ['Are the gift cards posted out on paper or how do they arrive?', /instant digital delivery/, 'gate code'],
    ['where do I buy a stay for somebody else without picking the dates', /^Gift vouchers are sold in our online voucher shop/],
    ['Can I send my voucher back, I bought it online last week', /returned within fourteen days/],
    [['how long is a voucher good', 'if they dont want it can i send it back'], /returned within fourteen days/],
  ])('%j', told)
  it.each<Told>([
    ['are the vouchers sold on this website or on another', /^On a website of its own/],
    ['how fast does the voucher arrive', /instant digital delivery/],
  ])('%j', toldPlainly)
})

describe('how long a voucher is valid', () => {
  const voucher = 'is a voucher that was bought in spring 2023 still valid?'
  it.each<Told>([
    [['a gift voucher for my mum', 'does she have 5 years'], /valid for 5 years/],
    [[voucher], /^Yes: bought in spring 2023, .* until spring 2028/],
    [[voucher, 'so until 2028?'], /^Yes\. Bought in spring 2023/],
    [[voucher, 'so until 2029, right?'], /^No\. Bought in spring 2023/],
    ['gift card from 2020, has it expired?', /^Yes: bought in 2020, .* until 2025/],
  ])('%j', told)
  it.each<Told>([['how many years are vouchers good for', /valid for 5 years/]])('%j', toldPlainly)
  it('a voucher that ends in a year was not bought in it', () => {
    expect(ask('how long is a gift voucher good', 'does it run out in christmas 2031').text).not.toContain('2036')
  })
})

describe('a voucher may be given away', () => {
  const voucher = ['my mam got a voucher from ye for her 60th', 'how does she use it', 'can i use it instead of her']
  it.each<Told>([
    [["I'd like to get her a voucher", 'can she give it to her sister'], /a voucher may be given away/],
    [voucher.slice(0, 2), /“To redeem a voucher, enter its code/],
    [voucher, /a voucher may be given away/],
    ['My voucher has my maiden name on it. Is that a problem?', /name on a voucher may be changed/],
    [['we have a gift voucher', 'is it ok if my boyfriend uses it instead of me'], /may be given away/],
    [['do you have gift vouchers', 'and if they lose it'], /^I do not have details on exactly that/],
  ])('%j', told)
})

describe('what a voucher pays for, and what is left of it', () => {
  it.each<Told>([
    [
      ['looking to buy my sister a present, do ye do vouchers?', 'can she use it for the bath and food as well'],
      /towards any stay or extra(?!.*grazing)/s,
    ],
    [['My sister gave me a voucher. still good?', 'how do I pay with it'], /To redeem a voucher/],
    [
      [
        'I was given a gift voucher',
        'would it do a weekend night in Stormchaser?',
        "And what happens with the euro that's left?",
      ],
      /what is left stays on the voucher/,
    ],
    [['How long does the voucher last', 'can it be used for food'], /“A voucher pays for any stay or extra|any stay or extra/i],
    [['voucher for 300 euro possible?', 'how long is it good for', 'can it be used for baths too'], /any stay or extra/],
    ['can i use a gift card for the grazing box too or only for the room', /towards any stay or extra/],
    [
      '2 nights in stargazer, can i use a voucher code',
      /^(?!.*newsletter’s 10%).*“To redeem a voucher, enter its code while you book/s,
    ],
    ['voucher is 150 and the stay is 318, can i pay the rest by card', /worth its face value/],
    ['can two vouchers go on the one booking', /together with other vouchers/],
    ['theres 35 euro left on our voucher after the stay does that just vanish', /what is left stays on the voucher/],
    [['do ye do vouchers', 'can she use it on a saturday'], /face value towards any stay/],
    ['can two vouchers be used', /together with other vouchers/],
    ['how do i use my voucher code', /“To redeem a voucher, enter its code/],
    [['how long are vouchers valid', 'can I get the leftover back as cash'], /“You need not spend it all at once/],
    [['do you sell vouchers', 'can it go towards a bath too'], /any stay or extra/],
    ['and can i put the bath on the voucher', /any stay or extra/],
    [['do ye sell vouchers', 'can my mam use hers on a picnic'], /towards any stay or extra/],
  ])('%j', told)
  it.each<Told>([
    ['a 250 voucher and the night is 159, would we lose the difference', 'what is left stays on the voucher'],
    ['can the breakfast go on the voucher', 'towards any stay or extra'],
  ])('%j', toldPlainly)
  it('whoever uses half of a voucher keeps the rest', () => {
    expect(ask('I want to buy my mum a voucher', 'and what if she only uses half?').text).toContain(
      'what is left stays on the voucher',
    )
  })
  it('what it is for and what is left, in one answer', () => {
    const { text } = ask('got a 150 euro voucher off my sister, can i put it towards the bath and keep the rest for later')
    expect(text).toMatch(/any stay or extra.*You need not spend it all at once/s)
  })
})

describe('what a voucher covers of a stay, in euro', () => {
  const voucher = [
    'My sister gave me a voucher for your place. still good?',
    "It's for 400. Would that do Saturday and Sunday in the Sunriser?",
    'And Stormchaser?',
    'the lodge then',
  ]
  it.each<Told>([
    [voucher.slice(0, 2), /€498.*for the weekend one\. That is €98 more than your €400\. The final/],
    [voucher.slice(0, 3), /€458.* That is €58 more than your €400\./],
    [voucher, /€358.* Your €400 covers that, and €42 is left\./],
    ['I have a €300 voucher, does it cover two nights midweek in the lodge?', /^Two weekday nights .* €18 more than your €300\./],
    [['voucher for 300 euro possible?', 'what would 300 get them at the weekend'], /^A night .* within €300 in Stargazer/],
    [['is there a voucher', 'its for 200, whats left if we do the lodge on a wed'], /and €41 is left/],
  ])('%j', told)
})

it('whoever calls himself an idiot insults nobody', () => {
  const { text } = ask(
    "My folks hit their 40th on Friday and I'm sat in Chicago like an idiot. Can you get a gift voucher to them in time, and how long before it runs out?",
  )
  expect(text).toMatch(/instant digital delivery[\s\S]*5 years/)
  expect(ask('you idiot, give me the wifi').kind).toBe('decline')
})
