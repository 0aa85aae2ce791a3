/** What is asked next of the estate, its guide, its rules or the concierge itself, whatever was spoken of. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const aboutRooms = topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest')
/** Of these, it may be loud or quiet, too. */
const elsewhere = topicSet('beach beaches cafes eating_out takeaways town walks taxis sauna')

export const ofThePlaceItself: readonly FollowUpRule[] = [
  {
    example: ['How much is a night?', 'Sorry, what is the estate?'],
    evenIfComplete: true,
    readAs: topicSet('about'),
    atLeast: 0.8,
    said: /\bwhat (?:actually |exactly |even |really )*(?:is|are) (?!(?:it|that|there|they|included|in)\b)/,
    byItself: true,
  },
  {
    example: ['Am I talking to a person?', 'So describe the whole place in short'],
    evenIfComplete: true,
    said: /^(?:please |can you |could you )*(?:describe|sum up|tell (?:me|us) about) (?:the |your )?(?:whole|entire) (?:place|estate)(?: (?:in|to|for|please|short|brief|me|us|a|few|words?|sentences?|nutshell))*$/,
    topic: 'about',
  },
  {
    example: ['How much is Stargazer?', 'What is Sunriser like?'],
    evenIfComplete: true,
    before: topicSet('price weekend cheapest dearest tub heated_bath'),
    readAs: aboutRooms,
    atLeast: 0.85,
    said: /^what (?:is|are) .{3,24} like(?: (?:then|inside))?$/,
    byItself: true,
  },
  {
    example: ['Is there a pub on site?', 'Is it quiet so, we badly need a break from noise'],
    evenIfComplete: true,
    notBefore: elsewhere,
    said: /^is it (?:very |really |nice and |properly )?(?:quiet|peaceful)(?: (?:so|there|here|then|at yours))*(?: (?:we|i) .{4,60})?$/,
    topic: 'couples',
  },
  {
    example: ['Which cabin is the best for stars?', 'How do you know all this?'],
    evenIfComplete: true,
    said: either(
      /^who (?:am|are) (?:i|we) (?:actually |even )?(?:speaking|talking|chatting|texting|writing|dealing) (?:with|to)(?: (?:here|now|please|then|exactly))*$/,
      /\bchat ?gpt\b|^how (?:do|can|would) you know all (?:of )?(?:this|that|it)\b/,
    ),
    topic: 'assistant',
  },
  {
    example: ['Do you arrange proposals?', 'Is there a form for that?'],
    evenIfComplete: true,
    said: either(
      /\bis there (?:somewhere|anywhere|a (?:place|spot|box)|any way)\b.*\bto (?:send|leave|write|post|put)(?: you)? (?:an? |my |our )?(?:query|question|message|enquiry|note)\b/,
      /\bis there (?:a|any) form for (?:me|us|that|it|people|others)\b/,
    ),
    not: /\b(?:booking|guide|order)\b/,
    topic: 'contact_form',
  },
  {
    example: ['How do I get to you?', 'Is there a page with everything on it?'],
    evenIfComplete: true,
    said: /\b(?:page|place|document|booklet|brochure|folder|somewhere|guide) (?:with|that has|for|which has) everything\b(?! (?:to|we|i) (?:pay|cost|owe))/,
    topic: 'guest_guide',
  },
  {
    example: ['Am I talking to a person?', "So what's kept about me?"],
    evenIfComplete: true,
    said: either(
      /\bwhat (?:is|do you|will be|gets) (?:keep|kept|store|stored|saved?|held|hold|recorded?) (?:about|of|on) (?:me|us|guests)\b/,
      /\b(?:pass|sell|give|share|hand)\b.{0,12}\b(?:my|our) (?:e ?mail|data|details|address|name|information)\b/,
    ),
    topic: 'privacy',
  },
  {
    example: ['How long is a voucher valid?', 'Is there somewhere with all the rules written down?'],
    evenIfComplete: true,
    said: /\b(?:somewhere|place|page|where)\b.*\b(?:all )?(?:the |your )?(?:rules|conditions|small print) (?:are )?(?:written|set|laid|put) (?:down|out)\b/,
    topic: 'terms',
  },
  {
    example: ['Is the price per person?', 'I saw it on another site, would you match or beat that?'],
    evenIfComplete: true,
    said: /\b(?:another|other|different|elsewhere)\b.*\b(?:match|beat|undercut) (?:it|that|them|or beat)\b/,
    topic: 'best_rate',
    gap: /\b(?:match|beat|undercut)\b/,
  },
  {
    example: ['Tell me about Stormchaser', "Where can I check if there's a storm coming in right now?"],
    evenIfComplete: true,
    said: /\bwhere (?:can|could|do|would) (?:i|we) (?:check|see|look up|find)\b.*\b(?:storms?|rain\w*|wind\w*|weather|sunny)\b.*\b(?:right now|now|at the moment|today)\b/,
    topic: 'weather',
  },
  {
    example: ['How warm are the cabins?', 'And outside at the moment, where can I see it?'],
    evenIfComplete: true,
    before: topicSet('heating heating_and_cooling windows walks beach'),
    readAs: topicSet('weather'),
    atLeast: 0.4,
    said: /\boutside\b.*\b(?:now|at the moment|today)\b/,
    topic: 'weather',
  },
  {
    example: ['When is check-in?', 'Will someone meet us?'],
    evenIfComplete: true,
    before: topicSet('check_in'),
    said: /^(?:will|would|does|is) (?:someone|somebody|anyone|anybody|there (?:someone|anyone)) (?:be there to |going to |to )?(?:meet|greet|welcome|receive) us(?: (?:there|then|when we (?:arrive|come)))?$/,
    topic: 'check_in',
    gap: /\b(?:meet|greet|welcome|receive)\b/,
  },
  {
    example: ['How many acres do you have?', 'Could we run away and get hitched on it lol'],
    evenIfComplete: true,
    said: /\b(?:run away|run off|elope|sneak (?:off|away))\b.*\b(?:hitched|married|wed)\b/,
    topic: 'elopement',
  },
]
