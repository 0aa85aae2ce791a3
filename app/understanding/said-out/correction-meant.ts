/** “I meant Sunday, not Saturday”, “wrong room, we're in the lodge”: keeps what is meant, and drops what is not. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { aDay } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'

/** Five words at most on each side: more would be a story. */
const shortly = "([\\w’'-]+(?: [\\w’'-]+){0,4}?)"
const thisNotThat = new RegExp(
  `^(?:(?:no|sorry|oh|oops|wait|ok|but|ah|love|apologies|pardon)[, ]+)*(?:i|we) mean(?:t)?:? ${shortly},? (?:and )?not (?!to |have |be |that |sure )${shortly}[\\s.!?]*$`,
  'i',
)
const notThen =
  /^(?:(?:no|sorry|oh|wait|ok|but|and) )*not (?:(?:on|at|for|in|the|a) )*(?:(weekends?)|(mid ?week|week ?days?))(?: (?:price|rate|one|nights?|please|though))*$/

const slip = '(?:no|sorry|oh|oops|wait|ah|actually|ok|but|and) '
/** “Thursday I mean, not Friday”, “Stormchaser rather than Sunriser I should have said”. */
const dayOrRoom = `(?:on )?(?:a |the )?(?:${aDay}|${anyRoomSaid})`
const toldFirst = new RegExp(
  `^(?:${slip})*(${dayOrRoom})(?: (?:i|we) (?:mean|meant))? (?:not|rather than|instead of) ${dayOrRoom}(?: (?:i|we) (?:mean|meant|should have said))?(?: sorry| please| then)*$`,
)
/** “Sorry, wrong room, we're in Stormchaser”, “I mixed them up, it's the lodge we booked”. */
/** “I said Monday, it should be Friday.” */
const thenMixedUp = new RegExp(
  `^(?:${slip})*(${dayOrRoom}) (?:sorry |i mean |i meant )*(?:i|we) (?:have |had )?(?:(?:mixed|muddled|confused) (?:them|the (?:two|names|rooms|cabins))(?: up)?|got (?:them|it) (?:mixed up|wrong)|had the wrong (?:one|name))(?: sorry)?$`,
)
const saidOther = new RegExp(
  `^(?:${slip})*(?:i|we) (?:said|wrote|put|asked for) ${dayOrRoom} (?:but )?(?:it |that )?(?:should be|should have been|is|was|(?:i|we) (?:mean|meant)) (?:the )?(${dayOrRoom})(?: sorry| please| then)*$`,
)
/** “No no, weekend I meant.” */
const onlyMeant = new RegExp(
  `^(?:(?:no|sorry|oh|oops|wait|ah|actually|ok|but|and) )*(?:(?:on|at|for|over|in|the|a) )*(?:(weekends?)|(mid ?week|week ?(?:day|night)s?)|(${aDay}))(?: nights?)? (?:is what )?(?:i|we) (?:meant|mean|should have said|was asking(?: about)?)(?: sorry| please| then| of course)*$`,
)
const inPassing =
  '(?:it|that|ours|mine|we|i|is|are|am|was|have|has|had|booked|got|in|into|should|be|meant|to|staying|the|room|cabin|one|taken|sorry)'
const wrongRoom = new RegExp(
  `^(?:${slip})*(?:(?:that (?:is|was) )?(?:the )?wrong (?:room|one|cabin|place|name)|(?:i|we) (?:have )?(?:(?:got|had) the (?:name|room|cabin)s? wrong|(?:mixed|muddled) (?:them|the (?:names|rooms|cabins|two))(?: up)?|got (?:them|it) (?:mixed up|wrong))) (?:${inPassing} )*(${anyRoomSaid})(?: ${inPassing})*$`,
)

/** “We're in Stormchaser, not Stargazer, so how much?”: the same question of the other room. */
const inThisNotThat = new RegExp(
  `^(?:${slip})*(?:${inPassing} )+(${anyRoomSaid}) (?:and )?(?:not|rather than|instead of) (?:in )?(?:the )?(?:${anyRoomSaid})(?: (?:so |and |then )*(how much(?: (?:is|would|will|does) (?:it|that)(?: be| cost)?)?|what (?:is|would|will) (?:it|that|the (?:price|charge))(?: be)?|what then))?(?: sorry| please| then| there)*$`,
)
const asksPrice = /\b(?:how much|prices?|costs?|charges?|rates?|fee|euro)\b/

function roomPutRight(sent: string, history: readonly Turn[]): string | undefined {
  const [, room, asked = ''] = inThisNotThat.exec(plain(sent)) ?? []
  return asked.startsWith('how much') && !asksPrice.test(plain(lastMessage(history) ?? '')) ? undefined : room
}

export function asCorrected(sent: string, history: readonly Turn[]): string {
  if (history.length === 0) return sent
  const meant = thisNotThat.exec(sent.trim())?.[1]
  if (meant) return `I mean ${meant.trim()}`
  const named =
    toldFirst.exec(plain(sent))?.[1] ??
    thenMixedUp.exec(plain(sent))?.[1] ??
    saidOther.exec(plain(sent))?.[1] ??
    wrongRoom.exec(plain(sent))?.[1] ??
    roomPutRight(sent, history)
  if (named) return `I mean ${named}`
  const [, atWeekend, midweek, day] = onlyMeant.exec(plain(sent)) ?? []
  if (atWeekend || midweek) return atWeekend ? 'I mean at the weekend' : 'I mean midweek'
  if (day) return `I mean ${day}`
  const [, weekend, weekday] = notThen.exec(plain(sent)) ?? []
  return weekend ? 'And midweek?' : weekday ? 'And at the weekend?' : sent
}
