/** What the place is as a whole, its pictures, what others say of it and who answers: “Are those real photos on your website?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofTheWholePlace: readonly Form[] = [
  {
    example: "I'd like to see reviews before I book.",
    heardAs: topicSet('unknown testimonials how_to_book offtopic about terms'),
    pattern:
      /^what do (?:other )?(?:people|guests|others) (?:think|say) (?:of|about) (?:the|this|your|it)\b|\b(?:see|read|find|look at|have|any|where) (?:\w+ ){0,3}?(?:reviews?|opinions?|testimonials?)\b(?! (?:of|on|about) (?:the|a|this) (?:film|book|restaurant|pub))/,
    unless: /\b(?:leave|write|post|give|tripadvisor|google|booking|bad|negative|worst|star)\b/,
    topic: 'testimonials',
  },
  {
    example: 'This place.',
    heardAs: topicSet('about complaint couples unknown rooms'),
    pattern: /^(?:tell (?:me|us) )?(?:about )?(?:this|the|your) (?:place|estate|retreat)$/,
    topic: 'about',
  },
  {
    example: 'Could you tell me if I am chatting with a person?',
    heardAs: topicSet('assistant contact unknown offtopic'),
    pattern:
      /\b(?:chatting|talking|speaking|writing|texting) (?:with|to) (?:an? )?(?:real |actual |live )?(?:person|human|robot|bot|machine|computer|ai)\b|\breal person i am (?:chatting|talking|speaking|writing|texting) (?:with|to)\b/,
    unless: /\b(?:want|need|like|rather|prefer|can i|let me)\b/,
    topic: 'assistant',
  },
  {
    example: 'What email do I use for a question about my stay?',
    heardAs: topicSet('contact offtopic newsletter unknown contact_form unsubscribe confirmation change_booking bye'),
    pattern: either(
      /\b(?:what|which) (?:e ?mail|mail|address|e ?mail address|number) (?:(?:do|should|can|must) (?:i|we)|(?:i|we) (?:must|should|can)) (?:use|write to|send|ring|call)\b/,
      /^(?:your|ur) (?:e ?mail|phone|telephone)(?: (?:number|no|address))?(?: (?:pls|please|plz))?$/,
      /^(?:i|we) can (?:just )?e ?mail you\b/,
    ),
    topic: 'contact',
  },
  {
    example: 'Do I need an email address for the home page form?',
    heardAs: topicSet('contact contact_form order_details newsletter unknown how_to_book privacy location'),
    pattern: either(
      /\b(?:need|fill|require\w*|data|asks?)\b.*\b(?:home ?page|contact|website) form\b/,
      /\bis there a form\b.*\b(?:use|site|write)\b|^contact form(?: details)?$|\bwhere\b.*\bform\b.*\b(?:write|contact|message)\b|\bwhere\b.*\bcontact form\b|\bcontact form where\b/,
    ),
    unless: /\b(?:guide|newsletter|order|who|how long)\b/,
    topic: 'contact_form',
  },
  {
    example: 'Are those real photos on your website?',
    heardAs: topicSet('gallery unknown best_rate offtopic'),
    pattern: either(
      /\b(?:real|actual|genuine|ai|computer|rendered|edited) (?:photos?|pictures?|images?|pics)\b/,
      /\b(?:photos?|pictures?|images?|pics) (?:\w+ ){0,3}?(?:real|fake|ai|genuine|rendered|generated|photoshopped)\b/,
    ),
    unless: /\b(?:take|taking|bring|of us|our|my)\b/,
    topic: 'gallery',
  },
  {
    example: "I'd like to know the different places we can stay.",
    heardAs: topicSet('rooms unknown change_booking compare_modes occupancy about'),
    pattern: either(
      /\b(?:different|all the|various) (?:places|rooms|cabins|options|accommodations?)\b.*\b(?:stay|sleep|choose|have)\b/,
      /\b(?:which|what) accom+odations? (?:do )?(?:you|ye) (?:have|offer)\b/,
    ),
    unless: /\b(?:eat|dogs?|pets?|cheap\w*|price|cost|free on|available)\b/,
    topic: 'rooms',
  },
  {
    example: 'Could you please tell me if the estate is meant for couples?',
    heardAs: topicSet('couples rooms guest_guide unknown about children'),
    pattern:
      /\b(?:meant|made|only|just|suitable|suited|designed|aimed)(?: \w+)? (?:for|at) couples\b|\bmainly couples\b|\bmostly couples\b/,
    unless: /\b(?:friends|sisters|mother|massage|discount)\b/,
    topic: 'couples',
  },
  {
    example: 'Which room can we look at the sky from the bed?',
    heardAs: topicSet('room_stargazer beds unknown rooms windows'),
    pattern: /\b(?:which|what|where)\b.*\b(?:sky|stars)\b.*\bfrom (?:the |our |your )?bed\b/,
    topic: 'room_stargazer',
  },
]
