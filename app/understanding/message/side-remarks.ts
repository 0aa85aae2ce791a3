/** What guests mention beside a question without asking it: who booked, whose present the stay is, who chips in, where they would wait. */

import { either, framed } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const person = String.raw`(?:my|our|his|her|their) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|spouse|missus|fella|other half|better half|sister|brother|sibling|twin|friends?|mates?|pals?|mam|mum|mom|mother|dad|father|folks|parents|sons?|daughters?|aunt|uncle|cousins?|boss|colleagues?)`
const itself = `(?: (?:it|this|that|it all|all of it|everything|us in|for us|for me|the (?:stay|room|cabin|lodge|trip|whole thing|lot)|our stay))*`
const booked = '(?:booked|paid|paid for|organi[sz]ed|arranged|made the booking|did the booking)'
const byWhom = [
  `${person}(?:,? (?:is|was))? (?:the (?:one|person) )?(?:who|that) ${booked}${itself}`,
  `(?:it|this)(?: is|'s| was) ${person} (?:who|that) ${booked}${itself}`,
  `${person}(?: has| have|'s|'ve)? ${booked}${itself}`,
  `the (?:one|person) who ${booked}${itself} (?:is|was) ${person}`,
]
/** "A present for my parents": the stay is booked for them. Someone still looking for a present is asking for one. */
const forWhom = [
  String.raw`(?:it|this|that|the stay|the booking)(?:'s| is| was) (?:all )?(?:an? |my |our )?(?:\w+ ){0,2}?(?:present|gift|surprise|treat) (?:for|from) [^,.?!:;]{1,40}?`,
  String.raw`(?:i|we)(?: have|'ve)? (?:booked|paid for|got|bought)(?: (?:it|this|that|the stay|a stay))?(?: as an? (?:\w+ )?(?:present|gift|surprise|treat))? for ${person}(?: and [^,.?!:;]{1,20}?)?(?: as an? (?:\w+ )?(?:present|gift|surprise|treat))?`,
  `(?:i|we)(?: have|'ve)? paid for ${person}'s stay`,
  String.raw`${person}(?: and (?:his|her|their) \w+)? are (?:staying|coming(?: to you| to ye)?)(?:,| as)? an? (?:present|gift|surprise|treat) from (?:us|me|all of us)`,
]
/** "… and she isn't answering": what else is told about them. */
const more = String.raw`(?:(?:,| and| but| so)+ (?:(?:he|she|they|his|her|their|i|we)(?:'s|'re)? (?!(?:want|need|would|'d|ask|wonder)s?\b)|(?=(?:won'?t|isn'?t|hasn'?t|didn'?t|doesn'?t|can'?t|never|forgot|lost|says?|said)\b))(?:(?!what|when|where|which|how)[^\s,.;?!]+(?:\s|(?=[,.;?!]|$))){1,7})?`
const told = `(?:${[...byWhom, ...forWhom].join('|')})${more}`
/** Without a subject only at the start of a sentence. */
const begun = `(?:${told}|(?:booked|(?:got|bought) (?:this|it)) for ${person}(?: and [^,.?!:;]{1,20}?)?(?: as an? (?:[a-z]+ )?(?:present|gift|surprise|treat))?)`
const asks = /\b(?:what|when|where|who|which|how|can|could|may|is|are|do|does|will|would)\b/i

const whole = new RegExp(`^(?:(?:and|so|but|because|as) )?${begun}[\\s.!]*$`, 'i')
const before = new RegExp(
  `^(?:(?:and|so|but) )?${begun}(?:[,;:.]+| and| so| but)*\\s+(?=(?:(?:between|from|at|by|until|till) )?(?:what|when|where|which|how|can|could|may|is|are|do|does|will|would)\\b)`,
  'i',
)
const after = new RegExp(
  `(?<!\\s|\\b(?:if|whether|that|has|have|had|did|does|is|was|when|once|after|until|say|says|think|know|or|of|for|to|with|from|by|than))(?:,|;|\\s-)*(?<!\\s)\\s+(?:because |cos |as |and |but )?${told}[\\s.!]*$`,
  'i',
)

