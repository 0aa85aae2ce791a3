/** Which animals may come, where, and for what. “Is the dog extra?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

const breed =
  '(?:dogs?|pups?|puppy|(?:cocker |springer )?spaniels?|collies?|terriers?|labradors?|lab|greyhounds?|cockapoo|poodle)'

export const ofPets: readonly Form[] = [
  {
    example: 'Is it ok to bring a budgie?',
    heardAs: topicSet('unknown price pets couples offtopic children'),
    pattern:
      /\b(?:bring|take|have) (?:along )?(?:a|our|my|the) (?:\w+ )?(?:budgies?|parrots?|parakeets?|hamsters?|guinea pigs?|gerbils?|tortoises?|ferrets?|canary|canaries|cockatiels?|goldfish)\b/,
    topic: 'pets',
  },
  {
    example: 'What would one night during the week in the place that takes the dog come to?',
    heardAs: topicSet('unknown flexi price pets wifi'),
    pattern:
      /\b(?:how much|what|costs?|price)\b.*\b(?:place|room|one|cabin|house) that (?:takes?|will (?:have|take)|allows?|accepts?|lets in) (?:the|our|my|a|him|her|them|dogs?)\b/,
    unless: /\b(?:fee|for (?:him|her|the dog)|late|what is it like|what does it have)\b/,
    topic: 'price',
  },
  {
    example: 'We have two cats, would any of your rooms take them?',
    heardAs: topicSet('pets unknown'),
    pattern:
      /\b(?:two|2|our|a|three) (?:cats?|dogs?|pups|puppies)\b.*\b(?:any|which) of (?:your|the) (?:rooms|cabins|places) take (?:them|him|her|it)\b/,
    topic: 'pets',
  },
  {
    example: 'Which place takes him?',
    heardAs: topicSet('unknown pets rooms check_in dearest cheapest availability town'),
    pattern:
      /^(?:and )?(?:which|what) (?:of (?:your|the|them) )?(?:rooms?|cabins?|places?|ones?|house) (?:takes?|would take|allows?|accepts?) (?:him|her|them)$|^(?:and )?where (?:can|could|may|should|would) (?:we|i) (?:have|bring|put) (?:him|her)$/,
    topic: 'pets',
  },
  // A breed, and no cooker.
  {
    example: 'We have a cocker spaniel, can he come, and what does it cost for him?',
    heardAs: topicSet('kitchen unknown pets price children offtopic occupancy availability'),
    pattern: new RegExp(`\\b${breed}\\b.*\\b(?:costs?|charge|extra|fee|how much)\\b.{0,16}\\bfor (?:him|her|it|them)\\b`),
    topic: 'pets',
    gap: 'cost',
  },
  {
    example: 'we have two well behaved cocker spaniels, where can they sleep?',
    heardAs: topicSet('kitchen unknown pets offtopic'),
    pattern: /\b(?:cocker|springer) spaniels?\b/,
    unless: /\b(?:allerg\w*|afraid|scared|hob|cook)\b/,
    topic: 'pets',
  },
  {
    example: 'Can I take the pup into Sunriser if we pay a cleaning fee?',
    heardAs: topicSet('unknown offtopic room_sunriser room_stargazer room_stormchaser housekeeping extras'),
    pattern:
      /\b(?:can|could|may|would) (?:i|we) (?:\w+ )?(?:take|bring|have|keep) (?:the |our |my |a )?(?:\w+ )?(?:dog|pup|puppy|pooch|cat|pet|spaniel|terrier|labrador|lab|collie)\b.{0,12}\b(?:in|into|to|at|with us) (?:the )?(?:stargazer|sunriser|stormchaser|(?:sea forest )?lodge|cabins?|room)\b/,
    unless: /\b(?:guide|assistance|service)\b/,
    topic: 'pets',
  },
  {
    example: 'Can the dog wait in the car or inside for an hour while we eat?',
    heardAs: topicSet('dining unknown pets parking eating_out offtopic'),
    pattern:
      /\b(?:can|could|may|allowed|ok|okay)\b.*\b(?:dogs?|pets?|pup|puppy|terrier|collie|spaniel|labrador|greyhound)\b.*\bwait\b/,
    unless: /\b(?:bus|taxi|vet|station)\b/,
    topic: 'pets',
  },
  {
    example: 'What does it cost to bring the dog, is there a fee per night?',
    heardAs: topicSet('price unknown offtopic extras per_room pay_addons deposit'),
    pattern:
      /\b(?:fee|charge|cost|supplement|extra)\b.*\b(?:dog|pet|cat)s?\b|\b(?:dog|pet|cat)s?\b.*\b(?:fee|charge|cost extra|supplement)\b/,
    unless: /\b(?:nights? in|stay for|total|altogether|clean\w*|damage|lodge)\b/,
    topic: 'pets',
    gap: 'fee',
  },
  {
    example: 'Is the dog extra?',
    heardAs: topicSet('price unknown dearest cheapest dynamic_prices extras per_room'),
    pattern: opening(/(?:does|do|would|will|is) (?:he|she|the dog|the cat)\b.*\b(?:cost|extra|charge|free|pay)\b/),
    unless: /\b(?:need to pay|have to pay|wheel ?chair|bath|less|more|than|nights?|\w+day)\b/,
    topic: 'pets',
    gap: 'charge',
  },
  {
    example: 'Is there a cleaning fee for bringing the dog?',
    heardAs: topicSet('unknown extras pay_addons price offtopic heated_bath deposit per_room'),
    pattern: either(
      /\b(?:charges?|fees?|supplement|surcharge|costs? (?:extra|more|anything)|pay (?:extra|more|anything)|how much|price)\b.*\b(?:dogs?|pets?|cats?|pups?|puppy)$/,
      /\b(?:do|does|will|would|are|is) (?:the |our |my |a )?(?:dogs?|pets?|cats?|pups?|puppy)\b.*\b(?:cost (?:extra|more|anything)|extra|charged|for free|free of charge)$/,
    ),
    unless:
      /\b(?:bath|tub|breakfast|box|nights?|\w+day|weekend|mid ?week|lodge|rooms?|cabins?|stay|stargazer|sunriser|stormchaser)\b/,
    topic: 'pets',
    gap: 'charge',
  },
  {
    example: 'The sitter cancelled, so our beagle has to tag along now.',
    heardAs: topicSet('unknown pets'),
    pattern:
      /\b(?:dogs?|cats?|pup|puppy|beagle|spaniel|terrier|collie|labrador|lab|setter|greyhound|poodle|whippet|cockapoo)\b.*\b(?:has|have|will have|needs?) to (?:tag along|come along|come with us|come too)\b/,
    unless: /\b(?:guide|assistance|vet|vets)\b/,
    topic: 'pets',
  },
  {
    example: 'What are your rules on dogs?',
    heardAs: topicSet('offtopic unknown pets children terms'),
    pattern: /\b(?:rules?|polic(?:y|ies)) (?:on|about|for|with|regarding|as to) (?:bringing )?(?:pets?|dogs?|cats?|animals)\b/,
    topic: 'pets',
  },
  {
    example: 'Would he be let come? We could not leave him in kennels again.',
    heardAs: topicSet('pets late_check_out check_out children unknown'),
    pattern: /\b(?:in|into|at) (?:the )?kennels\b/,
    unless: /\b(?:nearby|nearest|local|where|number|recommend)\b/,
    topic: 'pets',
  },
  {
    example: 'Two greyhounds, very lazy, which one do I book?',
    heardAs: topicSet('pets unknown'),
    pattern:
      /\b(?:greyhounds?|whippets?|lurchers?|spaniels?|terriers?|labradors?|collies?|dogs?|pups?|beagles?)\b.*\bwhich (?:one|room|cabin|place) (?:do|should|can|would|must) (?:i|we) (?:book|take|reserve|pick|go for)\b/,
    topic: 'pets',
  },
]
