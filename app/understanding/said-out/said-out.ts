/** Completes a message with what it leaves to earlier turns; from here on it is read on its own. */
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { askedOfEach } from './asked-of-each.ts'
import { underCircumstances } from './circumstances-told.ts'
import { asCorrected } from './correction-meant.ts'
import { withDateCorrected } from './date-corrected.ts'
import { bothHours } from './in-and-out.ts'
import { bathWarm, beachOfPlace, bestForAnother, roomWhereIt, voucherSpent, whatRoomOffers } from './in-other-words.ts'
import { nameOfRoom } from './name-of-room.ts'
import { bothWeekendNights, noticeOfWhatIsOrdered, priceOfWhatIsPaid, thirdOfCabins } from './named-before-it.ts'
import {
  comparedInRoom,
  lostThere,
  monthOfDay,
  nextInPrice,
  nightAfterThose,
  numberOfWhat,
  roomByHalf,
} from './named-by-turn-before.ts'
import { withNumberCorrected } from './number-corrected.ts'
import { bothOfThoseRooms, comparedOnDays, dearerOfTwo, ofThoseThree, ofThoseTwo } from './of-those-two.ts'
import { inOurRoom } from './our-own-room.ts'
import { payingInFull } from './paying-asked.ts'
import { withoutRefused } from './room-refused.ts'
import { roomSwapped } from './room-swapped.ts'
import { flexiInRoom, inTheOtherWay, inTheWeek, otherRooms, pricesOfOthers, withoutDay } from './stay-told-anew.ts'
import { fromDayNamed } from './till-a-day.ts'
import { atThatHour, bathAndReheat, bathThenMore, bathThere, forBothCouples, ofTheOtherBox, onFoot } from './told-besides.ts'
import { cancelledOn, whatIsCancelled } from './what-is-cancelled.ts'

type Way = { why: string; inFull: (sent: string, before: readonly Turn[]) => string }

/**
 * Each way gets what those above it have made of the message, so the order matters: a correction repeats an earlier message, which the
 * others may complete, and a refused room or a circumstance changes what is asked before a room, a day or an extra is filled in.
 */
const ways: readonly Way[] = [
  { why: '“No, three” repeats the question before it.', inFull: withNumberCorrected },
  { why: '“No, 21 December” repeats an earlier question, too.', inFull: withDateCorrected },
  { why: '“I meant Sunday, not Saturday” would be read as both days.', inFull: asCorrected },
  { why: '“The cheapest, not the lodge” would be read as a question about the lodge.', inFull: withoutRefused },
  { why: '“Swap Sunriser for Stormchaser, and the total?” would be read as both rooms.', inFull: roomSwapped },
  { why: '“And the towels?” asks whether they are included, too.', inFull: askedOfEach },
  { why: '“How do we get there?” means without a car, if there is none.', inFull: underCircumstances },
  {
    why: '“The name of the one with the stone walls?” and “tell me about Sunriser” ask about no sauna spoken of before.',
    inFull: nameOfRoom,
  },
  { why: '“In at what time and out at what time?” asks for two hours.', inFull: bothHours },
  { why: '“If we stay till Saturday?” begins on the day named before.', inFull: fromDayNamed },
  { why: '“And after that?”, after the cheapest room, means the next in price.', inFull: nextInPrice },
  { why: '“In Stargazer” would ask for its price, not compare stays there.', inFull: comparedInRoom },
  { why: '“And Monday” would replace the nights before it.', inFull: nightAfterThose },
  { why: '“Number for one” would be ours, not the taxi’s.', inFull: numberOfWhat },
  { why: '“Of February” is no date without its day.', inFull: monthOfDay },
  { why: '“And Storm?” is half a name.', inFull: roomByHalf },
  { why: '“And ours?” names no room, but an earlier message did.', inFull: inOurRoom },
  { why: '“In the bath, I think” would ask about the bath, not tell where a ring is.', inFull: lostThere },
  { why: '“If we cancel” may mean the stay or an extra.', inFull: whatIsCancelled },
  { why: '“If I do it on the 1st of July” means cancelling.', inFull: cancelledOn },
  { why: '“No, the other way, Mon Tue”: what comes before the days says nothing.', inFull: inTheOtherWay },
  { why: '“And the week?” is midweek, after a weekend.', inFull: inTheWeek },
  { why: '“Drop the Wednesday” leaves the other nights.', inFull: withoutDay },
  { why: '“Thursday then, in the lodge” would ask for an ordinary night, not the Flexi.', inFull: flexiInRoom },
  { why: '“And the others?” means the rooms not named yet.', inFull: otherRooms },
  { why: '“And the third cabin?” means the only one not named yet.', inFull: thirdOfCabins },
  { why: '“How much again?” means what is paid for, not the paying.', inFull: priceOfWhatIsPaid },
  { why: '“How long before?” means what is ordered.', inFull: noticeOfWhatIsOrdered },
  { why: '“The lodge is nice, what do the others cost?” names only the one that is not asked about.', inFull: pricesOfOthers },
  { why: '“It’s 1 in the morning” belongs to the complaint before it.', inFull: atThatHour },
  { why: '“What do you get for that?” would be the price once more.', inFull: whatRoomOffers },
  { why: '“In that, or is it another one?” may be another one.', inFull: roomWhereIt },
  { why: '“And for looking at the stars?” asks which is best for that.', inFull: bestForAnother },
  { why: '“Will it be warm when we arrive?” would be the room, not the bath.', inFull: bathWarm },
  { why: '“What is the beach like there?” would be ours.', inFull: beachOfPlace },
  { why: '“How do I spend it?” means the voucher.', inFull: voucherSpent },
  { why: '“And walking?” asks for the same distance.', inFull: onFoot },
  { why: '“We’re in Stormchaser though” asks whether the bath can be had there.', inFull: bathThere },
  { why: '“So both?” may be a bath and its reheat …', inFull: bathAndReheat },
  { why: '… or the two nights of the weekend …', inFull: bothWeekendNights },
  { why: '… or two couples.', inFull: forBothCouples },
  { why: '“One first and then two more” are a bath and its reheats.', inFull: bathThenMore },
  { why: '“Two of the other one” means the other box.', inFull: ofTheOtherBox },
  { why: '“And the rest when?” is about paying.', inFull: payingInFull },
  { why: '“Which of the two is cheaper?” means the rooms of the last answer.', inFull: ofThoseTwo },
  { why: '“What would the posher one cost extra?” compares them, too.', inFull: dearerOfTwo },
  { why: '“For the both of them”, after two rooms, means no two nights.', inFull: bothOfThoseRooms },
  { why: '“Of those three, which is the cheapest?” leaves out the fourth.', inFull: ofThoseThree },
  { why: '“And at a weekend?” compares the same two rooms.', inFull: comparedOnDays },
]

/** Each turn of the guest as it was meant, in the light of those before it. */
export function saidOut(turns: readonly Turn[]): Turn[] {
  const said: Turn[] = []
  for (const turn of turns) said.push(isGuest(turn) ? { ...turn, content: completed(turn.content, said) } : turn)
  return said
}

const completed = (sent: string, before: readonly Turn[]): string => ways.reduce((said, way) => way.inFull(said, before), sent)
