/** The tubs, the heated bath and heating it again: “Could we fit a bath in one of the evenings?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leadIn, roomTopics } from './everyday-words.ts'

const sensible = '(?:sensible|good|right|recommended|safe|reasonable|usual|maximum|ideal)'

export const ofBathing: readonly Form[] = [
  {
    example: "It's Stormchaser for us, and I've promised my boyfriend an evening in the heated outdoor bath",
    heardAs: topicSet('complaint heated_bath unknown room_stormchaser claim'),
    pattern:
      /\b(?:i|we) (?:have )?promised (?:my|our|him|her) ?(?:\w+ )?.{0,30}\b(?:heated|hot|outdoor|wood fired) (?:outdoor )?(?:bath|tub)\b/,
    unless: /\b(?:you|ye|cold|broken|dirty|empty)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'My girlfriend gets dizzy in the bath, after what time should we climb out again?',
    heardAs: topicSet('bath_reheat heated_bath tub unknown emergency'),
    pattern: /\b(?:after (?:what time|how long)|when) (?:should|must|ought) (?:we|i|she|he|one)\b.*\b(?:climb|get|come) out\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Any jacuzzi or anything like it waiting for us?',
    heardAs: topicSet('tub rooms unknown offtopic heated_bath'),
    pattern: /\bjacuzzi\b/,
    unless: /\b(?:price|cost|how much|clean|broken|bring|own)\b/,
    topic: 'tub',
  },
  {
    example: 'Can I add the wood-fired bath to our booking?',
    heardAs: topicSet('heated_bath unknown'),
    pattern: /\bcan (?:i|we) add the (?:wood fired|heated|outdoor) bath to\b/,
    topic: 'heated_bath',
  },
  {
    example: 'How much is a bath in Stargazer?',
    heardAs: topicSet('heated_bath price unknown tub'),
    pattern: new RegExp(
      `^${leadIn}(?:how much|what) (?:is|are|does|would|for) (?:a|one|the) (?:(?:hot|heated|wood|fired|outdoor) )*bath (?:(?:cost|be) )?(?:in|for|at) (?:the )?${aRoom}$`,
    ),
    topic: 'heated_bath',
  },
  {
    example: 'Can we get the bath lit again tonight?',
    heardAs: topicSet('bath_reheat heated_bath tub'),
    pattern: /\b(?:bath|tub|ofuro|it)\b.{0,12}\b(?:lit|fired|heated|warmed|hot) again\b/,
    unless: /\b(?:not|never|cold)\b/,
    topic: 'bath_reheat',
  },
  {
    example: "What's a sensible time to spend in the hot tub?",
    heardAs: topicSet('offtopic tub heated_bath unknown emergency'),
    pattern: new RegExp(
      `\\b${sensible} (?:(?:amount|length|period|stretch)?(?: of )?(?:time|minutes)|(?:length|duration|stretch|spell|limit))\\b.*\\b(?:in|spend in) (?:the|that|your) (?:hot |heated )?(?:tub|bath|ofuro|water)\\b|\\bhow (?:many minutes|long) (?:is|are|would be) ${sensible} in (?:the|that|your) (?:hot |heated )?(?:tub|bath|ofuro|water)\\b`,
    ),
    unless: /\b(?:order|book|light|heat|when)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'How many mins is ok in the ofuro?',
    heardAs: topicSet('offtopic tub heated_bath unknown emergency pregnancy'),
    pattern:
      /\bhow many min(?:ute)?s\b.{0,40}\b(?:in|inside) (?:the|that|your|this) (?:hot |heated |wood ?fired )?(?:tub|bath|ofuro|water)\b/,
    unless: /\b(?:heats?|warms?|fills?|order|ready|before|light|drive|walk|late)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Stormchaser has no heated bath, right?',
    heardAs: topicSet('room_stormchaser room_seaforest room_stargazer room_sunriser unknown tub'),
    pattern: /\b(?:has|have|with|got) (?:not got )?(?:no|a|an|any|the) (?:(?:wood ?fired|heated|hot|fire) bath|ofuro)\b/,
    unless: /\b(?:price|cost|how much|which)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'What do you charge for another firing of the bath?',
    heardAs: topicSet('heated_bath bath_reheat tub unknown'),
    pattern: /\b(?:another|second|extra|further|new|fresh) (?:firing|heating|lighting|warming|heat)\b/,
    unless: /\b(?:blanket|heater|radiator|cabin|room)\b/,
    topic: 'bath_reheat',
  },
  {
    example: 'Sunriser has the heated one?',
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest rooms heating heating_and_cooling tub unknown dearest',
    ),
    pattern: /\b(?:has|have|gets?|with|does|do|which)\b.*\b(?:heated|hot|wood fired) one\b/,
    unless: /\b(?:rooms?|cabins?|lodge|shower|floors?)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Could we fit a bath in one of the evenings?',
    heardAs: topicSet('unknown tub bath_reheat price heated_bath check_in availability'),
    pattern: either(
      /\b(?:fit|have|get|squeeze|do|take|want|book|order)(?: in)? (?:a|the|one) (?:hot |heated |wood fired )?bath(?: in)?\b.*\b(?:evenings?|nights?)\b/,
      /\b(?:have|get|take|order|want) (?:a|the|one|our) (?:hot |heated |wood fired )?bath (?:for )?(?:tonight|today|this evening)\b/,
      /\b(?:a|one) (?:hot |heated |wood fired )?bath (?:on |in )?(?:one|an|the|some|the first|the second|friday|saturday) (?:evening|night|of the)\b/,
    ),
    unless: /\b(?:again|reheat\w*|re heat\w*|second|2nd|as well|too|both|each|every|how much|total|stay|price|breakfast)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Has the lodge got one of those soaking tubs outside too?',
    heardAs: topicSet('unknown offtopic room_seaforest lodge_amenities'),
    pattern: /\b(?:has|have|does|is|got|with)\b.*\blodge\b.*\b(?:tubs?|ofuros?)\b/,
    topic: 'tub',
  },
  {
    example: 'How often can the bath be heated again?',
    heardAs: topicSet('heated_bath tub unknown pay_addons price'),
    pattern: /\b(?:bath|tub|ofuro)\b.*\b(?:heated|heat|lit|light|fired|fire|warmed|warm)(?: it)? (?:up )?again\b/,
    unless: /\b(?:lovely|thanks|never|not)\b/,
    topic: 'bath_reheat',
  },
  {
    example: "What's the difference between the tub that's there anyway and the one you charge for?",
    heardAs: topicSet('unknown tub heated_bath dearest money compare_modes bath_reheat'),
    pattern: either(
      /\bdifference\b.*\b(?:tubs?|baths?|ofuros?)\b.*\b(?:tubs?|baths?|ofuros?|one|50)\b/,
      /\b(?:tub|ofuro)\b.*\b(?:same (?:thing )?as|not the same as|different (?:from|to))\b.*\b(?:bath|one)\b/,
    ),
    unless: /\b(?:lodge|reheat)\b/,
    topic: 'tub',
  },
  {
    example: 'Is there a hot tub in the lodge or just the cabins?',
    heardAs: topicSet(`${roomTopics} unknown tub heated_bath pets occupancy sauna`),
    pattern: either(
      /\blodge\b.*\b(?:tubs?|hot ?tubs?|ofuro|jacuzzi|soaking)\b.*\b(?:cabins?|others|wild rooms)\b/,
      /\b(?:tubs?|hot ?tubs?|ofuro|jacuzzi)\b.*\b(?:lodge\b.*\bcabins?|cabins?\b.*\blodge)\b/,
    ),
    unless: /\b(?:heat\w*|hot water|order|cost|price|how much)\b/,
    topic: 'tub',
  },
  {
    example: 'Do we pay extra for the reheat?',
    heardAs: topicSet('pay_addons'),
    pattern: /\b(?:pay|paid|charged?|cost)\b.*\bextra\b.*\bre ?heat\w*/,
    topic: 'bath_reheat',
  },
  {
    example: 'What does a bath cost?',
    heardAs: topicSet('bath_reheat'),
    pattern: either(
      /\b(?:costs?|prices?|how much|charge|pay|fee|back)\b.*\b(?:baths?|tubs?|ofuro)\b/,
      /\b(?:baths?|tubs?|ofuro)\b.*\b(?:costs?|prices?|how much|charge|pay|fee|back)\b/,
    ),
    unless:
      /\b(?:again|re ?heat\w*|re ?fir\w+|second|2nd|another|anew|twice|more|extra|additional|both|each|every|next|other|two (?:baths|nights|evenings|days)|heat it|top\w*|refill\w*|morning|tomorrow)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'And what does it cost to heat it?',
    heardAs: topicSet('bath_reheat'),
    pattern:
      /\b(?:cost|price|how much)\b.*\bto heat it\b(?! (?:again|up again|a second))|\bheat it\b.*\b(?:cost|price|how much)\b/,
    unless: /\b(?:again|re ?heat|second|twice)\b/,
    topic: 'heated_bath',
  },
  // Ordered, and no price of a Sunday is asked.
  {
    example: 'Bath for Sunday, please',
    heardAs: topicSet('heated_bath weekend price unknown tub availability bath_reheat'),
    pattern:
      /^(?:and |so |hi |can we have |could we have |we would like |we want )*(?:a |the |one )?(?:wood ?fired |heated |hot )?baths? (?:for|on) (?:the |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Is the bath private?',
    heardAs: topicSet('heated_bath bath_reheat unknown'),
    pattern: either(
      /\b(?:bath|tub|hot tub|ofuro)s?\b.*\b(?:private|shared|share|communal|our own|to ourselves|just (?:for )?us)\b/,
      /\b(?:private|shared|communal|our own)\b.*\b(?:bath|tub|ofuro)s?\b/,
    ),
    unless: /\b(?:how much|bring|robes?|bathrobes?|towels?|cost|price|order|book|heat\w*)\b/,
    topic: 'tub',
  },
  {
    example: 'How much is the bath if we use it both evenings?',
    heardAs: topicSet('heated_bath tub unknown price'),
    pattern: either(
      /\b(?:bath|tub)\b.*\b(?:(?:2nd|second|next|other|both) (?:nights?|evenings?)|two (?:nights|evenings) running)\b/,
      /\b(?:2nd|second) (?:night|evening)\b.*\b(?:bath|tub)\b/,
    ),
    topic: 'bath_reheat',
  },
  {
    example: 'Does the lodge have a bath outside as well?',
    heardAs: topicSet('tub heated_bath unknown lodge_amenities room_seaforest cabin_amenities'),
    pattern: either(
      /\b(?:does|has|have|is there|are there)\b.*\blodge\b.*\b(?:bath|tub|ofuro|hot ?tub)\b/,
      /\b(?:is there|are there|do we get)\b.*\b(?:bath|tub|ofuro|hot ?tub)\b.*\b(?:in|at|with) the lodge\b/,
    ),
    unless: /\b(?:cabins?|indoors?|inside|bathroom|shower|or)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Can we get the bath twice?',
    heardAs: topicSet('heated_bath tub'),
    pattern: either(
      /\b(?:bath|tub|ofuro)\b.*\b(?:twice|two times|a second time|(?:each|every) (?:night|evening)|(?:both|two) (?:nights|evenings|days))\b/,
      /\b(?:twice|a second time|(?:each|every) (?:night|evening)|both (?:nights|evenings))\b.*\b(?:bath|tub|ofuro)\b/,
    ),
    unless: /\b(?:how much|cost|price|pay|total|booked|ordered)\b/,
    topic: 'bath_reheat',
  },
  {
    example: 'What is the lead time for firing up the ofuro again?',
    heardAs: topicSet('heated_bath tub bath_reheat price'),
    pattern:
      /\b(?:fir(?:e|ing)|light(?:ing)?|heat(?:ing)?|warm(?:ing)?)(?: up)? (?:the |our )?(?:ofuro|bath|tub) (?:up )?(?:again|anew|a second time|once more)\b/,
    topic: 'bath_reheat',
  },
  {
    example: 'Have the cabins something warm to sink into?',
    heardAs: topicSet('unknown heating heated_bath offtopic cabin_amenities rooms experiences heating_and_cooling bath_reheat'),
    pattern:
      /\b(?:something|anything) (?:nice and |good and |really |piping )?(?:warm|hot|steaming|toasty)(?: \w+)? to (?:sink|soak|lie|sit|lower (?:ourselves|myself)|climb|get) (?:down )?(?:in|into)\b(?! (?:the|an?|our|my) |\w* bed)/,
    unless: /\b(?:sofa|chair|seat|bed|clothes|pyjamas|robes?|cost|how much)\b/,
    topic: 'tub',
  },
  {
    example: 'We were on the ward all week and want nothing but to sit in hot water outside.',
    heardAs: topicSet('unknown tub heated_bath showers beach emergency sauna rooms offtopic'),
    pattern:
      /\b(?:sit|sitting|lie|lying|soak|soaking|steep|wallow|lounge|stretch out|sink)(?: down| back)? (?:in|into) (?:nice |really |lovely |steaming |good )*(?:hot|warm) water (?:outside|outdoors|out of doors|in the open|under the (?:stars|sky|trees)|in the (?:woods|forest|garden|fresh air))\b/,
    unless:
      /\b(?:no|not|price|cost|how (?:much|hot|warm|long)|burn\w*|scald\w*|hurt|ill|sick|unwell|faint\w*|dizzy|doctor|heart|swim\w*)\b/,
    topic: 'tub',
  },
  {
    example: 'Do we have to light the fire for the bath ourselves?',
    heardAs: topicSet('unknown heated_bath bath_reheat tub heating'),
    pattern:
      /\b(?:do|must|should|have) (?:we|i) (?:have to |need to |got to )?(?:light|fire|fill|heat|make)\b.*\b(?:bath|tub|ofuro)\b/,
    unless: /\b(?:again|twice|how long|when|stove)\b/,
    topic: 'heated_bath',
  },
  {
    example: 'Is the Japanese bath just for us or shared with others?',
    heardAs: topicSet('tub unknown offtopic heated_bath sauna'),
    pattern:
      /\b(?:bath|tub|ofuro)\b.*\b(?:(?:just|only) for us|shared?|to ourselves|private)\b.*\b(?:or|with)\b.*\b(?:others?|other (?:guests|people)|shared|private|everyone|cabins)\b/,
    topic: 'tub',
  },
  {
    example: 'Can we use the bath in the rain?',
    heardAs: topicSet('heated_bath tub unknown bath_reheat'),
    pattern:
      /\b(?:use|sit in|have|lie in|get in|enjoy) (?:the |that |our )?(?:\w+ )?(?:bath|tub) (?:in|when it is|if it is|while it is) (?:the )?(?:rain|raining|drizzl\w*|lashing)\b/,
    topic: 'heated_bath',
    gap: 'in the rain',
  },
  {
    example: "We're in Stormchaser, want the fire one, allowed?",
    heardAs: topicSet('unknown room_stormchaser heated_bath housekeeping tub'),
    pattern: /\b(?:want|have|use|get|book|order|try)\b.{0,12}\b(?:the )?(?:fire|fired|wood|hot) one\b/,
    unless: /\b(?:room|cabin|pizza|stove|wood for)\b/,
    topic: 'heated_bath',
  },
  {
    example: "How long should we stay in it, we're going wrinkly?",
    heardAs: topicSet('heated_bath unknown'),
    pattern: /\bhow long\b.*\b(?:stay|be|sit|soak|lie)\b.*\bwrinkl\w+|\bwrinkl\w+\b.*\bhow long\b/,
    topic: 'heated_bath',
  },
]
