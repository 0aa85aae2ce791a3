import { estate } from '#app/estate/estate.ts'
import { phrasesOf } from '#app/rooms/meant-rooms.ts'
import type { StandIn } from '#app/rooms/spoken-names.ts'

/** A stand-in is a word of the examples, so that it is known whatever the rooms are called. */
const standIns: readonly StandIn[] = ['stargazer', 'sunriser', 'stormchaser', 'lodge']

function phrasesFor(standIn: StandIn): string {
  return [...new Set([standIn, ...phrasesOf(standIn)])].join('|')
}

/** "The 40% deal": no other offer saves as much. */
const ofFlexi = ['', ' deal', ' off', ' one', ' offer', ' saving', ' discount', ' thing', ' rate']
  .map((word) => `${estate.policies.flexiSavesUpToPercent} percent${word}`)
  .join('|')

/** "Twins or a double?" asks which beds there are; twin beds by themselves are a thing nothing is written about. */
const two = ['twin', 'single', 'two single']
const oneOrTwo = ['double', 'king']
  .flatMap((one) =>
    two.flatMap((small) => [
      [small, one],
      [`${small} bed`, one],
      [one, small],
      [`${one} bed`, small],
    ]),
  )
  .flatMap(([first, other]) => [`${first} or ${other}`, `${first} or a ${other}`])
  .join('|')

