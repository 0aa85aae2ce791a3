/** A stay and its bill that change from turn to turn: nights more or fewer, another room, extras added and dropped. */
import { describe, expect, it } from 'vitest'
import { ask, billed, billOf, type Told, told, toldPlainly, withoutLinePrices } from '#test/guest-talk.ts'

describe('nights are added, dropped and moved', () => {
  it.each<Told>([
    [['the lodge fri sat sun', 'and mon'], /^Those 4 nights in Sea Forest Lodge come to €716/],
    [['lodge mon tue', 'and wed'], /3 weekday nights come to €477/],
    [['lodge wed thu', 'and fri', 'without the wed'], /^Those two nights in Sea Forest Lodge come to €358/],
    [['lodge wed thu', 'and fri', 'no drop the fri'], /^Those two nights in Sea Forest Lodge come to €318/],
    [['stormchaser mon tue wed', 'drop the wednesday'], /^Those two nights in Stormchaser come to €418/],
    [
      ['stormchaser mon tue wed', 'drop the wednesday', 'actually make it the lodge'],
      /^Those two nights in Sea Forest Lodge come to €318/,
    ],
    [['sunriser mon tue wed', 'sunriser thursday and friday'], /^Those two nights in Sunriser come to €498/],
    [['stargazer sun mon', 'no the other way, mon tue'], /^Those two nights in Stargazer come to €478/],
    [['lodge for two nights midweek', 'what if we make it three'], /€477/],
  ])('%j', told)
  it.each<Told>([
    [
      ['stormchaser on a wednesday with late checkout, total?', 'and if we did 2 nights instead without the late checkout?'],
      /€418/,
    ],
  ])('%j', toldPlainly)
  it('a night more, and then another', () => {
    expect(ask('the lodge fri sat sun', 'and mon', 'and tues').text).toMatch(/^Those 5 nights in Sea Forest Lodge come to €875/)
  })
  it('what was ordered stays on the bill when a night is dropped', () => {
    told(
      ['the lodge mon tue wed with breakfast each morning', 'drop the wednesday'],
      /^Those two nights in Sea Forest Lodge \(€318\) and 2 × Breakfast Tray for 2 \(€28\) come to €346\. The final price/,
    )
  })
  it('“no, three” changes the stay and is no goodbye', () => {
    expect(ask('is stargazer 239', 'make it two nights', 'no, three').text).toMatch(/^Stargazer/)
  })
})

describe('a bill that changes in everyday words', () => {
  const lodge = [
    "What's a weekday night in the lodge?",
    'Two of those and a late leave on the last day',
    'throw in the meaty box',
    'Ah no, the veggie one instead',
    'and drop the late leave. New total?',
  ]
  const sunday = ['Stargazer on a Sunday, how much?', 'Grand. With a breakfast and the bath all in?', 'Actually leave the bath']
  const three = [
    '2 nights in Sunriser, Saturday and Sunday, price?',
    "We'd stay on the Monday as well",
    'and back in Stargazer for those three?',
  ]
  it.each<Told>([
    [lodge.slice(0, 2), /Two weekday nights with it come to €367 in Sea Forest Lodge/],
    [lodge.slice(0, 3), /one Grazing Box standard come to €422\./],
    [lodge.slice(0, 4), /one Grazing Box vegetarian come to €417\./],
    [lodge, /^Two weekday nights in Sea Forest Lodge and one Grazing Box vegetarian come to €368\./],
    [sunday.slice(0, 2), /come to €303\./],
    [sunday, /one Breakfast Tray for 2 come to €253\./],
    [three.slice(0, 1), /^Those two nights in Sunriser come to €498/],
    [three.slice(0, 2), /^Those 3 nights in Sunriser come to €727(?!.*ate check-out)/],
    [three, /^Those 3 nights in Stargazer come to €757/],
    [['We sleep Tuesday and Wednesday in Sunriser. How much is then all?', 'With the little cheese box also'], /€513, or €508/],
  ])('%j', billed)
})

