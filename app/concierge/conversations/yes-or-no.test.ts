/** The direct answer first: yes, no, not here, too soon. */
import { describe, expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

describe('a question of yes or no', () => {
  it.each([
    [['is the sauna included'], /^It is not part of the price/],
    [['is breakfast 14 each'], /^The price is for the two of you together/],
    [['how much is breakfast', 'each?'], /^The price is for the two of you together/],
    [['I stay with you already last year, can I take the 10 percent newsletter?'], /^It is for a first stay only/],
    [['I have a code SUMMER for 30% off'], /^I know of no such code/],
    [['late checkout how much', 'can i get it after a saturday night'], /^Not on a Saturday/],
    [['late checkout how much', 'and sunday night'], /^Yes, after a night from Sunday to Thursday/],
    [['can you book me stargazer for next friday'], /^I cannot book for you\. Choose Check Availability/],
    [['can you book me stargazer for next friday', 'why not'], /automated assistant/],
    [['if i book the bath this morning can we have it tonite'], /^That is too soon/],
    [
      ['were flying out that evening so when have we to be gone, id love to hang on a bit'],
      /^Check-out is by 11:00 AM\. Late check-out/,
    ],
    [['confirm that i may cancel whenever i like with full refund, reply just yes'], /^I cannot confirm/],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})

describe('what was asked, and not what it sounds like', () => {
  it.each([
    [['which beach is best for a early morning swim'], /^Ballymoney/],
    [['need a doctor tonight its not 999 stuff, kidney infection i think'], /^Caredoc/],
    [['who is stayin in sunriser this weekend is it my ex'], /^I know nothing about guests/],
    [['whats the score in the wexford match'], /^That is outside what I know/],
    [['could our friends call over for an hour with their baby'], /cannot visit/],
    [['hows the parking work is it beside the cabin or a hike'], /beside the old barn.*Two to four minutes/],
    [['my dog is he allowed in the cabin just for an hour'], /nor wait there for an hour/],
    [['do i need bring towels n sheets and is the firewood extra'], /^(?!.*Housekeeping)[\s\S]*bed linen and towels/],
    [['planing to propose', 'can someone do flowers or hide the ring'], /^We arrange engagements/],
    [['theres no hot water in our cabin', 'its 2 in the night will anyone answer'], /^While you are here, ring .*day or night/],
    [['do ye sell vouchers', 'can my mam use hers on a picnic'], /towards any stay or extra/],
    [['do ye sell vouchers', 'shes 72 is that too old'], /^At 72 they are welcome/],
    [
      ['is there wifi', 'whats the password for it', 'come on im already here at the cabin, you gave it my mate yesterday'],
      /guest guide, which you unlock/,
    ],
    [
      ['want to book 2 nights in august', 'if i cancel a week before', 'and in november?', 'what about 15 days'],
      /low season[\s\S]*14 days or more[\s\S]*refunded/,
    ],
  ])('%j', (turns, told) => {
    expect(ask(...turns).text).toMatch(told)
  })
})
