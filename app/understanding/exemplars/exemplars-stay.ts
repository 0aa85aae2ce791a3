/** How guests ask about coming, going, booking and paying: phrasings between bars, in their words. */
export const stayExemplars: Readonly<Record<string, string>> = {
  check_in: `
we are stuck in traffic and will be there after nine, are we locked out for the night | the sat nav says ten past nine, are we too late |
can we hop in at 1 | flight got in early, can we get in at noon |
what time is check in | when can we check in | check in | check in time | from when can we check in |
what time can we arrive | when is the room ready | what time will our cabin be ready | earliest arrival time |
how early can we come | can we arrive at noon | we land in the morning, can we go straight to the cabin |
is it possible to check in at 2pm | our train gets in at one, could we come over then | what time should we be there |
when do the doors open for us | arrival time | can we check in early | is early check in possible |
we will be there by lunchtime, can we get into the room | what is the latest check in | how late can we arrive |
can we arrive at 9 in the evening | we will not get there until after dark, is that a problem | is there a last arrival time |
until what time is check in open | we are held up in traffic, how late may we come | can I check in at midnight |
our ferry gets in late, can we still check in | arriving around 7 in the evening okay? | between what hours is check in |
what time does check in close | when does check in end | check in hours |
I finish work at six and then drive, is it too late | what time do you let people in |
what are the check in and check out times | we'd like to come straight after breakfast, can we have the room |
what time can we get the keys | at what hour does our stay begin | when does our stay start on the day |
is there a time we have to arrive by | what time does check in start | can we turn up whenever we like |
flight lands at 11, can we come to you right away |
what time are we allowed in | when are you letting us in on saturday | from when are we let in | when can we get in on friday |
what time do ye let people in on a saturday |
when is the room available to us on the day we come | when is the cabin available on the first day | from when is the room ours on the day`,
  check_out: `
what time is check out | when do we have to check out | check out time | checkout | what time do we have to leave |
when must we be out of the cabin | by what time do we leave the room | what is the latest we can leave |
when do we have to be gone | how long can we stay on the last morning | departure time | do we need to be out by ten |
what time do we have to hand back the room | when does our stay end | what time do you want us out |
when is check out on sunday | is check out at noon | at what time must we vacate |
until when can we have the room on the day we go home | can we have a lie in before we go | what hour do we leave`,
  late_check_out: `
can we have a late check out | late check out | is late checkout available | how much is late check out |
what does late checkout cost | late checkout price stargazer | late checkout fee for the lodge | how late can we check out |
can we leave in the afternoon instead | can we keep the cabin for the day |
we would like to stay a few hours longer on the last day | is it possible to stay until 6 | can I pay to leave later |
can we hold on to the room until evening | our flight home is at night, could we keep the room |
until what time can we stay with late check out | how do I arrange a late departure | surcharge for leaving at six |
extra cost of staying until evening on the last day | does late checkout have to be booked in advance |
can I get late checkout at the weekend | is late checkout only midweek | could we leave after lunch |
could we stay past eleven | any way to extend check out | can we hang around in the room after 11 |
is there a fee to stay longer on departure day | leaving at five instead of eleven, possible? |
how much extra to check out later in sunriser | late checkout stormchaser | can we sleep in and leave in the afternoon`,
  children: `
could our six year old sleep on the sofa bed | is there a sofa bed for our little boy | can my 7 year old have the couch |
are children allowed | can we bring our kids | do you take children | is it suitable for families | can I bring my baby |
can our toddler stay | we have a five year old | is my teenage son welcome | minimum age | what age do you have to be |
are you adults only | is it an adult only place | do you have a cot | do you have a high chair | do you have family rooms |
is there anything for kids | can my 17 year old daughter come | is it child free | no kids, right? | are under 18s allowed |
could we take our newborn | will there be children around | we would like to come with our family, two children |
is the retreat kid friendly | our grandchildren would love it, can they come | age limit | are babies ok |
my little boy is 3, can he come | how old must guests be | is it over 18s only`,
  pets: `
can I bring my dog | are pets allowed | are dogs welcome | do you allow dogs | is it dog friendly | pet friendly rooms |
can my cat come | which room takes dogs | where can we stay with a dog | can the dog stay in stargazer |
are dogs allowed in the cabins | may my puppy stay with us | we are travelling with our dog |
our labrador goes everywhere with us | is sunriser ok for dogs | what is your pet policy | do you take pets |
can our spaniel sleep in the room | I would not like to leave the dog at home | can we take our four legged friend | dogs? |
do you allow animals | are pets welcome in the lodge | is stormchaser pet friendly | which accommodation is pet friendly |
could she stay with us, she is a very quiet collie | is there a place for my dog | what do we do with the dog |
I don't want to put my dog in kennels | bringing a pet`,
  occupancy: `
could my mother sleep on a sofa bed beside us | can a third person have the sofa bed | my sister would take the sofa bed and the two of us the bed | would you put in a camp bed for a third person | could a pal of ours kip on an airbed on the floor |
is there a fold out bed so three can stay | can you add a rollaway bed for a third guest | would my dad be let sleep on a mattress on our floor | three of us, one on the couch | my aunt on the futon and us in the bed |
sofa bed for a third person | an extra bed for a third guest | there are three of us, have you a sofa bed | can my gran have the sofa if we take the bed | could a friend bunk in with us on the sofa |
is that for two people | is it for two people | is that room for two or for more |
how many people can stay in a cabin | how many guests per room | what is the maximum number of guests | does it sleep three |
can three people stay | can four of us stay in the lodge | maximum occupancy | we are a group of five |
is one cabin enough for three adults | can a friend join us in our room | how many does the lodge sleep |
what is the capacity | is there a room for more than two | can we add a third person | how many people fit in stargazer |
is there an extra bed for another adult | we are two couples, can we share one cabin | do you have a room for six |
can my mother share with us | there will be three of us | is it only for two people | could my sister sleep on the couch |
we would be 3 adults | number of guests allowed | do any of the rooms sleep four |
how many people can sleep there | how many can sleep in it | for how many does it sleep | how many would sleep there`,
  price: `
what am I looking at for the Friday night | what are we looking at for a Saturday night there | what would I be looking at for a weeknight |
how much is a night | how much does it cost to stay | what are your prices | price list | room rates |
what does stargazer cost | how much is sunriser | stormchaser price | price of the lodge |
how much is the sea forest lodge per night | how much is stargazer on a saturday | sunriser midweek price |
stormchaser at the weekend | lodge on friday | how much for two nights in the lodge |
total for two weekday nights in stormchaser | what would friday and saturday in sunriser come to | nightly rate |
how much is a cabin | price for tonight | what does tonight cost in stargazer | how much is this saturday | weekday price |
weekend price | how much is it midweek | what is the rate for sunday night | cost per night |
what will we pay for a stay in sunriser | prices for all the rooms |
how much is a weekend | what do you charge for the lodge on a tuesday | and at weekends |
how much for one night in stormchaser | how much would a wednesday in stargazer be | what is the price of two nights |
are the cabins expensive | give me the rates for midweek | total for fri and sat stargazer |
what is the price difference between stargazer and sunriser`,
  cheapest: `
which is the cheapest room | what is the cheapest option | cheapest night | lowest price | what is your most affordable room |
which room costs least | do you have anything cheaper | we have a small budget | what is the best price you can do |
least expensive place to stay | cheapest place you have | what is the starting price | where do prices start |
what is the minimum we would pay | cheapest time to stay | which is better value, the lodge or the cabins |
something less expensive`,
  dearest: `
which is the most expensive room | what is the dearest cabin | most luxurious room price | highest price |
which room costs the most | priciest place`,
  weekend: `
which nights are weekend | is friday a weekend night | is sunday a weekday rate | what counts as midweek |
when do weekend prices apply | is thursday midweek | do I pay the weekend rate on sunday | what days are weekday |
which days are the weekend for you | is saturday more expensive | does the weekend rate start on friday |
which days have the lower rate`,
  two_night: `
would making the one night two gain us anything | one night, or two if there's any benefit in it | we could do one night or two, what is the gain |
is it worth our while to take a second night | is the second night worth it | we could stretch it to two nights, is there any gain in that | would it be worth going from one night to two |
what do we gain by the second night | is there anything in it for us if we make it two nights | any benefit in two nights over the one | we might make it two nights, would that pay | does it pay to stop a second night |
are two nights worth more than one to us | should we stretch one night into two, is it worth it | one night stretched to two, would we be better off |
what is the 2 night escape | two night escape | do we save if we stay two nights | discount for two nights |
is there a deal for two nights | how much do you save with the 2 night escape | is it better value to stay two nights |
what is the best value | do you do a discount for longer stays of two nights | how does the two night offer work |
saving on a two night stay | is two nights cheaper per night | why should I stay two nights`,
  flexi: `
what is the 1 night flexi | one night flexi | tell me about flexi | how does the flexi work | can we stay just one night |
do you take one night bookings | is there a one night deal | what is included in flexi | is flexi available at the weekend |
which days is the flexi | single night stay with late checkout | how much do you save with flexi | minimum stay |
is there a minimum number of nights | can I book only one night | do I have to stay two nights`,
  flexi_booking: `
the booking popup complains when I pick one night with late checkout | the popup says select a 2-night stay first |
select a 2-night stay first, what does that mean | it tells me to select two nights first for the late checkout |
what do I have to select first for the late checkout | why must I select a 2-night stay first |
the popup will not take one night with the late checkout | the booking form gives out when I tick late checkout for one night |
it keeps saying select a two night stay first | I get a message about a 2-night stay when I pick the late checkout |
a red note about two nights shows when I choose late checkout | what am I meant to pick first for one night with late checkout |
can we book two nights and still pick the late checkout |
how do I book one night with late checkout | how do we choose the one night flexi in the booking calendar |
the calendar does not let me pick one night | the booking page will not take a single night | I can only select two nights |
where do I select late checkout when booking | how do I add late checkout to a one night stay | late checkout does not show up in the booking |
why does it make me choose two nights for the flexi | do I have to pick two nights first to get the late checkout |
what do I click to get one night with late checkout | booking one night flexi, how is it done |
how to select the 1 night stay with late checkout in the popup | I want one night and the late checkout but the form says two nights |
the popup says start from a two night stay, is that right | which option do I tick for the flexi | cannot find the flexi on the booking page |
the one night option is greyed out | it keeps jumping to two nights when I only want one with late checkout |
what must I select for a single night until six | how does one go about booking the flexi deal |
will I be charged for two nights if I have to select two | why can't I choose a single night with a late checkout in your calendar |
trying to book the flexi and the dates will not stick at one night | steps to book a flexi night`,
  compare_modes: `
difference between 2 night escape and 1 night flexi | escape or flexi | which option is better escape or flexi |
what packages do you have | what booking options are there | compare the two pricing options | what are the two modes |
what deals are there for stays, one night or two nights | explain the different booking options`,
  dynamic_prices: `
are prices the same all year | do prices change with the season | is it more expensive in summer | are the prices final |
why is the price different when I book | is it cheaper in winter | do you have high season prices | are these fixed prices |
does the price vary | do prices go up at bank holidays | will the price change | is the price on the site what I will pay |
why was I quoted a different price | are rates seasonal | how is the final price worked out | is it dearer in july`,
  how_to_book: `
how do I book | how can I book a room | I would like to book | book now | how do I make a reservation | where do I book |
can I reserve online | can you book it for me | I want to reserve a cabin | we want to come, how do we book |
what do I do to book | book a stay | can I make a booking here | how to reserve | I'd like to make a reservation for two |
how does booking work | ready to book | where is the booking page | can I book by phone | I want to book stargazer |
we'd love to stay, what's the next step | please reserve a room for us | take my booking |
sign me up for a night in the lodge`,
  best_rate: `
is it cheaper to book direct | should I book through booking.com | are you on airbnb | best rate guarantee |
why book directly | do I get the best price on your website | is direct booking better | are you on expedia |
where do I get the best rate | do you match prices from other sites`,
  availability: `
is stargazer available on friday | do you have a room free this weekend | any availability in june | are you fully booked |
what dates are free | is the lodge free on the 12th of march | have you anything free tonight |
do you have space for two on saturday | which rooms are free next week |
is there a cabin free over easter | when is your next free weekend | are there any vacancies |
do you have anything for new year | is sunriser taken on my birthday | got any rooms left for tomorrow |
check availability for 3 may | what is your availability like in october`,
  cancellation: `
what is your cancellation policy | can I cancel my booking | can I cancel for free | do I get a refund if I cancel |
what happens if we have to cancel | is the stay refundable | cancellation | refund policy | can I get my money back |
what if I get sick and cannot come | what if our flight is cancelled | how late can I cancel | is there a cancellation fee |
we may not be able to make it, what then | do you refund | what if we need to call it off | can we cancel at short notice |
my mother is ill and we might have to cancel | terms for cancelling | do we lose our money if we do not come |
what are the conditions for cancelling | need to cancel`,
  deposit: `
is there a security deposit | do I have to pay a deposit | damage deposit | do you take a deposit |
how does the deposit work | will you hold money on my card | do I need to leave a deposit | is a deposit required |
security deposit | do you charge a holding deposit for damages`,
  change_booking: `
who do I talk to about swapping the weekend | who do I ask to swap our dates for another weekend | whom do we tell that the weekend has to change |
we booked one night and would like to make it two | we have one night booked, can we make it two | how do we add a second night to what we booked | we want our one night to become two, we have booked already | booked one night, want two now, how |
can I change my booking | I need to change my dates | how do I change the date of our stay | can we move our stay |
can I switch to another room | can I postpone | modify my reservation | can we add an extra night to our booking |
how do I amend a booking | can I come a day later than booked | reschedule our stay |
we would like to swap cabins, we have booked already | I booked the wrong date | I need to alter my reservation`,
  vouchers: `
do you sell gift vouchers | how do I buy a voucher | where can I buy a gift card | how long is a voucher valid |
do vouchers expire | when does my voucher run out | voucher expiry | can I get a voucher by email |
how quickly is the voucher delivered | how do I redeem a voucher | can I use my voucher to book |
I want to give a stay as a present | is there a gift card | gift certificate | can I buy a voucher as a wedding gift |
do you post vouchers | I need a present for tomorrow | my voucher is from last year, is it still valid |
how do vouchers work | I was given a voucher, how do I use it | instant voucher | do the gift cards go off`,
  newsletter: `
do you have a discount code | any special offers | is there a discount for first time guests | how do I get 10% off |
is there a newsletter | sign up to the newsletter | what do I get if I subscribe | promo code | do you have any deals |
are there any offers at the moment | is there money off for new guests | I have never stayed before, do I get anything off |
how do I subscribe to the mailing list | coupon | first stay discount | can I get a better price |
what is the newsletter discount | any chance of a discount | reductions | I am a first timer, any welcome offer`,
  pay_addons: `
how do I pay for extras | how do I pay for add ons | can I pay for the bath by card | do I pay for breakfast when I order |
is payment online | what happens after I order from the guide | where do I pay for the grazing box | how are add-ons charged |
is it safe to pay online for the extras | do I pay for add ons at the estate or online`,
  currency: `
what currency do you use | are prices in euro | is that in euros or pounds | which currency is that | do you charge in euro`,
}
