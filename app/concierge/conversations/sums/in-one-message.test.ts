/** A stay and what is ordered to it, or several rooms, asked for in one message: one sum where everything is known. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { ask, billed, billOf, doesNotSay, type Told, told, toldPlainly, withoutLinePrices } from '#test/guest-talk.ts'

describe('a stay and its extras are added up', () => {
  it.each<Told>([
    ['One Saturday in the lodge and a breakfast hamper: final bill?', '€213'],
    ['two weekday nights in Sunriser plus one heated bath, what should we put aside', '€508'],
    ['A Monday in Stargazer with a breakfast tray for the two of us, full tally please', '€253'],
    ["Two Friday and Saturday nights in Sunriser and one heated bath, what's the reckoning", '€588'],
    ['Sunriser arriving sunday leaving tuesday with a breakfast, total', /come to €472/],
  ])('%j', told)
  it.each<Told>([
    ['2 weeknights in sunriser with a bath and a reheat, what are we lookin at', '€533'],
    ['one weeknight in sunriser plus a breakfast tray, sum it for me', /€229[\s\S]*€14/],
    ['a tuesday in the lodge plus a grazing box, add it up for me', /€159[\s\S]*€55/],
    ["saturday in stargazer, the heated bath and a breakfast tray, what's the full whack", /€279[\s\S]*€50[\s\S]*€14/],
    [
      'Three of us girls have a whip-round: Stargazer Saturday for Ciara and her fella plus the outdoor bath. What do we need in the pot?',
      /Stargazer[\s\S]*(?:€329|€279[\s\S]*€50)/,
    ],
  ])('%j', toldPlainly)
  it.each<Told>([
    ['2 nights in the Stargazer mon to wed with a bath, total?', /one Outdoor Heated Bath come to €528\./],
    ["Stargazer Friday and Saturday plus one fired bath and two breakfasts for two mornings, what's the damage?", /€636\./],
    [
      'two nights in stargazer at the weekend, with a bath and breakfast, how much in total',
      /^Two weekend nights in Stargazer.*come to €622/,
    ],
    [
      'sunriser two nights midweek plus the bath plus two breakfasts what does it come to',
      /2 × Breakfast Tray for 2 come to €536/,
    ],
    [
      'how much is the lodge for two nights midweek with breakfast',
      /^Two weekday nights in Sea Forest Lodge and one Breakfast Tray for 2 come to €332/,
    ],
    [
      '2 nites stargazer fri and sat with a bath each evening, total?',
      /^Those two nights in Stargazer, one Outdoor Heated Bath and one Additional Bath Reheat come to €633/,
    ],
    ['stargazer saturday night and a grazing box total please', /come to €334, or €329 with a Grazing Box vegetarian/],
    [['two nights midweek in stargazer with two breakfasts and a bath', 'total?'], /come to €556/],
    ['If we take the lodge for two weekday nights and add a breakfast tray every morning, total?', /come to €346/],
    [
      'bath and box in stargazer one night total',
      /^One night in Stargazer, one Outdoor Heated Bath and one Grazing Box standard come to €344 on weekdays and €384/,
    ],
    ['a bath and two breakfasts with two nights in sunriser, weekend, how much altogether', /come to €616/],
    ['stargazer w bath n breakfast 2 nights total?', /come to €542 on weekdays and €622 at the weekend/],
    ['sunriser fri n sat w/ a bath how much', /come to €588/],
    ['stargazer mon + tues, one bath, breakfast both mornings. tot it up for me would you', /come to €556/],
    ['Lodge friday & saturday and one of the standard grazing boxes. Total?', /and one Grazing Box standard come to €453/],
  ])('%j', billed)
  it('an extra can be taken off again', () => {
    const turns = ['two nights in stargazer at the weekend, with a bath and breakfast, how much in total', 'scrap the bath']
    expect(withoutLinePrices(ask(...turns).text)).toMatch(
      /^Two weekend nights in Stargazer and one Breakfast Tray for 2 come to €572/,
    )
  })
  it('what was asked of another stay before is not added', () => {
    const before = ['how much is the lodge on a tuesday', 'and a breakfast tray', 'which ones good for a storm']
    const { text } = ask('how much is the heated bath', ...before, 'ok that one then, friday and sat, with two breakfast trays')
    expect(withoutLinePrices(text)).toMatch(/^Those two nights in Stormchaser and 2 × Breakfast Tray for 2 come to €526/)
  })
  it('a bath and one breakfast are added to the stay', () => {
    expect(
      billOf("Hi! We're thinking of two nights midweek in Stargazer", 'and with the heated bath and breakfast for one morning?'),
    ).toContain('come to €542')
  })
  it('of the two boxes the one that is named is added, or else both sums are told', () => {
    const asked = 'Two nights, Friday and Saturday, Stormchaser, breakfast both days and one standard grazing box. Total?'
    expect(billOf(asked)).toContain('2 × Breakfast Tray for 2 and one Grazing Box standard come to €581')
    const open = billOf('Two nights, Friday and Saturday, Stormchaser, breakfast both days and a grazing box. Total?')
    expect(open).toContain('and one Grazing Box standard come to €581, or €576 with a Grazing Box vegetarian.')
  })
})

describe('late check-out is added to the stay', () => {
  it.each<Told>([
    ['one night in the lodge on saturday with late checkout how much', /^Not for a Friday or a Saturday night/],
    [['two nights midweek in stargazer and late checkout', 'thats the total?'], /come to €547/],
    ['lodge 2 nights midweek plus late checkout', /come to €367/],
    [['Sunriser sunday and monday', 'two nights, sunday and monday, Sunriser, out at 6 on tuesday. all of it'], /come to €527/],
  ])('%j', told)
  it.each<Told>([
    ['stormchaser one night tues with late leaving whats the total', /night in Stormchaser and late check-out come to €268/],
    ['We stay Sunday and Monday in the Lodge and want to keep it till six. Total?', /and late check-out come to €367/],
    [
      ['which cabin is the cheapest with a tub', 'a thursday there with late checkout, total'],
      /in Stormchaser and late check-out come to €268/,
    ],
  ])('%j', billed)
  it('a Flexi has its own price, and late check-out is not added a second time', () => {
    const flexi = "we'd like the flexi in Stormchaser on Thursday, how much is it"
    expect(billOf(flexi, "and a standard grazing box? what's the total with that box")).toContain('come to €323')
    expect(billOf(flexi, 'ok Thursday then. can we add the bath?')).toMatch(/^Not in Stormchaser/)
  })
})

describe('no sum where something of it is not sure', () => {
  it.each([
    'how much for stormchaser friday and saturday with late checkout and breakfast both days',
    'how much is stargazer for two nights with a bath, with 10% off',
    'can we get a bath and breakfast in stargazer',
  ])('%s', doesNotSay(/come to €/))
  it('whoever wants the retreat summed up is told no price', () => {
    expect(ask('Can you sum up what the retreat is about?').text).not.toContain('€')
  })
})

describe('rooms taken together are added up', () => {
  const couples = [
    "We'd like to bring another couple, is there a room for four?",
    'ok so stargazer and stormchaser for a friday night',
    'and how much on a wednesday',
    'which is cheaper',
  ]
  const two = [
    "I'd like to see what two rooms would cost, there's four of us. Thursday night.",
    'Sunriser and Stargazer',
    'and if we make it the Friday',
  ]
  it.each<Told>([
    [couples, /Stormchaser is €30 a night less/],
    [["We're two couples travelling together", 'and what would two cabins be for a saturday'], /come to €518 together/],
    [['can 4 of us come', 'two cabins then, stormchaser and sunriser, one tuesday'], /come to €438 together/],
    [['two couples', 'friday and saturday, the two dearest'], /€558 in Stargazer and €538 in Sunriser/],
    [['two couples', 'friday and saturday, the two dearest', 'the two cheapest with tubs?'], /in Sunriser and .* in Stormchaser/],
    ["we're 2 couples, how much are Sunriser and Stormchaser on Friday and Saturday", /€1,036 together/],
    [
      "We'd want Stargazer for ourselves and Sunriser for my parents, just the Wednesday night. What's that for the two of them together?",
      /come to €468 together/,
    ],
  ])('%j', told)
  it.each<Told>([
    [couples.slice(0, 2), /come to €528 together/],
    [couples.slice(0, 3), /come to €448 together/],
    [two.slice(0, 2), /^One weekday night in Sunriser and in Stargazer come to €468 together/],
    [two, /^One weekend night in Sunriser and in Stargazer come to €548 together/],
    ['two cabins then, stormchaser and sunriser, one tuesday', /come to €438 together/],
    ['so what would stargazer and sunriser be together for the saturday night', /come to €548 together/],
    ['how much for all four places together for one night on a saturday', /come to €996 together/],
    ['whats the total for the whole place two nights midweek', /come to €1,672 together/],
  ])('%j', billed)
})

describe('rooms on nights of their own are added up', () => {
  it.each<Told>([['sunriser on saturday and stormchaser on saturday, the price?', /€269 in Sunriser and €249 in Stormchaser/]])(
    '%j',
    told,
  )
  it.each<Told>([
    ['a monday in the lodge plus a saturday in stargazer, add it up', /Lodge and .* in Stargazer come to €438/],
    ['price for a monday in sunriser and a saturday in stargazer?', /come to €508/],
    ['Stargazer friday and saturday, the lodge sunday, how much altogether?', /in Stargazer and .* Lodge come to €717/],
    ['two nights midweek in stormchaser and then one friday in sunriser, total please', /come to €687/],
  ])('%j', billed)
})

describe('the cheapest rooms together', () => {
  it.each<Told>([[['two couples here, is there room for us', 'how much for both'], /^Of two together, the least/]])('%j', told)
  it.each<Told>([
    [['Could we have the two cheapest then?', 'How much for both on a Saturday?'], /come to €448 together/],
    ['we need two rooms. cheapest combination for a tuesday?', /Stormchaser and Sea Forest Lodge come to €368 together/],
    ['two cabins for saturday, the cheapest two', /€448 together.*Of cabins alone,.*€518 together/],
  ])('%j', billed)
  it('the cheapest two nights are added up, and so are two cabins', () => {
    expect(ask('cheapest way to spend two nights with ye').text).toContain('€318')
    expect(ask('how much for two cabins for two nights midweek').text).toContain('€876 together')
    expect(ask('what would two rooms cost at the weekend').text).toContain('€448 together')
  })
  it('two couples are told what the cheapest two come to on other nights, and yes to the right sum', () => {
    const turns = ['we’re two couples, what’s the cheapest way to do a weekend', 'and 2 nights, fri and sat?']
    expect(ask(...turns).text).toMatch(/^Those two nights in Stormchaser and Sea Forest Lodge come to €896 together/)
    const confirmed = ask(...turns, 'so cheapest is stormchaser + lodge for the 2 nights = 896? is there a discount on that')
    expect(confirmed.text).toMatch(/^Yes\. Those two nights[\s\S]*10% off/)
  })
})

describe('a stay and what is ordered to it', () => {
  it.each([
    [
      'what would Stargazer for two nights plus a breakfast tray come to?',
      'Two nights in Stargazer and one Breakfast Tray for 2 come to €492 on weekdays and €572 at the weekend.',
    ],
    [
      'one weeknight in sunriser plus a breakfast tray, sum it for me',
      'One weekday night in Sunriser and one Breakfast Tray for 2 come to €243.',
    ],
    [
      'Stargazer on Saturday and Sunday plus a heated bath, how much in total?',
      'Those two nights in Stargazer and one Outdoor Heated Bath come to €568.',
    ],
    [
      "saturday in stargazer, the heated bath and a breakfast tray, what's the full whack",
      'One weekend night in Stargazer, one Outdoor Heated Bath and one Breakfast Tray for 2 come to €343.',
    ],
    [
      'how much is stargazer on a thursday with the heated bath',
      'One weekday night in Stargazer and one Outdoor Heated Bath come to €289.',
    ],
    [
      'stargazer fri and sat with a breakfast tray, what would that be in total',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €572.',
    ],
    [
      'We arrive Friday and leave Sunday. Stargazer and a breakfast tray. Sum?',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €572.',
    ],
  ])('are added up: %s', (message, sum) => {
    const { text, sources } = ask(message)
    expect(withoutLinePrices(text).replace(/ The final price is.*/, '')).toBe(sum)
    // The next sentence says what it is about.
    expect(text).toMatch(/€\d+[\s\S]*The final price is calculated as you book/)
    expect(sources.length).toBeGreaterThan(1)
  })

  it.each([
    ['nights are not said', 'how much is Stargazer and a breakfast tray in total?'],
    ['there may be several', 'Two nights in Stargazer plus two breakfast trays, total?'],
    ['there is one for each morning', 'Two nights in Stargazer plus a breakfast tray each morning, total?'],
    ['that room has none', 'Two nights in Stormchaser plus a heated bath, total?'],
    ['it is one or the other', 'one night in Stargazer or Sunriser plus a breakfast tray, total?'],
    ['something comes off', 'a weeknight in sunriser plus a breakfast tray, what is the total with 10% off?'],
    ['no sum is asked', 'how much is a weeknight in Stargazer and a breakfast tray?'],
    ['more is named than was understood', 'two nights in Stargazer with a picnic basket plus a breakfast tray, total?'],
  ])('are told one by one where %s: %s', (_, message) => {
    expect(ask(message).text).not.toMatch(/ one (?:Breakfast Tray|Outdoor Heated Bath|Grazing Box)/)
  })

  it('are told one by one where people have written a price', () => {
    const message = 'one weeknight in sunriser plus a breakfast tray, sum it for me'
    const entries = registryEntries().map((entry) =>
      entry.key === 'breakfast' ? { ...entry, value: 'A breakfast tray is €19 this week.', origin: 'staff' as const } : entry,
    )
    const { text } = answer({ index: buildIndex(entries), message, now: new Date('2026-06-03T12:00:00Z') })
    expect(text).toContain('€19')
    expect(text).not.toContain('come to')
  })
})
