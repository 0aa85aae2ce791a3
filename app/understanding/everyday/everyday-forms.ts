/** More of what a part asks by its form: how to get here, for whom one books, and everyday turns of phrase. */
import { estate } from '#app/estate/estate.ts'
import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'
import { type Form, type Formed, surely } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import { asCouplesWrite } from './as-couples-write.ts'
import { asGuestsWrite } from './as-guests-write.ts'
import { asStrangersAsk } from './as-strangers-ask.ts'
import { askedInShort } from './asked-in-short.ts'
import { askedInTalk } from './asked-in-talk.ts'
import { ofAStay } from './asked-of-a-stay.ts'
import { ofThePlace } from './asked-of-the-place.ts'
import { otherForms } from './asked-otherwise.ts'
import { duringTheStay } from './during-the-stay.ts'
import { everydayTalk } from './everyday-talk.ts'
import { hereAndNow } from './here-and-now.ts'
import { hopesAndDoubts } from './hopes-and-doubts.ts'
import { latelyAsked } from './lately-asked.ts'
import { plainNeeds } from './plain-needs.ts'
import { plainlyTold } from './plainly-told.ts'
import { putOtherwise } from './put-otherwise.ts'
import { roundaboutAsked } from './roundabout-asked.ts'
import { whichRoom } from './which-room.ts'
import { whilePlanning } from './while-planning.ts'

const companions = oneOf(
  'boss|friends?|mates?|daughter|son|parents|mother|father|mum|mam|mom|dad|sister|brother|in laws|mother in law',
  'father in law|aunt|uncle|granny|grandparents|colleague|client|customers?|couple|someone else|somebody else',
  'other people|neighbours?',
)
const young =
  '(?:\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?!\\d)'
const home = estate.name.toLowerCase()
const hour =
  '(?:[7-9]|1[0-2]|seven|eight|nine|ten|eleven|midnight|half (?:past )?(?:seven|eight|nine|ten|eleven|[7-9]|1[01]))(?::\\d\\d)?'

