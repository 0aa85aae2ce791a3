/** Everyday needs in words of other trades and tongues: the key for the door, another firing for the reheat, a pan for the hob. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

export const putOtherwise: readonly Form[] = [
  // “Earliest I can pick up the keys?”, “on which hour may we enter in the cabin?”
  {
    near: topicSet('gate_code unknown check_in offtopic availability guest_guide cabin_amenities rooms'),
    said: either(
      /\b(?:earliest|how early|how soon)\b.*\b(?:keys?|room|cabin|lodge)\b/,
      /\b(?:which|what) (?:hour|time)\b.*\benter (?:in |into |to )?(?:the|our|my) (?:room|cabin|lodge)\b/,
    ),
    not: /\b(?:book|free|available|bags?)\b/,
    topic: 'check_in',
  },
  // “The most economic option for sleeping there”
  {
    near: topicSet('unknown cheapest rooms offtopic price best_rate'),
    said: /\bmost (?:economic|economical|inexpensive|reasonable|budget)\b/,
    topic: 'cheapest',
  },
  // “We come Monday and leave Wednesday, in Sunriser. What would be the sum?”
  {
    near: topicSet('late_check_out check_out price unknown two_night'),
    said: /\b(?:come|arrive|coming|arriving)\b.{0,6}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,6}\b(?:leave|leaving|go|going home)\b.{0,6}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    not: /\b(?:late|six|6|evening|bath|breakfast)\b/,
    topic: 'price',
  },
  // “You don't have a fire or anything like that in the rooms, do you?”
  {
    near: topicSet('unknown heating offtopic emergency cabin_amenities rooms'),
    said: /\b(?:have|got|there) (?:a |an |any )?(?:open )?(?:fire|fireplace|fires|log burner|wood burner)\b.{0,24}\bin (?:the|our|your|each|every) (?:rooms?|cabins?|lodge)\b/,
    not: /\bfire (?:extinguisher|blanket|alarm|exit|escape|door|pit|safety)\b/,
    topic: 'heating',
  },
  // “I'd like to fry us a couple of eggs. Is there anything to do it on?”
  {
    near: topicSet('experiences heating breakfast unknown dining kitchen offtopic cabin_amenities picnic'),
    said: either(
      /\b(?:fry|boil|scramble|poach|cook|make) (?:us |me |up )?(?:a |an |some |our |my )?(?:\w+ )?(?:couple of )?(?:eggs?|rashers|sausages|pasta|porridge|omelettes?|pancakes?)\b/,
      /\b(?:pasta|soup|leftovers|stew|curry|food)\b.*\b(?:heat|warm|cook) (?:it|them|that)(?: up)?\b/,
    ),
    not: /\b(?:how (?:long|do you|to)|restaurant|serve|order|included|recipe|for us)\b/,
    topic: 'kitchen',
  },
  // “A run-down of what we'd find in a Wild Room”
  {
    near: topicSet('rooms cabin_amenities unknown'),
    said: /\bwhat (?:we|i|you|one) (?:would |will |can |could |might )?(?:get|have|find|expect) in (?:one of )?(?:the|a|your|these|those) (?:wild rooms?|cabins?)\b/,
    topic: 'cabin_amenities',
  },
  // “What do you charge for another firing of the bath?”
  {
    near: topicSet('heated_bath bath_reheat tub unknown'),
    said: /\b(?:another|second|extra|further|new|fresh) (?:firing|heating|lighting|warming|heat)\b/,
    not: /\b(?:blanket|heater|radiator|cabin|room)\b/,
    topic: 'bath_reheat',
  },
  // “We would sleep in Sunriser from Tuesday to Thursday, so two nights”: no Flexi.
  {
    near: topicSet('flexi late_check_out two_night check_out unknown'),
    said: /\b(?:from )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until|through) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    not: /\b(?:flexi|late|till (?:six|6|four|4)|until (?:six|6|four|4)|leave|cancel\w*|free|available|deliver\w*)\b/,
    topic: 'price',
  },
  // “What do you charge for a session?”
  {
    near: topicSet('price unknown yoga reiki meditation sauna'),
    said: /\b(?:charge|cost|price|pay|much)\b.{0,16}\b(?:for )?(?:a|one|each|per|the) (?:session|class|lesson)\b/,
    not: /\b(?:night|room|stay)\b/,
    topic: 'experiences',
    gap: 'charge',
  },
]
