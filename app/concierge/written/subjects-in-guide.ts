/** Subjects in the guest guide: the way here, then how things work. The first match is quoted. */

import { routesHere } from '#app/estate/arrival.ts'
import { estate } from '#app/estate/estate.ts'
import { beaches, towns } from '#app/estate/nearby.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { roomTopics } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Quotable, Subject } from './subjects.ts'
import { howThingsWork } from './subjects-of-things.ts'

const way = topicSet('location town check_in parking beach beaches taxis walks gate_code')
/** Places the guide has directions from. */
const startingPoints = routesHere.flatMap(({ from }) => /^By car from (\w+)$/.exec(from)?.[1] ?? [])
const ferryPorts = routesHere.flatMap(({ from, ferries }) =>
  ferries ? startingPoints.filter((place) => from.endsWith(place)) : [],
)
const nearby = [...towns, ...beaches].map(({ name }) => plain(name)).join('|')
const farther = [...startingPoints, estate.address.region.replace('Co. ', '')].map(plain).join('|')

const subjects: readonly Omit<Subject, 'page'>[] = [
  {
    example: "We don't drive. Is it doable by public transport?",
    said: either(
      /\b(?:train|rail|railway|bus|coach|public transport)\b.*\b(?:how|from there|get (?:to|from|here|there)|stop|reach|to (?:you|ye|the estate)|possible|doable|manageable|without a car|near(?:est|by)?|run)\b/,
      /\b(?:is there|are there|any) (?:a |an |any )?(?:train|bus|coach)(?:s|es)?\b.*\b(?:from|to|take|get|could|can)\b/,
      /\b(?:getting|taking|catching|coming (?:by|on)|travelling by) (?:the |a )?(?:train|bus|coach)\b/,
      /^(?:is (?:it|that) )?(?:doable|possible|manageable|can it be done) by public transport\b/,
      /\b(?:far|close|near) (?:from|to) (?:the )?(?:\w+ )?(?:train |railway )?station\b/,
      /\bhow (?:far|long) (?:is it |are (?:ye|you) |does it take )?from (?:the |\w+ )?(?:train |railway )?station\b/,
      /\bhow (?:do|would|can) (?:we|i) get from the (?:train |railway |bus )?station to (?:you|ye|the (?:estate|lodge|cabins?))\b/,
      /\b(?:no|without a|not have a|not got a) car\b.*\b(?:trains?|bus(?:es)?|coach(?:es)?)\b|\b(?:trains?|bus(?:es)?|coach(?:es)?)\b.*\b(?:no|without a|not have a|not got a) car\b/,
      /\b(?:get|come|travel|reach|how)\b.*\b(?:by|with) (?:train|bus|coach|public transport)\b|\bby (?:train|bus|coach) from\b/,
      /^(?:and |so |or |what about |no )*(?:(?:is there|are there|any|by) )?(?:a |an |any )?(?:train|bus|coach|public transport)(?:s|es)?(?: to (?:you|ye|there|town)| near(?:by)?| from \w+)?$/,
      /^(?:how (?:do|would) (?:we|i) get (?:here|there|to you) )?from (?:the )?(?:train |railway |bus )?station(?: then| to (?:you|ye))?$/,
      /\b(?:without a car|not (?:have|has|having|got) (?:a )?car|no car|not drive)\b.*\b(?:get|come|reach|arrive|travel|best way|way down)\b/,
      /\b(?:get|come|reach|arrive|travel|manage|do)\b.*\b(?:without a car|no car)\b|\b(?:neither|none) of us (?:drives?|has a car)\b.{0,30}\b(?:doable|possible|manage)/,
      /\b(?:need|necessary|essential|must (?:we|i) have|have to have|useful)\b.{0,16}\b(?:a |our own |the )car\b(?! (?:park|space|seat|charger))/,
    ),
    not: anyOf(
      /check ?in|too early|arrives? at|gets in|land|at (?:\d|noon|nine|ten|eight)|late|station (?:phone|number)|how much|cost|fare/,
      /numbers?|steps|wheel ?chair|beach|strand|groceries|shopping|supermarkets?|^(?:we|i) (?:\w+ )?(?:come|coming|travel|travelling) without a car$/,
    ),
    over: new Set([...topicSet('location check_in parking town'), ...roomTopics]),
    quoted: /\bby train\b/i,
  },
  {
    example: 'No, the train?',
    after: 'We have no car',
    said: /^(?:and |so |or |no |what about )*(?:the |a |any |by )?(?:train|bus|coach)(?:s|es)?$/,
    within: topicSet('taxis'),
    over: topicSet('taxis'),
    quoted: /\bby train\b/i,
  },
  {
    example: 'How do we arrive to you from the station?',
    said: /\bhow\b.*\b(?:arrive|come|get|reach|travel)\b.*\bfrom (?:the )?(?:\w+ )?(?:train |railway |bus )?station\b/,
    not: /\b(?:how much|cost|fare|number)\b/,
    over: topicSet('location check_in parking town taxis'),
    quoted: /\bby train\b/i,
  },
  {
    example: 'Do I need to book that beforehand?',
    after: 'How do we get to you from the station?',
    said: /\b(?:book|order|arrange|ring)\b.*\b(?:beforehand|in advance|ahead|before|first)\b/,
    not: /\b(?:room|stay|cabin|lodge|night|bath|breakfast)\b/,
    within: topicSet('location'),
    quoted: /\bby train\b/i,
  },
  {
    example: "We'll be two cars, is there parking for us?",
    said: /\b(?:two|2|three|3|both|second|another|extra|separate|seperate|different) cars?\b|\b(?:both|each) (?:of us )?(?:have|bring|drive) (?:our|their|my) own cars?\b/,
    not: /\b(?:hire|rent|taxi|train|charge|charger)\b/,
    over: topicSet('parking'),
    quoted: /\bone space is kept\b/i,
  },
  {
    example: 'Could somebody bring us to the door?',
    said: /\b(?:(?:bring|drive|drop|take|leave|lift) (?:us|me|him|her|them|my \w+)|drive|(?:we|i|she|he|they|us) (?:be|get) (?:brought|driven|dropped|taken)) (?:right |up |straight )*to (?:the|our|its) door\b/,
    not: /\b(?:food|breakfast|tray|box|hamper|taxi)\b/,
    over: topicSet('parking location check_in housekeeping taxis contact access walks'),
    quoted: /\bif steps or gravel\b/i,
  },
  {
    example: "We've three big suitcases, are they far to drag?",
    said: /\b(?:suit ?cases?|luggage|bags)\b.*\b(?:far|drag\w*|carry\w*|lug\w*|haul\w*|wheel\w*|trolley)\b/,
    not: /\b(?:leave|left|store|drop\w*|before|after|hold|mind|plane|airport|charge)\b/,
    over: topicSet('check_in parking location check_out'),
    quoted: /\bfrom the car to the door\b/i,
  },
  ...startingPoints.map((place) => ({
    example: `We land in ${place}, how do we get to you?`,
    said: new RegExp(
      `\\b(?:land|arriv|fly|flying|coming|get)\\w* (?:in|into|at|to) (?:the )?${plain(place)}\\b.*\\bhow (?:do|would|can|could|should|will) (?:we|i) (?:get|come|travel|reach|make it)\\b`,
    ),
    not: /\b(?:shuttle|transfer|bus|coach|train|taxi|without a car|no car)\b/,
    over: way,
    quoted: new RegExp(`\\bby car from ${plain(place)}\\b`, 'i'),
    also: /\bby train\b/i,
  })),
  ...startingPoints.map((place) => ({
    example: `We get into ${place} at six, how long is the drive?`,
    said: new RegExp(`\\b${plain(place)}\\b.*\\bhow (?:long|far)\\b.{0,20}\\b(?:drive|driving|drives|journey|road|spin)\\b`),
    not: /\b(?:train|bus|coach|taxi|shuttle|to the (?:beach|pub|shop|sea))\b/,
    over: way,
    quoted: new RegExp(`\\bby car from ${plain(place)}\\b`, 'i'),
  })),
  {
    example: 'How do I get there from the airport?',
    said: /\bhow (?:do|would|can|could|should) (?:we|i) (?:get|come|travel|drive)\b.*\bfrom the airport\b/,
    not: /\b(?:shuttle|transfer|mini ?bus|bus|coach|train|taxi|collect|pick (?:us|me) up|how much|cost)\b/,
    over: way,
    quoted: new RegExp(`\\bby car from ${startingPoints[0]}\\b`, 'i'),
    also: /\bby train\b/i,
  },
  // We have no timetable, but can say where they stop.
  {
    example: 'When do the trains go?',
    said: /\b(?:when|what time|how often)\b.{0,16}\b(?:trains?|bus(?:es)?|coach(?:es)?)\b.{0,16}\b(?:go|goes|run|runs|leave|leaves|depart|departs|come|comes|to|from)\b|\b(?:train|bus|coach) (?:times|timetable|schedule)\b/,
    not: /\b(?:check|gate|taxi to|collect|pick)\b/,
    over: topicSet('location check_in check_out town taxis'),
    quoted: /\bby train\b/i,
  },
  ...startingPoints.map(byCarFrom),
  {
    example: 'What about coming by car?',
    said: /\b(?:coming|driving|travelling|getting (?:there|here)|come|get there) by car\b|^by car$/,
    not: wordsOr(`(?:${nearby})`, /beach|sea|shop|pub|town|village|how long|how far|parking|park/),
    over: way,
    quoted: new RegExp(`\\bby car from ${startingPoints[0]}\\b`, 'i'),
    also: new RegExp(`\\bby car from (?:${startingPoints.slice(1).join('|')})\\b`, 'i'),
  },
  {
    example: 'How does the parking work?',
    said: /\bhow(?: does| is| do| s)? (?:the |your )?parking (?:work|works|there|like)\b/,
    over: topicSet('parking'),
    quoted: /\binside the gate\b|\bparking:/i,
    also: /\bfrom the car\b/i,
  },
  {
    example: 'How far is it to walk from the parking to the cabin?',
    said: either(
      /\b(?:car ?park|parking|the car|park)\b.*\b(?:walk|far|distance|carry|lug\w*|bags|luggage|metres|minutes|door|cabin|room|lodge)\b/,
      /\b(?:walk|far|distance|carry|lug\w*|drag|bags|luggage|suitcases?|cases)\b.*\b(?:car ?park|from (?:the|our) car|the car|parking|where (?:you|we) park|to (?:the|our) (?:cabin|room|lodge|door))\b/,
      /\bpath (?:up |down )?from (?:the |our )?(?:car|car ?park|parking)\b/,
      /\b(?:trek|hike|haul|slog)\b.*\b(?:bags|luggage|suitcases?|cases)\b/,
      /\b(?:in the|after|when it is|it is) dark\b.*\b(?:need|bring|have with us|pack|take with us)\b|\b(?:need|bring|pack)\b.*\bin the dark\b/,
      /\b(?:help|carry|bring|give us a hand|someone|porter)\b.{0,16}\b(?:our|my|the|with) (?:bags|luggage|suitcases|cases)\b/,
      /\b(?:handcart|trolley|wheelbarrow|(?:need|bring|have|pack) (?:a |our |us )?(?:torch(?:es)?|flash ?lights?)|lit (?:up )?(?:at night|in the dark)|is it lit|(?:dark|pitch black) at night|path lights?)\b/,
    ),
    not: wordsOr(
      `(?:${nearby}|${farther})`,
      anyOf(
        /beach(?:es)?|sea|shop|pub|town|village|charge|charger|ev|electric|airport|station|free|cost|fee|how much|hire|left my/,
        /forgot|lost|store|leave (?:our|my|the) (?:(?:car|things|stuff) and )?(?:bags|luggage|cases)/,
      ),
    ),
    over: topicSet('parking beach beaches walks location check_in town housekeeping engagement contact'),
    quoted: /\bfrom the car\b/i,
  },
  {
    example: 'What does the entrance look like?',
    said: either(
      /\b(?:find|spot|recogni[sz]e|see)\b.{0,12}\b(?:gate|entrance|turn ?off)\b/,
      /\b(?:entrance|gateway|gate|turn ?off|turning)\b.*\b(?:look(?:s)? like|signs?|signed|missed)\b/,
      /\b(?:no|see (?:a|any|the)|is there a) sign\b|\bwhere (?:do|should|would) (?:we|i) turn(?: in| off)?\b/,
      /\b(?:spot|recogni[sz]e|missed|drove past)\b.*\b(?:entrance|gate|turn ?off|turning|place)\b/,
      /\bwhere (?:exactly |abouts )?is (?:the|your) (?:gate|entrance|turn ?off)\b|\bwhich side (?:of the road )?(?:is (?:it|the gate)|are you)\b/,
    ),
    not: /\b(?:code|pin|digits|number|not (?:open|work)\w*|shut|closed|stuck|signal)\b/,
    over: topicSet('gate_code location parking'),
    quoted: /\bour gate is\b/i,
  },
  {
    example: 'Does the gate shut behind us?',
    said: /\b(?:gates?|entrance)\b.{0,16}\b(?:locked|lock|closed|shut|open (?:by|all)|automatic|secure|electric)\b/,
    not: /\b(?:code|pin|number|not (?:open|work)\w*|stuck|keeps|stays|still|how do (?:we|i)|sheep|deer|dog)\b/,
    over: topicSet('gate_code location parking check_in'),
    quoted: /\bkey in the gate code\b/i,
  },
  // The way, step by step.
  {
    example: 'How do we find it in the dark?',
    said: either(
      /\b(?:find|spot|recogni[sz]e|see|miss)\b.{0,16}\b(?:it|you|ye|yous|the (?:place|estate|cabins?|lodge))\b.{0,16}\b(?:dark|night)\b/,
      /\bin the dark\b.*\b(?:find|spot|see|miss) (?:it|you|ye|the (?:place|gate|estate|entrance))\b/,
      /\b(?:hard|easy|difficult|tricky) (?:enough )?to (?:find|spot|miss)\b/,
      /\b(?:passed|crossed|over|past|at|after|gone|which|seen?)(?: (?:a|the|one|another|over))* ?(?:second|first|2nd|1st|two|other|little)? bridges?\b/,
      /\b(?:we are|i am|were|totally|completely) (?:well |totally |completely )?lost\b(?! (?:the|our|my|in|on|a|it|his|her))/,
    ),
    not: /\b(?:code|pin|number|key|torch|booking|bath|tub|beach|keys|phone|wallet|ring|woods?|forest|walk|sea|cliffs?)\b/,
    over: topicSet('gate_code location parking check_in town'),
    quoted: /\bour gate is\b/i,
    also: /\bcoast road for\b/i,
  },
  {
    example: 'Have you directions for the last bit?',
    said: wordsOr(
      `(?:from|after|out of|leaving|past|pass|passed) (?:${nearby})`,
      /\b(?:directions|the (?:last|final) (?:bit|stretch|kilometres?|miles?))\b/,
    ),
    not: wordsOr(
      `(?:how far is (?:${nearby})|${farther})`,
      /\b(?:beach|taxis?|cabs?|airport|collect|pick(?:ed)?|fetch|jobs?|work|chef|hiring)\b/,
    ),
    quoted: /\bcoast road for\b/i,
  },
  {
    example: `How do we find you once we’re past ${towns[0]?.name}?`,
    said: new RegExp(
      `\\b(?:find|reach|get to) (?:you|ye|it|the (?:gate|place|estate))\\b.*\\b(?:from|after|past|pass|passed|out of) (?:${nearby})\\b`,
    ),
    not: /\b(?:beach|taxis?|cabs?|train|bus|walk|airport|collect|pick(?:ed)?|fetch)\b/,
    over: topicSet('location gate_code'),
    quoted: /\bcoast road for\b/i,
  },
  {
    example: "Where's that exactly?",
    after: 'Is there parking?',
    said: /^where(?: exactly)? (?:is|are|would|s) (?:that|it|this)(?: be)?(?: exactly| then)?$/,
    within: topicSet('parking'),
    over: topicSet('parking'),
    beside: true,
    quoted: /\binside the gate\b|\bparking:/i,
  },
  {
    example: 'Where exactly do we leave the car?',
    said: either(
      /\bwhere\b.*\b(?:park|parking|car park|leave the car|car space)\b/,
      /\b(?:park|parking|cars?)\b.*\b(?:beside|outside|at) (?:the|our) (?:cabin|room|lodge|door)\b/,
    ),
    not: /\b(?:\bev\b|charg\w*|camper|truck|bikes?|bicycles?|how much|cost|free|fee)\b/,
    over: topicSet('parking'),
    beside: true,
    quoted: /\binside the gate\b|\bparking:/i,
  },
]

