/** How guests put their troubles into words. */

import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { ofHeat } from '#app/understanding/shared-words.ts'
import type { Concern } from './concern-kinds.ts'
import { thingFell } from './danger.ts'
import { bereaved, feelsLow, hardOfWalking, illKin, lockedOut, sickAnimal } from './troubles.ts'

const sums = /(?:payments?|charges?|charged|amounts?|transactions?|money|bill|card|account|statement)/.source
/** Asks whether somebody may. We say how long a soak lasts; whether somebody may soak is for a doctor. */
const asksLeave = anyOf(
  /can|could|may|should|safe|ok|okay|alright|all right|allowed|able|grand|harm|or no|getting|hopping|going|advisable/,
  /suitable|risky?|fine|wise|(?:good|bad) idea/,
  // “I'd love a soak but I have a weak heart” asks it, too.
  /(?:want(?:s|ed|ing)?|would (?:like|love)|dying|hop(?:e|ing)|looking forward) (?:(?:to|for|a|the|my|our) ){1,2}(?:\w+ ){0,2}?(?:sit|sitting|soak|bathe|lie|get in|get into|hop in|relax|dip|use|try|order|book|baths?|tub)/,
)
const heat = anyOf(
  /baths?|bathe|bathing|tubs?|soak\w*|ofuro|saunas?|(?:sit|sitting|get|getting|lie|lying|hop|climb|relax\w*) (?:\w+ )?in(?:to)? (?:the |your )?(?:hot|warm|heated) water/,
)
const hot = /(?:bath|tub|soak|ofuro|sauna)/
/** “What's a sensible time?”: not with a weak heart. */
const asksHowLong = anyOf(
  /sensible|what length|how long (?:can|may|should|could|might) (?:i|we|he|she|one) (?:stay|soak|be|sit|bathe|lie)/,
)
const weakHeart = anyOf(/weak heart|heart (?:conditions?|problems?|disease|failure)|(?:heart|ticker) is (?:very )?weak/)
const drink = /(?:wine|drinks?|drinking|pints?|beers?|prosecco|champagne|gin|whiskey|cocktails?|bottles?)/
/** Somebody is ill, has been drinking or would bathe alone. (Drinking in the bath is a matter of the terms.) */
const ailing = anyOf(
  /heart (?:attacks?|conditions?|problems?|troubles?|disease|failure|murmur|patient|surgery|bypass|medication)/,
  /(?:bad|weak|dodgy|dicky|dickey|dickie) (?:heart|ticker)|(?:heart|ticker) is (?:very |a bit |quite )?(?:bad|weak|dodgy|dicky)|angina|afib|atrial|arrhythmia|pacemakers?|stents?|blood pressure(?! (?:monitor|cuff|machine))|hypertension/,
  /(?:on|taking|takes?) (?:my |his |her |the )?(?:blood pressure|heart) (?:tablets?|pills?|meds|medication)/,
  /(?:blood )?thinners|blood clots?|had a stroke(?! of)/,
  /(?:has|have|had|with|got|fighting|battling|beat) (?:\w+ ){0,2}?cancer|(?:years?|months?|weeks?|time|trouble) with (?:my|his|her) (?:heart|ticker)/,
  /epilep\w*|diabet\w*|dialysis|chemo\w*|open wounds?|stitches|(?:after|from|had) (?:\w+ ){0,3}?(?:surgery|operation|transplant)/,
  new RegExp(`${hot.source}\\b.{0,40}\\b(?:after (?:\\w+ ){0,5}?${drink.source}|drunk|tipsy)`),
  new RegExp(`(?:had|drank|drunk|drinking|feed of) (?:\\w+ ){0,5}?${drink.source}\\b.{0,60}\\b${hot.source}`),
  new RegExp(`${hot.source} (?:\\w+ ){0,3}?(?:on (?:my|your|his|her) own|alone|solo|by (?:my|him|her)self)(?! without)`),
)
/** “Is it ok with high blood pressure?”, after a question about the bath. */
export const ailsAfter = (topic: string | undefined, text: string): boolean =>
  topic !== undefined && ofHeat.has(topic) && ailing.test(text)

