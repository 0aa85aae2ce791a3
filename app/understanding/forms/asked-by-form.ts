/**
 * What a part asks by its form, whatever its words weigh: the classifier hears "late", "bed" and "bath", but not what is asked about
 * them.
 */

import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { type TopicId, topicOfStandIn } from '#app/understanding/topics.ts'
import { tellsOfFault } from '#app/understanding/troubles/broken-things.ts'
import { ceilingIn } from './ceiling.ts'
import { everydayForm } from './everyday-forms.ts'

export type Formed = { topic: TopicId | 'availability'; confidence: number; unwritten?: []; gap?: string }

/** `text` is made plain, `asked` as it was written; `named` are the concepts of its content words, '' for a word that has none. */
export function askedByForm(topic: string, text: string, named: readonly string[], asked = text): Formed | undefined {
  const everyday = everydayForm(topic, text)
  if (everyday) return everyday
  const described = roomDescribed(topic, text, named)
  if (described) return { topic: described, confidence: 0.75 }
  const compared = roomsCompared(topic, text, named)
  if (compared) return { topic: compared, confidence: 0.75, unwritten: [] }
  if ((topic === 'weekend' || topic === 'price') && ofTheDay.test(text) && !named.some((one) => topicOfRoom[one]))
    return { topic: 'weekend', confidence: 0.75 }
  if (moneyBack(topic, text)) return { topic: 'cancellation', confidence: 0.75, unwritten: [] }
  if (lengthening.has(topic) && oneMoreNight.test(text)) return { topic: 'change_booking', confidence: 0.75, unwritten: [] }
  if (
    (topic === 'flexi' || topic === 'price') &&
    named.includes('flexi') &&
    named.every((one) => one === 'flexi' || ofStay.has(one))
  )
    return { topic: 'flexi', confidence: 0.75 }
  // “Stormchaser one night on a Tuesday with late leaving, what's the total?”
  if ((topic === 'price' || topic === 'flexi') && named.includes('late_checkout') && named.includes('one_night'))
    return { topic: 'flexi', confidence: 0.87 }
  if (oneNightRefused.test(text)) return { topic: 'flexi_booking', confidence: 0.87 }
  if (paymentFails.test(text)) return { topic: 'payment_page', confidence: 0.75, unwritten: [] }
  if (lightsStove.test(text)) return { topic: 'heating_and_cooling', confidence: 0.75, unwritten: [] }
  if (named.includes('heated_bath') && payExtra.test(text) && !named.includes('card'))
    return { topic: 'heated_bath', confidence: 0.75 }
  if (codeFails.test(text) && !named.includes('wifi')) return { topic: 'gate_code', confidence: 0.87, unwritten: [] }
  if (!dear.has(topic) && putOnBill.test(text)) return { topic: 'book_experience', confidence: 0.75, unwritten: [] }
  if (onTheRoad.has(topic) && arriving.test(text)) return { topic: 'check_in', confidence: 0.87, unwritten: [] }
  if ((topic !== 'bath_reheat' || notAsPromised.test(text)) && tellsOfFault(text, asked))
    return { topic: 'housekeeping', confidence: 0.87, unwritten: [] }
  if (leaving.has(topic) && hour.test(text) && unpaid.test(text) && !lateForNothing(text))
    return { topic: 'check_out', confidence: 0.75 }
  if (sleeping.has(topic) && sleepsThird(text, named)) return { topic: 'occupancy', confidence: 0.87, unwritten: [] }
  if (waiting.has(topic) && oursBy.test(text) && !ofTheEnd.test(text))
    return { topic: 'check_in', confidence: 0.87, unwritten: [] }
  if (neighbouring.has(topic) && atMost.test(text)) return { topic: 'rooms', confidence: 0.75 }
  if (dearestToEat.test(text) && !named.some((concept) => eatenElsewhere.has(concept)))
    return { topic: 'extras', confidence: 0.87 }
  if (lodging.has(topic) && moreThanTwo.test(text) && !named.includes('child') && !named.includes('pet') && !minor.test(text))
    return { topic: 'occupancy', confidence: 0.87 }
  if (named.includes('late_checkout') && named.some((concept) => concept === 'cheap' || concept === 'dear') && costing.has(topic))
    return { topic: 'late_check_out', confidence: 0.87 }
  if (
    (topic === 'dearest' || topic === 'cheapest') &&
    superlative.test(text) &&
    !named.some((one) => ofPrice.has(one)) &&
    !ofMoney.test(text)
  )
    return { topic: 'rooms', confidence: 0.5 }
  if (wantsPerson.test(text)) return { topic: 'contact', confidence: 0.87, unwritten: [] }
  if (!ringing.has(topic) && whomToRing.test(text)) return { topic: 'contact', confidence: 0.87 }
  if (paying.has(topic) && named.some((concept) => ordered.has(concept)) && cashOr.test(text))
    return { topic: 'pay_addons', confidence: 0.87, unwritten: [] }
  if (!dear.has(topic) && named.every((concept) => concept === '' || ofStay.has(concept)) && ceilingIn(text))
    return { topic: 'cheapest', confidence: 0.87, unwritten: [] }
  if (ordering.has(topic) && details.test(text) && /\border/.test(text)) return { topic: 'order_details', confidence: 0.75 }
  return undefined
}

