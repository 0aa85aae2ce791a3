/**
 * Replaces idioms, and ambiguous words, by plain ones: each is recognised by its neighbours, so that the same word elsewhere keeps its
 * meaning. The patterns match text that is otherwise normalised.
 */

import { anyOf, either } from './any-of.ts'
import { type Idiom, idiomsOfAsking } from './idioms-of-asking.ts'
import { idiomsOfNames } from './idioms-of-names.ts'

const owned = '(?:(?:the|my|our|your|his|her|their|a) )?(?:\\w+ )?'
const purse = `${owned}(?:pockets?|purses?|wallets?|bank balance|bank account|pay packet|budget|(?:\\w+ )?(?:s )?(?:salary|salaries|wages?|pension))`
const on = `(?:(?:one|room|cabin|option|choice|place|of (?:the|these|those) (?:two|pair|four)|of them) )?(?:to|on|for|in) ${purse}\\b`
const raining = '(?:rain|pour|lash|bucket|pelt|teem|com)(?:s|ing|ed)?(?: down)?'
const water = '(?:bath|tub|ofuro|hot tub|water)'
const batteries = '(?:cars?|tesla|ev|leaf|van|motor|vehicle|phones?|mobile|laptop|batter(?:y|ies)|bikes?|scooter|tablet|camera)'
const ofPurse = 'pocket|purse|wallet|bank|pay packet|budget|salar|wage|pension'
const ours =
  '(?:trains?|taxis?|cabins?|lodge|breakfasts?|baths?|tub|grazing box|box(?:es)?|wine|stargazer|sunriser|stormchaser|vouchers?|dinner|sauna)'

