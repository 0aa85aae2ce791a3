/** Roundabout ways of asking about coming, going, booking and paying: a situation told, the question left between the lines. */
export const roundaboutStayExemplars: Readonly<Record<string, string>> = {
  check_in: `
between what hours do they land in to you | what hours can they land in at | when are they let in | between which hours may our friends arrive | what times can they rock up between | what hours can she come in on the thursday | between what hours can they come in |
should we dawdle over lunch or drive right in | the ferry docks at noon, can we come straight in | should we kill time first or come directly | would we be too soon if we drove right up |
what time are we allowed in on day one | what time are we allowed in on the first day | wat tyme can we get in at | what time r we let in |
when r we aloud in | wat time is chek in | when wil the room be redy | what tyme do ye let us in | how soon on the first day are we let into the cabin |
day one, when can we get in | from what time are we allowed into the room |
is there a curfew for arriving | we want to get there for lunch, is that doable | my shift ends at five and it is two hours on the road, will that be too late |
we land at two, can we come straight to you | our plane gets in at ten in the morning, is that too soon |
we are leaving dublin at ten so we would be with you before lunch | would it be a problem if we are there at one |
is 2 o'clock too early | what is the earliest we can have the keys |
do we have to hang about until the afternoon before we get the room |
we will be passing through gorey at noon, can we drop in and settle | when does the room become ours |
what time do new guests come | what time is the cabin ours from |
I work until five and it is a long drive, will someone let us in at half seven |
we will hit traffic, what is the cut off for arriving | will you still let us in at nine at night |
we might be very late on friday, how late is ok | is there a deadline for getting there in the evening |
our boat comes in at six thirty, do we make it | can we turn up after dinner | from what hour may guests arrive |
from when to when is check in | what are your arrival hours | is there a check-in window |
at what point in the day do we get access to the cabin | when is the room free for us on the first day |
when do you open the gates to new guests | could we be there by eight in the evening | last arrivals`,
  check_out: `
what time out on sunday | what time out | time out of the room | out by when | when are we to be out of it | what time must we be gone on the sunday |
wat time do we hav to be out | wen do we leave | what tyme is chek out |
until what hour is the room ours on the last day | when does the cabin have to be empty |
what time do we have to be packed by | what time on the last day do we have to be gone |
how long do we have the room for on the final morning | how long can we lie in on sunday before we have to leave |
do you throw us out early | is there a time to be out by | when do we lose the room | when is the cabin needed back |
what time do you need the room back | latest time to leave the room on the day of departure |
what time do I need to give the cabin back | how late can we leave without paying more |
when does our booking finish on the last day | at what time is departure |
we want a slow last morning, until when have we the room |
our train leaves gorey at noon, are we out by then anyway | the bus goes at half twelve, would we have the room till then |
we've to be in rosslare for the boat at one, are we finished with the cabin before that | would we be done with the room well before a train at 12.40 |
can we catch the 10:30 train after check out | bus to dublin at noon, is that after check out | our flight is at four so when are we out of the room |
is the room ours until the midday train | a taxi is coming for us at eleven, will we be out | lunch booked for one o'clock on the last day, are we gone by then |
is check out before or after the 11.40 train |
our lift comes at 11:30, do we have the room till then | the taxi picks us up at twelve, may we wait in the room | ferry at three, when are we put out of the room | my brother collects us at noon, is that later than check out |
when has everything to be packed | by when should the boot be loaded | when must our bags be out of the room | what time do we need our cases in the car by |
when do we give the keys back | what time do we return the keys | by when do we have to be packed up and gone | how early is the car to be loaded on the last morning |
when have we to be on our way | till when have we time to pack on the last morning | when do you need us packed and out | when must the suitcases be out`,
  late_check_out: `
what is the latest you would let us stay on the last day | we want to linger before the drive home, until when could we stay |
we would like to hang around as long as possible on the second day, what is the latest you would let us stay | how late would you let us stay on |
is it possible to remain in the cabin past 11 | if I keep the lodge till the evening what do I pay on top | can we have lunch in the cabin on the day we leave |
could we keep the cabin until teatime on the last day | can we hang on until the afternoon before going home |
our flight is not until nine at night, what can we do with the day | we would love the whole day on our last day |
can we get a few more hours on the last day | I do not want to rush off at eleven | is there any way of leaving at five |
what would it be to stay until six | what is the charge to hold on to the room till evening |
how much more to keep the lodge until six | how much more is it to keep stargazer until the evening |
can I have the room for the whole day on departure | leaving later in the day, how does that work |
we'd like to leave after dinner instead of in the morning | can I buy a few extra hours |
price of staying till 6 in sunriser | what is the late leaving supplement | is it 6 o'clock for the late one |
could we go at four rather than eleven | late departure fee | can the checkout be pushed back | how do I add late checkout |
do I need to prebook late checkout | is late checkout possible on a sunday |
is the late check out charge the same in all four | does late checkout cost the same everywhere | is the late checkout fee the same for every room |
which rooms have the lower late checkout charge | what's the charge for the late check out | do they all charge the same for leaving at six |
late check out charge | is the extra for staying till six different from room to room | compare the late checkout prices`,
  children: `
our lad is 9 | our lad is nine | our daughter is 14 and very quiet | my son is 7 | our young one is 12 | the eldest is 16 | my girl is 10, is that ok |
our boy is 11 |
is it just grown ups |
do I need to find a sitter | do we need a babysitter or can she come |
is there anything for children to do | our little lad is three, can he come along |
she is only six months old and sleeps all night | my nephew is 15, would he be let in | we cannot find a babysitter |
is it a place for kids | is it a family place | are there any family cabins | will we be woken by children |
I want a weekend away from kids, is that guaranteed | do you have age restrictions | is there an age limit |
how old do guests have to be | I am 19, can I stay | can a 12 year old stay with her parents | we have twins of two years |
is the estate suitable for small children | would you make an exception for a baby | we are a family of four |
school holidays with the kids at yours | do you do kids meals | what is your policy on children | we are bringing our son |
can teenagers stay | adults only | no under 18s then`,
  pets: `
we never leave our little terrier behind when we go away | in which of your houses would he be permitted, he is a westie | in which of your houses, if any, is a dog permitted | our old collie is never left behind, where might he stay |
does the lodge take dogs | does the lodge take pets | do you take dogs | will the lodge have our dog | do the cabins take dogs | which one takes dogs |
does stargazer take dogs | does the lodge allow animals |
the dog goes where I go | we never travel without our dog | I have a very quiet old collie, could she stay in stargazer |
what about bringing our cat along | our beagle would love the woods, may he come | he is a small dog and never barks |
is there a room where dogs can sleep | which of your places would take a dog | can I come with two dogs |
are four legged guests welcome | where do dogs sleep | is there anywhere for our pup | we cannot leave the dog with anybody |
could you make an exception for a tiny dog in a cabin | do all of the cabins take dogs | are the wild rooms dog friendly |
can our assistance dog stay | which room should I book with a dog | our terrier is coming too, which place do we book |
would a cat be ok in the lodge | the dog hates kennels | can the dog come inside | are animals allowed on the estate`,
  occupancy: `
there will be three of us in all | is there a limit on how many can stay | can my mum stay in the same cabin |
me and my partner and her sister are coming, is one cabin enough | it is my mam's birthday and the three of us want to share |
could we squeeze in one more | would two couples fit in the lodge | we are a party of four | there are five of us |
do you have anything for a group | is there room for my brother as well | my husband, my mother and I want one room |
does one cabin do for three friends | is there a sofa where a third could sleep | would a third person fit |
how many of us can you take in one cabin | is the lodge bigger than the cabins, does it sleep more |
can six of us come and stay together in one place | what is the most people you allow in a room |
can I bring a friend along to share our cabin | are the rooms only for couples or can three share | do you have triple rooms |
is there a cabin for four | is it possible to put up a fourth person | three adults in stormchaser |
how many people does stargazer take | how many does sunriser sleep | how many can sleep in stormchaser | is sunriser for two people |
is stargazer for two | is the lodge only for two | how many people does the lodge take | how many guests in the lodge | capacity of stormchaser |
does sunriser sleep more than two | how many can stay in the lodge | what's the limit of people in stargazer | how many fit in sunriser |
is the lodge two people too | for how many is stormchaser | stargazer, how many persons | how many heads can we put in the lodge |
is the lodge ok for three | does Sunriser work for four of us | any of the cabins big enough for more than two | can you fit a third in Stargazer | me and my two sisters in one cabin | my parents and me in the lodge, does that work | would we all squash into one room`,
  price: `
price of stargazer on a wednesday night including late checkout | price of the lodge on a monday night including late checkout | is stormchaser dearer | is sunriser dearer than that | is the lodge cheaper | is stargazer more expensive | is stormchaser any cheaper | would sunriser be dearer |
what'll it cost us | could I see your rates | prices sun to thu sunriser | which is cheaper, stormchaser or the lodge |
compare the price of stargazer and stormchaser | two weeknights in stormchaser, what is the total |
what is the total for two nights | what would a tuesday in the lodge set us back |
what is the damage for a saturday in stargazer | what kind of money are we talking | what are you asking for sunriser |
ballpark figure for a night | can you give me a price list | give me the price list please | list of prices |
what do you charge | how much will it cost me | what do your rooms go for | what does a night in stormchaser come to |
is it dear to stay at yours | how much for a midweek night | how much would two nights midweek be in sunriser |
and the lodge on a sunday night, how much | cost of a weekend in the lodge | fri to sun in stargazer how much |
price for two people for one night | what will two nights from thursday cost in stargazer |
what do I pay for friday in stormchaser | the rate for a wednesday please | how much are the cabins at the weekend | rates |
tarif | was kostet eine nacht | how much is a friday night in each room | price difference weekday and weekend |
give me a quote for two nights in stormchaser |
can ye send me all the prices | send me all your prices please | what are all the rates | could I have a list of all the prices | give me the full price list |
let me have the prices of all four | I need the prices to show my wife | all the rates so I can compare | what would each of the four be |
a rundown of what every room costs | show me all prices | I want to see every price there is`,
  cheapest: `
the most economic room |
what is the cheapest you have | we haven't much money, what is your lowest rate | where would we get away with paying least |
which of them is the least dear | is there something for a smaller purse | what is the best price you have for a night |
the cheapest night of the week in the cheapest room | if money is tight which room | what is the entry price |
the most economical option | budget option | what is the lowest you go | rooms under 200 euro | is there anything below 200 |
what can I get for 160 euro`,
  dearest: `
what is your top end option | top end room price | which room is the top of the range | what is the most you charge |
your most expensive night | which cabin is the priciest | we want the best and dearest you have`,
  weekend: `
is thursday charged at the weekend price | is a monday stay midweek or weekend priced | do I pay weekend price on wednesday |
is thursday night weekend or weekday | what do you class as weekend | does sunday night count as weekend |
which nights are at the weekend price | what days are midweek for you | is friday dearer than thursday |
when is it weekday price | are fridays charged as weekend | do you count sunday as midweek | which nights are cheaper`,
  two_night: `
what do we save by staying two nights | do we get anything off for staying a second night | is it cheaper to stay longer |
is it cheaper if we stay more than one night | is the second night cheaper | what is your best value offer |
what is the best value option | tell me about the two night package | any deal for a couple of nights |
how good is the two night deal | what discount do I get on two nights | what do I get with the escape |
how much do we save with two nights | two nights discount |
any deal if we do more than the one night | any deal if we stay more than one night | is there something off if we stay longer than a night |
which of the two pricing options is marked as the best value | which option is marked best value | which of your two options is the best value |
which mode has the best value badge | what is labelled best value on the pricing page | do you knock something off when it's more than one night |
if we make it two nights instead of one, is there an offer | do we get a deal for staying a second night | more nights, less money? |
is it better to do more than just the night | what do you give for two nights rather than one |
do I get a better price if I add the sunday night | is it cheaper per night if we add another night | would adding a night bring the price down`,
  flexi: `
which days is the 40% deal for | is the 40% off for weekends as well | can we have the 40% on a friday | how do we get the 40% off | what is the 40% offer | is the 40 percent one midweek only |
is the flexi on fridays as well | does the flexi go for saturdays too |
the babysitter can only give us the one evening | the babysitter is only free one night | we only have a sitter for the one night |
granny can mind the kids for one night only, could we come | one night is all we can get away for | would you even take us for one night |
is it worth asking about only one night | I only get the one night off | just the one night, would you have us | do you take people for a single night |
can we stay just one evening | we can only stop over one evening, is that enough | we are only free for the one night |
could we come for just the one night | we only have one night, is that allowed |
is there anything for a single midweek night | what does flexi mean | what do you mean by flexi | explain flexi |
I only need a room for one night | what is the one nighter deal | does the flexi have late checkout in it |
can I take the flexi on a saturday | is flexi weekdays only | the one that saves up to 40%, what is that |
is one night enough to book | tell me what the flexi option includes`,
  compare_modes: `
which of your offers saves the most | what is the most we can save with you | where is the biggest saving | what is the best discount you have | the largest discount going |
which deal takes the most off | what is the highest saving you offer | how do we save the most | your biggest discount | most money off, which one is it | top saving | best saving you do | the highest percentage off |
what's the best discount | what is the most one can save | your best discount, which is it | the most that can be saved on a stay |
should we take the escape or the flexi | which is better flexi or two nights | two nights or flexi, what is the difference |
what are my options for booking, one night or two | what deals do you have for one and two nights |
what is the difference between the two rates | what is the difference between the packages | what are the two ways to book`,
  dynamic_prices: `
do your rates change through the year | do rates move during the year |
will it cost the same in february | is what I see on the page what I pay in the end |
we see different figures in different places | why is it more than on your website | does the price depend on when we come |
is it dearer at peak times | is there a low season price | do you put prices up for bank holidays |
are those the actual prices or from prices | could the price be higher than shown | what does from mean in your prices |
does it get cheaper in the winter months | is the rate fixed or does it move | what affects the price |
how do you calculate the price | is the final bill different from the price shown`,
  how_to_book: `
where on the site can I book | on which page do I book |
you've sold me, how do I book | we want to come in june, what do we do | what are the steps to reserve | I am ready to book |
where do I click to book | how do we secure a cabin | I'd love to stay a couple of nights, how do I go about it |
can I reserve through this chat | can you make the booking for us | do I book here or somewhere else |
is there an online booking | how would I go about getting a room | put me down for two nights | get me a room |
book the lodge for us | I want to stay | we would like to come and stay | how to reserve the lodge |
what do I need to do to make a reservation | can we reserve by email or phone`,
  best_rate: `
do I get the lowest price here | is this the lowest price I can find | is your own website the cheapest place to book |
do I pay less if I book with you | is it dearer on other sites | are you on booking com too |
what is the advantage of booking direct | can I get it cheaper elsewhere | which site has the best price |
do agencies have better prices`,
  availability: `
are you free on the weekend of the 14th | is there anything left in august | have you a cabin for us tomorrow night |
is there any chance of a room tonight | can we come this friday or is it booked | when is stormchaser next free |
do you still have space at easter | are there rooms left for new year | is the 3rd of may possible |
what nights are open in july | how booked up are you | is it hard to get a weekend | any cancellations for saturday |
do you have availability for two on the 20th`,
  cancellation: `
in case of sickness, what happens to the reservation | what is to become of our reservation in case of illness |
what becomes of our booking should illness keep us at home | what becomes of the money should we be obliged to withdraw | should ill health prevent us from coming, what then | if my health obliges us to withdraw, where do we stand |
suppose we have to call off the whole thing | suppose illness obliges us to call off the visit | is our money forfeit if we are too ill to come | what becomes of a booking if one of us is taken ill before it |
before we commit, what if sickness prevents our coming |
what if there is a storm and we cannot travel | what if the boat does not sail |
I might have to work that weekend, what happens to the booking then | what becomes of the booking if I cannot come |
what if there is a storm and our ferry is cancelled | what if the weather is too bad to travel |
what if my flight gets cancelled | my father is in hospital and we may have to cancel | what if I fall ill before the stay |
what if one of us gets covid | what if our plans change | if something comes up do we lose the money |
are we charged if we do not show up | is it flexible if we cannot come | can I get a refund if I change my mind |
we might have to call it off | is it possible to pull out | how far ahead can I cancel | are there cancellation fees |
what is the penalty for cancelling | do you give refunds | is my booking refundable | can I cancel without losing money |
how strict is your cancellation policy | what happens if we have to cancel at short notice | until when can we cancel |
storm warning, can we cancel`,
  deposit: `
will you block money on my card | do you hold an amount on the credit card | do I have to leave money for damages |
what about a damage deposit | deposit needed | do you ask for security | is there a refundable deposit |
is money held in case we break something | do we have to put down a deposit | kaution`,
  change_booking: `
how do I go about changing our dates | can I bring my booking forward |
we booked one cabin but would rather have another | we need to come a week later than planned |
something came up, can we come another day | can we swap sunriser for stargazer | I would like to add a night to my booking |
can I add a night to our stay | can our stay be moved | I picked the wrong dates | can we shorten our stay |
can we push our visit back | is it possible to come in july instead | I booked the lodge but want a cabin now |
change of plan, other dates please | how do I modify what I booked | I need a different date`,
  vouchers: `
I'd like to treat my mother to a stay, how do I do that | how do I treat friends to a night at yours |
my brother is getting married and I want to give them a night with you | will the voucher be there in time for the party |
I'm looking for a present for my parents | what could I give my wife for her birthday, a stay with you perhaps |
can I gift someone a night | I got a gift card from you, when does it go off | my voucher is three years old, is it any good |
how long have I got to use the gift card | does a voucher go out of date | do vouchers have an end date |
until when is the voucher good | how fast does the voucher arrive | I need it today, can the voucher be emailed |
does the voucher come in the post | is the voucher digital | where do I get a gift voucher | how can I spend my voucher |
how do I cash in my gift card | do you do gift tokens | wedding present idea, can we get them a stay |
christmas present, do you have vouchers | last minute gift for my girlfriend |
it's my parents' anniversary today, can I get a voucher right now | totally forgot my wife's birthday is today, can a voucher be sent straight away |
forgot my sister's birthday, can I still get a voucher today | can I have a voucher within the hour | need a gift voucher this minute |
I forgot my mother's birthday, is there a voucher I can send at once | would the voucher be there today if I buy it now |
can a gift card come the same day | how quick is the voucher with me | how fast does the voucher come | his birthday is tonight, can the voucher be sent by then |
wedding is this afternoon and I have no present, can I get a voucher by email |
present needed in the next hour, can you do a voucher | I need a gift in an hour, does a voucher come at once | I'm late with a present, how quickly can I have a gift card`,
  newsletter: `
a few bob off the first visit | is there a few quid off the first time | what's this about something off if it is your first time | what comes off for a first visit | few euro off if we were never there before |
is WILD10 for guests who have been before | can WILD10 be used twice | what does WILD10 do | does WILD10 work twice | does WILD10 work a second time round | how do I use WILD10 | is the 10% for returning guests as well | does the 10% work for people who stayed before |
is the code for every stay | can we use the 10% every time | is WILD10 for every stay or only the first | does the code work again when we come back | does the newsletter discount go for repeat guests |
never stayed with you before, anything off | anything off for first timers | is there any way to get it cheaper |
do you ever do offers | have you a code I can use | any deals going | what is the ten percent about |
how do I get the ten percent | where does the discount code come from | what do I get for joining the mailing list |
how can I save some money | can you do anything on the price | can you knock a bit off | is there an introductory offer |
welcome discount | what is the code for the discount | how do I hear about your news | get my discount |
do you send out news and offers |
do I have to give my name for the newsletter | is my email enough to sign up for the newsletter | what do I fill in to subscribe | is a name needed to get the discount code`,
  pay_addons: `
do you take cards for the box | do you take cards for the bath | can I use my card for the breakfast tray | do you take a card for the extras |
is it card for the hamper | can the grazing box be paid by card | do ye take card for the reheat |
how do I pay for the things I order in the guide | when I order the bath where do I pay | can I put the breakfast on my card |
do add-ons get charged online | is the payment for extras secure | do I settle the extras when I order |
how does paying for the bath work |
do you want cash at the door for the grazing box | do we pay cash for the breakfast or what | is it cash or card for the bath | when we order a box do we pay at the door |
do I hand over money when the tray comes | can the box be paid for in cash when it is delivered | do you take cash for the extras | do I need cash for the hamper |
who do we give the money to for the bath | do we settle up for the extras when we leave | is the box paid online or to the person who brings it |
who takes the money for the breakfast | do I need coins for the grazing box or how is it paid | who do I give the fourteen euro for the tray to | how do I pay for the box |
is it cash for the breakfast tray when it comes | can I pay cash for the grazing box | cash for the bath or by card | should we have cash ready for the box |
may I pay the extras in cash | whoever brings the hamper, do I give them the money | do I give cash to the person with the box | is the reheat paid in cash`,
  currency: `
are those prices euros | what money do you take, euro or pounds | is the price in euro or dollars | prices in euro?`,
  location: `
on which coast are you`,
}
