/** What lies around the estate: pubs, shops, the sea. “Is there a pub we can walk to?” */

import { diningNearby } from '#app/estate/dining.ts'
import { estate } from '#app/estate/estate.ts'
import { beaches, towns } from '#app/estate/nearby.ts'
import { either, oneOf } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { leadIn, opening } from './everyday-words.ts'

const aTown = towns.map(({ name }) => plain(name)).join('|')
const toEat = '(?:pubs?|restaurants?|bars?|chippers?|bistros?|(?:somewhere|anywhere|a place) (?:to|we can|for us to) eat)'
const tables = oneOf(...diningNearby.map(({ name }) => name.replace(/^The /, '').toLowerCase()))
const beachNames = oneOf(...beaches.map(({ name }) => name.toLowerCase()))
const countyTown = `${plain(estate.address.region.replace('Co. ', ''))} town`

export const ofTheCountryRound: readonly Form[] = [
  {
    example: 'Is the place private?',
    heardAs: topicSet('couples about acres unknown tub'),
    pattern: /^(?:or )?is (?:it|the (?:estate|place|land)) (?:all )?private(?: land| property)?$/,
    topic: 'acres',
  },
  {
    example: 'Is there a pub we can walk to?',
    heardAs: topicSet('walks unknown beach town beaches'),
    pattern: new RegExp(
      `\\b${toEat}\\b.*\\bwalk(?:ing|able)?\\b|\\bwalk(?:ing)?(?: distance)?\\b.*\\b(?:to|of|from)\\b.{0,12}\\b${toEat}\\b`,
    ),
    unless: /\b(?:on|within) (?:the |your )?(?:grounds|site|estate|premises)\b/,
    topic: 'eating_out',
  },
  {
    example: 'Like what in Gorey?',
    heardAs: topicSet('location unknown boutique cafes eating_out beaches experiences'),
    pattern: new RegExp(
      `^${leadIn}(?:like )?what(?: (?:is there|else is there|sort of things|kind of things))?(?: to (?:do|see|buy|get))? in (?:the )?(?:town|${aTown})$`,
    ),
    topic: 'town',
  },
  {
    example: 'Sandy beach for a picnic',
    heardAs: topicSet('picnic unknown beach beaches offtopic walks'),
    pattern: /\b(?:sandy|quiet|quieter|nice|good|best|lovely|secluded) beach\b/,
    unless: /\b(?:basket|hamper|order|dogs?|pups?|in the world)\b/,
    topic: 'beaches',
  },
  {
    example: 'Which beach for a dog walk?',
    heardAs: topicSet('offtopic unknown beach beaches walks'),
    pattern: /\b(?:which|what|any) beach(?:es)?\b.*\b(?:dogs?|pups?|puppy)\b/,
    topic: 'beaches',
    gap: 'dog',
  },
  {
    example: 'Is there anywhere to swim?',
    heardAs: topicSet('unknown beach beaches sauna walks'),
    pattern: /\b(?:anywhere|somewhere|place|places|spot)\b.{0,24}\b(?:swim|swimming|dip|paddle)\b/,
    unless: /\b(?:pool|indoor|heated|inside|lake|river|lifeguard)\b/,
    topic: 'beach',
  },
  {
    example: 'Someplace we can grab groceries before we get there?',
    heardAs: topicSet('town unknown dining check_in location eating_out'),
    pattern: either(
      /\b(?:grab|get|buy|pick up|stock up on|do)\b.{0,12}\b(?:groceries|provisions|food shopping|the (?:big |weekly )?shop(?:ping)?)\b/,
      /\b(?:groceries|provisions)\b.{0,16}\b(?:near(?:by|est)?|close|around|on the way|before (?:we|i) get)\b/,
    ),
    unless: /\b(?:deliver\w*|for us|you (?:get|buy|leave)|fridge|open|until|till)\b/,
    topic: 'town',
  },
  {
    example: 'Is the beach far for an old dog?',
    heardAs: topicSet('beach beaches unknown pets'),
    pattern:
      /\b(?:is|how far is) (?:the|your) (?:beach|sea|shore|strand) (?:too |very )?(?:far|near|close)?\b.{0,4}\bfor an? (?:old|small|little|lame|elderly)\b/,
    topic: 'beach',
  },
  {
    example: 'Somewhere for breakfast near you, before we can check in?',
    heardAs: topicSet('breakfast cafes unknown dining eating_out check_in'),
    pattern: either(
      /\bsomewhere (?:for|to (?:get|have|eat|grab)) (?:a |some )?breakfast\b/,
      /\bwhere (?:can|could|would|do) (?:we|i) (?:get|have|eat|grab|go for) (?:a |some )?breakfast\b(?!.*\b(?:room|cabin|lodge|here)\b)/,
      /\bbreakfast\b.{0,12}\b(?:out|in town|nearby|near (?:you|ye|the estate)|on the way)\b/,
    ),
    unless: /\b(?:hamper|tray|order|deliver\w*|find out|how much|come to|comes? here|brought)\b/,
    topic: 'cafes',
  },
  {
    example: 'Are there walks we can do by ourselves?',
    heardAs: topicSet('walks unknown forest_bathing'),
    pattern: /\bwalks?\b.*\b(?:by ourselves|on our own|without a guide|unguided)\b/,
    topic: 'walks',
  },
  {
    example: "The takeaway with the vegetarian list, what's it called?",
    heardAs: topicSet('eating_out dining cafes grazing unknown'),
    pattern: /\bthe take ?aways?\b/,
    unless: /\b(?:restaurants?|pubs?|sit (?:in|down)|eat in|or)\b/,
    topic: 'takeaways',
  },
  {
    example: "The village kitchen in Kilmuckridge, what's that like?",
    heardAs: topicSet('kitchen unknown offtopic town beaches beach dining eating_out takeaways cafes'),
    pattern: new RegExp(`\\b(?:${tables})\\b`),
    topic: 'eating_out',
  },
  {
    example: 'Where would you go for fish locally?',
    heardAs: topicSet('unknown offtopic takeaways dining eating_out beach town cafes'),
    pattern: either(
      /\bwhere\b.*\b(?:go|eat|get|find|recommend)\b.*\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b/,
      /\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b.*\b(?:locally|nearby|near|around (?:here|there)|in the area|close by)\b/,
    ),
    unless: /\b(?:chips|takeaway|take away|catch|fishing|cabin|room|delivered|buy)\b/,
    topic: 'eating_out',
  },
  {
    example: 'Is it far to Courtown from you?',
    heardAs: topicSet('unknown offtopic beaches beach town location taxis walks'),
    pattern: new RegExp(`\\b(?:far|long|close|near)\\b.*\\b(?:${beachNames})\\b`),
    unless: /\b(?:taxi|eat|food|fish|pub|cafe|swim|bus|train|from dublin)\b/,
    topic: 'beaches',
  },
  {
    example: 'Which beach is best for swimming?',
    heardAs: topicSet('unknown offtopic beach beaches tub walks experiences'),
    pattern: /\b(?:which|what|where)\b.*\b(?:best|nicest|good|better)\b.{0,12}\b(?:swim|swims|swimming|dip)\b/,
    unless: /\b(?:pool|tub|bath|ofuro|indoor)\b/,
    topic: 'beaches',
  },
  // A sister may not come to the estate.
  {
    example: 'Could we meet somewhere near?',
    heardAs: topicSet('unknown offtopic beaches town couples experiences location contact picnic dining cafes eating_out'),
    pattern: /\b(?:could|can|might|should) (?:we|i) meet\b.*\b(?:somewhere|anywhere|near(?:by)?|close)\b/,
    topic: 'cafes',
  },
  {
    example: 'What can you see around there?',
    heardAs: topicSet('location unknown beaches town experiences offtopic about'),
    pattern:
      /\bwhat(?: is there)? (?:can|could|should|to|is worth) (?:(?:you|we|i|one) )?(?:see\w*|visit\w*)\b.*\b(?:around|near(?:by)?|area|about|here|there)\b/,
    unless: /\b(?:from|window|bed|cabin|room|lodge|bath|stars?|sky)\b/,
    topic: 'beaches',
  },
  // The nearest town is another one.
  {
    example: 'Is Wexford town far?',
    heardAs: topicSet('town location unknown offtopic hospital'),
    pattern: new RegExp(`\\b${countyTown}\\b.*\\bfar\\b|\\b(?:how far|how long|distance)\\b.*\\b${countyTown}\\b`),
    topic: 'town',
    gap: countyTown,
  },
  {
    example: 'And swimming?',
    heardAs: topicSet('unknown offtopic beaches beach lost'),
    pattern:
      /^(?:(?:and|or|so|any|what about|how about|is there|good for) )*(?:a )?(?:sea |ocean )?(?:swim|swimming|swims|dip)(?: there| near(?:by)?)?$/,
    topic: 'beach',
  },
  {
    example: 'Fancy some fresh fish at a table by the water, any tips?',
    heardAs: topicSet('unknown offtopic dining cafes takeaways beach beaches grazing kitchen'),
    pattern:
      /\b(?:fish|seafood|lobster|oysters|crab|prawns)\b.*\b(?:table|restaurant|by the (?:water|sea|harbour)|tips?|recommend\w*|overlooking)\b/,
    unless: /\b(?:catch|fishing|rod|cook|bring|takeaway|chips|allerg\w*)\b/,
    topic: 'eating_out',
  },
  {
    example: 'Do we need to book a table?',
    heardAs: topicSet('how_to_book dining unknown grazing wine availability book_experience'),
    pattern: /\b(?:book|reserve) (?:a |the )?tables?\b|\btable (?:booked|reserved)\b/,
    topic: 'eating_out',
  },
  {
    example: "Where's good for an early dip?",
    heardAs: topicSet('unknown offtopic cafes'),
    pattern: /\b(?:early|morning|quick|wild|cold|refreshing|sea|evening) dip\b/,
    topic: 'beaches',
  },
  {
    example: 'Is there food at Cahore beach?',
    heardAs: topicSet('beaches beach dining unknown town'),
    pattern: opening(
      /(?:any |is there |what about )?(?:food|somewhere to eat|lunch|dinner|a bite|pub grub|something to eat)\b.{0,12}\b(?:in|at|near|by) \w+(?: beach)?$/,
    ),
    unless: /\b(?:estate|rooms?|cabins?|here|lodge|night|evening|door|noon)\b/,
    topic: 'eating_out',
  },
  {
    example: 'What about the ice cream place?',
    heardAs: topicSet('unknown offtopic cafes beaches beach eating_out dining takeaways'),
    pattern: /\bice creams?\b/,
    unless: /\b(?:in the|order|box|hamper|freezer)\b/,
    topic: 'beaches',
  },
  {
    example: 'Pizza near here?',
    heardAs: topicSet('grazing unknown eating_out offtopic dining cafes town takeaways'),
    pattern: /\b(?:fish and chips|chipper|(?:a |an |any )?(?:thai|chinese|indian|curry|sushi|kebab|pizza))\b/,
    unless: /\b(?:in the (?:cabin|room|lodge)|make|cook|oven|allowed|deliver\w*|or|taxi|grub)\b/,
    topic: 'takeaways',
  },
  {
    example: 'Which beach would you pick for an early morning dip?',
    heardAs: topicSet('unknown beaches beach offtopic walks'),
    pattern: either(
      /\b(?:which|what|best|good|nice) (?:\w+ )?(?:beach|strand)\b.*\b(?:swims?|dips?)\b/,
      /\b(?:swims?|dips?)\b.*\b(?:which|best) (?:beach|strand)\b/,
    ),
    unless: /\b(?:safe|lifeguard|children|kids|dogs?|cold|warm)\b/,
    topic: 'beaches',
  },
  {
    example: 'Anywhere near for fish?',
    heardAs: topicSet('unknown offtopic dining eating_out takeaways cafes beach'),
    pattern:
      /\b(?:anywhere|somewhere|any ?place|(?:good|nice|decent) (?:spot|place))\b.*\b(?:fish|seafood|steak|beef|chowder|lunch|dinner|supper|meal|bite)\b/,
    unless: /\b(?:in the (?:cabin|room|lodge)|deliver\w*|picnic|takeaway|to your door)\b/,
    topic: 'eating_out',
  },
  {
    example: 'Is the sea cold?',
    heardAs: topicSet('heating weather unknown heated_bath'),
    pattern: either(
      /\b(?:sea|water at the beach|ocean)\b.*\b(?:cold|warm|freezing|temperature)\b/,
      /\b(?:cold|warm|freezing|temperature)\b.*\b(?:sea|ocean)\b/,
    ),
    unless: /\b(?:cabins?|lodge|rooms?|bath|tub|sauna|heating)\b/,
    topic: 'beach',
    gap: 'cold',
  },
  // Where the shops are is written, and not until when they are open.
  {
    example: 'Is there a supermarket open late?',
    heardAs: topicSet('unknown town check_in weekend offtopic taxis boutique cafes'),
    pattern:
      /\b(?:shops?|supermarkets?|stores?|chemists?|pharmac(?:y|ies)|off licen[cs]es?|atms?|bakery|butchers?)\b.*\b(?:open|opens|close|closes|closing)\b|\b(?:open|opening) (?:\w+ ){0,2}(?:shops?|supermarkets?|chemists?|pharmac(?:y|ies))\b/,
    unless: /\b(?:voucher|your|gift|online)\b/,
    topic: 'town',
    gap: 'opening hours',
  },
  {
    example: 'Best pub for trad music?',
    heardAs: topicSet('offtopic unknown eating_out'),
    pattern: /\bpubs?\b.*\b(?:music|trad|session|live|craic|atmosphere|fire|dog|dogs)\b/,
    unless: /\b(?:quiz|how much)\b/,
    topic: 'eating_out',
    gap: 'music',
  },
  {
    example: "Where's the nearest pub?",
    heardAs: topicSet('offtopic unknown eating_out'),
    pattern: /\b(?:best|good|nice|nearest|closest|local) (?:\w+ )?pubs?\b/,
    unless: /\b(?:quiz|how much)\b/,
    topic: 'eating_out',
  },
  {
    example: 'Where can we swim?',
    heardAs: topicSet('unknown beaches beach sauna tub walks'),
    pattern: /\bwhere\b.*\b(?:swim|swimming|bathe|paddle|go in the (?:sea|water))\b/,
    topic: 'beach',
  },
  {
    example: "I hope it's not miles to the shore.",
    heardAs: topicSet('beach beaches unknown location check_in walks emergency weather picnic reiki'),
    pattern: either(
      /\b(?:miles|far|a long way|a trek|a hike) (?:to|from) the (?:shore|sea|strand|water|waves|sand)\b|\bis it (?:very |that |too )?far to the beach\b|\bthe (?:seashore|sea ?side|shore(?:line)?) (?:is |may be |can be |be )?(?:near|close|handy|reached|far)\b/,
      /\b(?:waves|shore|sea|strand|sand) (?:were|was|is|are) (?:not )?(?:miles|far|a long way) (?:away|off)\b/,
    ),
    unless: /\b(?:pub|bus|train|station|shops?|hotel)\b/,
    topic: 'beach',
  },
  {
    example: 'What is the emergency number in Ireland?',
    heardAs: topicSet('offtopic emergency unknown couples contact hospital doctor about'),
    pattern:
      /\bemergency numbers?\b|\bnumber for (?:an |the )?emergenc(?:y|ies)\b|^is it (?:911|999|112)\b|\bnumber (?:for|to) (?:call|ring)(?:ing)? (?:the )?(?:firemen|fire brigade|ambulance|police)\b/,
    topic: 'emergency',
  },
  {
    example: `Is ${beaches[0]?.name} good for a swim?`,
    heardAs: topicSet('beaches beach unknown offtopic cafes walks'),
    pattern: new RegExp(
      `\\b${beachNames}\\b.*\\b(?:(?:good|nice|lovely) (?:for|place for|spot for) (?:an? )?(?:\\w+ )?(?:swim|walk)|pier)\\b|\\bpier (?:at|in) ${beachNames}\\b|\\bwalk (?:at|in) ${beachNames}\\b|\\bswim\\b.*\\bsomewhere sheltered\\b`,
    ),
    topic: 'beaches',
  },
]