/** “I have €300 set aside.” */
const savedUp =
  /^(?:i|we)(?:'ve| have)(?: got)? (?:about |around )?€?\d{2,4}(?: euros?| quid)? (?:set aside|saved(?: up)?|put by|put away)[\s.!]*$/i
const settling =
  '(?:(?:ok|okay|grand|fair enough|right|fine|sure|lovely|great|no bother|no problem|so|then|and|well|ah|yes|no)[, ]+)*'
/** “Grand so, I'll ring ye for the champagne.”, “forget the box.” */
const settled = framed(
  new RegExp(`^${settling}`, 'i'),
  [
    /(?:(?:(?:i|we)(?:'ll| will| can)?|will) )?(?:ring|call|phone|e-?mail|ask|text) (?:you|ye|them|the team)(?: (?:for|about) (?:the |that|it)[^,?]{0,30})?(?: so| then)?/,
    /(?:i |we )?(?:will|'ll) (?:ring|call|phone|do(?: that)?)(?: later| then| so| tomorrow)?/,
    /no (?:bath|breakfast|box|wine|sauna|dog) (?:then|so)|same (?:problem|issue|story|again)(?: there| here| with that)?/,
    /(?:forget|never mind|leave|skip|scrap)(?: about)? (?:the|that) (?:\w+ )?\w+(?: so| then)?/,
    /(?:granny|nana?|grandad|(?:my|her|his|our) (?:mam|mum|mom|mother|sister|dad|father|parents|folks)|the in-?laws|a sitter)(?: will|'ll| can| is going to)? (?:take|have|mind|watch|keep) (?:her|him|them|the (?:kids?|child|children|baby|dog))/,
  ],
  /[\s.!]*$/,
)
/** “Lovely, we'd like one.”, before a question. */
const wantsOne =
  /^(?:(?:lovely|great|grand|nice|perfect|ok|okay|super|brilliant)[,.!]? )*(?:we|i|(?:my|the) \w+ and (?:i|me|myself))(?:(?:['’]d| would) (?:like|love|take|have)|(?:['’]ll| will) (?:have|take)) (?:one|it|that|two)(?: please)?[\s.!]*$/i
/** “Students here.” */
const whoWrites =
  /^(?:(?:hi|hello|hey)[,!]? )?(?:\w+ )?(?:students?|pensioners?|newly ?weds|honeymooners|teachers|nurses|retirees) here[\s.!]*$/i
/** “Dictating this from the car, full stop.”, “y'all have convinced my wife.” */
const nothingAsked = framed(
  /^(?:(?:okay|ok|so|well|right|hi|hello)[, ]+)*/i,
  [
    /(?:(?:i|we)(?:['’]m| am|['’]re| are) )?(?:dictating|typing|texting) (?:this|it)? ?(?:from|on|in) (?:the|my|our|a) (?:\w+ )?(?:car|train|bus|phone|sofa|bath|bed|office|garden|road)(?:, full stop)?/i,
    /(?:you|ye|y['’]?all|yous)(?:['’]ve| have)? (?:convinced|persuaded|won over) (?:me|us|(?:my|the) \w+)/i,
  ],
  /[\s.!]*$/,
)
/** “Sorry, the kids were roaring.”: why they did not hear, or write at once. Those next door are another matter. */
const excuse = framed(
  /^(?:(?:oh|oops|ah|so|very)[, ]+)*(?:sorry|apologies|pardon|excuse me)(?: about that| for that| love)?[,.: ]*(?:but )?/i,
  [
    /(?:the|my|our) (?:\w+ )?(?:kids?|child|children|baby|babies|twins|toddlers?|dogs?|pups?|cat|telly|tv|radio|kettle|bell|doorbell|phone|line|signal|connection|battery|husband|wife|missus|himself|herself)(?:['’]s)? (?:(?:was|were|is|are|just|had|has|went|started|kept) )*(?:roaring|screaming|crying|bawling|shouting|screeching|barking|howling|ringing|rang|blaring|on|dead|died|gone|cut (?:out|off)|dropped|went|woke(?: up)?|up|talking|calling|called|bad|awful)(?: (?:here|there|again|just (?:then|now)|on me|off|at me|in my ear|in the background))*/,
    /(?:i|we) (?:was|were|got|had been) (?:distracted|called away|cut off|interrupted|miles away|not listening|half asleep)/,
  ],
  /[\s.!]*$/,
)
/** “I have 9 days of leave in March.” */
const daysOff =
  /^(?:i|we)(?:['’]ve| have)(?: got)? (?:only |just |still )?(?:\d{1,2}|an?|one|two|three|four|five|six|a few|some)(?: \w+)? (?:days?|weeks?)['’]? (?:of )?(?:(?:annual|paid|holiday) )?(?:leave|holidays?|off)\b(?! (?:if|when))[^?]{0,80}$/i
/** “We're here till Thursday.” */
const staysTill =
  /^(?:and |but )?(?:i|we)(?:['’]re|['’]m| are| am)(?: staying)? (?:here|with (?:you|ye)) (?:un)?till? (?:the )?(?:\w+day|weekend|tomorrow|\d{1,2}(?:st|nd|rd|th)?)[\s.!]*$/i
/** “I need another week, not to report anything.” */
const notForThat =
  /(?<=\S),? (?:and )?not to (?:report|complain about|complain|claim)(?: (?:anything|something|it|that))?(?=[\s.!?]*$)/i
/** "My wife is the one who booked.": a sentence that asks nothing. */
export const isToldOnly = (sentence: string): boolean =>
  [whole, savedUp, settled, whoWrites, wantsOne, excuse, daysOff, staysTill, nothingAsked].some((form) => form.test(sentence))

/** "Three of us have a whip-round: …": those who pay are not those who stay. */
const givers = framed(
  /^(?:(?:a )?\w+ of us(?: \w+)?(?: are| is| have| will have| had)?|we(?:'re| are| have|'ve)?(?: all)?)(?: having| doing)? (?:a |an )?/i,
  [/whip[- ]?round|collection|chipping in|clubbing (?:together|in)|pooling (?:our|the) money/i, /going (?:in together|halves)/i],
  /(?: together| going)?(?: for(?! what)|[,:;]| to get| to buy)?\s+(?!to )/i,
)
/** "She'll ask me a hundred questions, so just tell me …" */
const tellMe =
  /^(?![^?]*\btell me\b[^?]*\btell me\b)[^?]{0,140}?\b(?:so|just|please)(?: just| please)*(?: before (?:i|we)(?: \w+){1,4}?)? tell me,?\s+(?=(?:(?:between|from|at|by|until|till) )?(?:what|when|where|how|which|is|are|can)\b)/i
/** "She won't let me go until I can tell her to which …": who wants to know. */
const tellThem = framed(
  /^[^?]*?\b/i,
  [
    /(?:can|could|may|might|am able to) (?:then )?tell (?:her|him|them)/i,
    /be so (?:very )?(?:kind|good) as to (?:tell|inform|advise|let)(?: (?:me|us))?(?: know)?/i,
  ],
  /(?: of| about|,)?\s+(?=(?:(?:to|at|in|from|by|until|till|for) )?(?:what|which|where|when|how|who|whether|if)\b)/i,
)
/** "Leaving breakfasts and baths out of it, …" */
const leftOut = either(
  /^(?:leaving|leave) [^,.;?!]{1,40} out(?: of (?:it|this|that|the sum|the reckoning))?(?:,| and)?\s+/i,
  /,? (?:leaving|not counting|not including) [^,.;?!]{1,40} (?:out(?: of (?:it|this|that))?|in)(?=[,.;?!]|$)/i,
)
/** "No car for the weekend, what will we eat": the car matters only to a question about the way. */
const withoutCar = framed(
  /^(?:(?:hi|so|and|but|as|since|because)[, ]+)*/i,
  [/(?:(?:we|i)(?:'ve|'ll| will| won't| have| are| don't| do not)*(?: be)?(?: coming| have| got| having)* )?/],
  /(?:no|without(?: a)?|not have a|have a) car(?: with (?:us|me))?(?: (?:for|over|during|at|this|that|the) [\w ]{2,20}?)?(?:,| so| and|;)+\s+/,
)
const asksWay =
  /\b(?:get (?:there|here|to|from|around|about|in|back|home)|reach|come|travel|bus|train|taxi|station|far|lift|collect|pick|park)\b/i
const opens = /^(?:what|where|how|is|are|can|could|do|does|will)\b/i
const omitCar = (sentence: string) => {
  const rest = sentence.replace(withoutCar, '')
  return opens.test(rest) && !asksWay.test(rest) ? rest : sentence
}
/** “I was going to ask about Stargazer, but actually no, tell me …” */
const withdrawn =
  /^(?:i|we)(?:'m| am| was| were|'re| are) (?:just )?(?:going|about|meaning) to ask [^?]{1,60}?\b(?:but|actually|although)\b(?:,? (?:but|actually|no|now|instead|rather|never mind))*,? (?=(?:tell|what|how|can|is|where|when)\b)/i
/** "… or do I have to sit in the car?", the other side of the same question. */
const orWait = either(
  /(?<!\s)\s+or (?:do|would|will|must|should|shall|have) (?:i|we)(?: have| need|'ve)?(?: to| just)*(?: \w+)? (?:sit|wait|hang|stand|kill|kip|loiter|twiddle)\b(?![^?]*\b(?:what|when|how)\b)[^,.;?!]*/i,
  /(?<!\s)\s+or is it (?:just )?(?:either or|one or the other)\b/i,
)

/** "… for Ciara and her fella"; if others chip in, also "for our friends". */
const pair =
  / for (?!me |us |you )\p{Lu}\p{L}+ and (?:his|her|their) (?:fella|fellow|husband|wife|boyfriend|girlfriend|partner|fianc[ée]e?|other half|man|missus|lad)(?= plus| and| with|[,.;?!]|$)/u
const receivers =
  / for (?!(?:\w+ ){1,2}(?:nights?|weekends?|\w+day)\b)(?:the|our|my|his|her|a|two|some) (?:\w+ )?\w+(?: and (?:his|her|their) \w+)?(?= plus| and| with|[,.;?!]|$)/i

/** “Don't need late checkout or anything, just wanna know when …” */
const notThat =
  /^(?:(?:i|we) )?(?:do(?:n['’]?| no)t need|no need (?:for|of)|not (?:after|looking for|bothered about|fussed about)|forget|never mind) (?!to\b)[^,.;?!]{2,40}?(?: or (?:anything|any of (?:that|it)|that|whatever|the like)(?: (?:fancy|special|like that))?)?,? (?:(?:i|we|but) )*(?:just|only) (?:want(?:ed)? to|wanna|need to|like to|wondering)(?: know| ask)? (?=(?:what|when|where|how|which|if|whether)\b)/i
/** “A café outside, since we can't check in yet.” */
const notInYet =
  /(?<=\S),? (?:as|since|because|cos|seeing as) (?:we|i) (?:can['’]?t|cannot|can not) (?:check ?in|get in)(?: yet| (?:un)?til[^,?]{0,20}| before[^,?]{0,20})?(?=[\s.?!]*$)/i
/** “Tuesday and Wednesday, normal check-out.” */
const asUsual =
  /(?<=\S)(?<!\b(?:what|when)(?:['’]?s| is| was)(?: the)?),? (?:and |with )?(?:the )?(?:normal|usual|standard|regular|ordinary) check-? ?out(?: time)?(?=[\s.,?!]|$)/i
/** “Can we stay a bit later on Monday, it's a bank holiday?” */
const bankHoliday = /(?<=\S),? (?:as |since |because |cos )?(?:it|that)(?:['’]s|s| is) (?:an? |the )?bank holiday(?=[\s.?!]*$)/i

/** “Free to cancel, like on Booking.com?” */
const likeElsewhere =
  /(?<=\S),? (?:just )?like (?:on|with|at|through) (?:booking(?:\.com)?|airbnb|expedia|hotels\.com|agoda)(?=[\s.,?!]|$)/gi
/** “…, I'm trying to sell it to himself” */
const winsOver =
  /(?<=\S)(?:,| -| –) (?:as |since |because |cos )?(?:i|we)(?:['’]m| am|['’]re| are) trying to (?:sell|pitch) (?:it|this|the (?:idea|trip|place)) to [\w'’ ]{2,20}(?=[\s.!?]*$)/i

/** “…, they've been through the mill with the house renovation” */
const hardTimes =
  /(?<=\S),? (?:as |since |because |cos )?(?:they|she|he|we)(?:['’]ve| have|['’]s| has)(?: both| just)? (?:been through (?:the mill|a lot|so much|it)|had (?:a|such a) (?:rough|hard|tough|long|mad|bad|tiring|stressful) (?:year|time|month|week|few \w+|spell|old \w+))\b[^,?]{0,40}(?=[\s.!?]*$)/i

/** “Is there a deposit at any stage?” */
const everOnce = /(?<=\S),? at (?:any|some) (?:stage|point)(?: at all)?(?=[\s.?!]*$)/i

/** “…, my sister has two dogs and wants to book with you”: who wants to come, after the question. */
const whoBooks = new RegExp(
  `(?<=\\S),? (?:as |since |because |cos )?${person} (?:(?:has|have|had|got) [^,?]{2,40} and )?(?:wants?|would (?:like|love)|is (?:hoping|thinking|looking|about)|are (?:hoping|thinking|looking|about)|hopes?)(?: to| of)? (?:book(?:ing)?|reserv(?:e|ing)|(?:stay|come|stay(?:ing)|com(?:e|ing)) (?:with|to) (?:you|ye|yous))(?: (?:with|at|through) (?:you|ye|yous))?(?: (?:this|next) \\w+| soon)?(?=[\\s.!?]*$)`,
  'i',
)
/** “…, we're both pensioners but fit enough” */
const fitEnough =
  /(?<=\S),? (?:but|though|although) (?:we(?:'re| are) )?(?:(?:both|still|fairly|quite|pretty|very|reasonably) )*(?:fit|healthy|active|mobile|sprightly)(?: enough| for our age| as fiddles)?(?=[\s.!?]*$)/i

/** “…, my pension does not stretch very far”: why they ask, after the question. */
const smallMeans =
  /(?<=\S)(?:,| -| –) (?:as |since |because |cos )?(?:my|our|the) (?:\w+ )?(?:pension|purse|wallet|pocket|savings|wages|salary|means|funds) (?:(?:does|do|will)(?:n['’]?t| not)(?: really| quite)? (?:stretch|go|reach|run)|won['’]?t (?:stretch|go|reach|run)|(?:is|are) (?:(?:very|rather|quite|so|not|a bit|fairly|only) )*(?:small|thin|light|tight|limited|low|modest|slim|great|big|endless))\b[^?,\d€]{0,50}(?=[\s.!?]*$)/i
/** “The woman at the library said to ask for …”: who has told them of it; unless it was for their health. */
const toldToAsk =
  /^(?![^?]*\b(?:doctor|nurse|midwife|physio\w*|hospital|clinic|surgery|pharmac\w*|chemist\w*|pregnan\w*|blood|heart|medic\w*)\b)(?:the|a|an|some|my|our|one of the) (?:\w+ ){0,2}?\w+ (?:at|in|from|behind) (?:the|my|our|a) (?:\w+ )?[\w'’]+ (?:said|told (?:me|us)|advised(?: me| us)?) to (?:ask|enquire)(?: (?:you|ye))? (?:for|about) (?=\S+ \S+ \S+)/i
/** “I can't tell from the photos, …”: where they have looked already. */
const pictures = '(?:from|in|by) (?:the|your) (?:photos?|photographs|pictures|pics|gallery)'
const notTold =
  "(?:(?:i|we|you|one) )?(?:can(?:no|['’]|no )?t|could(?:n['’]?| no)t|hard to|difficult to|impossible to) (?:really |quite )?(?:tell|judge|say|see|make out|work out)"
const notSeen = new RegExp(
  [
    `^(?:${pictures},? ${notTold}|${notTold} ${pictures})`,
    // “… if there is a bath, do they have one?” needs what comes before.
    '(?:(?: (?:if|whether|how|what|which)\\b[^,.?!]{1,60}),?(?! [^?]*\\b(?:one|it|them|that|those|there)\\b)|,?)(?: so| but)? ',
    '(?=(?:how|what|where|which|is|are|do|does)(?: \\S+){2})',
  ].join(''),
  'i',
)

/** “… until when must we go, I must tell it to the cat sitter.” */
const forOthersToo =
  /(?<=\S)(?:,| -| –)(?: (?:as|since|because|cos|and))? (?:i|we) (?:must|have to|need to|will have to) (?:(?:tell|say) (?:it|this|that) to|tell|inform|let) (?:the|my|our|his|her) (?!.*\b(?:what|when|where|which|how|if|whether)\b)[\w'’ -]{3,30}?(?: know)?(?=[\s.?!]*$)/i

/** “Typing this one-handed with the laundry under my arm so short: …” */
const writtenHow =
  /^(?:sorry,? )?(?:i['’]?m |i am )?(?:just )?(?:typing|writing|texting|sending|doing|asking)\b(?![^?:]*\b(?:locked|stuck|hurt|hurting|help|lost|stolen|broken?|bleed\w*|sick|ill|pain|smoke|fire|scared|afraid)\b)[^?:]{4,100}?\b(?:so(?:,? (?:i['’]?ll|i will|let me) (?:be|keep (?:it|this)))?(?: very| quite)? (?:short|brief|quick)|in short|in brief|keeping (?:it|this) short)\s*[:,–-]\s*(?=\S+ \S+ \S+)/i
/** “Not a complaint, the place is gorgeous, but the tap is dripping”: says that what comes is none. */
const noComplaint =
  /^(?:this is |it['’]?s )?(?:not|no)(?: really)?(?: an?| my)? ?complaint(?: at all| as such)?(?:,| -| –)(?: (?:the|it|we|everything|your)[^,?]{0,20} (?:gorgeous|lovely|great|beautiful|grand|fab\w*|stunning|perfect|amazing|happy|love\w*)[^,?]{0,16},)? (?:but )?(?=\S+ \S+ \S+)/i
/** “… something for cooking, or just a kettle?”: the other side of the same question. */
const orJust =
  /(?<=\b(?:cook(?:ing|er)?|kitchen|hob|oven|stove)\b[^,.?!]{0,24}),? or (?:is it )?(?:just|only) (?:an? |the )?(?:kettle|microwave|toaster|fridge)(?: and (?:an? |the )?\w+)?(?=[\s?.!]*$)/i

/** “I have a nut allergy so please tell me what is in the box”: what is never only told. */
const ofTheBody = topicSet('assistance_dog allergy pregnancy health low')
const hidesConcern = (sentence: string, left: string): boolean => {
  const told = left === sentence ? undefined : concernIn(plain(sentence))
  return told !== undefined && ofTheBody.has(told) && concernIn(plain(left)) !== told
}

/** The sentence without what is only told; unchanged if nothing else is left. */
export function omitTold(sentence: string): string {
  const staying = sentence.replace(pair, '')
  const bare = givers.test(staying) ? staying.replace(givers, '').replace(receivers, '') : staying
  const rest = omitCar(bare)
    .replace(withdrawn, '')
    .replace(tellThem, '')
    .replace(leftOut, '')
    .replace(tellMe, '')
    .replace(orWait, '')
    .replace(before, '')
    .replace(after, '')
    .replace(bankHoliday, '')
    .replace(notThat, '')
    .replace(notInYet, '')
    .replace(asUsual, '')
    .replace(everOnce, '')
    .replace(likeElsewhere, '')
    .replace(winsOver, '')
    .replace(hardTimes, '')
    .replace(whoBooks, '')
    .replace(fitEnough, '')
    .replace(notForThat, '')
    .replace(smallMeans, '')
    .replace(toldToAsk, '')
    .replace(notSeen, '')
    .replace(forOthersToo, '')
    .replace(noComplaint, '')
    .replace(writtenHow, '')
    .replace(orJust, '')
  const left = asks.test(rest) || rest.split(' ').length > 2 ? rest : bare
  return hidesConcern(sentence, left) ? sentence : left
}

const tag = framed(
  /^(?:(?:is|would|will) (?:that|it|this)(?: be)? |that )?(?:all )?/i,
  [
    /ok|okay|grand|alright|all right|fine|sound|cool|possible|allowed|doable|wise|sensible|(?:any )?objections?/,
    /(?:(?:going to be |really |any |much of )*(?:a |an )?(?:problem|issue|bother|hassle|disaster|nightmare|big deal|deal ?breaker))/,
    /any harm(?: in (?:it|that))?|too (?:long|much)|a good idea|a bad idea|no bother|no problem|a problem|a runner/,
  ],
  /(?: with (?:you|ye|u)| for (?:you|ye)| so| then)?\s*\?+$/,
)
/** "Is that a disaster" and "what now" without a question mark. */
const bareTag = framed(
  /^(?:and |so |ok |well )*/i,
  [
    /(?:is|would|will) (?:that|it|this)(?: be)? (?:going to be |really )?(?:a |an )?(?:problem|issue|bother|disaster|nightmare|big deal)/,
    /what (?:now|then|do (?:i|we) do(?: now)?)|now what/,
  ],
  /(?: so| then)?\s*[?.!]*$/,
)
/** "We would bring a tent. OK?": the first sentence is the question. */
export function withTags(sentences: readonly string[]): string[] {
  const isTag = (i: number) => {
    const one = sentences[i] ?? ''
    return (tag.test(one) || bareTag.test(one)) && !/[?!]$/.test(sentences[i - 1] ?? '?')
  }
  const asked = (one: string) => `${one.replace(/[\s.;,]+$/, '')}?`
  return sentences.flatMap((one, i) => (isTag(i) ? [] : [isTag(i + 1) ? asked(one) : one]))
}
