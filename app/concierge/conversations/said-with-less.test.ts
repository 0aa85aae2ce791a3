/** A few words that continue from the turn before, and questions whose words alone would mean something else. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const textOf = (...said: [string, ...string[]]) => ask(...said).text

describe('what goes on with the turn before', () => {
  it.each([
    ['which room is cheapest', 'and after that?', /^Stormchaser is from €209/],
    ['which room is the dearest?', 'and then?', /^Sunriser is from €229/],
    ['is it cheaper 2 weeknights than a saturday', 'in stargazer', /€478.*€279; that is €199 less/],
    ['the lodge fri sat sun', 'and mon', /^Those 4 nights in Sea Forest Lodge come to €716/],
    ['lodge mon tue', 'and wed', /3 weekday nights come to €477/],
    ['stargazer on friday', 'and saturday', /from €279 for a weekend night/],
    ['Two nights in Stargazer from Thursday, how much?', 'what about moving it a day earlier', /€478/],
    ['Two nights in Stargazer from Thursday, how much?', 'what if we come a day later', /€558/],
    ['sunriser or stargazer, which would you pick?', 'ok the latter, for a sunday', /^Sunriser is from €229/],
    ['sunriser or stargazer, which would you pick?', 'the former then. fri + sat', /^Those two nights in Stargazer come to €558/],
    ['do you have yoga', 'how much per head', /^I do not have details/],
    ['can I cook', 'which ones are those', /Stargazer, Sunriser and Stormchaser/],
    ['do you sell vouchers', 'can it go towards a bath too', /any stay or extra/],
    ['how much is sunriser', 'and the cheaper cabin', /^Stormchaser is from €209/],
    ['tell me about sunriser', 'and storm?', /^Stormchaser:/],
    ['is breakfast included', 'what if we want it for two mornings, how much', /^2 × Breakfast Tray for 2 come to €28/],
    ['do you have yoga', 'how do i book', /^Experiences and extras are pre-ordered/],
    ['can we get a picnic basket', 'and how do i order', /guest guide’s contact form/],
    ['is reiki any good', 'how long', /An hour in your room/],
    ['is there parking', 'and the walk from it?', /Two to four minutes on foot/],
    ['is there anywhere to swim', 'can we walk to it', /short walk through the estate/],
    ['is the sea view in all of them', 'which has the best', /^It depends on what you come for/],
    ['is it ok to bring a baby', 'what about for lunch only', /cannot stay and cannot visit/],
    ['can i bring my dog', 'can he go in the cabin for an hour', /nor wait there for an hour/],
    ['how do i book', 'can you do it for me', /^I cannot book for you/],
    ['i lost my ring', 'in the bath i think', /^I cannot look for things myself/],
    ['do you have a room on the 14th', 'of february', /^I cannot see live dates/],
    ['how much is a night in Stargazer with breakfast', 'and if we cancel five days before?', /Cancelling or changing your stay/],
    ['price of the lodge for 2 weeknights with a grazing box', 'what if we have to cancel', /^Cancellation and refunds vary/],
    ['Can we get breakfast and the bath?', 'what if we cancel 3 days before', /You may cancel an extra/],
    ['how much is the bath', 'and if we cancel', /You may cancel an extra/],
  ] as const)('%s: %s', (before, message, expected) => {
    expect(textOf(before, message)).toMatch(expected)
  })
  it('and the next one up again', () => {
    expect(textOf('which room is cheapest', 'and after that?', 'and after that?')).toMatch(/^Sunriser is from €229/)
    expect(textOf('which room is the dearest', 'and then?', 'and the next?')).toMatch(/^Stormchaser is from €209/)
  })
  it('and a night more again', () => {
    expect(textOf('the lodge fri sat sun', 'and mon', 'and tues')).toMatch(/^Those 5 nights in Sea Forest Lodge come to €875/)
  })
  it('“number for one then”, some turns after the taxi', () => {
    expect(textOf('number for a taxi?', 'and how long to gorey', 'number for one then')).toContain('020 913')
    expect(ask('number for one then').kind).toBe('handover')
  })
})

it('what cancelling costs is told of the day that is named a turn later, and of the day it is', () => {
  const said = ['can we cancel', 'we booked two nights for 20 december', "it's now 1 december"] as const
  expect(textOf(...said)).toMatch(/19 days to the arrival/)
  expect(textOf(...said, 'so how much would we lose')).toMatch(/“7 to 20 days before arrival: 50%/)
})

describe('an alarm that is over', () => {
  it.each(['it was the toast, all fine now', 'sorry false alarm, burnt toast', "it's stopped now, all good"])('%s', (message) => {
    expect(textOf('the fire alarm is going off', message)).toMatch(/^That is a relief\..*020 912 0360/)
  })
  it.each(['false alarm but I feel dizzy', 'all fine, no wait, it has gone off again', 'it stopped but there is still a smell'])(
    'and is not over: %s',
    (message) => {
      expect(textOf('the fire alarm is going off', message)).toMatch(/ring 112 or 999 now/)
    },
  )
  it('nor for whoever fainted', () => {
    expect(textOf('my wife fainted', 'all fine now')).toMatch(/^Caredoc/)
  })
})

describe('questions in few words', () => {
  it.each([
    ['how far is dublin', /an hour and a quarter/],
    ['what is the distance to Rosslare', /An hour, either way/],
    ['sun & mon in sunriser pls', /come to €458/],
    ['stargazer. fri + sat', /^Those two nights in Stargazer come to €558/],
    ['is there a bar or restaurant where we can sit down in the evening', /^There is no restaurant here/],
    ['do you do a roast on sundays', /^There is no restaurant here/],
    ['what time do we have to be quiet', /From 10 pm to 8 am/],
    ['is wifi included or do you charge for that', /^There is WiFi.*includes the room.*WiFi/],
    ['any single supplement? its just me', /not per person/],
    ['Is it €239 each or for the two of us', /not per person/],
    ['how much do you take up front', /a deposit of 30%/],
    ['how much is due when we book', /a deposit of 30%/],
    ['do you meet us or do we just let ourselves in?', /key on the hook/],
    ['whats the latest i can get the keys', /8:00 PM/],
    ['wifi pass please', /guest guide/],
    ['what is the difference between the three cabins', /Stargazer:.*Sunriser:.*Stormchaser:/],
    ['picnic for the beach, what do i need to do', /^Picnic baskets are on enquiry/],
    ['which room is cheapest for fri and sat', /come to €398/],
    ['which is cheaper for a saturday, stormchaser or the lodge', /^Sea Forest Lodge is €50 a night less/],
    ['are two weeknights dearer than a saturday night?', /^One weekend night costs less in every room/],
    ['how much dearer is a weekend night', /^A weekend night is €40 more than a weekday one/],
    ['someone took our parking space', /^I am sorry/],
    ['what time can i have the room until', /^Check-out is by 11:00 AM/],
    ['how do i cancel my booking', /^Cancellation and refunds vary.*use the link in your confirmation/],
    ['whats your cheapest weekend for two', /^Our lowest price is Sea Forest Lodge/],
    ['what if im sick and cant come', /^Cancellation and refunds vary/],
    ['is my card charged now', /a deposit of 30%/],
    ['what if we are late because of traffic', /^Check-in is from 3:30 PM to 8:00 PM/],
    ['sandy beach for a picnic', /^By car: Cahore|beach/],
    ['which beach for a dog walk', /^I do not have details on exactly that.*beach/],
    ['are you far from the train station', /fifteen minutes by taxi/],
    ['breakfast for two mornings, how much', /^2 × Breakfast Tray for 2 come to €28/],
    ['what do I choose for a maintenance request', /Maintenance issue/],
  ] as const)('%s', (message, expected) => {
    expect(textOf(message)).toMatch(expected)
  })
  it('what do I need to do asks for nothing to do', () => {
    expect(textOf('picnic for the beach, what do i need to do')).not.toContain('yoga')
  })
  it('and the cabins alone are told apart', () => {
    expect(textOf('what is the difference between the three cabins')).not.toContain('Sea Forest Lodge:')
  })
})
