/** Words that carry no subject, and words for things that no entry is about. */

/** Words around a question that are not its subject. */
export const backgroundWords = `
a an the this that these those it its is are was were be been being am do does did doing done have has had having will would shall should can could may might must
i me my mine myself we us our ours ourselves you your yours he him his she her hers they them their theirs who whom whose which what when where why how
and or but if so than then as at by for from in into of off on onto out over to toward under up with without within about after again against all also although always another any anybody anyone anything anyway
because before between both during each either else enough even ever every everybody everyone everything everywhere few first get getting give given go goes going gone good got great grand just keep kind know last least let like little long lot lots made make many maybe
mean means more most much need needed needs never next nice no nobody none not nothing now okay ok old once one only other others own perhaps please possible quite rather really right same say see seem seems several since some somebody someone something sometimes soon still such sure take taken tell thank thing think though through till time together too
two three four until upon use used using usually very want wanted wants way well went whether while whole whatever whenever wherever yes yet yeah yep nope nah hmm oh ah eh um er well actually basically exactly especially certainly definitely probably possibly
wife husband partner girlfriend boyfriend fiance fiancee spouse mother father mum mam mom dad parent parents sister brother friend friends friend aunt uncle cousin granny grandmother grandfather lads girls folks people person lady ladies gentleman man woman couple
plan planning planned hope hoping hoped look looking looked love loved loving wonder wondering wondered consider considering thinking thought travel travelling trip journey holiday holidays vacation visit visiting break getaway stay stays staying stayed come comes coming came bring brings bringing brought
ask asking asked answer question questions query help helpful try trying tried find found finding work works offer offers offering provide provides provided allow allowed allows permit permitted accept accepted accepts able want wish prefer feel feeling
day days week weeks month months year years hour hours minute minutes moment morning afternoon evening noon lunchtime midnight teatime summer autumn fall spring winter january february march april may june july august september october november december date dates
today tomorrow tonight yesterday weekend clock o'clock pm am euro percent
dear sir madam team regards kind best wishes sincerely greetings folks guys lads hi hello hey sorry excuse pardon pray
really very lovely beautiful gorgeous amazing fantastic perfect wonderful brilliant stunning quiet small big large huge tiny old new special favourite favorite happy sad busy stressed tired excited curious interested
bit couple several number amount half quarter part piece pair dozen
ireland irish dublin london cork galway belfast germany german munich england english america american france
plane flight fly flying airport ferry train bus road trip drove drive driving car rental
there here back down away around along across ahead apart aside home house place places stuff
spot site website page online link web
believe guess suppose remember forget heard hear read saw seen mentioned mention said saying says told call called calling
want would'd wouldnt isnt dont doesnt didnt cant couldnt shouldnt wont
straight anywhere somewhere nowhere
hey ich wir und der die das ist ein eine kann man gibt es mit wie viel was wann wo haben sie für bitte sind seid bei euch darf dürfen können willkommen erlaubt unsere mein
exact exactly roughly approximately about certain
end start begin beginning finish finished middle
left leave leaving right late early later earlier sooner
total sum altogether overall each per instead
mind matter problem issue trouble worry worried worries hate enjoy enjoying
ready set open close closed opens closes
inside outside recommended recommend recommendation kind type sort deal class session sessions form compliant suitable advice opinion info information detail details
afternoons evenings mornings nights possible impossible allowed ok fine alright normally generally currently present moment
talk wait put life better stop bad listen wrong happen happens course care understand world real hold holding move pretty run live lives show hard turn turns easy lost crazy shut true chance chances point word fun almost truth behind full sweet lucky follow known step steps learn finally become unless mad absolutely careful quick quickly handle pass future weird longer worse choice simple calm forever decided decide strange appreciate completely join situation imagine liked third upset owe position respect normal spent neither nervous twice plenty seriously difficult silly ridiculous decision bigger note waste further choose immediately apparently necessary concerned common correct belong perfectly whoever horrible natural terrible according older lonely otherwise faster entire honest prefer rather wise proper decent unusual extremely carefully surely reasonable proud jealous impressed impressive typical opposite technically deeply similar useful remarkable ideal ideally actual anyhow country side worth worthwhile manage proceed suggest suggestion advise suppose afford treat celebrate celebrating surprised depends regarding concerning roughly nearly barely merely properly usual idea ideas possession pardon mister missus lovely whichever somebody's soonest turns turning meets meet works mother's story besides alongside banned forbidden fancy fancies keen needing wondering grateful honestly frankly basically literally apologies bother bothering confirm clarify explain mention occasion occasions purpose reason reasons
three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred first second third nite nites nearly roughly
lovely pleasure surprise arrange arranged everything except trying
`

