/** Subjects in the terms: guests' animals, and their visitors'. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

export const ofAnimals: readonly Omit<Subject, 'page'>[] = [
  {
    example: "Is there anything he's not allowed do?",
    after: 'Can we bring our dog?',
    said: either(
      /\b(?:not|never) (?:be )?(?:allowed|permitted|able)\b/,
      /\b(?:any|what|the|your|are there) (?:\w+ )?(?:rules?|conditions|restrictions|dos and do nots|house rules)\b/,
      /\bwhat (?:can|may|should|must) (?:he|she|it|they|the dog|we) (?:not |and can not )?(?:do|know|watch)\b/,
      /\b(?:allowed|ok|okay|free) to (?:run|roam|go|be|walk|swim)\b/,
      /\b(?:run|roam|wander)(?:ning|ing)? (?:about |around )?(?:free|loose|off)\b|\b(?:beach|strand|woods?|(?<!sea )forest|walks?)\b/,
    ),
    // “I assume dogs aren't allowed?” asks whether they may come.
    not: /\b(?:same|how far|which|nearest|sleep|bed|sofa|charge|extra|cost|stargazer|sunriser|stormchaser|cabins?|wait|car)\b|\b(?:rules?|polic(?:y|ies)) (?:on|about|for|with|regarding|as to) (?:bringing )?(?:pets?|dogs?|cats?|animals)\b|\b(?:dogs?|pets?|cats?|animals?) (?:are |is )?not (?:allowed|permitted|welcome)(?: (?:at all|there|here|on site|anywhere(?: (?:on|at|in) (?:the |your )?\w+)?|in (?:any of )?(?:the|your) (?:rooms|cabins)|i (?:suppose|guess|assume|imagine|take it|presume)|then|right|or))*$/,
    within: topicSet('pets'),
    quoted: /\bon a lead\b/i,
  },
  // First where they may stay, which the entry says.
  {
    example: 'What are your rules on dogs?',
    said: /\b(?:rules?|polic(?:y|ies)) (?:on|about|for|with|regarding|as to) (?:bringing )?(?:pets?|dogs?|cats?|animals)\b/,
    over: topicSet('pets'),
    beside: true,
    quoted: /\bon a lead\b/i,
  },
  {
    example: "How do I tell ye she's coming?",
    after: 'Can we bring our dog?',
    said: /\b(?:tell|let)\b.{0,6}\b(?:you|ye|yous|the team|someone|know)\b.{0,16}\b(?:she|he|it|they|the dog|him|her) (?:is|are|will be) (?:coming|with us)\b/,
    within: topicSet('pets'),
    quoted: /\btell us when you book\b/i,
  },
  {
    example: 'My friends are visiting for an hour, can they bring their dog?',
    said: either(
      /\b(?:visit\w*|calls? (?:in|over)|comes? (?:over|by|for)|drops? in)\b.*\b(?:dogs?|pup|puppy|pets?|cats?)\b/,
      /\b(?:sister|brother|friends?|mother|mam|mum|dad|parents|visitors?)\b.*\b(?:dogs?|pup|puppy|pets?|cats?)\b/,
      /^(?:can|could|may) they (?:also )?(?:bring|take) (?:along )?(?:\w+ ){0,2}(?:dogs?|pup|puppy|pets?)\b/,
      /^(?:what about |how about |can |could |is |may )?(?:her|his|their) (?:own )?(?:dogs?|pup|puppy|pets?|cat)\b/,
    ),
    // Who stays, and asks in which room, does not visit.
    not: /\b(?:guide|assistance|alone|allerg\w*|afraid|scared|free|sitter|mind(?:s|ing)?|lodge|book for (?:her|him|them)|which (?:of|one|rooms?|cabins?|places?)|any of (?:the|your)|(?:in|ok|okay|alright|fine|allowed|welcome|stay) there|hypo\w*|(?:staying|lives|living) with (?:me|us))\b/,
    over: topicSet('pets children occupancy couples'),
    quoted: /\bnor wait there\b/i,
    also: /\bpets are welcome\b/i,
  },
  {
    example: 'Can the dog wait inside for an hour while we eat?',
    said: either(
      /\b(?:dog|pet|cat|he|she|him|her)s?\b.*\bfor (?:just )?(?:an?|half an|one|a few|two) (?:\w+ )?(?:hours?|minutes?|while|bit)\b/,
      /\b(?:dog|pet|cat|he|she|him|her)s?\b.*\b(?:during the day|wait (?:there|in))\b/,
    ),
    not: /\b(?:walks?|beach|alone|leave|on (?:his|her|its) own|lodge|swim|bath)\b/,
    within: topicSet('pets'),
    quoted: /\bnor wait there\b/i,
  },
  {
    example: 'Can our dog go in the cabin for an hour?',
    said: /\b(?:dog|pup|puppy|pet|cat)s?\b.*\b(?:in|into|inside|at) (?:the|a|our|your) cabins?\b.*\bfor (?:just )?(?:an?|half an|one|a few|two) (?:\w+ )?(?:hours?|minutes?|while|bit)\b/,
    not: /\b(?:alone|leave|on (?:his|her|its) own|guide|assistance)\b/,
    over: topicSet('pets'),
    quoted: /\bnor wait there\b/i,
  },
  // Names no dog, but only a dog needs permission to stay alone in the lodge.
  {
    example: 'Is Rex ok on his own in the lodge while we eat?',
    said: /\b(?:alone|on (?:his|her|its) own|by (?:him|her|it)self)\b.{0,12}\bin the lodge\b.*\b(?:while|when) (?:we|i)\b/,
    not: /\b(?:husband|wife|boyfriend|girlfriend|partner|mother|father|mam|dad|child|baby|he works|she works)\b/,
    over: topicSet('dining eating_out couples pets occupancy takeaways cafes town'),
    quoted: /\bnot leave it alone\b/i,
  },
  {
    example: 'Does my dog have to be on a lead?',
    said: either(
      /\b(?:leads?|leash)\b.*\b(?:dog|pet|animal)s?\b/,
      /\b(?:dog|pet|he|she)\b.*\b(?:stay|wait|sleep) (?:in|inside) (?:the )?(?:lodge|room|cabin)\b.*\bwhile\b/,
      /\b(?:dog|pet|animal|he|she|him|her|it)s?\b.*\b(?:on a lead|on the lead|lead on|off (?:the |a |his |her )?(?:lead|leash)|leash|loose)\b/,
      /\bthey\b.*\bleft alone\b|\bleave them alone\b/,
      /\b(?:dog|pet|animal|he|she|him|her|it)s?\b.*\b(?:run free|left alone|alone|by (?:him|her|it)self|on (?:his|her|its|their) own)\b/,
      /\b(?:dog|pet|animal|he|she|him|her|it|pup|puppy|springer|spaniel|collie|terrier|labrador)\b.*\b(?:be )?left (?:there|in the|behind|on)\b/,
      /\bleave (?:\w+ )?(?:the |our |my )?(?:dog|pet|pup|puppy|cat|him|her) (?:\w+ ){0,2}?(?:in|alone|behind|there|while)\b/,
    ),
    not: /\b(?:stove|burner|handle|tap|travell?ing|coming|(?:to|and) come|strange|odd|weird|cheaper|dearer|price|cost|how much|friends?|i am|my own|woman|daughter|son|wife|husband|husband s|bath|tub|swim\w*|(?:get|order|have) (?:some |any )?(?:food|dinner|a meal))\b/,
    over: topicSet('pets couples eating_out dining takeaways cafes check_out'),
    quoted: /\bon a lead\b/i,
  },
]
