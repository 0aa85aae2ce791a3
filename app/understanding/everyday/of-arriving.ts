/** When guests may come, and how they get in: “Any chance of getting in by noon, it's our anniversary” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const noonish = '(?:noon|midday|lunch(?: ?time)?|\\d{1,2}|ten|eleven|twelve|one|two|three)'
const our = '(?:the|our|my|your|her|his|a)'
const room = '(?:room|cabin|lodge|place)'

const theRoom = '(?:the|our) (?:room|cabin|lodge|place)'

export const ofArriving: readonly Form[] = [
  {
    example: "I'd like to have the entrance code on my phone, in which mail was it given?",
    heardAs: topicSet('unknown gate_code secret confirmation guest_guide'),
    pattern: /\b(?:entrance|gate|entry|access|door) code\b.*\b(?:in|on) (?:which|what) (?:e ?mail|mail|message|letter|page)\b/,
    topic: 'gate_code',
  },
  {
    example: 'What part of the day do we arrive?',
    heardAs: topicSet('unknown check_in location pets cabin_amenities'),
    pattern: either(
      /\b(?:best|good|nicest|handiest) (?:part of the day|time of (?:the )?day|hour|time) (?:for us )?to (?:arrive|land|get there)\b/,
      /\b(?:what|which) (?:part|time) of (?:the )?day (?:do|can|should|may|would) (?:we|i) (?:arrive|come|get in)\b/,
      /^when is (?:it )?best to arrive\b/,
    ),
    topic: 'check_in',
  },
  {
    example: 'Gona be there about 1, is that 2 early 4 the room',
    heardAs: topicSet('check_in unknown'),
    pattern: /\b(?:2|too|to) early (?:for|4) (?:the |our |my )?(?:room|cabin)\b/,
    topic: 'check_in',
  },
  {
    example: "What's the hour the room becomes ours?",
    heardAs: topicSet('check_in unknown check_out anniversary confirmation gate_code'),
    pattern: new RegExp(`\\b(?:hour|time|when|before|until|till) ${theRoom} (?:is|becomes) ours\\b`),
    topic: 'check_in',
  },
  {
    example: 'Could we drop by around 2 and go into the room already?',
    heardAs: topicSet('unknown check_in'),
    pattern: new RegExp(`\\bgo into ${theRoom} (?:already|then|early|straight away)\\b`),
    topic: 'check_in',
  },
  {
    example: 'May we already then come to you or is the house still closed?',
    heardAs: topicSet('unknown check_in'),
    pattern:
      /\b(?:may|can|could) (?:we|i) (?:already )?(?:then )?(?:already )?come to you\b|\bis the (?:house|place|estate|gate) still closed\b/,
    unless: /\b(?:winter|season|weather|storm|covid|renovat\w*)\b/,
    topic: 'check_in',
  },
  {
    example: 'Sat nav says with ye by 12.50, will we keep driving or stop for lunch first?',
    heardAs: topicSet('location check_in unknown dining eating_out'),
    pattern: /\b(?:keep driving|drive on|come straight) or (?:stop|wait|break)\b/,
    topic: 'check_in',
  },
  {
    example: "There's a keypad in front of us. Where should we have gotten the number for it?",
    heardAs: topicSet('unknown parking gate_code check_in contact'),
    pattern:
      /\bkey ?pad\b.*\b(?:number|code|where)\b|\bwhere (?:should|would|do|did|could) we (?:have )?(?:got|gotten|get|find|found) the (?:number|code) for it\b/,
    topic: 'gate_code',
  },
  {
    example: 'You said check in is at 2 on the phone.',
    heardAs: topicSet('contact unknown claim check_in'),
    pattern: /\b(?:said|told)\b.*\bcheckin (?:is|was) (?:at |from )?(?:\d|noon)/,
    topic: 'check_in',
  },
  {
    example: "Any chance of getting in by noon, it's our anniversary",
    heardAs: topicSet('anniversary engagement couples unknown availability check_in late_check_out children'),
    pattern: new RegExp(
      `\\b(?:get|getting|gettin|come|coming|let us|check(?:ing)?) in(?: early| earlier)? (?:by|at|before|around|from) (?:about )?${noonish}\\b`,
    ),
    unless: /\b(?:bath|tub|train|bus|flight|plane|ferry|boat|gate|code|pm|am|morning|night|evening)\b/,
    topic: 'check_in',
  },
  {
    example: 'The train gets in at one, can we walk in then?',
    heardAs: topicSet('walks check_in beach town unknown location'),
    pattern:
      /\b(?:can|could|may|might) (?:we|i) (?:just |really )?walk (?:straight |right )?in(?: (?:then|already|before(?: that| then)?|early|at \S+(?: ?pm)?))?$/,
    topic: 'check_in',
  },
  {
    example: 'Do I have to wait until the afternoon to get into my room?',
    heardAs: topicSet(
      'late_check_out check_in unknown offtopic how_to_book heating availability cabin_amenities windows emergency',
    ),
    pattern: either(
      new RegExp(
        `\\b(?:wait|before|until|till|earlier|how soon|when)\\b.*\\b(?:get|go|come|move|be let) in(?:to)? ${our} ${room}$`,
      ),
      new RegExp(`\\bwhen\\b.*\\bfirst\\b.*\\bin(?:to)? ${our} ${room}$`),
    ),
    unless: /\b(?:key|keys|locked|lock|card|back in|code|rain|dark|leave|cancel\w*)\b/,
    topic: 'check_in',
  },
  {
    example: 'We have a wedding at noon and want to change in the room first.',
    heardAs: topicSet('elopement unknown check_in check_out late_check_out showers offtopic cabin_amenities'),
    pattern: new RegExp(
      `\\b(?:change|shower|dress|get (?:changed|dressed|ready)) in ${our} ${room}\\b.*\\b(?:first|before(?:hand)?|on the way)\\b`,
    ),
    topic: 'check_in',
  },
  {
    example: 'Do ye let people in before three?',
    heardAs: topicSet('occupancy check_in unknown offtopic children late_check_out availability flexi two_night'),
    pattern: either(
      /\blet (?:people|guests|us|anyone|anybody|you) in (?:before|at|earlier|early|from)\b/,
      /\b(?:what (?:time|hour)|when) (?:does|do|would|will) (?:the|our|a|my) (?:stay|booking) (?:start|begin)s?\b/,
    ),
    topic: 'check_in',
  },
  {
    example: 'We were thinking of coming around one. OK?',
    heardAs: topicSet('emergency unknown beaches check_in children complaint availability offtopic'),
    pattern: opening(
      /(?:we|i) (?:are|am|were|was|would be|will be|might be|plan on|planned on) (?:thinking (?:of|about) |planning (?:on|to) |hoping to )?(?:be |come |arrive |get there |coming|arriving|getting there|driving down|being there)\b.{0,16}\b(?:1[0-2]|[1-3]|ten|eleven|twelve|one|two|three|noon|midday|lunch ?time)(?: (?:pm|o clock|ish|in the afternoon))?(?: (?:ok|okay|is that ok|alright|fine))?$/,
    ),
    unless: /\b(?:days?|weeks?|nights?|people|of us|guests|friends|months?)\b/,
    topic: 'check_in',
  },
  {
    example: 'Can I pop in early like 1ish?',
    heardAs: topicSet('unknown check_in offtopic availability contact cafes beach'),
    pattern:
      /\b(?:can|could|may|might) (?:i|we) (?:\w+ )?(?:pop|nip|drop|call|come|get|check) (?:in|over|by|down|there) (?:a bit |a little |really )?early\b/,
    unless: /\b(?:leave|bags?|check ?out|morning after)\b/,
    topic: 'check_in',
  },
  {
    example: 'Must we wait somewhere until the cabin is free?',
    heardAs: topicSet('breakfast unknown check_in gate_code offtopic availability picnic late_check_out location'),
    pattern: either(
      new RegExp(`\\b(?:wait|until|till|before)\\b.*\\b${our} ${room} (?:is|are|will be) (?:free|ready|open|done|made up)\\b`),
      /\b(?:somebody|someone|anybody|anyone|you) (?:be able to |be there to )?let us in (?:then|before|at|that early|early)\b/,
      /\b(?:until|till) (?:which|what) (?:hour|time)\b.*\breceive (?:guests|people|us)\b/,
    ),
    unless: /\b(?:bags?|suitcases?|luggage|cases|stuff|things)\b/,
    topic: 'check_in',
  },
  {
    example: 'Earliest I can pick up the keys?',
    heardAs: topicSet('gate_code unknown check_in offtopic availability guest_guide cabin_amenities rooms'),
    pattern: either(
      /\b(?:earliest|how early|how soon)\b.*\b(?:keys?|room|cabin|lodge)\b/,
      /\b(?:which|what) (?:hour|time)\b.*\benter (?:in |into |to )?(?:the|our|my) (?:room|cabin|lodge)\b/,
    ),
    unless: /\b(?:book|free|available|bags?)\b/,
    topic: 'check_in',
  },
  {
    example: 'Is there a step to get in to the cabin?',
    heardAs: topicSet('check_in gate_code'),
    pattern: /\b(?:is there|are there) (?:an? |any )?(?:steps?|threshold) to (?:get|go|climb) (?:in|up|over)\b/,
    topic: 'check_in',
    gap: 'step',
  },
  {
    example: 'Does the gate work in a power cut?',
    heardAs: topicSet('unknown gate_code housekeeping secret offtopic heating'),
    pattern: /^(?=.*\b(?:gate|barrier)\b).*\b(?:power|electricity)\b/,
    unless: /\b(?:car|charg\w*|e ?bike|lights?)\b/,
    topic: 'gate_code',
    gap: 'without power',
  },
  {
    example: 'Can we come at two in the afternoon?',
    heardAs: topicSet('unknown availability check_in offtopic late_check_out price weekend children occupancy'),
    pattern: opening(
      /(?:can|could|may|would it be (?:ok|okay|possible) (?:to|if)) ?(?:we|i)? (?:come|came|arrive|arrived|turn up|check in|be there|get in|move in|(?:get|have|collect) the (?:keys?|room|cabin))(?: already)? (?:at|around|about|from|by|for) (?:about |around )?(?:\d{1,2}(?::\d\d)?|noon|midday|lunch ?time|one|two|three|half (?:past )?\w+|ten|eleven|twelve)\b(?: ?(?:pm|o clock|ish))?(?: in the (?:afternoon|day))?$/,
    ),
    topic: 'check_in',
  },
  {
    example: "Would it be alright to leave the cases with ye till it's ready?",
    heardAs: topicSet('unknown walks check_out check_in housekeeping lost offtopic parking occupancy'),
    pattern:
      /\b(?:leave|drop|stash|mind|store|dump)(?: off)? (?:the |our |my |a few )?(?:cases?|bags?|luggage|suitcases?|gear)\b.*\b(?:til|till|until|while|before)\b.{0,16}\bready\b/,
    unless: /\b(?:check ?out|after we leave|collect)\b/,
    topic: 'check_in',
    gap: 'bags',
  },
  {
    example: 'Can we drop our bags off before half three?',
    heardAs: topicSet('unknown check_in housekeeping parking occupancy lost offtopic'),
    pattern: either(
      /\b(?:drop|leave|store|stash|dump|mind|take)(?: off)? (?:our|my|the) (?:bags?|luggage|cases?|suitcases?)\b.*\b(?:before|early|earlier|first|until|till|check ?in|room is ready|morning|noon)\b/,
      /\b(?:before|early|earlier) (?:check ?in|(?:half (?:past )?)?(?:[2-4]|two|three|four)|(?:it|the room) is ready)\b.*\b(?:bags?|luggage|cases?|suitcases?)\b/,
    ),
    unless: /\b(?:after|leaving|check ?out|collect)\b/,
    topic: 'check_in',
    gap: 'bags',
  },
  {
    example: 'Can we get there at 12?',
    heardAs: topicSet('check_in unknown change_booking availability'),
    pattern:
      /\b(?:can|could|may|ok if|okay if|alright if|possible to) (?:we |i )?(?:come|arrive|get there|be there|drop in) (?:already )?(?:at|by|around|from|for) (?:about )?(?:9|10|11|12|1|2|nine|ten|eleven|twelve|noon|midday|one|two)(?:[:.]\d\d)?(?: ?(?:am|pm|a m|p m|o clock))?$/,
    topic: 'check_in',
  },
  {
    example: 'Can we come earlier than 3.30?',
    heardAs: topicSet('check_in unknown'),
    pattern: /\b(?:come|arrive|get there|be there|check in) (?:any )?(?:earlier|sooner|before) than\b/,
    topic: 'check_in',
  },
  {
    example: 'Check in at 3 or half 3, which is it?',
    heardAs: topicSet('check_in unknown'),
    pattern: /\bwhich (?:one |time |of (?:them|those|these) )?is (?:it|right|correct|true|the right one)\b/,
    topic: 'check_in',
  },
  {
    example: "We'll be there for half one, grand if we let ourselves in?",
    heardAs: topicSet('check_in gate_code unknown'),
    pattern: /\b(?:grand|ok|okay|alright|fine|can|may|could) (?:if )?(?:we|i) (?:just )?let (?:ourselves|myself) in\b/,
    unless: /\b(?:pool|code|late|midnight|after (?:8|9|10|11|eight|nine|ten|eleven))\b/,
    topic: 'check_in',
  },
]
