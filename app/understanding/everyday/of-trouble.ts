/** What is broken, dirty or missing, and who is ill: “The stove won't catch, it keeps going out on us.” */

import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const tooMuch = '(?:too|way too|far too|very|awful|awfully|fierce)'
const tooUncomfortable = '(?:soft|hard|firm|lumpy|thin|thick|warm|heavy|flat|high|small|squeaky|uncomfortable)'

/** Nobody is sent past the doctor with one of these. */
const grave = anyOf(
  /worst|sudden\w*|stiff|blurred|blurry|collaps\w*|faint\w*|confus\w*|numb\w*|chest|breath\w*|unconscious|pregnan\w*|drowsy|fits?/,
  /burning up|high (?:fever|temperature)|(?:39|40|41)(?: degrees)?|delirious/,
  /seizure|blood|bleeding|head injury|fell|fallen|hit (?:his|her|my|their) head|vomiting blood|sepsis|purple|face droop\w*|speech/,
  /swallow\w*|swollen|swelling|chok\w*|wheez\w*|rash|vision|not see|heart|diabet\w*|anaphyl\w*|epipen|stung|overdose/,
)
const sent = oneOf(
  'towels?|pillows?|sheets|linen|bedding|blankets?|duvets?|(?:toilet|loo) (?:rolls?|paper)|logs|firewood|cups?',
  'mugs?|glasses|plates|milk|tea ?bags|tea|coffee|sugar|soap|shampoo|hangers?|bin bags?|candles|matches|robes?',
  'slippers',
)