/** By any concept; undefined where it names no room. */
export const topicOfRoom: Readonly<Record<string, TopicId>> = topicOfStandIn

/** "What are Stormchaser and the lodge like?": both are described, by the first one's topic. */
function roomDescribed(topic: string, text: string, named: readonly string[]): TopicId | undefined {
  const [room, other] = new Set(named.filter((concept) => topicOfRoom[concept]))
  const only = named.every((concept) => topicOfRoom[concept] || concept === 'special')
  const near = topic === 'price' || topic.startsWith('room_')
  return room && other && only && near && describing.test(text) ? topicOfRoom[room] : undefined
}
const describing =
  /^(?:and |so |but |ok |please )*(?:what (?:is|are) (?:in |.*\blike$)|tell me (?:\w+ )?about\b|describe\b|(?!what|which|how|is|are|can|could|do|does|when|where|who|have|has)(?:\w+ ){1,6}\w+$)/

/** "What is the difference between Sunriser and Stormchaser?": each is described; of their prices only where those are asked for. */
function roomsCompared(topic: string, text: string, named: readonly string[]): TopicId | undefined {
  if (!comparing.test(text) || !compared.has(topic)) return undefined
  const only = named.every((concept) => concept === '' || concept === 'special' || described.has(concept) || topicOfRoom[concept])
  const [room, other] = new Set(named.filter((concept) => topicOfRoom[concept]))
  if (!only || !room) return undefined
  if (other) return topicOfRoom[room]
  return room === 'lodge' && named.includes('cabin') ? 'rooms' : undefined
}
const comparing = /\bdiff(?:er(?:s|ences?|ent)?|ernce|rence|erance)?\b(?! days?| nights?| dates?| rates?| prices?)/
const compared = new Set<string>([
  ...'price dearest cheapest rooms cabin_amenities lodge_amenities late_check_out unknown offtopic about'.split(' '),
  ...Object.values(topicOfRoom),
])
const described = new Set(['room', 'cabin'])

/** "How late can we stay without paying extra?" asks for the end of the stay, and not for what may be added to it. */
const leaving = new Set(['late_check_out', 'check_out'])
const hour = /\b(?:how (?:late|long)|(?:what|which) (?:time|hour)|(?:until|till|by) when|when|the latest)\b/
const unpaid = either(
  /\bwithout (?:\w+ ){0,4}?(?:pay|paying|charges?|costs?|fees?|extra|surcharge|supplement|late checkout|late departure)\b/,
  /\bno (?:extra|additional|further) (?:charge|cost|fee|money)\b|\b(?:for free|free of charge)\b/,
  /\bbefore (?:it|that|you|we) (?:costs?|charges?|pay)\b/,
  /\b(?:not|never) (?:want to |wish to |like to )?(?:pay|paying|take|taking|book|booking|buy|buying|add|adding|have|having) (?:for )?(?:anything |any )?(?:extra|more|(?:the |a |your )?late)\b/,
)

