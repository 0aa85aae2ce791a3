/** Forms of questions about the wide world: outside the house's knowledge, whatever house words they use. Pure. */

import { framed } from '#app/understanding/any-of.ts'
/** Each with an example question. They expect normalised text (`plain`), and match whole words only. */
export const wideWorldForms: readonly (readonly [form: RegExp, example: string])[] = [
  [/recipe/, 'a recipe for brown bread'],
  [/(?:what|which) (?:dogs|cats|breeds) (?:do not|do|does|live|eat|bark|sleep)/, 'what dogs do not bark'],
  [/capital of/, 'what is the capital of peru'],
  [/(?:gym|netflix|spotify|broadband|sky|phone) (?:membership|subscription|contract)/, 'how do i cancel my gym membership'],
  [/(?:earn|pay|give) (?:any |much )?interest/, 'does a deposit in an post earn interest'],
  [/who (?:won|wrote|invented|painted|sang|discovered)/, 'who won the all ireland'],
  [/translate/, 'translate this into french'],
  [/poem/, 'write a poem about the sea'],
  [/joke/, 'tell me a joke'],
  [/benefits of/, 'what are the benefits of cold water'],
  [/side effects/, 'does ibuprofen have side effects'],
  [/scientifically/, 'is it scientifically proven'],
  [/in the world/, 'what is the best beach in the world'],
  [/difference between an? (?!(?:wild )?(?:cabins?|rooms?|lodge)\b)/, 'what is the difference between a pine and a fir'],
  [/population of/, 'what is the population of ireland'],
  [
    /how (?:to|do i|do you) (?:make|bake|cook|clean|build|train|fix|repair|grow|plant|delete|reset|install|renew) (?:a|an|my|some) (?!booking|reservation|request|payment|order|enquiry|change|complaint|claim|suggestion|deposit)/,
    'how do i build a sauna at home',
  ],
  [/what is (?:the )?(?:meaning|square root)/, 'what is the meaning of life'],
  [
    /(?:temperature|how long|how hot|what heat)\b.{0,24}\b(?:roast|bake|boil|fry|grill|cook) (?:a|an|my|the)/,
    'what temperature should i roast a chicken at',
  ],
  [/(?:bitcoin|crypto\w*|shares?|stock|gold|oil|petrol) price/, 'what is the bitcoin price today'],
  [/(?:break up|split up|stay together) with (?:my|him|her)/, 'should i break up with my boyfriend'],
  [
    /(?:get|remove|take) (?:\w+ ){0,3}(?:wax|stains?|ink|gum|grease|mould|oil|red wine|coffee) (?:out of|off|from) (?:a|my|an) /,
    'how do i get candle wax out of a carpet',
  ],
  [/(?:from|on) (?:mars|venus|jupiter|saturn|the moon|pluto)/, 'what does the sky look like from mars'],
  [/calories/, 'how many calories are in a scone'],
  [/(?<!\b(?:land|ground|grounds|gardens?|acres|forest|woods?) )goes (?:well )?with/, 'what goes well with salmon'],
  [/good for (?:a|the|my) (?:headache|cold)/, 'what is good for a cold'],
  [
    /explain (?:how(?! (?:\S+ ){0,9}(?:deals?|offers?|stays?|bookings?|flexi|escape|vouchers?|experiences?|nights?|late check ?out)\b)|why|to me)/,
    'explain how tides work',
  ],
  [/flights? to/, 'are there cheap flights to rome'],
  [/(?<!\bat (?:the|a|our) )hotels? in/, 'which hotels in cork are good'],
  [/favou?rite/, 'what is your favourite colour'],
  [/(?:house|potty|toilet|crate) ?train(?:ing)?/, 'tips for house training a pup'],
  [/(?:puppy|dog|kitten) training/, 'puppy training tips'],
  [
    /(?:python|javascript|java|sql|excel|bash) (?:snippet|script|function|program|formula|query)/,
    'python snippet to sort a list',
  ],
  [
    /(?:python|javascript|java|sql|excel|bash) code|code in (?:python|javascript|java|sql|bash)/,
    'python code that sorts a list of prices',
  ],
  [
    /(?:night|overnight|sleeper) train|(?:train|bus|coach) (?:ticket |fare )?to (?:london|paris|rome|madrid|barcelona|lisbon|amsterdam|berlin|munich|vienna|prague|belfast|galway|cork)/,
    'how much is the night train to paris',
  ],
  [/train my/, 'how do i train my dog'],
  [
    framed(/(?:dogs?|pups?|puppy|puppies|terriers?|spaniels?|labradors?|collies?|beagles?)\b.*\b/, [
      /(?:will not|would not|does not|never|refuses to) (?:sit|come|stay|heel|fetch|obey|listen|lie down|walk|stop)\b.*\b(?:what is the (?:trick|knack|secret)|(?:any|have you) (?:tips|tricks|advice))/,
      /how (?:do|can|would|should) (?:i|we|you) (?:get|make|stop|teach) (?:him|her|it|them) (?:to |from )?(?:sit|heel|fetch|come back|obey|listen|stop|bark\w*|chew\w*|pull\w*|jump\w*|bit\w*)/,
    ]),
    'my pup will not sit when told what is the trick',
  ],
  [/(?:who|whom|which party)\b.{0,24}\b(?:vote for|win the (?:\w+ )?elections?)/, 'who should i vote for'],
  [/teach (?:my|me|(?:him|her|it) to)/, 'teach me irish'],
  [/clean (?:a|my)/, 'how to clean a stove at home'],
  [/build (?:a|my)/, 'can i build a deck myself'],
  [/(?:buy|sell) (?:bitcoin|shares|stocks)/, 'should i buy bitcoin'],
  [/who (?:is|was) the (?:king|queen|president|taoiseach|prime minister|pope)/, 'who is the president of france'],
  [/(?<!\b(?:until|till|til|from|by|to) )what time is it(?: now| in \w+|$)/, 'what time is it in tokyo'],
  [/write (?:me|a|an|some)(?! (?:the )?(?:price|rate|cost|total)s?\b)/, 'write me a letter'],
  [/cost to build/, 'what does a tub cost to build'],
  [/(?:number one|vote|voting|preference) (?:on|at|in) the (?:ballot|election|polls?)/, 'who gets my number one on the ballot'],
  [
    /teach (?:him|her|it|a (?:dog|pup|puppy)|(?:the|my|our) (?:dog|pup|puppy)) (?:to |the command |how to )?(?:sit|stay|heel|fetch|come|lie)/,
    'how does one teach him the command sit',
  ],
  [
    /(?:price|cost) of (?:a|the|one|two) (?:train |rail )?tickets?(?! (?:for|to) (?:the )?(?:yoga|sauna|bath|stay|estate))/,
    'you know the price of a ticket',
  ],
  [/good name for/, 'what is a good name for a puppy'],
  [/horoscope/, 'my horoscope for today'],
  [/\d+ percent of \d+/, 'what is 15 percent of 80'],
  [/(?:which|what) finger/, 'which finger does the ring go on'],
  [
    /(?:buy|find|choose|pick|get|sells?|makes?|spend on|pay for) (?:(?:a|an|the|her|his|nice|good|gold|silver) )*(?:engagement |wedding )rings?/,
    'where can i buy a gold wedding ring',
  ],
  [/my (?:landlord|landlady|tenants?|employer)/, 'my landlord keeps my deposit'],
  [/(?:which|what|best) (?:\w+ ){0,2}apps? (?:is|are|for|should|would)/, 'which yoga app is best'],
  [
    /(?:which|what|best|good|any) (?:\w+ )?(?:poses?|stretch(?:es)?|asanas?) (?:(?:is|are|would|will|could|might|can) )?(?:(?:good|best) )?(?:for|helps?|eases?|relieves?|do i|should i)/,
    'which yoga pose helps a sore back',
  ],
  [/(?:order|fetch|get) me an? (?:\w+ )?(?:pizza|curry|kebab|burger|sushi)/, 'order me a pizza'],
  [
    /(?:bitcoin|crypto\w*|shares|stocks) (?:is |are )?(?:a )?(?:good|bad|safe|worth)|is (?:bitcoin|crypto\w*|gold)/,
    'is bitcoin a good investment',
  ],
  [
    /best (?:phone|laptop|tv|telly|car|bike|tent|camera|tablet|fridge|broadband) (?:under|for|to|in|on)/,
    'the best phone under 300 euro',
  ],
  [
    /(?:score|result) (?:in|of|from|for) (?:the |last night|today)?.{0,24}(?:match|game|final|fixture)/,
    'what is the score in the match',
  ],
  [/lottery/, 'the lottery numbers'],
  [/(?:laptop|phone|tablet|tv|car)s? should (?:i|we) (?:buy|get)/, 'which laptop should i buy'],
  [
    /how (?:long|old|big|fast|deep) (?:do|can|does|is|are) (?:an? |the )?(?:dolphins?|whales?|seals?|foxes|deer|badgers?|owls?|sharks?|elephants?)/,
    'how long do dolphins live',
  ],
  [/leave (?:my|him|her) ?(?:husband|wife|partner|boyfriend|girlfriend|job)?$/, 'should i leave my husband'],
  [
    /cancel (?:my|our|a|the) (?:\w+ ){0,2}(?:subscriptions?|memberships?|contracts?|direct debits?|phone plan)/,
    'how do i cancel my netflix subscription',
  ],
  [
    /how long (?:do|does|should|must|to|would|will) (?!(?:i|we|you|they|it|he|she|people|guests?|one|couples?|adults|everyone|a (?:soak|bath|person)|the (?:bath|soak|tub|ofuro|water))\b)(?:\w+ ){1,3}?(?:to )?soak/,
    'how long should chickpeas soak',
  ],
  [
    framed(/soak(?:ing)? (?:the |my |some |your |dried |a )*/, [
      /chick ?peas?|beans|lentils|oats|rice|pulses|peas|almonds|cashews|nuts|fruit|raisins|prunes|barley|gelatine/,
      /stains?|shirts?|lenses|bulbs|seeds|plants|roses|dishes|pans?/,
    ]),
    'soaking the beans overnight',
  ],
]

const anyForm = new RegExp(`\\b(?:${wideWorldForms.map(([form]) => form.source).join('|')})\\b`)

/** @param text normalised */
export const asksWideWorld = (text: string): boolean => anyForm.test(text)
