/** "Total?", after a room, its nights and extras were mentioned one by one. */
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { isAsking, sentences } from '#app/understanding/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { recallTurn, remember, type State, type Turn } from '#app/understanding/thread/dialogue.ts'
import { noddedAt } from '#app/understanding/thread/nods.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { decide } from '../deciding/decide.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { namesStay, partsOf } from '../parts-read.ts'
import { slotsMeant } from '../slots-meant.ts'
import { extrasTotal, itemsOf, lateCheckOut, summedUp } from './bill-lines.ts'
import { compose } from './compose.ts'
import { caution, nightsTotal, roomsIn } from './compose-prices.ts'
import { asksSum, type SumPart } from './sum-asked.ts'

/** Priced as well, but in no sum of ours. */
const otherwisePriced = new Set(['extras', 'picnic', 'flexi', 'flexi_booking', 'vouchers'])
const takesBack = /\b(?:instead|without|not|no|minus|except|or|off|discount|voucher|code)\b|n['’]t\b|%/i

/** Whoever writes more than that in one breath has told of more than a stay and what is ordered to it. */
const longest = 160
/** "Plus a breakfast tray, total?" */
const adding =
  /^(?:(?:and|ok|so|then)[, ]+)*((?:plus|with|add|and)\b.+?),? (?:(?:and )?what(?:['’]?s| is| would be) the |the |in )?(?:total|altogether|all together|all in)(?: then| please)?\s*[?.!]*$/i

/** “How much would that be with breakfast?” */
const withIt =
  /^(?:(?:and|ok|so|then)[, ]+)*(?:(?:can|could|would) you (?:please )?tell (?:me|us) )?(?:how much|what)(?:['’]?s| is| would| will| does| do)? (?:that|it|this|they|those|all together|altogether|in total)(?: all)?(?: would| will| be| cost| come to)*(?: altogether| all together| in total)?,? ((?:with|including|plus)\b.+?)(?: included| too| as well| then| please)*\s*[?.!]*$/i

/** “Total for both nights?”, of a bath and its reheat. */
const bothNights = / for (?:both|the two) (?:nights|evenings)\b/i
const ofBath = new Set(['heated_bath', 'bath_reheat'])

/** “Ok that one then, Friday and Saturday, with two breakfast trays.” */
const orderedWith =
  /^(?!(?:how|what|can|is|are|does|do|could|would)\b)(.{6,80}?),? with ((?:an?|one|two|the|\d) (?:\w+ )?(?:baths?|breakfasts?|trays?|hampers?|grazing box(?:es)?|reheats?)\b.*)$/i

const mayAdd = /\b(?:with|including|plus)\b/i

/** “And if we add the bath and a brekkie?” */
const addsMore =
  /^(?:(?:and|ok|so|then|what|grand)[, ]+)*(?:(?:if|say) (?:we|i) (?:add(?:ed)?|also (?:get|have|take|order)|throw in|include)|add|throw in|plus)(?: on)? ((?:the|an?|one|two|both|breakfast|brekkie|brekfast|late|grazing|\d)\b.*?)(?: too| as well| then| please)*\s*[?.!]*$/i
/** “Add that so.” */
const addsThat =
  /^(?:(?:and|ok|so|then|grand|yes|yeah)[, ]+)*(?:add|include|with|we(?:['’]ll| will) take) (?:that|it|them)(?: (?:on|in|so|then|too|please|as well))*\s*[?.!]*$/i
/** “Scrap the bath.” */
const dropsIt =
  /^(?:(?:and|ok|so|no|actually|hmm|then|right)[, ]+)*(?:if we )?(?:scrap|drop|skip|leave out|forget(?: about)?|lose|minus|without|take (?:off|out|away)) ((?:the|a|that|breakfast)\b.+?)(?: then| please| actually)*\s*[?.!]*$/i

/**
 * @param parts what the message itself names; alone, it is summed elsewhere.
 * @returns undefined where it asks for no sum, or where something of the sum is not sure.
 */
export function runningTotal(
  index: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  parts: readonly SumPart[],
  now: Date,
): { text: string; sources: EntryRef[] } | undefined {
  if (history.length === 0 && asksSum.test(message)) return namedTotal(index, parts)
  const dropped = history.length > 0 && droppedIn(index, message).length > 0
  const more = history.length > 0 ? addsMore.exec(message)?.[1] : undefined
  const pointed = history.length > 0 && addsThat.test(message)
  if (!dropped && !more && !pointed && !asksSum.test(message) && !mayAdd.test(message)) return undefined
  const ordered = history.length > 0 ? orderedWith.exec(message)?.slice(1) : undefined
  if (ordered && !asksSum.test(message)) {
    const [stay = '', extras = ''] = ordered
    const told = [...history, { role: 'user' as const, content: stay }]
    const spoken = spokenBefore(index, told, now).at(-1)
    if (spoken?.topic !== 'price' || spoken.slots.nights.length === 0) return undefined
    return runningTotal(index, `add ${extras}`, told, [], now)
  }
  const ofNights = history.length > 0 ? bothNights.exec(message)?.[0] : undefined
  if (ofNights && ofBath.has(spokenBefore(index, history, now).at(-1)?.topic ?? ''))
    return runningTotal(index, message.replace(ofNights, ''), history, [], now)
  const told = sentences(message)
  const last = told.at(-1) ?? ''
  // “We'd like the lodge for two nights midweek. How much would that be with breakfast?”
  if (told.length > 1 && withIt.test(last) && !told.slice(0, -1).some(isAsking)) {
    const before = { role: 'user' as const, content: told.slice(0, -1).join(' ') }
    return runningTotal(index, last, [...history, before], [], now)
  }
  const added = more ?? withIt.exec(message)?.[1] ?? (asksSum.test(message) ? adding.exec(message)?.[1] : undefined)
  if (history.length === 0 || !(dropped || added || pointed || asksSum.test(message))) return undefined
  const changed = dropped ? message : added
  const own = changed || pointed ? [] : parts.filter(({ reading }) => !isBareSum(reading.text))
  if (!changed && !pointed && !isBareSum(message) && own.length === parts.length) return undefined
  const before = changed ? [...history, { role: 'user' as const, content: changed }] : history
  const all = [...spokenBefore(index, before, now), ...own]
  const { facts, shelf } = index
  const priced = all.filter(
    ({ topic }) => topic === 'price' || topic === lateCheckOut || itemsOf(topic).length > 0 || otherwisePriced.has(topic),
  )
  if (priced.some(({ plainly, topic, reading }) => !plainly || otherwisePriced.has(topic) || takesBack.test(plain(reading.text))))
    return undefined
  if (priced.some(({ sources }) => sources.some((ref) => shelf.get(refOf(ref))?.origin !== 'registry'))) return undefined
  const ofOneRoom = ({ slots }: SumPart) => roomsIn(facts, slots).length === 1
  const stays = priced.filter(({ topic }) => topic === 'price')
  const stay = stays.findLast(ofOneRoom) ?? stays.at(-1)
  const rooms = stay ? roomsIn(facts, stay.slots) : []
  const [room] = rooms.length === 1 ? rooms : []
  const nights = stay && room && nightsTotal(room, stay.slots)
  const extras = priced.filter(({ topic }, at) => topic !== 'price' && priced.findLastIndex((one) => one.topic === topic) === at)
  if (!stay) return extrasTotal(facts, extras)
  if (!nights || (extras.length === 0 && !dropped)) return undefined
  const sources = [stay, ...extras].flatMap((one) => one.sources)
  return { text: `${summedUp(facts, room, stay, nights, extras)} ${caution}`, sources }
}

/** “The bath, and warm it again the next evening, how much all together?” */
function namedTotal({ facts, shelf }: KnowledgeIndex, parts: readonly SumPart[]) {
  const named = parts.filter(({ reading }) => !isBareSum(reading.text))
  const surely = named.every(
    ({ topic, plainly, reading, sources }) =>
      itemsOf(topic).length > 0 &&
      plainly &&
      !takesBack.test(reading.text) &&
      sources.every((ref) => shelf.get(refOf(ref))?.origin === 'registry'),
  )
  return surely && new Set(named.map(({ topic }) => topic)).size === named.length ? extrasTotal(facts, named) : undefined
}

/** Which extras a guest no longer wants. */
function droppedIn({ mind }: KnowledgeIndex, message: string): string[] {
  const words = dropsIt.exec(message)?.[1]
  return words ? tokens(words, mind.lexicon).flatMap(({ concept = '' }) => topicNamed[concept] ?? []) : []
}
const topicNamed: Readonly<Record<string, string>> = {
  bath: 'heated_bath',
  heated_bath: 'heated_bath',
  reheat: 'bath_reheat',
  breakfast: 'breakfast',
  grazing: 'grazing',
  late_checkout: lateCheckOut,
}

/** What the guest asked before, read as it was then. */
function spokenBefore(index: KnowledgeIndex, history: readonly Turn[], now: Date): SumPart[] {
  const { facts, mind, shelf } = index
  let before: State = { rooms: [] }
  let spoken: SumPart[] = []
  for (const turn of history.slice(-10)) {
    const dropped = turn.role === 'user' ? droppedIn(index, turn.content) : []
    if (dropped.length === 0) spoken.push(...spokenIn(turn))
    else spoken = spoken.filter(({ topic }) => !dropped.includes(topic))
  }
  return spoken

  function spokenIn(turn: Turn): SumPart[] {
    let state = before
    before = recallTurn(before, turn, mind, now, facts.estate.timeZone)
    if (turn.role !== 'user' || turn.content.length > longest || noddedAt(turn.content)) return []
    return partsOf(turn.content, state, index).map(({ reading }, _, all) => {
      const decision = decide(reading, index, all.length === 1, state.topic)
      const { topic } = decision
      const isAnswered =
        decision.kind === 'answer' || (decision.kind === 'hedge' && (decision.doubt === 'slight' || namesStay(reading)))
      const slots = slotsMeant(reading, state, index, now)
      state = remember(state, reading, slots)
      const made = isAnswered && isTopic(topic) ? compose(topic, { facts, shelf, slots, text: plain(reading.text) }) : undefined
      return { reading, topic, slots, plainly: made !== undefined && !made.partial, sources: made?.sources ?? [] }
    })
  }
}
