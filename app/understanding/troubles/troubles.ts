/** Troubles guests run into, here or on their way: recognised by form, without phrases that only sound like them. */

import { either, framed, oneOf } from '#app/understanding/any-of.ts'

const kin = oneOf(
  'mother in law|father in law|sister in law|brother in law|wife|husband|partner|mother|father|mum|mam|mom|mammy',
  'dad|daddy|brother|sister|son|daughter|baby|granny|nana|nan|grandmother|grandad|granda|grandfather|uncle|aunt',
  'friend|fianc[eé]e?|boyfriend|girlfriend',
)
/** "She nearly died laughing", "passed on her voucher" and "passed her exams" are no deaths. */
const died = [
  '(?<!\\b(?:nearly|almost|practically) )',
  oneOf(
    'died(?! (?:laughing|of embarrassment|to))|passed away',
    'passed(?=$| (?:i|we|last (?:week|month|night|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|hospital|her sleep|his sleep)|so|and)\\b)',
    'is dying(?! (?:to|for)\\b)',
    '(?:was|has been) (?:just )?told (?:he|she) has (?:only )?(?:days|weeks|months) to live',
  ),
].join('')
/** “We lost our daughter's jacket” and “the baby monitor” are lost property. */
const lostKin = `lost (?:my|our|the|a) (?:wife|husband|partner|mother|father|mum|mam|mom|dad|brother|sister|baby|babies)(?! (?:s\\b|sitter|weight|bump|shower|monitor|seat|bag|gear|grow|things?|phone|keys?|ring|in the|on the|at the))`

const dead = [
  `\\b(?:(?:my|our|her|his) |^)(?:late )?(?:best |dear |little |older |younger )?${kin} (?:(?!is|was|has|had|will|can|said|and)[a-z]+ )?(?:has |have |had |just |suddenly |recently |sadly )*${died}`,
  `\\bbereave\\w*|\\bdeath in (?:the|our|my) family|\\b${lostKin}`,
  `\\b${kin} lost (?:her|his) (?:mother|father|mum|mam|mom|dad|brother|sister)\\b(?! s\\b)`,
  `\\bburied (?:my|our) ${kin}\\b|\\bmiscarr\\w+|\\bstillb\\w+`,
].join('|')
/** Somebody has died. A child lost on the beach is an emergency, handled elsewhere. */
export const grieves = new RegExp(dead)
/** Parents who have lost a child are not told that children may not come. A child who is being looked for is an emergency. */
export const lostChild = either(
  /\blost (?:the|our|my|a) (?:baby|babies|child|son|daughter|(?:little|old) (?:one|boy|girl|lad))\b/,
  /\b(?:our|my) (?:baby|child|son|daughter) (?:has |had )?(?:died|passed away)\b|\bmiscarr\w+|\bstillb\w+/,
)

const atTheGate = /\b(?:stuck|stranded) (?:here |out |outside )*(?:at|outside|in front of) (?:the|your|a) (?:\w+ )?gate\b/
const shutOut = framed(
  /^(?!.*\b(?:guides?|accounts?|page|site|e ?mail|wifi|phone|car|van|suitcase|bike|hotel|curfew)\b)(?!(?:does|do|is|are|will|if|when)\b).*\b/,
  [
    /lock(?:ed)? (?:my|our|him|her)sel(?:f|ves) out|(?<!\b(?:are (?:we|i|you)|is (?:one|it)|be|get|getting) )locked out/,
    /lock(?:ed)? (?:me|us) out/,
    /door (?:has |is |just )*(?:shut|closed|slammed|banged|locked)(?: itself)? (?:behind|after|on) (?:us|me)/,
    /(?:key|keys) (?:is|are) (?:still )?inside\b|left the keys? (?:in|inside) (?:the|our) (?:cabin|room|lodge) and/,
    /(?:our|the|room|cabin|lodge) keys? (?:is|are|was) (?:missing|gone|lost|not (?:there|here|on the hook|under))|no key on the hook/,
    /(?:can not|could not) find (?:the|our|a|any) (?:room |cabin |lodge |door )?keys?|lost (?:the|our) (?:room |cabin |lodge |door )?keys?$/,
    /(?:can not|could not) find (?:the|your) (?:place|estate|entrance|turn(?:ing)?|turn ?off|driveway|gate)$|driving (?:a?round )?in circles/,
    /lost the keys? and (?:we |i )?can not get in|(?<!\b(?:be|get|getting|left|end up) )stuck outside(?: (?:the|our) (?:cabin|room|lodge|door))?$/,
    /can not (?:get|let (?:my|our)sel(?:f|ves)) (?:back )?(?:in|into|inside) (?:to )?(?:the|our|my) (?:room|cabin|lodge|hut)$/,
    /key (?:\w+ )?(?:is (?:stuck|jammed|broken)|broke|snapped|does not (?:turn|work|fit)|will not (?:turn|open|fit))/,
  ],
  /\b/,
)
export const lockedOut = new RegExp(`${shutOut.source}|${atTheGate.source}`)