describe('a stay that grows and shrinks', () => {
  const stargazer = ["Hi, we're thinking of Stargazer for a Monday and Tuesday. How much?", 'and if we stayed the Wednesday too?']
  const bath = 'could we fit a bath in one of the evenings?'
  const sunriser = [
    'What extras can one order?',
    'Does the first one work in every room?',
    "OK we'll take Sunriser then, one Friday night, with that bath. How much?",
    'Add a vegetarian grazing box please',
    'And leave off the bath after all',
  ]
  const late = [
    "We'd need late checkout on a Wednesday in Sunriser, possible?",
    'what if we came tuesday',
    'so total for the one night with that?',
    'and for two nights with that?',
    'and how late is it exactly',
  ]
  const german = ['Has the price the breakfast in?', 'And bath?', 'And the towels?', 'And wood?']
  it.each<Told>([
    [[...stargazer, bath], /^The Outdoor Heated Bath .*€50/],
    [sunriser.slice(0, 2), /^The Outdoor Heated Bath .* is for Stargazer and Sunriser guests only/],
    [late.slice(0, 2), /In Sunriser it adds €69/],
    [late, /^Late check-out until 6 pm/],
    [german.slice(0, 3), /bed linen and towels/],
    [german, /firewood for the stove/],
  ])('%j', told)
  it.each<Told>([
    [stargazer, /3 weekday nights come to €717\./],
    [[...stargazer, bath, "so what's the whole lot?"], /one Outdoor Heated Bath come to €767\./],
    [sunriser.slice(0, 3), /^One weekend night in Sunriser and one Outdoor Heated Bath come to €319\./],
    [sunriser.slice(0, 4), /come to €369\./],
    [sunriser, /^One weekend night in Sunriser and one Grazing Box vegetarian come to €319\./],
    [late.slice(0, 3), /^One weekday night in Sunriser and late check-out come to €298\./],
    [late.slice(0, 4), /^Two weekday nights in Sunriser and late check-out come to €527\./],
    [[...german, 'So, two nights from Monday in Stargazer with breakfast both days, it makes?'], /come to €506\./],
  ])('%j', billed)
})

describe('a bill that is added to and taken from', () => {
  const lodge = [
    'Hello, what would the stone lodge be for a Thursday night?',
    'And tag the Friday on to that',
    'put in a breakfast for each morning',
    'the dog is not extra is he',
    'ok scrap one of the breakfasts. what are we at now?',
    'and if we left at six on the Saturday?',
  ]
  const early = [
    'Tell me about Sunriser',
    'We would like it for three nights, Monday, Tuesday, Wednesday, with one fired bath.',
    'Actually skip Wednesday.',
  ]
  const propose = [
    'Would Stargazer or Sunriser be the better spot',
    'the first. For a Saturday.',
    'plus the fired tub that evening, please, and the meat one of those grazing boxes',
    "No wait, we'll cook ourselves. Drop the food.",
  ]
  const lyon = [
    'Is it possible to sleep one night on Friday?',
    'And the cheapest of all?',
    'We take that one, for Friday and also Saturday. How much is it in total?',
    'Is the morning meal in it?',
    'With it on both days please, the sum',
  ]
  const third = [
    'How many rooms have ye',
    'Describe the third',
    'can you get the fired bath there',
    'Fine, so the one before it. Wednesday and Thursday with that bath and late checkout?',
    'Remove the late checkout',
  ]
  it.each<Told>([
    [lodge, /^Not on a Saturday or a Sunday, I am afraid/],
    [propose.slice(0, 1), /^It depends on what you come for\. Stargazer.*Sunriser(?!.*Stormchaser)/s],
    [lyon.slice(0, 2), /^Our lowest price is Sea Forest Lodge/],
  ])('%j', told)
  it.each<Told>([
    [lodge.slice(0, 2), /^Those two nights in Sea Forest Lodge come to €358/],
    [lodge.slice(0, 3), /2 × Breakfast Tray for 2 come to €386\./],
    [lodge.slice(0, 5), /one Breakfast Tray for 2 come to €372\./],
    [early.slice(0, 2), /come to €737\./],
    [early, /^Those two nights in Sunriser and one Outdoor Heated Bath come to €508\./],
    [propose.slice(0, 3), /one Outdoor Heated Bath and one Grazing Box standard come to €384\./],
    [propose, /^One weekend night in Stargazer and one Outdoor Heated Bath come to €329\./],
    [lyon, /2 × Breakfast Tray for 2 come to €426\./],
    [third.slice(0, 4), /^Those two nights in Sunriser, one Outdoor Heated Bath and late check-out come to €577\./],
    [third, /come to €508\./],
  ])('%j', billed)
})

