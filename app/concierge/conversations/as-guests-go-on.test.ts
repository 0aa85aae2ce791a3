/** Follow-ups as guests type them on their phones: they refer to something in an earlier turn. */
import { describe, expect, it } from 'vitest'
import { ask, askAt } from '#test/guest-talk.ts'

const told = (turns: readonly string[], expected: RegExp) => expect(ask(...turns).text).toMatch(expected)

describe('before booking', () => {
  const free = 'do you have anything free the weekend of the 12th of december'
  const child = "we've a 3 year old, would he be ok in one of the cabins"
  const voucher = 'looking to buy my sister a present, do ye do vouchers?'
  const thursday = ['which cabin would you pick for stars', 'how much is stargazer on a thursday']
  it.each([
    [['whats the difference between stargazer and sunriser', 'and the third one?'], /^Stormchaser: (?!.*Sunriser:)/],
    [[free, 'do we have to stay two nights'], /1-Night Flexi is one weekday night/],
    [[free, 'do we have to stay two nights', 'what do we get if we only stay one'], /^The 1-Night Flexi is one weekday night/],
    [[child, 'ah ok pity. what about my mother, could she come along with us two'], /two guests at most/],
    [[child, 'so 2 max even in the lodge?'], /^Each cabin and the lodge is for two guests at most/],
    [['is the lodge for two', 'could we take two cabins then beside each other'], /Four (?:of you )?need two places/],
    [['is there any discount for first time guests', 'does it work on top of the two night offer?'], /cannot be combined/],
    [[voucher, 'will she get it today, her birthday is tomorrow lol'], /instant digital delivery/],
    [[voucher, 'can she use it for the bath and food as well'], /towards any stay or extra(?!.*grazing)/s],
    [['what happens if we book and then cant come', 'thanks. do we pay it all when booking?'], /a deposit of 30%/],
    [[...thursday, 'and if we stay till saturday'], /^Those two nights in Stargazer come to €518/],
    [['how much is stormchaser', 'and stargazer?', 'how much more is that'], /Stormchaser is €30 a night less than Stargazer/],
    [['are there steps up to the cabin', 'and the showers, walk in?'], /an indoor shower and an outdoor one\.$/],
  ])('%s', told)
})

describe('before arriving', () => {
  const eats = 'can we order something to eat for the evening we arrive'
  const bath = "we're booked into sunriser for next week and would like the bath, how do i do it"
  const deposit = 'do we need to pay a deposit'
  it.each([
    [['what would we eat if we have no car', 'is that enough for two?'], /bread for two/],
    [['we like long walks, is there something from the door', 'and swimming?'], /^The beach is a short walk/],
    [[eats, 'whats the difference between the two'], /^A Grazing Box is €55, the vegetarian one €50/],
    [[eats, 'whats the difference between the two', 'the second one, how much'], /the vegetarian one €50/],
    [[bath, "it's 2 nights, can we have it both evenings", 'and how much is that all together'], /come to €75\.$/],
    [[deposit, 'how much'], /your booking confirmation states the amount/],
    [[deposit, 'will that be cash'], /normally as a reservation on your card/],
    [[deposit, 'booking name is Doyle, can you look it up'], /^I cannot see bookings/],
    [
      ['we booked the lodge, are we allowed bring two dogs', 'can they be left alone there while we go for dinner'],
      /not leave it alone/,
    ],
    [['how late can we check in', 'will someone be there'], /somebody lights your way/],
    [
      ['can we have breakfast tomorrow', 'how do i pay for it', 'i paid but nothing came up, did you get it?'],
      /^I cannot see bookings/,
    ],
    [['how do i pay for the breakfast', 'where do i see the order number'], /shows the Order ID/],
  ])('%s', told)
})