const dog = '(?:dog|puppy|pup|pooch|terrier|spaniel|labrador|collie)'
export const sickAnimal = new RegExp(
  [
    `^(?!.*\\b(?:last (?:year|month|summer|winter)|years? ago|as a pup|since (?:he|she)|ever since|used to|three legs|old (?:accident|injury))\\b).*\\b${dog}\\b.{0,40}\\b`,
    oneOf(
      '(?:ate|eaten|got into) (?:(?:something|a|an|some|the|our|my|rat|slug) )?(?:something|chocolate|grapes?|raisins?|onions?|poison|bait|mushrooms?|berry|berries|plant|bone|sock|xylitol|pellets|tablets|pills|the \\w+|something)',
      '(?:has been|was|is) (?:\\w+ )?(?:sick|puking|shaking|foaming|hit by)',
      'will not (?:stop (?:puking|vomiting|shaking|getting sick)|eat(?: or drink)?|drink)|can not (?:stand|get) up',
      '(?:is|been|was|keeps|started) (?:\\w+ )?(?:getting sick|vomiting|throwing up|limping|bleeding|poisoned|choking|very sick|unwell|lethargic)',
      'got sick|(?:is|has been|got) (?:hurt|injured)|(?:was|been|got) (?:bitten|stung)|collapsed',
      'broke (?:his|her|its|a)|cut (?:his|her|its) (?:paw|leg)',
    ),
    '(?! in the car)\\b',
  ].join(''),
)

/** Somebody has died, and the stay cannot be as it was booked. */
export const bereaved = new RegExp(
  [
    `^(?=.*\\b(?:cancel\\w*|refund\\w*|money back|change|move|moving|postpone|push (?:it|our)|rebook|(?:can|will) not (?:be able to )?(?:come|travel|make it)|what happens (?:to|with) (?:our|my|the) booking)\\b).*(?:${dead}|\\bfuneral\\b)`,
    `^(?=.*\\b(?:(?:had|have|has|made|got) (?:a|our|the) (?:booking|reservation)|booked)\\b).*(?:${dead})`,
  ].join('|'),
)

/** Somebody close is ill, and the stay cannot be as it was booked. */
export const illKin = new RegExp(
  [
    `^(?!.*\\b(?:nearest|closest|where|recovered|years? ago|last (?:year|month))\\b).*\\b${kin}(?: (?:\\w+ )?(?:is|was|has been|got|were|are)| ?s) (?:just |now |still |being )*`,
    oneOf(
      '(?:in|rushed to|taken (?:in )?to|brought to|back in) (?:the |a )?hospital|in intensive care|in a hospice',
      '(?:very|seriously|gravely|terribly|critically) (?:ill|sick|unwell)|taken ill|had a stroke|diagnosed',
    ),
    '\\b',
  ].join(''),
)

export const feelsLow = new RegExp(
  [
    '\\b(?:i|we) (?:am |are |just |really |do )*feel(?:ing)? (?:very |so |really |quite |pretty |that )*(?:low|down|hopeless|desperate|so alone|empty|numb)(?: (?:tonight|today|now|lately|these days|at the moment|right now))?(?= (?:and|since|because|after|without|about)\\b|$| i\\b)',
    '\\b(?:my |the )?(?:head|mind|thoughts)(?: is| are| s| has| have)? (?:been |got )?(?:very |so |really |pretty )?dark\\b|\\bin a (?:very |really |bad |so )?dark place\\b|\\b(?:head|mind)(?: is| s) in bits\\b',
    '\\bnot (?:really |even )?know who (?:to|i can) (?:talk|turn) to(?! (?:about|on arrival|for|regarding)\\b)',
    '\\b(?:have|there is) (?:nobody|no one) (?:i can |to )(?:talk|turn) to(?! (?:about|us|for)\\b)',
    '\\b(?:i|we) (?:just |really )*need (?:somebody|someone) to talk to(?! (?:about|on|for|regarding)\\b)',
    '\\bcan not stop crying\\b|\\b(?:having|had) a panic attack\\b|\\beverything (?:is|feels) (?:hopeless|too much(?! money))(?= |$)(?! money)',
  ].join('|'),
)

