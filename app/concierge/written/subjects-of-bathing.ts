/** Subjects in the terms: the wood-fired bath, the sea and the woods. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

const drink =
  '(?:wine|prosecco|champagne|bubbly|fizz|beers?|pints?|gin|whiskey|cocktails?|drinks?|alcohol|bottle of \\w+|glass of \\w+)'
const bath = '(?:baths?|tubs?|ofuro|hot water)'

export const ofBathing: readonly Omit<Subject, 'page'>[] = [
  // “It” is the bath, whatever was discussed since.
  {
    example: 'My husband can use it alone while I sit beside it?',
    after: 'Can we order the wood-fired bath?',
    said: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she|i)\b.*\b(?:use|go in|get in|bathe in|sit in|be in) it (?:alone|on (?:his|her|my) own|by (?:him|her|my)self)\b/,
    not: /\b(?:sauna|sea|beach|kitchen|car)\b/,
    over: topicSet('unknown cancellation change_booking written meditation couples tub heated_bath bath_reheat pregnancy'),
    quoted: /\bnever one alone\b/i,
  },
  {
    example: 'Can we drink prosecco in it?',
    after: 'Is there an outdoor tub?',
    said: new RegExp(
      `\\b${drink}\\b.*\\b(?:in|into) (?:it|there|that)\\b|\\b(?:bring|take|have|carry)\\b.{0,12}\\b${drink}\\b (?:in|into|out)\\b`,
    ),
    not: /\b(?:price|cost|how much|order|euro|box|hamper)\b/,
    within: topicSet('heated_bath tub bath_reheat'),
    over: topicSet('heated_bath tub bath_reheat wine'),
    quoted: /\bafter much to drink\b/i,
    also: /\bno soap\b/i,
  },
  {
    example: 'May we bring our own wood?',
    after: 'Can we have the bath reheated?',
    said: /\b(?:own|more|extra|another|bring|add|about the) (?:\w+ )?(?:fire ?)?(?:wood|logs?)\b(?! fired)/,
    not: /\b(?:stove|inside|indoors|cabin)\b/,
    within: topicSet('heated_bath bath_reheat'),
    over: topicSet('heated_bath bath_reheat'),
    quoted: /\bnever stoke the fire\b/i,
  },
  {
    example: 'Can I bring a glass of prosecco into the bath?',
    said: new RegExp(
      `\\b${drink}\\b.*\\b(?:in|into|to|by|near|beside|at|before|then|and)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:with|after|and)\\b.*\\b${drink}\\b|\\b${bath}\\b.*\\b(?:drunk|tipsy)\\b|\\b(?:drunk|tipsy|feed of pints)\\b.*\\b${bath}\\b`,
    ),
    not: /\b(?:price|cost|how much|order|add|euro|total|buy|hamper|tray|box|cellar|room|outdoor heated bath and)\b/,
    over: topicSet('heated_bath tub wine bath_reheat'),
    quoted: /\bafter much to drink\b/i,
    also: /\bno soap\b/i,
  },
  {
    example: 'Can we be in the bath at 10 at night?',
    said: new RegExp(
      `\\b${bath}\\b.*\\b(?:on (?:my|your|his|her) own|alone|solo|by (?:my|him|her)self|at night|in the dark)\\b|\\b(?:alone|on my own|by myself)\\b.*\\b${bath}\\b`,
    ),
    not: /\b(?:without|cost|how much|order|heated for)\b|\b(?:ours|yours|us|mine) alone\b/,
    over: topicSet('heated_bath tub bath_reheat couples occupancy'),
    quoted: /\bnever one alone\b/i,
  },
  {
    example: 'Can we put more logs in the bath stove ourselves?',
    said: new RegExp(
      `\\b(?:put|add|throw|feed|stick|chuck|bring|use)\\b.{0,16}\\b(?:wood|logs?)(?! fired)\\b.{0,16}\\b${bath}\\b|\\b${bath}\\b.*\\b(?:put|add|throw|feed|stick|chuck) .{0,16}\\b(?:wood|logs?)\\b|\\b(?:feed(?:ing)?|stok(?:e|ing)|mind(?:ing)?|tend(?:ing)?|keep) (?:the |that )?fire\\b.*\\b${bath}\\b`,
    ),
    over: topicSet('heated_bath tub bath_reheat'),
    quoted: /\bnever stoke the fire\b/i,
  },
  {
    example: 'How long does the wood-fired bath take to warm up?',
    said: new RegExp(
      `\\bhow long\\b.*\\b(?:heat|fill|fire|warm|get hot|get ready|take)\\b.*\\b${bath}\\b|\\bhow long\\b.*\\b${bath}\\b.*\\b(?:heat|fill|fire|warm(?: up)?|get hot|be ready|take)\\b`,
    ),
    not: /\b(?:stay|soak|sit|last|notice|ahead|advance|train|london|to bath|flight|drive)\b/,
    over: topicSet('heated_bath tub bath_reheat'),
    quoted: /\bto fill and fire\b/i,
  },
  {
    example: 'Can I put bath salts in the ofuro?',
    said: new RegExp(
      `\\b(?:bath ?bombs?|salts?|oils?|soaps?|bubbles?|bubble bath|shampoo|shower gel|(?:wine |champagne )?glass(?:es)?(?! of)|glassware|bottles?)\\b.*\\b(?:in|into|for|to|by|near|beside|at)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:bath ?bombs?|bath salts|epsom salts|oils|soap|bubbles)\\b`,
    ),
    not: /\b(?:drunk|tipsy|after|price|cost|how much|order)\b/,
    over: topicSet('heated_bath tub wine bath_reheat'),
    quoted: /\bno soap\b/i,
  },
  // No bath is named, but nothing else takes such salts.
  {
    example: 'Can I throw in some Epsom salts for my back?',
    said: /\b(?:epsom|bath|dead sea) salts?\b|\bbath ?bombs?\b/,
    not: /\b(?:buy|sell|provided?|supply|supplied|shop|have you|do (?:you|ye) have|are there|is there|how much|best|brand)\b/,
    over: topicSet('heated_bath tub bath_reheat kitchen'),
    quoted: /\bno soap\b/i,
  },
  {
    example: 'How long does it take ye to get it hot?',
    said: /\bhow long\b.{0,24}\b(?:take|need|be|till|until|before)\b.{0,16}\b(?:get|have|is|gets|heat|fire) it(?: up)?(?: (?:hot|heated|warm|ready|lit|going))?$|\bhow long\b.{0,24}\b(?:till|until|before) it is (?:hot|warm|ready|lit)\b/,
    not: /\b(?:stay|soak|sit|last|notice|ahead|delivered)\b/,
    within: topicSet('heated_bath bath_reheat'),
    over: topicSet('heated_bath bath_reheat'),
    quoted: /\bto fill and fire\b/i,
  },
  {
    example: 'Anyone watching over it?',
    after: 'Is there a beach nearby?',
    said: /\b(?:any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:watching|minding|guarding|keeping an eye|on duty|on watch)\b/,
    within: topicSet('beach beaches'),
    over: topicSet('beach beaches'),
    quoted: /\blifeguard\b|\bup the tide\b/i,
  },
  {
    example: 'And the cover after?',
    after: 'Can we order the wood-fired bath?',
    said: /\b(?:covers?|lids?)\b/,
    not: /\b(?:charge|price|bill|cost|insurance|broken|stuck|heavy|lost)\b/,
    within: topicSet('heated_bath tub bath_reheat'),
    quoted: /\bput the lid back\b/i,
  },
  {
    example: 'Could I put oil in it?',
    after: 'Can we order the wood-fired bath?',
    said: /\b(?:oils?|bath ?bombs?|salts?|soaps?|bubbles?)\b.*\b(?:in|into|to) (?:it|there|that)\b/,
    within: topicSet('heated_bath tub bath_reheat'),
    quoted: /\bno soap\b/i,
  },
  {
    example: 'And how many can get in?',
    after: 'Can we order the wood-fired bath?',
    said: either(
      /^how many (?:people |persons |of us |guests |adults )?(?:can |could |may |do |does |will |would |it )*(?:get in|go in|fit|sit|soak|bathe|use it|be in|hold|it hold|it take|is it for|share|in at)\b/,
      /^(?:(?:is|there) )*(?:is it |there )?(?:room|space|big enough|enough room) for (?:two|three|four|both|2|3|4|the (?:two|three|four)|us|all)\b/,
      /^(?:can|could|may) (?:two|three|four|2|3|4|both|we both|all|the (?:two|three|four))(?: of us)? (?:get in|go in|fit|sit|soak|bathe|use it|be in)\b/,
    ),
    not: /\b(?:nights?|rooms?|cabins?|how long|times|euro|price|cost)\b/,
    within: topicSet('heated_bath tub bath_reheat'),
    quoted: /\btwo people, no more\b/i,
  },
  {
    example: 'Is the bath big enough for both of us?',
    said: new RegExp(
      `\\b(?:how many (?:people|persons|of us|guests|can|could|fit|does|will)|both of us|(?:two|three|four) of us|room for|big enough for|all of us)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:how many (?:people|persons|of us|fit)|room for|big enough for|both of us|two of us|fit (?:two|both|three|four|us))\\b`,
    ),
    not: anyOf(
      /hours?|min(?:ute)?s?|how long|foot|feet|tall|euro|price|cost|how much|altogether|come to|reheat|nights?|times/,
      /baths\b.*\b(?:and|plus)|breakfast|hamper|tray|box|private|share|total|(?:just|only) for (?:us|the two of us|both of us)/,
    ),
    over: topicSet('heated_bath tub occupancy couples'),
    quoted: /\btwo people, no more\b/i,
  },
  {
    example: "What if it's too windy for the bath?",
    said: new RegExp(
      `\\b(?:wind|windy|storm|stormy|lightning|thunder|gale|raining|rain|rains|snow)\\b.*\\b${bath}\\b|\\b${bath}\\b.*\\b(?:wind|windy|storm|stormy|lightning|thunder|gale)\\b`,
    ),
    over: topicSet('heated_bath tub weather room_stormchaser'),
    quoted: /\bput out the fire\b|\banother time or your money\b/i,
  },
  // Nothing is written about rain alone, but about worse weather.
  {
    example: 'Can we use the bath in the rain?',
    said: new RegExp(`\\b${bath}\\b.*\\b(?:rain|rains|raining|snow|snowing|snows|hail|bad weather|wet day)\\b`),
    over: topicSet('heated_bath tub'),
    beside: true,
    quoted: /\bput out the fire\b|\banother time or your money\b/i,
  },
  {
    example: 'Does a lifeguard watch over the beach in summer?',
    said: either(
      /\blife ?guards?\b/,
      /\b(?:can|could|may|do people|do you|do ye|allowed to|possible to|good to|ok to|nice to) (?:(?:we|i|you|one|people|guests) )?(?:actually |really |also |even |still )*(?:go (?:for a |in for a )?)?(?:swim|swimming|bathe|paddle)\b/,
      /\b(?:sea|water|beach|strand) (?:ok|okay|alright|all right|grand|fit|good|safe) (?:for|to) (?:a |go for a |have a )?(?:dip|swim|swimming|paddle)\b/,
      /\b(?:safe|dangerous) (?:to (?:swim|bathe)|for (?:swimming|bathing)|swimming)\b/,
      /\b(?:currents?(?! (?:weather|prices?|rates?|offers?|conditions?)\b)|rip ?tides?|tide times?|tides?)\b/,
    ),
    not: anyOf(
      /pool|tub|bath|cold|warm|temperature|lake|river|naked|nude|dogs?|nearest|how far|drive|after|cut off|caught|swept/,
      /causes?|why are there|unless (?:she|he|they|we|i) can/,
    ),
    over: topicSet('beach beaches weather'),
    quoted: /\blifeguard\b|\bup the tide\b/i,
  },
  // The estate’s own paths.
  {
    example: 'Can we walk them at night?',
    after: 'Are there walks?',
    said: /\b(?:lit|lights?|lighting|dark|night|torch|flashlight)\b/,
    not: /\b(?:price|cost|much|stay|room|shin(?:e|es|ing))\b/,
    within: topicSet('walks'),
    quoted: /\bno lights at night\b/i,
  },
  {
    example: 'Do I need to worry about ticks?',
    said: /\bticks?\b(?! (?:the|all|every|off|box))/,
    not: /\b(?:bit|bite|bitten|stung|(?:on|in|off|out of) (?:my|his|her|our) \w+)\b/,
    over: topicSet('walks'),
    quoted: /\bticks\b/i,
  },
]
