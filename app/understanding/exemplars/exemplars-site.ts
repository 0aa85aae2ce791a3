/** How guests ask about the site itself: its forms, orders and payment, its guide and its letters, and which nights are free. */
export const siteExemplars: Readonly<Record<string, string>> = {
  testimonials: `
where can I read reviews | are there reviews I can read | do you have reviews from guests | have you any testimonials | where do I see the testimonials | what do other guests say | what do your guests say about it |
what did other people think of their stay | is there somewhere I can read what guests thought | what have people said about staying with you | can I read what past guests wrote |
do you show guests' opinions on your site | is there feedback from guests on the website | what was it like for others who stayed | where are the reviews on your page | I'd like to hear from people who stayed |
may I read the experiences of other guests | what do visitors make of it | any quotes from guests I could read | has anyone written about their stay on your site | what are people saying about you |
are there any reviews on the home page | reviews? | guest reviews | testimonials please | before I book I'd like to see some reviews | what did former guests think | how did other guests find it | did other guests like it there`,
  free_nights: `
how do I see which dates are free | where can I check availability | can I see a calendar of free nights | can I see availability |
how would I find out if a weekend is free | is there an online calendar with the free dates | how can I tell which nights are still going |
where do I look to see what is left | how do I know which nights are taken | where would I see your free dates |
is there somewhere I can look up availability myself | how do you check the dates on your site | which button shows the free nights |
can I see what nights are open on the website | how do I find a free date | is your availability online |
where can I look at your calendar | how do we find out what is still free in october | where does it show which rooms are gone |
how can we see for ourselves whether a night is booked out | do I have to ring to know what is free or can I see it online |
where's the calendar with the open dates | is there a page with the vacancies | what do I press to see the dates |
can I check myself what nights are open | how do we see if you're booked out without ringing | is there a way to look at free nights without calling | where's your calendar, I want to see what is open |
how do I look up your free weekends | where do I see if a date is gone | is there anywhere on the site that shows free dates | how do I find out when you have space`,
  per_room: `
is the price per person or per room | is it per person | per person | is that each | do we each pay that | do we both have to pay that price |
do we each pay 239 | is that price for the two of us | are the prices for both of us | is 159 for the two of us or for each | is that rate per head or for the whole room |
is it charged by the head | is the rate for the cabin or per guest | would that be per person sharing | is it pps | per person sharing or per room |
is the nightly price for one or for two | does the price cover both people | is that the price for the whole cabin | do I pay double if there are two of us |
is it the same price if I come alone | what you show there, is that a head | so the two of us together pay that, not each | is the price a room price |
for the room or for each of us | is the amount for both guests | is it by the person you charge or by the room | that's for the pair of us, not apiece |
do you charge per guest | is the second person extra | do I pay for two even though I am on my own | price apiece or for the room |
does that cover the pair of us | so 279 covers both of us | is 229 for the hut or a skull | would I pay for two if I come by myself | the rate you show, is it for one head or the cabin | do two people cost more than one |
is the room price the same for one as for two | does a couple pay twice that | is the figure for the couple or for each person | a night for two, is that the price | is it that much for each of the two of us`,
  contact_form: `
is the phone number required in the contact form | do I have to put a phone number in the contact form | is the telephone field optional |
can I leave the phone number out of the form | what do I need to fill in on the contact form | which fields does the contact form have |
what does the contact form ask for | do I have to leave a number when I write to you | must I give my mobile number to send a message |
is it ok to send the form without a phone number | I don't want to give my number, can I still use the contact form | do I need to tick the consent box on the form |
what details do you need in the contact form | what are the mandatory fields in your contact form | do you need my cell number for an enquiry |
which boxes do I have to fill in to send you a message | can I write to you without giving a phone number | why does the form want me to tick a box |
do I gotta give my number to contact ye | is my number needed or just the email |
I've no mobile, can I still use the form | does the contact form insist on a phone number | is there any need for my number in your message form | will the form go off without a phone number | can I skip the telephone box |
what is compulsory in the contact form | what has to be in the message form`,
  unsubscribe: `
how do i unsuscribe | unsuscribe from your mails | how do I get out of your emails |
how may I stop receiving your newsletter | kindly stop sending me the newsletter, I have enough to read | I do not wish to receive any further newsletters | how does one cease to receive your newsletter |
take my name off your mailing list | remove my name from the mailing list | could you have my name taken off the newsletter | I would rather not get your newsletter any more |
how do I unsubscribe | unsubscribe | unsubscribe me | I want to unsubscribe from the newsletter | how do I get off your mailing list |
stop sending me newsletters | stop sending me emails | please stop emailing me | take me off the mailing list | take me off the list please |
I don't want your newsletter any more | can I opt out of the newsletter | remove my email from your mailing list | how do I cancel my newsletter subscription |
cancel the newsletter | sign me off the newsletter | how can I stop the newsletter | I get too many mails from you, how do I end it |
I no longer want your offers by email | how do I come off the list again | is it easy to leave the newsletter later | can I unsubscribe at any time |
if I sign up can I get out again | where is the unsubscribe link | how do I withdraw from the newsletter | no more newsletters please |
take my address out of your newsletter | how do I stop getting your mails | delete me from the newsletter |
I keep getting your newsletters and want them to end | how would one get rid of your mails | get me off your emails | please remove me from your emails | I'm fed up with your newsletter, how do I stop it |
how do I leave the newsletter | signed up by mistake, how do I get out of the newsletter | I want to be taken off your newsletter | can I end the subscription to your news | where do I click to get no more newsletters`,
  order_details: `
what details do you need from me for a grazing box | which of my details do you want for the bath | what do you need to know from me for the breakfast tray | what information do you want from us for a reheat |
to order a grazing box, what do you need off me | what have I to tell you when I order the bath | what do I have to tell you for the grazing box | what info goes with an order for the tray |
which details do I give for a bath order | what do you require of me to order the grazing board | for the reheat, what details do you need | what do you need to know to bring us the tray |
what do I give in to book an add-on | what do you ask me for when I order a hamper | what do I give when I order an extra, only my card | is my card all you want for an order | what must I put in to book an extra, is the card enough |
which particulars do you want when I order an add-on | besides the card, what do I enter for an extra |
what details do you need to order a bath | what do I have to fill in when I order | which information is needed for a grazing box order |
do I need to give my email to order the bath | do I have to give my room to order | what does the order form ask for | what will I be asked when I order breakfast |
what info do I hand over to order the breakfast tray | what do you need from me to order an extra | do I have to say which room we are in when ordering |
do I pick the date when I order the box | how do you know which day the tray is for | how do you know which cabin to bring it to |
what must I enter to order the reheat | which fields are in the order form | what goes into the order for an add on | do you need my name for the order |
when I order an extra, what have I to put in | what has to be filled in before I can pay for the bath | it says missing information when I order, what is missing |
it says please fill in all required fields, which ones | is an email address needed for ordering the hamper | do I need my booking number to order a box from the guide |
to order the bath what do I have to have ready | what should I have to hand when ordering an add on | do you want my name and email when I order | which questions do you ask when I order the tray |
what has to be typed in for an order | do I choose my room when I order the bath | what goes in the boxes when ordering`,
  payment_page: `
payment window did not open | nothing happens when I press proceed to payment | I pressed proceed to payment and nothing opened | the checkout will not open | the payment page does not open |
it says pop-up blocked | my browser blocked the payment | does the payment open in another tab | payment page is not loading | the tab for the payment never opened |
where is the payment page gone | I ordered the bath and no payment page came up | the button for the payment does nothing | pop up blocked when ordering | do I need to allow pop-ups |
I hit order and nothing came up to pay | the pay button is dead | no new window for the card | is it normal that a new tab opens for paying | checkout opened it says but I see nothing |
clicked to pay for the breakfast and the screen just sits there | I can't get to the payment page | the card page won't come up on my phone | safari is blocking your payment page |
why does nothing open when I want to pay | stuck at processing and no payment page |
the new tab for the card never came | screen says checkout opened but where is it | says checkout opened but I see no page | I tapped pay and nothing came | nowhere to put in my card, no page opened |
the card screen does not show | the payment tab closed, how do I get it back | why is there no page to pay on | nothing opened to pay | my phone will not open the page where I pay`,
  order_confirmation: `
how do I know my order for the extras went through | did my order go thru, how do I know |
how do I know my order is confirmed | how will I know the payment went through | how will I know it went through | how do we know the order worked | what happens after I pay |
what do I see when the order worked | do I get a confirmation after ordering the grazing box | is there an order number | will there be an order id | do I get an order number for the bath |
what does the page say when the order went well | will I be told that the bath is ordered | how can I be sure you got my order for the box | how would I know that ye got the order |
is there some confirmation when I pay for the breakfast | do I get a mail after paying for the extras | what comes after the payment for the bath | where do I see that my order was successful |
paid for the tray now, how can I tell it is sorted | after paying, how do I know the team got it | will something on the screen tell me the order is in |
what should I see once I have paid | does the team get told when I order a bath | how do I know the bath will be ready once I've paid |
what do I see after the card goes through | will there be something to show that I ordered the bath | is there a reference when I order a grazing box | I've ordered the tray, do ye get told | and how do I know it worked |
how do I know it has worked | how can I check that the order for the box is in | what proof do I get of my order | does anything come back after I pay for the reheat | will ye confirm the bath to me once it's paid |
do I get a reference for the bath order | is the order sure once the card went through | what comes up when the payment is done | how would I show that I ordered the tray`,
  weather: `
what's the weather like there now | what is the weather at the estate right now | where do I see the weather | where can I look up the weather at the estate | does the guide show the temperature |
how warm is it on the estate right now | is there a weather badge | can I see the current weather somewhere on your site | do you show the weather at yours | is there live weather in the guide |
is it raining at yours at the moment | what's it like out there now, weather wise | how cold is it down there at the minute | where do I find what the weather is doing at yours |
is it sunny at the estate now | what temperature is it there now | which weather have you at this moment, where can I look | does your website tell the weather |
is it raining on the estate this minute | can I check the temperature at yours before we set off | what's the weather doing at yours | how's the weather there at this moment, can I see it | is there sun down there now |
where on your site is the weather | which weather is there on the estate in this moment, where can I look at it | is the weather in the guide | does the guest guide have the weather | what's the temperature outside at yours now`,
}
