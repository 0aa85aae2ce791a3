/** Aspects of booking, paying, coming and going of which nothing is written: “And if we cancel five days before?” */
import { anyOf, singularOrPlural } from '#app/understanding/any-of.ts'
import type { Aspects } from './aspects-of-a-topic.ts'

export const aspectsOfAStay: Aspects = {
  late_check_out: {
    example: "What's the last moment I can add late checkout?",
    unwritten: anyOf(
      /(?:leave|leaving|drop|mind|store|keep) (?:our|my|the|your) (?:bags?|luggage|suitcases?|cases|gear)/,
      /last (?:moment|minute)|deadline|how late can (?:i|we) (?:add|book|order)/,
    ),
  },
  two_night: {
    example: 'How much off is a full week?',
    unwritten: /\b(?:week|seven nights|7 nights|three nights|3 nights|third night)\b/,
  },
  price: {
    example: 'What does a week in Sunriser cost?',
    unwritten: singularOrPlural(
      /(?:a|per|one|two|whole|full|for a|each) (?:week|month|fortnight)|weekly|monthly|christmas|new year|easter|minibar/,
      /extra person/,
    ),
  },
  best_rate: {
    example: 'Do you price match booking.com?',
    unwritten:
      /\b(?:how much (?:more|dearer|cheaper|less)|price match|match (?:the|that|their|a) price|score|rating|review)(?:s|es)?\b/,
  },
  check_in: {
    example: 'Can we drop our bags before check in?',
    unwritten: singularOrPlural(
      /what happens|miss the|(?:friends|visitors) (?:drop|pop|visit|call|come over)|(?:[1-9]|1[01])(?::\d\d)? ?am/,
      /in the morning at|(?:at )?[1-9] in the morning|midnight|bags?|luggage|suitcases?|drop off|24 hours|online/,
      /reception|who (?:hands|gives|meets|greets|lets|checks|will meet|will greet)/,
    ),
  },
  check_out: {
    example: 'Where do I drop the keys when leaving?',
    unwritten:
      /\b(?:keys?|clean(?:ing)?|tidy|strip the|dishes|wash(?:ing)? up|rubbish|bins?|bags?|luggage|suitcases?|store)(?:s|es)?\b/,
  },
  pets: {
    example: 'Is there a pet fee?',
    unwritten: singularOrPlural(
      /fee|charge|cost|how much|extra|supplement|price|surcharge|deposit|limit|bed|bowl|food|treats|lead|leash|loose|sitter/,
      /sitting|walker|groom|vet|fence|fenced|garden|alone|breed|large|size|how many|maximum|restaurant|beach/,
    ),
  },
  children: {
    example: 'Would there be a discount for children?',
    unwritten: /\b(?:babysitting service|nanny|playground|discount)(?:s|es)?\b/,
  },
  deposit: {
    example: 'How much is the deposit?',
    unwritten:
      /\b(?:how much|amount|how many|when(?! (?:we|i) (?:come|arrive|check in|turn up)\b)|(?<=\bor )when|returned|get (?:it )?back|refund|long)(?:s|es)?\b/,
  },
  cancellation: {
    example: 'And if we cancel five days before?',
    unwritten: singularOrPlural(
      /break (?:something|anything|a|the)|how many|how much|deadline|hours|exact|percentage|when will|when do|(?<!\b(?:can|could|may|do|how to|if) (?:(?:i|we) )?(?:still |just |even )?cancel )my booking/,
      /fee for|days before|up to when|insurance|long does/,
    ),
  },
  engagement: {
    example: 'Do you know a photographer for a proposal?',
    unwritten:
      /\b(?:how much|cost|price|charge|photographer|champagne|(?:buy|choose|sell|provide) (?:\w+ ){0,2}ring|fireworks)(?:s|es)?\b/,
  },
  elopement: {
    example: 'A wedding with up to 200 people?',
    unwritten: singularOrPlural(
      /\d{2,}|large|big wedding|how much|cost|price|charge|legal|registrar|licence|(?:how many|more) guests|celebrant/,
      /photographer/,
    ),
  },
  anniversary: {
    example: 'How much is the anniversary setup?',
    unwritten: /\b(?:how much|cost|price|charge)(?:s|es)?\b/,
  },
  vouchers: {
    example: 'Can two vouchers be combined?',
    unwritten: singularOrPlural(
      /envelope|(?:gift|nice|pretty|lovely) box|wrapp(?:ed|ing)|ribbon|amounts?|values?|how much|cost|price|minimum/,
      /combine|two vouchers|several|refund|lost|part|change|cash (?:back|out|value)|for cash|transfer|extend|extension/,
      /name on|has my|balance|spa|lidl|aldi|tesco|dunnes|supervalu|one4all|amazon|ryanair|ikea|10 percent|newsletter/,
      /discount code|promo/,
    ),
  },
  newsletter: {
    example: 'Is the code combined with a student discount?',
    unwritten: singularOrPlural(
      /student|senior|pensioner|nurse|military|group|week|long stay|longer|combine|loyalty|how often|unsubscribe/,
      /black friday|birthday/,
    ),
  },
  how_to_book: {
    example: 'Can we book the whole estate?',
    unwritten: singularOrPlural(
      /whole estate|entire|table|(?:book|reserve|arrange|get) (?:\w+ ){0,3}(?:flight|taxi|train|massage)|restaurant/,
      /how far in advance|which bank|without (?:a )?card/,
    ),
  },
  gate_code: {
    example: 'What if the power is out at the gate?',
    unwritten: anyOf(
      /heights?|widths?|open automatically|(?:no|without|out of) (?:power|electricity)|power ?(?:cut|outage|failure)/,
      /(?:when|if|while) (?:the )?(?:power|electricity) (?:is )?(?:out|off|down|gone|goes|fails)/,
    ),
  },
  contact_form: {
    example: 'Who reads the contact form?',
    unwritten: /\b(?:who (?:reads|gets|answers|sees)|how (?:soon|quick|quickly|fast|long)|attach|attached|upload)\b/,
  },
  per_room: {
    example: 'Is there a supplement per room?',
    unwritten:
      /\b(?:(?:a|per|one|two|whole|full|for a|each) (?:week|month|fortnight)|weekly|monthly|supplement|(?:third|extra) person)(?:s|es)?\b/,
  },
  couples: {
    example: 'Is there a couples massage?',
    unwritten: /\b(?:discount|massage)(?:s|es)?\b/,
  },
  pay_addons: {
    example: 'Can I pay with Amex?',
    unwritten: singularOrPlural(
      /cash|paypal|amex|american express|revolut|apple|google|klarna|bitcoin|instalment|upfront|for the room|for the stay/,
      /for our stay|invoice|declined|go through|went through|dollars/,
    ),
  },
  currency: {
    example: 'Can we pay in dollars?',
    unwritten: /\b(?:dollars?|exchange|convert|bitcoin|pay)(?:s|es)?\b/,
  },
  assistant: {
    example: 'Which model are you?',
    unwritten: /\b(?:which|what) (?:model|version|company)|\bopenai|anthropic|gemini|gpt|prompt\b/,
  },
  gallery: {
    example: 'Who was the photographer?',
    unwritten: /\b(?:photographer|shoot|drone|instagram)(?:s|es)?\b/,
  },
  testimonials: {
    example: 'What is your score on TripAdvisor?',
    unwritten: singularOrPlural(
      /rating|score|stars?|tripadvisor|google|booking|airbnb|how many|real|genuine|fake|true|who (?:wrote|writes)|leave/,
      /leaving|write|writing|give|post|worst|best|bad|negative|average|latest|video/,
    ),
  },
  occupancy: {
    example: 'Can we have visitors?',
    unwritten: singularOrPlural(
      /bags|cases|work there|work for|staff|employ|meeting|event|party (?:for|with)|wedding|whole estate|altogether on/,
      /visitors?|day/,
    ),
  },
}