const table: readonly Idiom[] = [
  ...idiomsOfAsking,
  ...idiomsOfNames,
  // “A guided outing.”
  ['outing', /\b(?:guided|organi[sz]ed) (?:outings?|excursions?|tours?)\b/g, 'activities'],
  // “How much is the lodge with a dog?”: the dog does not change its price.
  [
    'lodge',
    /\b(how much|how many euro|total|price|cost)\b(.*\blodge\b.*?) with (?:the|our|my|a) (?:\w+ )?(?:dog|pup|puppy|spaniel|labrador|terrier|collie|greyhound|cat)$/g,
    '$1$2',
  ],
  [
    'talking',
    /\bwhat (?:kind of (?:money|price|figure) )?(?:are|would|will) (?:we|you|ye) (?:be )?talking(?: here| about)?$/g,
    'how much is it',
  ],
  // “Kinder on the pocket.”
  [ofPurse, new RegExp(`\\b(?:kinder|gentler|easier|lighter|softer|nicer) ${on}`, 'g'), 'cheaper'],
  [ofPurse, new RegExp(`\\b(?:kindest|gentlest|easiest|lightest|softest|nicest) ${on}`, 'g'), 'cheapest'],
  [ofPurse, new RegExp(`\\b(?:kind|gentle|easy|light|soft) (?:to|on|for) ${purse}\\b`, 'g'), 'cheap'],
  [ofPurse, new RegExp(`\\bleast (?:hard|heavy|rough|tough) ${on}`, 'g'), 'cheapest'],
  [ofPurse, new RegExp(`\\bless (?:hard|heavy|rough|tough) ${on}`, 'g'), 'cheaper'],
  [ofPurse, new RegExp(`\\b(?:harder|heavier|rougher|tougher) ${on}`, 'g'), 'dearer'],
  // Otherwise “Kinder” is read as the German for children.
  ['kinder', /\bkinder (?:eggs?|buenos?|surprises?|chocolates?)\b/g, 'sweets'],
  [
    'kinder',
    anyOf(
      /(?<=\b(?:much|bit|little|lot|far|even|somewhat|feels?|sounds?|looks?|which is|being|a) )kinder/g,
      /kinder(?= (?:to|than|on|words?|way|option|soul)\b)/g,
    ),
    'gentler',
  ],
  [
    'understand|confus',
    /\b(?:i|we) (?:do|did|can) not (?:really |quite )?understand(?: (?:it|this|that|you))?$|\b(?:it is|i am) (?:\w+ )?confus(?:ing|ed)$/g,
    '',
  ],
  // “Wed to Fri” is no wedding.
  [
    'wed',
    /\bwed(?= (?:(?:to|till|until|and|or|then) )?(?:thu|fri|sat|sun|mon|tue)| nights?\b| (?:the )?\d)|(?<=\b(?:(?:mon|tues?|sun|sat)(?:day)? (?:to|till|until|and|or)|next|this|last|on|from) )wed\b/g,
    'wednesday',
  ],
  // “That's a bit early for us” asks for later.
  ['early', /\b(?:too|a bit|bit|very) early for (?:us|me)\b/g, 'later'],
  ['for the gate', /\bcodes? for the gate\b/g, 'gate code'],
  ['dackel', /\bdackel\b/g, 'dog'],
  ['roast', /\b(?:cook|make|do) (?:a|the|our|our own) (?:\w+ )?(?:roast|roast dinner|turkey|fry)\b/g, 'cook'],
  [
    'smok',
    /\b(?:it|stove|fire) is (?:now )?smoking (?:(?:us|the (?:room|cabin|place|lodge)) out|out the (?:room|cabin))\b/g,
    'there is smoke in the room',
  ],
  ['of each box', /\b(?:one|1) of each (?:grazing )?box(?:es)?\b/g, 'both grazing boxes'],
  ['lost property', /\bhow long (?:do|will) you (?:keep|hold) (?:on to )?lost property$/g, 'i left something behind'],
  ['how many cost', /\bhow many (?:does it |do(?:es)? they |it |they )?costs?\b/g, 'how much'],
  ['kettle', /\bkettles? (?:and|or) (?:tea|coffee)(?: (?:and|or) (?:tea|coffee))?\b/g, 'kettle'],
  // “We don't fancy cooking”, “we have no dog”: what guests will not do or do not have is no question.
  [
    ' cook',
    /\b(?:i|we) (?:do not|will not|am not|are not|would rather not|hate|can not)(?: (?:really|fancy|want|like|love|feel like|plan on|be|intend|to|going|have))* ?(?:to )?cook(?:ing)?\b(?: (?:on|while|during) (?:my|our|the) holidays?)?/g,
    '',
  ],
  [
    'dog|pets|kids|children',
    /\b(?:i|we) (?:do not have|have not got|have no|have not) (?:an? |any )?(?:dogs?|pets?|kids|children)(?= (?:can|is|are|so|but|and|what|which|do|does)\b)/g,
    '',
  ],
  // “We don't drink.”
  [
    'not drink',
    /^(?:(?:so|and|but|sorry) )*(?:we|i|neither of us|both of us) (?:do|does) not drink(?: (?:any )?(?:alcohol|wine))?$/g,
    '',
  ],
  // “Trains, not taxis.”
  [
    'not ',
    new RegExp(`^(?:(?:no|but|sorry|i said|i meant|i mean|about|the|a) )*(${ours}) (?:and )?not (?:the |a )?(?:${ours})$`, 'g'),
    '$1',
  ],
  ['forbid', /\b(?:heavens?) forbid\b(?: but)?/g, ''],
  // “Grand. What about gluten?”
  [
    'gluten|dairy|lactose|nuts',
    /^(?:(?:and|so|ok|grand) )*(?:what|how) about (gluten|dairy|lactose|nuts)$/g,
    'is there $1 in the food',
  ],
  // “Actually no dog now, so make it Stormchaser.”
  [' dog| pet', /\b(?:actually )?(?:no|without (?:the|our|a)) (?:dogs?|pets?) (?:now|any ?more|after all|this time)\b/g, ''],
  ['no |not a', /\b(?:no|not a) (?:problem|worries|bother|hassle)\b(?! (?:with|about|if|for|in)\b)/g, 'fine'],
  [' data', /\b(?:no|out of|low on) data\b(?: left)?(?: on (?:my|our|the) (?:phone|mobile))?/g, 'no wifi'],
  ['asking for', /\basking for a (?:friend|mate|pal)\b/g, ''],
  ['not drive', /(?<!\b(?:warning|snow|storm|ice).*)\b(?:we|i|neither of us) (?:do|does|can) not drive$/g, 'i need a taxi'],
  ['have to leave', /^do you have to leave$/g, ''],
  [
    'dear',
    either(
      /^(?:(?:hello|hi|hey|hallo|good (?:morning|afternoon|evening|day)) )?dear(?= (?:all|team|sir|madam|sirs|concierge|kilmara|friends?|we|i|everyone)\b|$)/g,
      /(?<=^(?:hello|hi|hey|hallo) )dear\b/g,
    ),
    'hello',
  ],
  [
    'complain',
    /\bno complaints?(?: from (?:us|me|here))?\b|\b(?:can|could) not complain\b|\bnothing to complain about\b/g,
    'thanks',
  ],
  // “It's lashing”, “raining cats and dogs”.
  ['cats and', new RegExp(`\\b${raining} cats and dogs\\b(?: out(?:side)?)?`, 'g'), 'raining'],
  ['pour|lashes|teems|buckets', /\bit (?:pours|lashes|teems|buckets)\b|\bpouring (?:rain|down)\b/g, 'raining'],
  [
    'cats and',
    /(?<=\bit (?:is|was|were|be|is going to be|will be) )cats and dogs(?= (?:out|outside|all|again|today|tomorrow)\b|$)(?: out(?:side)?)?/g,
    'raining',
  ],
  [
    'bucket|pelt|hosing|tipping|teeming|chucking|lashing',
    /\b(?:buckets|bucketing|pelts|pelting|hosing|tipping|teeming|chucking it|lashing)(?: it)?(?: down| rain| out of the heavens)+\b/g,
    'raining',
  ],
  ['retail', /\b(?:a |some )?(?:(?:bit|spot|touch) of )?retail(?: therapy)?\b/g, 'shopping'],
  // “The Backstreet Boys” are no children.
  [
    'boy|girl|spice',
    /\b(?:beach|backstreet|pet shop|beastie|fall out|village|cow) boys?\b|\b(?:boy|girl) ?bands?\b|\bboyzone\b|\bspice girls\b/g,
    'band',
  ],
  // “Would we drown in it?” asks whether the sea is safe.
  [
    ' drown',
    /\b(?:or )?(?:will|would|could|can|might) (?:i|we|you|one|people|anyone|anybody|someone|somebody) (?:not )?(?:ever )?drown(?: (?:in|off) (?:it|that|there|(?:the|that|this|your) (?:sea|water|beach|waves)))?\b/g,
    'is the sea safe to swim in',
  ],
  [
    'heart attack',
    /\b(?:had|have|having|got|get|gave (?:me|him|her)|give (?:me|him|her)) (?:a |an? )?(?:\w+ )?heart attack (?:when|at|seeing|looking|over|from) (?:\w+ ){0,4}?(?:bill|price|prices|cost|quote|total|rate|spider|mouse|bat)\b/g,
    'got a surprise',
  ],
  [
    'drowning',
    /\bdrowning in (?:(?:our|my|the|so much|too much|all this) )?(?:work|e ?mails?|nappies|laundry|paperwork|meetings|deadlines|stress|housework)\b/g,
    'busy',
  ],
  [
    'kill for|murder|dying for|gasping for',
    /\b(?:would|could) (?:kill for|murder)\b|\b(?:am|are) (?:dying|gasping) for\b/g,
    'would like',
  ],
  ['glass of', /\bglass of (?:red|white|rosé|rose|bubbly|vino)\b/g, 'glass of wine'],
  // “My daughter and her husband”: a daughter who is grown up.
  [
    'daughter|son |niece|nephew',
    /\b(?:(?:my|our) )?(?:daughter|son|niece|nephew) and (?:her|his) (?:new )?(?:husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend|fella|other half)\b/g,
    'friends',
  ],
  [
    'family',
    /\b(?:is it|are you)(?: a| all)? family(?: run| owned| business)?$|\bfamily (?:run|owned|business)\b/g,
    'who owns it',
  ],
  // “Use the code at checkout”: where a booking is paid, not the end of a stay.
  [
    'checkout',
    /(?<=\b(?:code|discount|voucher|promo|coupon)\b.{0,60})\b(?:at|in|on|during) (?:the )?checkout\b/g,
    'while booking',
  ],
  // “A shower of lads” has no water.
  ['shower of', /\bshowers? of (?!rain|water)(?=\w)/g, 'lot of '],
  // “Is that set in stone?”, “are we snookered?”, “would that be pushing it?”
  [
    'nailed|bolted| cert|the bag|stone|sure thing|shoo|a given',
    /\b(?:nailed on|bolted on|a (?:dead )?cert|in the bag|set in stone|a sure thing|a shoo in|a given)\b/g,
    'guaranteed',
  ],
  [
    'goosed|banjaxed|snookered|scuppered|of luck|done for',
    /(?<=\b(?:(?:are|will|would) we|am i|(?:we|i) (?:are|am|will be|would be)|is it|is that)(?: \w+)? )(?:goosed|banjaxed|snookered|scuppered|out of luck|done for)\b/g,
    'too late',
  ],
  ['cutting', /\bcutting it (?:too |a bit |very )?(?:fine|close)\b/g, 'too late'],
  [
    'pushing|cheeky|bold of',
    /\b(?:is|would) (?:that|it|this)(?: be)? (?:pushing (?:my|our|your|the) luck|pushing it|(?:a bit |very |too )?(?:cheeky|bold of (?:us|me)))\b/g,
    'is that ok',
  ],
  ['put', /\bput(?:ting)? (?:a|an) (?:stop|end|halt) to\b/g, 'stop'],
  [
    'lost|lose|losing|forfeit',
    /\b(?:have|do|will|would|did|are) (?:we|i) (?:lost|lose|losing|forfeit|forfeiting) (?:the (?:whole )?lot|everything|it all|all of it|every (?:cent|penny))\b/g,
    'do we lose the money',
  ],
  ['knock', /\bknock(s|ing|ed)? off(?: work)?(?= (?:till|until|til|at|before|by|around|about)\b)/g, 'finish$1 work'],
  ['snapped|spoken|nabbed|gobbled|grabbed', /\b(?:snapped up|spoken for|nabbed|gobbled up|grabbed already)\b/g, 'booked out'],
  [
    'money|cash|dosh',
    /\b(?:is|are|will|was) (?:the|our|my|all (?:the|our|my)) (?:money|cash|dosh) (?:be )?(?:gone|lost|down the (?:drain|tubes|swanny))\b/g,
    'do we lose the money',
  ],
  ['goodbye|pocket', /\bkiss (?:the|our|my) (?:money|cash) goodbye\b|\bout of pocket\b/g, 'lose the money'],
  [
    'ill ',
    /(?<!\b(?:am|is|are|be|being|fall|falls|fell|feel|feels|felt|get|gets|got|was|were|very|too|so|taken|seriously|really|or) )\bill (?=(?:get|have|be|need|take|come|go|arrive|bring|make|do|pay|want|see|give|find|ring|still|not)\b)/g,
    'i will ',
  ],
  ['stop', /\bma(?:ke|king) (?:it|them|that|this|those) stop\b/g, 'stop it'],
  [' in ', new RegExp(`\\b(?:lie|lying|sit|sitting) in (?=(?:the|that|a|my|our|your) (?:\\w+ )?${water}\\b)`, 'g'), 'soak in '],
  // “What lands on our bill?”, “to the last cent”, “the full tally”.
  [
    ' on ',
    /\b(?:lands?|shows? up|turns? up|appears?|ends? up|comes? up) on (?:my|our|the) (?:\w+ )?(?:statement|bill)\b/g,
    'i pay',
  ],
  [
    'cent|penny|nose|button',
    /\b(?:down )?to the (?:very |last )*(?:cent|penny)\b|\bon the (?:nose|button)\b/g,
    'the exact price',
  ],
  ['put', /\bput (?:a|the|some) (?:number|figure|price|sum) (?:on|to)\b/g, 'price of'],
  ['tally|reckoning', /\b(?:final |full |grand |whole )?(?:tally|reckoning)\b/g, 'total price'],
  [
    'aside|apart|other than|besides',
    anyOf(
      /(?:leaving |setting |putting )?(?:the )?(?:prices?|costs?|rates?|money) aside/g,
      /(?:apart|aside) from (?:the )?(?:prices?|costs?|rates?|money)/g,
      /(?:other than|besides) (?:the )?(?:prices?|costs?|rates?|money)/g,
    ),
    'otherwise',
  ],
  // “Who is in charge?”, “charging our phones”: neither is a price.
  ['the job|the task', /\b(?:has|have|having|got) the (?:job|task) of\b/g, 'is responsible for'],
  ['sleep', /\bsleep(ing)? in (?=(?:tents?|yurts?|huts?|pods?|cabins?|an?|the|your|our) ?)/g, 'sleep$1 inside '],
  ['in charge', /\bin charge(?: of)?\b/g, 'responsible for'],
  [
    'charging',
    /(?<!\b(?:you|they|we|stop|start|without|not|be) )\bcharging(?! (?:for|us|me|extra|guests|people|more|anything|a fee|by|per)\b)/g,
    'recharging',
  ],
  ['charge', new RegExp(`\\bcharge (?=(?:up )?(?:my|our|the|an?|his|her|your) (?:\\w+ )?${batteries}\\b)`, 'g'), 'recharge '],
  ['charge', /(?<=\b(?:can|could|may|where do|where can) (?:i|we) )charge\b(?! (?:it )?to\b)/g, 'recharge'],
  // “Reserved for adults”.
  [
    'majors|adults|grown|major',
    /\b(?:reserved|only|exclusively|kept)(?: only)? (?:to|for) (?:the )?(?:majors|adults|grown ups|major (?:persons|people))\b/g,
    'adults only',
  ],
  [
    '18|eighteen',
    /\b(?:persons?|people|guests|those) (?:of|over|above|from) (?:18|eighteen)(?: years)?(?: of age)?\b/g,
    'over 18',
  ],
  ['pull out', /\bpull out (?=(?:sofa|couch|bed|chair|mattress|futon)\b)/g, 'fold out '],
  // “Nothing that had a face”, “when does it land at our door?”
  [
    'dead|pig|flesh|corpse|carcass|nothing',
    either(
      /\b(?:no|without|minus|hold the|not any|free of) (?:dead animals|(?:dead )?(?:pigs?|flesh|corpses?|carcass(?:es)?))\b/g,
      /\bnothing (?:that |which )?(?:had|has|with|having|ever had) (?:a|its) (?:face|mother|mammy|pulse)\b/g,
    ),
    'vegetarian',
  ],
  [
    'land',
    new RegExp(`\\bland(s|ed|ing)? (?:at|on|outside|by) (?=${owned}(?:door|doorstep|porch|step)\\b)`, 'g'),
    'arrive$1 at ',
  ],
  ['to do the', /\bto do the (booking|paying|driving|talking|ordering|reserving)\b/g, 'for the $1'],
]

const rows = table.map(([signs, turn, meaning]) => ({ signs: signs.split('|'), turn, meaning }))
/** @param text normalised otherwise */
export function saidPlainly(text: string): string {
  let said = text
  for (const { signs, turn, meaning } of rows) if (signs.some((sign) => said.includes(sign))) said = said.replace(turn, meaning)
  return said
}
