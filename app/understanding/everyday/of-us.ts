/** Whom guests reach, what is kept of them, what others say of us: “Can I just text you here?” */

import { either, framed } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const signal = '(?:signal|coverage|reception|internet|data|service|bars)'
const opened = '(?:open|load|get (?:into|the|in)|see|read|look)'

/** “How do I hear back after I've sent the form?” */
export const hearsBack = framed(/^(?=.*\b(?:guide|requests?|housekeeping|maintenance)\b).*/, [
  /\b(?:how|when|who) (?:do|does|will|would|should|can|long)\b.*\b(?:hear back|hear from (?:you|someone|anyone)|get back to (?:me|us)|(?:repl(?:y|ies)|respond|answer)s?(?: to)?)\b.*\b(?:form|request|enquiry)\b/,
  /\b(?:sent|send|sending|submit(?:ted|ting)?|fill(?:ed|ing)? in)\b.{0,24}\b(?:form|request|enquiry)\b.*\b(?:who|how|when)\b.{0,12}\b(?:answers?|repl(?:y|ies)|responds?|hear(?: back)?|get back)\b/,
  /\bwho (?:answers|replies to|responds to|deals with) (?:a|the|my|our) (?:request|enquiry|form)\b/,
])

export const ofUs: readonly Form[] = [
  {
    example: 'What are the options in the contact form of the guide?',
    heardAs: topicSet('guest_guide contact_form contact extras unknown housekeeping'),
    pattern: either(
      /\b(?:what|which)\b.*\bform\b.*\b(?:in|of) (?:the|your) (?:guest )?guide\b/,
      /\b(?:what|which)\b.*\b(?:guest )?guide (?:s )?(?:contact )?form\b/,
    ),
    unless: /\b(?:open|password|code|where|name|email|phone)\b/,
    topic: 'guest_guide',
  },
  {
    example: "Who's on tonight?",
    heardAs: topicSet('unknown offtopic contact children confirmation availability housekeeping'),
    pattern: /\bwho is on(?: (?:duty|call|there|tonight|now|this evening|today))+$/,
    topic: 'contact',
  },
  // Nobody checks out.
  {
    example: 'How do we leave feedback?',
    heardAs: topicSet('check_out late_check_out unknown contact testimonials complaint'),
    pattern: /\bleave (?:some |a |you |ye )?(?:\w+ )?(?:feedback|comments?)\b/,
    unless: /\b(?:read|see|bad|terrible)\b/,
    topic: 'contact',
  },
  {
    example: "I don't want a bot. Person please.",
    heardAs: topicSet('assistant contact unknown offtopic'),
    pattern: either(
      /^(?:an? |the )?(?:real |actual |human )*(?:person|human|somebody|someone|human being)(?: please| pls| now)*$/,
      /\bnot (?:want|like|need) (?:a |an |the |to (?:talk|speak|chat) (?:to|with) (?:a |an )?)?(?:bots?|robots?|machines?|computers?|ai)\b/,
    ),
    topic: 'contact',
  },
  // At the end of whatever was said.
  {
    example: 'Number?',
    heardAs: topicSet('location assistant unknown offtopic contact gate_code taxis doctor'),
    pattern: opening(/(?:the |your |a |what is (?:the|your) )?(?:phone |telephone )?number$/),
    topic: 'contact',
  },
  {
    example: 'Is this a bot?',
    heardAs: topicSet('assistant offtopic unknown contact'),
    pattern: either(
      /\b(?:are|is) (?:you|this|that) (?:actually |really |just |a |an |even )*(?:real|human|person|people|bots?|robots?|machine|computer|ai|automated)\b/,
      /\b(?:believe|trust|listen to|talking to|speaking to|chatting (?:to|with)) (?:a |an )?(?:bots?|robots?|machine|computer|ai)\b/,
    ),
    unless: /\b(?:which|what|version|model|fire|sheepskin)\b/,
    topic: 'assistant',
  },
  // It is the guide that does not open.
  {
    example: 'No signal to open it',
    heardAs: topicSet(
      'unknown guest_guide gate_code confirmation wifi offtopic secret allergy wifi_password contact weather housekeeping',
    ),
    pattern: either(
      new RegExp(`\\b(?:no|not have|not got|without|lost) (?:any |a |phone |mobile )*${signal}\\b.*\\b${opened}\\b`),
      new RegExp(`\\b(?:can not|will not|does not|unable to|not able to) ${opened}\\b.*\\b${signal}\\b`),
    ),
    unless: /\b(?:gate|lodge|cabins?|beach|is there|do you have|wifi)\b/,
    topic: 'guest_guide',
  },
  {
    example: 'Can I just text you here?',
    heardAs: topicSet('unknown contact how_to_book assistant'),
    pattern: opening(
      /(?:can|could|may) (?:i|we) (?:just |also )?(?:text|message|whatsapp|sms|dm) (?:you|someone|somebody|the team|ye)(?: (?:here|directly|instead|on here|too|on whatsapp))*$/,
    ),
    topic: 'contact',
  },
  {
    example: 'The number rings out.',
    heardAs: topicSet('contact emergency engagement housekeeping unknown complaint'),
    pattern:
      /^(?:(?:but|and|well|hi|hello|sorry) )*(?:(?:the|your|that|this|it|our) )?(?:(?:phone |mobile )?number |phone |line |it )?(?:just |only |always )?(?:rings? out|goes (?:straight )?to voice ?mail|is engaged)\b|\b(?:nobody|no one) (?:is )?(?:answers?|answering|picks? up|picking up)\b/,
    topic: 'contact',
  },
  {
    example: 'You ask for my email for the newsletter, why?',
    heardAs: topicSet('confirmation newsletter unknown privacy unsubscribe'),
    pattern: /\bwhy\b.*\b(?:need|want|ask(?:ing)? for|require)\b.*\be ?mail\b|\be ?mail\b.*\bnewsletter why$/,
    unless: /\b(?:confirm\w*|booking|spam|arrive[ds]?)\b/,
    topic: 'privacy',
  },
  {
    example: "What's the email again?",
    heardAs: topicSet('confirmation contact unknown offtopic'),
    pattern: opening(/what (?:is|was) (?:the|your|that) (?:e ?mail|phone number|number)(?: address)?(?: again)?$/),
    topic: 'contact',
  },
  {
    example: 'I tried the contact form & it says consent required.',
    heardAs: topicSet('contact_form contact unknown privacy newsletter complaint'),
    pattern: /\bconsent (?:is )?required\b|\b(?:agree to|accept) (?:the|your) privacy policy\b/,
    unless: /\b(?:cookies?|booking|newsletter)\b/,
    topic: 'contact_form',
  },
  {
    example: 'Is there a number I can ring if I get panicky there at night?',
    heardAs: topicSet('unknown contact emergency doctor housekeeping offtopic low check_in'),
    pattern:
      /\b(?:number|someone|somebody|anyone|anybody|who)\b.*\b(?:ring|call|phone)\b.*\b(?:at night|in the (?:middle of the )?night|panick\w*|after hours)\b/,
    unless: /\b(?:taxi|doctor|ambulance|vet|hospital)\b/,
    topic: 'contact',
  },
  {
    example: 'can I have what ye hold on me deleted?',
    heardAs: topicSet('unknown offtopic order_details other_guests assistant privacy secret booking confirmation'),
    pattern: either(
      /\bwhat (?:do|would|will) (?:you|ye) (?:remember|keep|store|hold|save)(?: about| on| of)? (?:me|us|this|our|my|it)\b/,
      /\b(?:hold|have|keep|store|know)(?: on| about) (?:me|us)\b.*\b(?:deleted|erased|removed|wiped)\b|\bwho (?:reads|sees|can read|can see) what (?:i|we) (?:type|write|ask|say)\b/,
    ),
    topic: 'privacy',
  },
  {
    example: 'To whom should I direct this?',
    heardAs: topicSet('best_rate unknown how_to_book offtopic'),
    pattern: /\b(?:to whom|who) (?:should|do|must|can|may) (?:i|we) (?:direct|address|send|write|turn)\b/,
    topic: 'contact',
  },
  // Asks for no newsletter.
  {
    example: "What's ur email",
    heardAs: topicSet('newsletter unknown unsubscribe confirmation contact_form'),
    pattern:
      /\b(?:what is|have you|can (?:i|we) (?:have|get)|give (?:me|us)|need|send me|do you have|is there)\b.{0,12}\b(?:your|an?|the)\b.{0,8}\b(?:e ?mail(?: address)?|phone(?: number)?|telephone(?: number)?|number to (?:ring|call))\b$/,
    topic: 'contact',
  },
  {
    example: 'could you ring me not him, its a secret, my number is 0871234567',
    heardAs: topicSet('engagement anniversary unknown elopement emergency taxis housekeeping complaint'),
    pattern: either(
      /\b(?:can|could|will|would|please)\b.{0,16}\b(?:ring|call|phone|text) (?:me|us|my (?:mobile|phone))\b/,
      /\b(?:ring|call|phone|text) (?:me|us) (?:back|not him|not her|please|on|instead)\b/,
    ),
    unless: /\b(?:taxi|doctor|ambulance|guards?)\b/,
    topic: 'contact',
  },
  {
    example: 'Can I book over the phone?',
    heardAs: topicSet('unknown how_to_book contact availability'),
    pattern: either(
      /\b(?:book|reserv\w*)\b.*\b(?:by|over|on|through) (?:the )?(?:phone|telephone)\b/,
      /\b(?:ring|call|phone) (?:you |ye |in )?to book\b/,
    ),
    unless: /\b(?:change|cancel|restaurant|taxi)\b/,
    topic: 'contact',
  },
  {
    example: 'Can I ring you at night if something happens?',
    heardAs: topicSet('unknown contact complaint offtopic housekeeping emergency availability'),
    pattern: either(
      /\b(?:anyone|anybody|someone|somebody|you) (?:still |even )*(?:answer|pick up)\b.*\b(?:night|midnight|[1-5] ?am|late|hour)\b/,
      /\b(?:ring|call|phone|reach) (?:you|ye|somebody|someone) (?:at|in the middle of the|during the|all) night\b/,
    ),
    topic: 'contact',
  },
  {
    example: 'Can you delete my data?',
    heardAs: topicSet('about unknown privacy assistant offtopic newsletter'),
    pattern: either(
      /\bwhat (?:do|data|info\w*)\b.*\b(?:know|have|keep|store|hold)\b.*\b(?:about|on|of) (?:me|us)\b/,
      /\b(?:delete|erase|forget) (?:my|our|all my|all our) (?:data|details|information)\b|\b(?:delete|erase|remove) (?:everything|all(?: that)?|what) (?:u|you|ye) (?:have|know|hold|keep)\b/,
    ),
    topic: 'privacy',
  },
  {
    example: 'Do you have reviews?',
    heardAs: topicSet('unknown testimonials offtopic about'),
    pattern: framed(
      /^(?:and |so )?/,
      [/do you have|have you|are there|where (?:are|can (?:i|we) (?:read|see|find))|can (?:i|we) (?:read|see)|any/, /is there/],
      / (?:any |some |the |your )?(?:guest |customer )?reviews?(?: (?:here|online|on the site|of (?:it|the place|you)))?$/,
    ),
    topic: 'testimonials',
  },
  {
    example: 'Is this chat recorded?',
    heardAs: topicSet('assistant unknown offtopic privacy'),
    pattern: either(
      /\b(?:record(?:ing|ed)?|listening|stor(?:e|ed|ing)|sav(?:e|ed|ing)|keep(?:ing)?|logg?(?:ed|ing)?)\b.{0,20}\b(?:this|chat|conversation|what (?:i|we) (?:say|type|write|ask))\b/,
      /\b(?:this|chat|conversation|concierge)\b.{0,12}\b(?:recorded|recording|stored|saved|logged|private|listening)\b/,
    ),
    unless: /\b(?:bath|booking|cabin|room)\b/,
    topic: 'privacy',
  },
  {
    example: 'Does that guest guide thing tell you the weather?',
    heardAs: topicSet('unknown guest_guide weather offtopic'),
    pattern:
      /\bguide\b.*\b(?:tells?|shows?|says?|has|have|gives?|includes?|got|with|in it)\b.{0,16}\b(?:weather|forecast|temperature)\b|\b(?:weather|forecast|temperature)\b.{0,12}\b(?:in|on|from) (?:the|your|that) (?:guest )?guide\b/,
    topic: 'weather',
  },
  {
    example: 'Does the guide work offline?',
    heardAs: topicSet('unknown guest_guide weather wifi offtopic'),
    pattern: either(
      /\bguide\b.*\b(?:offline|off line|download|no (?:signal|internet|coverage|data)|without (?:a |any )?(?:signal|internet|wifi|data|coverage))\b/,
      /\bdownload (?:the|your) (?:guest )?guide\b/,
    ),
    unless: /\b(?:taxi|town|signal strength)\b/,
    topic: 'guest_guide',
  },
  // The phone with the confirmation on it.
  {
    example: "The confirmation is on my husband's phone which is dead.",
    heardAs: topicSet('confirmation unknown gate_code guest_guide offtopic lost'),
    pattern: /\b(?:phone|battery|mobile)\b.{0,16}\b(?:dead|died|flat|out of (?:charge|battery))\b/,
    topic: 'contact',
  },
  {
    example: 'Can I read what other guests said?',
    heardAs: topicSet('other_guests unknown testimonials about terms privacy guest_guide'),
    pattern:
      /\b(?:read|see|hear) (?:what|how) (?:the |your )?(?:other|previous|past|former) (?:guests|people|visitors|couples) (?:said|say|thought|think|wrote|found|liked)\b/,
    topic: 'testimonials',
  },
  {
    example: "How do I hear back after I've sent a request through the form in the guide?",
    heardAs: topicSet('guest_guide contact_form contact unknown confirmation book_experience gate_code housekeeping'),
    pattern: hearsBack,
    unless: /\b(?:heard|nothing|still|yet|days ago|yesterday|voucher|newsletter|payment|paid|order(?:ed)?|book(?:ed|ing)?)\b/,
    topic: 'contact_form',
  },
  {
    example: 'How many cabins are on the land altogether?',
    heardAs: topicSet('unknown rooms acres about'),
    pattern:
      /\bhow many (?:cabins|rooms|houses|units|huts|lodges) (?:are|do you have|have you)(?: there)? (?:on|across|altogether|in total)\b/,
    topic: 'rooms',
  },
  {
    example: 'Kindly describe your establishment in a sentence or two.',
    heardAs: topicSet('about compare_modes room_seaforest offtopic unknown'),
    pattern:
      /\b(?:describe|sum up|summari[sz]e|explain|introduce) (?:your|the|this) (?:establishment|place|retreat|estate|property|house|business|concept|yourselves)\b/,
    unless: /\b(?:road|way|walk|beach|bath|price)\b/,
    topic: 'about',
  },
  {
    example: 'Who tends to stay there, is it all loved-up pairs?',
    heardAs: topicSet('couples unknown'),
    pattern: /\bwho (?:tends to|usually|normally|mostly|generally) (?:stays?|comes?|goes?)\b/,
    unless: /\b(?:tonight|now|this week)\b/,
    topic: 'couples',
  },
  {
    example: 'We search a calm place for our honeymoon, are we right by you?',
    heardAs: topicSet('couples anniversary unknown'),
    pattern: /\bhoney ?moon\b.*\b(?:are we|is it|would (?:it|you)|right|suit\w*|good|fit)\b/,
    unless: /\b(?:how much|price|package|discount|flowers|book|free|available)\b/,
    topic: 'couples',
  },
]