/** Words that mean the same to the estate. A concept's phrases are separated by `|`; the longest match wins. */
export const concepts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(standIns.map((standIn) => [standIn, phrasesFor(standIn)])),
  cabin: 'wild room|wildroom|cabin|wild cabin|pod|hut|chalet|glamping pod|cabine',
  room: 'room|accommodation|accomodation|suite|unit|place to stay|somewhere to stay|zimmer|bedroom',
  pet: 'hund|hunde|chien|perro|year old whippet|year old greyhound|year old lurcher|year old beagle|year old jack russell|year old poodle|year old cavapoo|year old pug|cavapoo|labradoodle|year old dog|year old pup|year old cat|year old labrador|year old lab|year old spaniel|year old terrier|year old collie|year old retriever|year old cockapoo|month old puppy|month old pup|month old dog|month old kitten|furry companion|companion animal|mutt|wolfhound|alsatian|german shepherd|chihuahua|corgi|schnauzer|mongrel|rescue dog|pooches|hond|chien|perro|cane|bichon|westie|jack russel|pomeranian|boxer dog|doberman|dalmatian|malamute|maltese|yorkie|puppies|barks|bark|pet|dog|cat|puppy|pup|pooch|doggy|doggie|doggo|hound|labrador|lab|spaniel|terrier|collie|beagle|greyhound|poodle|retriever|cockapoo|dachshund|whippet|lurcher|sheepdog|husky|kitten|rabbit|animal|furry friend|four legged friend|four legged|furbaby|fur baby|hund|canine|pug|bulldog|shih tzu|parrot|hamster|jack russell|bernese|great dane|rottweiler|st bernard|saint bernard|newfoundland dog|weimaraner|vizsla|ridgeback|akita|samoyed|pointer dog|wire fox terrier|setter|guide dog|assistance dog|service dog',
  child:
    'grown up|grownup|little people|bairn|wee one|nipper|offspring|schoolkid|babe in arms|stroller|buggy|pram|pushchair|eleven month|month old|family of|adults only|adult only|over 18|over eighteen|child free|child friendly|kid friendly|family friendly|family place|child|children|kid|baby|babies|toddler|infant|newborn|son|daughter|teenager|teen|family|families|year old|yr old|little one|little boy|little girl|grandchild|grandchildren|grandkid|granddaughter|grandson|niece|nephew|kinder|youngster|under 18|minor|babysitter|cot|high chair|highchair|months old|schoolchildren|boy|girls aged',
  price:
    'price of|how much|cost|price|the total|total price|total cost|grand total|upcharge|price difference|difference in price|rate|charge|fee|pirce|tariff|what would it set me back|set me back|the damage|quote|surcharge|wieviel|kosten|preis|priced|pricing|how expensive|how many euro|how dear|what do you ask|are you asking for|are they asking for|what do i pay|what do we pay|pay for|charged per|charged extra|charged by the',
  cheap:
    'skint|broke student|least i can pay|least we can pay|bargain room|lowest|small purse|cheapest|cheap|cheaper|cheapo|most affordable|affordable|least expensive|lowest price|lowest rate|lowest|on a budget|budget|tight budget|kindest to the wallet|inexpensive|economical|low cost|cheapest way|low budget',
  dear: 'most expensive|expensive|priciest|pricey|dearest|dearer|dear|top end|high end|highest price|costliest|most luxurious',
  weekday:
    'weekday|midweek|mid week|during the week|weeknight|week day|monday|tuesday|wednesday|thursday|sunday|mon|tue|tues|wed|thu|thur|thurs|sun night|weekdays|work week',
  weekend: 'weekend|friday|saturday|fri|sat|week end|wochenende|weekends',
  tonight: 'tonight|this evening|today',
  tomorrow: 'tomorrow',
  night: 'night|nacht|overnight',
  two_night:
    'two night|2 night|couple of night|2 night escape|two night escape|2nights|both night|pair of night|two nights|2 nights|second night|extra night|longer stay|two weekday night|two weeknight',
  escape: 'escape|2 night escape|two night escape|two nights escape',
  one_night:
    'single nighter|one night|1 night|single night|just a night|only a night|just the night|just the one night|one nighter',
  flexi: `flexi|flex|flexy|1 night flexi|one night flexi|flexible rate|flexi rate|flexi deal|flexi stay|${ofFlexi}`,
  checkin:
    'take possession|check inn|cheque in|move in|checkin|chekin|check in time|einchecken|checking in|check ins|check ourselves in|checked in',
  arrive:
    'rock up|reach the estate|drop in|pulling up|be with you|getting in|make it|arrive|arrival|turn up|show up|come over|get there|get in|land|rock up|pull up|reach you|be there|getting there|arriving|come straight',
  checkout:
    'key back|give back the key|giving back the key|give the key back|return the key|returning the key|drop the key back|drop back the key|hand in the key|hand the key back|surrender the key|hunted out|vamoose|chucking out|off the premises|check oot|hand over the keys|turfed out|thrown out|move out|checkout|chekout|chek out|check us out|checking out|vacate|be out|kick us out|kicked out|out by|hand back|auschecken|checkout time|hand the key',
  leave: 'leave|departure|depart|departing|leaving|head off|go home|gone by|last morning|last day|be gone|clear out|hit the road',
  late_checkout:
    'late leaving|leaving late|late departing|going home late|go home late|6 pm thing|6 pm option|6 pm finish|6 pm exit|six o clock thing|six o clock option|6 o clock thing|late co|few hours extra|extra hours|few more hours|extra few hours|hours longer|keep it until|keep it till|stay past|leave in the afternoon|leave in the evening|leave after lunch|longer on our last day|until the afternoon|till the afternoon|till evening|late checkout|late chekout|late departure|later checkout|leave later|late check outs|stay longer|stay a bit longer|stay on|hang on to the|keep the room|keep the cabin|checkout late|leave late|late leaving|longer on the day|lie in|extend our checkout|extend checkout|later departure|sleep in|linger|delayed checkout|leave at 6|stay till 6|stay until 6|leaving at 6|till 6|until 6|till six|until six|till evening|until evening|until the evening|till teatime|until teatime',
  early: 'early|earlier|too early|before 3|ahead of time',
  late: 'late|later|latest|too late|how late|last',
  book: 'book|reserve|reservation|booking|make a booking|buchen|bookng|bok',
  availability:
    'available|availability|vacancy|vacancies|free on|is free|any room left|any cabin left|have anything free|anything free|fully booked|booked out|any space|sold out|dates free|what dates|got space|frei',
  cancel:
    'scrap|called off|withdraw|withdrawal|cancel|cry off|cancellation|cancelation|cancell|call it off|call off|can not make it|can not come|pull out|stornieren|no show|have to cancel|back out|plans change|something comes up|something come up|fall ill|gets sick|get sick',
  refund: 'refund|lose my money|lose our money|lose the money|refundable|money back|reimburse|reimbursement|get back our money',
  deposit:
    'held against|breakage|against damage|caution|guarantee payment|deposit|security deposit|damage deposit|kaution|hold on my card|hold on the card|hold money|pre authorisation|preauthorisation|holding deposit|bond',
  change:
    'change my booking|change our booking|change the booking|change my date|change our date|change the date|change date|amend|move our booking|move my booking|move our stay|move my stay|reschedule|postpone|switch room|modify|rebook|change my reservation|change our reservation|alter my booking|different date|another date|push back our stay|booking change|swap room|swap date|switch our date|switch date',
  voucher:
    'voucher|gift card|giftcard|gift voucher|gift certificate|gutschein|vouchr|gift a stay|gift token|present for|gift for|gift idea|gift',
  valid:
    'valid|expire|expiry|expiration|run out|out of date|last for|still good|how long do they last|validity|expiring|go off|use by|time limit|lapse|redeemable until',
  deliver:
    'deliver|delivery|delivered|by email|emailed|posted|arrive in the post|instant|instantly|how quickly|how fast|straight away|last minute|sent out|digital|print at home|by post',
  redeem: 'redeem|use my voucher|redemption|cash in',
  newsletter: `${estate.policies.newsletterDiscountCode.toLowerCase()}|your emails|your mails|your email|newsletter|mailing list|subscribe|sign up|signing up|subscription|email list|your list`,
  discount:
    'bob off|quid off|first time visitor|first time|first timers|newbie|newbies|deals|discount|promo|promotion|promo code|promotional|coupon|special offer|offer on|deal|knock something off|money off|percent off|any offer|saving|save|reduction|reduced|rabatt|first time guest|first stay|new customer|first timer|new guest|anything off|bargain|percent discount',
  wifi: 'online|laptop|connected|connection|wifi|internet|wlan|broadband|online connection|wireless|get online|web access|wify|zoom call|video call|work remotely|remote work|work from the cabin|netflix|stream|wi fi',
  password: 'password|passcode|passwort|pass word|passphrase|pw|login detail|wifi key|network key|wifi code|passwd|contraseña',
  code: 'code|pin|combination|access code|entry code|key code|keypad|torcode|g4te c0de|c0de',
  gate: 'gate|entrance|barrier|front gate|gates|portail|the entry',
  key: 'key|keys|let ourselves in|how do we get in|get inside|locked out|get into the',
  parking:
    'leave the motor|leave our motor|where to park|leave my motor|park|parking|car park|carpark|parkplatz|parkplätze|leave the car|leave our car|leave my car|parking space|parking spot|parking lot|park the car|store the car|parkng|put the car',
  car: 'car|brand new car|drive|driving|vehicle|van|camper|campervan|motorbike',
  free: 'free of charge|for free|complimentary|gratis|free',
  beach: 'beach|strand|seaside|shore|shoreline|sand|coast|strande|seafront|waterfront',
  sea: 'sea|ocean|water edge|atlantic|irish sea|the water',
  near: 'near|nearby|close|close by|around|in the area|locally|local|within reach|how far|distance|far|in the vicinity|walking distance|next to|surrounding|neighbourhood',
  walk: 'saunter|amble|meander|dander|walk|stroll|hike|hiking|trail|on foot|wander|ramble|roam|trek|footpath|path|walking route|rambling',
  tub: 'hot tub|hottub|jacuzzi|soaking tub|soak tub|japanese tub|ofuro|bath tub|bathtub|tub|outdoor bath|outdoor tub|whirlpool|plunge tub|cedar tub|onsen|soaker',
  bath: 'stew in|stewing in|steep in|steeping in|wallow|wallowing|marinate|bath|soak|soaking|bathe|badewanne',
  heated_bath:
    'heated bath|wood fired bath|woodfired bath|hot bath|outdoor heated bath|bath heated|tub heated|fire up the bath|heat the bath|heat the tub|fired bath|fire bath|fire tub|bath fired|heating the bath|heating the tub|warm bath|hot tub heated|heated tub|wood fired tub|bath lit|light the bath|bath be heated|heated ofuro|bath add on|bath experience',
  reheat:
    'second time|heating the bath a second|hot again|warm again|reheat|re heat|reheated|reheating|heat it again|heated again|warm it up again|second bath|another bath|again for a second|bath again|top up the heat|warmed again|refire|heat the bath again',
  heating:
    'heating|heated|underfloor|under floor|radiator|warm|cosy|cozy|cold|freeze|freezing|heat|chilly|keep warm|toasty|draughty|heizung|winter proof|snug',
  stove:
    'stove|fireplace|fire place|wood burner|woodburner|log burner|log fire|open fire|kamin|wood fired stove|burning stove|wood burning stove|woodstove|wood fire',
  winter:
    'cold weather|bad weather|freezing weather|winter weather|winter|december|january|february|november|christmas time|frost|snow',
  bed: `bed|king bed|king size|kingsize|king sized|double bed|mattress|super king|bed size|queen|size bed|bett|${oneOrTwo}`,
  shower:
    'shower|shour|rinse|rinse off|rinse down|hose down|hose off|wash off|rain shower|outdoor shower|indoor shower|ensuite|en suite|bathroom|dusche',
  window:
    'night sky|window|floor to ceiling|glass wall|glazing|glass|view|views|vista|see the sky|see the star|look out|outlook|skylight|panorama',
  kitchen:
    'kitchen|kitchenette|boil|simmer|heat up food|heat a tin|cook|cooking|hob|induction|self cater|self catering|cooker|prepare food|make our own|make our dinner|cook dinner|make my own dinner|own meals|stove top|stovetop|prepare meal|küche|cook our own|boil an egg|fry an egg|rustle up',
  cinema: 'cinema|projector|watch film|watch a film|watch movie|watch a movie|movie|film|screen|movie night|home cinema',
  television: 'tv|television|telly|smart tv|chromecast',
  aircon:
    'air conditioning|heatwave|heat wave|roast in|roasting|sweltering|stifling|boiling hot|air con|aircon|ac|cooling|air conditioned|cool down|too hot|klimaanlage',
  breakfast:
    'morning hamper|hamper for the morning|morning basket|breakfast basket|full irish|full english|ulster fry|fry up|a fry|cooked breakfast|breakfast|brekkie|brekky|breakfest|morning meal|frühstück|fed in the morning|breakfast tray|breakfast hamper|breckfast|breakfst|bed and breakfast|in the morning to eat|something for the morning|tray',
  cereal: 'cereal|muesli|granola|cornflake|corn flake|porridge|weetabix|oatmeal|shreddies|rice krispies|bread and jam',
  food: 'food|dinner|eat|meal|dining|lunch|supper|hungry|starving|feed|abendessen|snack|dine|catering|grub|bite|evening meal|eating|nibble|cuisine|provision|full board|half board',
  restaurant:
    'restaurant|bistro|eat out|place to eat|eatery|gastropub|dining out|go out for dinner|eating out|go out to eat|somewhere to eat|places to eat|out for a meal|out for dinner|go for dinner',
  pub: 'pub|local pub|pint|tavern',
  grazing:
    'grazing|grazing box|grazing board|charcuterie|cheese board|cheeseboard|platter|charcuterie board|grazing platter|sharing board|antipasti|graze box|meat board|sharing platter|cold cuts|cheese and meat',
  vegetarian: 'vegetarian|veggie|meat free|do not eat meat|no meat|without meat|meatless|veggi|vegetarisch|veg',
  picnic: 'picnic|picnic basket|picnic hamper|hamper|basket|picknick|pic nic',
  wine: 'wine|bottle of red|bottle of white|wine cellar|cellar|bottle of wine|prosecco|champagne|bubbly|wein|red wine|white wine|bottle of bubbly|vino|wine list|sparkling wine',
  sauna: 'sauna',
  yoga: 'yoga|vinyasa|hatha|ashtanga|sun salutation|downward dog',
  meditation: 'meditation|meditate|mindfulness|mindful|meditating',
  reiki: 'reiki|energy healing|energy work|healing session|healer',
  forest_bathing: 'forest bathing|shinrin yoku|forest bath|forestbathing|tree bathing|bathe in the forest',
  propose:
    'propose|proposal|engagement|engaged|pop the question|marry me|ring|down on one knee|ask her to marry|ask him to marry|popping the question|get engaged|put a ring on it|engage',
  elope:
    'elope|elopement|eloping|get married|marry here|tie the knot|wedding for two|just the two of us wedding|small wedding|micro wedding|exchange vows|intimate wedding|our vows',
  wedding: 'wedding|ceremony',
  anniversary: 'anniversary|years married|aniversary|anniversaries|years together|hochzeitstag',
  birthday: 'birthday|60th|40th|50th|30th',
  experience:
    'entertain|besides sleep|sleep and eat|amuse ourselves|what is on|experience|activity|activities|thing to do|things to do|what to do|something to do|to do|keep us busy|excursion|entertainment|pastime|relaxation|wellness|wellbeing|relax|unwind|bored|amuse|occupy|pursuit|holistic|treatment|wellness stuff|keep busy|pass the time',
  extra: 'extra|add on|addon|add ons|upgrade|optional extra|addition|order ahead|pre order|preorder|pre book',
  order: 'order|ordering|get hold of|buy|purchase|ordered',
  notice:
    'notice|in advance|ahead|beforehand|lead time|how far ahead|how early|how soon|last minute|short notice|on the day|same day|day before|in good time|prior|spontaneously|spontaneous',
  duration:
    'ideal length|length|how many minute|ideal time|how long|how many minute|minutes|how much time|length of time|duration|time limit for|stay in for',
  guide: 'guest guide|guide|guestguide|guest portal|guest area|guest page|guest handbook|welcome pack|house manual|guide book',
  location:
    'in wexford|in gorey|wexford|drive to|postal address|which county|what county|find the estate|where in the country|which side of ireland|where in ireland|where is your place|find your place|in what county|nearest city|where do i find you|how to find|how to reach you|get to you|get to yours|where are you|located|location|address|whereabouts|where is it|which county|what county|part of the country|sat nav|satnav|eircode|postcode|post code|directions|find you|where exactly|what town|where in ireland|how do we find|how do i find you|google maps|map|situated|based|which part of ireland|coordinates|where is the estate|where is kilmara|where abouts|where is the place|where is the retreat',
  acres:
    'size of your estate|size of your property|size of your land|size of the grounds|acre|hectare|grounds|how big is the estate|size of the estate|size of the property|how large is the estate|how much land|how much ground|land|big place|how much space|acreage|property size|big is the property|large is the property|big is the place|how big are the grounds|private land|the size of the place|football pitches|square kilometres',
  storm:
    'storm|gale|hooley|tempest|squall|wild weather|big weather|rough weather|thunder|lightning|crashing wave|howling wind|wind howl|blowing in|blow in off|blowing a gale|weather roll in',
  stars:
    'star|stars|astronomy|astronomer|saturn|jupiter|venus|planet|constellation|comet|milky way|meteor|meteor shower|perseid|orion|the plough|galaxy|galaxies|shooting star|heavens|cosmos|nebula',
  dawn: 'day break|dawn|daybreak|sunrise|first light|sun come up|sun coming up|sun rise|break of day|crack of dawn|morning light|early light',
  estate: `estate|property|site|premises|demesne|retreat|${estate.name.toLowerCase()}|the place`,
  contact:
    'contact|get in touch|reach you|reach the estate|contact detail|get a hold of you|get hold of you|reach them|erreichen|contact form|get through|enquiries|talk to you|in touch|message the team|drop you a line|contact them',
  press:
    'magazine|newspaper|journalist|reporter|travel writer|travel blog|blogger|vlogger|columnist|travel column|irish times|radio show|press enquiry|press contact|press people|press person|press office|press story|press query|handles press|does your press|media enquiry|media query|media contact|media team|a podcast|my podcast|our podcast|a piece on|a piece about|piece with you|a feature on|feature you in|feature you on|an article|article on|article about|a story on|a story about|an episode on|an episode about|documentary',
  phone:
    'phone|telephone|phone number|ring you|call you|number i can ring|telefon|telephone number|mobile number|ring|number to call|call someone|give you a call|can i call|call me|call the estate|your number|a number|ring the estate|phone you|whatsapp',
  email: 'email|e mail|mail|email address|write to you',
  human:
    'anybody i could|anyone i could|anybody i can|anyone i can|somebody in person|someone in person|human|real person|someone|person|somebody|speak to|talk to|staff member|agent|representative|actual human|member of staff|the team|live chat|customer service',
  bot: 'bot|robot|chatbot|ai|artificial|are you a machine|just a machine|talking to a machine|person or a machine|automated|computer|chatgpt|are you human|are you real|real person or|llm|software',
  taxi: 'taxi|cab|hackney|uber|taxis|minicab|cab firm|taxi firm|bolt taxi|freenow',
  cafe: 'cafe|café|coffee shop|coffee|tea room|tearoom|bakery|scone|cappuccino|flat white|latte',
  takeaway:
    'takeaway|take away|take out|takeout|fish and chips|chipper|pizza|chip shop|chinese|delivery food|indian food|deliveroo',
  town: 'town|village|nearest town|gorey|supermarket|shop|shops|grocery|groceries|tesco|lidl|aldi|dunnes|convenience store|supervalu|pharmacy|chemist|shopping|milk|high street|where to shop',
  courtown: 'courtown',
  ballymoney: 'ballymoney',
  cahore: 'cahore',
  kilmuckridge: 'kilmuckridge|morriscastle',
  hospital: 'hospital|emergency department|emergency room|a and e|casualty',
  doctor: 'doctor|gp|caredoc|medic|medical help|out of hours|sick|ill|unwell|medical|feeling ill|nurse',
  emergency:
    'emergency|ambulance|fire brigade|guards|gardai|gardaí|police|999|112|unconscious|not breathing|choking|drowning|seizure|having a stroke|overdose|on fire|smell gas|smell of gas|flames|intruder|burglar|attacked|assaulted|broken ankle|broken leg|concussion|chest pain|accident|emergency number|emergency services|heart attack|injured|coast guard|bleeding|fainted|collapsed',
  pregnant:
    'pregnant|pregnancy|expecting a baby|expecting our first|expecting our baby|expecting our first baby|expecting our second|expecting a child|trimester|bump on board|mum to be|mother to be|is expecting|prenatal|heavily pregnant|baby bump|weeks along',
  allergy:
    'allergy|allergic|allergies|allergen|intolerant|intolerance|coeliac|celiac|epipen|nut free|dairy free|lactose free|hay fever|asthma|asthmatic|food allergy|nut allergy|peanut allergy',
  complaint:
    'complain|complaint|disappointed|disappointing|disappointment|dissatisfied|unhappy|unacceptable|filthy|rude|unfriendly|compensation|apology|not satisfied|not happy|not good enough|bad review',
  lost_thing: 'lost property|lost and found|left behind|handed in|mislaid',
  double_charge:
    'charged twice|charge twice|double charged|double charge|overcharged|billed twice|debited|charged again|two payment|second payment|duplicate payment|took the money twice',
  confirmation:
    'confirmation|confirmation email|confirmation mail|no email|no mail|in my inbox|resend|send it again|did not arrive|has not arrived|not arrived|never came|never arrived',
  pay: 'pay|payment|paid|paying|bill|checkout page|pay online|settle',
  card: 'card|credit card|debit card|visa|mastercard|apple pay|google pay',
  currency: 'currency|in euro|sterling|in pounds|pounds|euros',
  terms: 'terms|terms and conditions|small print|conditions|fine print|agb|t and c|booking conditions|rules and conditions',
  privacy:
    'privacy|gdpr|data protection|personal data|my data|my information|personal information|privacy policy|cookie policy|data|datenschutz|cookies',
  photo: 'photo|picture|photograph|gallery|pic|image|pics|see what it looks like|bilder|snaps|virtual tour',
  couple:
    'couple|romantic|honeymoon|romance|babymoon|date night|two of us|my partner and i|for two|solo|on my own|by myself|alone|single traveller|lovers',
  people:
    'third wheel|how many heads|heads per|couples|two couple|sleep four|sleep three|sleep more|people|person|guest|adult|sleeps|occupancy|capacity|how many people|group|friend|of us|party of|fit in|share|sharing|pax|extra person|squeeze|folks|accommodate|third person|three of us|four of us|bigger group|couples together|max people|max guest|another couple',
  towels:
    'towel|fresh towel|bed linen|linen|toilet paper|toilet roll|housekeeping|clean the room|cleaned|cleaning|cleaner|bin|rubbish|firewood|more wood|logs|more logs|sheets|more towels|soap|tidy|make up the room|replenish',
  broken:
    'there is no light|no light|no heat|no power|is not working|not flushing|will not flush|will not start|broken|broke|not working|does not work|leak|leaking|stopped working|will not light|will not open|no hot water|no water|blocked|problem|out of order|fault|faulty|repair|maintenance|fix|burst|power cut|no electricity|not heating|went out|light bulb|bulb|gone off|will not turn on|dripping|jammed|clogged|power tripped|has tripped|have tripped|fuse tripped|switch tripped|electrics tripped|out of wood',
  report: 'report|tell about|let you know|who do i tell|who do we tell|inform',
  change_price:
    'all year|season|seasonal|peak|high season|low season|off season|off peak|summer|august|july|winter price|final price|dynamic|vary|varies|same price|fixed price|go up|exact price|exactly the price|peak time|time of year|price change|prices change|change with|bank holiday|fluctuate|higher when i',
  direct:
    'direct|directly|airbnb|expedia|booking com|bookingcom|hotels com|third party|best rate|through you|through your site|on your website|your own website|middleman|agoda|price match',
  package: 'package|option|bundle|booking option|deal type',
  special: 'special|unique|describe|tell me about|what is it like|tell me more|more about|look like|info on|information about',
  walks: 'sea stroll|forest to sea|forest to sea adventurer|adventurer',
  boutique: 'fashion boutique|fashion boutique fun|boutique fun|boutique|fashion',
  include: 'include|included|part of|comes with|built in|in the price|thrown in|inclusive|extra charge|on top|does the price',
  amenities:
    'what the room have|provided|in each room|amenity|amenities|facility|facilities|feature|mod con|equipment|equipped|fitted out|fitted|furnish|kitted out|what do you get|comes in|furnishing|perk|comfort',
  many: 'how many|number of',
  architecture: 'architect designed|designed|design|style of',
  hello:
    'hello|hi|hey|good morning|good evening|good afternoon|howya|hiya|dia duit|hallo|greetings|hi there|yo|what is the craic|guten tag|good day|heya|bonjour',
  thanks:
    'thank you|thanks|cheers|thanks a million|thanks a mill|much appreciated|danke|go raibh maith agat|ta|thanks so much|brilliant thanks|grand thanks|merci|appreciate it',
  bye: 'bye|goodbye|see you|good night|talk soon|slán|cheerio|tschüss|take care|that is all',
}
