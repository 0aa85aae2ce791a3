/** What the terms, the privacy policy and the guide say, asked in a guest's own words and in follow-ups. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  [['theres 35 euro left on our voucher after the stay does that just vanish'], /what is left stays on the voucher/],
  [['do u hold on to my card number after'], /never see or store/],
  [['they blocked money on my card in case we break something, when will that be let go'], /released within/],
  [['you wont be selling my email on to anyone will you'], /sell data to nobody/],
  [['theres a red wind warning from met eireann for the day we travel. do we lose the booking'], /red weather warning/],
  [['is there a discount code for first timers', 'what about the bath, 10% off that too?'], /not on extras/],
  [['is there a discount code for first timers', 'how do i get off it'], /unsubscribe link/],
  [['is there a discount code for first timers', 'how do i get off it', 'do i lose the discount then'], /the code stays good/],
  [['do ye track if i open the newsletter'], /do not measure whether you open/],
  [['how long is a voucher good', 'if they dont want it can i send it back'], /returned within fourteen days/],
  [['if we order the grazing box and change our mind'], /You may cancel an extra/],
  [['if we order the grazing box and change our mind', 'what if it just doesnt come'], /extra does not come/],
  [['we cant make it now but my brother and his wife could. can they take our booking'], /pass it to two other adults/],
  [['wheres the fan', 'and the telly?', 'will it be too loud late at night'], /headphones in the drawer/],
  [['and the telly?', 'and how do i switch it off after'], /Pull the cord once more/],
  [['can we bring our 6 month old', 'what about just for the day, my mum would mind her'], /cannot visit/],
  [['where near ye would do a thai that suits a veggie'], /^Lotus Kitchen/],
  [['a taxi home, whos handiest'], /^Courtown Harbour Cabs/],
  [['whats nearer, cahore beach or the courtown one'], /6 km[\s\S]*7 km/],
  [['the shower is stone cold in sunriser', 'its 11 at night tho'], /day or night/],
  [
    ['one night flexi in february', 'what if i have to cancel', 'so 5 days before in may wed get nothing back?'],
    /high season[\s\S]*Less than 7 days/,
  ],
  [
    ['2 nights booked from 10 july, if we cancel a month before', 'and two weeks before?', 'exactly a week?'],
    /7 to 20 days[^;]*50%/,
  ],
  [['2 nights booked from 10 july, if we cancel a month before', 'ok what if we move it instead'], /it says of moving a stay/],
])('%j', (turns, told) => {
  expect(ask(...turns).text).toMatch(told)
})

it.each([
  [['i want to ask my gf to marry me when were at yours', 'she cant find out tho'], /^We arrange engagements/],
  [['can i put bath salts in the tub', 'my husband has high blood pressure'], /ask your doctor/],
])('no danger is heard where there is none: %j', (turns, told) => {
  const { text } = ask(...turns)
  expect(text).toMatch(told)
  expect(text).not.toContain('112')
})

it('whoever has called for help is told the place again when they ask for it', () => {
  const turns = ['hes getting chest pains', 'what address do i give them']
  expect(ask(...turns).text).toMatch(/latitude 52\.\d+/)
  expect(ask(...turns, 'how will they get in the gate').text).toMatch(/Then ring us/)
})
