/**
 * Messages that sound like two questions but are one: cut in two, each half would get an answer that ignores the other. Each with an
 * example. They match the message as written.
 */
import { either } from '#app/understanding/any-of.ts'

const weather = /\b(?:rain\w*|bucketing|lashing|pouring|(?:wet|miserable) (?:day|weekend|out))\b/.source
/** “What is the Flexi?”, “which nights count as weekend?”: a separate question, even beside one about cancelling. */
const asksOfOffer =
  "\\b(?:what(?: is|['’]?s) (?:the |a )?(?:1|one|2|two|flexi)|what do (?:we|you|i) save|(?:two|2) nights? (?:do|would|will) (?:we|you|i) (?:get|have|save)|which nights|how does)\\b"
const animal = '(?:dog|pet|puppy|terrier|collie|greyhound|spaniel|labrador)'

export const oneQuestionForms: readonly (readonly [form: RegExp, example: string])[] = [
  // Prices and payment.
  [/\bbath\b.*\b10\s?%/i, 'Is the bath in the price, and does the 10% count for it?'],
  [/\b(?:reductions?|discounts?|concessions?|rates?) for\b[^?.]{0,40}\bor\b/i, 'Have you reductions for students or pensioners?'],
  [/\bpay for\b.*\bon arrival\b/i, 'Do we pay for the room now and the bath on arrival?'],
  [
    /\bpay\b.*\b(?:now|straight away|up ?front|at once)\b.*\bor\b.*\b(?:when|later|there|arrive)\b/i,
    'Do we pay now, or when we arrive?',
  ],
  [
    /\b(?:includ\w+|free|part of (?:it|that|the (?:price|stay)))\b.{0,12}\bor (?:do|does|is|will|would|must) (?:you|we|i|it|that) (?:to |have to )?(?:charged?|pay|costs?|extra|a fee)\b/i,
    'Is WiFi included, or do you charge for that?',
  ],
  [/\bwhich (?:one )?of us\b.*\bdeposit\b/i, 'We share the cost. Which of us pays the deposit?'],
  [
    /\bdifference between\b.*\b(?:cheapest|lowest|dearest|most expensive|priciest)\b.*\band\b/i,
    'What is the difference between the cheapest and the dearest room?',
  ],
  [/\b\d{3}\b.*\b(?:two|2|both)\b.*\bnights?\b/i, 'We have 400. Is that two nights?'],
  [/\bcheaper\b.*\b(?:but|and) (?:still )?(?:with|has|have)\b.*\b(?:tub|bath)\b/i, 'Anything cheaper, but with a tub?'],
  [/\b(?:two|2) (?:cabins|rooms)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i, 'Two cabins, please. How much on a Friday?'],
  [/\bcost to (?:bring|have|take) (?:the|our|my|a) (?:\w+ )?(?:dog|pet|cat)\b/i, 'What does it cost to bring our dog and where?'],
  [
    /\b(?:book|order|add) (?:it |that |one )?and pay (?:for )?(?:it |that |one )?(?:like|the same|as)\b/i,
    'Do I book and pay for it like the bath?',
  ],
  // Vouchers and codes.
  [
    /\bvouchers?\b.*\bpay (?:the|for the|what is) (?:rest|remainder|balance|difference|left)\b/i,
    'Can I use a voucher and pay the rest by card?',
  ],
  [/\bvouchers?\b.*\bwhat happens\b/i, 'I used half of my voucher. What happens to the rest?'],
  [
    /\bstayed\b.*\b(?:last|before|already)\b.*\b(?:newsletter|10\s?%|code|discount)\b/i,
    'We stayed last year. Do we get the newsletter code?',
  ],
  [
    /\b(?:returning (?:guests?|customers?)|(?:were|been) (?:with|to) (?:you|ye|yous))\b.*\b(?:newsletter|10\s?(?:%|percent)|subscribers?|mailing list)\b/i,
    'We were with you two years ago. Would the newsletter discount apply again?',
  ],
  [
    /\b(?:cards?|vouchers?|certificates?)\b.*\b(?:posted|paper|printed|post)\b.*\bor how do(?:es)? (?:they|it) (?:arrive|come)\b/i,
    'Are the gift cards posted or how do they arrive?',
  ],
  [
    /\b(?:mails?|newsletters?)\b.*\b(?:cancel|stop|end) (?:them|it|that)\b/i,
    'I want no more of your mails, where can I cancel them?',
  ],
  [
    /\bpay\w*\b.*\bpage\b.*\bor\b.*\b(?:sent|taken|redirected|brought) (?:elsewhere|to another|somewhere else)\b/i,
    'Do I pay on the same page, or will I be sent elsewhere?',
  ],
  [
    /\b(?:paid|ordered|bought)\b.*\b(?:receive|get|be sent) (?:something|anything) (?:in writing|on paper|by e?-?mail)\b/i,
    'I paid for the bath, will I receive something in writing?',
  ],
  // Booking, changing and cancelling.
  [
    /\bwhat (?:happens|becomes|about)\b.*\b(?:booking|reservation)\b and (?:my|our|the) money\b/i,
    'If I cannot come, what happens with the booking and my money?',
  ],
  [/\bor (?:just|only) (?:an? |by )?e-?mail\b/i, 'Do we get a letter or just an e-mail?'],
  [/\blike doing things online\b/i, "I don't like doing things online. Is there another way?"],
  [/\bwrong (?:sur|first )?name\b/i, 'You have the wrong name for us. Does it cost to change it?'],
  [
    /\b(?:use|take|have) our (?:booking|reservation|stay)\b.*\binstead\b/i,
    'Can my sister use our booking? She would come instead.',
  ],
  [/\bbooked\b.*\b(?:can['’]?t|can ?not|unable to) (?:go|come|make it|travel)\b/i, "We booked for May and can't come. What now?"],
  [/\barriv\w*\b.*\d.*\bcancel\w*\b.*\d/i, 'We arrive on 20 December and cancel on 28 November. How much do we get back?'],
  [
    new RegExp(`\\bcancel\\w*\\b(?!.*${asksOfOffer}).*\\b(?:flexi|nights?)\\b`, 'i'),
    'If we cancel, is it the same for the Flexi?',
  ],
  [
    new RegExp(`^(?!.*${asksOfOffer}.*(?:[,?&/]\\s*\\w| and )).*\\b(?:flexi|nights?)\\b.*\\bcancel\\w*\\b`, 'i'),
    'We booked two nights. Can we cancel?',
  ],
  [
    /\bordered\b.*\b(?:box|bath|breakfast|tray|hamper|reheat)\b.*\bcancel\b/i,
    'We ordered the bath for Friday. Can we cancel it?',
  ],
  [
    /\bordered (?:a|an|the|our|some|two)\b.*\b(?:changed (?:our|my) minds?|money back|refund)\b/i,
    'We ordered a tray and changed our minds. Is that ok?',
  ],
  [
    /\bbath\b.*\b(?:gale|storm|wind|fire out)\b.*\b(?:refund\w*|money back)\b/i,
    'If the bath is off in a storm, do we get our money back?',
  ],
  // Ordering in time, leaving late.
  [/\btoo late\b.*\bbreakfast\b/i, 'Is it too late? We would like breakfast tomorrow.'],
  [/\bbreakfast\b.*\btoo late\b/i, 'Breakfast for tomorrow, or is it too late?'],
  [/\bwait (?:till|until) (?:we|i) (?:get|arrive|are)\b.*\b(?:order|book)ing\b/i, 'Can we wait till we arrive before ordering?'],
  [/\bcheck(?:ing)? out on a (?:sun|satur)day\b.*\bstay\b/i, 'We check out on a Sunday. Can we stay on?'],
  [
    /\b(?:leav(?:e|ing)|go(?:ing)? home|head(?:ing)? home) on (?:a |the )?(?:sun|satur)day\b.*\b(?:stay|evening|late|six)\b/i,
    'We go home on Sunday. Can we stay till six?',
  ],
  [
    /\b(?:hoover|clean)\w*\b.*\b(?:at|by|from) (?:\d|seven|eight|nine|ten)\b.*\bor (?:do|can|may|will) (?:we|i)\b.*\b(?:longer|lie in|sleep in)\b/i,
    'Will they be hoovering at nine, or can we stay a bit longer?',
  ],
  [/\blate check[ -]?out after all\b/i, 'And if you cannot give us the late check-out after all?'],
  // Dogs.
  [
    new RegExp(
      `\\b${animal}s?\\b.*\\b(?:wait|stay|left|leave|sit)\\b.*\\b(?:in the car|inside|alone|on (?:his|her|its) own)\\b.*\\bwhile\\b`,
      'i',
    ),
    'Can the dog wait in the car while we eat?',
  ],
  [
    new RegExp(
      `^(?!.*\\bhow (?:late|long)\\b).*\\b${animal}s?\\b.*\\b(?:costs?|charge|extra|how much)\\b.{0,16}\\bfor (?:him|her|it|them)\\b`,
      'i',
    ),
    'We have a terrier, can he come and what does it cost for him?',
  ],
  [/\b(?:dog|terrier|spaniel|collie)\b.*\bstay in the lodge while\b/i, 'Can the dog stay in the lodge while we walk?'],
  [
    /\b(?:(?:do not|don['’]?t) have|have(?: not|n['’]?t) got|without|no) (?:a |any |our )?(?:dogs?|pets?)\b.*\blodge\b/i,
    "We don't have a dog. Can we book the lodge?",
  ],
  [
    new RegExp(
      `\\b(?:${animal}|pup)s?\\b.*\\b(?:(?:won['’]?t|will not|doesn['’]?t|does not|never|refuses to)\\b.*\\b(?:what(?:['’]?s| is) the (?:trick|knack|secret)|(?:any|have you) (?:tips|tricks|advice))|how (?:do|can|would|should) (?:i|we|you) (?:get|make|stop|teach) (?:him|her|it|them))\\b`,
      'i',
    ),
    "My pup won't sit when told. What's the trick?",
  ],
  // The way here.
  [/\b(?:do not|don['’]?t|can['’]?t|can ?not|neither of us) drives?\b.{0,6}\bhow\b/i, "We don't drive. How do we get there?"],
  [/\bno car\b.*\bbest way\b/i, 'We have no car. What is the best way down?'],
  [/\b(?:neither|none) of us (?:drives?|has a car)\b.{0,30}\b(?:doable|possible|manage)/i, 'Neither of us drives. Is it doable?'],
  [
    /\bwalk\b.*\bor (?:do we |do you |would we )?(?:need|take|drive|have to)\b.*\bcar\b/i,
    'Can we walk to the beach, or do we need the car?',
  ],
  [
    /\b(?:rosslare|dublin|airport|station|ferry)\b.*\bhow (?:long|far)\b.*\b(?:drive|journey|trip)\b/i,
    'We land in Dublin. How long is the drive?',
  ],
  [
    /\b(?:flight|plane|ferry|boat|train)\b.*\b(?:stuck|stranded|left|locked) out(?:side)?\b/i,
    'The flight lands at nine, and then the drive, will we be stuck outside?',
  ],
  // The beaches.
  [
    /\b(?:exposed|sheltered|windy)\b.*\bor\b.*\b(?:calm|sheltered|exposed|flat)\b/i,
    'Is that beach very exposed, or is the water calm there?',
  ],
  [
    /\bbeach (?:with|that has)\b.*\b(?:have|is there|know(?: of)?|got) (?:you |ye )?(?:that|one|such)\b/i,
    'A beach with a harbour and some woods, would you have that near?',
  ],
  // In the house, and around it.
  [
    /\b(?:basic|camping|glamping|roughing it|spartan)\b.*\bor (?:is|are)\b.*\b(?:luxur\w*|comfort\w*|posh)\b/i,
    'Is it basic, or are the cabins luxurious?',
  ],
  [/\bno bar\b.*\b(?:glass|bottle|drop) of\b/i, "Is there no bar? We'd like a glass of something."],
  [/\bpack\b.*\bhow(?:['’]?s| is) it looking\b/i, 'Should we pack coats? How is it looking outside today?'],
  [/\bspace\b.*\bor\b.*\b(?:on top of|neighbours)\b/i, 'Will we have space, or are we on top of the neighbours?'],
  [new RegExp(`${weather}.*\\bwhat (?:can|could|should) (?:we|i) do\\b`, 'i'), 'It is bucketing. What can we do?'],
  [/\bred (?:\w+ )?(?:warning|alert)\b/i, 'There is a red warning. Can we still come?'],
  [/\bstatus (?:red|orange)\b/i, 'It is status orange. What happens?'],
  [/\brestaurant or (?:a )?bar\b/i, 'Have you a restaurant or a bar?'],
  [/\bbar or (?:a )?restaurant\b/i, 'Is there a bar or restaurant?'],
  [
    /\b(?:broke|broken|smashed|scratched|keyed|hit)\b.*\b(?:car|van|jeep|bikes?)\b.*\breport\b/i,
    'Somebody scratched our car, who do I report that to?',
  ],
  [
    /\blost\b.*\b(?:reach|ring|call|phone)\b.*\b(?:guards|gardai|garda|police)\b/i,
    'I have lost my passport and want to report it, how do I reach the guards?',
  ],
  [/\brecipes?\b/i, 'How is it made, have you the recipe?'],
  [/\bkettle\b.*\b(?:coffee|tea)\b/i, 'Is there a kettle and coffee?'],
  [/\b(?:coffee|tea)\b.*\bkettle\b/i, 'Is there tea and a kettle?'],
  [/\bshowers?\b.*\bwalk[ -]?in\b/i, 'Are there showers, and are they walk-in?'],
  [/\buse (?:it|that|one) (?:for|on) (?:the )?\w+ and \w+/i, 'Can we use it for soup and stew?'],
  [/\bstove\b.*\b(?:light|lit) it\b/i, 'There is a stove. Do we light it?'],
  [/\b(?:drop|leave|store)\b.*\bbags?\b/i, 'Can we come early and leave our bags?'],
  [/\blost property\b.*\bleft\b/i, 'Is there lost property? I left a ring.'],
  [
    /\bbroken? (?:a|the|one|two) (?:\w+ )?(?:glass|glasses|cup|plate|mug|bowl|jug|window)\b.*\bhow much\b/i,
    'We have broken a glass. How much is it?',
  ],
  [/\b(?:wrist|ankle|arm|leg|hand|foot)\b.*\bwhat (?:do|should) (?:i|we) do\b/i, 'I hurt my ankle. What do I do?'],
  [
    /\b(?:broke|smashed|spilt|spilled|knocked over|dropped|cracked)\b.*\b(?:charge|bill) us\b/i,
    'We knocked over a glass and it smashed, are ye going to charge us?',
  ],
  [/\b(?:laptop|phone|tablet|tv|car)s? should (?:i|we) (?:buy|get)\b/i, 'Which laptop should I buy?'],
]

const anyForm = either(...oneQuestionForms.map(([form]) => form))

export const asksOneThing = (message: string): boolean => anyForm.test(message)
