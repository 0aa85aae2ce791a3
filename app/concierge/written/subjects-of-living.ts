/** Subjects in the terms: life on the estate, with what is paid for it in its place. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { whatIsIncluded } from '#app/understanding/follow-up-rules/after-a-price.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import type { Subject } from './subjects.ts'
import { ofAnimals } from './subjects-of-animals.ts'
import { ofPaying } from './subjects-of-paying.ts'

const aFire =
  '(?:a|an|our|own|little|wee|small|open|beach|drift ?wood) (?:wee |little |small |own |open )*(?:camp ?|bon ?)?fires?'
const openAir = '(?:beach|strand|sand|shore|sea|woods?|forest|deck|grass|field|clearing|water)'

export const ofLiving: readonly Omit<Subject, 'page'>[] = [
  // Living here.
  {
    said: either(
      /\bsmok(?:e|es|ing|er|ers)\b(?! (?:alarms?|detectors?|your own|salmon|fish|coming|everywhere))/,
      /\b(?:vap(?:e|es|ing|er)|cigarettes?|cigars?|a fag|fags|e cigs?|ciggies?|rollies?)\b(?! of (?:meat|beef|lamb|pork))/,
    ),
    not: /\b(?:alarm|detector|salmon|see|smell|stove|chimney)\b/,
    quoted: /\bsmokes?\b.*\bvapes?\b|\bsmok(?:e|es|ing)\b(?!.*alarm)/i,
  },
  // “Can I bring candles?”
  {
    said: /\b(?:candles?|bbqs?|barbecues?|barbeques?|fireworks?|lanterns?)\b/,
    not: /\b(?:wax|flowers|balloons|set (?:it |this |that )?up|put out|arrange|and|or|beach|smoke|stove)\b/,
    over: topicSet('engagement anniversary kitchen heating heating_and_cooling'),
    quoted: /\bcandles\b/i,
    alone: true,
  },
  {
    said: either(
      /\b(?:candles?|tea ?lights?|bbqs?|barbecues?|barbeques?|fireworks?|sparklers?|lanterns?|bonfires?|camp ?fires?|fire ?pits?|disposable grill)\b/,
      /\b(?:make|light|have|build|start) (?:a |an |our )?(?:own )?fire (?:outside|outdoors|on the (?:deck|beach|grass))\b/,
      /\bfire outside\b(?=.*\b(?:allow\w*|ok|okay|can|may)\b)/,
      /\b(?:are|is) (?:open |outdoor )*(?:camp ?|bon ?)?fires? (?:allowed|ok|okay|permitted)\b/,
      /\ballow (?:open |outdoor |any )*(?:camp ?|bon ?)?fires?\b/,
      new RegExp(`\\b${aFire}\\b.{0,20}\\b(?:on|at|by|down|beside|in) (?:at |on |by )?(?:the |your )?${openAir}\\b`),
      /\b(?:on|at) the (?:beach|strand|shore|sand)\b.*\b(?:a |light |open |have |make )(?:wee |little |small )?fires?\b/,
      /\b(?:toast|roast|melt)\w* marsh ?mallows?\b|\bmarsh ?mallows?\b.*\bfire\b|\bs ?mores\b/,
    ),
    not: /\b(?:wax|flowers|balloons|set (?:it |this |that )?up|put out|arrange)\b/,
    over: topicSet('engagement anniversary kitchen beach beaches heating heating_and_cooling'),
    quoted: /\bcandles\b/i,
  },
  {
    said: /^(?:and |so |but )?(?:can|could|may|are) (?:we|i|you) (?:allowed (?:to )?)?(?:light|have|make|start) (?:a |the |our )?(?:own )?fires?$/,
    over: topicSet('heating heating_and_cooling'),
    quoted: /\bfires are lit\b/i,
    beside: true,
  },
  { said: /\bdrones?\b(?<!by drone)/, quoted: /\bdrones?\b/i, alone: true },
  {
    said: either(
      /\b(?:hen|stag) (?:part(?:y|ies)|dos?|weekends?|nights?)\b|\bfor (?:a|the|my|our|his|her) (?:\w+ )?(?:stag|hen)\b/,
      /\b(?:have|throw|host|hold|plan(?:ning)?) (?:an?|our) (?:\w+ )?part(?:y|ies)\b|\bpart(?:y|ies) (?:ok|allowed|possible)\b/,
      /\b(?:paid|professional|commercial)\b.{0,16}\b(?:photo|photos|photo ?shoots?|shoots?|filming|session)\b|\bphotographer\b.*\b(?:session|shoot|with a couple|clients?)\b/,
      /\b(?:shoot|film|photograph) (?:an? )?(?:ad|advert|advertisement|commercial|video|campaign|catalogue)\b/,
      /\b(?:film|photo) ?shoot\b|\bcommercial (?:film|photo)\w*\b/,
    ),
    not: /\b(?:full of|squash|fit|squeeze|into one|in one|how many|share)\b/,
    over: topicSet('occupancy couples'),
    quoted: /\bno parties\b/i,
  },
  {
    said: either(
      /\bquiet (?:hours|time)\b/,
      /\b(?:music|tunes|speakers?|noise|sing\w*|guitar)\b.*\b(?:at night|in the evening|midnight|late|after (?:10|11|ten|eleven)|outside|outdoors|on the deck|allowed|alright|ok|okay)\b/,
      /\b(?:play|loud) music\b/,
      /\b(?:sit|sitting|(?:stay|be|hang|hanging)(?! out\b)) (?:out|outside|outdoors|on the deck)\b.*\b(?:music|tunes|guitar|singing|song|speaker)\b/,
      /\b(?:sit|sitting|(?:stay|be|hang|hanging)(?! out\b)) (?:out|outside|outdoors|on the deck)\b.*\b(?:late|chat\w*|talk\w*|drinks?|wine)\b/,
      /\b(?:music|tunes|guitar|speaker|sing ?song)\b.*\b(?:evenings?|nights?|deck|outside|garden|outdoors)\b/,
      /\b(?:how late|until when|till when|until what time) (?:can|may|could) (?:we|you|i) (?:sit|stay|be) (?:out|outside|up outside)\b/,
      /\b(?:can|could|may|ok if|okay if|alright if) (?:we|i) (?:bring|have|play|use)\b.{0,20}\b(?:speakers?|guitar|ukulele|music|tunes|boom ?box|bluetooth)\b/,
      /\b(?:house )?rules? (?:about|on|for|around) (?:noise|music|quiet)\b|\bhow (?:loud|noisy) (?:can|may) we be\b/,
      /\b(?:turn|keep) (?:the |our )?(?:music|noise|volume)(?: \w+)? (?:down|off|low)\b|\b(?:turn|keep) it(?: \w+)? (?:down|low)\b/,
      /\b(?:noise|music) (?:curfew|until|till)\b|^(?:and |so )?is there (?:a|any) curfew(?: there| at night)?$/,
      /\b(?:when|what time)\b.*\b(?:music|noise)\b.*\b(?:down|off|stop|end|finish)\b/,
      /\b(?:have to|must|need to|should|supposed to|expected to) (?:we |i )?(?:be|keep|stay|go) (?:quiet|silent)\b/,
    ),
    not: /\b(?:next door|neighbou?rs?|can not sleep|cinema|screen|projector|films?|movies?|telly|phone|(?:another|other) (?:cabin|room)|can hear)\b/,
    over: topicSet('cinema late_check_out check_in check_out couples'),
    quoted: /\bmusic and voices\b/i,
  },
  ...ofAnimals,
  {
    said: either(
      /\b(?:kids?|children|child|baby|babies|toddler|year olds?|months? old|son|daughter|niece|nephew|grand(?:kids|children|son|daughter))\b.*\b(?:visit|call over|come over|come by|drop (?:in|by|over)|(?:just|only) comes?)\b(?=.*\b(?:visit|call|over|by|in|lunch|dinner|hours?|day|afternoon|evening)\b|$)/,
      /\b(?:drop|call|pop|come) (?:in|by|over|round)\b.*\bwith (?:their|his|her|my|our|a) (?:\w+ )?(?:kids?|children|child|baby|babies|toddler|sons?|daughters?|nieces?|nephews?|teenagers?|boys?|girls?)\b/,
      /\b(?:baby|babies|toddler|kids?|children|little (?:boy|girl|lad|one|fella|man|fellow)|small (?:boy|girl))\b.*\b(?:drop (?:in|by|over)|pop (?:in|over)|call (?:in|over)|come for|visit|coffee|tea)\b/,
      /\b(?:kids?|children|child|baby|babies|toddler|year olds?|months? old|son|daughter|niece|nephew|grand(?:kids|children|son|daughter))\b.*\bfor (?:lunch|dinner|an hour|a few hours|the day|the afternoon)\b/,
    ),
    not: /\b(?:overnight|sleep|stay over)\b/,
    over: topicSet('children cafes couples occupancy'),
    quoted: /\bcannot visit\b/i,
  },
  {
    said: either(
      /\b(?:friend|friends|mate|mates|sister|brother|parents|mother|father)\b.*\b(?:visit|visits|visiting|calling (?:in|over))\b/,
      /\b(?:friend|friends|mate|mates|sister|brother|parents|mother|father)\b.*\b(?:dropping (?:in|by)|popping (?:in|over))\b/,
      /\b(?:mum|mam|family|somebody|someone|visitors?|people|couple)\b.*\b(?:visit|visits|visiting|calling (?:in|over))\b/,
      /\b(?:mum|mam|family|somebody|someone|visitors?|people|couple)\b.*\b(?:dropping (?:in|by)|popping (?:in|over))\b/,
      /\b(?:friend|friends|mate|mates|sister|brother|parents|mother|father)\b.*\b(?:call over|come over|come by|drop (?:in|by|over)|join us|come for)\b/,
      /\b(?:mum|mam|family|somebody|someone|visitors?|people|couple)\b.*\b(?:call over|come over|come by|drop (?:in|by|over)|join us|come for)\b/,
      /\b(?:friends?|sister|brother|parents|mother|father|mum|mam|mom|dad|family|granny|nana)\b.*\b(?:call|calls|pop|pops|drop|drops) (?:in|by|over|round|around|out)\b/,
      /\b(?:could|can|may) (?:they|he|she|(?:my|our) \w+) (?:just |only )?(?:visit|call|pop|drop|come)\b.*\b(?:evening|day|afternoon|lunch|dinner|tea|hour|visit|see (?:it|the place|the (?:cabin|lodge|room)))\b/,
      /\b(?:day|have|any) (?:visitors?|guests over)\b|\bhave (?:some |a few |our |a couple of |two )?(?:friends|family|people|mates|visitors) (?:over|round|around|in for)\b|\bday (?:pass(?:es)?|visits?|guests?|tickets?|trippers?)\b/,
      /\b(?:can|could|may) (?:we|i|people|non ?residents) (?:just |also )?(?:visit|come (?:over |down |up )?|call (?:in|over)?|drop in|pop in) (?:for|just for) (?:a )?(?:lunch|dinner|the day|day|an hour|coffee|afternoon|the afternoon|drink)\b/,
      /\b(?:look around|have a look|look at (?:it|the (?:place|cabins?|lodge|rooms?|estate))|see (?:it|the place|the cabins?|the lodge)|view(?:ing)?|visit)\b.{0,20}\bbefore (?:booking|we book|i book|deciding)\b/,
      /\b(?:in person|come for)\b.{0,6}\b(?:a )?(?:quick |little )?look(?: around)?$|^(?:(?:and|or|just|only|but) )*(?:for )?(?:just |only )?an? (?:quick |short )?day visits?$/,
    ),
    not: /\b(?:overnight|stay the night|sleep|stay over|visit (?:the|a) (?:beach|town|pub)|bab(?:y|ies)|kids?|child|children|toddlers?|year olds?)\b/,
    over: topicSet('occupancy couples check_in how_to_book dining gallery elopement engagement anniversary'),
    // With whom it may be: of children, too, may have been spoken before.
    quoted: /\bday visitors\b/i,
    also: /\bevery visitor must be\b/i,
  },
  {
    said: /\b(?:proof|show|need|bring|carry|check)\b.{0,20}\b(?:of age|our ids?|my id|id|ids|identification|passports?)\b/,
    not: /\b(?:order id|left|lost|forgot)\b/,
    over: topicSet('children'),
    quoted: /\bproof of age\b/i,
  },
  ...ofPaying,
  {
    said: either(
      /\b(?:broke|broken|break|smashed|cracked|chipped|spilt|spilled|stained|damaged?)\b.*\b(?:do|will|would|must|should|have|are) (?:we|i|you) (?:going to |have to |need to |be )?(?:pay|charge|charged|owe|replace)\b/,
      /\b(?:broke|broken|smashed|cracked|chipped|spilt|spilled|stained|damaged)\b.*\bwhat (?:do|does|will) (?:we|i|it) (?:owe|cost)\b/,
      /\bif (?:i|we|one of us) (?:break|smash|spill|crack|chip|damage)s?\b(?! (?:a|my|his|her|our) (?:leg|arm|ankle|wrist|foot|hip|bone|neck|back))/,
      /\b(?:charge|bill) (?:us|me) (?:for|if)\b.*\b(?:broke|broken|break|damage|glass|plate|mug)\b/,
    ),
    over: topicSet('housekeeping deposit cancellation pay_addons windows'),
    quoted: /\bglasses break\b|\bmishaps are ours\b/i,
  },
  {
    said: /\b(?:broke|broken|smashed|cracked|chipped|dropped)\b.*\b(?:glass|glasses|plate|cup|mug|bowl|vase|jug)\b/,
    not: /\b(?:window|door|foot|hand|cut|bleeding|on the (?:floor|beach|path)|when we (?:arrived|came)|was broken|phone|car)\b/,
    over: topicSet('housekeeping'),
    beside: true,
    quoted: /\bglasses break\b|\bmishaps are ours\b/i,
  },
  {
    said: whatIsIncluded,
    within: topicSet('price'),
    over: topicSet('price'),
    quoted: /\bincludes the room\b/i,
  },
  // “Can we light a fire on it?”, of the beach.
  {
    said: /\b(?:light|have|make|build|start)\b.{0,12}\b(?:fires?|barbecue|bbq)\b/,
    within: topicSet('beach beaches'),
    over: topicSet('beach beaches'),
    quoted: /\bfires are lit in the stoves\b/i,
  },
  // “Will someone be there?”, of whoever comes late.
  {
    said: /\b(?:someone|somebody|anyone|anybody)\b.{0,12}\b(?:be there|be here|wait\w*|meet us|show us)\b/,
    within: topicSet('check_in'),
    over: topicSet('check_in contact location'),
    quoted: /\blights your way\b/i,
  },
  // “How fast will someone come?”, of what is broken.
  {
    said: /\bhow (?:fast|soon|quick(?:ly)?|long)\b.*\b(?:come|here|there|fix\w*|mend\w*|sort\w*|repair\w*|someone|somebody|it take)\b/,
    within: topicSet('housekeeping'),
    quoted: /\bwithin the hour\b/i,
  },
  // “Can he be left alone there for an hour?”
  {
    not: /\b(?:food|dinner|meal|eat|delivered)\b/,
    said: /\bleave (?:him|her|it|them|the dog)\b.{0,12}\bfor\b|\b(?:can he|he|she|it|they|him|her)\b.{0,16}\b(?:left |stay |be )?(?:alone|by (?:him|her|it)self|on (?:his|her|its) own)\b/,
    within: topicSet('pets'),
    quoted: /\bnot leave it alone\b/i,
  },
  // “Can we use more wood?”
  {
    said: /\b(?:more|extra|another basket of|run out of|out of|enough) (?:fire ?)?(?:wood|logs)\b/,
    not: /\b(?:order|buy|shop|forest|walk|bath|tub|ofuro)\b/,
    over: topicSet('heating housekeeping heating_and_cooling unknown extras'),
    beside: true,
    quoted: /\bincludes the room\b/i,
  },
  {
    said: /\b(?:photographers?|photo ?shoots?|videographers?|film crew|(?:commercial|professional) (?:photo\w*|film\w*|shoots?))\b/,
    not: /\b(?:recommend|know (?:a|any)|find)\b/,
    over: topicSet('engagement elopement unknown gallery offtopic'),
    quoted: /\bcommercial filming\b/i,
  },
  {
    said: /\b(?:card|payment)\b.*\b(?:fails?|failed|is declined|bounces|expires?|expired)\b/,
    not: /\b(?:extra|bath|breakfast|page|pop ?up|voucher|gift|was declined|got declined)\b/,
    over: topicSet('cancellation deposit pay_addons how_to_book'),
    quoted: /\bpayment that is due fails\b/i,
  },
]
