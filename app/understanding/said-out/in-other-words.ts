/** “What makes it different?”, “and for the night sky?”: in the words in which it is asked for elsewhere. */
import { beaches } from '#app/estate/nearby.ts'
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'

const lead = '(?:(?:and|so|ok|but|right|well|grand|lovely|great|or) )*'
const last = (before: readonly Turn[]) => plain(lastMessage(before) ?? '')

const aRoom = new RegExp(`\\b(?:${anyRoomSaid})\\b`, 'g')
const whatItOffers = new RegExp(
  `^${lead}(?:what (?:makes|is) (?:it|that|that one|this one) (?:so )?(?:different|special)(?: about (?:it|that)| (?:from|to|than|compared) .{3,20})?|why is (?:it|that|that one) (?:the |so )?(?:dearest|dear|dearer|expensive|most expensive)\\b.*\\bwhat (?:do|would|will) (?:you|we|i) get(?: for it)?|what (?:do|would|will) (?:you|we|i) get for (?:that|it|the money|that price)(?: (?:in the way of|by way of|as regards|for) \\w+)?)(?: then)?$`,
)

/** “What do you get for that?”, after the price of one room: what it is like. */
export function whatRoomOffers(sent: string, before: readonly Turn[]): string {
  const isOfOne = whatItOffers.test(plain(sent)) && new Set(last(before).match(aRoom)).size === 1
  return isOfOne ? 'What is it like?' : sent
}

const inThatOrOther =
  /^(.*?),? in (?:that|this|it)(?: one)?,? or (?:is (?:it|that)|in|only in|do (?:we|i) need)? ?(?:another|a different|the other) (?:one|room|cabin|place)$/

/** “Can you see stars from the bed in that, or is it another one?” asks for the room where one can. */
export function roomWhereIt(sent: string, before: readonly Turn[]): string {
  const asked = inThatOrOther.exec(plain(sent))?.[1]
  return asked && before.length > 0 ? `In which room ${asked}?` : sent
}

const forAnother = new RegExp(
  `^${lead}(?:(?:what|how) about |which (?:one )?(?:is |would be )?(?:the )?(?:best )?)?for ([a-z]+ing [a-z ]{3,30})$`,
)
const bestFor =
  /^(.*\bwhich (?:\w+ ){0,2}?(?:is |would be |are )?(?:the )?(?:best|nicest|good|right|better)(?: (?:one|room|cabin|place))? for) /

/** “And for looking at the stars?”, after which is best for watching storms. */
export function bestForAnother(sent: string, before: readonly Turn[]): string {
  const other = forAnother.exec(plain(sent))?.[1]
  const asked = other ? bestFor.exec(last(before))?.[1] : undefined
  return asked ? `${asked} ${other}?` : sent
}

const isWarm = new RegExp(
  `^${lead}(?:will|would|is) (?:it|the water) (?:be )?(?:already |still )?((?:warm|hot|lit|heated|filled)\\b(?: \\w+){0,6})$`,
)
const ofHeatedBath =
  /\b(?:hot tub|heated bath|wood ?fired bath|(?:order|book|reserve|heat|light|warm)\w* (?:up )?the (?:bath|tub|ofuro))\b/

/** “Will it be warm when we arrive?”, after the bath, is not about the room. */
export function bathWarm(sent: string, before: readonly Turn[]): string {
  const how = ofHeatedBath.test(last(before)) ? isWarm.exec(plain(sent))?.[1] : undefined
  return how ? `Will the bath be ${how}?` : sent
}

const howSpent =
  /\bhow (?:do|can|would|should) (?:i|we|she|he|they) (?:spend|use|cash in|redeem) (?:it|one|that|mine|this|hers|his|theirs)(?: then)?$/
const ofVouchers = /\bvouchers?\b/

/** “I got one for my birthday, how do I spend it?” */
export function voucherSpent(sent: string, before: readonly Turn[]): string {
  return howSpent.test(plain(sent)) && ofVouchers.test(last(before)) ? 'How do I redeem a voucher?' : sent
}

const beachThere = new RegExp(
  `^${lead}(?:(?:what|how) is |tell (?:me|us) about )?(?:the |a )?(?:beach|strand) (?:like )?there(?: like)?$`,
)

/** “What's the beach like there?”, after a café in a place that has one. */
export function beachOfPlace(sent: string, before: readonly Turn[]): string {
  const named = beachThere.test(plain(sent)) ? beaches.filter(({ name }) => last(before).includes(plain(name))) : []
  const [only] = named
  return only && named.length === 1 ? `Tell me about ${only.name} beach` : sent
}
