/** Roundabout ways of asking about the rooms, the food, the baths, the country round and for help. */
export const roundaboutPlaceExemplars: Readonly<Record<string, string>> = {
  rooms: `
which of the four is for me | which of the four would suit us | which of your four places is right for us |
rooms: how many | how many rooms | how many cabins have you | number of rooms |
who or what are stargazer and stormchaser | what can I choose from | list the cabins | where can we sleep |
what cabins are there | what are the different options to stay | what sort of places can one sleep in |
where would we be sleeping | what do you have, cabins or a house | how many places are there to stay |
how many guests rooms do you have in all | what is the choice of rooms | which is which among your rooms |
is it a big hotel or just a few rooms | how many cabins are on the estate |
what is the difference between stargazer and sunriser | which one do you recommend | help me choose a cabin |
are there only cabins | names of your rooms | give me an overview of the rooms | what is a wild room`,
  room_stargazer: `
which one is best for the night sky | we love stars, which cabin would you suggest | we love astronomy, which cabin |
where would you see the most stars | is stargazer nice | why is it called stargazer | what makes stargazer special`,
  room_sunriser: `
where would we see the sun rise from bed | we are early birds, which cabin sees the sun come up |
where do you get the morning light | why is it called sunriser | is sunriser nice`,
  room_stormchaser: `
we love bad weather, which cabin | where is the best place to watch a storm | why is it called stormchaser |
is stormchaser nice`,
  room_seaforest: `
what is the stone house like | is the lodge an old building | is the lodge historic | what sort of place is the lodge |
is the lodge nice | why choose the lodge over a cabin | how's the lodge`,
  cabin_amenities: `
tell me what the rooms have | what do we get for our money in a cabin | what is there in the room when we arrive |
describe the cabins for me | describe the inside of a cabin | what are the cabins like | what are the cabins like inside |
what mod cons are there | how luxurious are the cabins | what is in stormchaser | what comes as standard in the cabins |
what's the cabin got | what can we expect in the room | list the amenities | how are the rooms fitted out |
what features does stargazer have | is the cabin well equipped`,
  lodge_amenities: `
what is the lodge like inside | what does the lodge have | what comes with the lodge`,
  tub: `
what is there to soak in | have you anything to soak in | what could we soak in |
I want to sit outdoors up to my neck in warm water | could we sit in hot water outside and look at the trees |
somewhere to sit in warm water under the sky | up to the chin in hot water outdoors | I dream of warm water under the trees |
sitting in a tub of warm water in the open air | can we lie in warm water outside and look at the stars |
can we soak outside under the stars | we would love a soak outdoors | is there somewhere to soak outside |
have the cabins got a bath outside | are the baths outside | is the bath outside or inside | do we have the tub to ourselves |
is there a shared hot tub | do you have those japanese wooden tubs | is there a jacuzzi or anything like it |
what are the tubs like | does every cabin have a tub`,
  heating: `
I am always cold, are the cabins warm enough in december | will we freeze in january | my wife feels the cold |
is it cosy when there is snow outside | how do you keep the cabins warm | can we light a fire |
is there a real fire in the room | what is the heating like | is a winter stay comfortable |
we are coming in february, will we be warm | does the floor heat up | do the cabins get cold at night |
can you stay warm in a storm`,
  heating_and_cooling: `
how do I make it warmer in here | how do I change the temperature | it is too hot in the cabin, how do I cool it |
instructions for the heating | does the cabin have cooling for hot days`,
  beds: `
is it a double or twins | twins or a king | single beds or a double | do we get two singles or one big bed | one double bed or two single beds |
we like a big bed | how wide are the beds | is the bed big enough for a tall man | do you have large beds |
what is the bed like | are there doubles or kings | what is the sleeping arrangement | is there one big bed or two singles`,
  showers: `
can we shower under the sky | do we have a private bathroom with a shower | are there only baths or a shower too |
is there an inside shower as well as the outside one | where do we wash | does each cabin have its own shower`,
  windows: `
can you see the stars from inside | do the rooms look out on the sea | can you see the sky from bed |
what do you see from the cabin | is there a lot of glass | are the rooms bright | what's it like looking out |
do we have a sea view | which cabins have a sea view | can we look at the trees from bed`,
  kitchen: `
we would rather make our own meals | is there somewhere to cook | can we fry an egg |
can I cook for my girlfriend in the cabin | what is there for cooking | do we have to eat out or can we cook |
is it possible to heat up food | can we boil pasta | can we bring our own food and cook it | is there a stove top |
do you have self catering cabins`,
  cinema: `
what can we watch on a rainy night | anything to watch movies on | can we have a movie night | is there a big screen |
is there something to watch films on | we love films, is there a way to watch | do the cabins have a screen |
any telly in the room | do you have a smart tv`,
  breakfast: `
I am no use till I have eaten in the morning | I cannot start the day without eating | what do you have to eat in the morning |
what is there to eat of a morning | I need something in my stomach first thing | can we eat something when we wake up | I always eat in the morning |
what do we eat when we get up | I am useless before I have had something to eat in the morning |
is there food in the mornings | something to eat first thing in the morning |
do we get fed in the morning | what is there in the morning | is the morning meal part of the price |
does it come with breakfast | do I pay extra for breakfast | is brekkie part of the deal | can we have breakfast in bed |
how much is the morning hamper | how does breakfast work | where do we have breakfast | what do you charge for breakfast |
is breakfast thrown in | breakfast options | do we have to bring our own breakfast | bed and breakfast or room only |
price for the tray | is a breakfast basket delivered | what's in the breakfast tray`,
  dining: `
what can be eaten without leaving the place | what can we eat without going out | is there food on site so we need not leave |
what can be had to eat on the estate | eating without leaving the estate | we do not want to leave the grounds to eat |
can we eat there without going anywhere | is there anything to eat on the premises | what is there to eat at your place |
could we eat without getting back in the car |
what is for dinner there, we will not be driving anywhere |
we do not want to leave the place in the evening, what can we eat | what about food |
is there anywhere to eat without driving | we will be starving when we get there | can we get something to eat late |
can we get fed on the estate | do you bring food to the cabin | can we get food delivered to the cabin |
what do people eat there | is half board possible | do you have your own kitchen or chef for dinner |
is there a restaurant or do we cook | can we order a meal | what are the food options |
is there somewhere to have lunch at yours`,
  grazing: `
I have not touched meat in years | I have not eaten meat for years, would I go hungry | we do not eat meat, would we go hungry | I do not eat meat |
no meat for me, what is there | my partner has given up meat, what can he eat | is there anything without meat |
I am off meat, what do you have for me | neither of us eats meat | I gave up meat long ago, is there anything for me |
meat is not for me, will I starve | is there anything for someone who does not eat meat |
we fancy cheese and meats by the fire | can we have a platter in the room | something to nibble in the evening |
do you do boards with cheese and cold cuts | what's the charcuterie thing | what is in a grazing box |
cost of the cheese and meat board | price for two of the grazing box | my wife does not eat meat, what can she have |
what do you have for vegetarians | I'm vegetarian, what can I eat | is there a box without meat | how much is the veggie box |
how much do I pay for a grazing board`,
  picnic: `
we would love to eat on the beach, can you pack something | can you pack us a lunch for a walk |
how much is the picnic hamper | what does the picnic basket cost | price of a picnic | how do we go about getting a picnic |
something to take along to the strand to eat`,
  wine: `
could there be a bottle waiting for us | we would like champagne on arrival |
can we have a bottle of red in the room when we arrive | what do you have to drink | is there anything to drink |
can I order drinks | do you have a wine list | how much is the wine | have you bubbly for a celebration |
how do we order from the cellar`,
  heated_bath: `
is there a recommended limit for a soak | how long can a soak be at most | is there a limit on how long we soak | what is the longest we should soak |
how long is too long in the bath | do you recommend a time for soaking | any rules on how long to stay in the bath | recommended soaking time |
what is the maximum time for a soak | is there a time limit in the ofuro | what are the bath guidelines | how many minutes should a soak be |
when should we get out of the bath again |
what is the ideal length of a soak | fee for the outdoor bath | for how long can we use the bath |
how much to get the tub fired up | what do you charge to fire up the bath | what does it cost to have the bath lit |
do I pay for the hot tub | do we pay extra to use the bath | can we order the bath spontaneously |
can we decide on the bath when we are there | can I book the bath on the day itself |
is it too late to order the bath for tonight | when at the latest must the bath be ordered |
how long in advance for the bath | how long should one stay in the bath | what is the recommended time in the hot bath |
how long can you sit in there | is half an hour in the bath too long | which cabins can book the hot bath |
which guests can use the wood fired bath | we are in the lodge, can we have the bath |
we're staying in stormchaser, can we order the bath | is the ofuro for everybody | is the bath for all cabins |
tell me about the bath | how do we get the hot bath | is the hot bath included | price of the hot tub |
can we use the ofuro every night`,
  bath_reheat: `
what is the cost of a second heating of the bath | price of heating the bath a second time |
the bath is cold again, what now | can we have it hot for a second evening | what would a second soak cost |
could you heat the water again tomorrow | how soon can you reheat it | how long before do I have to ask for a reheat |
can I get a reheat within the hour | is a reheat possible today | we want to go in again tonight, can it be warmed |
cost of a reheat and how much notice | what is an additional bath reheat | refill or reheat price`,
  experiences: `
whats the wild stuff | what do you have on the estate that would suit the two of us | what have you there that would suit people like us | what's all this wild stuff on your page | what is the wild thing about, what do you offer | what do the wild experiences mean | what wild things are there to do | the wild experiences, what is in that |
what could we do while we are there | we would like to be pampered | spoil us, what do you offer |
what can you do besides sleeping and eating | what is there to keep us busy for two days | how would we pass the time |
will we be bored | is there anything going on | what can we do on a wet day | what do people do at yours all day |
what is good for winding down | do you have anything for body and mind | what do you do for wellness |
we need to relax, what do you have | what else is there besides the rooms | give me ideas for our stay |
any classes or sessions | do you offer treatments | what activities can we do as a couple |
do you have sauna or yoga or things like that | what is on offer on the estate |
which are the wild experiences | what belongs to the wild experiences | which experiences are on your own land | what are your experiences called | what wild things can we do on the estate | the experiences on the estate itself`,
  book_experience: `
where do I sign up for the activities | how far do I go to get an activity organised | can we arrange things before we come |
can extras be added when I book | how do I get the extras | is it possible to organise things in advance |
how do we order treats for our stay | what can I add to my stay | can I order things while I am there |
where can I order the breakfast and the bath | when do I have to order extras | how would I reserve a session`,
  sauna: `
anywhere to sweat it out after a cold swim | somewhere to get a good sweat on after a dip in the sea | is there a hot room to sweat in after a swim | have you a sweat box | where can we sweat after swimming in the sea | a proper sweat after the cold water, is that possible |
can we sweat somewhere | we love saunas | is there a sauna or something like it | can we book the outdoor sauna`,
  yoga: `
my wife does yoga every day, is there something for her | could we have a yoga teacher | can we take a yoga class |
is there pilates or yoga |
is there a class for guests in the morning | are there yoga classes | are there any classes on | is there a vinyasa class | is there a flow class there |
have you classes for somebody who does yoga at home | a stretching class for guests | would a teacher come for a class with the two of us | my wife goes to ashtanga every week, have you something like that | do you hold classes for guests`,
  forest_bathing: `
what is this forest bathing | do we need swimwear for forest bathing | what happens at forest bathing |
can we try forest bathing`,
  meditation: `
is there guided meditation | can we join a meditation session | we are into mindfulness`,
  reiki: `
is there a healer | how do I arrange a reiki session | can you organise energy healing | I would love reiki |
how much is reiki | what does reiki cost`,
  engagement: `
my boyfriend does not know it yet but I am going to propose | I have a ring and need a plan |
I want it to be the place where I ask her | can you help me make the proposal special | he is going to ask her at yours |
I'd like to get engaged at your place | do you decorate for a proposal | we want to celebrate our engagement |
can you set up something romantic when I propose`,
  elopement: `
we just want to run away and get married | can we marry at your place | just us two and a celebrant |
do you do small weddings | is it possible to say I do on the beach | who do we talk to about eloping |
we want to tie the knot without guests | can we have a ceremony for two`,
  anniversary: `
we are 25 years married in may | it is our first anniversary, can you make it special |
something special for our wedding day anniversary | can you surprise my husband on our anniversary |
do you decorate for anniversaries`,
  walks: `
does a trail lead to the strand | is there a trail down to the strand |
is there anything that takes us from the woods down to the shore | a walk from the forest to the sea | is there a trail through the trees to the shore |
do you do a walk that ends at the sea | anything that goes from the woods to the water | a guided way from the forest down to the strand |
is there a walk from the trees to the beach | can we walk from the woods down to the sea with somebody | an outing from the forest to the shore |
which experience goes from the woods to the sea | something that brings us through the forest to the coast |
is there somewhere to hike on the grounds | where can we hike | can we just walk out of the door into the woods |
where can we stretch our legs | is there somewhere nice to walk | do you have walking routes | we love hiking |
how do we explore the estate | are there paths through the forest | can you walk along the sea | is there a loop walk |
what is the adventurer walk | can we go running in the forest`,
  boutique: `
is there shopping for clothes | we would like to go shopping for clothes | what's the fashion thing | is there shopping`,
  contact: `
is there someone I could actually speak with |
is there a number I can ring | who do I call if I have a question | I would rather talk to someone |
this is not helping, can I speak to a person | let me talk to staff | how can I get through to you | can I send a mail |
what is your mail address | who is the contact person | can somebody ring me | have you an email |
I want to talk to the team | how do I leave you a message | where can I write to | I need help from a human`,
  location: `
how do I get there | how do we get there | how do I get to the estate | directions please |
how do I find the estate | where in the country are you | whereabouts on the map are you | what do I type in the sat nav |
which town are you close to | are you anywhere near wexford town | are you on the east or the west coast |
what county is it in | in which corner of ireland is it | are you near gorey | send me the directions |
how do we find the place | how to get there by car | where is it exactly | is it near the sea and where |
are you in the countryside`,
  acres: `
is it a big place, how much ground is there | what size is the property | what size is the estate | is there room to roam |
how big is the forest | how much of the place can we walk in | is there lots of land | how large is the whole place |
are the grounds extensive | how many hectares do you have | will we bump into other guests or is it big enough |
how much nature is there`,
  beach: `
we like a swim in the sea but we do not drive, would that work at yours | I swim in the sea and I don't drive |
which way is it down to the water | how do we get down to the water from the cabin | which way to the shore |
can we go down to the water on foot | is the sea on your doorstep | is it close to a beach | can we hear the sea |
how many minutes to the beach | do we need a car for the beach | is there a strand | how near is the shore |
is it far to the water | can you walk to the sea from the cabin | how do I get to the beach from the cabin |
is the ocean near`,
  beaches: `
which strands can we drive to | what other beaches are there | what is the nearest beach by car | is courtown near |
how long to drive to ballymoney | is kilmuckridge far | list of beaches near the estate | where are the nice sandy beaches |
are there more beaches around`,
  parking: `
where can I put the car | can we bring the car | is there somewhere to leave the car | what does parking cost |
we come with two cars | is the car ok there overnight | do you charge for parking | is there a garage or car park |
can we park beside the cabin | do I have to pay to park`,
  wifi: `
what's the wifi like & can we work | is the wifi there in every room |
can I do some work while I am there | will I be able to check mails | can we stream something | do the cabins have internet |
are we cut off from the world or is there internet | is wifi available | is wifi available in all rooms | wlan |
does the wifi cover the lodge as well | I need to be online for work | is there a connection |
does the wifi work in the cabin | I have to make a video call, is that possible`,
  guest_guide: `
where is the page for guests | how do I get into the guest guide | how do I unlock the guide | I cannot open the guide |
what is the guide for | where do I log in as a guest`,
  gate_code: `
do we collect a key somewhere | keys please | what about keys | and the keys, how is that | key pickup | where do we pick up the key | where can we get the key when we are there | do I get a key or how does it work | how do I get the key for the cabin | can I have the keys | where is the key left for us |
is there a gate code | is there a code for the gate | does the gate have a code | do we need a code for the gate | do I need a gate code to get in |
will there be a code to get in |
we are at the entrance and it will not open, where do I find the code | we are standing at the gate |
how do we get through the gate | the barrier is down | who lets us in | is there a key or a code to get in |
how do I get in when nobody is there | where will the arrival info be | where will I get the code |
what do we need to open the gate | will somebody meet us | arriving after dark how do we get in | how does arrival work`,
  wifi_password: `
how do I get the wifi details when I am there |
where is the wifi key written | how do I get my phone onto the wifi | my laptop asks for a wifi password, where do I find it |
how do I get online in the cabin | where do I find the internet password`,
  housekeeping: `
who should I let know that a lamp is broken | whom do I tell that something broke |
the light in our cabin is broken, who do we tell | it is freezing in here and the heating is off | the tap drips |
water is coming through the roof | the toilet will not flush | we have run out of logs | could we get clean towels |
we need toilet rolls | the bin is full | the window will not shut | the fire will not light |
there's no electricity in the cabin | how do I report something broken | how do I ask for housekeeping |
could somebody come and fix it | something is wrong in the cabin | we spilled wine on the sheets |
the wifi is down in our cabin | the wifi is not working`,
  emergency: `
where are the emergency numbers | where do I find the emergency numbers | is there a list of the emergency numbers | where are the emergency contacts written down | where are the numbers for emergencies kept |
my wife fell and is bleeding | there's smoke in the cabin | who do we ring if something happens | we need the guards |
what is the number for emergencies | someone is having a heart attack | call an ambulance`,
  doctor: `
nearest doctor | nearest doctor please | nearest gp | where is the nearest doctor | closest doctor |
my partner has a fever, who can we see | is there a doctor at the weekend | we need a doctor urgently | I am ill |
where can we see a doctor at night`,
  hospital: `
where would we go in a medical emergency | is there an emergency room near | how far to casualty`,
  taxis: `
we want to have a drink, how do we get home | who can drive us to dinner | how do we get around without a car |
do you have the number of a local driver | can somebody drive us | cab company`,
  cafes: `
where is there good coffee | somewhere nice for cake | is there a bakery | I need a proper coffee`,
  takeaways: `
fish and chips nearby | we fancy chips | who delivers food | can we order in | where can we pick up food to take back`,
  eating_out: `
we'd like a nice dinner out one evening | where do the locals eat | where would you go for seafood | any good pubs with food |
where can we go for a pint | what restaurants do you recommend | is there a nice place for lunch nearby |
somewhere special for dinner | nearest restaurant`,
  town: `
where can we stock up on food | is there a tesco or lidl | we forgot toothpaste, where is a shop | how far is the next town |
where do we buy bits and pieces | where is the nearest village | we need a pharmacy`,
  terms: `
what are your conditions | can I see the legal stuff | where are your rules written | show me the t and c`,
  privacy: `
are you gdpr compliant | who sees my details | what happens with my email address | do you keep this chat |
is this conversation stored | do you use cookies`,
  gallery: `
I would like to see what it looks like | can you show me pictures | where are the photos | have you any photos of stargazer |
what does the place look like`,
  assistant: `
is there a person behind this | do I talk to a machine | who is answering me | are you chatgpt | is this a real chat |
what sort of questions can I ask you | how can you help me | who made you |
are you a machine | am I writing to a machine | is this a machine answering | machine or human | do I chat with a person or a machine here`,
  couples: `
we want to be alone, just the two of us | is it right for our honeymoon | would my girlfriend like it |
is it a romantic place | I am travelling solo, is that fine | who usually comes | is it peaceful | will it be quiet |
is it private | perfect for two?`,
  about: `
what is this all about | what is it you have there | what do you do | tell me something about the place |
what's kilmara like | I know nothing about you, tell me | why should we come | why should I stay with you`,
}
