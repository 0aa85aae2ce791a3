/** What a night costs, and several nights in one room: by day, by date, with the dog, and after whatever was spoken of before. */
import { describe, expect, it } from 'vitest'
import { ask, askAt, billed, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('a night has the price of its day', () => {
  it.each<Told>([
    [
      "Stormchaser's the same money Friday as Monday, isn't it? Or what's the Friday figure?",
      /Stormchaser is from €249/,
      'come to',
    ],
    [
      'Please quote for Mr. Walsh: arriving Tuesday, departing Thursday, room Sunriser.',
      /^Those two nights in Sunriser come to €458/,
    ],
    [['How much is Stargazer on a weekday?', 'The weekend is dearer I think, how much?'], /^Stargazer is from €279/, 'details'],
    [['How much is Sunriser?', 'And what makes it go up?'], /varies with season and availability/, 'details'],
    ['a single night, Wednesday, in Sunriser', /^Sunriser is from €229/, 'Flexi'],
    ['Just the one night in Stargazer for my sister, a Thursday. What would she pay?', /€239/, 'Flexi'],
    ['sunriser, we arrive on a Sunday and leave on a Tuesday, add it up for us', /€458/],
    [
      "My sister booked Sunriser and I booked nothing because I never do. She's going Fri to Sun. What am I paying per night if I get the same cabin on those nights?",
      /^Those two nights in Sunriser come to €538, from €269 each/,
    ],
    [['How much is Sunriser on a Friday?', 'what am I paying per night if I get the lodge?'], /^Sea Forest Lodge is from €159/],
    ['I booked nothing because I never got a confirmation', /^I cannot see bookings or emails/],
    [['How much is Stargazer on a Monday?', 'is it free?'], /^Check Availability, on any page/],
    ['I was going to ask about Stargazer but actually no, tell me what Sunriser is on a Tuesday', /^Sunriser is from €229/],
    [
      ['How much is Sunriser on Friday?', 'we might shift it over to the Sunday night, does that save us anything?'],
      /^Sunriser is from €229/,
    ],
    [['How much is the lodge on a Saturday?', 'and if we came Monday, would that save us anything?'], /€159 for a weekday night/],
    [['How much is Sunriser on a Friday?', 'does two nights save us anything?'], /^The 2-Night Escape/],
    ["We'd be after whichever one takes the dog, on a Friday night. What would we be paying?", /^Sea Forest Lodge is from €199/],
    ["so go on, hit me with it, what's a Saturday in Stormchaser?", /^Stormchaser is from €249|€249/, '112'],
    ['ok thursday. lodge. price', /^Sea Forest Lodge is from €159 for a weekday night/],
    ["Surf's meant to be pumping this Saturday so thinking of one night in Stormchaser, what'll that set me back", /€249/],
    ['Price for the week-end in the lodge', /^Sea Forest Lodge is from €199 for a weekend night(?!.*A week,)/],
  ])('%j', told)
  it.each<Told>([['we only get Sunday nights off (we run a pub!) what’s Stargazer then', /^Stargazer is from €239/]])(
    '%j',
    toldPlainly,
  )
})

describe('several nights are added up', () => {
  it.each<Told>([
    [
      "I'm doing up a budget in a spreadsheet. Stargazer, two weeknights, that's the lot. what number goes in the cell?",
      /^Two weekday nights in Stargazer come to €478/,
      'king bed',
    ],
    ['Sunriser, Friday and Saturday. What figure goes in the box?', /^Those two nights in Sunriser come to €538/, 'Grazing'],
    ['Stargazer, two weeknights, is it free?', /Check Availability, on any page/],
    ['What number do I ring?', /^You can reach the team/],
    ['What do Tuesday and Saturday in the lodge come to?', /€358/],
    ['Total for four nights midweek in Sea Forest Lodge', /4 weekday nights come to €636/],
    ['sun & mon in sunriser pls', /come to €458/],
    ['stargazer. fri + sat', /^Those two nights in Stargazer come to €558/],
    ['from sunday to tuesday for two. what is the price?', /€478 in Stargazer, €458 in Sunriser, €418 in Stormchaser and €318/],
    ['Sunday through to Thursday morning in the lodge, what would that be?', /€636/],
  ])('%j', told)
  it.each<Told>([
    ['what does tuesday + wednesday in stormchaser set us back', '€418'],
    ['sold. 3 nights mon to wed stormchaser how much', /^Stormchaser is from .*€627/],
  ])('%j', toldPlainly)
  it.each<Told>([['prices of all four rooms', /^(?!.*together).*€239 \/ €279 in Stargazer/]])('%j', billed)
})

describe('days of coming and of leaving: the nights between are added up', () => {
  it.each<Told>([['We arrive Tuesday and leave Wednesday. Lodge. How much?', 'Sea Forest Lodge is from €159']])('%j', told)
  it.each<Told>([
    ['We arrive Friday and leave Sunday. Stargazer. Sum?', 'Those two nights in Stargazer come to €558'],
    ['We come on Friday and go home Sunday. Sunriser. Total?', 'Those two nights in Sunriser come to €538'],
    [
      "In on the Friday, out on the Sunday, in the lodge. What's that come to?",
      'Those two nights in Sea Forest Lodge come to €398',
    ],
    ['We arrive Thursday and leave Saturday. Stargazer. Total please.', 'Those two nights in Stargazer come to €518'],
    // Each of the two nights has its own price, whichever day is named.
    ['How much is Stargazer for two nights from Thursday?', 'Those two nights in Stargazer come to €518'],
    ['how much for 2 nights in stargazer arriving saturday', 'Those two nights in Stargazer come to €518'],
    ['price of stargazer for two nights leaving on Saturday', 'Those two nights in Stargazer come to €518'],
    ['price of stargazer for two nights, checking out on a Friday', 'Those two nights in Stargazer come to €478'],
    ['How much is Stargazer for two nights from Friday?', 'Two weekend nights in Stargazer come to €558'],
    ['How much are two Thursday nights in Stargazer?', 'Two weekday nights in Stargazer come to €478'],
    [
      'what would Stargazer for two nights from Thursday plus a breakfast tray come to?',
      'Those two nights in Stargazer and one Breakfast Tray for 2 come to €532.',
    ],
  ])('%j', billed)
})

describe('words written short are understood', () => {
  it.each<Told>([
    ['sunriser wkday price', /€229/],
    ['stargazer wknd rate?', /€279 for a weekend night/],
    ['stargazer sat nite €', /€279/],
    ['sunriser p/n midweek', /€229/],
  ])('%j', told)
})

describe('a figure that the guest names is answered with the price', () => {
  it.each<Told>([
    ['Is Stargazer €199 at the weekend?', /^Stargazer is from €279/],
    ['Is Stormchaser under €200?', /^Stormchaser is from €209/],
    ['Is the lodge over 200 a night?', /^Sea Forest Lodge is from €159/],
    ['Does Stargazer cost €300 a night?', /^(?!.*For 300 nights)Stargazer is from €239/],
    ['my friend said it was 150 a night is that right', /€159/],
    ['so thats 99 a night for Stargazer, yes or no?', /€239/],
    ["that's wrong, the lodge is 149", /^Sea Forest Lodge is from €159/],
  ])('%j', told)

  describe('whoever supposes a price is told the right one', () => {
    it.each([
      ['Seeing as Sunday is a weekend night, the lodge would be 199 then?', '€159 for a weekday night'],
      ['So Stargazer is 239 on the Friday as well, I presume?', '€279 for a weekend night'],
      ["the lodge is 159 on a friday, isn't it", '€199 for a weekend night'],
    ])('%s', (message, told) => {
      expect(ask(message).text).toContain(told)
      expect(ask(message).text).not.toMatch(/^yes/i)
    })
  })
})

describe('nights with a date are priced by their days of the week', () => {
  it.each<Told>([
    [['im thinking of booking 2 nites from the 9th of april', 'in stargazer'], /^Two weekend nights in Stargazer come to €558/],
  ])('%j', told)
  it.each<Told>([
    ['how much is the lodge from 12 to 14 December', /^Those two nights in Sea Forest Lodge come to €\d{3}/],
    [['Is Stormchaser free 12 and 13 December?', 'how much would it be then'], /^Those two nights in Stormchaser come to €\d{3}/],
  ])('%j', billed)

  describe('tonight, tomorrow and a date are what they are at the estate', () => {
    const [weekday, weekend] = [/€239 for a weekday night/, /€279 for a weekend night/]
    it.each([
      // Half past midnight at the estate, but still the day before in UTC.
      ['2027-07-01T23:30:00Z', 'tonight', weekend],
      ['2027-07-03T23:30:00Z', 'tonight', weekday],
      ['2027-06-30T23:30:00Z', 'tomorrow', weekend],
      ['2027-08-14T22:59:00Z', 'on 14 August', weekend],
      ['2028-08-13T23:00:00Z', 'on 13 August', weekday],
      ['2026-12-31T23:59:00Z', 'on 1 January', weekend],
      // A Saturday; the night after it is not a weekend night.
      ['2047-11-29T12:00:00Z', 'on 29 February', weekend],
      ['2026-11-29T12:00:00Z', 'on 12 June', weekend],
      ['2026-11-29T12:00:00Z', 'on 12 June 2028', weekday],
      ['2026-11-29T12:00:00Z', 'on 12 and 13 June 2028', /^Those two nights in Stargazer come to €478,/],
    ])('at %s, %s', (now, night, price) => {
      expect(askAt(new Date(now), `What does Stargazer cost ${night}?`).text).toMatch(price)
    })
  })
})

describe('which nights are weekdays, and how many were priced', () => {
  it.each<Told>([
    [['what days are weekdays', 'does it cover Saturday too?'], /Friday and Saturday nights are priced as weekend/],
    [['how much is stargazer fri to sun', 'how many nights is that'], /^That is two nights\.$/],
    [['how much is sunriser midweek', 'how many nights is that'], /^That is for one night\.$/],
    [['how many nights do we have to book', 'how many nights is that'], /^The 2-Night Escape is two nights/],
  ])('%j', told)
})

describe('a night with a dog is priced for the lodge', () => {
  it.each<Told>([
    ['what would a Saturday night with our collie cost?', '€199'],
    [["what's the cheapest option for 2 nights midweek with a dog", 'what about the weekend'], /€398/],
    [['can we bring our greyhound', "grand, what's a Saturday in that one so"], /^Sea Forest Lodge is from €199/],
    [['can we bring our greyhound', "grand, what's a Saturday in that one so", 'and the Sunday night as well?'], /€358/],
    [['can my dog come', 'ok so what would sunday monday tuesday there be'], /3 weekday nights come to €477/],
    [["what's the lodge like", 'can we bring the dog to it', 'and how much is that for two nights'], '€398'],
    [['can we bring the dog to the lodge', 'how much is it a night'], '€159'],
    [["I'd like the lodge for Friday and Saturday", 'with the dog', 'total?'], '€398'],
    [['Do you allow dogs?', 'so how much is the one that takes them on a Saturday?'], /^Sea Forest Lodge is from €199/],
    [
      'can we come in may with our small hund, is possible and how many cost two nights',
      /^Pets are welcome in Sea Forest Lodge[\s\S]*€318/,
    ],
    [
      ['can we bring our lab', 'what if we book sunriser?', 'ok the other one then, 2 nights midweek'],
      /Sea Forest Lodge come to €318/,
    ],
  ])('%j', told)
  it.each<Told>([
    [
      ['Do you take dogs?', "ok the lodge then. what's a Friday and Saturday there?"],
      /^Those two nights in Sea Forest Lodge come to €398/,
    ],
  ])('%j', billed)
  it('whoever brings the dog means the room that takes it', () => {
    const asked = ['I want to book Stargazer', "Actually no, we're bringing the dog"]
    expect(ask(...asked, 'So how much for that then, Fri and Sat?').text).toContain('Sea Forest Lodge come to €398')
    expect(ask('I want to book Stargazer', 'are dogs allowed?', 'how much is Stargazer on a Friday').text).toContain('Stargazer')
  })
  it('the room that takes the dog, and what it costs', () => {
    expect(ask('Can my dog stay in Stormchaser?', 'ok then how much is the one where he can, on a Friday?').text).toMatch(
      /^Sea Forest Lodge is from €199/,
    )
  })
  it('its price and how to book it, in one question', () => {
    const { text } = ask('fine, saturday night with the dog, how much and how do i book')
    expect(text).toContain('€199')
    expect(text).toContain('Check Availability')
    expect(text).not.toMatch(/€249|€269|€279|For the rest of your question/)
  })
})

describe('a price is asked of the room and the nights that were spoken of', () => {
  it.each<Told>([
    [['how much is the lodge', 'and the cabins?'], /€239.*€229.*€209/],
    [['how much is the lodge', 'no, a CABIN'], /€239.*€229.*€209/],
    [['how much is the lodge', 'no, a CABIN', 'the middle one'], /^Sunriser is from €229/],
    [
      ['which cabin would you pick for stars', 'how much is stargazer on a thursday', 'and if we stay till saturday'],
      /^Those two nights in Stargazer come to €518/,
    ],
    [['2 nights midweek in the lodge, how much?', 'what about the weekend'], /^Two weekend nights .*€398/],
    [['tell me about the heated bath', 'ok what about the other room, stargazer, what does it cost'], /^Stargazer is from €239/],
    [['how much is the stragazer', 'sorry sunriser i meant'], /^Sunriser is from €229/],
    [['how much is the bath', 'sunriser two midweek nights'], /€458/],
    [['is there a sauna', 'how much is Stargazer'], '€239'],
    [['do you do yoga', 'how much is the lodge'], '€159'],
    [['is there a taxi', 'how much is Stargazer'], '€239'],
    [["it's our anniversary", 'how much for two nights'], '€239'],
    [['price for lodge this weekend', 'both nights'], /^Two weekend nights in Sea Forest Lodge come to €398/],
    [['price of stormchaser', 'so fri sat sun would be'], /^Those 3 nights in Stormchaser come to €707/],
    [['what does the lodge cost at weekends', 'and during the week?'], /^(?!.*A week)Sea Forest Lodge is from €159/],
    [['We were thinking of the Stormchaser.', 'What would two nights over a weekend come to?'], '€498'],
    [['Tell me about the lodge', 'what would a weekend cost'], '€199'],
    [['Is there a bath in Stargazer', 'how much is it a night'], '€239'],
    [["We're coming on Monday for two nights", 'in Stormchaser', 'how much in total?'], '€418'],
    [['I want to book the Stargazer', 'how much is it'], '€239'],
    [['tell me about stormchaser', 'what are your prices at the weekend'], 'Stargazer'],
    [['how much is stormchaser', 'and the breakfast?', 'how much for two nights'], 'Breakfast Tray'],
    [['how much is the bath', 'how much is it'], '€50'],
    [['which cabin is best', 'and the price of each midweek'], /€239 in Stargazer, €229 in Sunriser, €209/],
    [['how much is stormchaser on a wednesday', 'what about the other one'], /€239 in Stargazer, €229 in Sunriser and €159/],
    [['How much is Sunriser on a weeknight', 'and for 2?'], /^Two weekday nights in Sunriser come to €458/],
    [['stargazer on friday', 'and saturday'], /from €279 for a weekend night/],
    [['Two nights in Stargazer from Thursday, how much?', 'what about moving it a day earlier'], /€478/],
    [['Two nights in Stargazer from Thursday, how much?', 'what if we come a day later'], /€558/],
    [
      ['price of the lodge on a saturday', 'and the others?'],
      /^A weekend night .* is from €279 in Stargazer, €269 in Sunriser and €249/,
    ],
    [["what's sunriser at the weekend", 'and the week'], /^Sunriser is from €229 for a weekday night(?!.*A week)/],
    [['how much is stargazer', 'nice. parking?', 'right, and what would a friday there be?'], /^Stargazer is from €279/],
    [['is there a beach', 'what would a friday there be?'], /€279 in Stargazer.*€199 in Sea Forest Lodge/],
  ])('%j', told)
  it.each<Told>([
    [
      ['Which gets the morning sun?', "We'll go for that. Two nights, Sunday and Monday, please."],
      /^Those two nights in Sunriser come to €458(?!.*If you meant)/s,
    ],
    [
      [
        'Saturday and sunday in stargazer. price?',
        "I'd like to propose. do ye do anything for that?",
        'what would the price be again',
      ],
      /^Those two nights in Stargazer come to €518/,
    ],
  ])('%j', billed)
  it('“what are we talking” asks for a price', () => {
    expect(ask('tell me about stormchaser', 'has it wifi', 'so for both nights of a weekend, what are we talking').text).toMatch(
      /€498/,
    )
  })
})
