import { anyOf } from '../any-of.ts'
import { bereaved, feelsLow, hardOfWalking, illKin, lockedOut, sickAnimal } from './troubles.ts'

/**
 * A guest's troubles, recognised by form before any topic: only people can settle them. What sounds like danger comes first, and better
 * once too often than not.
 */

/** One guest's own matter: nothing written answers it, whatever topic is mentioned. */
const ownMatters = [
  'booking',
  'money',
  'confirmation',
  'stolen',
  'locked_out',
  'sick_animal',
  'bereaved',
  'ill_kin',
  'low',
  'lost',
  'complaint',
] as const
/** Health: entries may be given to anybody else, but not to this guest. */
const bodily = ['allergy', 'pregnancy', 'health', 'assistance_dog'] as const
/** Guests who cannot do what others can: no entry covers it, though one might. */
const untold = ['access'] as const
export type Concern = (typeof ownMatters)[number] | (typeof bodily)[number] | (typeof untold)[number]

export const isConcern = (name: string): name is Concern => [...ownMatters, ...bodily, ...untold].some((one) => one === name)
export const isBodily = (name: string): boolean => bodily.some((one) => one === name)
export const isOwnMatter = (name = ''): boolean => ownMatters.some((one) => one === name)

/** Somebody who speaks of not living any longer, in whatever words. */
export const tiredOfLiving = anyOf(
  /suicid\w*/,
  /kill (?:my|him|her|them)sel(?:f|ves)/,
  /end(?:ing)? (?:my|his|her|their) (?:own )?life/,
  /end(?:ing)? it all/,
  /(?:want|wants|wish|wishes) to die/,
  /not (?:want|wish) to (?:live|be alive)/,
  /not feel like (?:being alive|living|going on)/,
  /(?:no|any) reason (?:to (?:live|go on)|for living)/,
  /life (?:is )?(?:just )?not (?:really )?worth (?:it|living)/,
  /stop (?:being alive|living)/,
  /not want to be (?:on this earth|in this world|alive)/,
  /better off dead/,
  /(?:wish|rather) (?:i was|i were|be) dead/,
  /no ?(?:body|one) would miss me/,
  /no point (?:in|of) (?:living|life|going on)/,
  /(?:have|got) (?:the|my|these) (?:pills|tablets) (?:in front|here|ready)/,
  /self harm\w*/,
  /(?:harm|harming) (?:my|him|her|them)sel(?:f|ves)/,
  /(?:swallowed|took|taken) (?:\w+ ){1,4}(?:pills|tablets|bleach|poison)/,
  /can not (?:just )?go on any ?more/,
  /(?:i )?just can not go on\b/,
  /nothing left (?:for me|to live for)/,
  /not see (?:the|any|a) point (?:of|in) (?:going on|living|life)/,
  /having thoughts bad ones/,
  /having (?:\w+ )?(?:dark|bad) thoughts/,
  /want it (?:all )?to be over/,
  /i (?:do )?not want to be here any ?more/,
  /end(?:ing)? it (?:tonight|today|now|here|for good)/,
  /can not go on\b(?=.*\b(?:no point|living|life|any ?more|like this))/,
  /nothing (?:really )?matters any ?more/,
  /no point (?:to (?:anything|it all|my life))/,
  /(?:goodbye|farewell) (?:cruel )?world/,
)

