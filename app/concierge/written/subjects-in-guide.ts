/** Subjects in the guest guide: the way here, and how things work. The first match is quoted. */

import { routesHere } from '#app/estate/arrival.ts'
import { estate } from '#app/estate/estate.ts'
import { beaches, towns } from '#app/estate/nearby.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { over, type Subject } from './subjects.ts'

const way = over('location town check_in parking beach beaches taxis walks gate_code')
const things = over('kitchen heating heating_and_cooling cinema housekeeping wifi cabin_amenities guest_guide tub')
/** Where the guide knows a way from. */
const startingPoints = routesHere.flatMap(({ from }) => /^By car from (\w+)$/.exec(from)?.[1] ?? [])
const nearby = [...towns, ...beaches].map(({ name }) => plain(name)).join('|')
const farther = [...startingPoints, estate.address.region.replace('Co. ', '')].map(plain).join('|')
const broken = /\b(?:broken|smashed|cracked|leak\w*|burn(?:t|ing)? (?:my|his|her)|smoke|smoking|sparks?)\b/

const subjects: readonly Omit<Subject, 'page'>[] = [
  {
    said: either(
      /\b(?:train|rail|railway|bus|coach|public transport)\b.*\b(?:how|from there|get (?:to|from|here|there)|stop|reach|to (?:you|ye|the estate)|possible|without a car|near(?:est|by)?|run)\b/,
      /\b(?:getting|taking|catching|coming (?:by|on)|travelling by) (?:the |a )?(?:train|bus|coach)\b/,
      /\bhow far (?:is it |are (?:ye|you) )?from (?:the |\w+ )?(?:train |railway )?station\b/,
      /\b(?:get|come|travel|reach|how)\b.*\b(?:by|with) (?:train|bus|coach|public transport)\b/,
      /^(?:and |so |or |what about )*(?:is there|are there|any|by) (?:a |an |any )?(?:train|bus|coach|public transport)(?:s|es)?(?: to (?:you|ye|there|town)| near(?:by)?| from \w+)?$/,
      /^(?:and |so |ok |then )*(?:how (?:do|would) (?:we|i) get (?:here|there|to you) )?from (?:the )?(?:train |railway |bus )?station(?: then| to (?:you|ye))?$/,
      /\b(?:without a car|not (?:have|has|having|got) (?:a )?car|no car|not drive)\b.*\b(?:get|come|reach|arrive|travel)\b/,
      /\b(?:get|come|reach|arrive|travel|manage|do)\b.*\b(?:without a car|no car)\b/,
      /\b(?:need|necessary|essential|must (?:we|i) have|have to have|useful)\b.{0,16}\b(?:a |our own |the )car\b(?! (?:park|space|seat|charger))/,
    ),
    not: anyOf(
      /check ?in|arrives? at|gets in|land|at (?:\d|noon|nine|ten|eight)|late|station (?:phone|number)|how much|cost|fare/,
      /numbers?|steps|wheel ?chair/,
    ),
    over: over('location check_in parking town'),
    quoted: /\bby train\b/i,
  },
  ...startingPoints.map(byCarFrom),
  {
    said: /\bhow(?: does| is| do| s)? (?:the |your )?parking (?:work|works|there|like)\b/,
    over: over('parking'),
    quoted: /\binside the gate\b|\bparking:/i,
    also: /\bfrom the car\b/i,
  },
  {
    said: either(
      /\b(?:car ?park|parking|the car|park)\b.*\b(?:walk|far|distance|carry|lug\w*|bags|luggage|metres|minutes|door|cabin|room|lodge)\b/,
      /\b(?:walk|far|distance|carry|lug\w*|drag|bags|luggage|suitcases?|cases)\b.*\b(?:car ?park|from (?:the|our) car|the car|parking|to (?:the|our) (?:cabin|room|lodge|door))\b/,
      /\b(?:help|carry|bring|give us a hand|someone|porter)\b.{0,16}\b(?:our|my|the|with) (?:bags|luggage|suitcases|cases)\b/,
      /\b(?:handcart|trolley|wheelbarrow|(?:need|bring|have|pack) (?:a |our |us )?(?:torch(?:es)?|flash ?lights?)|lit (?:up )?(?:at night|in the dark)|is it lit|dark at night|path lights?)\b/,
    ),
    not: wordsOr(
      `(?:${nearby}|${farther})`,
      anyOf(
        /beach|sea|shop|pub|town|village|charge|charger|ev|electric|airport|station|free|cost|fee|how much|hire|left my/,
        /forgot|lost|store|leave (?:our|my|the) (?:bags|luggage|cases)/,
      ),
    ),
    over: over('parking beach beaches walks location check_in town housekeeping engagement contact'),
    quoted: /\bfrom the car\b/i,
  },
  {
    said: either(
      /\b(?:find|spot|recogni[sz]e|see)\b.{0,12}\b(?:gate|entrance|turn ?off)\b/,
      /\b(?:entrance|gateway|gate|turn ?off|turning)\b.*\b(?:look(?:s)? like|signs?|signed|missed)\b/,
      /\b(?:no|see (?:a|any|the)|is there a) sign\b|\bwhere (?:do|should|would) (?:we|i) turn(?: in| off)?\b/,
      /\b(?:spot|recogni[sz]e|missed|drove past)\b.*\b(?:entrance|gate|turn ?off|turning|place)\b/,
    ),
    not: /\b(?:code|pin|digits|number|not (?:open|work)\w*|shut|closed|stuck|signal)\b/,
    over: over('gate_code location parking'),
    quoted: /\bour gate is\b/i,
  },
  {
    said: /\b(?:gates?|entrance)\b.{0,16}\b(?:locked|lock|closed|shut|open (?:by|all)|automatic|secure|electric)\b/,
    not: /\b(?:code|pin|number|not (?:open|work)\w*|stuck|keeps|stays|still|how do (?:we|i)|sheep|deer|dog)\b/,
    over: over('gate_code location parking check_in'),
    quoted: /\bkey in the gate code\b/i,
  },
  // “How do we find it in the dark?”, “we passed a second bridge”: the way step by step.
  {
    said: either(
      /\b(?:find|spot|recogni[sz]e|see|miss)\b.{0,16}\b(?:it|you|ye|yous|the (?:place|estate|cabins?|lodge))\b.{0,16}\b(?:dark|night)\b/,
      /\bin the dark\b.*\b(?:find|spot|see|miss) (?:it|you|ye|the (?:place|gate|estate|entrance))\b/,
      /\b(?:hard|easy|difficult|tricky) (?:enough )?to (?:find|spot|miss)\b/,
      /\b(?:passed|crossed|over|past|at|after|gone|which|seen?)(?: (?:a|the|one|another|over))* ?(?:second|first|2nd|1st|two|other|little)? bridges?\b/,
      /\b(?:we are|i am|were|totally|completely) (?:well |totally |completely )?lost\b(?! (?:the|our|my|in|on|a|it|his|her))/,
    ),
    not: /\b(?:code|pin|number|key|torch|booking|bath|tub|beach|keys|phone|wallet|ring|woods?|forest|walk|sea|cliffs?)\b/,
    over: over('gate_code location parking check_in town'),
    quoted: /\bour gate is\b/i,
    also: /\bcoast road for\b/i,
  },
  {
    said: wordsOr(
      `(?:from|after|out of|leaving) (?:${nearby})`,
      /\b(?:directions|the (?:last|final) (?:bit|stretch|kilometres?|miles?))\b/,
    ),
    not: wordsOr(`(?:how far is (?:${nearby})|${farther})`, /\b(?:beach|taxis?|cabs?|airport)\b/),
    quoted: /\bcoast road for\b/i,
  },
  {
    said: either(
      /\bwhere\b.*\b(?:park|parking|car park|leave the car|car space)\b/,
      /\b(?:park|parking|cars?)\b.*\b(?:beside|outside|at) (?:the|our) (?:cabin|room|lodge|door)\b/,
    ),
    not: /\b(?:\bev\b|charg\w*|camper|truck|bikes?|bicycles?|how much|cost|free|fee)\b/,
    over: over('parking'),
    beside: true,
    quoted: /\binside the gate\b|\bparking:/i,
  },
  // How things work.
  {
    said: either(
      /\b(?:pans?|pots?|saucepan|frying pan|moka|coffee pot)\b.*\b(?:work\w*|heat\w*|hob|cooker|ring|induction|own)\b/,
      /\b(?:hob|cooker|ring|induction)\b.*\b(?:my|our|own|which|what) (?:\w+ )?(?:pans?|pots?|moka|saucepan)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bmagnetic\b/i,
  },
  {
    said: either(
      /\b(?:hob|cooker|ring|induction)\b.*\b(?:an e|shows?|says|display|dash|error|lock|locked|symbol|flash\w*|beep\w*)\b/,
      /\b(?:an e|error|dash|lock symbol|beeps?)\b.*\b(?:hob|cooker|ring|induction)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bon the display\b/i,
  },
  {
    said: either(
      /\b(?:how|can not|will not|does not|where)\b.*\b(?:turn on|turn|switch on|start|use|work|operate|get)\b.*\b(?:hob|cooker|induction)\b/,
      /\b(?:hob|cooker|induction)\b.*\b(?:will not|does not|how do)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bring’?'?s key\b/i,
  },
  {
    said: either(
      /\b(?:how|light|lighting|start|get)\b.*\b(?:stove|wood ?burner|burner|log burner)\b.*/,
      /\b(?:stove|burner)\b.*\bhow\b.*\blight it\b|\b(?:matches|kindling|vent)\b.*\b(?:stove|fire|burner)?\b/,
    ),
    not: anyOf(
      /broken|smoke|smoking|co2?|alarm|which|is there|have you|do you have|wood|logs|firewood|included|extra|dry|drying/,
      /clothes|someone|somebody|sauna|bath|tub/,
    ),
    over: things,
    quoted: /\blight the stove\b/i,
  },
  // Told beside how to report it.
  {
    said: either(
      /\b(?:room|cabin|lodge|floor|heating|underfloor|place)\b.*\b(?:freezing|cold|baltic|perished|chilly|not (?:doing|working|heating|warm|on|coming on))\b/,
      /^(?:it is |we are |i am |still )*(?:freezing|perished|baltic)(?: cold)?(?: in here)?$/,
    ),
    not: /\b(?:water|shower|bath|tub|sauna|hob|wifi|fridge|breakfast|food)\b/,
    over: over('housekeeping'),
    beside: true,
    quoted: /\bturn the dial\b/i,
  },
  {
    said: /\b(?:stove|burner|fire)\b.*\b(?:will not|does not|can not get it to|not|never) (?:light|catch|start|take|draw|go|stay lit)\b/,
    not: /\b(?:smoke|smoking|alarm)\b/,
    over: over('housekeeping'),
    beside: true,
    quoted: /\blight the stove\b/i,
  },
  {
    said: either(
      /\b(?:stove|burner)\b.*\b(?:ok|okay|safe|alright|all right|allowed|fine|still) (?:for us |still )*(?:to (?:use|light)|work\w*)\b/,
      /\b(?:can|could|may) (?:we|i) (?:still |just )*(?:use|light) (?:the )?(?:stove|burner)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\blight the stove\b/i,
  },
  // The door, of whoever has asked for the way.
  {
    said: either(
      /^(?:and |so |ok |then |what about |how about )*(?:the |our )(?:front |cabin |room |lodge )?(?:doors?|keys?|locks?)(?: then| so| itself)?$/,
      /^(?:and |so |ok |then )*(?:is|will) (?:the|our) (?:front |cabin |room )?door (?:be )?(?:open|locked|unlocked)\b.{0,20}$/,
      /^(?:and |so |ok |then )*(?:is|are) there (?:a |any )?keys?\b.{0,20}$/,
      /\bhow (?:do|would|will) (?:we|i) get in(?:to)? (?:the|our) (?:cabin|room|lodge|door)\b/,
      /\bwhere (?:do|will|would|can) (?:we|i) (?:get|find|pick up|collect) (?:the|our) (?:room |door |cabin )?keys?\b/,
      /\bwhere (?:is|are|will) the (?:room |door |cabin )?keys?\b(?: be)?(?: left| kept| hidden)?$/,
    ),
    not: /\b(?:lost|forgot|broken|stuck|inside|car|code|window|stove|jammed|snapped)\b/,
    over: over('check_in location parking gate_code housekeeping guest_guide check_out town'),
    quoted: /\byour door\b|\bkey on the hook\b/i,
  },
  {
    said: either(
      /\b(?:stove|burner|fire)\b.*\bdoor\b|\bdoor\b.*\b(?:stove|burner)\b/,
      /\b(?:stove|burner|fire)\b.*\b(?:overnight|all night|while we sleep|when we sleep|go to bed)\b/,
    ),
    not: /\b(?:broken|stuck|handle|smoke|smoking|outside the door|alarm|soaking|wet|dry wood|basket|logs?)\b/,
    over: things,
    quoted: /\bclose its door\b/i,
  },
  {
    said: /\b(?:dry|drying|hang)\b.*\b(?:stove|burner|fire)\b|\b(?:stove|burner)\b.*\b(?:dry|drying)\b/,
    over: over('heating heating_and_cooling housekeeping'),
    quoted: /\bdry clothes\b/i,
  },
  {
    said: either(
      /\b(?:floor|heating|thermostat|dial|room|cabin|underfloor)\b.*\b(?:turn (?:it |them )?(?:up|down)|higher|lower|warmer|cooler|set|adjust|dial|thermostat|feels (?:cool|cold))\b/,
      /\b(?:turn|set|adjust|control|change)\b.*\b(?:heat|heating|thermostat|dial|floor)\b/,
      /\b(?:make|get) (?:it|the (?:room|cabin|lodge|floor|place)) (?:a bit |any |a little )?(?:warm|warmer|hotter|cosier)\b/,
      /\bwarm (?:it|the (?:room|cabin|lodge|place)) up\b/,
      /^(?:and |so |ok )*how (?:do|can|would) (?:i|we|you) turn (?:it|the heat(?:ing)?) (?:up|down)$/,
    ),
    not: /\b(?:broken|not work\w*|stopped|water|shower|bath|tub|sauna|dead)\b/,
    over: things,
    quoted: /\bturn the dial\b/i,
  },
  {
    said: anyOf(
      /air ?con\w*|a c|aircon|(?:ceiling |electric )?fans?|too (?:hot|warm)|roasting|boiling in|stuffy/,
      /cool (?:it|the (?:room|cabin)) down|cool air|sweltering/,
    ),
    not: /\b(?:bath|tub|water|sauna|shower|food|breakfast|big fans?|fans? of|fan of|football)\b/,
    over: things,
    quoted: /\bthe fan is\b|\bcool air\b/i,
  },
  {
    said: either(
      /\b(?:netflix|youtube|prime|disney|stream\w*|cast|casting|air ?play|mirror|hdmi|laptop|connect my (?:phone|laptop|ipad))\b.*\b(?:screen|cinema|projector|tv|telly|cabin|room|watch)\b/,
      /\b(?:screen|cinema|projector|tv|telly)\b.*\b(?:netflix|youtube|prime|disney|stream\w*|cast|casting|air ?play|laptop|hdmi)\b/,
      /\b(?:can|could|how do) (?:we|i) (?:\w+ )?(?:netflix|stream|cast)\b/,
    ),
    not: /\b(?:not work\w*|broken|stopped)\b/,
    over: things,
    quoted: /\bcasting\b/i,
  },
  {
    said: either(
      /\b(?:how|where|what)\b.*\b(?:turn on|switch on|start|use|work|works|lower|come down|operate|get|put on|watch)\b.*\b(?:screen|projector|cinema|films?|movies?)\b/,
      /\bhow (?:does|do) (?:the )?(?:screen|projector|cinema)\b/,
      /\b(?:get|make|start|turn on) (?:the )?project[eo]r\b|\b(?:watch|show|play)\b.*\b(?:off|from|on) (?:my|our) (?:phone|laptop|ipad)\b/,
    ),
    not: /\b(?:broken|stopped|turn off|switch off)\b/,
    over: things,
    quoted: /\bpull the cord beside\b/i,
  },
  {
    said: /\b(?:screen|projector|cinema|films?|movies?|netflix|telly|tv)\b.*\b(?:late|at night|loud|noise|sound|hear|volume)\b/,
    not: /\b(?:no sound|broken|not work\w*|next door)\b/,
    over: things,
    quoted: /\bheadphones\b/i,
  },
  {
    said: either(
      /\b(?:screen|projector|projecter|cinema|telly|tv)\b.*\b(?:turn|switch) (?:it )?off\b/,
      /\b(?:turn|switch)\b.*\b(?:screen|projector|cinema)\b.*\boff\b/,
      /\b(?:turn|switch) off\b.*\b(?:screen|projector|cinema)\b/,
    ),
    over: things,
    quoted: /\bpull the cord once more\b/i,
  },
]

function byCarFrom(place: string): Omit<Subject, 'page'> {
  const name = plain(place)
  return {
    said: wordsOr(
      `${name} (?:airport |port )?to (?:you|ye|here|the estate|there)`,
      new RegExp(`\\b(?:from|off|out of|leaving) (?:the )?(?:\\w+ )?(?:in |at |of |from )?${name}\\b`),
    ),
    not: anyOf(
      /shuttle|pick(?:ed)? (?:us )?up|collect|transfer|bus|coach|train|taxi|not have car|flight|lands?|landing|late/,
      /check ?in|arrive at|docks?|at (?:\d|noon|midnight)|by (?:\d|eight|nine|ten)|only gets|sails?|hang on|hold on/,
      /how much|cost|fare|free|available/,
    ),
    over: way,
    quoted: new RegExp(`\\bfrom ${name}\\b`, 'i'),
  }
}

function wordsOr(words: string, or: RegExp): RegExp {
  return new RegExp(`\\b${words}\\b|${or.source}`)
}

export const subjectsInGuide: readonly Subject[] = subjects.map((one) => ({ ...one, page: 'guest guide' }))

/** For whoever cannot walk far or climb. */
export const easyWay: readonly Subject[] = [
  { page: 'guest guide', said: /./, quoted: /\blevel gravel\b/i },
  { page: 'guest guide', said: /./, quoted: /\bif steps or gravel\b/i },
]