const someWeeks =
  '(?:about |nearly |almost |over |only |now |just )*(?:\\d{1,2}|(?:twenty|thirty|forty)(?: \\w{3,5})?|\\w{3,5}teen|eight|nine|ten|eleven|twelve) weeks(?: (?:now|today))?(?= (?:and|so|but|is|are|any|can|could|may|would|will|what|does|do|which|with|on)\\b|$)'
const expecting = '(?:i am|(?:my |the )?(?:wife|partner|girlfriend|missus|fianc[eé]e) is)'
/** “My cardiologist said no hot tubs”, whatever is asked then. */
const forbidden = new RegExp(
  `\\b(?:cardiologist|doctor|doc|gp|consultant|surgeon|midwife|nurse|physio)s? (?:has |have )?(?:says?|said|told|tells|warned|advised|forbade|forbids|banned|ordered)\\b(?=.{0,20}\\b(?:no|not|never|avoid|against|off|out of)\\b).{0,50}\\b${heat.source}`,
)

/** How guests say each of them. */
export const concernForms: Readonly<Record<Concern, RegExp>> = {
  money: anyOf(
    /(?:charged|billed|debited|paid|deducted|invoiced|charging|took|taken) (?:\w+ ){0,7}?(?:twice|double|two times|again|too much|the wrong amount)/,
    /(?:double|over|wrongly|incorrectly|mis) ?(?:charg|bill|debit)\w*/,
    /(?:two|2|three|duplicate|double|second|unknown|unexpected) (?:payments?|charges?|transactions?)/,
    new RegExp(`${sums} (?:\\w+ ){0,5}?(?:twice|two times|failed|is gone|missing|not recogni[sz]e|disappeared|taken from)`),
    new RegExp(`(?:wrong|same) amount (?:\\w+ ){0,5}?(?:twice|two times|taken)|took the wrong|${sums} (?:\\w+ ){0,4}?declined`),
    /charge (?:\w+ ){0,4}?not recogni[sz]e|money (?:was |has been )?taken/,
    /(?:still|need|want|waiting for|where is|owe) (?:\w+ ){0,4}?(?:refund|money back)(?! if)|no money back/,
    /refund (?:\w+ ){0,4}?(?:has not|have not|not) (?:come|arrived|been|got)/,
    /(?:never|not) (?:got|get|received|receive) (?:a |my |our |the )?(?:receipt|invoice)/,
  ),
  confirmation: anyOf(
    /(?<!\b(?:rather|prefer) )(?:not|never) (?!want|wish|like|care|need)(?:\w+ ){0,2}?(?:get(?! in\b)|getting|got|gotten|receive|receiving|received|had|have|see|seen) (?:\w+ ){0,4}?(?:confirmations?|e ?mails?|mails?|inbox|vouchers?|newsletters?|code(?<!\b(?:gate|door|entry|entrance|access|wifi) code))(?! (?:address|password|program(?:me)?|app|account|client))/,
    /(?:confirmation|e ?mail|mail|voucher|code|receipt)\b.{0,40}\b(?:not|never) (?:\w+ )?(?:come|came|arrive|arrived|received|got|turned up|show|shown|showed)/,
    /no (?:\w+ )?(?:confirmation|e ?mail|mail) (?:came|come|arrived|yet|received|so far|from you|after)|(?:went|gone) through no/,
    /re ?send|send (?:\w+ ){0,5}?(?:again|once more)/,
    /(?:lost|lose|can not find|deleted|mislaid) (?:\w+ ){0,3}?(?:confirmation|e ?mail|booking reference|voucher)/,
    /(?:nothing|no sign) (?:\w+ ){0,4}?(?:inbox|e ?mail|mail)|and still nothing|heard nothing|not heard (?:back|anything)/,
    /where is (?:my|our) (?:\w+ )?(?:confirmation|e ?mail|voucher)/,
  ),
  booking: either(
    /\b(?:can|could|do) (?:you|ye) (?:see|check|look up|find|view) (?:(?:my|our) (?:booking|order|reservation|payment)\b|(?:booking|order|reservation|payment) (?:number |no |nr )?[a-z]{0,3}\d{3,}\b)/,
    /\b(?:reservation|booking) (?:with |under )?(?:the )?number\b.*\bif (?:it|that) is (?:confirmed|ok|booked|in)\b|\b(?:say|tell|confirm) (?:to )?(?:me|us) if it is confirmed\b/,
    /\b(?:booking|reservation|booked|name|order)\b.*\b(?:can|could|will|would) (?:you|ye) (?:look (?:it|us|me|that) up|find (?:it|us|me)|check (?:it|that))\b/,
    /\b(?:am|are) (?:i|we) (?:really |actually |definitely |now )?booked in\b(?! (?:advance|time))/,
    /\bpaid\b.*\b(?:not know|not sure|unsure) (?:if|whether) (?:it|that|the payment) (?:worked|went|came|arrived)\b/,
    /\bwhat (?:dates?|days?|nights?|room) did (?:she|he|they|we|i|my \w+) (?:take|book|choose|pick|reserve)\b/,
    /\b(?:is|are|has|have) (?:my|our) (?:\w+ )?(?:orders?|bookings?|reservations?)\b.*\b(?:in(?= for\b|$)|down for|sorted|confirmed|placed)\b/,
    /\b(?:is|are|has|have) (?:my|our) (?:\w+ )?(?:orders?|bookings?|reservations?)\b.*\b(?:gone (?:in|through)|on the (?:list|system))\b/,
    /\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|friend|mother|sister|brother)s?(?: s)? (?:booking|reservation)\b/,
    /\b(?:my|our|the) (?:booking|reservation|order|payment|refund|confirmation)\b.{0,40}\b(?:go through(?! (?:your|another|an?|some)\b)|went through|confirmed|received|status|check|arrive|where|declined|taken(?! (?:on|through|via|by) (?:your|its|a|an|another|some)(?: (?:own|different|separate|other|outside|external))* (?:web ?)?(?:site|page)\b)|ref\b)/,
    /\b(?:has|did|will) (?:my|our|the) refund\b.*\b(?:come|gone|arrived?|been|go|through|yet)\b/,
    /\b(?:check|find|look up|status of|where is) (?:my|our) (?:booking|reservation|order|payment|refund|confirmation)/,
    /\bref\b|\bbooking (?:number|reference)|\bdid (?:my|our|you get my) (?:\w+ )?(?:booking|payment|order|deposit)/,
    /\b(?:cancel|change|move|amend|find|delete) (?:my |our |the )?(?:booking|reservation|stay|order) (?:number |no |nr )?[a-z]{0,3}\d{3,}\b/,
  ),
  // A guest who asks for the Gardaí wants their number.
  stolen: framed(
    /^(?!.*\b(?:guards?|gardai?|garda station|police|numbers?)\b).*\b/,
    [
      /(?:was|were|been|got|is|are|has|have|had) (?:\w+ )?(?:stolen|robbed|nicked)/,
      /(?:stole|robbed|nicked) (?:my|our|his|her|the|a) (?!hearts?\b|show\b|breath\b|thunder\b)/,
      /(?:my|our|the) (?:\w+ ){1,3}?(?:was |were |got |has been |have been )?broken into/,
    ],
    /\b/,
  ),
  locked_out: lockedOut,
  sick_animal: sickAnimal,
  bereaved,
  ill_kin: illKin,
  low: feelsLow,
  access: hardOfWalking,
  lost: anyOf(
    thingFell,
    /lost property|lost and found|lost ?(?:and|n|&) ?found|left behind|handed in|mislaid/,
    framed(
      /(?!.*\b(?:reach|ring|call|phone|number (?:for|of)) (?:the )?(?:local )?(?:guards|gardai|gardaí|garda|police)\b)(?:(?<!\bno \w+ )left|forgot|forgotten|lost|found|find(?! out| the (?:room |cabin |door |lodge )?keys?\b)|missing|misplaced|think|believe) (?:(?!home\b)\w+ ){0,6}?/,
      [
        /jacket|coat|jumper|sweater|cardigan|scarf|hat|cap|gloves?|shoes?|boots?|runners|sandals|watch|rings?|earrings?/,
        /necklace|bracelet|jewell?ery|glasses|sunglasses|phone|mobile|charger|cable|laptop|kindle|ipad|tablet|camera/,
        /wallet|purse|keys?|handbag|backpack|rucksack|(?<!\bto )book|teddy|medication|medicine|tablets|passport|licence|umbrella/,
        /togs|swimsuit|swimming togs|bikini|water bottle|airpods|earphones|headphones|make ?up bag|toilet bag|retainer/,
        /hearing aids?|(?<!\b(?:do|plan|arrange|organi[sz]e|get|have) )something|belongings|things|stuff/,
      ],
      /(?= (?:in|at(?! home\b)|on|by|behind|under|there|with you|when|last|after|somewhere|is|are|still|and|i|we)\b|$)/,
    ),
    /(?:keys?|wallet|purse|phone|ring|glasses|passport|camera|watch|jacket|bag) (?:is|are|has gone|have gone|went) (?:missing|gone|lost)/,
    /post (?:\w+ ){0,6}?we left|(?:send|post) on (?:my|our|his|her|the) (?!voucher|confirmation|code|mail|money|booking)\w+/,
  ),
  complaint: anyOf(
    /(?:someone|somebody|another (?:guest|couple|car)|(?:a|some) (?:car|van|jeep)|they|other guests?) (?:else )?(?:has |have |is |are |s )*(?:took|taken|parked|parking|in|stole|using|blocking) (?:in |on )?our (?:parking |car )?(?:space|spot|place)/,
    /(?<!\bsea (?:\w+ ){0,3})(?:meant|supposed) to be (?:this|so|that) (?:dirty|cold|hot|small|noisy|smelly)/,
    /(?<!\b(?:path|track|beach|sea|lane) )(?:is|was) (?:this|so|that) (?:dirty|filthy|smelly)/,
    /what are (?:you|ye) going to do about (?:it|this|that)/,
    /(?:music|tunes|speakers?) (?:is |are )?(?:still )?(?:blaring|blasting|pumping|thumping)/,
    /(?:nobody|no one) (?:lit|delivered|brought|filled|cleaned|fixed) (?:it|our|the|my|us)/,
    /(?:ringing|ring|rang|rung|calling|called|phoning|phoned)\b.{0,30}\b(?:nobody|no one|not|never) (?:\w+ )?(?:answers?|answered|answering|picks? up|picking up)/,
    /(?:nobody|no one) (?:is )?(?:answers?|answering|picking up)(?: the phone)?/,
    /(?<!\b(?:online|internet|everything|(?:the )?web) )(?:is|are|this is) a (?:disgrace|joke|shambles|scam)|useless (?:bot|thing|chat\w*|machine|piece)/,
    /you (?:are )?(?:so |completely |totally |absolutely )?useless|piece of (?:junk|rubbish|crap)/,
    /(?:nobody|no one) (?:has (?:yet )?(?:come(?! with)|turned up|shown up|showed up|lit|filled|brought|cleaned|fixed|heated|delivered|rung|replied)|(?:ever )?(?:turned up|showed up))/,
    // “The form complains about my date” is not a complaint about us.
    /(?<!\b(?:pop ?up|page|site|website|calendar|form|screen|browser|bar|system|computer|phone|it|couples|people|guests|others|anyone|anybody|can not|not(?: really)? a|hardly a|not|hate to|no|never)(?: (?:just|ever|often|only|always|keeps?|is|kept|still))? )complain\w*(?! (?:procedures?|seriously|form|policy)\b)/,
    /disappoint\w*|dissatisf\w*|unacceptable|disgust\w*|appall\w*|outrag\w*|compensat\w*|rip ?off|ripped off/,
    /false advert\w*|misleading|misled|filthy|bed ?bugs?|cockroach\w*|bad review|unhappy|not good enough/,
    /ruined (?:our|my|the)|spoil(?:ed|t) (?:our|my)/,
    /not (?:\w+ )?(?:happy|satisfied|pleased|impressed|as described|as advertised|what (?:was|we were) (?:promised|expecting))/,
    /not worth (?:the|our|what)/,
    /(?<!not )(?:hate|detest) (?:this|your|the) (?:place|hotel|estate|cabin|room|lodge)/,
    /(?:this|your|the) (?:place|hotel|estate|cabin|room|lodge) is (?:\w+ )?(?:awful|terrible|horrible|dreadful|disgusting|shite|a (?:dump|joke|disgrace|kip|rip ?off)|the worst)/,
    /(?:terrible|awful|horrible|dreadful|worst|shocking|poor|appalling) (?:\w+ )?(?:stay|experience|service|room|cabin|night|weekend|hotel|place|customer)/,
    /(?:speak|talk) (?:to|with) (?:a|the|your) (?:manager|owner|boss|supervisor)/,
    /(?:staff|team|owner|manager|cleaner|somebody|someone|they|he|she|you|driver|girl|man) (?:was|were|is|are) (?:\w+ (?:\w+ )?)?(?:rude|unfriendly|unhelpful|impolite)/,
    /(?:was|were|(?<!^)is(?! it)) (?:\w+ )?(?:dirty|smelly|stinking|mouldy|not clean|not cleaned|unclean)/,
    /(?:(?<!\b(?:wash|washes|washing|dry|drying|brush|brushing|do|doing|rinse|rinsing|wet) (?:\w+ )?)hair(?! ?(?:dryers?|driers?|straighteners?|curlers?|tongs|irons?)\b)|stains?|insects|bugs|ants|mould|mold|dust|mice|a mouse|rats?) (?:\w+ )?(?:in|on|under|everywhere)/,
    /(?:breakfast|tray|hamper|box|basket|order|food|wine|taxi|towels|nobody|no one|bath) (?:\w+ )?(?:never|did not) (?:came|come|arrived?|turned up|turn up|showed up|show up|answered)(?! (?:up|into)\b)/,
    /(?:nobody|no one|none of (?:you|ye)) (?:ever |even )?(?:came|answered|did anything|helped|rang|called|phoned|replied|got back)/,
    /(?:you|ye|they|team|owner|staff) (?:never|did not|have not|still have not) (?:ever )?(?:rang|ring|rung|called|call|phoned|replied|reply|got back|get back|gotten back) (?:me|us|to|back)\b/,
    /(?:box|tray|hamper|breakfast|food) (?:came|arrived|turned up) (?:\w+ )?(?:late|cold|at|after)/,
    /(?:bath|tub|box|tray|hamper|breakfast|room|cabin|water|food) (?:was|were) (?:\w+ )?(?:cold|missing|late|wrong|stale|off|freezing)/,
    /(?:next door|beside us|next to us|other (?:cabin|room)) (?:is |are |has |have )(?:\w+ ){0,3}?(?:music|shouting|screaming|partying|loud|noisy|roaring|fighting)/,
    /(?<!^(?:is|are|do|does) (?:the |your )?)neighbours? (?:\w+ ){0,3}?(?:shouting|loud|noisy|partying|blaring|blasting|roaring|screaming)/,
    /(?<!(?:be|if|no|any|other people s|do|does|(?:are|will|is) there|(?:will|would|could|might)(?: the| other| your)?) )(?:kids?|children|lads|guests?) (?:are |is )?(?:\w+ )?(?:shouting|screaming|roaring|partying|fighting|making (?:noise|a racket))\b/,
    /(?:there is|there s) (?:a|an awful lot of) (?:party|racket|noise|row)(?: going on)? (?:outside|next door|beside us)/,
    /kept (?:me|us) awake/,
  ),
  assistance_dog: either(
    /\b(?:guide|assistance|service|hearing|seeing eye|support|therapy|medical alert|autism|working) ?(?:dog|animal)s?\b/,
    /\bdogs? for the (?:blind|deaf)\b/,
  ),
  pregnancy: either(
    /\bpregnan\w*|\btrimester\b|\b(?:baths?|tub|ofuro|sauna|massage|reiki)\b.*\bbabymoon\b|\bbabymoon\b.*\b(?:baths?|tub|ofuro|sauna|massage|reiki)\b|\bbump on board\b|\b(?:is|am) with child\b/,
    /\bexpecting (?:a|our|my)(?: \w+)? (?:baby|child)\b|\b(?:wife|partner|girlfriend|she|sister) is expecting\b/,
    /\bweeks (?:along|gone)\b|\bmonths (?:along|gone)\b|\bat \d\d weeks\b/,
    // “I'm 30 weeks, is the bath off limits?”, but not “30 weeks away” or “late”.
    new RegExp(`\\b${expecting} ${someWeeks}`),
    // “She's 12 weeks, are any of the treatments ok?”, but not a puppy.
    new RegExp(
      `^(?=.*\\b(?:baths?|tub|ofuro|saunas?|massages?|treatments?|reiki|yoga|soak)\\b)(?!.*\\b(?:dog|puppy|pup|kitten)\\b).*\\bshe is ${someWeeks}`,
    ),
  ),
  health: either(
    new RegExp(`^(?=.*${asksLeave.source})(?=.*${heat.source}).*${ailing.source}`),
    new RegExp(`^(?=.*${asksHowLong.source})(?=.*${heat.source}).*${weakHeart.source}`),
    forbidden,
  ),
  allergy: anyOf(
    /allerg\w*(?! to (?:(?:other people s?|loud|noisy|screaming) )?(?:toddlers?|kids|children|people|noise|crowds|mornings?|work|mondays?|camping|stress|small talk)\b)/,
    /(?:nuts?|peanuts?|gluten|dairy|milk|eggs?|shellfish|lactose|wheat|soya?|sesame) (?:is|are) (?:\w+ )?(?:a |an )?(?:problem|issue|no go|danger|bad|poison|out) (?:for|with|to) (?:me|us|him|her|my \w+)/,
    /(?:hives|rash\w*|sneez\w*|wheez\w*) (?:\w+ )?(?:from|of|with|around|near) (?:any )?(?:dogs?|cats?|animals?|pets?|fur)/,
    /intoleran\w*|coeliacs?|celiacs?|epipen|asthma\w*|hay ?fever/,
    /(?:not|never) eat(?:ing|s)? (?:any )?(?:pork|ham|beef|shellfish|dairy|gluten|nuts?|eggs?|wheat|lactose|fish)|halal|kosher|no pork|without pork|pork free/,
    /(?:nut|peanut|gluten|dairy|lactose|egg|wheat|soya?|sesame|shellfish|feather|fragrance) free/,
    /(?:contains?|any|traces of|free (?:of|from)|without|leave out|react (?:\w+ )?to) (?:the )?(?:pea)?(?:nuts?|gluten|sesame|lactose|dairy|eggs?|soya?|wheat|shellfish|mustard|sulphites)/,
    /is there (?:any )?(?:gluten|nuts?|sesame|dairy|lactose|egg|soya?) in/,
    /(?:swells?|swelling|puffs?|blows?|comes?|breaks?) (?:up|out)\b.{0,40}\b(?:nuts?|peanuts?|sesame|shellfish|eggs?|dairy|strawberr\w+)/,
    /(?:nuts?|peanuts?|sesame|shellfish|eggs?|dairy|milk|wheat|strawberr\w+) (?:always |would |will |could )?(?:makes?|made|make) (?:me|him|her|my \w+)(?: \w+)? (?:sick|ill|swell|itch\w*|wheeze|close|come out|break out|puff)/,
    /(?:nuts?|peanuts?|sesame|shellfish|eggs?|dairy|milk|wheat) (?:would |could |will )?(?:kills?|is deadly)/,
  ),
}

/** Somebody has an illness; nothing is happening now. */
export const hasIllness = (text: string): boolean => ailing.test(text)