const danger = anyOf(
  // Fire and gas.
  /(?<!\b(?:reviews?|place|business|bookings|you|team) (?:is |are )?(?:\w+ )?)(?:on|caught|catching|set) fire(?! (?:with|at (?:the |our )?(?:\w+ )?(?:cards|quiz|darts|pool|golf|bowling|karaoke|table|bingo|dancing)|on the dance))|set (?:\w+ ){1,3}(?:alight|on fire)|(?:is|are) alight/,
  /there is (?:a )?(?:big |small )?fire(?! (?:pit|place|circle|wood|extinguisher|alarm|exit|blanket|door))/,
  /(?:house|cabin|roof|room|lodge|kitchen|wall|bed|curtains?|forest|woods|trees?|chimney|car|sauna|deck|decking) (?:is|are) (?:\w+ )?(?:burning|ablaze|in flames)/,
  /(?:see|seeing|saw) (?:flames|smoke)|(?<!\b(?:can|may|could|to|allowed|i|we|you|guests?|people|one|not|never) )smoke (?:is )?(?:coming|pouring|rising|everywhere|filling|in (?:the|our) \w+)|(?:full of|filling (?:up )?with|filled with) smoke|gas leak/,
  /(?:smell|smells|smelling) (?:of )?(?:gas|burning|smoke|something burning)|burning smell|(?:bin|sofa|chair|rug|towel) is burning|(?:stove|chimney|flue) (?:is |keeps )(?:only |just |still )?smoking|(?:stove|chimney|flue) smoking (?:\w+ )?(?:into|in|out)/,
  /(?:smoke|fire|carbon monoxide|co2?|monoxide|gas) (?:alarm|detector) (?:\w+ ){0,3}(?:going|gone|went|ringing|beep\w*|sounding|off)|alarm (?:on|in) the (?:ceiling|cabin|lodge|room|kitchen|bedroom|hall) (?:\w+ ){0,2}(?:going|went|ringing|beep\w*|sounding)|(?:left|leaving) the gas on|gas is (?:on and|leaking|escaping)|(?:rug|sofa|chair|curtains?|bed|floor|bin) (?:is |are )?(?:smoulder\w*|on fire)|embers? (?:fell|falling|rolled|on the (?:floor|rug))|chimney (?:is )?(?:roaring|glowing)/,
  // The body.
  /(?:not|stopped|trouble|hardly|barely|can not) (?:breathe|breathing)|unconscious|passed out|keeled over|fainted|collapsed|unresponsive|not responding|choking|drowning(?! in (?:(?:your|my|our|all|these|those|the|so many) )*(?:work|choices?|options|e ?mails?|mails?|newsletters?|letters|messages|paperwork|stress))|chest (?:pains?|hurts|is tight)|pains? in (?:my|his|her|the) chest|heart attack|(?:arm|face|leg|side) is numb/,
  /(?:a|having|had) stroke(?! of)|seizure|epileptic fit|overdosed?|bleeding|anaphyla\w*|allergic reaction|electrocuted|(?:got|had|have had|gave (?:me|him|her)) (?:an? )?(?:bad |big |massive |nasty )?(?:electric )?shock (?:off|from|when)|electric shock|(?:insulin|inhaler) (?:ran out|is gone|is finished)|ran out of (?:insulin|my inhaler)|(?:blue|grey) and cold|hypothermia|poisoned|concussion|in labour|giving birth|contractions|waters? (?:broke|have broken)/,
  /(?:broke|broken|cut|burn|burnt|burned|scalded|sprained|twisted|hurt|injured|hit|crushed|dislocated|banged|smashed) (?:my|his|her|their|our|a|the) (?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|head|back|neck|hip|knee|shoulder|nose|eye|face|elbow|ribs?|skull|jaw|thumb)s?/,
  /(?:cut|burnt|burned|hurt|injured|scalded) (?:my|him|her|them)sel(?:f|ves)|(?:is|are|am|was|been|got|badly|seriously|somebody|someone) (?:badly |seriously |very )?(?:hurt|injured|wounded|stabbed)/,
  /(?:slipped|fell|fallen) (?:\w+ ){0,6}(?:off|down|from|into the|head|leg|move|hurt|cliff|unconscious|get up)|had (?:an|a bad|a serious|a) (?:accident|fall)|can not (?:move|wake) (?:my|his|her|him|the)|trapped|(?:he|she|husband|wife|partner|friend) (?:\w+ ){1,6}(?:and |but )(?:he |she )?(?:will|does) not wake(?: up)?$|locked in the (?:sauna|bathroom|boot|room)|(?:he|she|husband|wife|partner|friend|boyfriend|girlfriend|mother|mum|mam|father|dad) (?:is (?:\w+ ){1,3}and )?(?:will|does|can) not wake(?: up)?(?! (?:early|before|until|till|up (?:early|before|until|till)))/,
  /throat (?:is |are )?(?:swelling|closing|swollen)|(?:tongue|face|lips) (?:is |are )?swelling/,
  /blood (?:is )?(?:everywhere|pouring|gushing|pumping)|(?:lots?|so much|pool) of blood|covered in blood|can not get (?:any |enough |my |his |her )?(?:air|breath)|heart is racing/,
  /(?:cold|wet|pale|grey|blue|confused|dizzy) and (?:shaking|shivering|sweating|confused|clammy|sick)|can not stop (?:shivering|shaking|vomiting|throwing up)|shivering (?:badly|violently|uncontrollably)/,
  /(?:tree|branch|roof|ceiling|wall|chimney) (?:\w+ ){0,3}?(?:fell|came down|come down|fallen|collapsed|crashed) (?:on|in|onto|through)/,
  // Carbon monoxide, and machines that somebody breathes by.
  /(?:headaches?|dizzy|nauseous|sleepy|drowsy|woozy|feel(?:ing)? sick)\b.{0,50}\bstove|stove\b.{0,50}\b(?:headaches?|dizzy|nauseous|drowsy|woozy|feel(?:ing)? sick)/,
  /(?:oxygen|cpap|ventilator)\b.{0,30}\bpower|power\b.{0,30}\b(?:oxygen|cpap|ventilator)/,
  // As it is said here, and in other languages.
  /(?:is|are) after (?:hitting|beating|punching|choking|strangling|hurting) (?:me|her|him|us|them)/,
  /keine luft|herzinfarkt|bewusstlos|es brennt|feuer in der|^hilfe|au secours|ne respire (?:plus|pas)|crise cardiaque|no respira|^ayuda/,
  /drunk\b.{0,30}\b(?:going to|about to|wants to|trying to) drive|after taking the (?:car )?keys|driver (?:\w+ ){0,2}drunk|car (?:is )?in (?:the|a) ditch/,
  // People and sea.
  /(?:someone|somebody|a man|men|people(?! s\b)|stranger|intruder|burglar)\b.{0,30}\b(?:break(?:ing)? in\w*|broke in\w*|get(?:ting)? in\w*|knife|gun|weapon|following (?:me|us)|threatening|door ?handle|banging|screaming)|intruder|burglar|prowler|peeping tom|(?:someone|somebody|a (?:strange )?man|men|people|stranger|lad|fella|guy)\b.{0,30}\b(?:(?:looking|peering|peeping|peeking|staring|spying) (?:in )?(?:(?:at|through|into) )?(?:the|our|my) (?:\w+ )?(?:windows?|glass|bathroom|bedroom)|(?:watching|staring at|spying on|looking in at) (?:us|me))/,
  /(?:been|was|were|being|am|are) (?:attacked|assaulted|raped|threatened|followed|mugged)|(?:hit|hits|hitting|beat|beats|beating|hurting|strangled|punch\w*|kick(?:s|ed|ing)|slap(?:s|ped|ping)|shov(?:es|ed|ing)|push(?:es|ed|ing)|grabb(?:ed|ing)|chok(?:es|ed|ing)) me(?! (?:towards?|for|with (?:the|an|his|her)|at (?:chess|cards|scrabble|pool|darts|tennis|golf|it|everything|board games)|to (?!the (?:ground|floor|wall)\b)|into (?!the (?:wall|door|stove|bath|water|car)\b))\b)|raped me|locked me (?:in|into) (?:the|a|our)|(?:throw|throws|throwing|threw) (?:\w+ ){1,3}at (?:me|us)|will not let me (?:out|leave)(?! (?:until|till|without)\b)|hiding from (?:him|her|my)|my ex (?:\w+ ){0,8}(?:at the (?:gate|door|window)|found (?:me|out where))|(?:do|does|did) not feel safe|feel (?:very )?unsafe|in danger/,
  /cut off by the tide|swept (?:out|away)|(?:stuck|stranded) on (?:the|a) (?:rocks?|cliffs?|sandbank)|overboard|(?:boat|kayak|canoe|dinghy|board) (?:has |is )?(?:overturned|capsized|sinking|sunk)|capsized|turned over and|(?:caught|stuck) in (?:a |the )?(?:rip|current|tide|rip current)|lost (?:our|my|the) (?:son|daughter|child|kids?|boy|girl|wife|husband|partner|friend|mother|father|mam|dad) (?:in|on|at|somewhere|near) (?:the )?(?:beach|woods?|forest|sea|walk|dark|dunes?|cliffs?|path|trees|strand|water)|(?:my|our) (?:son|daughter|child|boy|girl|wife|husband|mother|father|mam|dad) (?:is missing|has gone missing|wandered off|has wandered off)|(?:am|are|is) (?:completely )?lost (?:in|on) the (?:forest|woods|dark|fog|cliffs?|dunes)/,
  /(?:stuck|trapped|sinking|sunk|stranded) (?:fast )?in (?:the |this )?(?:sand|mud|quicksand|bog|water)\b|tide (?:is )?(?:coming in|rising|came in)\b.{0,40}\b(?:stuck|trapped|can not|surrounded|fast)|(?:stuck|trapped|surrounded)\b.{0,60}\btide\b/,
  /went (?:out )?(?:swimming|for a (?:swim|walk|dip|run)|into the (?:sea|water)|in for a (?:swim|dip)|kayaking|out on the \w+)\b.{0,50}\b(?:not (?:\w+ )?(?:come|came|back|returned)|never (?:came|come) back|missing|no sign of (?:him|her|them))/,
  tiredOfLiving,
  // The call itself.
  /(?:send|need|want) help (?:now|quick|quickly|fast|urgently|immediately|please)|(?:please|pls) send help|(?:shouting|screaming|calling|crying) for help|^send help|(?:send|need|call|get) (?:me |us )?(?:an )?(?:ambulance|paramedics?)|^(?:sos|mayday|emergency)(?: (?:emergency|help|please|now))*$|^(?:help )?(?:fire ?)+(?: help)?$|^(?:help|please help|quick) (?:\w+ ){0,3}fire\b|^fire in (?:the|our) \w+$/,
)
/** Told of, not happening; and an animal is not for an ambulance. */
const past =
  /\b(?:last (?:year|month|summer|winter|spring|autumn|time)|(?:years?|months?|weeks?) ago|recover\w*|recently|since (?:my|an|the) (?:operation|accident)|(?:my|our|the) (?:dog|cat|puppy|pet) (?:is|has|got|was|hurt|cut|broke|collapsed))\b/
