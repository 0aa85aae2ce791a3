/** "Total?", after a room, its nights and extras were mentioned one by one. */

import { billSoFar } from '#app/concierge/bill/bill-so-far.ts'
import { caution, flexiTotal, nightsTotal, roomsIn, roomsTogether } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { asksSum, isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { moreOfThose } from '#app/understanding/forms/stay-words.ts'
import { isAsking, sentences } from '#app/understanding/parts.ts'
import { content, slotConcepts } from '#app/understanding/reading.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, guestTurn, isGuest } from '#app/understanding/turns.ts'
import { extrasTotal, isEveryEvening, itemsOf, lateCheckOut, summedUp } from './bill-lines.ts'
import { eachOf, lessIn, nightMore, spokenBefore, takesBack, turnsBefore } from './bill-so-far.ts'
import {
  addedIn,
  addsBeside,
  addsThat,
  asksPrice,
  bothNights,
  changesStay,
  heated,
  itOnBoth,
  lateLeaving,
  mayAdd,
  moreIn,
  named,
  namesOwn,
  nightsWithThat,
  otherThatHasIt,
  type StayAndExtras,
  stayAndExtras,
  toldOneByOne,
  withoutLead,
  withThat,
} from './bill-wording.ts'
import { roomsNamed, toldByForm } from './calculated-by-form.ts'
import { bathTwice } from './counted-extras.ts'
import { savedBetween, savedWith, savingAsked, savingWithAsked } from './saved-between.ts'
import { staysCompared } from './stays-compared.ts'
import { isAddable, type SumPart, sumAsked } from './sum-asked.ts'
import { tellsSum } from './sums-told.ts'

/** Priced as well, but in no sum of ours. */
const otherwisePriced = new Set(['extras', 'picnic', 'flexi_booking', 'vouchers'])
const ofBath = new Set(['heated_bath', 'bath_reheat'])

/** `beside`: said after what the message is answered with. */
type RunningTotal = Told & { beside?: true }

type Asked = { index: KnowledgeIndex; message: string; history: readonly Turn[]; parts: readonly SumPart[]; now: Date }

/**
 * @param parts what the message itself names; alone, it is summed elsewhere.
 * @returns undefined where it asks for no sum, or where something of the sum is not sure.
 */
export function runningTotal(
  index: KnowledgeIndex,
  sent: string,
  history: readonly Turn[],
  parts: readonly SumPart[],
  now: Date,
): RunningTotal | undefined {
  const kept = billSoFar(index, sent, history, now)
  if (kept) return kept
  const message = withoutLead(sent)
  if (otherThatHasIt.test(message)) return undefined
  const asked = { index, message, history, parts, now }
  const told =
    toldByForm(index, message, history, now) ?? ofTwoCouples(asked) ?? staysCompared(index, message, now) ?? toldAtOnce(asked)
  if (told) return told
  if (history.length === 0) return asksSum.test(message) ? namedAlone(asked) : laterSentence(index, message, history, now)
  const saved = savingAsked(message)
    ? savedBetween(index, spokenBefore(index, history, now))
    : savingWithAsked(message)
      ? savedWith(index, roomsNamed(index, message, now), spokenBefore(index, history, now))
      : undefined
  if (saved) return saved
  const inOtherWords = saidOtherwise(asked)
  if (inOtherWords) return runningTotal(index, inOtherWords.message, inOtherWords.history, [], now)
  const beside = moreIn(message) ? undefined : addsBeside.exec(message)?.[1]
  if (beside) return besideIt(asked, beside)
  const many = nightsWithThat.exec(message)?.[1]
  if (many) return nightsAnew(asked, many)
  return bothEvenings(asked) ?? bothEveningsBefore(asked) ?? billChanged(asked)
}

/** “And how much is that all together?”, once more. */
function bothEveningsBefore({ message, history, ...asked }: Asked): RunningTotal | undefined {
  const at = isBareSum(message) ? history.findLastIndex(isGuest) : -1
  const before = history[at]
  return before && bothEvenings({ ...asked, message: before.content, history: history.slice(0, at) })
}

/** “Stargazer and Stormchaser for a Friday night”, of two couples: both rooms are theirs. */
function ofTwoCouples({ index, message, history, parts }: Asked): RunningTotal | undefined {
  const [stay, ...others] = parts.filter(isOfStay)
  const asked = [...guestMessages(history).slice(-turnsOfCouples), message]
  const isMeant = asked.some((one) => twoCouples.test(one)) && !eitherRoom.test(message)
  if (!stay?.plainly || others.length > 0 || stay.slots.rooms.length !== 2 || !isMeant) return undefined
  const text = isAddable(index, stay) ? roomsTogether(index.facts, stay.slots) : undefined
  return text ? { text, sources: [...stay.sources] } : undefined
}
const turnsOfCouples = 4
const twoCouples =
  /\b(?:another|other|second|two|2) (?:couples?|pair)\b|\b(?:four|4) of us\b|\b(?:second|another) (?:room|cabin) for\b/i
const eitherRoom = /\b(?:or|differences?|cheaper|dearer|than|versus|vs|which|compared?|instead)\b/i

/** A stay and what is ordered to it, in one breath or sentence by sentence. */
function toldAtOnce({ index, message, history, parts, now }: Asked) {
  const told = takesBack.test(plain(message)) || sumAsked(index, message, parts) ? undefined : stayAndExtras(message)
  const asksOrNames = asksPrice.test(message) || history.length > 0 || told?.onlyNamed
  const isAsked = asksSum.test(message) || ((told?.joined !== 'and' || moreOfThose.test(plain(message))) && asksOrNames)
  const together = told && isAsked ? billInOneBreath(index, told, history, now) : undefined
  if (together) return together
  const apart = toldOneByOne(message)
  return apart && billInOneBreath(index, { ...apart, extras: apart.extras.join(', ') }, history, now)
}

/** Extras alone, before anything was spoken of. */
function namedAlone({ index, message, parts, now }: Asked) {
  const read = countsAll(message, parts) ? namedTotal(index, parts) : undefined
  if (read) return read
  const apart = spokenBefore(index, eachOf(heated(message)), now)
  return countsAll(message, apart) ? namedTotal(index, apart) : undefined
}

/** The change alone, of several sentences; what “it” is; and “the total with that” of what was said just before. */
function saidOtherwise({ index, message, history, now }: Asked): Pick<Asked, 'message' | 'history'> | undefined {
  const change = changeIn(index, message)
  if (change && change !== message) return { message: change, history }
  const onBoth = itOnBoth.exec(message)?.[1]
  const ordered = onBoth ? spokenBefore(index, history, now).findLast(({ topic }) => itemsOf(topic).length > 0) : undefined
  if (ordered)
    return { message: `add a ${ordered.topic === 'breakfast' ? 'breakfast' : 'heated bath'} on both ${onBoth}`, history }
  const ofAll = change === undefined && withThat.test(message) ? sentences(message).slice(0, -1) : []
  return ofAll.length > 0 ? { message: 'What is the total?', history: [...history, ...ofAll.map(guestTurn)] } : undefined
}

/** “And the hot bath”: told what it is, and after that what it all comes to. */
function besideIt({ index, history, now }: Asked, beside: string): RunningTotal | undefined {
  const whole = bill(index, spokenBefore(index, [...history, guestTurn(named(beside))], now), false)
  return whole ? { ...whole, beside: true } : undefined
}

/** “And for two nights with that?”: so many nights of the kind that was spoken of last. */
function nightsAnew({ index, history, now }: Asked, many: string) {
  const nights = spokenBefore(index, history, now).findLast(({ slots }) => slots.nights.length > 0)?.slots.nights
  const kinds = [...new Set(nights)]
  const stay = `price of ${many} ${kinds.length === 1 ? kinds[0] : ''} ${many === 'one' ? 'night' : 'nights'}`
  return bill(index, spokenBefore(index, [...history, guestTurn(stay)], now), false)
}

/** “Total for both nights?”, of a bath. */
function bothEvenings({ index, message, history, now }: Asked): RunningTotal | undefined {
  const isAsked = (bothNights.test(message) && asksPrice.test(message)) || wantsItTwice.test(message)
  const spoken = isAsked ? spokenBefore(index, history, now).at(-1) : undefined
  const ofBaths = spoken?.plainly && ofBath.has(spoken.topic) && isAddable(index, spoken) ? bathTwice(index.facts) : undefined
  return spoken && ofBaths ? { text: ofBaths, sources: [...spoken.sources] } : undefined
}

/** “And if we want it both nights?” */
const wantsItTwice =
  /\b(?:if|can|could|may|say) (?:we|i) (?:want(?:ed)?|have|had|take|took|order(?:ed)?|use|get|got|like)(?: to have)? (?:it|that|one|the bath)(?: on| for)? (?:both|the two|two|each|every) (?:nights?|evenings?|days?)\b/i

/** The bill so far with what the message adds to it, takes from it or has otherwise. */
function billChanged({ index, message, history, parts, now }: Asked) {
  if (changesStay.test(message) && parts.length > 0 && wasBilled(index, history))
    return parts.every(isOfStay) ? bill(index, [...spokenBefore(index, history, now), ...parts], false) : undefined
  const longer = nightMore(message) && wasBilled(index, history)
  if (longer) return bill(index, spokenBefore(index, [...history, guestTurn(message)], now), false)
  const dropped = lessIn(index, message) !== undefined
  const pointed = addsThat.test(message)
  const more = moreIn(message)
  if (!dropped && !more && !pointed && !asksSum.test(message) && !mayAdd.test(message)) return undefined
  const later = laterSentence(index, message, history, now)
  if (later) return later
  const changed = dropped ? message : (more ?? addedIn(message))
  if (!(changed || pointed || asksSum.test(message))) return undefined
  const own = changed || pointed ? [] : parts.filter(({ reading }) => !isBareSum(reading.text) && namesOwn.test(reading.text))
  if (!changed && !pointed && !isBareSum(message) && own.length === parts.length) return undefined
  const before = changed ? [...history, guestTurn(dropped ? changed : named(changed))] : history
  return bill(index, [...spokenBefore(index, before, now), ...own], dropped)
}

/** “No wait, we'll cook ourselves. Drop the food.”: the sentence that changes the bill, where the others ask nothing but the sum. */
function changeIn(index: KnowledgeIndex, message: string): string | undefined {
  const told = sentences(message)
  const isChange = (one: string) => lessIn(index, one) !== undefined || moreIn(one) !== undefined
  const changes = told.filter(isChange)
  const others = told.filter((one) => !isChange(one))
  return changes.length === 1 && others.every((one) => isBareSum(one) || !isAsking(one)) ? changes[0] : undefined
}

const wasBilled = ({ facts }: KnowledgeIndex, history: readonly Turn[]): boolean => {
  const told = history.filter((turn) => !isGuest(turn)).slice(-billsRemembered)
  return told.some(({ content }) => tellsSum(content) && facts.products.some(({ name }) => content.includes(name)))
}
const billsRemembered = 4

/** “We'd like the lodge for two nights midweek. How much would that be with breakfast?” */
function laterSentence(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date) {
  const told = sentences(message)
  const last = told.at(-1) ?? ''
  if (told.length < 2 || !addedIn(last) || told.slice(0, -1).some(isAsking)) return undefined
  return runningTotal(index, last, [...history, guestTurn(told.slice(0, -1).join(' '))], [], now)
}

const ofStay = new Set([...slotConcepts, 'price', 'cheap', 'dear', 'hello'])

/** “Two nights in Stargazer, with a bath and breakfast, how much?”, “ok that one, Friday and Saturday, with two breakfast trays”. */
function billInOneBreath(
  index: KnowledgeIndex,
  { stay, extras }: Pick<StayAndExtras, 'stay' | 'extras'>,
  history: readonly Turn[],
  now: Date,
) {
  const told = [...history, guestTurn(stay)].slice(-turnsBefore)
  const before = spokenBefore(index, told, now)
  const spoken = before.at(-1)
  const { nights = [], count, rooms = [] } = spoken?.slots ?? {}
  const isStay = spoken?.topic === 'price' && rooms.length === 1 && (nights.length > 0 || count !== undefined)
  // After a weekend night nobody leaves late.
  // “With a picnic basket”, which has no price here.
  const namesMore = spoken && content(spoken.reading.tokens).some(({ concept = '' }) => concept !== '' && !ofStay.has(concept))
  if (!isStay || namesMore || (lateLeaving.test(extras) && nights.at(-1) === 'weekend')) return undefined
  const ordered = spokenBefore(index, [...told, ...eachOf(extras)], now).slice(before.length)
  return bill(index, [spoken, ...ordered], false)
}

/** @param dropped whether a stay alone is left of it. */
function bill(index: KnowledgeIndex, all: readonly SumPart[], dropped: boolean) {
  const { facts } = index
  const priced = all
    .filter(
      ({ topic }) => stayTopics.has(topic) || topic === lateCheckOut || itemsOf(topic).length > 0 || otherwisePriced.has(topic),
    )
    .filter(({ topic, reading }) => topic !== 'extras' || !whatThereIs.test(plain(reading.text)))
  if (priced.some((one) => !one.plainly || otherwisePriced.has(one.topic) || takes(one))) return undefined
  if (!priced.every((one) => isAddable(index, one))) return undefined
  const ofOneRoom = ({ slots }: SumPart) => roomsIn(facts, slots).length === 1
  const stays = priced.filter(isOfStay).map(insteadOf)
  const stay = stays.findLast(ofOneRoom) ?? stays.at(-1)
  const rooms = stay ? roomsIn(facts, stay.slots) : []
  const [room] = rooms.length === 1 ? rooms : []
  const isFlexi = stay?.topic === 'flexi'
  const nights = stay && room && (isFlexi ? flexiTotal(room, stay.slots) : nightsTotal(room, stay.slots))
  const named = priced
    .filter(({ topic }) => !(isFlexi && topic === lateCheckOut))
    .filter(({ topic }, at, all) => !stayTopics.has(topic) && all.findLastIndex((one) => one.topic === topic) === at)
  const everyEvening = named.findLast(isEveryEvening)
  const extras = everyEvening ? named.filter((one) => one === everyEvening || !ofBath.has(one.topic)) : named
  if (!stay) return extrasTotal(facts, extras)
  if (!nights || (extras.length === 0 && !dropped)) return undefined
  const sources = [stay, ...extras].flatMap((one) => one.sources)
  return { text: `${summedUp(facts, room, stay, nights, extras)} ${caution}`, sources }
}

const stayTopics = new Set(['price', 'flexi'])
const isOfStay = ({ topic }: SumPart) => stayTopics.has(topic)
/** “What extras can one order?” orders none. */
const whatThereIs = /^(?:and |so |ok )*(?:what|which|are there|do you (?:have|do)|have you)\b/

/** “And in Stargazer instead?”: named last, and no longer beside the room before. */
const insteadOf = (part: SumPart): SumPart => {
  const { reading, slots } = part
  const changes = slots.rooms.length === 2 && /\b(?:instead|what if|make (?:it|that)|if we (?:take|took))\b/i.test(reading.text)
  return changes ? { ...part, slots: { ...slots, rooms: slots.rooms.slice(-1) } } : part
}

/** Other days instead take nothing off the bill. */
const takes = ({ topic, reading }: SumPart): boolean => {
  const text = plain(reading.text)
  return takesBack.test(stayTopics.has(topic) ? text.replace(/\binstead\b/, '') : text)
}

/** A bath or a stay that was not read as a part of its own is missing from the sum. */
const countsAll = (message: string, parts: readonly SumPart[]): boolean =>
  !namesNights.test(message) &&
  (!/\bbaths?\b(?! (?:re-?heat|again))/i.test(message) || parts.some(({ topic }) => topic === 'heated_bath'))
const namesNights = /nights?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:weekend|mid ?week|stay)\b/i

/** “The bath, and warm it again the next evening, how much all together?” */
function namedTotal(index: KnowledgeIndex, parts: readonly SumPart[]) {
  const named = parts.filter(({ reading }) => !isBareSum(reading.text))
  const surely = named.every(
    (one) => itemsOf(one.topic).length > 0 && one.plainly && !takesBack.test(one.reading.text) && isAddable(index, one),
  )
  return surely && new Set(named.map(({ topic }) => topic)).size === named.length ? extrasTotal(index.facts, named) : undefined
}
