/** Direct answers to yes-or-no questions, which go before what the entries say. */
import { bathRules } from '#app/products/catalogue.ts'
import { breakfastTimes } from '#app/products/ordering-rules.ts'
import { either } from '#app/understanding/any-of.ts'
import { ofOlder, ofTired } from '#app/understanding/everyday/of-peace-and-weather.ts'
import { goAhead } from '#app/understanding/follow-up-rules/phrases.ts'
import { hourOfBringing, hoursAhead, namesHourAfter } from '#app/understanding/forms/hours-named.ts'
import type { TopicId } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Ask } from './ask.ts'
import { leavesMidweek, onlyLodge } from './compose-sources.ts'

type Opening = {
  /** A guest's message that this rule opens the answer to: a test asks it. */
  example: string
  /** The guest's message before it, if the example is a follow-up. */
  after?: string
  of: ReadonlySet<string>
  /** Matches normalised text. */
  said: Pick<RegExp, 'test'>
  not?: RegExp
  words: string | ((ask: Ask) => string | undefined)
}

export const openings: readonly Opening[] = [
  {
    example: 'Do the cabins all have the same inside?',
    of: topicSet('cabin_amenities'),
    said: /\b(?:differ\w*|same|alike|identical)\b/,
    not: /\blodge\b/,
    words: 'Inside, the cabins are the same.',
  },
  {
    example: 'Could we order a grazing box for tonight still?',
    of: topicSet('grazing'),
    said: /\b(?:tonight|today|this (?:evening|afternoon)|right now)\b/,
    not: /\bhow (?:much|many)\b/,
    words: ({ facts }) => `I cannot say whether that is still possible today; please ring ${facts.estate.contacts.phone}.`,
  },
  {
    example: "We're staying in Stormchaser, can we get the grazing box too or is that only for some rooms?",
    of: topicSet('grazing'),
    said: /\b(?:only|just|which|any|all|every|some)\b.{0,8}\b(?:rooms?|cabins?)\b/,
    words: ({ facts }) =>
      // A product without a list of rooms is for all of them.
      facts.products.some(({ itemType, roomIds }) => itemType.startsWith('grazing_box') && roomIds.length > 0)
        ? undefined
        : 'Yes: to every room.',
  },
  {
    example: 'Is there a hot tub in the lodge or just the cabins?',
    of: topicSet('tub'),
    said: /\blodge\b.*\b(?:only|just|cabins?)\b/,
    words: 'It is the cabins that have one.',
  },
  {
    example: 'Does the Flexi include leaving late?',
    of: topicSet('flexi'),
    said: /\b(?:includes?|included|comes? with|part of)\b.*\b(?:late|leav\w*|stay\w*|six|6)\b/,
    words: 'Yes.',
  },
  {
    example: 'Is the bath included in the price of Sunriser?',
    of: topicSet('heated_bath'),
    said: /\b(?:included|part of (?:the|our|a) (?:price|stay|rate|room)|in (?:with )?the (?:price|room rate|room|stay)|comes? with|thrown in)\b/,
    not: /\bwhat\b|\bcomes? with (?:towels|robes|it)\b/,
    words: 'It is not part of the price of a stay.',
  },
  {
    example: "It's 5 now, can I have a bath reheat at 7?",
    of: topicSet('bath_reheat'),
    said: { test: (text) => hoursAhead(text) !== undefined },
    words: ({ facts, text }) =>
      (hoursAhead(text) ?? 0) >= bathRules.reheatHoursAhead
        ? 'That is early enough.'
        : `That is too late to order it, I am afraid; please ring ${facts.estate.contacts.phone}.`,
  },
  {
    example: 'Can the bath be reheated tonight?',
    of: topicSet('bath_reheat'),
    said: /\bon the (?:same |second )?day\b|\bsame day\b|\bthis (?:evening|afternoon)\b|\btonight\b|\btoday\b/,
    not: /\bhow (?:early|late|long|soon)\b/,
    words: 'On the day itself is fine.',
  },
  {
    example: 'Is late check-out guaranteed if I ask for it?',
    of: topicSet('late_check_out'),
    said: /\bguarantee\w*\b|\bfor (?:sure|certain|definite)\b|\balways (?:get|possible|available|free)\b/,
    words: 'It is not guaranteed.',
  },
  {
    example: 'Does late check-out have to be arranged beforehand?',
    of: topicSet('late_check_out'),
    said: /\b(?:beforehand|in advance|ahead|before we come)\b|\b(?:that|the same) (?:morning|day)\b|\b(?:in|on) the morning\b/,
    not: /\bhow (?:much|long|far|late)\b|\b(?:rush|hurry|flight|leav\w*|lie in)\b/,
    words: 'It has to be booked ahead.',
  },
  {
    example: 'After a hard year we want somewhere silent',
    of: topicSet('couples'),
    said: { test: ofTired },
    words: 'Then this may be the place for you.',
  },
  {
    example: 'Is it only for young couples?',
    of: topicSet('couples'),
    said: { test: ofOlder },
    words: 'Every adult is welcome, whatever their age.',
  },
  {
    example: 'And my mother who is 80?',
    after: 'Can I bring my guide dog?',
    of: topicSet('occupancy'),
    said: /\b(?:mother|mum|mam|mammy|father|dad|granny|grandmother|grandad|grandfather|nana|aunt|uncle|parents?)\b.*\b(?:[4-9]\d|old|elderly)\b/,
    not: /\bhow old\b|\bold (?:house|place|building)\b/,
    words: 'Every adult is welcome, whatever their age.',
  },
  {
    example: 'Does it come with wine?',
    after: 'What is the grazing box?',
    of: topicSet('wine'),
    said: /\b(?:it|that|they|box|tray|hamper) comes? with\b|\b(?:does|do) (?:it|that|they|the \w+)(?: \w+)? come with\b/,
    words: 'It is not included.',
  },
  {
    example: 'Does one tray do for the two of us?',
    of: topicSet('breakfast'),
    said: /\b(?:enough|big enough|plenty|do|does|for) (?:for |feed )?(?:the )?(?:two|both)(?: of us| people)?$/,
    words: 'It is for two.',
  },
  {
    example: 'Has it got a hot tub?',
    after: 'How much is the lodge?',
    of: topicSet('tub'),
    said: /./,
    // Also “has it got a hot tub?”, after the lodge was discussed.
    words: ({ facts, slots, text }) =>
      /\blodge\b/.test(text) || onlyLodge(slots)
        ? `None is listed for ${facts.rooms.find(({ kind }) => kind !== 'cabin')?.name}: it is the cabins that have one.`
        : undefined,
  },
  {
    example: 'Is the sauna included?',
    of: topicSet('sauna yoga meditation forest_bathing reiki picnic wine'),
    said: /\b(?:extra|included|part of (?:the|our|a) (?:price|stay|rate)|in the price|comes? with|thrown in)\b/,
    words: 'It is not part of the price of a stay.',
  },
  {
    example: 'Is the €14 for the breakfast per person?',
    of: topicSet('breakfast grazing'),
    said: /\b(?:each|apiece|per (?:person|head|guest)|for (?:the )?(?:both|two) of us|for one or)\b/,
    not: /\beach (?:morning|day|night)\b|\b(?:price of|together or) each\b/,
    words: 'The price is for the two of you together, not for each.',
  },
  {
    example: 'Does the newsletter discount work every time we come?',
    of: topicSet('newsletter'),
    said: either(
      /\b(?:stay(?:ed)?|been|was|were|guests?|come|came|visited|booked)\b.*\b(?:already|before|twice|(?:years?|months?|weeks?|while) ago|in \d{4}|last (?:year|summer|autumn|winter|spring|month|time)|again|second time|previously)\b/,
      /\balready (?:stayed|been|visited)\b|\bstayed (?:with (?:you|ye) )?(?:once|twice|three times)\b/,
      /\b(?:returning|repeat|regular) (?:guests?|customers?|visitors?)\b/,
      /\b(?:second|third|2nd|3rd|next|another|every|each) (?:visit|stay|trip|time|booking)\b|\b(?:apply|work|used?|good)\b.*\b(?:again|twice)\b/,
    ),
    words: 'It is for a first stay only.',
  },
  {
    example: 'I have a code SUMMER for 30% off',
    of: topicSet('newsletter'),
    said: /\b(?:a|the|my|this|with|got|have|using|use|called) (?:\w+ )?code (?!for|to|by|is|in|on|and|or|when|from|that|they|it|expire|work|i|we|you)[a-z]+\d*\b/,
    words: 'I know of no such code, and cannot give or check one.',
  },
  {
    example: "I've got the newsletter code",
    of: topicSet('newsletter'),
    said: /\b(?:i|we) (?:have |already |just )*(?:have|got|received) (?:the|a|your|my|our) (?:newsletter |discount |10 percent )?code\b/,
    words: 'It is for the price of the room, of a first stay.',
  },
  {
    example: 'Do I have to tick the box to get the newsletter?',
    of: topicSet('newsletter'),
    said: /\b(?:tick|check|agree|consent)\b.*\b(?:box|newsletter|sign up|subscribe)\b/,
    words: 'Yes: a newsletter needs your consent, and the box is where you give it.',
  },
  {
    example: 'The contact form says consent required. Why?',
    of: topicSet('contact_form'),
    said: /\bconsent (?:is )?required\b|\b(?:agree to|accept) (?:the|your) privacy policy\b/,
    words: 'It is sent once you have ticked the box under it: that is your consent to our privacy policy.',
  },
  {
    example: 'Are the vouchers sold on this website or on another?',
    of: topicSet('vouchers'),
    said: /\b(?:this|your|the) (?:site|website|page)\b.*\b(?:or|other|another|separate|elsewhere)\b/,
    words: 'On a website of its own.',
  },
  {
    example: 'Can we sneak a friend in?',
    of: topicSet('occupancy'),
    said: /\b(?:smuggle|sneak)\b/,
    words: 'No, please do not.',
  },
  {
    example: 'Can we order food before we come?',
    of: topicSet('dining grazing'),
    said: /\bpre ?order\w*\b|\b(?:order(?:ed)?|reserve)\b.*\b(?:before (?:we|i) (?:come|arrive)|ahead|in advance|beforehand)\b/,
    not: /\b(?:how (?:long|far|many)|when|by what)\b/,
    words: 'Yes: while you book your stay, or through the guest guide before you come.',
  },
  {
    example: 'Is it ok to sit in the hot bath for two hours?',
    of: topicSet('heated_bath'),
    said: /^(?!.*\bhow long\b).*\b(?:stay|sit|soak|be|last|in it|in there|bath)\b.*\bfor (?:about |over |more than )?(?:an?|one|two|1|2|an? whole|half an?|an? couple of|an? few|three|3) hours?\b/,
    words: `A soak is for ${bathRules.soakMinutes.from} to ${bathRules.soakMinutes.to} minutes, and no longer.`,
  },
  {
    example: 'Do we have to be gone by noon?',
    of: topicSet('check_out'),
    said: /\b(?:noon|midday|12(?::\d\d)?|twelve|half (?:past )?(?:eleven|11|twelve|12)|[1-5] ?pm|one o clock)\b/,
    not: /\b(?:late checkout|flexi|check ?in|flight|plane|train|ferry|bus|taxi|(?:sun|satur)days?)\b/,
    words: 'Not without late check-out, I am afraid.',
  },
  {
    example: 'Can you book it for me?',
    of: topicSet('how_to_book'),
    said: either(
      /^(?:(?:hi|hello|so|ok|and|great|please) )*(?:can|could|will|would) you (?:please |just )?(?:book|reserve|hold|do it|do that|make the booking)\b/,
      goAhead,
    ),
    words: 'I cannot book for you.',
  },
  {
    example: 'Can you book it for me?',
    after: 'Where is the taxi number?',
    of: topicSet('taxis'),
    said: /\b(?:can|could|will|would) you (?:please |just )?(?:book|call|ring|order|get)\b/,
    words: 'I cannot book one for you.',
  },
  {
    example: 'Perfect. Do it',
    after: 'How much is the heated bath?',
    of: topicSet('book_experience'),
    said: goAhead,
    words: 'I cannot order for you.',
  },
  {
    example: "Can I decide about the late check-out once we're there?",
    of: topicSet('late_check_out'),
    said: either(
      /\b(?:ask|decide|sort|book|add|arrange)\b.*\b(?:when|once) (?:i am|we are|we get|i get|we arrive) ?(?:there|here|in)?\b/,
      /\bon the day\b|^(?:and )?when (?:i am|we are) there$|\b(?:now|before) or (?:there|then|later)\b/,
    ),
    words: 'It has to be booked ahead.',
  },
  {
    example: "It's 5pm, can we order breakfast for tomorrow?",
    of: topicSet('breakfast'),
    said: /\btoo late\b.*\b(?:tomorrow|morning)\b|\b(?:tomorrow|morning)\b.*\btoo late\b|\b(?:can|could|still|may)\b.*\b(?:tomorrow|morning)\b/,
    words: ({ text }) => {
      const hour = text.replace(hourOfBringing, '').replace(/\b(?:in the |tomorrow |for the )?morning\b/g, '')
      if (namesHourAfter(hour, breakfastTimes.lastHour)) return 'For tomorrow that is too late, I am afraid.'
      return namesHourAfter(hour, '12:00') ? `There is time until ${breakfastTimes.orderBy} today.` : undefined
    },
  },
  {
    example: 'Do we order breakfast that morning?',
    of: topicSet('breakfast'),
    said: /\border\b.*\b(?:that|same|the|in the) morning\b|\b(?:that|same) (?:morning|day)\b.*\border\b/,
    not: /\b(?:before|for)\b/,
    words: 'Not on the morning itself.',
  },
  {
    example: 'Can we have late check-out on a Friday?',
    of: topicSet('late_check_out'),
    said: either(
      /\b(?:leave|leaving|left|check out|checking out|go|going) (?:home )?(?:on )?(?:a |the )?(?:mon|tues|wednes|thurs|fri)day\b/,
      leavesMidweek,
    ),
    words: 'Yes, after a night from Sunday to Thursday.',
  },
  {
    example: 'And Sunday night?',
    after: 'Late check-out, how much?',
    of: topicSet('late_check_out'),
    said: either(
      /\b(?:can|could|may|is|available|possible|and|what about|how about|get|have)\b.*\b(?:sun|mon|tues|wednes|thurs)day nights?\b/,
      /^(?:sun|mon|tues|wednes|thurs)day nights?\b/,
    ),
    words: ({ slots }) =>
      slots.nights.every((night) => night === 'weekday') ? 'Yes, after a night from Sunday to Thursday.' : undefined,
  },
]

/** A sentence with a trailing blank, or ''. */
export function openingFor(topic: TopicId, ask: Ask): string {
  const { text } = ask
  const fits = openings.find(({ of, said, not }) => of.has(topic) && said.test(text) && !not?.test(text))
  const words = typeof fits?.words === 'function' ? fits.words(ask) : fits?.words
  return words ? `${words} ` : ''
}
