/** What we arrange, in a guest’s own words for it: “Does the healing lady come to the cabin?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofThingsArranged: readonly Form[] = [
  {
    example: 'Any spa type stuff going?',
    heardAs: topicSet('experiences unknown tub'),
    pattern: /\bspa (?:type|style|like|ish)? ?(?:stuff|things?|treatments?|activit\w+)\b/,
    unless: /\b(?:how much|price|cost|massage|facial|pool|what time|start|open)\b/,
    topic: 'experiences',
  },
  {
    example: 'We should like something restful to fill a long weekend, what is laid on?',
    heardAs: topicSet('experiences picnic offtopic unknown'),
    pattern: /\bwhat (?:is|have you|do you have) (?:laid|put|got) on\b/,
    unless: /\b(?:roof|stove|bill|card|breakfast|eat|food)\b/,
    topic: 'experiences',
  },
  {
    example: 'I am bringing my mat, any chance of an instructor?',
    heardAs: topicSet('unknown yoga lost'),
    pattern: /\b(?:mat|yoga mat|leggings)\b.*\b(?:instructor|teacher|class|lesson|session)\b/,
    topic: 'yoga',
  },
  {
    example: 'Do I need togs for the forest thing?',
    heardAs: topicSet('unknown forest_bathing walks'),
    pattern:
      /\b(?:togs|swim ?suit|swimmers|bikini|trunks|swim(?:ming)? (?:things|gear|togs))\b.*\bforest (?:thing|bathing|bath|walk|one|session)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'I would love somebody to bring us slowly round the trees, phones off.',
    heardAs: topicSet('contact forest_bathing emergency taxis unknown'),
    pattern:
      /\b(?:somebody|someone|a guide|anybody|anyone) to (?:bring|take|lead|walk|guide) us (?:\w+ )?(?:round|around|through|among|into) the (?:trees|woods|forest)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'Can we roast and then jump in the cold, how do we get that organised?',
    heardAs: topicSet('heating_and_cooling sauna unknown'),
    pattern:
      /\b(?:roast|sweat|steam|heat up|get hot)\b.*\b(?:jump|plunge|dip|dive|run)\w* in(?:to)? (?:the )?(?:cold|sea|snow|freezing)\b/,
    topic: 'sauna',
  },
  {
    example: 'A hot room outside with a view, who do I contact for it?',
    heardAs: topicSet('sauna lost windows contact unknown'),
    pattern: /\bhot (?:room|hut|box|cabin) (?:outside|outdoors|with a view|in the (?:woods|trees))\b/,
    topic: 'sauna',
  },
  {
    example: "My head's melted, I need someone to help me switch off and breathe.",
    heardAs: topicSet('meditation emergency contact unknown'),
    pattern:
      /\b(?:someone|somebody|anyone|a teacher|a guide) (?:to|who (?:can|could|will)) (?:help|teach|show|guide) (?:me|us)\b.*\b(?:switch off|breathe|be still|calm|meditat\w*|quiet (?:my|the) (?:mind|head))\b/,
    unless: /\b(?:die|dying|can not breathe|panic|now)\b/,
    topic: 'meditation',
  },
  {
    example: 'Does the healing lady come to the cabin or do we go to her?',
    heardAs: topicSet('unknown dining windows tub reiki'),
    pattern:
      /\b(?:healing|energy|reiki) (?:lady|woman|man|person|healer|practitioner|master)\b|\b(?:practitioner|healer)\b.*\b(?:visit|come to|in) (?:our|the|my) (?:room|cabin|lodge)\b|\bhands ?on (?:thing|healing|treatment)\b.*\b(?:japanese|stress|energy)\b/,
    unless: /\b(?:cancer|qualified|cure|who is|name|any good|heal my|price|how much|cost)\b/,
    topic: 'reiki',
  },
  {
    example: 'I plan a surprise, on the knee, by the sea, she must know nothing.',
    heardAs: topicSet('unknown beach engagement walks'),
    pattern: /\b(?:on (?:the |one |a |my )?(?:bended )?knee|down on one knee|get(?:ting)? down on)\b/,
    unless: /\b(?:hurt|sore|bad|pain|operation|fell|swollen)\b/,
    topic: 'engagement',
  },
  {
    example: 'Can ye leave out bubbly and a card for our 5 years?',
    heardAs: topicSet('anniversary unknown offtopic wine'),
    pattern:
      /\b(?:leave|put|set|have) (?:out )?(?:some |a |the )?(?:bubbly|champagne|prosecco|fizz|flowers|a card|rose petals|balloons)\b.*\b(?:our|for) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) years\b/,
    unless: /\b(?:how much|price|cost)\b/,
    topic: 'anniversary',
  },
  {
    example: 'Is it possible to make a marriage only the two of us?',
    heardAs: topicSet('elopement couples per_room tub unknown'),
    pattern:
      /\b(?:marriage|marry|married|wedding|get wed)\b.*\b(?:only|just|nobody but|no ?body else but) (?:the two of us|us two|us|we two|ourselves)\b/,
    unless: /\b(?:how much|legal|valid|documents)\b/,
    topic: 'elopement',
  },
  {
    example: "Can reiki help with my wife's cancer?",
    heardAs: topicSet('reiki'),
    pattern:
      /\b(?:help|cure|heal|treat|fix|good) (?:with |for )?(?:\w+ ){0,3}(?:cancer|tumou?r|depression|arthritis|illness|disease|migraines?|back pain|anxiety|ms|parkinson\w*|fibromyalgia)\b/,
    topic: 'reiki',
    gap: 'help with',
  },
]
