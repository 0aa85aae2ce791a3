/** What sounds as if somebody were in danger: recognised by form, erring on the side of alarm. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { anyMonth } from '#app/understanding/calendar-words.ts'

/** Somebody speaks of not wanting to live. */
export const tiredOfLiving = anyOf(
  /suicid\w*/,
  /kill (?:my|him|her|them)sel(?:f|ves)/,
  /end(?:ing)? (?:my|his|her|their) (?:own )?life/,
  /end(?:ing)? it all/,
  /(?:want|wants|wish|wishes) to die/,
  /not (?:want|wish) to (?:live|be alive)/,
  /not (?:really |even )*(?:want|wish) to be (?:here|around|on this earth) any ?more/,
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
  /can not (?:face|bear) (?:going on|another day|living|life)/,
  /not (?:really |even )?(?:want|know (?:if|whether) i want) to wake up\b(?! (?:early|before|at))/,
  /nothing left (?:for me|to live for)/,
  /not see (?:the|any|a) point (?:of|in) (?:going on|living|life|anything|it all)/,
  // “I'm having thoughts, bad ones.”
  /having (?:(?:\w+ )?(?:dark|bad) thoughts|thoughts bad ones)/,
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
  /(?<!\b(?:reviews?|place|business|bookings|you|team) (?:is |are )?(?:\w+ )?)(?:on|caught|catching|set) fire(?! (?:with|at (?:the |our )?(?:\w+ )?(?:cards|quiz|darts|pool|golf|bowling|karaoke|table|bingo|dancing)|on the dance))/,
  /set (?:\w+ ){1,3}(?:alight|on fire)|(?:is|are) alight/,
  /there is (?:a )?(?:big |small )?fire(?! (?:pit|place|circle|wood|extinguisher|alarm|exit|blanket|door|to (?:sit|look|warm|dry|curl|read|snuggle|cuddle|gather)))/,
  /(?:house|cabin|roof|room|lodge|kitchen|wall|bed|curtains?|forest|woods|trees?|chimney|car|sauna|deck|decking) (?:is|are) (?:\w+ )?(?:burning|ablaze|in flames)/,
  /(?:see|seeing|saw) (?:flames|smoke)/,
  /(?<!\b(?:can|may|could|to|allowed|let (?:us|me|him|her|them|people|guests)|i|we|you|guests?|people|one|not|never) )smoke (?:is )?(?:coming|pouring|rising|everywhere|filling|in (?:the|our) \w+)/,
  /(?:full of|filling (?:up )?with|filled with) smoke|gas leak/,
  /(?:there are|there is|with|see|seeing|saw|throwing|giving off|makes|making|loads of|shooting) (?:\w+ )?sparks\b(?! (?:fly|flying|between|of (?:joy|inspiration)))/,
  /sparks? (?:\w+ ){0,2}(?:from|out of) (?:the|our|a) (?:\w+ )?(?:socket|plug|wire|wires|cable|switch|lamp|light|fuse ?box|kettle|heater|projector)/,
  /(?:smell|smells|smelling|stinks?|reeks?) (?:(?:strongly |a bit |really )?(?:of |like ))?(?:gas|burning|smoke|something burning)\b|burning smell|(?:weird|strange|funny|odd|strong) (?:gas|burning) smell/,
  /(?:bin|sofa|chair|rug|towel) is burning|(?:stove|chimney|flue) (?:is |keeps )(?:only |just |still )?smoking/,
  /(?:stove|chimney|flue) smoking (?:\w+ )?(?:into|in|out)/,
  /(?<!\b(?:he|she|who|man|guest|somebody|someone) is )smoking (?:back |out )?into (?:the|our) (?:room|cabin|lodge|house)/,
  /(?:smoke|fire|carbon monoxide|co2?|monoxide|gas) (?:alarm|detector) (?:\w+ ){0,3}(?:going|gone|went|ringing|beep\w*|sounding|off)/,
  /(?:smoke|fire|carbon monoxide|co2?|monoxide|gas) (?:alarm|detector) (?:is |keeps |has |just |started |will not stop )*chirp\w*/,
  /alarm (?:on|in) the (?:ceiling|cabin|lodge|room|kitchen|bedroom|hall) (?:\w+ ){0,2}(?:going|went|ringing|beep\w*|chirp\w*|sounding)/,
  // “The alarm is beeping”, which may be only its battery.
  /^(?:(?:hi|hello|help|sorry|so|and) )*(?:the |our |an |that )?alarm (?:is |keeps |has been |will not stop |in here is )+(?:beep\w*|chirp\w*|going|ringing|sounding)/,
  /(?:left|leaving) the gas on|gas is (?:on and|leaking|escaping)/,
  /(?:rug|sofa|chair|curtains?|bed|floor|bin) (?:is |are )?(?:smoulder\w*|on fire)/,
  /embers? (?:fell|falling|rolled|on the (?:floor|rug))|chimney (?:is )?(?:roaring|glowing)/,
  /(?:can|could|would|will|please) (?:you |ye |someone |somebody )?(?:call|ring|phone|dial|get) (?:999|112|an ambulance|the ambulance|the fire brigade|the emergency services)/,
  // Injuries and illness.
  /(?:not|stopped|trouble|hardly|barely|can not) (?:breathe|breathing)|unconscious|passed out|keeled over|fainted/,
  /(?:feel(?:s|ing)?|felt|am|is|are|got|gets|went|gone|getting|getting all|looks?|seems?|turned) (?:(?!not )\w+ ){0,2}(?:dizzy|faint|light ?headed|woozy|giddy)(?! (?:with (?:hunger|joy|excitement|love)|with happiness|at the (?:thought|price)))/,
  /food poisoning/,
  /(?:dog|pup|puppy|hound|greyhound|terrier|spaniel|lab|labrador|collie|shepherd|alsatian|husky|bernese|horse|bull|cow|fox|badger|seal|snake|stag|deer|rat) (?:has |have |had )?(?:just )?(?:bit|bitten|attacked|mauled|kicked|gored) (?:me|him|her|us|my|our)/,
  /(?:been|was|were|got|am|is) (?:\w+ )?(?:bitten|attacked|mauled|kicked) by (?:an?|the|your|some|somebody['’]?s|someone['’]?s) (?:[\w'’]+ ){0,2}(?:dog|pup|puppy|hound|greyhound|terrier|spaniel|lab|labrador|collie|shepherd|alsatian|husky|bernese|horse|bull|cow|fox|badger|seal|snake|stag|deer|rat)s?/,
  /collapsed|unresponsive|not responding|choking/,
  /(?:is|has|has just|just|after) (?:fallen |fell |falling |passed )?(?:asleep|out) in (?:the|our|that) (?:hot |outdoor |wood ?fired |heated )?(?:bath|tub|ofuro|sauna)/,
  /(?<!\b(?:fear|afraid|scared|terrified|frightened) of )drowning(?! in (?:(?:your|my|our|all|these|those|the|so many) )*(?:work|choices?|options|e ?mails?|mails?|newsletters?|letters|messages|paperwork|stress))/,
  /chest (?:pains?|hurts|(?:is|feels|felt|got|went|has gone|has got) (?:\w+ )?tight)|(?:tight|tightness in (?:my|his|her|the)) chest|pains? in (?:my|his|her|the) chest|heart attack|(?:arm|face|leg|side) is numb/,
  /(?:a|having|had) stroke(?! of)|seizure|epileptic fit|overdosed?|bleeding|anaphyla\w*|allergic reaction|electrocuted/,
  /(?:got|had|have had|gave (?:me|him|her)) (?:an? )?(?:bad |big |massive |nasty )?(?:electric )?shock (?:off|from|when)/,
  /electric shock|(?:insulin|inhaler) (?:ran out|is gone|is finished)|ran out of (?:insulin|my inhaler)/,
  /(?:blue|grey) and cold|hypothermia|poisoned|concussion|in labour|giving birth|contractions/,
  /waters? (?:broke|have broken)/,
  /(?:broke|broken|cut|burn|burnt|burned|scalded|sprained|twisted|hurt|injured|hit|crushed|dislocated|banged|smashed) (?:my|his|her|their|our|a|the) (?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|head|back|neck|hip|knee|shoulder|nose|eye|face|elbow|ribs?|skull|jaw|thumb)s?/,
  /(?:my|his|her|their|the) (?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|hip|knee|shoulder|nose|elbow|ribs?|jaw|collar ?bone) (?:looks?|seems?|might be|may be|must be|is|are) (?:\w+ )?(?:broken|fractured|dislocated|out of joint)/,
  /(?:cut|burnt|burned|hurt|injured|scalded) (?:my|him|her|them)sel(?:f|ves)/,
  /(?:is|are|am|was|been|got|badly|seriously|somebody|someone) (?:badly |seriously |very )?(?:hurt|injured|wounded|stabbed)/,
  /(?:slipped|fell|fallen) (?:\w+ ){0,6}(?:off|down|from|into the|head|leg|move|hurt|cliff|unconscious|get up)/,
  /had (?:an|a bad|a serious|a) (?:accident|fall)|can not (?:move|wake) (?:my|his|her|him|the)|trapped/,
  /(?:he|she|husband|wife|partner|friend) (?:\w+ ){1,6}(?:and |but )(?:he |she )?(?:will|does) not wake(?: up)?$/,
  /locked in the (?:sauna|bathroom|boot|room)/,
  /(?:he|she|husband|wife|partner|friend|boyfriend|girlfriend|mother|mum|mam|father|dad) (?:is (?:\w+ ){1,3}and )?(?:will|does|can) not wake(?: up)?(?! (?:early|before|until|till|up (?:early|before|until|till)))/,
  /throat (?:is |are )?(?:swelling|closing|swollen)|(?:tongue|face|lips?) (?:is |are )?(?:\w+ )?(?:swelling|swollen)/,
  /swollen (?:throat|tongue|face|lips?)|(?:can not|hardly|barely) swallow|(?:fever|temperature)\b.{0,16}\brash|rash\b.{0,16}\bnot fad/,
  /(?:has|have|got|running|is at|with) (?:a |an )?(?:fever|temperature) of (?:39|4[0-2])\b/,
  /(?:fever|temperature)\b.{0,24}\bstiff neck|stiff neck\b.{0,24}\b(?:fever|temperature|rash)/,
  /(?:smell|smoke)\b.{0,24}\balarm (?:is |keeps )?(?:beep\w*|going|ringing|chirp\w*)|alarm (?:is |keeps )?(?:beep\w*|going|ringing)\b.{0,24}\bsmell/,
  /blood (?:is )?(?:everywhere|pouring|gushing|pumping)|(?:lots?|so much|pool) of blood|covered in blood/,
  /can not get (?:any |enough |my |his |her )?(?:air|breath)|heart is racing/,
  /(?:cold|wet|pale|grey|blue|confused|dizzy) and (?:shaking|shivering|sweating|confused|clammy|sick)/,
  /can not stop (?:shivering|shaking|vomiting|throwing up)|shivering (?:badly|violently|uncontrollably)/,
  /(?:tree|branch|roof|ceiling|wall|chimney) (?:\w+ ){0,3}?(?:fell|came down|come down|fallen|collapsed|crashed) (?:on|in|onto|through)/,
  // Carbon monoxide, and breathing machines without power.
  /(?:headaches?|dizzy|nauseous|sleepy|drowsy|woozy|feel(?:ing)? sick)\b.{0,50}\bstove/,
  /stove\b.{0,50}\b(?:headaches?|dizzy|nauseous|drowsy|woozy|feel(?:ing)? sick)/,
  /(?:oxygen|cpap|ventilator)\b.{0,30}\bpower|power\b.{0,30}\b(?:oxygen|cpap|ventilator)/,
  // Irish usage (“is after burning his hand”) and other languages.
  /(?:is|are|am|was) after (?:burning|scalding|cutting|hurting|breaking|twisting|spraining|dislocating|banging|crushing) (?:my|his|her|their|our|a|the) (?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|head|back|neck|hip|knee|shoulder|nose|eye|face|elbow|rib|jaw|thumb)s?\b(?!.{0,40}\b(?:camogie|match|hurling|football|rugby|gym|work|training|skiing)\b)/,
  /(?:is|are) after (?:hitting|beating|punching|choking|strangling|hurting) (?:me|her|him|us|them)/,
  /keine luft|herzinfarkt|bewusstlos|es brennt|feuer in der|^hilfe|au secours|ne respire (?:plus|pas)|crise cardiaque|no respira|^ayuda/,
  /drunk\b.{0,30}\b(?:going to|about to|wants to|trying to) drive|after taking the (?:car )?keys/,
  /driver (?:\w+ ){0,2}drunk|car (?:is )?in (?:the|a) ditch/,
  // Other people, and the sea.
  /(?:someone|somebody|a man|men|people(?! s\b)|stranger|intruder|burglar)\b.{0,30}\b(?:break(?:ing)? in\w*|broke in\w*|get(?:ting)? in\w*|knife|gun|weapon|following (?:me|us)|threatening|door ?handle|banging|screaming)/,
  /intruder|burglar|prowler|peeping tom/,
  /(?:someone|somebody|some (?:man|men|one|lad|lads|fella|fellow|guy|bloke|stranger)|a (?:strange )?(?:man|lad|fella|fellow|guy|bloke|stranger)|strangers?|people) (?:is |are |was |standing |lurking |hanging (?:about |around )|creeping |walking |moving )*(?:outside|around|under|beside|at) (?:our|my) (?:\w+ )?(?:windows?|glass)/,
  /(?<!\b(?:is|are|if|do|does|can|will) (?:there )?)(?:someone|somebody|some (?:man|men|one|lad|lads|fella|fellow|guy|bloke|stranger)|a (?:strange )?(?:man|lad|fella|fellow|guy|bloke|stranger)|strangers?|people) (?:is |are |was |standing |lurking |hanging (?:about |around )|creeping |walking |moving )*(?:outside|around|under|beside|at) the (?:\w+ )?(?:windows?|glass)(?! (?:table|seats?|cleaning|of|at|in)\b)/,
  /(?:someone|somebody|a (?:strange )?man|men|people|stranger|lad|fella|guy)\b.{0,30}\b(?:(?:looking|peering|peeping|peeking|staring|spying) (?:in )?(?:(?:at|through|into) )?(?:the|our|my) (?:\w+ )?(?:windows?|glass|bathroom|bedroom)|(?:watching|staring at|spying on|looking in at) (?:us|me))/,
  /(?:been|was|were|being|am|are) (?:attacked|assaulted|raped|threatened|followed|mugged)/,
  /(?:hit|hits|hitting|beat|beats|beating|hurting|strangled|punch\w*|kick(?:s|ed|ing)|slap(?:s|ped|ping)|shov(?:es|ed|ing)|push(?:es|ed|ing)|grabb(?:ed|ing)|chok(?:es|ed|ing)) me(?! (?:towards?|for|with (?:the|an|his|her)|at (?:chess|cards|scrabble|pool|darts|tennis|golf|it|everything|board games)|to (?!the (?:ground|floor|wall)\b)|into (?!the (?:wall|door|stove|bath|water|car)\b))\b)/,
  /raped me|locked me (?:in|into) (?:the|a|our)|(?:throw|throws|throwing|threw) (?:\w+ ){1,3}at (?:me|us)/,
  /will not let me (?:out|leave)(?! (?:until|till|without)\b)|hiding from (?:him|her|my)/,
  /my ex (?:\w+ ){0,8}(?:at the (?:gate|door|window)|found (?:me|out where))|(?:do|does|did) not feel safe/,
  /feel (?:very )?unsafe|in danger/,
  /(?:tide|sea|water) (?:has |have |is |was )?(?:cut|cutting|cuts) (?:us|me|them|him|her|everyone) off/,
  /cut off by the (?:tide|sea|water)|swept (?:out|away)|(?:stuck|stranded) on (?:the|a) (?:rocks?|cliffs?|sandbank)/,
  /overboard/,
  /(?:boat|kayak|canoe|dinghy|board) (?:has |is )?(?:overturned|capsized|sinking|sunk)|capsized|turned over and/,
  /(?:caught|stuck) in (?:a |the )?(?:rip|current|tide|rip current)/,
  /lost (?:our|my|the) (?:son|daughter|child|kids?|boy|girl|wife|husband|partner|friend|mother|father|mam|dad) (?:in|on|at|somewhere|near) (?:the )?(?:beach|woods?|forest|sea|walk|dark|dunes?|cliffs?|path|trees|strand|water)/,
  /(?:my|our) (?:son|daughter|child|boy|girl|wife|husband|mother|father|mam|dad) (?:is missing|has gone missing|wandered off|has wandered off)/,
  /(?:am|are|is) (?:completely )?lost (?:in|on) the (?:forest|woods|dark|fog|cliffs?|dunes)/,
  /(?:stuck|trapped|sinking|sunk|stranded) (?:fast )?in (?:the |this )?(?:sand|mud|quicksand|bog|water)\b/,
  /tide (?:is )?(?:coming in|rising|came in)\b.{0,40}\b(?:stuck|trapped|can not|surrounded|fast)/,
  /(?:stuck|trapped|surrounded)\b.{0,60}\btide\b/,
  /(?:tide|sea|water) (?:has |is |have )?(?:come|coming|came|rising|risen|up)\b.{0,40}\b(?:can not|could not|no way to|how do (?:we|i)) (?:get|go|climb|walk|make it|move|cross)/,
  /(?:can not|could not|no way to) (?:get|go|climb|walk|make it|cross)\b.{0,40}\b(?:tide|sea) (?:has |is )?(?:come|coming|came|rising|risen|in|up)/,
  /went (?:out )?(?:swimming|for a (?:swim|walk|dip|run)|into the (?:sea|water)|in for a (?:swim|dip)|kayaking|out on the \w+)\b.{0,50}\b(?:not (?:\w+ )?(?:come|came|back|returned)|never (?:came|come) back|missing|no sign of (?:him|her|them))/,
  tiredOfLiving,
  // Calls for help.
  /(?:send|need|want) help (?:now|quick|quickly|fast|urgently|immediately|please)|(?:please|pls) send help/,
  /(?:shouting|screaming|calling|crying) for help|^send help/,
  /(?:send|need|call|get) (?:me |us )?(?:an )?(?:ambulance|paramedics?)/,
  /^(?:sos|mayday|emergency)(?: (?:emergency|help|please|now))*$|^(?:help )?(?:fire ?)+(?: help)?$/,
  /^(?:help|please help|quick) (?:\w+ ){0,3}fire\b|^fire in (?:the|our) \w+$/,
)
/** Something told, not happening now, or an animal hurt: animals need no ambulance. */
const past = anyOf(
  /last (?:year|month|summer|winter|spring|autumn|time)|(?:years?|months?|weeks?) ago|recover\w*|recently/,
  /since (?:my|an|the) (?:operation|accident)|(?:after|from) being poisoned|poisoned (?:once|twice|before|in the past|(?:\w+ ){0,2}on (?:\w+ )?(?:holidays?|trips?))/,
  /(?:my|our|the) (?:dog|cat|puppy|pet) (?:is|has|got|was|hurt|cut|broke|collapsed)/,
)
/** “My sister broke her arm, so can we change the date?” */
const calledOff =
  /\b(?:broke|broken|breaking|fractured|fracturing|sprained|spraining|dislocated|dislocating) (?:my|his|her|their|a|an) \w+\b.*\b(?:can not (?:come|make it|travel|go)|cancel\w*|change (?:the|our|my)|postpone|refund|move (?:the|our|my)|so (?:he|she|it|they|we|the dog) (?:would|will) (?:have|need) to (?:come|bring|take)|so (?:he|she|they|we|i) will (?:be )?(?:mostly |mainly |just |only )?(?:be )?(?:indoors|inside|on crutches|staying in|sitting|stay in)|(?:days|weeks) (?:away|off|to go|before|from now))/
/** “He broke his leg, we booked for November”: guests who ask for their money back are not here yet. */
const bookedBefore =
  /\b(?:broke|broken|breaking|fractured|fracturing|sprained|spraining|dislocated|dislocating) (?:my|his|her|their|a|an) \w+\b.*\b(?:we|i) (?:have )?booked\b.*\b(?:back|refund\w*|cancel\w*|lose|money|move|change)\b/
/** “He has had a stroke, so it will be next year”: nothing happens now. */
const sinceThen =
  /\bhad (?:a|his|her|my) (?:\w+ )?stroke\b.*\b(?:next (?:year|summer|spring|autumn|winter|month)|at the (?:soonest|earliest)|in (?:the )?(?:rehab|recovery))\b/
const swooned = /\b(?:fainted|passed out)\b/
const once = either(
  /(?<!\bat )\bonce\b(?! (?:already|so far|today|tonight|i|we|he|she|they|the|my|it)\b)/,
  /\b(?:have|has|had) (?:\w+ )?(?:fainted|passed out)\b.{0,30}\bbefore\b(?! (?:i|we|he|she|they|you|the|my|it|getting|going|that|this)\b)/,
)
/** “In a hot spring in Iceland”, “at my sister's wedding”, and not “in the bath”. */
const elsewhere =
  /\b(?:in an?|at (?:an?|my|our|his|her|their)) (?:\w+ ){0,3}(?:springs?|onsens?|saunas?|tub|jacuzzi|bath|bath ?house|hammam|steam room|pool|spa|gym|wedding|party|funeral|mass|match|concert|festival)\b/
const here = /\b(?:fainted|passed out) (?:in|on|at|by) (?:the|our|your|this) /
const longAgo = anyOf(
  /when (?:i|he|she) was (?:young\w*|small|little|an? (?:\w+ )?(?:child|kid|girl|boy|teenager))/,
  /as an? (?:\w+ )?(?:child|kid|girl|boy|teenager|toddler|baby)/,
  /(?:almost|nearly) (?:fainted|passed out) when (?:i|we) (?:saw|heard|read|looked)/,
  /(?:almost|nearly) (?:choked|collapsed|keeled over|had an? (?:heart attack|stroke|seizure)) when (?:i|we|he|she) (?:saw|heard|read) (?:the|your|that) (?:\w+ ){0,2}(?:prices?|rates?|costs?|bill)/,
  new RegExp(`had (?:an?|his|her|my) (?:\\w+ )?(?:heart attack|stroke|seizure|fall)\\b.{0,8}\\b(?:in|last) (?:${anyMonth})`),
)
const todayToo =
  /\b(?:(?:just|right|again) now|now (?:again|he|she|unconscious|not)|again|just (?:fainted|passed)|(?:minutes?|hours?|moment) ago|today|tonight|this (?:morning|evening|afternoon)|unconscious|not (?:wake|waking|respond\w*)|help|ambulance|what (?:do|should) (?:i|we) do)\b/
const wishes = /\b(?:suicid|kill (?:my|him|her|them)sel)/

/** “My ring slipped off near the tub”: only a thing fell, and nobody with it. */
export const thingFell =
  /\b(?:rings?|brooch|ear ?rings?|necklace|bracelet|bangle|watch|locket|pendant|chain|cuff ?links?|glasses|sunglasses|scarf|hat|glove|button|hearing aid|purse|wallet|hand ?bag|bag|phone|passport|camera|keys?) (?:(?:must|may|might|have|has|had|just|only|probably|somehow) )*(?:slipped|fell|fallen|dropped|came|come) (?:off|down|out)\b/
const everyThingFell = new RegExp(thingFell, 'g')

/** “Can my dog come if he has been injured?”: an animal that would come along, and needs no ambulance. */
const animalMended =
  /\b(?:can|could|may|would|is|will) (?:my|our|the) (?:dog|cat|pup|puppy|pet)\b.{0,50}\b(?:if|when|although|as|since|because) (?:he|she|it) (?:is|was|has|had|has been|got) (?:been |badly |just )?(?:hurt|injured|operated on|limping)\b/

/** Does this sound as if somebody were in danger? `text` is normalised. */
export function soundsLikeDanger(said: string): boolean {
  const text = said.replace(everyThingFell, 'is gone')
  if (animalMended.test(text)) return false
  return (
    tiredOfLiving.test(text) ||
    (danger.test(text) &&
      (!(past.test(text) || calledOff.test(text) || bookedBefore.test(text) || sinceThen.test(text) || isLongAgo(text)) ||
        wishes.test(text)))
  )
}

/** Told of long ago, or feared, but not happening. */
export const harmlesslyTold = (text: string): boolean =>
  (danger.test(text) && isLongAgo(text)) ||
  /\b(?:fear|afraid|scared|terrified|frightened) of (?:drowning|(?:deep )?water|heights|the (?:sea|dark)|overdoing|fainting|falling|dogs|fire)\b/.test(
    text,
  ) ||
  notWished.test(text)

/** “We don't want to turn into a prune or faint.” */
const notWished =
  /\b(?:(?:do|would) not (?:want|like|fancy)|rather not|(?:would )?hate) (?:to )?(?:(?!(?:but|he|she|they|it|someone|is|am|are|was|has|have|think|worry|alarm|bother|scare)\b)\w+ ){0,6}(?:faint|fainting|pass(?:ing)? out|overheat|overheating)(?: (?:in|on) (?:there|it|you))?$/

const isLongAgo = (text: string) =>
  (longAgo.test(text) || (swooned.test(text) && once.test(text) && elsewhere.test(text))) &&
  !here.test(text) &&
  !todayToo.test(text)

/** Somebody fainted once; whether they should bathe is for a doctor. */
export const faintedOnce = (text: string): boolean =>
  swooned.test(text) && (isLongAgo(text) || past.test(text)) && !todayToo.test(text)