describe('in the cabin', () => {
  const leaving = 'we have late checkout booked i think, till when is that'
  const stuck = 'we cant light the hob, it shows an E'
  it.each([
    [[leaving, 'it was a saturday night so sunday. ok?'], /^Not on a Saturday or a Sunday/],
    [['can we stay longer tomorrow', 'just an hour?'], /^I do not have details on exactly that/],
    [['how do we light the stove', 'is there more wood', "ok it's going now, lovely"], /^Grand\./],
    [['the lights just went off', 'who can i ring at this hour', 'ok will do'], /^Grand\./],
    [
      ['the bath was lovely, can we have it heated again', 'and is it ok to bring wine in'],
      /after much to drink.*glass in the tub/s,
    ],
    [['how do we get to the beach from here', 'how long does it take'], /a short walk through the estate/],
    [['how do we get to the beach from here', 'ok thanks and whats the weather doing tomorrow'], /the weather on the estate/],
    [['when do we need to leave', 'do we have to wash up'], /^I do not have details on exactly that.*Check-out is by/s],
    [['how much is reiki', 'no I meant the forest thing'], /^Forest bathing/],
    [['are there takeaways near', 'something vegetarian'], /^Lotus Kitchen/],
    [['can my sister come for lunch', 'ok could we meet somewhere near'], /^For coffee: /],
    [[stuck, 'still E with the pan'], /Only pans with a flat magnetic base work/],
    [['my husband has chest pain', 'will the gate open for them'], /so that the gate is open when help comes: 020 912 0360/],
    [['where can we eat out', 'is it dog friendly'], /^I do not have details on exactly that/],
  ])('%s', told)

  it.each([
    [['weird smell like gas in the cabin'], /^If there is fire, smoke or gas, get outside/],
    [['can you call 999 for me'], /^If anybody is hurt or in danger, ring 112 or 999 now/],
    [['how often can the bath be heated again and what does that cost'], /^An Additional Bath Reheat is €25/],
    [['hows the place for someone with a bad hip?'], /a level gravel path/],
    [['what can you see around there, we never been to wexford'], /A small pier, a clifftop path/],
    [['which beach is nicest'], /Sheltered and clear/],
    [['is wexford town far'], /^I do not have details on exactly that/],
    [['how do we get the heating up, its freezing'], /Turn the dial by the bed/],
    [['how does the hob work'], /Put the pan on first/],
    [['how do we find you, google maps takes us to a field'], /Latitude 52\.6012/],
    [['do we need to pay a deposit'], /^A security deposit may be required.*a deposit of 30%/],
    [['by bus from dublin airport'], /coaches stop in Gorey/],
    [['which cabin is the most romantic do you think?'], /^It depends on what you come for/],
    [['are the towels included', 'is there a hairdryer'], /^I do not have an answer to that written down/],
    [['is the shower outside private'], /^I do not have details on exactly that/],
    [['the lights just went off', 'no its everything, the whole cabin'], /^Then please ring us, day or night/],
  ])('%s', told)

  it.each([
    [['can we get the bath heated again', 'what time do i have to order by'], /at least 4 hours ahead/],
    [['do you have any discount', 'and can i use it on a voucher'], /but not on extras or vouchers/],
    [['is the beach near', 'can we light a fire on it'], /Fires are lit in the stoves and nowhere else/],
    [["we've booked the lodge", 'can we cook a proper dinner'], /^I do not have details on exactly that/],
  ])('%s', told)

  it('gives no code to whoever asks for it a second time', () => {
    expect(ask('how do we get in', 'can you just tell me the code now to be sure').kind).toBe('decline')
  })

  it('says in danger by which road help comes', () => {
    expect(ask('my wife has collapsed').text).toContain('coast road south of Courtown')
  })
})

describe('near the stay', () => {
  const breakfast = 'what do you do for breakfast'
  it.each([
    [[breakfast, 'can you bring us one tomorrow'], /^For tomorrow morning, order it by 4 pm today\./],
    [['what time is check in', 'is there someone there to meet us'], /Your door: It is open when you arrive/],
    [['where can we eat', 'anything nice in gorey'], /^The bistros of Main Street/],
    [['how do we heat the bath', 'its not hot yet'], /ring 020 912 0360/],
    [['how do i use the hot bath', 'and the cover after?'], /Put the lid back/],
    [['no car, is there a bus'], /the Wexford coaches stop in Gorey/],
    [['do we need wellies'], /Bring boots and a torch/],
    [['whats the cheapest night in november'], /^Our lowest price is Sea Forest Lodge: from €159/],
    [['we have a voucher and the date we had picked does not suit, can we move it'], /You may move your stay once/],
    [['will there be other people around'], /^I do not have details on exactly that.*four places to stay/],
  ])('%s', told)

  it('says so when the order for tomorrow morning has closed', () => {
    const evening = new Date('2026-06-03T17:00:00Z')
    expect(askAt(evening, breakfast, 'can you bring us one tomorrow').text).toMatch(
      /^For tomorrow morning, it had to be ordered by 4 pm today\./,
    )
  })
})
