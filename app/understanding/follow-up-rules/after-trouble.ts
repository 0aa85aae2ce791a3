/** What is asked next of something broken, of danger, of codes and passwords, and of whom to ring. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “Do we get something back for it?” */
export const wantsAmends =
  /\b(?:get|give|have|want|is there|be)\b.{0,12}\b(?:something|anything|money|some of it|a bit|part of it)\b.{0,10}\b(?:back|off)\b|\b(?:refund\w*|compensat\w*|money off|a discount|make it up)\b/

const codes = topicSet('wifi wifi_password gate_code secret guest_guide')

export const afterTrouble: readonly FollowUpRule[] = [
  {
    example: ['How do we get through the gate?', 'And who tells me that?'],
    evenIfComplete: true,
    before: topicSet('gate_code'),
    said: /^(?:who (?:tells|gives|sends|(?:will|would) (?:tell|give|send)) (?:me|us)|(?:how|when) (?:am|are|will|would) (?:i|we) (?:be )?(?:told|given|sent)) (?:that|it|this|one|the code)$/,
  },
  {
    example: ['The towels are dirty', 'A dry pair?'],
    evenIfComplete: true,
    before: topicSet('housekeeping'),
    said: /\b(?:fresh|clean|new|more|dry|other|another) (?:ones?|sets?|lot|pair)\b/,
    not: /\b(?:room|cabin|bath|night|box)\b/,
  },
  {
    example: ['The shower is cold', 'Do we get money off?'],
    evenIfComplete: true,
    before: topicSet('housekeeping'),
    said: wantsAmends,
    not: /\b(?:deposit|cancel\w*|voucher)\b/,
  },
  {
    example: ['My husband has collapsed', 'Where exactly do we tell them we are?'],
    evenIfComplete: true,
    before: topicSet('emergency doctor hospital'),
    said: /\b(?:what|which) address\b|\baddress\b.{0,16}\b(?:give|tell|say|send)\b|\bwhere (?:exactly )?(?:do|should|can|will) (?:we|i) (?:tell|say|send)\b|\bwhere (?:exactly )?(?:are we|we are)\b/,
    not: /\b(?:pharmacy|chemist|surgery|their|its)\b/,
    topic: 'emergency',
  },
  {
    example: ['Where do I find the gate code?', 'I deleted that mail, is it written somewhere else?'],
    evenIfComplete: true,
    before: topicSet('gate_code wifi_password guest_guide secret'),
    said: /\b(?:written|is it|is that|find it|have it|get it|see it|listed|place|else)\b.*\b(?:somewhere|anywhere|someplace) else\b|\bwhere else (?:is|can|could|do|would|will)\b|\bany other place\b/,
    not: /\b(?:eat|park|stay|sleep|go|drive|cook|swim)\b/,
    topic: 'guest_guide',
  },
  {
    example: ['What is the WiFi password?', 'Where is it?'],
    evenIfComplete: true,
    before: topicSet('wifi_password wifi secret'),
    said: /^where (?:is|are|do (?:i|we) (?:find|get|see)) it(?: then)?$/,
    topic: 'wifi_password',
  },
  {
    example: ['The light has gone out', 'The whole lodge'],
    evenIfComplete: true,
    before: topicSet('housekeeping'),
    said: /\b(?:everything|everywhere|(?:the )?whole (?:cabin|place|lodge)|all of (?:it|them))\b/,
    not: /\b(?:fine|good|grand|lovely|perfect|great|working|sorted)\b/,
  },
  {
    example: ['The shower is cold', 'The outdoor one'],
    evenIfComplete: true,
    before: topicSet('housekeeping'),
    said: /^(?:(?:and|it is|no|only|just) )*(?:the )?(?:outside|outdoor|inside|indoor|other|second) (?:one|shower|tap)(?: too| as well)?$/,
  },
  {
    example: ['How does the heating work?', "Somebody to call if it's wrong?"],
    evenIfComplete: true,
    before: topicSet('heating housekeeping heating_and_cooling cinema kitchen'),
    said: /\b(?:number|someone|somebody)\b.*\b(?:ring|call|phone)\b.*\b(?:wrong|stuck|stops|breaks)\b/,
    topic: 'contact',
  },
  {
    example: ['I lost the password for the guest guide', 'So what do I do?'],
    before: topicSet('secret guest_guide gate_code wifi_password'),
    said: /^what (?:do|should|can) (?:i|we) do(?: now| then)?$/,
    topic: 'contact',
  },
  {
    example: ['What is the gate code?', "Where's that?"],
    before: topicSet('secret guest_guide gate_code wifi_password'),
    said: /^where (?:is|are|would) (?:that|it|the guide|this)(?: be| then)?$/,
    topic: 'guest_guide',
  },
  {
    example: ['Where is the nearest hospital?', 'Can we stay an extra night?'],
    before: topicSet('hospital doctor emergency'),
    said: /\b(?:an? (?:extra|another|more)|another|one more) night\b|\bstay (?:on|longer)\b/,
    topic: 'change_booking',
  },
  {
    example: ['The shower is cold', "Who'd come out to us?"],
    before: topicSet('housekeeping'),
    said: /\bwho (?:would|will|can|d|s going to) (?:come|fix|help|look)\b/,
    topic: 'contact',
  },
  {
    example: ['How do I get the gate code?', 'And when do we get that password?'],
    before: topicSet('gate_code'),
    said: /\b(?:when|how) (?:do|will|would|can) (?:i|we) (?:get|have|receive) (?:the|that|our|my) password\b/,
    topic: 'guest_guide',
  },
  {
    example: ['I want to complain about our stay', 'Do I get my money back?'],
    before: topicSet('complaint money'),
    said: /\b(?:money back|refund\w*|compensat\w*|reimburse\w*)\b/,
    topic: 'cancellation',
  },
  {
    example: ['The shower is cold', 'And our money back?'],
    before: topicSet('housekeeping'),
    said: /\b(?:money back|refund\w*|compensat\w*|discount)\b/,
    gap: 'money back',
  },
  {
    example: ['The shower is cold', 'Is anyone there?'],
    before: topicSet('housekeeping complaint contact contact_form check_in'),
    said: either(
      /\b(?:anyone|anybody|someone|somebody|you) (?:still |even |there to |going to )*(?:answer|pick up|be (?:there|up|awake)|awake|there)\b/,
      /^(?:it is |its )?(?:very |so |half |only )?(?:late|midnight|\d{1,2}|nine|ten|eleven|twelve)(?: (?:at night|pm|in the night|o clock))?(?: tho(?:ugh)?| now)?$/,
    ),
    topic: 'contact',
  },
  {
    example: ['The heating is broken', 'Did that two hours ago, still nothing'],
    before: topicSet('housekeeping'),
    said: either(
      /\bstill (?:nothing|no (?:change|difference|joy|luck|good|better|heat|better)|the same|not (?:\w+)|(?:stone )?cold|freezing|baltic|broken)\b/,
      /\b(?:did|done|tried|doing|checked) (?:that|it|all that|everything|this)\b|\b(?:no|not much|nothing) (?:joy|luck|good|difference|better)\b/,
      /\b(?:does|did|has|is) not (?:\w+ )?(?:help|work|working|made? a difference|make any difference|any better|do anything)\b/,
    ),
    not: /\b(?:e ?mails?|mails?|inbox|confirmation|voucher|code|refund|money)\b/,
  },
  {
    example: ['When is check-in?', "What's the number?"],
    before: topicSet(
      'check_in check_out location parking gate_code guest_guide housekeeping contact contact_form late_check_out',
    ),
    said: /^(?:the |your |what is (?:the|your) |what )*(?:phone |telephone )?number(?: then| so)?$/,
    topic: 'contact',
  },
  {
    example: ['My husband has collapsed', 'What is the address?'],
    before: topicSet('emergency'),
    said: /\b(?:address|where (?:(?:are|is) (?:we|this|it)|we are)|location|coordinates|get in|gate)\b/,
  },
  // Whether that lasts is for a doctor to say.
  {
    example: ['My husband has collapsed', "He's ok now"],
    before: topicSet('emergency'),
    said: /^(?:and |but |ok |oh |yes |no )*(?:s?he|they|it|we|all|everybody|everyone) (?:is |are |feels? )?(?:all |much |a bit |a little |feeling )*(?:ok|okay|fine|grand|better|alright|all right|safe|awake)(?: now| again| thanks?| thank you| thank god)*$/,
    topic: 'doctor',
  },
  {
    example: ['What is the gate code?', "We're already here"],
    before: codes,
    said: /\b(?:already here|at the (?:cabin|gate|lodge|door)|gave it|you told|just (?:tell|give|say)|come on|staying here)\b/,
    topic: 'wifi_password',
  },
  {
    example: ['How do I get the gate code?', 'Where do I find it?'],
    before: codes,
    said: /\bwhere (?:do|can|would|will) (?:i|we) (?:find|get|see|read) (?:it|that|them)\b/,
    topic: 'guest_guide',
  },
  {
    example: ['How can I contact you?', 'The e-mail?'],
    before: topicSet('contact contact_form'),
    said: /^(?:(?:what is|have you|do you have|is there) )*(?:the |an? |your )?(?:e ?mail|phone|telephone|number|whatsapp)(?: (?:address|number))?$/,
    topic: 'contact',
  },
]