function byCarFrom(place: string): Omit<Subject, 'page'> {
  const name = plain(place)
  const spoken = ferryPorts.includes(place) ? `(?:${name}|(?:ferry )?(?:port|terminal))` : name
  return {
    example: `How far are you from ${place}?`,
    said: wordsOr(
      `(?:${spoken} (?:airport |port )?to (?:you|ye|here|the estate|there)|(?:how far(?: away)?|distance) (?:is |are (?:you|ye|we) )?(?:it )?(?:to |from )?${spoken}(?! to (?!you|ye|here|the estate|there)))`,
      new RegExp(`\\b(?:from|off|out of|leaving) (?:the )?(?:\\w+ )?(?:in |at |of |from )?${spoken}\\b`),
    ),
    not: anyOf(
      /shuttle|pick(?:ed)? (?:us )?up|collect|transfer|bus|coach|train|taxi|not have car|flight|lands?|landing|late/,
      /check ?in|arrive at|docks?|at (?:\d|noon|midnight)|by (?:\d|eight|nine|ten)|only gets|sails?|hang on|hold on/,
      /(?:some)?where to (?:leave|park|put)|how much|cost|fare|free|available|let us in|locked|closed|shut|held up|hold us up|(?:on the|by) (?:other side|then)/,
    ),
    over: way,
    quoted: new RegExp(`\\bfrom ${name}\\b`, 'i'),
  }
}

function wordsOr(words: string, or: RegExp): RegExp {
  return new RegExp(`\\b${words}\\b|${or.source}`)
}

export const subjectsInGuide: readonly Subject[] = [...subjects, ...howThingsWork].map((one) => ({
  ...one,
  page: 'guest guide',
}))

/** For guests who cannot walk far or climb. */
export const easyWay: readonly Quotable[] = [
  { page: 'guest guide', quoted: /\blevel gravel\b/i },
  { page: 'guest guide', quoted: /\bif steps or gravel\b/i },
]

/** For guests on the road who cannot find us. */
export const gateNotFound: Subject = {
  example: "We can't find the gate",
  page: 'guest guide',
  said: /\b(?:find|see|spot|where is|missed)\b.{0,12}\b(?:gate|entrance|turn ?off|way in)\b/,
  not: /\b(?:code|pin|number|key|password)\b/,
  quoted: /\bour gate is\b/i,
}
