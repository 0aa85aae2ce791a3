/** What a guest adds in a few words to the question or complaint before, as one message. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, lastMessage } from '#app/understanding/thread/turns.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'

const whole = (asked: string, added: string) => `${asked.replace(/[?.!\s]+$/, '')} ${added}`

const anHour =
  '(?:(?:half |a quarter |quarter )?(?:(?:past|to|after|gone) )?(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight)(?: ?[ap]m| o clock)?)'
const onlyTheHour = new RegExp(
  `^(?:(?:and|but|it is|its|now|already|nearly|almost|only|just|past|after|gone|like) )*${anHour}(?: (?:in the (?:morning|night|evening)|at night|now|already|here))*$`,
)

/** “It's 1 in the morning”, after a complaint about the neighbours' music: no question about an hour. */
export function atThatHour(sent: string, before: readonly Turn[]): string {
  const last = lastMessage(before) ?? ''
  return onlyTheHour.test(plain(sent)) && !sent.includes('?') && concernIn(plain(last)) === 'complaint' ? whole(last, sent) : sent
}

const onlyOnFoot =
  /^(?:(?:and|or|so|but|what about|how about|how long|how far) )*(?:walking|on foot|by foot|to walk(?: it| there)?|if we walk(?:ed)?(?: it)?)$/
const asksHowFar = /\bhow (?:far|long)\b/

/** “And walking?”, after how far a beach is. */
export function onFoot(sent: string, before: readonly Turn[]): string {
  const last = lastMessage(before) ?? ''
  return onlyOnFoot.test(plain(sent)) && asksHowFar.test(plain(last)) ? whole(last, 'on foot?') : sent
}

const onlyInRoom = new RegExp(
  `^(?:(?:but|and|oh|well|sorry) )*(?:we|i) (?:are|am|have|booked|are booked|will be|are staying)(?: in| into)? (?:the )?(${anyRoomSaid})(?: (?:though|btw|by the way|however|but|so))+$`,
)
const ofBath = /\b(?:baths?|re ?heat\w*|ofuro)\b/
const remembered = 3

/** “We have Stormchaser booked, so that's a no for us?” */
const ruledOut = new RegExp(
  `^(?:(?:but|and|oh|well|sorry|ah) )*(?:we|i) (?:are|am|have|booked|are booked|have booked|will be|are staying|got|have got)(?: in| into)? (?:the )?(${anyRoomSaid})(?: booked)?(?: (?:so|then|and|though))* (?:(?:(?:is|does) )?(?:that|it|this)(?: is| means?| mean| rules?)*(?: (?:it is|that is))? (?:(?:a )?no(?: go)?|out|not (?:an option|possible|for us)|us out|ruled out|not on)|(?:we|i) (?:can not|could not|do not) (?:have|get|order|book|use) (?:it|that|one))(?: (?:for|to|with) (?:us|me))?(?: then)?$`,
)
const ofPets = /\b(?:dogs?|pets?|animals?|pup|puppy|cats?)\b/

/** “We're in Stormchaser though”, after the bath: asks whether it can be had there. */
export function bathThere(sent: string, before: readonly Turn[]): string {
  const out = sent.includes('?') ? ruledOut.exec(plain(sent))?.[1] : undefined
  const last = out ? plain(lastMessage(before) ?? '') : ''
  if (ofBath.test(last)) return `Can we have the heated bath in ${out}?`
  if (ofPets.test(last)) return `Can our dog stay in ${out}?`
  const room = onlyInRoom.exec(plain(sent))?.[1]
  const isOfBath =
    room &&
    guestMessages(before)
      .slice(-remembered)
      .some((text) => ofBath.test(plain(text)))
  return isOfBath ? `Can we have the heated bath in ${room}?` : sent
}

const onlyBoth =
  /^(?:(?:and|so|ok|then|how much|what|is|are|would|be|for|that|the price|total) )*(?:both(?: of (?:them|those))?|the two(?: of them)?)(?: (?:nights|evenings|times|together|then|total|altogether|in all|cost|be|come to))*$/
const onceMore =
  /\b(?:re ?heat\w*|again|(?:goes|gets|gone|going|runs) (?:cold|lukewarm|tepid)|cools? (?:down|off)|(?:night|evening|day) after|(?:next|second|other|another) (?:night|evening|day|time))\b/

