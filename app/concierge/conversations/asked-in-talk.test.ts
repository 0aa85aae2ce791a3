/** Where a conversation has led: one more night, a bath in the evening, the last day to cancel free of charge, the next item of a list. */
import { describe, expect, it } from 'vitest'
import { ask, withoutLinePrices } from '#test/guest-talk.ts'

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
  it.each([
    [stargazer, /3 weekday nights come to €717\./],
    [[...stargazer, bath], /^The Outdoor Heated Bath .*€50/],
    [[...stargazer, bath, "so what's the whole lot?"], /one Outdoor Heated Bath come to €767\./],
    [sunriser.slice(0, 2), /^The Outdoor Heated Bath .* is for Stargazer and Sunriser guests only/],
    [sunriser.slice(0, 3), /^One weekend night in Sunriser and one Outdoor Heated Bath come to €319\./],
    [sunriser.slice(0, 4), /come to €369\./],
    [sunriser, /^One weekend night in Sunriser and one Grazing Box vegetarian come to €319\./],
    [late.slice(0, 2), /In Sunriser it adds €69/],
    [late.slice(0, 3), /^One weekday night in Sunriser and late check-out come to €298\./],
    [late.slice(0, 4), /^Two weekday nights in Sunriser and late check-out come to €527\./],
    [late, /^Late check-out until 6 pm/],
    [german.slice(0, 3), /bed linen and towels/],
    [german, /firewood for the stove/],
    [[...german, 'So, two nights from Monday in Stargazer with breakfast both days, it makes?'], /come to €506\./],
    [['can we bring our greyhound', "grand, what's a Saturday in that one so"], /^Sea Forest Lodge is from €199/],
    [['can we bring our greyhound', "grand, what's a Saturday in that one so", 'and the Sunday night as well?'], /€358/],
    [["Stargazer Friday and Saturday plus one fired bath and two breakfasts for two mornings, what's the damage?"], /€636\./],
    [['what is the price difference between the cheapest and the most expensive room at the weekend?'], /is €80 a night less/],
    [['Is breakfast served in a dining room?', "We're two people for three mornings, what would that cost?"], /^3 × .*€42/],
    [['Could we have the two cheapest then?', 'How much for both on a Saturday?'], /come to €448 together/],
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
    [
      ['Do you take pets?', 'what does it have inside', 'and which one of the cabins is the cheapest?'],
      /Of the cabins it is Stormchaser/,
    ],
  ])('%s', (turns, told) => expect(withoutLinePrices(ask(...turns).text)).toMatch(told))
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
  const two = [
    "I'd like to see what two rooms would cost, there's four of us. Thursday night.",
    'Sunriser and Stargazer',
    'and if we make it the Friday',
  ]
  it.each([
    [lodge.slice(0, 2), /^Those two nights in Sea Forest Lodge come to €358/],
    [lodge.slice(0, 3), /2 × Breakfast Tray for 2 come to €386\./],
    [lodge.slice(0, 5), /one Breakfast Tray for 2 come to €372\./],
    [lodge, /^Not on a Saturday or a Sunday, I am afraid/],
    [early.slice(0, 2), /come to €737\./],
    [early, /^Those two nights in Sunriser and one Outdoor Heated Bath come to €508\./],
    [propose.slice(0, 1), /^It depends on what you come for\. Stargazer.*Sunriser(?!.*Stormchaser)/s],
    [propose.slice(0, 3), /one Outdoor Heated Bath and one Grazing Box standard come to €384\./],
    [propose, /^One weekend night in Stargazer and one Outdoor Heated Bath come to €329\./],
    [lyon.slice(0, 2), /^Our lowest price is Sea Forest Lodge/],
    [lyon, /2 × Breakfast Tray for 2 come to €426\./],
    [third.slice(0, 4), /^Those two nights in Sunriser, one Outdoor Heated Bath and late check-out come to €577\./],
    [third, /come to €508\./],
    [two.slice(0, 2), /^One weekday night in Sunriser and in Stargazer come to €468 together/],
    [two, /^One weekend night in Sunriser and in Stargazer come to €548 together/],
    [['Which place is nearest for dinner?', 'And the next nearest?'], /^The harbour tables in Courtown/],
  ])('%s', (turns, told) => expect(withoutLinePrices(ask(...turns).text)).toMatch(told))
})