/** "When is late check-out free?", and not "without the late check-out". */
const lateForNothing = (text: string) =>
  /\blate (?:checkout|departure)\b/.test(text) && !/\b(?:without|not|never)\b.*\blate (?:checkout|departure)\b/.test(text)

/** "Is there a sofa bed for a third?": no bed makes room for more than two. Of children something else is told. */
const sleeping = new Set(['occupancy', 'beds', 'unknown'])
function sleepsThird(text: string, named: readonly string[]): boolean {
  return oneMoreBed.test(text) && third.test(text) && !named.includes('child') && !minor.test(text)
}
const oneMoreBed = anyOf(
  /sofa ?beds?|futons?|camp ?beds?|air ?beds?|(?:on|across) (?:the|your|our) floor|(?:air|spare|extra) mattress/,
  /blow ?up beds?|(?:fold|pull) ?out(?: (?:beds?|couch|sofa))?|roll ?away(?: beds?)?|extra beds?|bunks?|couch|sofa/,
)
const third = anyOf(
  /(?:two|couple|pair|both)\b.{0,30}\b(?:plus|and|with)(?: \w+){0,2}? (?:my|our|one|a|another) (?:\w+ )?(?:cousin|friend|mate|pal|buddy|brother|sister|mum|mam|mom|mother|dad|father|aunt|uncle|colleague)/,
  /third(?! (?:of|cabin|room|night|day|time|one|floor))|3rd(?! (?:of|cabin|room|night|day|time|one|floor))/,
  /for (?:my|our|his|her|the) (?:\w+ )?(?:cousin|friend|mate|pal|buddy|brother|sister|mum|mam|mom|mother|dad|father|aunt|uncle|colleague|mother in law|granny|nana)/,
  /three of us|3 of us|(?:three|3) adults|we are (?:three|3)|extra (?:person|guest|adult)|with us two/,
  /could (?:they|he|she|(?:my|our) \w+) (?:stay|sleep|kip|crash)|(?:with|beside) (?:the )?two of us/,
)

/** "Is the bed mine by then?", "is the little house ready for us?": when the room is theirs, whatever they call it. */
const waiting = new Set(
  'beds rooms unknown offtopic availability check_in check_out late_check_out parking complaint location about cabin_amenities room_seaforest'.split(
    ' ',
  ),
)
export const oursBy =
  /\b(?:is|will|would|can|could|might) (?:the|our|my|your) (?:\w+ )?(?:beds?|house|place|rooms?|cabins?|lodge|hut|chalet|pod) (?:then |already |be |still )*(?:ready|ours|mine|made up|free for (?:us|me)|there for (?:us|me))\b/

const ofTheEnd = /\b(?:until|till|how long|last|final|leave|leaving|out)\b/

/** "How many other couples would be around if you were full?": as many as there are rooms. Who is here now is nobody's business. */
const neighbouring = new Set(['unknown', 'occupancy', 'rooms', 'couples', 'acres', 'availability'])
const atMost = either(
  framed(
    /\b(?:how many|(?:max|maximum|most)(?: number of)?) (?:other |more |such )?(?:couples?|people|guests?|pairs|heads)\b.*\b/,
    [
      /full(?:y booked)?|booked (?:out|up|solid)|(?:at|all at) (?:once|the same time|one time|a time|(?:the )?most)/,
      /max(?:imum)?|at capacity/,
    ],
    /\b/,
  ),
  /\b(?:full|booked (?:out|up|solid))\b.*\bhow many (?:other )?(?:couples?|people|guests?|pairs)\b/,
)