const uneven = '(?:the )?(?:gravel|stones|steps|stairs|slopes?|hills|(?:uneven|rough) (?:ground|paths?))'
const isBad =
  '(?:not|is not) (?:too |very |so |that |really )?(?:great|good|steady|happy|able|fond|confident|the best) (?:on|with|at)'
const onRoughGround = `(?:${isBad}|finds|hates|struggles (?:on|with)|no good on) ${uneven}`
/** Somebody cannot walk or climb much. Nothing may be guessed about that. */
export const hardOfWalking = new RegExp(
  [
    `^(?!.*\\b(?:${dog}s?|button|javascript|link|page|online|booking online)\\b.*\\b(?:stairs|steps|disabled)\\b)(?!.*\\bsteps to (?:book|cancel|order|pay|reset|log)).*\\b`,
    oneOf(
      'wheel ?chairs?|walking (?:frame|stick|aid)s?|(?:uses|use|with|on) (?:a|two|2) (?:sticks?|canes?|walker|frame)|on crutches',
      '(?:trouble|difficulty|problems|bother) (?:with )?walking',
      '(?:can not|not able to) walk (?:too |very |that )?(?:far|much|well|long)',
      '(?:is|aged) (?:nearly |almost |over |turning )?(?:[789]\\d|seventy|eighty|ninety)(?: \\w+)?\\b(?=.*\\b(?:path|paths|walk|walking|steps|stairs|gravel|manage)\\b)',
      '(?:bad|dodgy|sore|new) (?:knees?|hips?|legs)\\b(?=.*\\b(?:far|walk|steps|stairs|gravel|path|car|room|lodge|cabin|manage|suitcases?|bags|luggage)\\b)',
      '(?<=\\b(?:far|walk|steps|stairs|gravel|path|suitcases?|bags|luggage)\\b.*)\\b(?:bad|dodgy|sore|new) (?:knees?|hips?|legs)',
      '(?:how (?:is|would|s)|suitable|ok|okay|good|manageable|doable|right|fit|any use)\\b.{0,40}\\b(?:with|has|have|of) (?:a |an )?(?:bad|dodgy|sore|new|replaced) (?:knees?|hips?|legs?|back)',
      '(?:has|have|got|had) (?:a |an |his |her |my )?(?:very )?(?:bad|dodgy|sore|new) (?:knees?|hips?|legs?)$|(?:hip|knee)s? (?:was |were )?(?:replaced|replacement)|unsteady on',
      `(?:not|is not) (?:great|good|steady) on (?:her|his|my|their) (?:feet|legs)|${onRoughGround}`,
      'gravel is (?:hard|difficult|bad)|rollator|zimmer frame|crutch(?:es)?',
      'mobility (?:issues?|problems?|difficult\\w*|scooter|impair\\w*)|(?:limited|reduced|poor|bad) mobility',
      'step free|(?:which|what) (?:rooms?|cabins?|ones?|places?)\\b.{0,24}\\b(?:no|without(?: any)?|fewest|least|fewer) (?:steps|stairs)|(?:wheelchair|disabled|disability) (?:access\\w*|friendly|room|toilet|guests?)',
      `(?:i am|we are|(?:he|she|${kin}) is) disabled|registered disabled`,
      '(?:can not|not able to|unable to|struggles? with|hard to|difficult to) (?:manage |do |climb |use |walk up )?(?:the |any |many |too many )?(?:steps|stairs)',
      '(?:is there|are there) (?:an? |any )?(?:steps?|threshold) to (?:get|go|climb) (?:in|up|over)\\b',
      '(?:how many|many|any|are there|is there) (?:\\w+ )?(?:steps|stairs)(?: are there)?(?= (?:up|down|in|inside|outside|at|anywhere|(?:to|into) (?:the|our|your) (?:beach|lodge|cabin|room|door|deck|bath|tub|sea|bed))\\b|$)',
    ),
  ].join(''),
)
