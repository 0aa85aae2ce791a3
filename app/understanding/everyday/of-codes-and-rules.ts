/** The codes that guests miss, and the rules that they want to read: “Nobody has sent us the entry code yet.” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const entryCode = '(?:(?:gate|door|entry|entrance|access) code|code (?:for|to|of) the (?:gate|door))'
/** Nobody sent it, or it was not received. */
const missing =
  '(?:(?:nobody|no one|noone|you) (?:(?:has|have|did|never|not|yet|still|ever) )*(?:sent?|given?|gave|told|e ?mailed|texted|passed) |(?:i|we) (?:(?:have|did|are|were|still|yet|do) )*(?:not|never) (?:(?:yet|been|got|get|gotten|received?|have|had|sent|given|told|seen) )+)(?:(?:me|us|on|the|our|any|an?|my) )*'

export const ofCodesAndRules: readonly Form[] = [
  {
    example: 'You never sent us the code for the gate.',
    heardAs: topicSet('gate_code secret unknown guest_guide confirmation'),
    pattern: new RegExp(`\\b${missing}${entryCode}\\b`),
    topic: 'gate_code',
  },
  {
    example: 'Nobody gave us the wifi password.',
    heardAs: topicSet('wifi_password wifi secret unknown guest_guide'),
    pattern: new RegExp(`\\b${missing}(?:wifi|internet|network) (?:password|code|key)\\b`),
    topic: 'wifi_password',
  },
  // A number to be entered, and nobody to be rung.
  {
    example: 'Is there a number we must enter at the gate?',
    heardAs: topicSet('contact gate_code unknown guest_guide secret check_in emergency'),
    pattern: either(
      /\b(?:numbers?|digits) (?:that )?(?:we|i|you|one) (?:(?:must|have to|need to|should|can|will|would) )?(?:enter|type|punch|key|tap|dial|press)(?: in)?\b/,
      /\b(?:type|punch|key|tap) in (?:a|some|the) (?:number|digits)\b/,
    ),
    unless: /\b(?:phone|card|voucher|order|booking|form|wifi|screen|what is)\b/,
    topic: 'gate_code',
  },
  {
    example: 'What are your rules and regulations?',
    heardAs: topicSet('injection terms unknown privacy offtopic cancellation'),
    pattern: either(
      /\byour (?:\w+ )?rules and (?:regulations|conditions|terms|policies)\b(?! (?:on|about|for) )/,
      /\bwhere (?:can|could|do|would|are) (?:i|we|one)?\b.{0,12}\b(?:read|find|see|look at)\b.{0,8}\b(?:your|the) (?:house )?(?:rules|conditions|small print|fine print)\b/,
      /\b(?:read|see) (?:your|the) (?:small|fine) print\b/,
    ),
    unless: /\b(?:ignore|instructions|prompt|cancel\w*|dogs?|pets?|smok\w*|guide|bath|newsletter|vouchers?)\b/,
    topic: 'terms',
  },
  {
    example: 'How do we get the thing open?',
    heardAs: topicSet('gate_code unknown'),
    pattern: /\bhow (?:do|can|will|would) (?:we|i) (?:get|make) (?:the thing|that|this|the bloody thing) (?:to )?open\b/,
    topic: 'gate_code',
  },
  {
    example: 'We are sitting in the car at a big gate and it is locked.',
    heardAs: topicSet('gate_code unknown parking emergency'),
    pattern:
      /\b(?:sitting|sat|stuck|parked|waiting|here)\b.*\b(?:at|before|outside|in front of) (?:a|the|your|this) (?:\w+ )?gate\b.*\b(?:locked|shut|closed|not open)\b/,
    unless: /\bhelp\b/,
    topic: 'gate_code',
  },
  {
    example: "It's asking me for a password to see the info page, what one?",
    heardAs: topicSet('guest_guide unknown secret wifi_password cheapest'),
    pattern: /\basking (?:me |us )?for (?:a|the) pass ?word\b.*\b(?:page|guide|info|information)\b/,
    unless: /\bwifi|admin|staff|tell\b/,
    topic: 'guest_guide',
  },
]