export const ofTrouble: readonly Form[] = [
  {
    example: 'The tap has been dripping since last night, how do I get word to somebody?',
    heardAs: topicSet('housekeeping complaint unknown newsletter contact emergency'),
    pattern:
      /\bhow do (?:i|we) get word to (?:somebody|someone|you|the team)\b|\bright way to (?:inform|tell) (?:your|the) team\b/,
    topic: 'housekeeping',
  },
  {
    example: 'Who do we ring about missing towels?',
    heardAs: topicSet('unknown housekeeping contact emergency'),
    pattern:
      /\b(?:who|whom|where) (?:should|do|would|can|could|must|shall) (?:i|we) (?:inform|tell|notify|report|ask|ring|contact|go to|talk to|message)\b.*\b(?:broken|broke|faulty|dripping|leak(?:s|y|ing)?|stuck|blocked|jammed|smashed|cracked|missing|loose)\b/,
    unless: /\b(?:glass|window|bone|leg|arm|ankle|wrist|tooth|car|tyre|down|gas|smoke|fire|water heater|pipes?)\b/,
    topic: 'housekeeping',
  },
  {
    example: "The screen won't come down.",
    heardAs: topicSet('cinema unknown'),
    pattern:
      /\b(?:screen|projector|telly|tv)\b.*\b(?:will not|does not) (?:come (?:down|on)|go (?:down|on)|drop|start|wake|turn on|work)\b/,
    unless: /\b(?:if|what happens)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'The bed is way too soft, my back is in bits.',
    heardAs: topicSet('beds unknown housekeeping room_stargazer cabin_amenities offtopic'),
    pattern: new RegExp(
      `\\b(?:beds?|mattress(?:es)?|pillows?|duvets?) (?:(?:is|are|here|in here|s) )+(?:just |really |a bit )?${tooMuch} ${tooUncomfortable}\\b`,
    ),
    unless: /\b(?:if|would|will|how|prefer|usually|normally)\b|^(?:is|are|do|does) /,
    topic: 'housekeeping',
  },
  {
    example: 'The lights along the path shine right in at us.',
    heardAs: topicSet('unknown parking walks windows housekeeping written location'),
    pattern:
      /\b(?:lights?|lamps?)\b.*\b(?:shin(?:e|es|ing)|glar(?:e|es|ing)|blind(?:s|ing)? us)\b.*\b(?:in|into|at us|window|eyes|bed)\b/,
    unless: /\b(?:sun ?light|moon ?light|day ?light|first light|morning light|stars?)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'I got a tick on my leg.',
    heardAs: topicSet('unknown walks written offtopic hospital doctor emergency'),
    pattern:
      /\bticks?\b.*\b(?:on|in|off|out of) (?:my|his|her|our|the) (?:\w+ )?(?:leg|arm|neck|skin|back|body|foot|ankle|scalp|head|belly|groin|knee)s?\b/,
    topic: 'doctor',
  },
  {
    example: 'What does a maintenance request look like?',
    heardAs: topicSet('housekeeping unknown offtopic compare_modes gallery contact contact_form'),
    pattern: /\b(?:maintenance|housekeeping|repair) (?:requests?|issues?|forms?)\b/,
    topic: 'housekeeping',
  },
  {
    example: "The stove won't catch, it keeps going out on us.",
    heardAs: topicSet('heating heating_and_cooling emergency unknown housekeeping'),
    pattern:
      /\b(?:stove|burner)\b.*\b(?:(?:will not|does not|can not get it to|not|never) (?:catch|light|take|draw|stay (?:lit|in))|keeps? (?:going|dying) out)\b/,
    unless: /\b(?:smoke|smoking|smell|alarm|if|would|might)\b/,
    topic: 'housekeeping',
  },
  // An alarm chirps, and nothing burns.
  {
    example: "No smoke, I think it's just the battery",
    heardAs: topicSet('emergency unknown housekeeping written'),
    pattern: /\bno (?:smoke|fire|flames?|smell)\b.*\bbatter(?:y|ies)\b|\bbatter(?:y|ies)\b.*\bno (?:smoke|fire|flames?|smell)\b/,
    unless: /\b(?:feel|dizzy|head|sick)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'How can I announce a defect in the accommodation?',
    heardAs: topicSet('offtopic unknown housekeeping contact emergency'),
    pattern:
      /\b(?:announce|report|notify|signal|declare) (?:you |ye )?(?:of )?(?:a |an |the |any )?(?:\w+ )?(?:defects?|faults?|problems?|issues?|breakages?)\b/,
    topic: 'housekeeping',
  },
  {
    example: "The wifi won't connect.",
    heardAs: topicSet('wifi wifi_password unknown housekeeping'),
    pattern: /\b(?:wifi|internet|wi fi) (?:just |still )?(?:will not|does not|can not|is not) (?:connect\w*|load|come on)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'How would I go about getting the room cleaned?',
    heardAs: topicSet('book_experience unknown offtopic check_out check_in housekeeping complaint'),
    pattern:
      /\b(?:get|getting|have|having|(?:would )?like|want|need) (?:the|our) (?:room|cabin|lodge) (?:\w+ )?(?:cleaned|tidied|made up|serviced)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'My husband has a bad toothache.',
    heardAs: topicSet(
      'emergency unknown contact doctor offtopic engagement breakfast about hospital health low heating housekeeping',
    ),
    pattern: either(
      /\b(?:tooth ?ache|ear ?ache|head ?ache|migraine|sore throat|hay ?fever|(?:upset|sick|dodgy|bad) (?:stomach|tummy)|stomach (?:bug|ache)|tummy (?:bug|ache)|tonsil\w*|sinus\w*|cystitis|conjunctivitis|pink ?eye)\b/,
      /\b(?:a|the|have|has|got) (?:bad |terrible |heavy |slight )?(?:flu|cold|cough|temperature|fever|stye|uti)\b(?= (?:and|since|now|again|but|so|what|is|it|who|where)\b|$)/,
      /\b(?:temperature|fever) of (?:3[89]|4\d|10[0-6])\b|\b(?:high|bad|raging) (?:fever|temperature)\b|\brunning a (?:fever|temperature)\b/,
      /\b(?:is|am|are|been|started|keeps?|was) (?:\w+ )?(?:vomiting|throwing up|getting sick|puking)\b/,
    ),
    unless: either(
      grave,
      /\b(?:of|to|in|against|from|into|mind|like|hate|feel|fear|despite) the cold\b/,
      /\b(?:take|ibuprofen|paracetamol|aspirin|nurofen|bath|tub|cancel\w*|refund\w*|book(?:ed|ing)?)\b/,
    ),
    topic: 'doctor',
  },
  {
    example: 'I lost a filling, is there a dentist nearby?',
    heardAs: topicSet('unknown offtopic cafes takeaways'),
    pattern: /\bdentists?\b/,
    topic: 'doctor',
    gap: 'dentist',
  },
  {
    example: 'How far is the closest ER?',
    heardAs: topicSet('town location unknown offtopic doctor emergency beaches beach'),
    pattern: /\b(?:closest|nearest|an?|the|to) (?:er|e r|emergency room|emergency department|a and e|a & e|a e|casualty)\b/,
    topic: 'hospital',
  },
  {
    example: 'I can ring you if something urgent breaks in the room?',
    heardAs: topicSet('emergency unknown contact housekeeping complaint'),
    pattern:
      /\b(?:ring|call|phone|contact|tell)(?: you| ye| somebody| someone)?\b.*\bif (?:something|anything)(?: \w+)? (?:breaks|is broken|does not work|stops working|goes wrong)\b/,
    unless: /\b(?:hurt|ill|sick|fire|smoke|gas|ankle|leg|arm)\b/,
    topic: 'housekeeping',
  },
  // What is sent for: whoever asks whether it is included is told elsewhere.
  {
    example: 'Can we get more firewood?',
    heardAs: topicSet('unknown housekeeping beds contact breakfast kitchen offtopic extras anniversary check_in taxis'),
    pattern: new RegExp(
      [
        `\\b(?:bring|send|drop|get|have|leave|need|want|give)\\b.{0,16}\\b(?:fresh|more|extra|clean|new|another|spare|some)\\b.{0,10}\\b${sent}\\b`,
        `\\b(?:someone|somebody|anyone|you|ye) (?:please )?(?:bring|send|drop) (?:us |me )?(?:up |over |down |in )?(?:\\w+ )?${sent}\\b`,
        `\\b(?:run|running|ran) (?:out|low) (?:of|on)\\b.{0,10}\\b${sent}\\b`,
        `\\b(?:there (?:is|are)|we have|we have got) no (?:\\w+ )?${sent} (?:in|left)\\b`,
      ].join('|'),
    ),
    unless: anyOf(
      /(?:do|should|must) (?:we|i) (?:need to |have to )?(?:bring|pack)|cost|charge|price|extra charge|how much|included/,
      /welcome|buy/,
    ),
    topic: 'housekeeping',
  },
  {
    example: 'Every towel in the place is soaking.',
    heardAs: topicSet(
      'complaint emergency beach beaches unknown housekeeping tub heated_bath bath_reheat showers offtopic weather',
    ),
    pattern: new RegExp(
      `\\b(?:${sent})\\b(?: \\w+){0,4} (?:is|are|got|gets?|has got|have got) (?:all |still |now |just |already |pure |completely )*(?:soaking|soaked|wringing|wet|damp|sandy|filthy|dirty|drenched|used(?: up)?)\\b`,
    ),
    unless: /\b(?:if|would|rooms?|stove|when|dry|hang|bring)\b|^(?:do|does|are|is|will)\b/,
    topic: 'housekeeping',
  },
  {
    example: 'My phone got robbed in Courtown, have ye a number for the guards?',
    heardAs: topicSet('contact unknown town taxis offtopic hospital emergency'),
    pattern: either(
      /\b(?:garda|gardai|guards?|police)\b.{0,14}\b(?:station|barracks|number|phone)\b/,
      /\b(?:number|phone)\b.{0,16}\b(?:garda|gardai|guards|police)\b/,
    ),
    unless: /\b(?:safe|security|fire|life|mud)\b/,
    topic: 'emergency',
  },
  {
    example: "Need a doctor tonight, it's not 999 stuff, kidney infection I think.",
    heardAs: topicSet('emergency doctor unknown'),
    pattern: /^(?=.*\b(?:not|no) (?:a |an )?(?:999|112|emergency)\b).*\b(?:doctors?|gp|caredoc|medic)\b/,
    topic: 'doctor',
  },
  {
    example: 'I broke a wine glass sorry!!',
    heardAs: topicSet('housekeeping deposit terms unknown offtopic kitchen complaint lost thanks'),
    pattern:
      /\b(?:i|we|he|she) (?:have |has |just |accidentally |may have |might have )*(?:broke|broken|smashed|dropped|spilled|spilt|cracked|stained|scorched|knocked over) (?:a|the|your|one of|some|red|wine|coffee) (?!(?:\w+ )?(?:arm|leg|ankle|wrist|hand|finger|toe|foot|nose|rib|news|hint|tooth|promise|record))/,
    unless: /\b(?:if|what happens|would|could)\b/,
    topic: 'housekeeping',
  },
  {
    example: "I can't find what to type in to get on the network.",
    heardAs: topicSet('privacy wifi wifi_password unknown secret'),
    pattern:
      /\bwhat (?:to|(?:do|should|must) (?:i|we)(?: have to| need to)?) (?:type|put|enter|key)(?: in)?\b.*\b(?:network|internet|wifi|online)\b/,
    topic: 'wifi_password',
  },
  {
    example: 'Our bathroom light has been flickering since last night.',
    heardAs: topicSet('unknown showers housekeeping check_in emergency'),
    pattern: /\b(?:lights?|lamps?|bulbs?) (?:in \w+ \w+ )?(?:has been|have been|is|are|keeps?) (?:flicker|blink|buzz)\w*/,
    topic: 'housekeeping',
  },
  {
    example: 'The light over the bed went bang and now half the sockets are dead.',
    heardAs: topicSet('unknown housekeeping beds complaint'),
    pattern:
      /\b(?:lights?|lamps?|bulbs?|sockets?|plugs?|kettle|fuse|electric\w*|power)\b.*\b(?:went bang|went pop|blew|blown|tripped|is dead|are dead|gone dead|has gone|popped)\b/,
    unless: /\b(?:sparks?|smoke|burning|shock|car|battery|phone)\b/,
    topic: 'housekeeping',
  },
  {
    example: "Think the ankle's broken but she can sit in the car, where do I drive?",
    heardAs: topicSet('location hospital housekeeping emergency'),
    pattern:
      /\b(?:broke|broken|cut|sliced|hurt|sprained|twisted|gashed|swollen)\b.*\bwhere (?:do|should|can|would) (?:i|we) (?:drive|go|take|bring)\b/,
    unless: /\b(?:dog|cat|rubbish|bins?|recycling|car|dinner|walk|kids?)\b(?! where)/,
    topic: 'hospital',
  },
  {
    example: 'I think I have a kidney infection and it is bank holiday Monday.',
    heardAs: topicSet('doctor emergency dynamic_prices availability weekend unknown'),
    pattern: /\b(?:kidney|urinary|bladder|ear|throat|chest|tooth|eye|uti|water) ?(?:infection)\b/,
    unless: /\b(?:cancel\w*|booking|dog)\b/,
    topic: 'doctor',
  },
  {
    example: 'Not for an ambulance, but is there a physician?',
    heardAs: topicSet('emergency doctor unknown hospital'),
    pattern: /\bphysicians?\b/,
    unless: /\b(?:said|told|advised|forbade)\b/,
    topic: 'doctor',
  },
]
