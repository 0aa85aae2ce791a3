/** Indirect questions: a story whose last words are the question, an idiom, an assumption that may be wrong. */
export const indirectExemplars: Readonly<Record<string, string>> = {
  check_in: `
she is rostered until seven and it is an hour from there, would you wait up for us | would somebody wait up for us if we are on the road till nine | he is on call till seven, then ninety minutes, would you wait up |
kick off is at five and over by seven, then an hour and a half on the road, would we arrive too late | the wedding ends at six and we are two hours off, would we arrive too late | last meeting at half five, two and a half hours by car, would we arrive too late |
he clocks out at six and it is two hours on the road, will we be too late | she finishes work at half six and then there is the drive, is that too late for you |
herself is on shift till 7, then 80 minutes of motorway, any hope | I am stuck in the office until six and Dublin is an hour and a half off, would we still get in |
himself only gets home at seven and we have to pack the car, are we too late | we will hardly be on the road before half six, will the place still have us |
the match ends at six and it is a long spin down, is that pushing it | my shift is over at 7 and I am ninety minutes away, do I lose the evening |
if he gets away at seven we might land at half eight, is there anybody to take us in | the school run is done by six, then a two hour drive, is it too late then |
we could be at your gate by half two, would we have to kick our heels | the boat is in at noon, would we be sitting in the car park | I make it two o'clock at yours, are we too soon`,
  check_out: `
keys back at noon, is that ok | the key back by one, is that ok | bringing the keys back at midday, is that ok |
is noon ok for handing the key back | would midday be alright for bringing back the keys | could we drop the keys back at half twelve or is that too cheeky |
is it cheeky to return the key at one | by what hour do you want the keys in your hand again | we would like to give the keys back around 12, is that late |
can I hold on to the key until noon on the last day | when are the keys to be given back | is a quarter to twelve fine for surrendering the cabin | at noon we would be out, is that in time`,
  late_check_out: `
which cabin has the lowest charge for leaving late | lowest price for going home late | what is the least I pay for the late departure and where |
I add the late check out and pay, is that guaranteed | is it guaranteed that I get the late check out | late check out paid by card, is it certain | once paid is the six o'clock leaving guaranteed |
for which room is the late departure cheapest | where does staying late cost the least | which cabin has the dearest late check out | in which of them is the late check out the best value |
how do the late check out prices compare | if I pay for the late departure is it certain that we get it | once the 6 pm option is paid is it guaranteed | is leaving at six guaranteed if I add it |
can you refuse the late check out after I book it | is the late check out a sure thing | is staying till six always granted | does paying for late check out mean we will have it for certain |
could the late check out fall through | is the late departure promised or only if it is free`,
  weekend: `
do I get around the dearer nights if I come from Sunday to Wednesday | are the dear nights only Friday and Saturday | I am off Monday to Wednesday, do I dodge the weekend price | which nights do I avoid if I want the lower price | does Sunday belong to the weekend | is Thursday night counted as weekend`,
  price: `
I take it Stargazer is 279 on a Thursday as well | so Stormchaser would be 249 on the Sunday | given that Sunday counts as weekend, the lodge is 199 that night then |
the lodge is 159 on a Saturday, right | am I right that Sunriser costs 269 on a Monday | I suppose Stargazer stays at 239 for the Friday | if Thursday is weekend, then the lodge is 199 |
which is cheaper on a Friday, Stargazer or Stormchaser, and by how much | Sunriser or Stargazer, which saves us money on a Tuesday | between the lodge and Stormchaser on a Saturday which is cheaper | what is the gap between Sunriser and the lodge midweek |
put a figure on a Tuesday in the lodge | what would the accommodation alone come to, friday to sunday in Sunriser | the room only, no extras, two nights in the lodge, what is it | at your list price what is Stormchaser for the weekend`,
  cheapest: `
I have two hundred a night to spend, what can I get | nothing over 180 a night please, which room | our limit is 220 euro for a night midweek, which cabin would that be | we cannot go above €210, what is there |
my budget is a hundred and sixty a night, is there anything | at most 250 for a saturday night, which ones | is there a room under 200 | which rooms are below 240 on a weekday | do you have anything for 150 or less |
what fits a budget of two fifty | which of them can I have for up to two hundred and thirty`,
  dynamic_prices: `
does the sum on the site match what is taken in the end | could I end up paying more than the home page says | might what gets taken from my account be different from the price shown | is what you advertise the same as what is taken in the end | does the price shown match the final one | can the price still rise while I book |
is the figure on your website exactly what I pay in the end | will I be charged precisely the price on the home page | can the amount I pay differ from what is shown | does what you show match what goes off my card |
is the advertised rate the exact price | is the sum on the page the final one | the numbers on your site, are they the exact price I pay | might I end up paying more than what it says on the front page |
is the price I see the price I get | how firm is the number on your home page | will the bill be higher than the figure I saw`,
  room_sunriser: `
where would somebody who gets up for the sunrise sleep | I want to watch the day break from bed | which cabin for somebody up at daybreak with a camera | a room to see the dawn from the pillow |
which cabin gets the morning light | I paint at dawn, which room has the sun first | which one faces the daybreak | where would you wake with the sun | he is up with the lark and wants the first light, which room |
we are early birds who love a sunrise, which cabin | which room is best for photographing daybreak | the one where the light comes in at the crack of dawn | where does the sun come up in front of you | which room for somebody who lives for the dawn`,
  room_stargazer: `
he is soft on planets and comets, which room | she is daft about comets | planets are his thing, which cabin |
he brings his star charts everywhere, where should we stay | she never goes anywhere without her star map, which cabin | they are obsessed with the planets, which room is theirs | my girlfriend is obsessed with the milky way, which room |
my husband is mad about astronomy, which room | she wants to lie in bed and look at the planets | which cabin is best for seeing the milky way | he has a thing about saturn and jupiter, which one would suit | where would an astronomer sleep |
which room for shooting stars | I want to lie back and see the constellations, which one | which of them is for looking at the heavens at night | the best cabin for a meteor shower | we are hoping to see the stars from our pillow, which room | which cabin has the most sky`,
  room_stormchaser: `
she loves storms and the rain on the glass, which cabin | we love storms, which cabin | he loves bad weather and big windows, which room | lightning is her favourite thing, which cabin has the best seat | which cabin has the front row for a storm | the best seat for thunder and lightning |
nothing I like more than a gale howling while I am in by the fire, which room | which room when the wind howls and I want to be inside watching | we came for big weather, which room |
I love a gale coming in off the water as long as I am warm inside, which room | which cabin is for watching the weather roll in | give me thunder and lightning and a window, which one | which room for a storm lover |
she wants to watch the waves crash from indoors, where should we stay | he likes it wild and windy outside and cosy within, which room | where do we sit to watch a squall | which is best when it blows a gale |
a tempest outside and a blanket inside is my idea of heaven, which cabin | which room looks into the wind`,
  rooms: `
do you sleep in tents at yours | do the guests sleep in tents | is the sleeping in tents | are people put up in tents or in houses |
I can't do a tent, which room | I will not sleep in a tent, which room | no tents for my hips, which room have you | would we be under canvas |
are we talking tents or a roof | tents or cabins | is it camping in tents | is it yurts | is it a tent or a cabin | are there yurts or pods | tent or house, which is it | do you put people in tents |
is it tents | are they tents or proper buildings | do we sleep under canvas | is it a yurt or a real roof | are these tents with a zip or solid walls | glamping, so a tent | is this the kind of glamping with bell tents |
my back cannot take a tent, what do you have | is it a shepherd's hut sort of thing or a real building | are we in a pod or a caravan or what | what sort of building would we be in | solid walls or canvas | is there a proper roof over us`,
  unsubscribe: `
every week another mail, stop it | yet another mail from you, stop it please | another newsletter again, stop it |
I am drowning in your mails, where is the off switch | how can I stop the newsletter | stop the newsletter | stop the mails |
how do I make the emails stop | can you make the newsletters stop | stop the emails please | how are your emails stopped |
I get too many mails from you, how do I stop it | please make your mails stop | stop sending me things | how do I get off your list | I never asked for all these emails, how do I end it | take me off the mailing list please |
your letters clog my inbox, how do I get out | enough with the newsletters, how do I switch them off | I no longer wish to hear from you by mail | how can I stop the messages you keep sending | I am getting a mail from you every other day, how do I quit`,
  occupancy: `
is there a pull out sofa for my sister | I suppose there is a sofa bed for my mother | could my friend kip on the couch | there is a fold out bed for my brother, I take it | she takes up no space at all, could a third squeeze in | can my cousin crash on the floor | is there a spare mattress for my dad`,
  children: `
it is for major persons only, no | only for persons of age, yes | for the adults only, is it not |
is the place reserved for adults | is it only for people over 18 | is the domain for adults only, I mean no minors | is it kept for grown ups | must one be of age to stay | are all the guests of full age | persons under 18 are not accepted, I think | is an infant of two ok | bambino of two years, ok | we have a small one of 3 with us, all right | is it for majors only`,
  pets: `
are dogs ok for two nights | is a dog ok for a few nights | are cats ok for the weekend | dogs ok for 4 nights | our cat walks on a lead, can she come and where would she sleep | he is a dog who walks on a lead, may he come | where would our cat sleep | can Bruno the spaniel come and where does he sleep | our moggy wears a harness and walks, is she let in`,
  cancellation: `
what if a storm stops the ferry | what if the boat does not sail because of a gale | the flight may be called off in a storm, what then | say he gets called for his bypass that week, do we lose the money | she might get a date for surgery, do we lose the money | if we are snowed in do we lose the money |
if my mother's operation is moved to our dates, is the money gone | he may be called up for surgery that week, do we lose the lot | say the doctor forbids the trip, would we get anything back | what is your practice when guests have to withdraw |
if one of us takes ill beforehand are we out of pocket | suppose the hospital calls him in, is our money lost | we had to call off two holidays last year, how do you treat that | what becomes of our money if we must withdraw | if the funeral falls on our dates do we forfeit the lot | is the whole sum lost if we cannot travel | what happens if we have to back out`,
  deposit: `
is a sum held against breakages | do you hold money in case we break something | is anything kept on my card against damage | do you take something for breakages | whether a sum is held for damage | is there a bond against breakage | do you freeze an amount in case of damage | is money put aside for breakages`,
  pay_addons: `
for the extras, do I leave cash on the table | extras: cash or card | do I tap a card for the extras or leave notes | can I leave coins for the breakfast or is it card | how do we settle up for the extras, cash in an envelope | is it cash in hand for the bath | do you want cash for the tray or is it paid online | revolut or cash for the grazing box`,
  privacy: `
who will have sight of what I have typed in | who sees what I typed in the form | where does what I type in go |
who will be looking at my details once they are sent | who looks at the details I send | since the hack, where does my information go | who sees what I have sent you |
who can see my data once I have entered it | who gets to look at what I type in here | where does my data end up | what becomes of the information I give you | is my data safe with you | since that hack I am wary, who sees my details | do you pass my data to anybody | how long is my data kept | are my details sold on | who reads what I fill in`,
  tub: `
is the tub for us alone or for the whole estate | is it one tub for the whole estate | is the tub for the two of us alone | do we share one tub with the whole estate |
is the tub only ours or shared with strangers | do we have the tub to ourselves | would other people be in the tub with us | is it a communal tub | does every cabin have a tub of its own | do we share the tub with the neighbours | is the soaking tub private to us`,
  heated_bath: `
when we walk up to the bath, is it filled | will the bath be full already | is the bath filled and lit when we get to it | who is responsible for getting the bath hot, I can't light a match | is it our job to heat the bath | does somebody heat the tub for us or is it left to us | somebody gets the bath hot for us, yes | is the heated bath hot by the time we walk over |
two hours in the hot bath with a book, too long | I intend to soak in the hot ofuro till midnight | may one wallow in the hot bath for as long as one likes | a podcast of two hours in the hot bath |
do we have to get the bath going on our own | I am no good with kindling, is the bath lit for us | is it left to us to heat the tub or is it hot when we come | do guests fill the bath or is it filled for them | neither of us knows how to make a fire, is the bath ready | does anybody heat the bath before we arrive or must we | is a three hour soak too much | could I lie in the hot bath for hours |
I plan to stew in the bath for two hours with a novel | can I wallow in the hot bath all evening with a book | is two hours in the bath too long | I would sit in there the whole night if let, any objections | how long may we steep in it |
would it be wrong to stay in the hot bath for an hour and a half | I mean to soak with a thick book until I am a prune | who gets the bath hot | is the bath made hot for us | do we have to do anything to get the bath ready | is the bath filled and hot when we come to it |
I have never lit a fire, is the bath got ready by someone | must I fire up the bath on my own | is somebody responsible for getting the bath hot | does the bath come ready to step into`,
  breakfast: `
when does the hamper get to the door | when is the breakfast left at our door | does the tray come the night before | is the hamper dropped in the evening or the morning |
when would we find the hamper on the doorstep | is the milk left out the night before with the tray | will somebody bring breakfast to us in the morning | does anybody knock with breakfast | do you serve breakfast or is it left for us`,
  yoga: `
is yoga scrapped when it is raining | is the yoga scrapped in bad weather |
what if it rains on yoga day | is yoga called off when it is raining |
does the yoga get cancelled when it rains | is the yoga off if it is wet | what happens to yoga in the rain | is yoga indoors on a wet day | yoga when it is raining, where | do you do the yoga outside even if it rains | if it lashes is there still yoga | rain on the day of the yoga, what then`,
  walks: `
what is your short walk to the water called | what do people call the little walk to the sea | how is the short walk to the strand called |
must one pay to ramble in your woods | is there anything to pay for walking | do we pay to go on the walks |
are we charged for the walks | do we pay for the walks | are the walks free | is it free to use the paths |
what is the easy walk down to the water called | what do you call the short stroll to the sea | my knees are bad, which walk is the gentle one | the name of the easiest path to the shore | which of the walks is easiest on the legs | do you charge for walking the trails |
is there a fee for using the paths | does it cost anything to wander the woods | is roaming the estate free | are the trails free of charge | an easy amble to the sea, what is it called`,
  town: `
himself wants shops, it is raining | wet day, she wants shops, any ideas | raining and looking for shops, any suggestion |
it is raining and we want to do some shopping, any suggestion | where can we go for retail therapy on a wet day | it is lashing, where are the shops | a wet afternoon and we fancy shops | where would you send us shopping if it pours | somewhere to browse the shops when it rains`,
  book_experience: `
do the extras get arranged at reception or before we travel | are extras fixed before we travel or there | extras: at reception or online beforehand | see to the extras before we travel or when we are with you |
are extras arranged when we arrive or beforehand | do I sort out the extras at a desk or in advance | extras: do we see to them before we come | is there a desk where we order the extras | do you arrange the add ons on arrival or ahead | where and when do we sort the extras | must extras be settled before the stay or on the day | is there somebody at a desk for extras`,
  hospital: `
to which casualty department would they bring me | which hospital would the ambulance take him to and how long is it | name of the casualty department and the minutes by car | I have a heart condition, how far is the nearest emergency department | he has a pacemaker, which hospital and how long is the drive | my daughter wants to know the hospital and the distance | to which emergency department would one be brought from your estate`,
  doctor: `
it is only a rash but it is late at night | nothing serious, just an ear ache, but it is the weekend | not bad enough for casualty, who do we ring at night | it is only a cough, is there somebody after hours | not urgent but it is eleven at night`,
  emergency: `
number for the guards | what is the number of the garda station | our bikes were stolen, number for the guards | somebody took my bag from the car, who do I ring, the guards | phone number of the local gardai`,
  free_nights: `
how might I see which weekends are not booked out | where do I see what weekends are still going | how can I find out which nights are not taken yet | which dates in spring are left, where is that shown | is there somewhere to see what is still to be had in May | how do I look up which fridays are still open | where can one see which nights have not gone | how do I check what is not yet booked out in autumn`,
  guest_guide: `
where did you put the password for me | your guide is locked, where is the password | the guide is locked, in which mail did you send the password | where is my password for the guide |
the guide wants a password, where did you put it | where will I have the password for the guest guide from | the guest guide is asking for a password, where is it hidden | where did you send the password of the guide | in what mail is the guide's password | where do I look for the guest guide password`,
  contact: `
who should we ring if we are held up | whom do I call when we are late | who wants a call from us if we miss the time | who has to be told that we come late | who should have a ring from us | who do we let know`,
  dining: `
have you a chef or a restaurant or anything | is there a chef, a restaurant, anything at all to eat with you | no car and tired legs, is there a restaurant or a machine or anything on the spot | we will have no car, can we eat on the spot | is there anything to eat without driving`,
  grazing: `
the same but vegetarian | that box without meat | a grazing box with no meat in it | the box for people who eat no animals | same box, meat free`,
  unknown: `
have the windows storm shutters | was there damage in the last storm | is there a storm shelter | did the storm take the roof | how many stars has the place got | is there anywhere to swim | can we swim at yours | a gym to work up a sweat | could one swim there | the tent leaks | is there a tent pitch | my ceiling is leaking | he has a sister in Cork | I lit a cigar on the deck | the party was lit | we were lit last night | who lit the candle | can you kindly be kinder to the staff | is there live music by a boy band | do you play storm music | is saturn in the sky tonight | can I see the northern lights | is there a telescope | will it be stormy on Friday | is a storm forecast | when is sunrise in June | can we shop on the estate`,
  offtopic: `
my landlord keeps my deposit, is that legal | what are a tenant's rights about a deposit | can a landlord hold money for breakages | which band had the greatest hit | best song of the seventies | who sang that song | biggest hit of all time | what album came first | how far is saturn from earth | which planet is the largest | what is a hooley | what does it mean to be goosed | what is the plot of that novel | was the king kinder than his father | what is the deepest lake`,
}
