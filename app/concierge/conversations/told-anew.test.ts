/** A stay, a bill or a question that the next few words change, name only in part, or continue. */
import { describe, it } from 'vitest'
import { type Talk, talks } from '#test/guest-talk.ts'

describe('a stay as it is now', () => {
  it.each<Talk>([
    ['lodge wed thu', 'and fri', 'without the wed', /^Those two nights in Sea Forest Lodge come to €358/],
    ['lodge wed thu', 'and fri', 'no drop the fri', /^Those two nights in Sea Forest Lodge come to €318/],
    ['stormchaser mon tue wed', 'drop the wednesday', /^Those two nights in Stormchaser come to €418/],
    [
      'stormchaser mon tue wed',
      'drop the wednesday',
      'actually make it the lodge',
      /^Those two nights in Sea Forest Lodge come to €318/,
    ],
    ['sunriser mon tue wed', 'sunriser thursday and friday', /^Those two nights in Sunriser come to €498/],
    ['can i get the flexi on friday', 'thursday then. in the lodge', /€208 in Sea Forest Lodge/],
    ['how much is the flexi in the lodge', 'and in stormchaser?', /€268 in Stormchaser/],
    [
      'price of the lodge on a saturday',
      'and the others?',
      /^A weekend night .* is from €279 in Stargazer, €269 in Sunriser and €249/,
    ],
    ['stargazer sun mon', 'no the other way, mon tue', /^Those two nights in Stargazer come to €478/],
    [
      'can we bring our lab',
      'what if we book sunriser?',
      'ok the other one then, 2 nights midweek',
      /Sea Forest Lodge come to €318/,
    ],
    [
      'sunriser for this saturday',
      'and the sunday night as well',
      'can we stay till the evening on monday then',
      /^Late check-out until 6 pm/,
    ],
    ['how much is stargazer fri to sun', 'how many nights is that', /^That is two nights\.$/],
    ['how much is sunriser midweek', 'how many nights is that', /^That is for one night\.$/],
    ['two nights in sunriser from monday, how much', 'what deposit is that', /is €137\.40/],
    ['how much is the deposit', 'and the rest when?', /The rest is due on the last day/],
  ])('%s: %s', (...talk) => talks(talk))
  it('but what is ordered to it stays on its bill', () => {
    talks([
      'the lodge mon tue wed with breakfast each morning',
      'drop the wednesday',
      /^Those two nights in Sea Forest Lodge \(€318\) and 2 × Breakfast Tray for 2 \(€28\) come to €346\. The final price/,
    ])
  })
  it.each<Talk>([
    ['how many nights do we have to book', 'how many nights is that', /^The 2-Night Escape is two nights/],
    ['can dogs come to sunriser', 'and the others?', /^Pets are welcome in Sea Forest Lodge, and only there/],
  ])('and nothing is counted that was not priced: %s, %s', (...talk) => talks(talk))
})

describe('what is ordered, once more or without some of it', () => {
  it.each<Talk>([
    ['how much is the bath', 'and the reheat', 'so both', /come to €75\.$/],
    ['have ye a hot tub', 'how much is that then', 'and again the night after?', 'so both nights', /come to €75\.$/],
    ['how much is the bath', "we're in stormchaser though", /^Not in Stormchaser/],
    ['is breakfast included', 'ok two of them', 'so total with mon and tue in stormchaser?', /come to €446/],
    ['do you do grazing boxes', 'the veggie one', 'no wait, two of the other one', /^2 × Grazing Box standard come to €110\.$/],
    ["we've two breakfasts and a standard grazing box. how much", 'leave out one breakfast', /come to €69\.$/],
    ["we've two breakfasts and a standard grazing box. how much", 'and the veggie box instead', /come to €78\.$/],
    ['two couples here, is there room for us', 'how much for both', /^Of two together, the least/],
  ])('%s: %s', (...talk) => talks(talk))
  it('a standard box is counted, and the two who eat it are not', () => {
    talks([
      "we've two breakfasts and a standard grazing box. how much",
      /^2 × Breakfast Tray for 2 and 1 × Grazing Box standard come to €83/,
    ])
    talks(['how much for we two, bath and tray', /^(?!.*2 × Outdoor Heated Bath)Weekday.*The Outdoor Heated Bath/s])
  })
})

describe('what is added in passing', () => {
  it.each<Talk>([
    ['breakfast for both days please how much', 'ok leave it', /^Grand\./],
    ["what's sunriser at the weekend", 'and the week', /^Sunriser is from €229 for a weekday night(?!.*A week)/],
    ["what's sunriser at the weekend", 'and the week', 'so what would we save', /that is €40 less/],
    ['stormchaser friday', 'make that saturday', 'difference?', /^A weekend night in Stormchaser is €40 more/],
    ['how much is a bath in stargazer', 'do we have to book it', /^Order it at least 24 hours/],
    ['2 nights lodge fri sat', 'can we pay half now', 'and the other half', /The rest is due on the last day/],
    ['can we stay longer on the last day', 'can we leave early', /^Check-out is by 11:00 AM/],
    ['what is the nearest town', 'like what in gorey', /shops, supermarkets/],
    ['the people beside us are roaring and singing', 'its 1 in the morning', /^I am sorry to hear that/],
    ['how far is kilmuckridge beach', 'and walking?', /^Kilmuckridge beach is 14 km away/],
    ['can i cancel', 'two nights, arriving 10 july', /37 days to the arrival on Friday 10 July/],
    [
      'can i cancel',
      'two nights, arriving 10 july',
      'and if i do it on the 1st of july?',
      /9 days to the arrival on Friday 10 July.*“7 to 20 days[^”]*50%/s,
    ],
  ])('%s: %s', (...talk) => talks(talk))
})
