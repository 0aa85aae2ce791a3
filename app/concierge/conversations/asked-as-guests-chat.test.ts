/** Talk as guests chat before and during a stay: each turn continues from the last in a few everyday words. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

describe('a bill in everyday words', () => {
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
  const couples = [
    "We'd like to bring another couple, is there a room for four?",
    'ok so stargazer and stormchaser for a friday night',
    'and how much on a wednesday',
    'which is cheaper',
  ]
  const till6 = ['can i stay in the cabin until 6pm on our last day', "we're in the lodge wed to fri"]
  it.each([
    [lodge.slice(0, 2), /Two weekday nights with it come to €367 in Sea Forest Lodge/],
    [lodge.slice(0, 3), /one Grazing Box standard come to €422\./],
    [lodge.slice(0, 4), /one Grazing Box vegetarian come to €417\./],
    [lodge, /^Two weekday nights in Sea Forest Lodge and one Grazing Box vegetarian come to €368\./],
    [sunday.slice(0, 2), /come to €303\./],
    [sunday, /one Breakfast Tray for 2 come to €253\./],
    [three.slice(0, 1), /^Those two nights in Sunriser come to €498/],
    [three.slice(0, 2), /^Those 3 nights in Sunriser come to €727(?!.*ate check-out)/],
    [three, /^Those 3 nights in Stargazer come to €757/],
    [couples.slice(0, 2), /come to €528 together/],
    [couples.slice(0, 3), /come to €448 together/],
    [couples, /Stormchaser is €30 a night less/],
    [till6, /Those two nights with it come to €367 in Sea Forest Lodge/],
    [['We sleep Tuesday and Wednesday in Sunriser. How much is then all?', 'With the little cheese box also'], /€513, or €508/],
    [['2 nights midweek in the lodge, how much?', 'what about the weekend'], /^Two weekend nights .*€398/],
    [["what's the cheapest option for 2 nights midweek with a dog", 'what about the weekend'], /€398/],
    [['2 nights in the Stargazer mon to wed with a bath, total?'], /one Outdoor Heated Bath come to €528\./],
    [['does Sunriser have a bath', 'how much extra is it', 'and if we want it both nights'], /come to €75\.$/],
    [['Is breakfast included?', 'could we have it both mornings, how much is that'], /^2 × Breakfast Tray for 2 come to €28\./],
    [['tell me about the heated bath', 'ok what about the other room, stargazer, what does it cost'], /^Stargazer is from €239/],
  ])('%s', (turns, told) => expect(withoutLinePrices(ask(...turns).text)).toMatch(told))
})

describe('what the terms come to in money', () => {
  const may = [
    "We've two nights booked from 7 May next year, Stargazer",
    'Till when can we back out free',
    "and if it's the 25th of April",
    'and after that, say three days before?',
  ]
  const voucher = [
    'My sister gave me a voucher for your place. still good?',
    "It's for 400. Would that do Saturday and Sunday in the Sunriser?",
    'And Stormchaser?',
    'the lodge then',
  ]
  const august = ['we need to cancel our booking for august', "it's 3 weeks away", 'it was the 1 night one actually']
  it.each([
    [may.slice(0, 2), /it is free until Friday 16 April/],
    [may.slice(0, 3), /50% of the price of the stay”\. For two weekend nights in Stargazer, from €558, that is €279\./],
    [may, /For two weekend nights in Stargazer that is from €558\./],
    [
      ['Two nights in Stormchaser midweek, how much?', "If I take that and cancel a week before in March, what's lost?"],
      /from €418, that is €209\./,
    ],
    [
      ['Monday night in Sunriser with the Flexi, price?', 'what if I cancel two days before, in February?'],
      /For one 1-Night Flexi in Sunriser that is from €298\./,
    ],
    [voucher.slice(0, 2), /€498.*for the weekend one\. That is €98 more than your €400\. The final/],
    [voucher.slice(0, 3), /€458.* That is €58 more than your €400\./],
    [voucher, /€358.* Your €400 covers that, and €42 is left\./],
    [['Would 500 euro get the two of us Sunriser Friday and Saturday?'], /€538.* That is €38 more than your €500\./],
    [august.slice(0, 2), /“21 days or more before arrival: nothing; whatever you have paid is refunded”\.(?!.*7 to 20)/s],
    [august, /1-Night Flexi, high season: \n“7 days or more before arrival: nothing/],
    [
      ["Flexi booked for Tuesday 8 December. I've a funeral and can't go, it's the 27th of November today."],
      /1-Night Flexi, low season: \n“3 days or more before arrival: nothing/,
    ],
    [['our flight got cancelled this morning, we were to arrive tonight. is the money gone'], /“Less than 7 days before arrival/],
    [['would ye give any back if somebody else takes the room'], /“If we let your nights again, we refund/],
    [['do you take the whole amount when i book'], /deposit of 30% when you book/],
    [
      ["Those two nights in Sunriser, Monday and Tuesday, what's it come to?", 'deposit on that?'],
      /^The deposit for those two nights in Sunriser, from €458, is €137\.40\./,
    ],
    [
      ['How much is Stormchaser for two nights midweek?', 'how much now and how much later'],
      /^The deposit for two weekday nights in Stormchaser, from €418, is €125\.40\./,
    ],
    [
      ['I have a €300 voucher, does it cover two nights midweek in the lodge?'],
      /^Two weekday nights .* €18 more than your €300\./,
    ],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))

  it('no share is told where several rows may hold, or no stay is known', () => {
    expect(ask('What does it cost to cancel in August, ten days before?').text).not.toContain(' For ')
    expect(ask('Two nights in Stargazer midweek, price?', 'what does it cost to cancel?').text).not.toMatch(/that is (?:from )?€/)
  })
})

describe('by when to order', () => {
  it.each([
    [
      ['I booked Sunriser for Saturday 5 December. Latest moment to order the fired tub?'],
      /^For Saturday 5 December, order it by 3:30 pm on Friday 4 December\./,
    ],
    [
      ["We're in Sunriser from Friday 18 December to the Sunday.", 'When do I order the bath for the Saturday evening?'],
      /^For Saturday 19 December, order it by 3:30 pm on Friday 18 December\./,
    ],
    [['When do I have to order the bath for Saturday?'], /^For Saturday, order it by 3:30 pm on Friday\./],
    [['By when must I order breakfast for Sunday morning?'], /^For Sunday, in the morning, order it by 4 pm on Saturday\./],
    [['can i still order breakfast for saturday'], /^For Saturday, in the morning, order it by 4 pm on Friday\./],
    [['can we still get a bath for friday'], /^For Friday, order it by 3:30 pm on Thursday\. The Outdoor Heated Bath/],
    [['how do we book breakfast', 'and for sunday too?'], /^For Sunday, in the morning, order it by 4 pm on Saturday\./],
    [["Can we still have breakfast tomorrow? It's 3 pm"], /^Breakfast/],
    [["It's 3 pm, can we still have breakfast tomorrow?"], /^There is time until 4 pm today\./],
    [["It's 5pm, can we order breakfast for tomorrow?"], /^For tomorrow that is too late, I am afraid\./],
    [['When do I have to order the bath?'], /^The Outdoor Heated Bath/],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))
})

describe('what comes next', () => {
  const way = ['how do we get to you without a car', 'who can collect us there']
  it.each([
    [['What time can we check in?', 'how far is it from the port'], /“By car from Rosslare/],
    [['how far are you from the ferry port'], /“By car from Rosslare/],
    [way, /^For a taxi: /],
    [['any beaches near?', 'which is best for swimming'], /^Ballymoney beach/],
    [['is there a restaurant', 'what can we get delivered then', 'how much is the veggie one'], /the vegetarian one €50/],
    [["I'd love to elope at your place", 'how many guests can we have'], /very few guests/],
    [["I'd love to elope at your place", 'and would the photographer be a problem'], /no commercial filming or photography/],
    [["I'd like to get her a voucher", 'can she give it to her sister'], /a voucher may be given away/],
    [['hiya is there parking', "where's that exactly"], /in the clearing beside the old barn/],
    [['how do i light the stove', 'can we use more wood'], /firewood for the stove/],
    [['is there a restarant on site'], /^There is no restaurant here/],
    [["Is the lodge cheaper for her as she's on her own"], /^Our room prices are per night, for the whole room/],
    [['Could we see the sea from bed in any of them?'], /looking out to trees, sky and sea/],
    [['what would I save going midweek rather than at the weekend in Sunriser, per night'], /is €40 more than a weekday one/],
    [
      ['Tell me about the hot tubs', 'What about in the lodge?'],
      /^None is listed for Sea Forest Lodge: it is the cabins that have one/,
    ],
    [["We don't drive. Is there a train we could take from Connolly?"], /“By train or coach/],
    [['Has my refund come through yet? Booked under Murphy'], /^I cannot see bookings, orders or payments/],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))

  it('who tells of a stay is asked what they would like to know, and it is remembered', () => {
    const told = ask('we are coming on the 12th in stormchaser')
    expect(told).toMatchObject({ kind: 'talk', text: 'Lovely. What would you like to know for your stay?' })
    expect(ask('we are coming on the 12th in stormchaser', 'can we use the wood fired bath').text).toMatch(/^Not in Stormchaser/)
  })
})

describe('from the cabin', () => {
  const film = ['how do we get films on the screen', 'and from my phone?', 'how do we turn it off']
  const leaving = ['can we check out at 12 tomorrow', 'its a saturday', 'ok what do we do with the key']
  it.each([
    [film.slice(0, 2), /^(?!.*The Wild Rooms).*“Choose the source with the small remote/],
    [film, /“Pull the cord once more when you are done/],
    [leaving.slice(0, 2), /^Not on a Saturday or a Sunday/],
    [leaving, /^I do not have details on exactly that/],
    [['my husband has a bad toothache'], /^Caredoc: /],
    [["I've a temperature and a cough"], /^Caredoc: /],
    [['It is the worst headache of my life and my neck is stiff'], /112/],
    [['she has a sore throat and can hardly swallow, her lips are swollen'], /^If anybody is hurt/],
    [['he has a fever and a rash that does not fade'], /^If anybody is hurt/],
    [["I've a bad cold"], /^Caredoc: /],
    [['there are kids shouting outside'], /^I am sorry to hear that/],
    [['there is a party going on outside'], /^I am sorry to hear that/],
    [['wifi is very slow', 'does it reach the beach'], /^I do not have details on exactly that.*WiFi/],
    [['stargazer on a Monday, how much', 'whats included'], /“A stay includes the room for up to two guests/],
    [
      ['whats the difference between the flexi and the 2 night', 'which is cheaper for stormchaser'],
      /is €268; .* is €418 on weekdays/,
    ],
    [['how do i get the 10%', 'and on food'], /“It is for people who have not stayed with us before/],
    [['is it just adults'], /^We are adults only/],
    [
      ['price for stormchaser fri + sat, if breakfast is included and whats the cancellation policy'],
      /^Those two nights in Stormchaser come to €498.*Breakfast is an optional extra.*Cancellation and refunds vary/s,
    ],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))
})

describe('a word that stands in an earlier message only', () => {
  const bath = [
    'we have stargazer from thursday. want the bath on thursday night',
    'its wednesday 6pm now, too late?',
    'and friday then',
  ]
  const dates = ['I need to change my dates', 'its booked for 20 august, 2 nights', 'can i move it to february']
  const voucher = ['my mam got a voucher from ye for her 60th', 'how does she use it', 'can i use it instead of her']
  const stove = ['stove wont light', 'its smoking into the room', 'ok sorted. can we leave it on overnight']
  it.each([
    [bath.slice(0, 2), /^For Thursday, order it by 3:30 pm on Wednesday\./],
    [bath, /^For Friday, order it by 3:30 pm on Thursday\./],
    [dates.slice(0, 2), /You may move your stay once.*21 days or more before arrival/s],
    [dates, /“You may move your stay once/],
    [[...dates, 'and do i get money back if its cheaper then'], /difference in price/],
    [['what if we cancel', '2 nights in november', 'can we move it instead'], /“You may move your stay once/],
    [voucher.slice(0, 2), /“To redeem a voucher, enter its code/],
    [voucher, /a voucher may be given away/],
    [stove, /close its door when you sleep/],
    [['shower is cold'], /^I am sorry about that/],
    [['shower is cold', 'the outside one'], /contact form in the guest guide/],
    [['shower is cold', 'how fast will someone come'], /“Most things can be mended within the hour/],
    [['the cooker shows E', 'now theres a little lock'], /hold the key symbol for three seconds/],
    [['how do u turn on the film thing', 'theres no sound'], /“Sound comes from the shelf/],
    [['how do u turn on the film thing', 'and turn it off?'], /“Pull the cord once more/],
    [['anything near for takeaway', 'closest one?'], /^The Slip Chipper in Courtown/],
    [['anything near for takeaway', 'and a place to sit in'], /^To eat out, by car/],
    [
      ["i'd like to book sunriser for a monday with late checkout", 'do i pay it upfront'],
      /1-Night Flexi: paid in full when you book/,
    ],
    [['is there a room for me and my boyfriend with a dog', 'has it got a hot tub too'], /^None is listed for Sea Forest Lodge/],
    [['does the train go near', 'which taxi'], /^For a taxi: /],
    [['where is the taxi number', 'can you book it for me'], /^I cannot book one for you/],
    [["We're two couples travelling together", 'and what would two cabins be for a saturday'], /come to €518 together/],
    [['can we stay a bit longer tomorrow', 'what if we just leave at 1'], /If you stay past your hour/],
    [['hi is there a room for me and my boyfriend with a dog', 'and a kitchen?'], /^I do not have details on exactly that/],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))

  it.each([
    ['my wife fell on the step of the bath and her wrist looks broken, what do i do', /^If anybody is hurt/],
    [
      'What does it cost to bring the dog, is there a fee per night?',
      /^I do not have details on exactly that.*Pets are welcome in Sea Forest Lodge/,
    ],
    ['nuts are a problem for me', /allergens/],
    ['do u take over 18s only', /^We are adults only/],
    ['airco for hot days', /the fan is in the wardrobe/],
  ])('%s', (message, told) => expect(ask(message).text).toMatch(told))
})
