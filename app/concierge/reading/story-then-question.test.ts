/** What a story tells before its question, or as a reason after it, does not hide the question. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  ['We live in a flat beside a motorway, so how much land is there to roam on?', 'about 360 acres'],
  ['I have meetings on Teams till four on the Friday, so will there be decent internet?', 'WiFi in every cabin'],
  ["He's bringing the wetsuit so I hope it's not miles to the shore.", 'a short walk through the estate'],
  ['We had our hearts set on watching old movies in the room as the forecast is woeful.', 'have a cinema'],
  ["My husband has a bad chest so smoke is out, but underfloor heat would be ideal if you've got it.", 'underfloor heating'],
])('%s', (message, told) => {
  expect(ask(message).text).toContain(told)
})

it('a question that points back keeps its story', () => {
  expect(
    ask("My sister paid extra to keep Stargazer for the afternoon of the last day, so what's the damage on that?").text,
  ).toMatch(/^Late check-out until 6 pm/)
})

it('a complaint keeps its reason', () => {
  expect(ask('We are leaving early because of the noise, it was filthy').kind).toBe('handover')
})

it('“oh and” begins another question, without a full stop', () => {
  const { text } = ask(
    "we loved the look of sunriser and would be thinking of a tuesday so the price of that please oh and my sister's cat is staying with me that month so would the cat be let in anywhere",
  )
  for (const told of ['€229', 'Sea Forest Lodge']) expect(text).toContain(told)
})

it.each([
  ['What are the hours at both ends?', ''],
  ['Earliest we can come and latest we can go, please', ''],
  ['At which hour we can come and at which hour we must go?', ''],
  ['When can we get in, when must we be out, and is there free parking?', 'Parking on the estate is free'],
])('both hours are told: %s', (message, more) => {
  for (const told of ['3:30 PM to 8:00 PM', '11:00 AM', more]) expect(ask(message).text).toContain(told)
})

it('where too much was asked, what a story only may have asked gives way', () => {
  const { text } = ask(
    'Brazilian couple here, we want to do our wedding only us two, no family, no party. With whom must I speak for that? We will arrive in December and we are tropical people, so I worry about the cold inside the cabin.',
  )
  expect(text).toContain('underfloor heating')
  expect(text).not.toContain('Check-in is')
})

it('a statement that only names a room does not change the subject', () => {
  expect(
    ask(
      'How much is late check-out in Stargazer?',
      'We changed our minds last night, my wife prefers Stormchaser for the view. Would the same figure apply there?',
    ).text,
  ).toContain('€59')
})