describe('cancelling, paying and passing on', () => {
  const booked = "We're booked for two nights from 10 December. What's the latest we can cancel free?"
  it.each([
    [[booked], /^For an arrival on Thursday 10 December it is free until Thursday 26 November\. .*14 days or more/s],
    [[booked, 'and on the 8th?'], /“Less than 4 days before arrival/],
    [
      ['Arrival 29 December, two nights. Until which day may we cancel without paying anything?'],
      /free until Tuesday 8 December/,
    ],
    [
      ["I've to cancel a two-nighter arriving on 12 June, today's 27 May say. What will ye charge me?"],
      /“7 to 20 days before arrival: 50%/,
    ],
    [["Today's 27 May. I've to cancel two nights arriving on 12 June. What will ye charge me?"], /high season/],
    [['I booked Stormchaser for the 3rd and 4th of July, do I have to pay everything now?'], /a deposit of 30%/],
    [["can my sister use our booking if I can't come?"], /pass it to two other adults/],
    [['Do I pay the Flexi straight away or when I arrive?'], /^Under .*paid in full when you book(?!.*Check-in)/s],
    [["We'll take Sunriser, two nights", 'And how do I confirm it?'], /Check Availability/],
    [['im thinking of booking 2 nites from the 9th of april', 'in stargazer'], /^Two weekend nights in Stargazer come to €558/],
    [
      [
        'im thinking of booking 2 nites from the 9th of april',
        'in stargazer',
        'if my leave gets refused when do i need to let ye know by to get everything back',
      ],
      /^For an arrival on Friday 9 April it is free until Friday 19 March/,
    ],
    [
      [
        'im thinking of booking 2 nites from the 9th of april',
        'if my leave gets refused when do i need to let ye know by to get everything back',
        'and say I only find out on the 30th of march?',
      ],
      /high season.*“7 to 20 days before arrival: 50%/s,
    ],
    [['We arrive on 28 August for two nights. Last day I can ring off without a charge?'], /free until Friday 7 August/],
    [["What happens if it's you who have to cancel on us?"], /full refund within 14/],
    [["What if we sleep it out and don't leave by eleven?"], /stay past your hour without agreement/],
    [['Can I have what ye hold on me deleted?'], /^Under .*to have data deleted/],
    [['My sister gave me a voucher. still good?', 'how do I pay with it'], /To redeem a voucher/],
    [['we missed the boat and never showed up, do we still pay'], /not arriving at all: the full price/],
    [["The forecast says status red for Wexford on Saturday. We're meant to come that day."], /red weather warning/],
    [['My brother and his wife would use our booking instead of us. Do you allow this?'], /pass it to two other adults/],
    [["I ordered a grazing box for Sunday, it's Thursday now, can I cancel it?"], /^Under .*cancel an extra up to 24 hours/],
    [
      ['I booked 2 nights from Feb 20th. Up to what date can I pull out with no cost?'],
      /^For an arrival on Saturday 20 February .* 6 February/,
    ],
    [
      ["Flexi on the 6th of July, something came up, it's now the 1st. Money back?"],
      /^(?!.*nothing; whatever).*“Less than 7 days/s,
    ],
    [['how much would I have to put down for Friday and Saturday in Stargazer?'], /€167\.40/],
    [
      [
        'I was given a gift voucher',
        'would it do a weekend night in Stormchaser?',
        "And what happens with the euro that's left?",
      ],
      /what is left stays on the voucher/,
    ],
    [['My voucher has my maiden name on it. Is that a problem?'], /name on a voucher may be changed/],
    [['Can I buy a voucher for my parents?', 'How soon would they get it?'], /instant digital delivery/],
    [
      ['Can I buy a voucher?', 'Must they use it all in one go?', 'Fair enough. Back to the voucher, when does it run out?'],
      /valid for 5 years/,
    ],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))
})