/** "What is the dearest thing to eat?": what can be ordered is told with its prices, and not the dearest room. */
const dearestToEat = either(
  /\b(?:dearest|priciest|costliest|most expensive|cheapest|least expensive|most affordable)\b(?! (?:room|cabin|lodge|night|place|stay|option|one)\b)(?: \w+){0,5}? (?:to eat|food|foods|bite|dish|meal|snack|eats|nibbles?|food ?wise)\b/,
  /\bfood\b.*\b(?:order|bring|deliver)\b.*\bfor the least\b/,
)
const eatenElsewhere = new Set('restaurant pub cafe takeaway town wine near'.split(' '))

/** "Can we be 3 in Stargazer?": figures weigh nothing with the classifier, and the room is heard alone. */
const lodging = new Set<string>([
  ...'occupancy rooms cabin_amenities lodge_amenities flexi two_night unknown availability price'.split(' '),
  ...Object.values(topicOfRoom),
])
/** "3 of us", "three in Stargazer", and not "3 nights" or "4 km". */
const three =
  '(?:three|four|five|six|[3-9])(?= (?:of us|adults|people|friends|girls|lads|women|men|and|or|sharing|staying|coming|allowed|ok|okay|possible|together|altogether|a (?:problem|no|go)|does|do|would|is|can|could|which|please|stargazer|sunriser|stormchaser)\\b|$| in (?!the (?:morning|afternoon|evening)))'
const roomy = 'rooms?|cabins?|lodge|stargazer|sunriser|stormchaser'
export const moreThanTwo = new RegExp(
  `\\b(?:we (?:are|would be|will be)|(?:can|could|may|would|will) (?:we|there|you) (?:all )?be|(?:there|it) (?:is|are|would be|will be)|(?:fit|sleep|squeeze(?: in)?|squash(?: in)?|accommodate)|(?:ok|okay|grand|fine|enough|suitable|room|space|${roomy}) for) (?:all |the |about )?${three}|\\b${three} (?:of us|adults|people|friends|girls|lads|women|men)\\b(?=.*\\b(?:in|to|share|stay|fit|${roomy})\\b)`,
)

/** “Our lad is 9”, “I'm 17”. */
export const minor = either(
  /\b(?:i|we|she|he|they|(?:girl|boy)friend|partner|fianc\w*|friend|mate|wife|husband|birthday girl) (?:am|are|is|will be|only turn(?:s|ed)?) (?:both |only |just |nearly |almost |still )?(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?=$| (?:and|but|can|is|will|would|so|if|now|next|this|until|ok|though|too|years? old|yrs? old|or)\b)/,
  /\b(?:lads?|sons?|daughters?|young one|youngest|eldest|niece|nephew|grandson|granddaughter|grandchild|little (?:one|man|fella)) (?:is|are|s|who is|aged) (?:only |just |nearly |about |turning )?(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:o clock|am|pm|euro|kilos?|kg|feet|foot|ft|metres?|of))/,
)

/** "What do you need from me to order a grazing box?" */
const ordering = new Set(
  'order_details grazing breakfast heated_bath bath_reheat tub pay_addons book_experience unknown'.split(' '),
)
const details = either(
  /\b(?:what|which) (?:of (?:my|our) )?(?:details?|info|information|particulars) (?:do|must|should|have|will|would) (?:you|i|we)\b/,
  /\bwhat (?:else )?(?:do|would|will) you (?:need|want|require) (?:to know )?(?:from|of|off) (?:me|us)\b/,
)