describe('what is ordered later is added to the stay that was priced', () => {
  it.each<Told>([
    [['stargazer sunday to tuesday, price?', 'add breakfast both mornings', 'actually just the one breakfast'], /come to €492/],
    [
      ['whats stargazer for thurs and fri night', 'and sunriser?', 'so how much do we save with that one'],
      /€518 in Stargazer and €498 in Sunriser\. Sunriser is €20 less/,
    ],
    [['how much is sunriser on a wednesday', 'with the bath', 'what about the friday instead'], /weekend night .* come to €319/],
    [['is breakfast included', 'ok two of them', 'so total with mon and tue in stormchaser?'], /come to €446/],
    [['stargazer tues and wed', "she'd want the hot bath too, both nights. all in"], /come to €553/],
    [['sunriser on tuesday with breakfast total', 'and a second breakfast'], /come to €257/],
    [
      [
        'of those two, stormchaser or sunriser whichever is cheaper, saturday night',
        'and with breakfast for two',
        'how much would that be all in',
      ],
      /come to €263/,
    ],
  ])('%j', told)
  it.each<Told>([
    [
      [
        'whats stargazer for thurs and fri night',
        'and sunriser?',
        'so how much do we save with that one',
        'grand, add brekkie both mornings',
      ],
      /^Those two nights in Sunriser and 2 × Breakfast Tray for 2 come to €526/,
    ],
    [
      [
        'were thinking of two nights midweek in stormchaser',
        'and can we get the wood fired bath with that',
        'ok which ones can',
        'right so the cheaper of them, same nights, with one bath',
      ],
      /^Two weekday nights in Sunriser and one Outdoor Heated Bath come to €508/,
    ],
    [
      ['weds and thurs night in the lodge how much', 'actualy no dog now so make it stormchaser'],
      /^Those two nights in Stormchaser come to €418/,
    ],
    [
      [
        'weds and thurs night in the lodge how much',
        'so make it stormchaser',
        'can we stay til 6 on the last day',
        'add that so',
      ],
      /^Those two nights in Stormchaser and late check-out come to €477/,
    ],
    [['which ones good for a storm', 'ok that one then, friday and sat, with two breakfast trays'], /come to €526/],
    [['3 nights from thursday in sunriser how much', 'and if we come wednesday instead'], /come to €727/],
    [
      ['two nights in Stargazer, friday and saturday, how much', 'with breakfast two days'],
      /2 × Breakfast Tray for 2 come to €586/,
    ],
    [['Stargazer Monday and Tuesday', 'add a bath and breakfast for both mornings', 'so with that, in total?'], /come to €556/],
    [
      ['Stargazer Mon+Tue with a bath and breakfast both mornings, total', 'what if we make it Friday and Saturday instead'],
      /2 × Breakfast Tray for 2 come to €636/,
    ],
    [
      ['stargazer on friday with the bath, how much', 'and the saturday on top?'],
      /^Those two nights in Stargazer and .* come to €608/,
    ],
    [['stargazer on friday with the bath, how much', 'and the saturday on top?', 'and breakfast each morning?'], /come to €636/],
    [['what would it cost for 2 nights in stargazer', 'same days with one bath'], /come to €528 on weekdays/],
    [['what does sunriser cost on a friday for one night', 'and with a breakfast for both'], /come to €283/],
  ])('%j', billed)
  it('a stay is moved to other days, with what was ordered to it', () => {
    const asked = 'Two nights, Friday and Saturday, Stormchaser, breakfast both days and one standard grazing box. Total?'
    expect(billOf(asked, 'and if we came Sunday to Tuesday instead?')).toContain('one Grazing Box standard come to €501')
  })
})

describe('a stay that is asked of another room, or for fewer nights', () => {
  const weekend = ['thinking of fri to sunday in december, cheapest option?']
  const midweek = ['2 nights in sunriser midweek', 'actually make it one night', 'and stay late on the last day']
  it.each<Told>([[[...weekend, 'and sunriser?', 'so whats the difference in money'], /Sea Forest Lodge is €140 less/]])(
    '%j',
    told,
  )
  it.each<Told>([
    [weekend, /^Those two nights in Sea Forest Lodge come to €398/],
    [[...weekend, 'and sunriser?', 'add a breakfast for both mornings'], /come to €566/],
    [[...midweek, 'no go back to the 2 nights'], /^Two weekday nights in Sunriser come to €458/],
  ])('%j', billed)
})

describe('a bill that changes', () => {
  const turns = ['price of sunriser midweek', 'with the late checkout?', 'and if we add the bath and a brekkie']
  it('is added to', () => {
    expect(withoutLinePrices(ask(...turns).text)).toMatch(
      /^One weekday night in Sunriser, late check-out, .*Heated Bath and .*Tray for 2 come to €362/,
    )
  })
  it('is taken from', () => {
    const told = /^One weekday night in Sunriser, late check-out and one Breakfast Tray for 2 come to €312/
    expect(withoutLinePrices(ask(...turns, 'scrap the bath').text)).toMatch(told)
    expect(withoutLinePrices(ask(...turns, 'scrap the bath', 'total?').text)).toMatch(told)
  })
  it('is not one without a stay that was priced', () => {
    expect(ask('is there a bath', 'scrap the bath').text).not.toContain('come to')
  })
})

describe('extras to a priced stay', () => {
  const stay = ['2 nights in sunriser midweek']
  it.each<Told>([
    [[...stay, 'with breakfast both days and one bath'], /2 × Breakfast Tray for 2 and one Outdoor Heated Bath come to €536/],
    [[...stay, 'and the hot bath'], /^The Outdoor Heated Bath.*\n\nTwo weekday nights in Sunriser and one .*come to €508/s],
    [[...stay, 'and a bath both nights'], /one Outdoor Heated Bath and one Additional Bath Reheat come to €533/],
    [['2 nights in sunriser midweek with breakfast each morning'], /^Two weekday nights in Sunriser and 2 × .*€486/],
    [['2 nights in the lodge midweek', 'and the hot bath'], /^Not in Sea Forest Lodge, I am afraid(?!.*Bath come to)/s],
  ])('%j', billed)
})