describe('the place, and what is near', () => {
  const eat = ['is there somewhere to eat nearby', 'which one is closest']
  const blood = ['i have high blood pressure, is the hot bath ok', "and for my wife, she's fine", 'how long should she stay in']
  it.each([
    [[...eat, "and the last one on your list, what's that like?"], /^The village kitchen in Kilmuckridge/],
    [['is there somewhere to eat nearby', 'do they do food on a sunday?'], /^The village kitchen in Kilmuckridge/],
    [
      ['Is there a restaurant on site or would we have to drive, and where is nearest?'],
      /^There is no restaurant.*The nearest is the pub/s,
    ],
    [['can the dog wait in the car or inside for an hour while we eat there?'], /nor wait there for an hour/],
    [['can I get the key at half 2'], /^Check-in is from 3:30 PM/],
    [["We'll be flying into Dublin, no car. What's the best way down?"], /By train or coach/],
    [['How much is a taxi from Gorey?', "Is there one you'd ring?"], /Gorey Town Taxis/],
    [['is there a number I can ring if I get panicky there at night'], /^While you are here, ring 020 912 0360, day or night/],
    [['Can we come at two in the afternoon?'], /^Check-in is from 3:30 PM/],
    [['Can we come at two in the afternoon?', "Well and what's the latest so"], /to 8:00 PM\. If you may be later/],
    [['Can we come at two in the afternoon?', 'We might be nearer ten'], /leave the lamp on/],
    [['Is it far to Courtown from you?'], /^Courtown beach is 7 km away/],
    [['is there a beach', 'is it far to Courtown from you?', "And what's there to eat"], /^To eat out, by car/],
    [['What about coming by car?'], /By car from Dublin/],
    [
      ['I am a wedding photographer. May I make a paid photo session with a couple at your estate?'],
      /no commercial filming or photography/,
    ],
    [['Which cabin would suit early risers?'], /^Sunriser:/],
    [['How hot is the bath?', 'How long would you sit in it'], /^A soak in the heated bath lasts 20 to 30 minutes\.$/],
    [['How hot is the bath?', 'And the price again?'], /€50/],
    [['Can we have a bath tonight?'], /^That is too soon to order it here; please ring/],
    [['How hot is the bath?', 'My wife would like some lavender oil in it'], /No soap, oils, salts/],
    [["My head's been very dark since my husband died, I was hoping the sea might help"], /sorry for your loss.*Samaritans/s],
    [
      ["I'm after losing my job and my head's in bits, just need two days of nothing"],
      /^I am sorry that it is so hard.*Samaritans/s,
    ],
    [["I'm after losing my job and my head's in bits", 'cheapest ye have midweek'], /^Our lowest price is Sea Forest Lodge/],
    [['How does the stove work?', "It's smoking into the room"], /^If there is fire, smoke or gas, get outside first/],
    [
      ['two rooms, Sunriser and the lodge', "Is the lodge cheaper for her as she's on her own"],
      /^Our room prices are per night, for the whole room(?!.*animal)/s,
    ],
    [["I don't know if I want to wake up tomorrow"], /^I am so sorry.*Samaritans/s],
    [["The heating's off and it's freezing", "who'd come out to us"], /^You can reach the team/],
    [['Where would you go for fish locally?'], /^The harbour tables in Courtown/],
    [['What sets Sunriser apart from Stormchaser, apart from price?'], /^Sunriser: (?!.*€)/],
    [['Which Wild Room costs least?'], /Of the cabins it is Stormchaser/],
    [['How much is the sauna?'], /^I do not have details .*on enquiry/],
    [["What's the price of the picnic basket?"], /^I do not have details .*on enquiry/],
    [['Is breakfast served in a dining room?', 'What time does it come?'], /^I do not have details .*by 6 pm that day/],
    [
      ['Is breakfast served in a dining room?', 'What time does it come?', 'And how late can I order it?'],
      /by 4 pm the day before/,
    ],
    [
      ['By train?', 'Can you collect us from there?', "If the train is late and we're only there at half eight?"],
      /leave the lamp on/,
    ],
    [['Our train gets in to Gorey at 7:50pm. Would we be too late for check in?'], /leave the lamp on/],
    [['My friends live in Gorey, can they drop over for the afternoon with their teenage daughter?'], /cannot visit/],
    [['The girl on the phone told me children under 5 are fine, please just confirm that in writing'], /adults only/],
    [['from the ferry at Rosslare, how long is the drive please?'], /^(?!.*For the rest).*An hour, either way/s],
    [blood, /20 to 30 minutes/],
    [[...blood, 'ok and what does it cost to heat it again the next night'], /^An Additional Bath Reheat is €25/],
    [["I can't face going on anymore, I came here to be alone and I don't want to be here"], /Samaritans/],
  ])('%s', (turns, told) => expect(ask(...turns).text).toMatch(told))

  it.each([
    'How do I get candle wax out of a carpet?',
    "What's the bitcoin price today?",
    'Should I break up with my boyfriend?',
    'What temperature should I roast a chicken at?',
    'Is the night sky visible from Mars the same as ours?',
  ])('outside: %s', (message) => expect(ask(message).text).toMatch(/^That is outside what I know/))

  it('a code that is only called “it”', () =>
    expect(ask('And how do we get in the gate at that hour?', 'So what is it?').kind).toBe('decline'))
})
