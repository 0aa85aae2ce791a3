/** A few words that only what was said before completes, and neighbours of them that mean something else. */
import { describe, expect, it } from 'vitest'
import { askAfter } from '#test/guest-talk.ts'

const bath = ['tell me about the ofuro', 'The Outdoor Heated Bath (Ofuro) is €50.']
const reheat = [...bath, 'and to heat it again', 'An additional bath reheat is €25.']
const twoRooms = ['two couples, two rooms on a tuesday', 'Which ones?', 'stargazer and sunriser', 'Lovely choice.']
const oneByOne = ['Stargazer on a Monday?', 'From €239.', 'And Sea Forest Lodge?', 'From €159.']
const offered = ['What experiences are there?', 'We offer yoga, forest bathing, an outdoor sauna, meditation and reiki.']

type Talk = readonly [lines: readonly string[], says: RegExp]
const saysSo = (...[lines, says]: Talk) => expect(askAfter(...lines).text).toMatch(says)

describe('“so that’s a no for us?”', () => {
  it.each<Talk>([
    [[...bath, 'we have stormchaser booked :( so thats a no for us??'], /^Not in Stormchaser/],
    [[...bath, 'we have the lodge, so does that rule us out?'], /^Not in Sea Forest Lodge/],
    [
      ['are dogs allowed', 'In Sea Forest Lodge.', "we're in stormchaser so that's a no?"],
      /^Not in Stormchaser, I am afraid: pets/,
    ],
    [['are children allowed', 'Adults only.', "so that's a no for us?"], /^We are adults only/],
    [['when is check-in', 'From 3:30 pm.', 'we have stormchaser booked, so can we come earlier?'], /^Check-in is from/],
  ])('%j', saysSo)
})

describe('the night that was meant', () => {
  const lodge = ['total for two nights in the lodge', 'Two weekday nights in Sea Forest Lodge come to €318.']
  it.each<Talk>([
    [[...lodge, 'no no, weekend I meant'], /^Two weekend nights in Sea Forest Lodge come to €398/],
    [[...lodge, 'sorry, Friday I meant'], /^Two weekend nights in Sea Forest Lodge come to €398/],
    [['how much is Sunriser at the weekend', '€269.', 'no, midweek I meant'], /^Sunriser is from €229/],
    [['how much is Sunriser on Monday', '€229.', 'Stargazer I meant'], /^Stargazer is from €239/],
  ])('%j', saysSo)
})

describe('two rooms', () => {
  it.each<Talk>([
    [[...twoRooms, "what's the damage for the both of them"], /come to €468 together/],
    [[...twoRooms, 'and for both of them for two nights?'], /come to €936/],
    [['two rooms for two nights midweek', 'Ok', 'stargazer and sunriser', 'Ok', 'what would both of them be'], /come to €936/],
    [['rooms on Monday and Tuesday', 'Ok', 'Stargazer and Sunriser', 'Ok', 'how much for both of them'], /^Two nights in/],
    [[...twoRooms, "what's breakfast for the both of them"], /^Breakfast is an optional extra/],
    [[...oneByOne, 'what would the posher one cost us extra'], /^Sea Forest Lodge is €80 a night less than Stargazer/],
    [[...oneByOne, 'what would the cheaper one cost'], /^Sea Forest Lodge is from €159/],
    [['which is your most expensive', 'Stargazer.', 'and after that one?'], /^Sunriser is from €229/],
    [['which is the cheapest of yours', 'The lodge.', 'which one is after that?'], /^Stormchaser is from €209/],
    [['how far is the beach', 'Ten minutes.', 'and after that one?'], /^The beach/],
  ])('%j', saysSo)
})

describe('the bath and its reheat', () => {
  it.each<Talk>([
    [[...reheat, "if we want it in the evening and once more the next morning we're looking at…"], /come to €75/],
    [[...bath, 'if we have it on arrival and then again the next day, what would that be?'], /come to €75/],
    [['how much is breakfast', 'Ask.', 'if we want it on saturday and again on sunday, how much?'], /€28/],
    [[...bath, 'can we have it in the evening and again the next morning?'], /^An Additional Bath Reheat is €25/],
    [[...bath, 'what would it be with a room on Friday and then again next week?'], /^(?!.*€75)/],
  ])('%j', saysSo)
})

describe('the last one on a list', () => {
  it.each<Talk>([
    [[...offered, 'my friend swears by that last one. how would i set it up'], /^Reiki is .* on enquiry/],
    [[...offered, 'how would we set up that first one'], /^Yoga is/],
  ])('%j', saysSo)
})

describe('a code in the same place', () => {
  const gate = ['where do i find the gate code', 'In the guest guide.']
  it.each<Talk>([
    [[...gate, 'wifi password the same place?'], /^The WiFi name and password are in the guest guide/],
    [['where is the wifi password', 'In the guest guide.', 'gate code the same place?'], /^The gate code .* guest guide/],
    [[...gate, 'wifi password the same place, what is it?'], /^I hold no codes or passwords/],
    [['admin password the same place?'], /^I hold no codes or passwords/],
  ])('%j', saysSo)
})

describe('what was named a message or two before', () => {
  const nights = ['Which nights are weekend nights?', 'Friday and Saturday nights.', 'stormchaser on one of those?', 'From €249.']
  const paying = ['how do I pay for the breakfast tray', 'Online, by card.']
  it.each<Talk>([
    [[...nights, 'both of them'], /€498/],
    [['How much is the bath?', '€50.', 'and breakfast?', '€14.', 'both of them'], /^(?!.*€498)/],
    [[...paying, 'and how much is it again?'], /€14/],
    [[...paying, 'how much is parking?'], /^Parking on the estate is free/],
    [["what's a bath reheat", '€25.', 'can I order it online', 'Yes.', 'and how long before?'], /4 hours/],
    [['how much is stargazer', 'From €239.', 'and stormchaser', 'From €209.', 'what about the third cabin'], /^Sunriser is from/],
    [['how much is stargazer', 'From €239.', 'is there a third cabin?'], /^(?!Sunriser is from)/],
  ])('%j', saysSo)
})