/** “My sister broke her arm, so can we change the date?” */
const calledOff =
  /\b(?:broke|broken|fractured|sprained|dislocated) (?:my|his|her|their|a|an) \w+\b.*\b(?:can not (?:come|make it|travel|go)|cancel\w*|change (?:the|our|my)|postpone|refund|move (?:the|our|my))/
const wishes = /\b(?:suicid|kill (?:my|him|her|them)sel)/

/** Does this sound as if somebody were in danger? `text` is normalised. */
export function soundsLikeDanger(text: string): boolean {
  return tiredOfLiving.test(text) || (danger.test(text) && (!(past.test(text) || calledOff.test(text)) || wishes.test(text)))
}

const sums = /(?:payments?|charges?|charged|amounts?|transactions?|money|bill|card|account|statement)/.source
/** Whoever asks how long a soak lasts is told, of whatever health; whoever asks whether they may is not told by us. */
const asksLeave = anyOf(
  /can|could|may|should|safe|ok|okay|alright|all right|allowed|able|grand|harm|or no|getting|hopping|going|advisable|suitable|risky?|fine|wise|(?:good|bad) idea/,
)
const heat = anyOf(/baths?|bathe|bathing|tubs?|soak\w*|ofuro|saunas?/)
const hot = /(?:bath|tub|soak|ofuro|sauna)/
const drink = /(?:wine|drinks?|drinking|pints?|beers?|prosecco|champagne|gin|whiskey|cocktails?|bottles?)/
/** Whoever is ill, has drunk, or would bathe alone. Of what is drunk in it the terms are quoted. */
const ailing = anyOf(
  /heart (?:attacks?|conditions?|problems?|troubles?|disease|failure|murmur|patient|surgery|bypass|medication)|(?:bad|weak|dodgy) heart|angina|afib|atrial|arrhythmia|pacemakers?|stents?|(?:high|low) blood pressure|hypertension|(?:blood )?thinners|blood clots?|had a stroke(?! of)/,
  /epilep\w*|diabet\w*|dialysis|chemo\w*|open wounds?|stitches|(?:after|from|had) (?:\w+ ){0,3}?(?:surgery|operation|transplant)/,
  new RegExp(`${hot.source}\\b.{0,40}\\b(?:after (?:\\w+ ){0,5}?${drink.source}|drunk|tipsy)`),
  new RegExp(`(?:had|drank|drunk|drinking|feed of) (?:\\w+ ){0,5}?${drink.source}\\b.{0,60}\\b${hot.source}`),
  new RegExp(`${hot.source} (?:\\w+ ){0,3}?(?:on (?:my|your|his|her) own|alone|solo|by (?:my|him|her)self)(?! without)`),
)
/** “Is it ok with high blood pressure?”, of whoever has just asked for a bath. */
export const ailsAfter = (topic: string | undefined, text: string): boolean =>
  topic !== undefined && ofHeat.has(topic) && ailing.test(text)
