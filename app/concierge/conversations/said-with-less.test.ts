/** Few words that go on with the turn before, and questions whose words alone would be weighed as something else. */
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
  ] as const)('%s: %s', (before, message, expected) => {
    expect(textOf(before, message)).toMatch(expected)
  })
  it('and a night more again', () => {
    expect(textOf('the lodge fri sat sun', 'and mon', 'and tues')).toMatch(/^Those 5 nights in Sea Forest Lodge come to €875/)
  })
  it('“number for one then”, some turns after the taxi', () => {
    expect(textOf('number for a taxi?', 'and how long to gorey', 'number for one then')).toContain('020 913')
    expect(ask('number for one then').kind).toBe('handover')
  })
})

describe('an alarm that is over', () => {
  it.each(['it was the toast, all fine now', 'sorry false alarm, burnt toast', "it's stopped now, all good"])('%s', (message) => {
    expect(textOf('the fire alarm is going off', message)).toMatch(/^That is a relief\..*020 912 0360/)
  })
  it.each(['false alarm but I feel dizzy', 'it stopped but there is still a smell'])('and is not over: %s', (message) => {
    expect(textOf('the fire alarm is going off', message)).toMatch(/ring 112 or 999 now/)
  })
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
