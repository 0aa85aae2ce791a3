/** What guests do with a day, and with a feast day: “We have one full day, ideas?” */

import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leadIn, opening } from './everyday-words.ts'

const taught = [
  ['yoga', 'Can I do yoga while my husband sleeps in?'],
  ['reiki', 'Can I book a reiki session straight online or how does that go?'],
  ['meditation', 'Can we do meditation?'],
] as const

/** Each with the question of its price and of how it is booked. */
const onEnquiry = [
  ['yoga', 'How much is a yoga lesson?', 'How do I book yoga?'],
  ['reiki', 'How much is reiki?', 'How do I book reiki?'],
  ['meditation', "What's the price of meditation?", 'How do I book meditation?'],
  ['sauna', 'How much is the sauna?', 'How do I book the sauna?'],
  ['forest_bathing', 'How much does forest bathing cost?', 'Where would I book forest bathing?'],
] as const
const priceOf = (what: string) => new RegExp(`^(?=.*\\b(?:how much|prices?|costs?|charge|pay \\d+ euros?)\\b).*\\b${what}\\b`)
const notOfPrice = anyOf(/free|included|and (?:the |a )?(?:yoga|reiki|sauna|meditation|massage)|bath(?!ing)|build|home/)

const anyone =
  '(?:you|people|one|we|i|guests|couples|they|(?:an?|the) (?:fella|man|woman|lad|girl|body|person|guest|soul|couple|lady))'
const aroundHere =
  '(?:(?:around|round|about|out) (?:there|here)|(?:around|round|about|on|in) (?:the|your) (?:place|estate|grounds|property))'

