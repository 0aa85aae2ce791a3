/** The WiFi: whether there is one, its name and key, its price and its speed. “Do you charge for the WiFi?” */

import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

/** Whether the WiFi has a price of its own. */
export const wifiPaid = either(
  /\b(?:wi ?fi|internet|broadband)\b.*\b(?:includ\w+|free|extra|pay|paid|charged?|costs?|price|fee)\b/,
  /\b(?:includ\w+|free|extra|pay|paid|charged?|costs?|price of|fee)\b.*\b(?:wi ?fi|internet|broadband)\b/,
)
const callOnline = '(?:(?:zoom|teams|video|work|conference) ?(?:calls?|meetings?)|work(?:ing)? (?:remotely|online))'

export const ofTheWifi: readonly Form[] = [
  {
    example: 'My husband is on call for the hospital, so he needs to be online the whole time',
    heardAs: topicSet('hospital wifi unknown doctor emergency'),
    pattern: /\b(?:need|needs|have|has) to be online\b/,
    topic: 'wifi',
  },
  {
    example: 'Wi-fi pass please.',
    heardAs: topicSet('wifi unknown secret gate_code guest_guide'),
    pattern: either(
      /\bwi ?fi (?:pass|pw|pwd|login|log in|details)\b/,
      /\b(?:pass|login|log in|details) (?:for|of|to) (?:the |your )?(?:wi ?fi|internet)\b/,
    ),
    topic: 'wifi_password',
  },
  {
    example: 'Do you charge for the WiFi?',
    heardAs: topicSet('wifi unknown wifi_password pay_addons price per_room'),
    pattern: wifiPaid,
    unless: /\b(?:fast|speed|slow|work\w*|reach\w*|password|code|netflix|streaming)\b/,
    topic: 'wifi',
  },
  {
    example: 'Do you have connectivity? I have to send a file.',
    heardAs: topicSet('unknown contact offtopic wifi assistant'),
    pattern: /\b(?:connectivity|get online|go online|be online)\b/,
    unless: /\b(?:book|order|pay|voucher|password|key)\w*\b/,
    topic: 'wifi',
  },
  // The one of the WiFi.
  {
    example: "It's asking for a password",
    heardAs: topicSet('wifi_password secret guest_guide unknown wifi'),
    pattern: /\b(?:it|that|phone|laptop|screen|network|wifi) (?:is |keeps )?asking (?:me |us )?for (?:a|the) (?:password|key)\b/,
    unless: /\b(?:guide|booking|gate|page)\b/,
    topic: 'wifi_password',
  },
  // A call books nothing.
  {
    example: 'Need to do a zoom call one morning, wifi any good?',
    heardAs: topicSet('book_experience unknown wifi offtopic experiences contact check_in availability late_check_out extras'),
    pattern: new RegExp(
      `^(?=.*\\b${callOnline}\\b).*\\b(?:good|fast|speed|strong|reliable|stable|decent|ok|okay|handle|cope|able for)\\b`,
    ),
    unless: /\b(?:with (?:you|the team|your team)|see the (?:cabin|room|place)|before (?:booking|we book|i book)|desk|table)\b/,
    topic: 'wifi',
    gap: 'how good',
  },
  {
    example: 'Can I do a zoom call from the cabin, is there internet?',
    heardAs: topicSet('book_experience unknown wifi offtopic experiences contact check_in availability late_check_out extras'),
    pattern: anyOf(
      /(?:zoom|teams|video|skype|facetime|conference|work) ?(?:calls?|meetings?|chats?)/,
      /(?:do|on|have|take|join|host) (?:a |my |an )?(?:zoom|teams meeting|webinar|video call)s?/,
      /(?:work|working|wfh) (?:remotely|from (?:the|our|your) (?:cabin|lodge|room)|online)|remote work(?:ing)?/,
    ),
    unless: /\b(?:with (?:you|the team|your team)|see the (?:cabin|room|place)|before (?:booking|we book|i book)|desk|table)\b/,
    topic: 'wifi',
  },
  {
    example: "What's the WiFi called?",
    heardAs: topicSet('wifi_password wifi unknown offtopic'),
    pattern: opening(/what is (?:the |your )?(?:wifi|network|internet)(?:'?s)? (?:name|called|network name)$/),
    topic: 'wifi_password',
  },
  {
    example: "What's the wifi speed like?",
    heardAs: topicSet('wifi_password wifi unknown offtopic cinema'),
    pattern: either(
      /\b(?:how (?:strong|good|reliable|stable|decent)|what is)\b.*\b(?:wi ?fi|internet|broadband|signal)\b.*\blike\b/,
      /\bhow (?:strong|good|reliable|stable|decent) is\b.*\b(?:wi ?fi|internet|broadband)\b/,
      /\bis the (?:wi ?fi|internet|broadband) (?:any )?(?:good|strong|fast|reliable|decent|ok)\b/,
    ),
    topic: 'wifi',
    gap: 'how good',
  },
  {
    example: 'What is the name of the WiFi network?',
    heardAs: topicSet('unknown wifi_password wifi offtopic'),
    pattern: /\b(?:name of (?:the|your) (?:wifi|network|internet)|(?:wifi|network) (?:network )?name)\b/,
    topic: 'wifi_password',
  },
  {
    example: 'I have to do a bit of work, so I need wifi.',
    heardAs: topicSet('wifi contact wifi_password unknown'),
    pattern: /\bneed (?:the |some )?(?:wifi|internet)(?: there| here| in the (?:room|cabin))?$/,
    topic: 'wifi',
  },
  {
    example: "I guess you're totally offline out there?",
    heardAs: topicSet('wifi unknown assistant offtopic guest_guide'),
    pattern:
      /\b(?:are|is|be|being|will|would|you|we|it) (?:\w+ ){0,2}?(?:totally |completely |fully |entirely |all )?(?:offline|off line|cut off from the (?:internet|world|net))\b/,
    unless: /\b(?:guide|password|cabin we want|pay|book|want to be|love to be|hope to be|map)\b/,
    topic: 'wifi',
  },
  {
    example: 'Does the stone lodge have broadband?',
    heardAs: topicSet('wifi lodge_amenities unknown'),
    pattern: /\bbroad ?band\b/,
    unless: /\b(?:fast|speed|mb|mbps|how many|down|not work\w*|slow)\b/,
    topic: 'wifi',
  },
]
