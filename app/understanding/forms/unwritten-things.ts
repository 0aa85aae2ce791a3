/** Things no entry covers, recognised by form because their words sound like covered ones. */
import { either, framed } from '#app/understanding/any-of.ts'
import { tellsOfFault } from '#app/understanding/troubles/broken-things.ts'

/** "Can my brother drop over for a drink?": who may call in, no entry says. */
const visits = framed(
  /\b/,
  [
    /brothers?|sisters?|parents|mother|father|mum|mam|mom|dad|friends?|mates?|cousins?|family|folks|visitors?|in laws/,
    /neighbours?/,
  ],
  /\b.{0,20}\b(?:drop|pop|call|swing)(?:s|ping|ped|ing)? (?:over|in|by|round|around|out|up|down)\b/,
)
/** What a stay includes of these is in the terms. */
const ownLinen = framed(/^(?!.*\b(?:bring|send|drop|get) (?:us|me|over|up|more|some|extra|fresh|clean)\b).*/, [
  /\b(?:bring|pack|our own|my own|provide|supply|hire)\b.{0,24}\b(?:towels?|robes?|bath ?robes?|sheets|linens?|bed ?linen)\b/,
  /\b(?:towels?|robes?|sheets|linens?)\b.{0,16}\b(?:provided|supplied|included)\b/,
])
/** When a stay is paid is in the terms; the extras' entry says how they are. */
const payTime = framed(
  /^(?!.*\b(?:baths?|breakfast|extras?|add ?ons?|order\w*|hampers?|boxe?s?|vouchers?|deposit|late checkout|out)\b).*/,
  [
    /\b(?:when|at what (?:point|stage)) (?:do|does|will|would|must|should|is|are) (?:i|we|you|the (?:balance|money|rest|full amount))\b.*\b(?:pay|take the money|charge (?:us|me|my|the)|be charged|due)\b/,
    /\bpay (?:on|at|upon) arrival\b|\bpay when (?:we|i) (?:arrive|get there|come)\b|\bbalance (?:is )?due\b/,
  ],
)
/** “Tea and coffee in the room”, and no café. */
const kettles = either(
  /\bkettles?\b|\b(?:tea (?:and|or) coffee|coffee (?:and|or) tea)\b|\bwhat (?:kind|sort|type) of (?:tea|coffee)\b/,
  /\b(?:coffee|espresso|nespresso) (?:machine|maker|pods?|capsules?)\b|\bcoffee in (?:the|our|each) (?:rooms?|cabins?|lodge)\b/,
)
const drinkingWater = /\bwater\b.*\b(?:to drink|drinkable|drinking|potable)\b|\bdrink (?:the|your|from the) (?:tap )?water\b/
/** A question about equipment, not a fire: “Is there a fire guard?” */
const guards = /^(?:is|are|do|does|have|has|any|can|could|where)\b.*\b(?:fire|spark|hearth|stove) ?(?:guards?|screens?)\b/
/** “Are the sheets Egyptian cotton?” */
const bedding =
  /\b(?:sheets?|bed ?linen|linen|pillows?|duvets?|towels?|robes?|mattress\w*)\b.*\b(?:cotton|egyptian|silk|satin|feather|down|foam|thread count|organic|goose)\b|\bthread count\b/
/** “When is the best time to visit?” */
const bestTime =
  /\bbest (?:time|month|season)(?: of (?:the )?year)? (?:to|for) (?:visit|come|stay|see|a )|\bwhen is (?:it )?best to (?:visit|come)\b/
/** “How many people work there?” */
const ofStaff = /\bhow many (?:people |staff |of (?:you|ye) )?(?:work|are working)\b/
/** “… no, I don't mean the bath, a proper one for swimming in” */
const swumIn = /\bpool\b.*\b(?:proper|real|actual) (?:one|pool)\b|\b(?:one|pool) (?:for swimming|to swim) in\b/
/** What is on the screen, no entry says. */
const streams =
  /\b(?:netflix|disney|prime video|amazon prime|sky (?:sports?|tv|news)|youtube|premier league|which channels|what channels)\b/

/** "Could somebody take a few photos of us?" looks at no gallery. */
const photographed = framed(
  /\b(?:someone|somebody|anyone|anybody|you|ye|one of (?:you|the team|yours)|staff|photographer) (?:please |also |maybe |secretly |quietly )*/,
  [/(?:take|taking|snap|get|capture|film|shoot|hide and \w+) (?:a |an |the |our |some |any |us |me |him |her )*(?:\w+ ){0,2}?/],
  /(?:photo(?:graph)?s?|pictures?|pics?|shots?|snaps?|video|moment)\b(?! (?:of (?:the|your) (?:cabin|room|lodge|place|bath)|on (?:the|your) (?:site|website)))/,
)

const ownPhotos = framed(
  /\b(?:can|could|may|allowed to|ok to|okay to|alright to|mind if) (?:we |i |you )?(?:take|taking|bring) /,
  [/(?:(?:some|any|a few|our own|my|our|loads of|the odd) )?(?:photos?|pictures?|pics|selfies|cameras?)\b/],
)

/** “Can people see into the room?”: only the tubs are called private. */
const overlooked = either(
  /\b(?:see|look|peer|peep|spy|watch|stare)(?:s|ing)? (?:right |straight )?(?:in|into|in on|in at|through)\b.{0,16}\b(?:rooms?|cabins?|windows?|lodge|us|glass)\b/,
  /\b(?:are|is) (?:the |your |our )?(?:cabins?|rooms?|lodge|stargazer|sunriser|stormchaser|they|it|we) overlooked\b/,
)

/** “Is there a place near for families?”, which is none of ours. */
const elsewhere =
  /\b(?:places?|hotels?|somewhere|anywhere|b and bs?|houses?)\b.{0,16}\b(?:near(?:by)?|close|around|else)\b.{0,16}\b(?:for|with|takes?|allows?) (?:a |the |our |young )?(?:famil(?:y|ies)|children|kids)\b/

/** “Hoping the spa stays open until late”: its hours are none of ours. */
const hoursOfOther =
  /\b(?:spas?|gyms?|swimming pools?|fitness (?:room|centre))\b(?= (?:\w+ ){0,3}?(?:opens?|closes?|stays? open|still open|opening|shuts?)\b)|\b(?:hours|open(?:ing)?|close)\b.{0,16}\b(?:spa|gym|swimming pool)\b/

const always = [visits, ownLinen, payTime, hoursOfOther]
const whereNothingIsBroken = [
  ...[kettles, drinkingWater, bestTime, guards, ofStaff, bedding],
  ...[streams, swumIn, photographed, ownPhotos, overlooked, elsewhere],
]

/** What of a text nothing is written about. `text` is made plain, `asked` as it was written. */
export function unwrittenThing(text: string, asked: string): string | undefined {
  const all = tellsOfFault(text, asked) ? always : [...always, ...whereNothingIsBroken]
  for (const form of all) {
    const found = form.exec(text)?.[0]
    if (found) return found
  }
  return undefined
}