const ofHeat = new Set(['tub', 'heated_bath', 'bath_reheat', 'sauna'])

const forms: Readonly<Record<Concern, RegExp>> = {
  money: anyOf(
    /(?:charged|billed|debited|paid|deducted|invoiced|charging|took|taken) (?:\w+ ){0,7}?(?:twice|double|two times|again|too much|the wrong amount)/,
    /(?:double|over|wrongly|incorrectly|mis) ?(?:charg|bill|debit)\w*|(?:two|2|three|duplicate|double|second|unknown|unexpected) (?:payments?|charges?|transactions?)/,
    new RegExp(`${sums} (?:\\w+ ){0,5}?(?:twice|two times|failed|is gone|missing|not recogni[sz]e|disappeared|taken from)`),
    new RegExp(`(?:wrong|same) amount (?:\\w+ ){0,5}?(?:twice|two times|taken)|took the wrong|${sums} (?:\\w+ ){0,4}?declined`),
    /charge (?:\w+ ){0,4}?not recogni[sz]e|money (?:was |has been )?taken/,
    /(?:still|need|want|waiting for|where is|owe) (?:\w+ ){0,4}?(?:refund|money back)(?! if)|no money back|refund (?:\w+ ){0,4}?(?:has not|have not|not) (?:come|arrived|been|got)/,
    /(?:never|not) (?:got|get|received|receive) (?:a |my |our |the )?(?:receipt|invoice)/,
  ),
  confirmation: anyOf(
    /(?<!\b(?:rather|prefer) )(?:not|never) (?!want|wish|like|care|need)(?:\w+ ){0,2}?(?:get|getting|got|gotten|receive|receiving|received|had|have|see|seen) (?:\w+ ){0,4}?(?:confirmations?|e ?mails?|mails?|inbox|vouchers?|newsletters?|code)(?! (?:address|password))/,
    /(?:confirmation|e ?mail|mail|voucher|code|receipt)\b.{0,40}\b(?:not|never) (?:\w+ )?(?:come|came|arrive|arrived|received|got|turned up|show|shown|showed)/,
    /no (?:\w+ )?(?:confirmation|e ?mail|mail) (?:came|come|arrived|yet|received|so far|from you|after)|(?:went|gone) through no/,
    /re ?send|send (?:\w+ ){0,5}?(?:again|once more)|(?:lost|lose|can not find|deleted|mislaid) (?:\w+ ){0,3}?(?:confirmation|e ?mail|booking reference|voucher)/,
    /(?:nothing|no sign) (?:\w+ ){0,4}?(?:inbox|e ?mail|mail)|and still nothing|heard nothing|not heard (?:back|anything)|where is (?:my|our) (?:\w+ )?(?:confirmation|e ?mail|voucher)/,
  ),
  booking:
    /\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|friend|mother|sister|brother)s?(?: s)? (?:booking|reservation)\b|\b(?:my|our|the) (?:booking|reservation|order|payment|refund|confirmation)\b.{0,40}\b(?:go through|went through|confirmed|received|status|check|arrive|where|declined|taken|ref\b)|\b(?:check|find|look up|status of|where is) (?:my|our) (?:booking|reservation|order|payment|refund|confirmation)|\bref\b|\bbooking (?:number|reference)|\bdid (?:my|our|you get my) (?:\w+ )?(?:booking|payment|order|deposit)|\b(?:cancel|change|move|amend|find|delete) (?:my |our |the )?(?:booking|reservation|stay|order) (?:number |no |nr )?[a-z]{0,3}\d{3,}\b/,
  // Whoever asks for the Gardaí themselves is told their number.
  stolen:
    /^(?!.*\b(?:guards?|gardai?|garda station|police|numbers?)\b).*\b(?:(?:was|were|been|got|is|are|has|have|had) (?:\w+ )?(?:stolen|robbed|nicked)|(?:stole|robbed|nicked) (?:my|our|his|her|the|a) (?!hearts?\b|show\b|breath\b|thunder\b)|(?:my|our|the) (?:\w+ ){1,3}?(?:was |were |got |has been |have been )?broken into)\b/,
  locked_out: lockedOut,
  sick_animal: sickAnimal,
  bereaved,
  ill_kin: illKin,
  low: feelsLow,
  access: hardOfWalking,
  lost: anyOf(
    /lost property|lost and found|lost ?(?:and|n|&) ?found|left behind|handed in|mislaid/,
    /(?:(?<!\bno \w+ )left|forgot|forgotten|lost|found|find(?! out)|missing|misplaced|think|believe) (?:(?!home\b)\w+ ){0,6}?(?:jacket|coat|jumper|sweater|cardigan|scarf|hat|cap|gloves?|shoes?|boots?|runners|sandals|watch|rings?|earrings?|necklace|bracelet|jewell?ery|glasses|sunglasses|phone|mobile|charger|cable|laptop|kindle|ipad|tablet|camera|wallet|purse|keys?|handbag|backpack|rucksack|book|teddy|medication|medicine|tablets|passport|licence|umbrella|togs|swimsuit|swimming togs|bikini|water bottle|airpods|earphones|headphones|make ?up bag|toilet bag|retainer|hearing aids?|something|belongings|things|stuff)(?= (?:in|at|on|by|behind|under|there|with you|when|last|after|somewhere|is|are|still|and)\b|$)/,
    /(?:keys?|wallet|purse|phone|ring|glasses|passport|camera|watch|jacket|bag) (?:is|are|has gone|have gone|went) (?:missing|gone|lost)/,
    /post (?:\w+ ){0,6}?we left/,
  ),
  complaint: anyOf(
    /(?<!\bsea (?:\w+ ){0,3})(?:meant|supposed) to be (?:this|so|that) (?:dirty|cold|hot|small|noisy|smelly)|(?<!\b(?:path|track|beach|sea|lane) )(?:is|was) (?:this|so|that) (?:dirty|filthy|smelly)|what are (?:you|ye) going to do about (?:it|this|that)|(?:music|tunes|speakers?) (?:is |are )?(?:still )?(?:blaring|blasting|pumping|thumping)|(?:nobody|no one) (?:lit|delivered|brought|filled|cleaned|fixed) (?:it|our|the|my|us)|(?:ringing|ring|rang|rung|calling|called|phoning|phoned)\b.{0,30}\b(?:nobody|no one|not|never) (?:\w+ )?(?:answers?|answered|answering|picks? up|picking up)|(?:nobody|no one) (?:is )?(?:answers?|answering|picking up)(?: the phone)?|(?:is|are|this is) a (?:disgrace|joke|shambles|scam)|useless (?:bot|thing|chat\w*|machine)|you are useless|(?:nobody|no one) (?:has (?:yet )?(?:come(?! with)|turned up|shown up|showed up|lit|filled|brought|cleaned|fixed|heated|delivered|rung|replied)|(?:ever )?(?:turned up|showed up))/,
    // A form complains of what was filled in, and nobody of us.
    /(?<!\b(?:pop ?up|page|site|website|calendar|form|screen|browser|bar|system|computer|phone|it|couples|people|guests|others|anyone|anybody|can not|not|hate to|no|never)(?: (?:just|ever|often|only|always|keeps?|is|kept|still))? )complain\w*(?! (?:procedures?|seriously|form|policy)\b)|disappoint\w*|dissatisf\w*|unacceptable|disgust\w*|appall\w*|outrag\w*|compensat\w*|rip ?off|ripped off|false advert\w*|misleading|misled|filthy|bed ?bugs?|cockroach\w*|bad review|unhappy|not good enough|ruined (?:our|my|the)|spoil(?:ed|t) (?:our|my)/,
    /not (?:\w+ )?(?:happy|satisfied|pleased|impressed|as described|as advertised|what (?:was|we were) (?:promised|expecting))|not worth (?:the|our|what)/,
    /(?<!not )(?:hate|detest) (?:this|your|the) (?:place|hotel|estate|cabin|room|lodge)|(?:this|your|the) (?:place|hotel|estate|cabin|room|lodge) is (?:\w+ )?(?:awful|terrible|horrible|dreadful|disgusting|shite|a (?:dump|joke|disgrace|kip|rip ?off)|the worst)/,
    /(?:terrible|awful|horrible|dreadful|worst|shocking|poor|appalling) (?:\w+ )?(?:stay|experience|service|room|cabin|night|weekend|hotel|place|customer)/,
    /(?:speak|talk) (?:to|with) (?:a|the|your) (?:manager|owner|boss|supervisor)/,
    /(?:staff|team|owner|manager|cleaner|somebody|someone|they|he|she|you|driver|girl|man) (?:was|were|is|are) (?:\w+ (?:\w+ )?)?(?:rude|unfriendly|unhelpful|impolite)/,
    /(?:was|were|(?<!^)is(?! it)) (?:\w+ )?(?:dirty|smelly|stinking|mouldy|not clean|not cleaned|unclean)|(?:hair(?! ?(?:dryers?|driers?|straighteners?|curlers?|tongs|irons?)\b)|stains?|insects|bugs|ants|mould|mold|dust|mice|a mouse|rats?) (?:\w+ )?(?:in|on|under|everywhere)/,
    /(?:breakfast|tray|hamper|box|basket|order|food|wine|taxi|towels|nobody|no one|bath) (?:\w+ )?(?:never|did not) (?:came|come|arrived?|turned up|turn up|showed up|show up|answered)|(?:nobody|no one|none of (?:you|ye)) (?:ever |even )?(?:came|answered|did anything|helped|rang|called|phoned|replied|got back)/,
    /(?:you|ye|they|team|owner|staff) (?:never|did not|have not|still have not) (?:ever )?(?:rang|ring|rung|called|call|phoned|replied|reply|got back|get back|gotten back) (?:me|us|to|back)\b/,
    /(?:box|tray|hamper|breakfast|food) (?:came|arrived|turned up) (?:\w+ )?(?:late|cold|at|after)|(?:bath|tub|box|tray|hamper|breakfast|room|cabin|water|food) (?:was|were) (?:\w+ )?(?:cold|missing|late|wrong|stale|off|freezing)/,
    /(?:next door|beside us|next to us|other (?:cabin|room)) (?:is |are |has |have )(?:\w+ ){0,3}?(?:music|shouting|screaming|partying|loud|noisy|roaring|fighting)/,
    /(?<!^(?:is|are|do|does) (?:the |your )?)neighbours? (?:\w+ ){0,3}?(?:shouting|loud|noisy|partying|blaring|blasting|roaring|screaming)|kept (?:me|us) awake/,
  ),
  assistance_dog:
    /\b(?:guide|assistance|service|hearing|seeing eye|support|therapy|medical alert|autism|working) ?(?:dog|animal)s?\b|\bdogs? for the (?:blind|deaf)\b/,
  pregnancy:
    /\bpregnan\w*|\btrimester\b|\bbump on board\b|\b(?:is|am) with child\b|\bexpecting (?:a|our|my)(?: \w+)? (?:baby|child)\b|\b(?:wife|partner|girlfriend|she|sister) is expecting\b|\bweeks along\b|\bmonths gone\b|\bat \d\d weeks\b/,
  health: new RegExp(`^(?=.*${asksLeave.source})(?=.*${heat.source}).*${ailing.source}`),
  allergy: anyOf(
    /allerg\w*|(?:hives|rash\w*|sneez\w*|wheez\w*) (?:\w+ )?(?:from|of|with|around|near) (?:any )?(?:dogs?|cats?|animals?|pets?|fur)|intoleran\w*|coeliac|celiac|epipen|asthma\w*|hay ?fever|(?:not|never) eat(?:ing|s)? (?:any )?(?:pork|ham|beef|shellfish)|halal|kosher|no pork|without pork|pork free|(?:nut|peanut|gluten|dairy|lactose|egg|wheat|soya?|sesame|shellfish|feather|fragrance) free/,
    /(?:contains?|any|traces of|free (?:of|from)|without|leave out|react (?:\w+ )?to) (?:the )?(?:pea)?(?:nuts?|gluten|sesame|lactose|dairy|eggs?|soya?|wheat|shellfish|mustard|sulphites)|is there (?:any )?(?:gluten|nuts?|sesame|dairy|lactose|egg|soya?) in/,
  ),
}
const order: readonly Concern[] = [
  'assistance_dog',
  'allergy',
  'pregnancy',
  'health',
  'bereaved',
  'ill_kin',
  'low',
  'money',
  'confirmation',
  'booking',
  'stolen',
  'locked_out',
  'sick_animal',
  'access',
  'complaint',
  'lost',
]