/** "The calendar won't let me choose one night." */
const oneNightRefused = either(
  /\b(?:calendar|pop ?up|page|site|system|form|widget|it) (?:will|does|would|is) not (?:let|letting|allow|allowing) (?:me|us)\b.*\b(?:one|1|a single|single) night\b/,
  /\b(?:one|1|single) night(?:er)?\b.*\bonly (?:lets?|allows?|gives?|offers?) (?:me|us)?\b/,
  /\bonly (?:lets?|allows?) (?:me|us) (?:to )?(?:do|book|pick|choose|have|select) (?:two|2)\b/,
)
/** "Nothing opens when I pay." */
const paymentFails = either(
  /\b(?:failed to create|create) (?:a )?checkout session\b|\bpop ?ups? (?:is |was |are |got )?blocked\b/,
  /\b(?:payment|paying|checkout) (?:page|window|screen|form) (?:(?:does|will|is|did) not|never|failed|keeps)\b/,
  /\bnothing (?:opens|happens) when (?:i|we) (?:pay|order|tap|press|click)\b/,
)
/** “Is it cheaper midweek?” */
const ofTheDay =
  /^(?=.*\b(?:cheaper|dearer|less expensive|more expensive|cost (?:less|more)|pricier)\b).*\b(?:mid ?week|during the week|week ?days?|week ?ends?)\b/
/** A bath that has gone cold since may be heated again for money; one that came cold is a fault. */
const notAsPromised = /\b(?:stone cold|freezing cold|not working|broken|broke)\b/
const lightsStove = either(
  /\bhow (?:do|does|to|can|should|would)\b.*\b(?:light|start|work|use|operate|get going|set up|turn on)\b.*\b(?:stove|wood ?burner|log burner|burner)\b/,
  /\b(?:light|start) (?:the|our|that) (?:stove|wood ?burner|log burner|burner)\b/,
)
const payExtra = /\b(?:pay|add|get|have|order|book|buy)\b.{0,20}\b(?:extra|more|a supplement)\b.{0,12}\bfor\b/

/** "The code isn't working, I tried it three times." */
const codeFails =
  /^(?!.*\b(?:promo\w*|discount|percent|newsletter|vouchers?|gift|checkout|(?:while )?booking|booking page|site|e ?mail)\b).*\b(?:code|key ?pad|gate|barrier) (?:is|does|do|will|has|still|just) (?:still |just )*(?:not |stopped |refusing |rejecting )(?:to )?(?:work\w*|open\w*|budg\w*|tak\w*|accept\w*|(?:the|my|our) code)?\b/

/** "Can you put it on the booking?": orders are not taken here. */
const putOnBill =
  /\b(?:can|could|will|would) (?:you|ye) (?:please |just )?(?:put|stick|charge) (?:it|that|them|those|one|two) (?:on|to|onto) (?:the|my|our) (?:booking|room|bill|stay|tab|order|reservation)\b/

/** Whoever is on the road and late. */
const onTheRoad = new Set(
  'check_in gate_code unknown location availability offtopic late_check_out contact taxis town'.split(' '),
)
const arriving = either(
  /\b(?:will|would|can|could) (?:someone|somebody|anyone|anybody) (?:still )?(?:be there to )?let us in\b/,
  /\b(?:we are|i am) (?:running|going to be|gonna be) (?:\w+ )?late\b(?!.*\b(?:check ?out|fee|charge|booking|breakfast|dinner)\b)/,
  /(?<!\b(?:people|you|they) (?:get |be )?)\bstuck in traffic\b/,
  /\btraffic\b.*\b(?:brutal|terrible|desperate|mad|bad|awful)\b/,
  /\barriving (?:at |around |about )?\d[\d:. ]*(?:am|pm)?(?: tonight| today| this evening)? instead of\b/,
)

/** "Do I get anything back for the second night?" */
const returning = new Set(
  'price two_night one_night flexi unknown cancellation money late_check_out confirmation check_out'.split(' '),
)
const gotBack = either(
  /\b(?:how much money|how much of (?:it|that|the money)|anything|any of it|(?:my|our|the|any) money|something)\b.{0,15}\b(?:get|receive|see|claim)\b(?:.{0,15}\b)?back\b/,
  /\b(?:get|receive|see|claim) (?:it all|all of it|anything|something|(?:my|our|the|any) money|any of it)(?: all)? back\b/,
  /\bget it (?:all )?back\b|\bhow much (?:do|would|will|can) (?:i|we) (?:get|receive) back$/,
)
const moneyBack = (topic: string, text: string) =>
  returning.has(topic) && gotBack.test(text) && !/\b(?:deposit|voucher|call|reply|hear|heard|answer)\b/.test(text)

