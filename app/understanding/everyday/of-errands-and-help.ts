/** What guests have forgotten or lost on the way, and whom they ring then: “Number for the local cops?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const police = '(?:garda|gardai|gardaí|guards|police|cops?)'

export const ofErrandsAndHelp: readonly Form[] = [
  {
    example: 'Number for the local cops?',
    heardAs: topicSet('eating_out emergency unknown contact town taxis offtopic location'),
    pattern: new RegExp(
      `\\b(?:number|phone|contact)\\b.{0,20}\\b${police}\\b|\\b(?:reach|ring|call|phone|report (?:it|this|that) to) (?:the )?(?:local |nearest )?${police}\\b`,
    ),
    unless: /\b(?:safe|security|fire|life|mud|noise|neighbours?|discount)\b/,
    topic: 'emergency',
  },
  // No emergency: the Gardaí take the report.
  {
    example: 'Somebody broke the window of our car overnight, who do I report it to?',
    heardAs: topicSet('housekeeping emergency unknown contact parking lost complaint taxis'),
    pattern:
      /\b(?:broke|broken|smashed|scratched|vandali[sz]ed|keyed|slashed|hit)\b.{0,24}\b(?:(?:of |on )?(?:our|my|the) (?:\w+ )?(?:car|van|jeep|tyres?|motor|bike|bikes))\b.*\b(?:report|guards|gardai|garda|police)\b/,
    topic: 'emergency',
  },
  {
    example: 'My phone has no credit, can I still call for urgent help?',
    heardAs: topicSet('emergency contact unknown doctor engagement'),
    pattern:
      /\b(?:no|without|out of) (?:any )?(?:credit|top ?up|sim|sim card|irish sim|bundle)\b.*\b(?:urgent|emergency|help|112|999|ambulance)\b|\b(?:urgent|emergency|112|999|ambulance)\b.*\b(?:no|without|out of) (?:any )?(?:credit|top ?up|sim|bundle)\b/,
    topic: 'emergency',
  },
  {
    example: 'I feel rotten and all the surgeries are closed for the weekend, who would I ring?',
    heardAs: topicSet('doctor unknown taxis emergency hospital low'),
    pattern:
      /\b(?:surgery|surgeries|doctors?|gps?|practices?|clinics?)\b.{0,12}\b(?:is|are|be|all|will be)\b.{0,8}\b(?:closed|shut|off)\b.*\b(?:who|where|ring|call|go|what)\b/,
    unless: /\b(?:hip|knee|plastic|vet|dogs?)\b/,
    topic: 'doctor',
  },
  {
    example: 'I left my tablets at home, is there a chemist anywhere near?',
    heardAs: topicSet('town unknown lost doctor boutique housekeeping'),
    pattern:
      /\b(?:chemists?|pharmac(?:y|ies)|boots)\b.{0,16}\b(?:near(?:by|est)?|anywhere|around|close|open|local\w*|in town)\b|\b(?:nearest|closest|any|a|where is the) (?:chemist|pharmacy)\b/,
    unless: /\b(?:numbers?|phone|ring|call|wear|walking boots|open (?:on|until|till|at|now|late)|hours|delivers?)\b/,
    topic: 'town',
  },
  {
    example: 'Where could herself and I go for a bit of shopping?',
    heardAs: topicSet('town boutique unknown cafes experiences offtopic'),
    pattern:
      /\b(?:where|anywhere|somewhere|any place)\b.*\b(?:go|to do|for) (?:for )?(?:a )?(?:(?:bit|spot|touch) of )?(?:clothes |fashion )?shopping\b/,
    unless: /\b(?:food|groceries|supermarket|grocery|provisions|online|open)\b/,
    topic: 'boutique',
  },
  {
    example: 'I forgot to pack a decent dress, where would I find one near you?',
    heardAs: topicSet('boutique town unknown eating_out lost housekeeping'),
    pattern:
      /\b(?:where|anywhere|somewhere|any shop)\b.*\b(?:find|buy|get|pick up|for) (?:a |an |one|some|me a )?(?:(?:decent|nice|new|good|pretty) )?(?:dress|blouse|outfit|top|skirt|clothes|frock|jacket|something to wear|one)\b.*\b(?:near|nearby|around|close|local\w*|in town|wear|tonight|dinner)\b/,
    unless: /\b(?:wet ?suits?|rain|boots|wellies|dog|coffee|taxi|doctor|beach|eat|breakfast|menu|picnic)\b/,
    topic: 'boutique',
  },
  {
    example: 'Is there anywhere I could go browsing for clothes?',
    heardAs: topicSet('unknown boutique town offtopic'),
    pattern:
      /\b(?:brows(?:e|ing)|shop(?:ping)?|look(?:ing)?|hunting) for (?:\w+ )?(?:clothes|dresses|a dress|an outfit|something to wear|fashion|shoes)\b|\bclothes (?:shops?|stores?)\b/,
    unless: /\b(?:dryer|wash|hire|rent|lost|found)\b/,
    topic: 'boutique',
  },
  {
    example: "It's bucketing down and she wants to look at clothes.",
    heardAs: topicSet('unknown boutique takeaways complaint'),
    pattern:
      /\b(?:look(?:ing)? at|browse|buy|try on|get|pick up|find) (?:some |the |a |an )?(?:\w+ )?(?:clothes|dresses|dress|outfit|frocks?)\b/,
    unless: /\b(?:code|dry|wash|dryer|wedding|iron|left|lost|wear|fancy dress)\b/,
    topic: 'boutique',
  },
  {
    example: "What's the boutique thing on your list?",
    heardAs: topicSet('boutique unknown newsletter'),
    pattern: /\bwhat is (?:the|this|that) (?:\w+ )?boutique (?:thing|fun|one|experience)\b/,
    unless: /\b(?:labels?|brands?|cost|price|included?)\b/,
    topic: 'boutique',
  },
]