/** “If we want it in the evening and once more next morning, we're looking at …”: both are summed. */
const onceAndAgain =
  /\b(?:it|one|the bath|a soak|heated|lit|hot)\b.*\b(?:and|then|plus)\b.*\b(?:again|once more|one more time|a second time|re ?heat\w*)\b/
const asksSum =
  /\b(?:looking at|comes? to|cost\w*|how much|total|altogether|in all|what (?:is|would|will) (?:that|it) be|we (?:would )?(?:pay|owe)|set us back|the damage)\b/

/** “So both?”, after a bath and its reheat. */
export function bathAndReheat(sent: string, before: readonly Turn[]): string {
  const text = plain(sent)
  const summed = onceAndAgain.test(text) && asksSum.test(text) && !ofMore.test(text)
  if (!onlyBoth.test(text) && !summed) return sent
  const [last = '', ...earlier] = guestMessages(before).slice(-remembered).map(plain).reverse()
  const isOfBath = onceMore.test(last) && [last, ...earlier].some((one) => /\b(?:baths?|tubs?|ofuro)\b/.test(one))
  // “If we want it on Saturday and again on Sunday, how much?”, after breakfast, asks for no room.
  if (summed && ofBreakfast.test(last)) return 'How much is breakfast for two mornings?'
  return isOfBath || (summed && ofBath.test(last)) ? 'How much are the bath and a reheat together?' : sent
}

const ofBreakfast = /\b(?:breakfasts?|trays?|hampers?)\b(?!.*\b(?:baths?|box(?:es)?|picnics?)\b)/

/** A stay, or more than one reheat, is summed elsewhere. */
const ofMore = /\b(?:breakfasts?|trays?|box(?:es)?|late|rooms?|cabin|twice|two|three|both|each|every|nights?|tray)\b/

const thenMore =
  /^(?:(?:and|so|ok|then|say|right|grand|well) )*(?:(?:we|i) (?:would |will )?(?:want|like|need|have|take|do) )?(?:the )?(?:one|first|1)(?: (?:one|first|time|go|lot|fire|firing|bath))* (?:and|plus|then|with)(?: then)? (one|two|three|[1-3]|another|a second) (?:one |time )?(?:more|after(?: that)?|extra|again|reheats?)(?: then| please| so| after(?: that)?)*$/
const many: Readonly<Record<string, string>> = { another: 'one', 'a second': 'one' }

/** “We'd want one first and then two more”, after the bath and its reheat. */
export function bathThenMore(sent: string, before: readonly Turn[]): string {
  const more = thenMore.exec(plain(sent))?.[1]
  const isOfBath =
    more &&
    guestMessages(before)
      .slice(-remembered)
      .some((text) => onceMore.test(plain(text)))
  return isOfBath ? `How much are the bath and ${many[more] ?? more} reheats together?` : sent
}

const ofTwoCouples = /\b(?:two|2) couples\b|\b(?:four|4) of us\b/

/** “How much for both?”, from two couples who have named no room. */
export function forBothCouples(sent: string, before: readonly Turn[]): string {
  const last = onlyBoth.test(plain(sent)) ? plain(lastMessage(before) ?? '') : ''
  return ofTwoCouples.test(last) && !new RegExp(`\\b(?:${anyRoomSaid})\\b`).test(last)
    ? 'How much for two couples for one night?'
    : sent
}

const ofTheOther =
  /^(?:(?:ok|and|so|then|no|wait|sorry|grand|actually|well) )*(one|two|three|four|[1-4]) of the other (?:ones?|kind)(?: then| please| so)*$/
const boxes = [
  { said: /\b(?:veggie|vegetarian|veg) (?:ones?|box\w*|grazing box\w*)\b/, other: 'standard' },
  { said: /\b(?:standard|normal|meat|regular) (?:ones?|box\w*|grazing box\w*)\b/, other: 'vegetarian' },
]

/** “No wait, two of the other one”, after the vegetarian box. */
export function ofTheOtherBox(sent: string, before: readonly Turn[]): string {
  const many = ofTheOther.exec(plain(sent))?.[1]
  const last = many ? plain(lastMessage(before) ?? '') : ''
  const [only, ...others] = boxes.filter(({ said }) => said.test(last))
  return only && others.length === 0 ? `${many} of the ${only.other} ones` : sent
}
