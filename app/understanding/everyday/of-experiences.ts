/** The experiences and the walks, by what they are: “Is forest bathing in the water?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

/** “Who do I ring about the reiki?” */
const asksWhomFor = (thing: string) =>
  new RegExp(
    `^(?:and |so )?(?:who|whom) (?:do|should|can|must|would|could|shall) (?:i|we) (?:contact|ask|ring|call|phone|write to|talk to|speak to|e ?mail|turn to|see|go to)\\b.{0,16}\\b(?:for|about|regarding|to (?:order|get))\\b(?!.*\\b(?:book\\w*|arrang\\w*|reserv\\w*|set)\\b).{0,16}\\b${thing}\\b`,
  )

const pricedForTwo =
  /^(?:and |so )?what (?:would|will|does|is) (?:an hour of |a session of |a class of |some )?(?:\w+ )?\w+ for (?:two|both|us|the two of us|both of us) (?:be|come to|come in at|run to|set us back)$/

export const ofExperiences: readonly Form[] = [
  {
    example: 'Is the reiki made in our room?',
    heardAs: topicSet('reiki unknown offtopic rooms cabin_amenities'),
    pattern:
      /\breiki\b.*\b(?:in|at|inside) (?:our|the|my|your) (?:own )?(?:rooms?|cabins?|lodge|place)\b|\bwhere\b.{0,16}\breiki\b/,
    unless: /\b(?:how long|how much|price|cost|book|who)\b/,
    topic: 'reiki',
  },
  {
    example: 'Is forest bathing in the water?',
    heardAs: topicSet('forest_bathing unknown beach tub heated_bath offtopic walks'),
    pattern: /\bforest bath\w*\b.*\b(?:(?:in|into|with) (?:the )?water|swim\w*|wet|togs|swimsuits?)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'I want do forest bath, how to reserve?',
    heardAs: topicSet('forest_bathing how_to_book book_experience unknown heated_bath tub'),
    pattern: /\bforest baths?\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'Where can I find a description of the walks?',
    heardAs: topicSet('walks beaches location unknown guest_guide'),
    pattern: either(
      /\b(?:descriptions?|details|list) of (?:the|your|all the) (?:\w+ )?walks\b/,
      /\bwhere\b.*\bwalks (?:are )?(?:described|listed|explained)\b/,
    ),
    topic: 'walks',
  },
  {
    example: 'Do we have to travel to a clinic for the reiki?',
    heardAs: topicSet('reiki unknown children location'),
    pattern:
      /^(?=.*\breiki\b).*\b(?:travel|drive|go|come|walk) (?:out |over |off )?(?:somewhere|anywhere|elsewhere|to (?:a|an|the|your|another) (?:clinic|studio|centre|center|town|village|room|salon|place|practice|spa))\b/,
    unless: /\b(?:how (?:far|long|much))\b/,
    topic: 'reiki',
  },
  {
    example: 'How long does a yoga session take and how do I arrange one?',
    heardAs: topicSet('yoga unknown offtopic experiences book_experience'),
    pattern: /\b(?:how long|what length)\b.{0,24}\byoga\b|\byoga\b.{0,24}\b(?:how long|last|what length)\b/,
    unless: /\b(?:how much|price|costs?|been|teacher|name|have you|notice|ahead|advance)\b/,
    topic: 'yoga',
  },
  {
    example: 'Do you do meditating in a group or can it be alone?',
    heardAs: topicSet('meditation unknown couples offtopic'),
    pattern:
      /\bmeditat\w+\b.*\b(?:(?:in|as|with) (?:a |the )?groups?|alone|by (?:our|my)sel(?:f|ves)|on (?:our|my) own|just (?:us|the two of us|me)|in private|privately|with others|one to one|other people)\b/,
    unless: /\b(?:price|cost|how much|bath|dogs?)\b/,
    topic: 'meditation',
  },
  {
    example: "We'd like a slow guided wander in the woods to calm down.",
    heardAs: topicSet('forest_bathing walks unknown experiences meditation book_experience'),
    pattern:
      /\b(?:slow|quiet|gentle|guided|mindful|calm|silent)\b.{0,16}\b(?:wander|walk|stroll|ramble|amble|time)\b.{0,12}\b(?:in|through|among|under|around) (?:the |your |old |tall )*(?:woods?|forest|trees|woodland)\b.*\b(?:calm|relax|unwind|slow|destress|de stress|switch off|clear (?:our|my|the) heads?|guide\w*|arrange|book|get)\b/,
    unless: /\b(?:dogs?|how (?:far|long|many)|lost|price|cost|how much)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'Is the sauna in a spa building indoors?',
    heardAs: topicSet('sauna unknown offtopic tub heated_bath'),
    pattern:
      /\bsauna\b.*\b(?:indoors?|outdoors?|inside|outside|in (?:a|the) (?:spa|building|cabin|house|hut|basement|garden|woods|open))\b/,
    unless: /\b(?:bath|tub|how (?:hot|much|long|many)|price|cost|drink|wine|pregnan\w*|alone|phone|dogs?|shower|towels?)\b/,
    topic: 'sauna',
  },
  {
    example: 'Can I just walk into the sauna whenever I like or must I ask first?',
    heardAs: topicSet('sauna unknown walks experiences book_experience'),
    pattern:
      /^(?=.*\bsauna\b).*\b(?:whenever (?:i|we) (?:like|want|please|feel)|any ?time|at any time|just (?:walk|go|hop|pop|turn up|drop)|ask (?:first|before|someone|ye|you|for it)|always (?:on|open|hot)|be (?:booked|arranged|ordered)|in advance|beforehand|by ourselves)\b/,
    unless: /\b(?:how (?:hot|much|long|many|far)|price|cost|drink|wine|pregnan\w*|alone|bath|cancel\w*|hours ahead)\b/,
    topic: 'sauna',
  },
  {
    example: 'We love to sweat and then cool off in the air, is there such a possibility at your place?',
    heardAs: topicSet('sauna unknown heating_and_cooling heating dining experiences'),
    pattern: /\b(?:love|like|enjoy|fancy|want|would like) to (?:have a (?:good )?)?sweat\b/,
    unless: /\b(?:not|ill|fever|gym|run|running|exercise|price|cost|how much)\b/,
    topic: 'sauna',
  },
  // Whoever arranges it is named in its own entry.
  {
    example: 'Who do I contact for a meditation session?',
    heardAs: topicSet('meditation contact unknown book_experience'),
    pattern: asksWhomFor('meditation'),
    topic: 'meditation',
  },
  {
    example: 'Who should we ask about yoga?',
    heardAs: topicSet('yoga contact unknown book_experience'),
    pattern: asksWhomFor('yoga'),
    topic: 'yoga',
  },
  {
    example: 'Who do I ring about the reiki?',
    heardAs: topicSet('reiki contact unknown book_experience'),
    pattern: asksWhomFor('reiki'),
    topic: 'reiki',
  },
  {
    example: 'Who do we write to about the sauna?',
    heardAs: topicSet('sauna contact unknown book_experience'),
    pattern: asksWhomFor('sauna'),
    topic: 'sauna',
  },
  {
    example: 'We want to skip the big day and run away together.',
    heardAs: topicSet('engagement elopement unknown couples emergency anniversary offtopic'),
    pattern: either(
      /\b(?:skip|avoid|escape|forget|no|not want|without) (?:(?:all|a|the|that|any|having|whole) )*(?:big|whole|fancy|grand|large|usual|traditional|church|hotel) (?:day|wedding|do|reception|fuss)\b/,
      /\brun (?:away|off) (?:together|and (?:get married|marry|elope|tie the knot)|to (?:get married|marry))\b/,
    ),
    unless: /\b(?:birthday|anniversary|airport|flight|city|engage\w*|propos\w*|dogs?|christmas)\b/,
    topic: 'elopement',
  },
  // What to order, by what it costs.
  {
    example: 'Which of your add-ons are fixed price and which do I have to ask about?',
    heardAs: topicSet('extras unknown book_experience pay_addons experiences'),
    pattern:
      /\b(?:extras?|add ?ons?|things to order)\b.*\b(?:fixed|set|listed) prices?\b|\b(?:which|what)\b.*\b(?:extras?|add ?ons?)\b.*\b(?:on enquiry|on request|ask about|enquire|price on)\b/,
    topic: 'extras',
  },
  {
    example: 'Is there anything extra I can book to make it special for her?',
    heardAs: topicSet('book_experience extras unknown anniversary experiences'),
    pattern:
      /\b(?:anything|something|what|things?) (?:extra|else|more|additional|on top)\b.{0,12}\b(?:i|we) (?:can|could|might) (?:book|order|add|get|buy|arrange)\b/,
    unless: /\b(?:nights?|child|dogs?|people|persons?|guests?|wedding|propos\w*|engage\w*|flowers)\b/,
    topic: 'extras',
  },
  {
    example: 'Where can one order the additional offers, by phone?',
    heardAs: topicSet('contact book_experience unknown extras takeaways offtopic how_to_book'),
    pattern:
      /\b(?:where|how|whom?|which way) (?:can|could|do|does|would|should|may|to) (?:(?:one|i|we|you|guests) )?(?:order|book|add|arrange|get|request) (?:the |your |any |some |all )*(?:additional|extra|optional|further|other) (?:offers?|services?|things|items|options|treats|bits)\b/,
    topic: 'book_experience',
  },
  {
    example: 'At what point do I add the bits and pieces like the bath to my reservation?',
    heardAs: topicSet('book_experience extras heated_bath change_booking unknown how_to_book'),
    pattern:
      /\b(?:when|at (?:what|which) (?:point|stage|step)|how) (?:do|can|should|would|could) (?:i|we) (?:add|order|book|choose) (?:the |any |all the )*(?:bits and (?:pieces|bobs)|little extras|other (?:bits|things)|rest of the (?:bits|things))\b/,
    topic: 'book_experience',
  },
  {
    example: 'Which activities cost money and which are free?',
    heardAs: topicSet('experiences unknown walks price book_experience extras'),
    pattern:
      /\b(?:which|what|any)\b.{0,16}\b(?:activit\w+|experiences?|things to do)\b.*\b(?:free|cost (?:money|nothing|extra)|for nothing|included)\b/,
    unless: /\b(?:wifi|parking|wet|rain\w*|kids?|near(?:by)?|gorey|town|dates?|nights?)\b/,
    topic: 'experiences',
  },
  // A price in disguise.
  {
    example: 'What would forest bathing for two be?',
    heardAs: topicSet('forest_bathing'),
    pattern: pricedForTwo,
    topic: 'forest_bathing',
    gap: 'for two',
  },
  {
    example: 'What would reiki for two be?',
    heardAs: topicSet('reiki'),
    pattern: pricedForTwo,
    topic: 'reiki',
    gap: 'for two',
  },
  {
    example: 'What would yoga for two be?',
    heardAs: topicSet('yoga'),
    pattern: pricedForTwo,
    topic: 'yoga',
    gap: 'for two',
  },
  {
    example: 'At sixty-eight I find myself about to ask a lady for her hand.',
    heardAs: topicSet('engagement unknown offtopic experiences'),
    pattern: /\bask(?:ing)? (?:a|an|the|my|our) (?:\w+ ){1,2}for (?:her|his|their) hand\b|\bask(?:ing)? for (?:her|his) hand\b/,
    topic: 'engagement',
  },
  {
    example: 'What could she do at yours?',
    heardAs: topicSet('experiences unknown check_in offtopic'),
    pattern:
      /^(?:and |so )?what (?:could|can|would|might) (?:s?he|they|we|i|one|a person) (?:\w+ )?do (?:at yours|with you|at your place|at the retreat|on the estate)(?: all day)?$/,
    topic: 'experiences',
  },
]
