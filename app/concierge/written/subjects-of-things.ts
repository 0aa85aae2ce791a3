/** Subjects in the guest guide: how the things in a room work. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { ownWood } from '#app/understanding/follow-up-rules/after-what-rooms-have.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const things = topicSet('kitchen heating heating_and_cooling cinema housekeeping wifi cabin_amenities guest_guide tub')
const broken = /\b(?:broken|smashed|cracked|leak\w*|burn(?:t|ing)? (?:my|his|her)|smoke|smoking|sparks?)\b/

export const howThingsWork: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'Where would the reiki take place and how long is it?',
    said: /\breiki\b.*\b(?:where|how long|takes? place)\b|\b(?:where|how long)\b.*\breiki\b/,
    not: /\b(?:order|book|sign|arrange|cost|costs|price|charge|how much|train|course)\b/,
    over: topicSet('reiki experiences book_experience'),
    quoted: /\bby a practitioner\b/i,
  },
  {
    example: "My own frying pan doesn't work on the cooker, why?",
    said: either(
      /\b(?:pans?|pots?|saucepan|frying pan|moka|coffee pot)\b.*\b(?:work\w*|heat\w*|hob|cooker|ring|induction|own)\b/,
      /\b(?:hob|cooker|ring|induction)\b.*\b(?:my|our|own|which|what) (?:\w+ )?(?:pans?|pots?|moka|saucepan)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bmagnetic\b/i,
  },
  {
    example: "The hob is showing an E and won't heat",
    said: either(
      /\b(?:hob|cooker|ring|induction)\b.*\b(?:an e|still e|shows?|says|display\w*|showing|saying|reads|dash|error|lock|locked|symbol|flash\w*|beep\w*)\b/,
      /\b(?:an e|error|dash|lock symbol|beeps?)\b.*\b(?:hob|cooker|ring|induction)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bon the display\b/i,
  },
  {
    example: 'How does the induction hob work?',
    said: either(
      /\b(?:how|can not|will not|does not|where)\b.*\b(?:turn on|turn|switch on|start|use|work|operate|get)\b.*\b(?:hob|cooker|induction)\b/,
      /\b(?:hob|cooker|induction)\b.*\b(?:will not|does not|how do)\b|\bhow (?:does|do) (?:the|this|that|our|your) (?:induction )?(?:hob|cooker)s? work\b/,
    ),
    not: broken,
    over: things,
    quoted: /\bring’?'?s key\b/i,
  },
  {
    example: 'How do I light the stove?',
    said: either(
      /\b(?:how|light|lighting|start|get)\b.*\b(?:stove|wood ?burner|burner|log burner)\b.*/,
      /\b(?:stove|burner)\b.*\bhow\b.*\blight it\b|\b(?:matches|kindling|vent)\b.*\b(?:stove|fire|burner)?\b/,
    ),
    not: anyOf(
      /broken|smoke|smoking|co2?|alarm|which|is there|have you|do you have|wood|logs|firewood|included|extra|dry|drying/,
      /clothes|someone|somebody|sauna|bath|tub|report(?:ing)?|fault|stuck|jammed|how (?:are|is) (?:the|your) (?:\w+ )?(?:cabins?|rooms?|lodge|place|it) (?:heated|kept warm|warmed)/,
      /(?:will|does|would|can) not (?:\w+ )?(?:close|shut|latch|open)/,
    ),
    over: things,
    quoted: /\blight the stove\b/i,
  },
  {
    example: 'Can we bring our own logs?',
    said: ownWood,
    not: /\b(?:need|bath|tub|ofuro|beach|strand|outside|outdoors)\b/,
    over: topicSet('heating heating_and_cooling'),
    quoted: /\bonly the wood in the basket\b/i,
    alone: true,
  },
  {
    example: 'How long till it gets warm?',
    said: /\bhow long\b.*\b(?:warm|heat|hot)\b/,
    not: /\b(?:bath|tub|water|shower|sauna|hob|ring|oven)\b/,
    over: topicSet('heating heating_and_cooling'),
    quoted: /\bturn the dial\b/i,
  },
  // Added to how to report it.
  {
    example: 'The heating is not working in our cabin',
    said: either(
      /\b(?:room|cabin|lodge|floor|heating|underfloor|place)\b.*\b(?:freezing|cold|baltic|perished|chilly|not (?:doing|working|heating|warm|on|coming on))\b/,
      /(?:\b(?:it is|we are|i am|still) (?:\w+ )?|^)(?:freezing|perished|perishing|baltic)\b/,
    ),
    not: /\b(?:water|shower|bath|tub|sauna|hob|wifi|fridge|breakfast|food)\b/,
    over: topicSet('housekeeping'),
    beside: true,
    quoted: /\bturn the dial\b/i,
    also: /\bfor warmth at once\b/i,
  },
  {
    example: "The screen won't come down.",
    said: /\b(?:screen|projector|cinema|telly|tv)\b.*\b(?:will not|does not|can not get it to|not) (?:come (?:down|on)|go (?:down|on)|drop|start|wake|work|turn on)\b/,
    not: /\b(?:sound|remote|netflix|cast\w*|cord)\b/,
    over: topicSet('housekeeping'),
    beside: true,
    quoted: /\bpull the cord beside\b/i,
  },
  {
    example: 'Our stove will not light',
    said: /\b(?:stove|burner|fire)\b.*\b(?:(?:will not|does not|can not get it to|not|never) (?:light|catch|start|take|draw|go|stay lit)|keeps? (?:going|dying) out)\b/,
    not: /\b(?:smoke|smoking|alarm)\b/,
    over: topicSet('housekeeping'),
    beside: true,
    quoted: /\blight the stove\b/i,
  },
  {
    example: 'Is the stove ok to use?',
    said: either(
      /\b(?:stove|burner)\b.*\b(?:ok|okay|safe|alright|all right|allowed|fine|still) (?:for us |still )*(?:to (?:use|light)|work\w*)\b/,
      /\b(?:can|could|may) (?:we|i) (?:still |just )*(?:use|light) (?:the )?(?:stove|burner)\b/,
    ),
    not: broken,
    over: things,
    quoted: /\blight the stove\b/i,
  },
  // Also for guests who have just asked the way.
  {
    example: 'Who gives us the key when we arrive?',
    said: either(
      /^(?:what about |how about )*(?:the |our )(?:front |cabin |room |lodge )?(?:doors?|keys?|locks?)(?: then| so| itself)?$/,
      /^(?:is|will) (?:the|our) (?:front |cabin |room )?door (?:be )?(?:open|locked|unlocked)\b.{0,20}$/,
      /^(?:is|are) there (?:a |any )?keys?\b.{0,20}$/,
      /\bhow (?:do|would|will) (?:we|i) get in(?:to)? (?:the|our) (?:cabin|room|lodge|door)\b/,
      /\bwhere (?:do|will|would|can) (?:we|i) (?:get|find|pick up|collect) (?:the|our) (?:room |door |cabin )?keys?\b/,
      /\b(?:someone|somebody|anyone|anybody|staff|a host|who)\b.{0,16}\b(?:meet|meets|greet|greets|welcome|welcomes|show) us\b(?! (?:at|from|off|in) (?:the |a )?(?:station|port|train|bus|ferry|airport|town))/,
      /\b(?:let|letting) ourselves in\b|\b(?:do|will|would) you (?:meet|greet|welcome) us(?! (?:at|from|off|in) )\b/,
      /\bwho (?:gives|hands|will give) us (?:the|our) (?:room |door |cabin )?keys?\b/,
      /\bwhere (?:is|are|will) the (?:room |door |cabin )?keys?\b(?: be)?(?: left| kept| hidden)?$/,
    ),
    not: /\b(?:lost|forgot|broken|stuck|inside|car|code|window|stove|jammed|snapped)\b/,
    over: topicSet('check_in location parking gate_code housekeeping guest_guide check_out town'),
    quoted: /\byour door\b|\bkey on the hook\b/i,
  },
  {
    example: 'Can we leave the stove going overnight?',
    said: either(
      /\b(?:stove|burner|fire)\b.*\bdoor\b|\bdoor\b.*\b(?:stove|burner)\b/,
      /\b(?:stove|burner|fire)\b.*\b(?:overnight|all night|while we sleep|when we sleep|go to bed)\b/,
    ),
    not: anyOf(
      /broken|stuck|handle|smoke|smoking|outside the door|alarm|soaking|wet|dry wood|basket|logs?/,
      /loose|hinges?|hanging|(?:come|came|coming) (?:off|away)|(?:will|does|would|can) not (?:close|shut|stay (?:shut|closed)|latch|open)/,
      /(?:we|i) let (?:you|ye|someone|somebody) know|report(?:ed|ing)?|jammed|who(?:m)? (?:do|to|should|would|can) (?:we |i )?(?:tell|ring|call)/,
    ),
    over: things,
    quoted: /\bclose its door\b/i,
  },
  {
    example: 'Is it ok to dry our wet jeans on the stove?',
    said: /\b(?:dry|drying|hang)\b.*\b(?:stove|burner|fire)\b|\b(?:stove|burner)\b.*\b(?:dry|drying)\b/,
    over: topicSet('heating heating_and_cooling housekeeping'),
    quoted: /\bdry clothes\b/i,
  },
  {
    example: "It's perishing in here, how do we warm it up quick?",
    said: /\bwarm\b.{0,16}\b(?:quick(?:ly)?|fast|in a hurry|at once|right away|straight away|now)\b|\bquickest way\b.*\bwarm\b/,
    not: /\b(?:broken|not work\w*|water|shower|bath|tub|sauna|wine|food)\b/,
    over: things,
    quoted: /\bfor warmth at once\b/i,
  },
  {
    example: 'Will it be warm when we walk in?',
    said: /\b(?:warm|heated|cold|freezing|toasty|heat(?:ing)? (?:be )?on)\b.*\bwhen (?:we|i) (?:walk in|arrive|get (?:in|there)|come in|open the door|land)\b/,
    not: /\b(?:water|shower|bath|tub|sauna|wine|food)\b/,
    over: things,
    quoted: /\blamps and heating\b/i,
  },
  {
    example: 'How do I turn up the heat?',
    said: either(
      /\b(?:floor|heating|thermostat|dial|room|cabin|underfloor)\b.*\b(?:turn (?:it |them )?(?:up|down)|higher|lower|warmer|cooler|set(?! (?:us|me|you|them) back)|adjust|dial|thermostat|feels (?:cool|cold))\b/,
      /\b(?:turn|set|adjust|control|change)\b.*\b(?:heat|heating|thermostat|dial|floor)\b/,
      /\b(?:how|can|where)\b.*\b(?:get|put|turn|crank) (?:the |our )?(?:heating|heat) (?:up|on|going|higher|down|off)\b/,
      /\b(?:make|get) (?:it|the (?:room|cabin|lodge|floor|place)) (?:a bit |any |a little )?(?:warm|warmer|hotter|cosier)\b/,
      /\bwarm (?:it|the (?:room|cabin|lodge|place)) up\b/,
      /^how (?:do|can|would) (?:i|we|you) turn (?:it|the heat(?:ing)?) (?:up|down)$/,
    ),
    not: /\b(?:broken|not work\w*|stopped|water|shower|bath|tub|sauna|dead)\b/,
    over: things,
    quoted: /\bturn the dial\b/i,
  },
  {
    example: "It's roasting in here, is there air con?",
    said: anyOf(
      /air ?con\w*|a c|air ?co|(?:ceiling |electric )?fans?|too (?:hot|warm)|roasting|boiling in|stuffy/,
      /cool (?:it|the (?:room|cabin)) down|cool air|sweltering/,
    ),
    not: /\b(?:bath|tub|jacuzzi|hot tub|legs|feet|water|sauna|shower|food|breakfast|big fans?|fans? of|fan of|football)\b/,
    over: things,
    quoted: /\bthe fan is\b|\bcool air\b/i,
  },
  {
    example: 'Can we put our own Netflix up on the big screen?',
    said: either(
      /\b(?:netflix|youtube|prime|disney|stream\w*|cast|casting|air ?play|mirror|hdmi|laptop|connect my (?:phone|laptop|ipad))\b.*\b(?:screen|cinema|projector|tv|telly|cabin|room|watch)\b/,
      /\b(?:screen|cinema|projector|tv|telly)\b.*\b(?:netflix|youtube|prime|disney|stream\w*|cast|casting|air ?play|laptop|hdmi)\b/,
      /\b(?:can|could|how do) (?:we|i) (?:\w+ )?(?:netflix|stream|cast)\b|\b(?:put on|play) (?:some |our )?(?:netflix|youtube|disney|prime)\b/,
      /\b(?:screen|projector|cinema|films?)\b.*\b(?:from|off) (?:my|our|a) (?:phone|tablet|ipad|mobile)\b/,
    ),
    not: /\b(?:not work\w*|broken|stopped|e ?mails?|online|video ?calls?)\b/,
    over: things,
    quoted: /\bcasting\b/i,
  },
  {
    example: 'How do we get films on the screen?',
    said: either(
      /\b(?:how|where|what)\b.*\b(?:turn on|switch on|start|use|work|works|lower|come down|operate|get|put on|watch)\b.*\b(?:screen|projector|cinema|films?|movies?)\b/,
      /\bhow (?:does|do) (?:the )?(?:screen|projector|cinema)\b/,
      /\b(?:how|where|what)\b.*\b(?:cinema|projector|screen)\b.*\b(?:yoke|thing|thingy|gadget|go|work)\b/,
      /\b(?:get|make|start|turn on) (?:the )?project[eo]r\b|\b(?:watch|show|play)\b.*\b(?:off|from|on) (?:my|our) (?:phone|laptop|ipad)\b/,
    ),
    not: /\b(?:broken|stopped|turn off|switch off)\b/,
    over: things,
    quoted: /\bpull the cord beside\b/i,
    also: /\bsmall remote\b/i,
  },
  {
    example: "Now there's a little lock",
    after: 'The cooker shows E',
    said: /\b(?:little|small|a|the) lock\b/,
    within: topicSet('kitchen'),
    quoted: /\bon the display\b/i,
  },
  {
    example: 'And turn it off?',
    after: 'How do I turn on the film thing?',
    said: /\b(?:turn|switch) it (?:all )?off\b/,
    within: topicSet('cinema'),
    quoted: /\bpull the cord once more\b/i,
  },
  {
    example: "There's no sound.",
    after: 'How does the cinema work?',
    said: /\b(?:no|not hear|can not hear|hear no|hear any) sound\b|\bsound\b.{0,12}\b(?:come|coming) from\b/,
    within: topicSet('cinema'),
    quoted: /\bsound comes from\b/i,
  },
  {
    example: 'The screen has no sound',
    said: /\b(?:screen|projector|cinema|films?|movies?)\b.*\bno sound\b/,
    over: things,
    quoted: /\bsound comes from\b/i,
  },
  {
    example: 'Can we leave it on overnight?',
    said: /\bleav(?:e|ing) (?:it|the (?:stove|fire)) (?:on|lit|burning|going|in)\b.*\b(?:overnight|night|sleep|bed)\b/,
    not: /\b(?:light|lamp|car|heating|telly|screen)\b/,
    over: topicSet('heating housekeeping parking heating_and_cooling late_check_out'),
    quoted: /\bclose its door\b/i,
  },
  {
    example: 'Is it ok to have it on loud at midnight?',
    after: 'How does the cinema work?',
    said: /\b(?:screen|projector|cinema|films?|movies?|netflix|telly|tv)\b.*\b(?:late|at night|loud|noise|sound|hear|volume)\b/,
    not: /\b(?:no sound|broken|not work\w*|next door)\b/,
    over: things,
    quoted: /\bheadphones\b/i,
  },
  {
    example: 'How do I switch off the projector?',
    said: either(
      /\b(?:screen|projector|projecter|cinema|telly|tv)\b.*\b(?:turn|switch) (?:it )?off\b/,
      /\b(?:turn|switch)\b.*\b(?:screen|projector|cinema)\b.*\boff\b/,
      /\b(?:turn|switch) off\b.*\b(?:screen|projector|cinema)\b/,
    ),
    over: things,
    quoted: /\bpull the cord once more\b/i,
  },
]