/** "How will I know that my order went through?" asks how it goes with orders, and not after one. */
const asksHow =
  /^(?!.*\b(?:booking|booked|reservation|stay|e ?mail|mail|not|no|never|nothing)\b).*\b(?:how (?:will|do|would|can|could|should|am|are) (?:i|we)(?: going)?(?: to)?(?: ever)? (?:know|tell|see|be (?:sure|told))|what (?:happens|do (?:i|we) see|comes|will (?:i|we) see))\b/

/** The concern that a normalised text names by its form. */
export function concernIn(text: string): Concern | undefined {
  const formed = order.find((concern) => forms[concern].test(text) && !(concern === 'booking' && asksHow.test(text)))
  // Of data complaints go elsewhere: the privacy policy says where.
  if (formed === 'complaint' && /\b(?:data|privacy|gdpr)\b/.test(text)) return undefined
  if (formed && !overruled.has(formed)) return formed
  if (wronglyBrought.test(text) || neighboursHeard(text)) return 'complaint'
  return formed ?? (codeRefused.test(text) ? 'booking' : undefined)
}

/** What never came may be a mail, and was lost by nobody when it is a hamper. */
const overruled = new Set<Concern>(['confirmation', 'booking', 'lost'])
const food = '(?:grazing )?(?:box|tray|hamper|breakfast|picnic|basket|wine|food)'
const wronglyBrought = anyOf(
  new RegExp(
    `(?:got|sent|given|brought|gave us|delivered) (?:us )?(?:the|a) (?:wrong|meat|other) (?:\\w+ )?(?:${food}|one)|wrong (?:\\w+ )?${food}`,
  ),
  new RegExp(
    `${food} (?:has |is |was |had |have )*(?:missing (?:the|some|a|its)|gone (?:off|mouldy|stale)|mouldy|(?:meat|ham|fish|nuts) in it)`,
  ),
  new RegExp(`${food} (?:has |had |have )?never (?:came|arrived|turned up|showed up|been brought)`),
  new RegExp(
    `(?:ordered|paid for|booked) (?:\\w+ ){0,3}?${food}\\b.{0,30}\\b(?:it|they) (?:has |have )?(?:never|not|did not) (?:came|come|arrived?|turned up)`,
  ),
  new RegExp(`(?:was |is )?no ${food} (?:in|at|left in) (?:the|our) (?:room|cabin|lodge|door|fridge)`),
)

/** "The people in the next cabin are playing music": told, and not asked beforehand. */
const neighboursHeard = (text: string) => !askedBefore.test(text) && nextDoor.test(text) && loud.test(text)
const askedBefore = /^(?:is|are|do|does|did|will|would|can|could|if|how|what|any)\b/
const nextDoor =
  /\b(?:next door|next cabin|another (?:cabin|room)|beside (?:us|ours)|other cabin|cabin beside|neighbou?rs?|people in the (?:next|other))\b/
const loud =
  /\b(?:music|loud(?:ly)?|noisy?|noise|talking|barking|part(?:y|ying)|shouting|singing|roaring|screaming|can not sleep|awake|stag|hen party)\b/

/** "WILD10 says invalid": whose code it is, only people can see. */
const codeRefused =
  /\b(?:discount|promo\w*|newsletter|voucher|coupon|wild ?10|gift card)\b.{0,40}\b(?:invalid|not (?:work\w*|appl\w*|accept\w*|valid|recogni[sz]ed)|refus\w*|reject\w*|expired)\b/