export const ofDaysOut: readonly Form[] = [
  // From a bed or a window it is the view.
  {
    example: 'I must see the ocean once.',
    heardAs: topicSet('windows beach beaches unknown emergency offtopic location walks'),
    pattern:
      /\b(?:must|have to|has to|got to|need to|want to|wants to|like to|love to|never|dying to) (?:\w+ )?(?:see|saw|seen) (?:the )?(?:sea|ocean|irish sea|atlantic)\b/,
    unless:
      /\b(?:from|beds?|windows?|wake|waking|rooms?|cabins?|lodge|deck|tub|bath|stargazer|sunriser|stormchaser|which|best|storms?|view)\b/,
    topic: 'beach',
  },
  {
    example: 'What could we put in that day without leaving the estate?',
    heardAs: topicSet('anniversary experiences unknown walks'),
    pattern:
      /\bwhat (?:could|can|should) we (?:put in (?:it|that day)|fill it with)\b|\bwhat can we do (?:there|here) if we (?:get|are) bored\b/,
    topic: 'experiences',
  },
  {
    example: 'If all goes to plan she arrives as my girlfriend and leaves as my fiancée.',
    heardAs: topicSet('unknown check_in check_out late_check_out engagement couples parking how_to_book'),
    pattern:
      /\b(?:leav(?:e|es|ing)|(?:go(?:es|ing)?|com(?:e|es|ing)|head(?:s|ing)?|driv(?:e|es|ing)) (?:home|back|away)) (?:\w+ )?as (?:my|his|her|a) (?:fianc[eé]e?|(?:wife|husband|bride) to be)/,
    topic: 'engagement',
  },
  {
    example: 'I want to make the marriage proposal at your place.',
    heardAs: topicSet('emergency unknown engagement elopement anniversary offtopic'),
    pattern: /\b(?:marriage (?:request|proposal)|request of marriage)\b/,
    topic: 'engagement',
  },
  {
    example: 'What can you do around there?',
    heardAs: topicSet('beaches assistant experiences unknown town doctor beach offtopic about how_to_book occupancy'),
    pattern: new RegExp(
      `\\bwhat (?:else )?(?:can|could|do|would|does|might) ${anyone} (?:actually |usually |even )?do ${aroundHere}\\b|\\bwhat (?:is there|can one find) to do (?:around|round|about|out) (?:there|here)\\b|\\bwhat else (?:can|could) ${anyone} do there (?:apart from|besides|other than)\\b`,
    ),
    unless: /\b(?:rains?|raining|wet|weather|night|evening|eat|town|gorey|nearby|power)\b/,
    topic: 'experiences',
  },
  {
    example: 'We have one full day, ideas?',
    heardAs: topicSet('change_booking children housekeeping check_out unknown experiences flexi two_night offtopic'),
    pattern: /\b(?:a|one|two|three|1|2|3) (?:full |whole |free |spare )?days?\b.{0,12}\bideas$/,
    topic: 'experiences',
  },
  // It is not meditation that they want.
  {
    example: "My husband can't sit still",
    heardAs: topicSet('meditation unknown offtopic'),
    pattern:
      /\b(?:can|could|does|do) not (?:ever |really )?(?:sit|keep|stay) still\b|\b(?:mad|crazy|spare|restless) (?:if|when) (?:i|he|she|we) (?:have to |has to |must )?(?:sits?|keeps?|stays?) still\b/,
    topic: 'experiences',
  },
  {
    example: 'Where do we put our names down for the yoga?',
    heardAs: topicSet('sauna yoga reiki meditation forest_bathing book_experience unknown newsletter how_to_book experiences'),
    pattern:
      /\b(?:where|how) (?:do|can|could|would|should) (?:we|i) (?:put|get) (?:our|my) names? (?:down|on the list) for (?:the |a |some )?(?:sauna|yoga|reiki|meditation|forest bathing|experiences?)\b/,
    topic: 'book_experience',
  },
  {
    example: 'Who do we contact about booking a sauna?',
    heardAs: topicSet('sauna yoga reiki meditation forest_bathing contact book_experience unknown'),
    pattern:
      /\bwho\b.*\b(?:contact|ask|talk to|speak to|ring|see)\b.*\b(?:book\w*|arrang\w*|reserv\w*|set(?:ting)? up)\b.*\b(?:sauna|yoga|reiki|meditation|forest bathing|experiences?)\b/,
    topic: 'book_experience',
  },
  {
    example: "I'd like to propose at sunset.",
    heardAs: topicSet('engagement unknown'),
    pattern: /\b(?:propose|proposing|pop the question|get engaged|getting engaged)\b/,
    unless: /\b(?:which|what|where|cost|price|how much|free|available)\b/,
    topic: 'engagement',
  },
  {
    example: 'How do visitors usually spend their time with you?',
    heardAs: topicSet('unknown experiences offtopic assistant testimonials couples'),
    pattern:
      /\bhow (?:do|would|does|could) (?:your |the |most |other )?(?:visitors|guests|people|couples|everyone|one) (?:\w+ )?(?:spend|fill|pass) (?:their|the|its|a) (?:time|days?|hours|weekend)\b/,
    topic: 'experiences',
  },
  {
    example: "We'd like to add one of your experiences to our visit. What's the procedure?",
    heardAs: topicSet('unknown book_experience experiences extras change_booking offtopic'),
    pattern:
      /\badd (?:(?:one|some|any) of )?(?:your|the|an) experiences?\b|\blike (?:something|one|a few|some) (?:off|from|on) (?:your|the) (?:list of experiences|experiences? (?:list|menu|page))\b/,
    topic: 'book_experience',
  },
  {
    example: 'What do you charge for a session?',
    heardAs: topicSet('price unknown yoga reiki meditation sauna'),
    pattern: /\b(?:charge|cost|price|pay|much)\b.{0,16}\b(?:for )?(?:a|one|each|per|the) (?:session|class|lesson)\b/,
    unless: /\b(?:night|room|stay)\b/,
    topic: 'experiences',
    gap: 'charge',
  },
  {
    example: 'I need to switch my head off. Anything for that?',
    heardAs: topicSet('check_out late_check_out change_booking unknown heating experiences offtopic'),
    pattern: /\bswitch (?:my|our|the) (?:heads?|brains?|minds?) off\b|\bswitch off (?:my|our|the) (?:heads?|brains?|minds?)\b/,
    topic: 'experiences',
  },
  // Something is to be set out before they come.
  {
    example: 'Want to surprise my wife with something when we walk in.',
    heardAs: topicSet('anniversary unknown offtopic contact wine walks engagement experiences how_to_book check_in'),
    pattern: either(
      /\b(?:surprise|treat|spoil) (?:my|her|him|the|our)\b.*\b(?:walk in|arriv\w+|get there|open the door|room|cabin|waiting|when we)\b/,
      /\b(?:something|anything|flowers|a bottle|champagne)\b.*\b(?:waiting|in the (?:room|cabin|lodge)|before we (?:come|arrive|get))\b/,
      /\b(?:prosecco|a surprise|a card)\b.*\b(?:waiting|in the (?:room|cabin|lodge)|before we (?:come|arrive|get))\b/,
      /\b(?:something|anything|flowers|a bottle|champagne|prosecco|a surprise|a card)\b.*\bwhen we (?:walk in|arrive|get there|come)\b/,
    ),
    unless: either(
      /\b(?:how much|cost|price|propos\w*|engage\w*|ring|birthday|breakfast|bath|box|hamper|fridge|heating)\b/,
      /\b(?:is there|dog|wine|red|white|beers?|bottle of (?!champagne|prosecco|bubbly|fizz))\b/,
    ),
    topic: 'anniversary',
  },
  ...taught.map(([topic, example]) => ({
    example,
    heardAs: topicSet(`${topic} unknown experiences`),
    pattern: new RegExp(
      `^${leadIn}(?:can|could|may) (?:i|we|one of us|my \\w+|she|he)(?: also| just)? (?:do|have|book|try|take|join|get) (?:some |a |the )?${topic}(?: class| lesson| session)?\\b(?! (?:in|on|at|with|and|for|every|free))`,
    ),
    topic,
  })),
  {
    example: 'What is there for someone who is stressed out and needs calming down?',
    heardAs: topicSet('contact unknown doctor experiences couples low offtopic about meditation'),
    pattern:
      /\b(?:what (?:is there|have you|do you (?:have|offer|do)|can (?:i|we|you))|anything|something)\b.*\b(?:stressed(?: out)?|burn(?:t|ed) out|calm(?:ing)?(?: \w+)? down|unwind|wind down|switch off|de ?stress|exhausted|relax(?:ing)?)\b/,
    unless: /\b(?:die|end it|hurt|help me|hospital|doctor|pills?)\b/,
    topic: 'experiences',
  },
  // All of these are arranged on enquiry.
  ...onEnquiry.map(([topic, example]) => ({
    example,
    heardAs: topicSet(`unknown offtopic extras experiences ${topic}`),
    pattern: priceOf(topic.replace('_', ' ')),
    unless: notOfPrice,
    topic,
    gap: 'price',
  })),
  {
    example: 'How much is the picnic basket?',
    heardAs: topicSet('unknown offtopic extras experiences picnic'),
    pattern: priceOf('picnic (?:basket|hamper)s?'),
    unless: notOfPrice,
    topic: 'picnic',
    gap: 'price',
  },
  // What forest bathing is.
  {
    example: 'Do people swim in the woods?',
    heardAs: topicSet('unknown offtopic beaches beach walks acres'),
    pattern: /\b(?:swim\w*|bath\w*|dip)\b.{0,16}\b(?:in|among) (?:the |a )?(?:woods?|forest|trees)\b/,
    topic: 'forest_bathing',
  },
  {
    example: 'Any chance of decorations in the room before we get there?',
    heardAs: topicSet('unknown offtopic lost check_in anniversary engagement housekeeping book_experience'),
    pattern: /\b(?:decorat\w*|balloons?|banners?|petals|birthday cake)\b/,
    unless: /\b(?:christmas tree|house|style|who|(?:only|just) (?:for )?decorat\w*)\b/,
    topic: 'anniversary',
    gap: 'decorations',
  },
  ...onEnquiry.map(([topic, , example]) => ({
    example,
    heardAs: topicSet('book_experience unknown offtopic how_to_book yoga reiki meditation sauna forest_bathing'),
    pattern: new RegExp(
      `\\b(?:how|where) (?:do|can|would|to) ?(?:i|we)? ?(?:book|order|arrange|reserve|get|organi[sz]e) (?:the |a |some )?(?:\\w+ )?${topic.replace('_', ' ')}\\b`,
    ),
    topic,
  })),
  {
    example: 'Can you help with a proposal?',
    heardAs: topicSet('unknown engagement contact anniversary offtopic how_to_book'),
    pattern: either(
      /\b(?:propos(?:e|al|ing)|engagement)\b.*\b(?:flowers?|petals|hide|candles|decorat\w*|set ?up|help)\b/,
      /\b(?:flowers?|petals|hide|candles|decorat\w*|set ?up|help)\b.*\b(?:propos(?:e|al|ing)|engagement)\b/,
      /\b(?:hide|mind|keep) (?:the|a|an|my|her|his) (?:engagement )?ring\b/,
      /\bkeep (?:it|this|that|our plans?) (?:a |as a )?(?:secret|surprise|quiet|hush\w*)\b(?: from)?/,
    ),
    unless: /\b(?:cost|how much|price|lost|shop|buy)\b/,
    topic: 'engagement',
  },
  {
    example: 'Is there anything for my birthday?',
    heardAs: topicSet('availability unknown experiences anniversary occupancy engagement offtopic'),
    pattern: either(
      /\bbirthdays?\b.*\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b/,
      /\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b.*\bbirthdays?\b/,
    ),
    unless: anyOf(
      /vouchers?|cakes?|balloons?|part(?:y|ies)|gifts?|presents?|free|available|availability|taken|booked|discount|forgot/,
      /nothing/,
    ),
    topic: 'anniversary',
    gap: 'birthday',
  },
  {
    example: 'Can we order extras from here?',
    heardAs: topicSet('wine takeaways unknown book_experience offtopic pay_addons how_to_book'),
    pattern: opening(
      /(?:can|could|may) (?:i|we) (?:order|get things|ask for things) (?:it |them |things |something |extras |food )?(?:from |through |with |in )?(?:here|you|this chat|the chat)$/,
    ),
    topic: 'book_experience',
  },
  // Small things set out, of which the anniversaries tell.
  {
    example: 'Do you do flowers?',
    heardAs: topicSet('unknown anniversary engagement housekeeping experiences offtopic'),
    pattern: either(
      opening(
        /(?:can|could|would|will|do|might) (?:you|ye|yous|somebody|someone|we|i|there) .{0,24}\b(?:flowers?|bouquet|bunch of \w+|roses|petals|balloons)\b/,
      ),
      /\bsurprise\b.{0,24}\b(?:flowers?|bouquet)\b/,
      /\b(?:flowers?|bouquet)\b.{0,16}\b(?:waiting|in the (?:room|cabin|lodge)|on (?:the|our) (?:bed|table))\b/,
    ),
    unless: /\b(?:pick|wild ?flowers?|allerg\w*|bring (?:our|my)|which|garden|bloom)\b/,
    topic: 'anniversary',
    gap: 'flowers',
  },
  {
    example: 'What kind of things can you do around the place?',
    heardAs: topicSet('experiences about unknown walks book_experience'),
    pattern: either(
      /\bwhat (?:kind|sort|class|type)s? of (?:things?|stuff) (?:can|could|would|do) (?:you|we|one|people|guests) (?:do|get up to)\b/,
      /\b(?:more|much|anything|lots|something) (?:going )?on at (?:yours|your place)\b/,
    ),
    unless: /\b(?:near|town|help|book|website|cheaper)\b/,
    topic: 'experiences',
  },
  {
    example: 'Would we be twiddling our thumbs by day two?',
    heardAs: topicSet('unknown check_in experiences hello about offtopic couples'),
    pattern: /\b(?:twiddl\w+ (?:our|my|your) thumbs|at a loose end)\b/,
    topic: 'experiences',
  },
  {
    example: 'Just ourselves and somebody to read the vows.',
    heardAs: topicSet('experiences elopement unknown engagement complaint book_experience couples occupancy'),
    pattern: /\b(?:read|say|exchange|take|swap|speak) (?:the |our |their )?vows\b/,
    topic: 'elopement',
  },
  {
    example: "I'd like the place done up nicely for the occasion.",
    heardAs: topicSet('children unknown yoga anniversary rooms experiences couples'),
    pattern: /\b(?:room|cabin|lodge|place) (?:done up|decked out|dressed up|decorated|dolled up)\b/,
    unless: /\b(?:restored|propos\w*|ring)\b/,
    topic: 'anniversary',
  },
  {
    example: 'Could you give us some ideas on how to fill the days?',
    heardAs: topicSet('experiences unknown picnic offtopic assistant walks couples about heated_bath order_details'),
    pattern:
      /\b(?:ideas?|tips|suggestions?|inspiration|advice)\b.{0,12}\b(?:how to|how we (?:can|could|might)|what to|for) (?:fill|spend|pass|do with|filling|spending|passing) (?:the|our|those|these|a|two|three|\w+) ?(?:days?|time|hours|weekend|afternoons?|evenings?)\b/,
    unless: /\b(?:near(?:by)?|in town|in gorey|outside the estate)\b/,
    topic: 'experiences',
  },
  {
    example: 'Do you arrange something when a man wants to ask his partner to marry him?',
    heardAs: topicSet('elopement unknown engagement anniversary offtopic experiences wine couples children'),
    pattern:
      /\bask(?:s|ing)? (?:(?:his|her|my|our|their|your|the|a) (?:\w+ ){1,2}|her |him |them )to marry (?:me|him|her|them)\b/,
    unless: /\b(?:asked|said yes|married already|cost|how much|price)\b/,
    topic: 'engagement',
  },
]