/** The first that fits decides; `near` are the topics that the classifier hears in such words. */
const forms: readonly Form[] = [
  // "Could we rock up around nine some Friday?" asks for no free Friday.
  {
    near: topicSet('availability check_in unknown offtopic check_out late_check_out children contact location gate_code town'),
    said: new RegExp(
      [
        '\\b',
        oneOf(
          'rock(?:ing)? up|roll(?:ing)? up|get (?:in(?:to)?|there|to (?:you|the (?:lodge|cabin|estate|place)))',
          'getting (?:in|there)|arriv(?:e|ing)|be (?:there|with you)|turn(?:ing)? up|show(?:ing)? up|pull(?:ing)? up',
          `reach(?:ing)? (?:you|the \\w+|${home})|land(?:ing)? (?:in|on you)`,
        ),
        `\\b.{0,20}\\b(?:at|around|about|for|by|after|past|near|close to|until|till) (?:about |around |maybe )?${hour}\\b`,
      ].join(''),
    ),
    not: /\b(?:in the morning|am|bus|train|flight|plane|ferry|taxi|voucher|breakfast|tray|hamper|box|food)\b/,
    topic: 'check_in',
  },
  {
    near: topicSet('check_in unknown'),
    said: /\bwhich (?:one |time |of (?:them|those|these) )?is (?:it|right|correct|true|the right one)\b/,
    topic: 'check_in',
  },
  // "How we can arrive to you from the airport?"
  {
    near: topicSet('check_in unknown offtopic town parking availability'),
    said: /\bhow (?:we|i|one|people|do (?:we|i)|can (?:we|i)|could (?:we|i)|would (?:we|i)|to)\b.{0,20}\b(?:arrive|come|get|reach|travel)(?: (?:over|down|up|out|there|here|you|to \w+|by \w+))* (?:\w+ )?from\b/,
    topic: 'location',
  },
  {
    near: topicSet('town unknown check_in location walks'),
    said: /\b(?:which|what) (?:train|railway|rail) stations? (?:is|are) (?:the )?(?:nearest|closest)\b/,
    topic: 'town',
  },
  {
    near: topicSet('unknown town location check_in offtopic'),
    said: /\b(?:hire|get|book|order|call|ring|take|find|need|want|share)\b.{0,10}\b(?:taxis?|cabs?|hackneys?)\b/,
    not: /\b(?:how much|cost|price|fare|come to|roughly|what would|can you|could you|will you|would you|arrange|organi[sz]e|for us)\b/,
    topic: 'taxis',
  },
  // Who books for somebody else asks nothing of children, though it may be a daughter.
  {
    near: topicSet(
      'children occupancy cancellation how_to_book unknown offtopic change_booking vouchers availability pets couples',
    ),
    said: new RegExp(
      `\\b(?:book(?:ing)?|reserv(?:e|ing|ation)|stay)\\b.{0,24}\\b(?:for|on behalf of) (?:(?:my|a|our|the|his|her|two|some) )?(?:\\w+ )?${companions}\\b`,
    ),
    not: anyOf(
      /\d+|years?|old|kids?|child|children|baby|toddler|teen\w*|voucher|gift|with (?:me|us)|change|cancel|join|third/,
      /extra|dogs?|whippet/,
    ),
    topic: 'how_to_book',
  },
  {
    near: topicSet('occupancy unknown couples beds offtopic per_room rooms availability'),
    said: new RegExp(
      `\\b(?:(?:my|our|the) (?:\\w+ )?(?:lads|boys|girls|sons|daughters|twins|nephews|nieces|two)|they) (?:\\w+ )?(?:they )?(?:are|aged) (?:only |just |nearly |about )?${young}(?: and ${young})?(?! of us\\b| adults?\\b| euro\\b| weeks?\\b| people\\b| (?:kilo|k)\\w*)`,
    ),
    not: /\b(?:dogs?|cats?|pups?|pets?|terriers?|nights?|rooms?|cabins?)\b/,
    topic: 'children',
  },
  {
    near: topicSet('children unknown occupancy couples beds offtopic per_room'),
    said: /\b(?:two|2) (?:\w+ )?(?:lads|girls|women|men|friends|sisters|brothers|guys|gals|mates|ladies|gents|fellas|females|males)\b/,
    not: anyOf(
      /\d\d|years?|old|kids?|beds?|twin|separate|rooms|behaved|(?:my|our) (?:two|2)|six|seven|eight|nine|ten|eleven/,
      /twelve|\w+teen/,
    ),
    topic: 'occupancy',
  },
  {
    near: topicSet('housekeeping deposit terms unknown offtopic kitchen complaint lost thanks'),
    said: /\b(?:i|we|he|she) (?:have |has |just |accidentally |may have |might have )*(?:broke|broken|smashed|dropped|spilled|spilt|cracked|stained|scorched|knocked over) (?:a|the|your|one of|some|red|wine|coffee) (?!(?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|nose|rib|news|hint|tooth|promise|record))/,
    not: /\b(?:if|what happens|would|could)\b/,
    topic: 'housekeeping',
  },
  {
    near: topicSet('cancellation housekeeping unknown check_out change_booking contact'),
    said: /\bif (?:we|i) (?:do|can|did|could|will) not (?:make it|arrive|get (?:there|in|here|to you))\b.*\b(?:by|before|until|till) (?:8|eight|then|20)\b/,
    topic: 'check_in',
  },
  // "Is Stargazer 199 at the weekend?", "is the lodge over 200 a night?"
  {
    near: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest dearest offtopic price about'),
    said: /^(?:(?:and|so|but|ok) )*(?:is|are|was|does|would)\b(?=.*\b(?:stargazer|sunriser|stormchaser|lodge|it)\b).{0,40}\b(?:euro )?[1-9]\d{2}\b(?! (?:acres|people|guests|km|kilometres|metres|percent|years?|minutes|nights))/,
    not: /\b(?:dogs?|bath|breakfast|deposit|voucher|built|since)\b/,
    topic: 'price',
  },
  // "Is the lodge really only 159?"
  {
    near: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest unknown cheapest offtopic'),
    said: /\b(?:is|are|was)\b.*\b(?:really|only|just|still) (?:only |just |from )?(?:euro )?[1-9]\d{2}\b(?! (?:acres|people|guests|km|metres|years?))/,
    topic: 'price',
  },
  {
    near: topicSet('deposit unknown'),
    said: /\blose (?:the|my|our) deposit\b/,
    topic: 'cancellation',
  },
  {
    near: topicSet('couples occupancy unknown availability price'),
    said: either(
      /\b(?:travell?ing|coming|come|stay(?:ing)?|visit(?:ing)?|book(?:ing)?)\b.{0,16}\b(?:on my own|alone|solo|by myself)\b/,
      /\bsolo (?:woman|man|guest|travell?er|female|male|stay)\b/,
    ),
    not: /\b(?:bath|tub|swim|walk|safe|couples?|thinking|dogs?|pets?|pup|puppy|cats?)\b/,
    topic: 'occupancy',
  },
  {
    near: topicSet('vouchers unknown'),
    said: /\bhow long (?:has|have|do|does|will|would) (?:she|he|they|i|we|you|it) (?:have |got |get )?(?:to (?:use|spend|redeem)|left)\b/,
    topic: 'vouchers',
  },
]

const all = [
  ...[
    ...latelyAsked,
    ...hereAndNow,
    ...plainNeeds,
    ...askedInShort,
    ...asCouplesWrite,
    ...whilePlanning,
    ...putOtherwise,
    ...asGuestsWrite,
    ...plainlyTold,
    ...hopesAndDoubts,
    ...asStrangersAsk,
    ...askedInTalk,
    ...duringTheStay,
    ...roundaboutAsked,
    ...whichRoom,
  ],
  ...[...otherForms, ...ofAStay, ...ofThePlace, ...everydayTalk, ...forms],
]

/** `text` is made plain. */
export function everydayForm(topic: string, text: string): Formed | undefined {
  const form = all.find((one) => one.near.has(topic) && one.said.test(text) && !one.not?.test(text))
  return form && { topic: form.topic, confidence: surely, unwritten: [], ...(form.gap && { gap: form.gap }) }
}