/** Things guests may ask for that no registry has: only an entry by staff can answer them. */
export const unwrittenWords = `
pool|swimming pool|swim|swimming|gym|fitness room|treadmill|ev charger|ev|charger|recharge|recharging|charging point|charge point|tesla charger|electric car|charge my car|tennis|squash|padel|golf|bike|bicycle|cycling|cycle|e bike|scooter|kayak|kayaking|canoe|paddle board|paddleboard|sup|surf|surfing|surfboard|wetsuit|boat|boat trip|fishing|fish for|angling|hunting|shooting|archery|horse|horse riding|pony|riding|games room|billiard|pool table|table tennis|darts|board game|playground|trampoline
laundry|washing machine|dryer|tumble dryer|ironing|iron|ironing board|hairdryer|hair dryer|hairdrier|hair drier|hair straightener|slipper|robe|bathrobe|dressing gown|kettle|coffee machine|vending machine|ice machine|drinks machine|running machine|nespresso|coffee maker|tea making|minibar|mini bar|fridge|refrigerator|freezer|microwave|oven|toaster|dishwasher|utensils|cutlery|corkscrew|bottle opener|wine glass|champagne glass|air fryer|safe deposit|strongbox|desk|printer|phone charger|usb|plug adapter|adapter|socket
carat|diamond|sapphire|platinum|gemstone|jeweller|ring size|sink|basin|washbasin
lift|elevator|wheelchair|step free|accessible|accessibility|disabled|disability|mobility|crutches|ramp|stairs|staircase|stair
helicopter|helipad|hiring|vacancy|vacancies|any jobs|jobs going|stamp 4|tap water|water from the tap|drinking water|nearest airport|closest airport|airport nearest|tick bite|tick bites|bitten by a tick|shuttle|transfer|pick up|pick us up|collect us|airport transfer|bus stop|public transport|train station|railway|luas|dart|coach|motorway|toll
smoke|smoking|vape|vaping|cigarette|cigar|weed|cannabis|drug|bonfire|barbecue|bbq|grill|fire pit|firepit|marshmallow|candle|firework|drone|tent|camping|pitch|caravan|campervan|camper van|motorhome
steam room|tripadvisor|review|rating|score|four wheel drive|4x4|bar|cocktail|beer|whiskey|guinness|room service|massage|facial|spa|manicure|pedicure|nail|hairdresser|beautician|hot stone|cryotherapy|personal trainer|pilates|zumba|dress code|live music|concert|band|disco|nightclub|dj|party|hen|stag|event|conference|corporate|meeting room|team building|retreat for|photo shoot|photoshoot|film crew|filming|wedding reception
bank holiday opening
paypal|revolut|klarna|cash|cheque|american express|amex|bitcoin|crypto|instalment|installment|bank transfer|iban|invoice|vat|receipt|dollar|tax
job|jobs|hiring|vacancy for|career|internship|recruit|volunteer|owner|manager|founder|built|history|architect|heritage|haunted|ghost|who runs|staff have|star rating|stars rating|award|michelin|blue book|failte|certified|certification|carbon|sustainable|sustainability|eco|recycling|solar|electricity come|generator|insurance
sweets|vegan|gluten|coeliac|celiac|allergy|allergies|allergic|nut|lactose|dairy|halal|kosher|keto|menu|chef|afternoon tea|cake|birthday cake|corkage|organic|wines do you
mbps|bandwidth|megabit|provider|ethernet|signal|mobile signal|mobile reception|phone reception|cell reception|coverage|reception signal|5g|4g|vodafone|channel|sky sport|playstation|xbox|karaoke|bluetooth|speaker|sonos|record player|baby grand|grand piano|piano|guitar|telescope|binocular
square metre|square meter|square feet|sqm|ceiling height|ceiling high|storey|floor plan|temperature|degree|deep|depth|litre|brand|toiletries|shampoo|conditioner|razor|sanitary|pillow|duvet|feather|twin bed|twin|bunk|sofa bed|futon|blackout|curtain|soundproof|noise|balcony|terrace|hammock|garden furniture|deck chair|umbrella|wellies|wellington|raincoat|pack
forecast|tide|high tide|low tide|sunset|sunrise time|lifeguard|jellyfish|nudist|nudism|mosquito|midge|tick|snake|deer|fox|badger|bird watching|birdwatching|seal|whale|dolphin
petrol|petrol station|gas station|fuel|diesel|atm|cash machine|bank|church|mass|mosque|synagogue|vet|hardware store|post office|museum|castle|zoo|theatre|outlet|car hire|rent a car|car rental|hire a car|car wash|bike hire
luggage|baggage|suitcase|drop our bags|parcel|post a parcel|24 hours|front desk|night porter|camera|cctv|first aid|defibrillator|lost property|left behind|forgot my|curfew|quiet hours|loud music|visitor|day pass|day guest|day visit|look around|show around|tour|viewing
loyalty|student|pensioner|senior citizen|nurse discount|military|corporate rate|group rate|week price|whole week|monthly
flower|rose petal|balloon|decoration|violin|photographer|musician|celebrant|babysit|nanny|dog sitter|dog sitting|dog bed|dog bowl|dog food|off the lead|off lead|leash|breed
my booking reference|booking ref|ref|reference number|reservation number|order number|confirmation email|confirmation mail|transaction
sister property|other location|franchise|podcast|gift shop|souvenir|merchandise|whole estate|exclusive use|buyout|for sale
invest|shareholder|sponsor|charity|supplier|wholesale|affiliate|influencer|collab|collaboration
`