/** "Can we stay an extra night?", of whoever is here or has booked. */
const lengthening = new Set('two_night flexi change_booking unknown occupancy price availability'.split(' '))
const oneMoreNight = either(
  /\b(?:can|could|may|is it possible|any chance|would it be possible|possible|like|love|want)\b.*\b(?:stay|add|extend)\b(?: \w+){0,3} (?:extra|additional|another|more) night\b/,
  /\bextend (?:our|my|the) (?:stay|booking)\b/,
)

/** "For which room is the late departure cheapest?" */
const costing = new Set('cheapest dearest late_check_out unknown price rooms flexi'.split(' '))

/** "Which is the most romantic?" asks for no price. */
const superlative =
  /\b(?:most (?!expensive|affordable|costly)|(?:cosiest|coziest|quietest|nicest|prettiest|loveliest|warmest|darkest|brightest|biggest|smallest)\b)/
const ofPrice = new Set(['price', 'cheap', 'dear', 'pay', 'discount'])
const ofMoney = either(
  /\b(?:pric\w*|costs?|expens\w*|dear\w*|cheap\w*|budget|afford\w*|money|value|pocket|purse|wallet|high\w*|low\w*|pay|spend|econom\w*|frugal|thrifty|fork out|set (?:us|me) back)\b/,
  /€/,
)

/** "Can I speak to an actual person?" */
const wantsPerson = either(
  /\b(?:speak|talk|chat|get through|put me through|connect me) (?:to|with) (?:an? )?(?:actual |real |human |live )+(?:person|human|being|agent|somebody|someone|one)?\b/,
  /\b(?:speak|talk) (?:to|with) (?:a )?(?:human|person)\b/,
)

/** "Who should have a call from us?", of those who come late. */
const ringing = new Set(
  'emergency doctor hospital taxis housekeeping complaint money lost confirmation booking takeaways cafes eating_out'.split(' '),
)
export const whomToRing =
  /\bwho(?:m)? (?:(?:should|must|do|would|can|could|shall|will|might|ought) (?:i|we) (?:to )?(?:then )?(?:ring|call|phone|text|tell|contact|warn|notify|alert|let know|give a (?:ring|call|shout|bell))|(?:(?:should|must|would|will|might|does) )?(?:have|has|get|gets|want|wants|need|needs|like|likes|expect|expects|be|hear) (?:to )?(?:have |get |be |hear |expect )?(?:a |the )?(?:call|ring|shout|bell|word|text|told|rung|phoned|warned|notified|from us|from me)|(?:is|would be) (?:it |there )?(?:best |the one )?to (?:ring|call|phone|tell|warn|contact))\b/

/** "Cash on the table, or the Revolut?": how extras are paid is written, whatever is offered. */
const paying = new Set('pay_addons unknown payment_page currency book_experience'.split(' '))
const ordered = new Set('extra heated_bath bath breakfast grazing reheat picnic experience'.split(' '))
const cashOr = either(
  /\b(?:cash|coins?|(?:bank ?)?notes?|tenners?|revolut|cheque)\b.*\bor\b/,
  /\bor\b.*\b(?:cash|coins?|(?:bank ?)?notes?|tenners?|revolut|cheque)\b/,
)

/** A ceiling is one of the night's price, where nothing else is named. */
const dear = new Set(
  'claim secret injection other_guests money vouchers deposit newsletter wine taxis eating_out takeaways cafes'.split(' '),
)
const ofStay = new Set(
  'stargazer sunriser stormchaser lodge cabin room weekday weekend tonight tomorrow night two_night one_night couple estate price cheap dear currency pay people book availability late max free escape'.split(
    ' ',
  ),
)
