/** How guests ask about the rooms and what is in them, food, baths and things to do. */
export const roomExemplars: Readonly<Record<string, string>> = {
  rooms: `
which room would you recommend | which one would you recommend for us | which room is best | what room should we choose | which cabin should we pick | help me choose a room | which of the rooms would suit us |
what rooms do you have | what accommodation do you offer | how many rooms are there | how many cabins are there |
what cabins do you have | what are the wild rooms | what types of rooms are there | list your rooms |
which rooms can I choose from | tell me about your rooms | what kind of places can we stay in |
what is the difference between the cabins | which cabin should we choose | what are the rooms called | names of the cabins |
do you have cabins or rooms | what options are there to stay | where would we sleep | describe the accommodation |
is it a hotel | are the cabins designed by an architect |
what are the other two like | names of your rooms please |
were the cabins designed by an architect | did somebody design the cabins specially or are they ready made | are they custom built or off the shelf pods | is it true an architect drew them`,
  room_stargazer: `
which cabin is for looking at the stars lying down | which room is made for watching the stars from bed | we love the night sky, which one should we take |
tell me about stargazer | what is stargazer like | describe stargazer | what is special about stargazer |
more about the stargazer cabin | which cabin is best for stars | where can we see the stars from bed | info on stargazer`,
  room_sunriser: `
tell me about sunriser | what is sunriser like | describe sunriser | what is special about sunriser |
which cabin has the sunrise | which room faces east | info on sunriser | what makes the sunriser different`,
  room_stormchaser: `
which cabin is best for storms | we love storms and rain on the glass, which one is for us | which room is it for watching weather come in | the one for wild weather, which is it |
tell me about stormchaser | what is stormchaser like | describe stormchaser | what is special about stormchaser |
which cabin is best for watching storms | info on stormchaser | what makes the stormchaser different`,
  room_seaforest: `
which one is the old stone house | which of your places is built of stone | is one of them an old stone building |
tell me about the lodge | what is sea forest lodge like | describe the lodge | what is special about the lodge |
what is the lodge | info on sea forest lodge | how is the lodge different from the cabins | is the lodge a stone house |
what makes the lodge different`,
  cabin_amenities: `
what amenities do the cabins have | what is in the cabins | what facilities are in the rooms | what do we get in the cabin |
room amenities | amenities | what is included in the room | what comes with the cabin | how are the cabins equipped |
what is inside stargazer | what does the sunriser have | features of the cabins | what comforts do the wild rooms have |
what luxuries are there in the cabin | what equipment is in the wild rooms | what will we find in the cabin`,
  lodge_amenities: `
what is in the lodge | what amenities does the lodge have | what facilities does sea forest lodge have |
what do you get in the lodge | lodge amenities | is the lodge equipped the same as the cabins`,
  tub: `
do you have a hot tub | is there a jacuzzi | do the cabins have a bath | is there a soaking tub |
tell me about the outdoor tubs | is the tub private | do we share the hot tub | what is an ofuro |
is there a tub outside stormchaser | can we take a bath outdoors | bathtub in the room | are there hot tubs |
is there a bath under the stars | do all cabins have a soaking tub | japanese bath | do you have a japanese style tub |
somewhere to soak | is there a tub in the cabin`,
  heating: `
is there heating in the cabins | how are the cabins heated | is it warm in winter | will we be cold | is there a fireplace |
is there a stove | do the cabins have a wood burner | is there underfloor heating | are the cabins cosy in january |
is it too cold to stay in november | is it warm enough | do you have a log fire | what heating do you have |
I hate the cold, is the cabin warm | how warm are the cabins at night`,
  heating_and_cooling: `
how does the stove in our cabin work | how do I work the stove in ours | how do we use our stove |
how do I set the heating | how do I use the heating | where are the instructions for heating and cooling |
is there cooling in the cabins | how does the heating and cooling work | how do I turn the heating up`,
  beds: `
what size are the beds | how big is the bed | is it a king bed | is there a double bed | what kind of bed is in the cabin |
bed size | are the beds comfortable and big | do you have king size beds | what beds are in sunriser | is the bed a queen |
we fight over space in the bed | is the bed wider than a double | a double is too narrow for us | he takes up the whole bed at home | we can't share a small double |
I hope it is no small double | is it more than an ordinary double | will two tall people fit in the bed | is there room for two big people in the bed | we never sleep well in a double |
is it bigger than a double | how much room is there in the bed | is the bed big enough for the two of us`,
  showers: `
is there a shower | do the cabins have showers | outdoor shower | can you shower outdoors | is there an indoor shower |
what is the bathroom like | do the cabins have their own bathroom | are showers inside or outside`,
  windows: `
are there big windows | what is the view like | do the cabins have floor to ceiling windows | can we see the sky from inside |
do the rooms have a view | how large are the windows | can you see the sea from the cabin | are the walls glass |
is there much light in the cabin`,
  kitchen: `
how does the induction hob work | how do I work the induction hob in the cabin |
can I make my porridge in the cabin | could I boil up my own porridge | is there a hob for the porridge | can we cook the oatmeal ourselves |
is there a kitchen | can we cook | do the cabins have a kitchen | is there a hob | cooking facilities | is it self catering |
can we make our own meals | can I cook dinner in the cabin | is there somewhere to cook | do you have an induction hob |
can we prepare our own food | is there a stove to cook on | can we make our own breakfast in the cabin |
we want to cater for ourselves`,
  cinema: `
is there a cinema | tell me about the cinema | can we watch films in the cabin | can we watch a movie | is there a projector |
how does the cinema work | is there somewhere to watch a film | is there a tv | is there a television`,
  breakfast: `
do you have something he can have at the door in the morning without talking to anyone | can breakfast be left at the door so that we see nobody |
do I pack some cereal for the morning | shall I pack granola | do we pack a bit of porridge for the morning |
do we bring our own cereal | should we pack muesli for the mornings | do we need to pack our own breakfast | must I bring porridge with me or do you give us breakfast | do we bring bread and jam for the morning | have we to bring our own granola |
do we buy milk and cereal for the morning | will we need our own cornflakes | what do we do for the morning, bring our own | is there something for the morning or do we bring it ourselves | are we to bring breakfast things with us | bring our own breakfast? |
is breakfast included | do you serve breakfast | what is for breakfast | how much is breakfast | breakfast tray price |
how do I order breakfast | is there breakfast | do we get breakfast | breakfast | what does the breakfast hamper cost |
is it bed and breakfast | does the rate include breakfast | what do you get in the mornings to eat |
where is breakfast served | tell me about breakfast | do you do a breakfast tray | breakfast hamper |
can we get breakfast brought to us | cost of breakfast for two |
how do I order the breakfast | when do I order the tray | where do I order the breakfast tray |
does the tray feed both of us | is one tray enough to feed two | will it feed us both`,
  dining: `
is there a restaurant on site | what food do you offer | can we get dinner | what can we eat there | do you serve food |
is there somewhere to eat on the estate | what about meals | dining options | do you do lunch | what is for dinner |
can we have food brought to the room | we do not want to go out to eat, what is there | what can we order to eat |
is food available | do you cater | where do we eat in the evening | we will arrive hungry, is there food |
do we have to bring our own food | evening meal | what is on the menu`,
  grazing: `
how much is a grazing box | grazing box price | what is a grazing board | do you do charcuterie boards |
tell me about the grazing boxes | cheese board | how do I order a grazing box | can we get a platter |
what does the charcuterie board cost | what does the standard grazing box cost | grazing box |
do you have a vegetarian grazing box | vegetarian box price | we are vegetarian, what is there to eat |
do you have food for vegetarians | is there a veggie option | meat free grazing box | how much is the vegetarian one |
how do I order a grazing box | where do we order the box`,
  picnic: `
do you do picnics | how do I order a picnic basket | picnic basket price | can we have a picnic | picnic hamper |
we would like a picnic on the beach | who do I ask about a picnic | can you make us up a basket | picnic`,
  wine: `
can we get wine | do you have wine | how do I order wine | wine cellar | what is the wine cellar |
can we buy a bottle of wine | is wine available to order | could we have a bottle of bubbly in the room |
do you sell champagne | tell me about your wine | can we get prosecco | wine selection`,
  heated_bath: `
how much is the heated bath | heated bath price | what does the ofuro cost | how do I order the wood fired bath |
wood fired bath | outdoor heated bath | who can use the heated bath | which rooms can order the bath |
can stormchaser order the bath | is the heated bath available in the lodge | when do I need to order the bath |
how far in advance should I order the bath | can I order the bath on the day | how much notice for the bath |
how long can we stay in the bath | how long should we soak | is the bath included in the price |
do we have to pay extra for the hot tub | what does it cost to have the tub heated | how long is a soak |
how many minutes in the bath | tell me about the wood fired bath | is the bath for every room |
can we order the bath when we arrive | is the hot tub free | how does the heated bath work | bath order deadline |
can all guests have the heated bath | can I have the bath tonight |
we arrive tomorrow and only now saw the bath, what's the cut off | we check in tomorrow at 4, is it too late to order the bath | what's the cut off for the bath |
only saw the bath thing on the site now and we come tomorrow | is it too late for the bath if we arrive tonight | we are coming on friday, by when must the bath be ordered |
last moment to order the bath before we come | how late can we still book the hot bath | deadline for the wood fired bath |
how do I order the bath | where can I order the heated bath | by when do I have to order the bath |
how long are you meant to stay in | how long should one stay in it | how long are people in the bath | for how long do you sit in it`,
  bath_reheat: `
how much is a bath reheat | reheat the bath | can the bath be reheated | what does a second bath cost |
how far ahead must a reheat be ordered | how much notice for a reheat | can we have the bath heated again |
we want another bath the next evening | additional bath reheat | the water has gone cold, can it be heated again |
can I order a reheat for today | reheat price and notice |
by when do I have to order the reheat | how far ahead must I order the reheat | when at the latest can I order it hot again | until when can I order another heating of the bath |
to get it warmed up the day after | warm it up for us again the next day | could it be heated for a second evening | what does heating it once more come to | get the bath warm again tomorrow evening |
to heat it again the second evening | to have it lit again the next night | and for a second time | to light the fire under it once more | to get it hot again the following night | lit a second time what would that be | the bath twice, one evening each`,
  experiences: `
what can we do that is not a walk | something to do other than walking | what is there besides walks | we do not want to walk, what else is there to do | what is on offer if we hate walking |
it rains all day, what can we do that's not walking | anything to do indoors on a wet day |
what is there to do | what experiences do you offer | what activities are there | things to do on the estate |
what can we do there | how do we spend the time | is there anything to do in the rain | what do you offer for relaxation |
wellness | what treatments do you have | what can couples do there | will we have enough to do | activities |
how can we relax | what experiences can I book | anything to do in the evening | is there something to do besides sleeping`,
  book_experience: `
how do I book an experience | how do I order extras | where can I pre order experiences | how do we arrange activities |
can I add experiences when I book | how do I order add ons | where do I order things for our stay |
when can I book activities | how do I reserve yoga | can extras be ordered in advance |
how do I order something from the guide`,
  extras: `
what extras can I order | what extras are there | which extras do you have | what add ons can I get | list of add ons | all the extras and their prices | add ons |
what can be ordered | what can we order before we come | which extras do you sell | what extras can we pay for online | what does one buy in the guest guide |
what can be added to our stay | what may we add on top of the room | what else can we have with the room | what optional extras are there | which treats can be added |
extras menu | extras and prices | price list of the extras | what do the extras cost | how much are the add ons | what sort of add ons do you offer | which things can I pay for in the guide |
is there a list of what we can order | tell me which extras can be ordered online | what is for sale in the guide |
which things can be added to a stay | what could be added to our booking beforehand | what nice things could we add to the booking | what might we order for our stay | what is there to buy through the guide | what more is there on top of the room | which treats could go with our booking | which nice things can be added`,
  sauna: `
is there a sauna | do you have a sauna | can we use the sauna | outdoor sauna | how do I book the sauna`,
  yoga: `
do you offer yoga | is there yoga | can we do yoga there | yoga sessions | how do I arrange yoga`,
  forest_bathing: `
what is forest bathing | do you do forest bathing | forest bathing | how do I book forest bathing | can we try shinrin yoku`,
  meditation: `
do you offer meditation | is there meditation | can we meditate there with a guide | how do I book meditation`,
  reiki: `
do you offer reiki | can I have a reiki session | reiki | how do I book reiki | energy healing | how do I ask for reiki`,
  engagement: `
I want to propose | can you help me propose | planning to propose to my partner | do you help with engagements |
marriage proposal | I am going to ask him to marry me | we would like an engagement set up | I have a ring in my pocket |
help with popping the question | can you set something up for a proposal |
the ring is in the bag, she has no idea | I have the ring in my bag and she does not know | ring's in my pocket, help me make it special | he has no idea I'm going to ask him |
she has no idea what's coming, can you help me ask her | could you help me make the proposal special | I have the ring hidden and a question to ask | I'm getting down on one knee, can ye help |
I'd like her to say yes under the trees, what can you do for us | ring bought, question ready, what can you set up | secret plan: asking her on saturday, can you help with the surprise`,
  elopement: `
can we elope there | do you do elopements | can we get married there | elopement | we want a wedding just for the two of us |
we want to get married quietly | could we say our vows on the estate | who do I contact about an elopement | tiny wedding`,
  anniversary: `
could a few small things be waiting in the room when she opens the door |
can something small be waiting in the room for our anniversary | could a few small things be in the room when she walks in | could you leave a little surprise in the room for my wife |
it is our wedding anniversary | can you do something special for our anniversary | anniversary set up |
we are celebrating ten years together | do you do anything for anniversaries | anniversary package |
we are celebrating our anniversary, can you surprise her`,
  walks: `
what are the estate experiences | name the estate experiences in the guest guide | which experiences are self guided | what can we do by ourselves on the estate |
are there walks on the estate | where can we go for a walk | what is the sea stroll | forest to sea adventurer |
walking trails | is there hiking | can we explore the forest | can we walk in the woods | what walks do you recommend |
guided walks or trails on the estate | is there a nice walk from the cabin`,
  boutique: `
what is fashion boutique fun | fashion boutique fun | tell me about the boutique experience | are there boutiques |
what's this fashion thing about | what is the fashion thing on the estate experiences | I saw something about fashion on your experiences | the fashion one in the guide, what is it |
what's the boutique one about | fashion on a nature estate, what is that | something with boutiques was in the list of experiences | what do we do at the fashion fun |
is the fashion boutique a shop on the estate | tell me about the boutique fun`,
}
