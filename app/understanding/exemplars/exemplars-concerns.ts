/** What people have to settle: each is handed to the team in its own words (concerns.ts recognises the plainer forms). */
export const concernExemplars: Readonly<Record<string, string>> = {
  emergency: `
there is a fire | the room is burning | I see smoke and flames | it smells of gas | the smoke alarm does not stop | sparks come out of the socket |
he fell and is not moving | she hit her head badly | my wife cannot breathe | he has stopped breathing | somebody is unconscious |
there is a lot of blood | I cut myself badly and it will not stop bleeding | I think my arm is broken | she burned herself with boiling water |
my partner has a bad allergic reaction | her throat is swelling | he is having a fit | my mother has a stroke | pain in the chest and a numb arm |
he took too many tablets | I think it is poison | the baby is coming now | my friend is very badly hurt | we had a car accident at the gate |
somebody is drowning | a swimmer is in trouble | a boat has turned over | we are cut off by the sea | a child fell in the water |
we are lost in the forest in the dark | someone is trying to get into our cabin | a man is threatening us | I am afraid of my husband, he hits me |
I was attacked on the path | somebody has a gun | I do not want to live | I want to hurt myself | she says she will kill herself |
please send an ambulance | call the fire brigade | we need the guards at once | it is urgent, somebody needs help now`,
  money: `
I was charged twice | you took the money two times | there are two payments on my bank statement | I got double charged |
my credit card was billed again after we left | you debited my account by mistake | I do not recognise this charge |
the amount on my card is wrong | we paid more than the price on the website | you charged us more than you said |
my refund has not come yet | still waiting for my money | when do I see my money again after cancelling | I want my money back |
the payment went wrong but the money left my account | payment error, was I charged | I paid and nothing happened |
the bank says you took it twice | there is a pending charge that should not be there | please reverse the second payment |
I need a copy of my receipt | I never got a receipt | I was billed for something I did not order | charged for a bath we never had |
the deposit was not given back | you kept our deposit | why did you take money from my card | the discount was not taken off`,
  confirmation: `
we booked two nights but only one is confirmed | it shows one night and we booked two | the confirmation has the wrong dates | my booking shows the wrong room |
I got no confirmation | the confirmation mail did not come | no email from you after booking | I have not heard anything since I booked |
I paid but there is nothing in my inbox | where is the email with my booking | please send the confirmation once more |
can you resend the email | I deleted your email by accident | I cannot find my confirmation | the email went to the wrong address |
I typed my email address wrong when I booked | I gave the wrong email | did you get my order, there was no email |
the voucher has not arrived in my mail | my gift card never came | the code from the newsletter did not arrive |
I signed up but no welcome mail came | still no reply to my message | nobody has answered my email | you did not write back |
we wrote to you a week ago and got no answer | did you receive my message | I sent a request in the guide and heard nothing`,
  lost: `
I left something in the cabin | we forgot a charger in the room | I lost my ring on the beach path | have you found my scarf |
did anyone find a pair of glasses | my wallet is missing | we left a bag behind | I think I left my book by the bed |
is there a lost property box | who do I ask about something we left | can you send on the things we forgot |
could you look under the bed for my earring | my coat is still hanging in the wardrobe | my jumper must be in the lodge |
I dropped my keys somewhere in the woods | lost my phone last night | the cleaner may have found my necklace |
something of ours is still in your fridge | can you check if my laptop is there`,
  complaint: `
I want to complain | we were not satisfied | our stay was a disappointment | the room was not clean | the sheets were stained |
there was a bad smell in the cabin | it was too noisy to sleep | the people next to us were partying all night |
nobody came when we rang | the staff was unfriendly | the tray that we ordered did not come | our hamper was missing half of it |
the water in the bath was only lukewarm | it was not like in the pictures | we did not get what we paid for |
how can I give feedback about something bad | whom do I tell that we are unhappy | I expect an apology |
we would like some money off for the trouble | there were insects in the bed | the heating did not work the whole weekend and nobody cared |
the wifi never worked during our stay and we paid for it | I would like to speak with the person in charge | we are leaving, this is not good enough`,
  allergy: `
I have a nut allergy | my husband is allergic to eggs | she cannot eat gluten | I am coeliac, what may I eat | is anything in the box with nuts |
which allergens are in the breakfast | does the bread have sesame | can I have it without dairy | is the chutney free of sulphites |
are the pillows feather, I am allergic | I am allergic to dogs, has there been a dog in the room | is the lodge pet free for an allergy |
my asthma is bad with wood smoke | perfumed soap gives me a rash | I get hives from wool blankets |
bee stings are dangerous for me, are there many bees | I carry an epipen | severe food allergy, can you cater | lactose intolerant guest |
can you guarantee that it is nut free | who can tell me about the ingredients | what exactly is in the crackers, I have an allergy`,
  pregnancy: `
I am pregnant, may I use the hot tub | is the bath too hot in pregnancy | can a pregnant guest go to the sauna |
is the retreat suitable for pregnant women | my wife is seven months pregnant, are there stairs | yoga in pregnancy |
is reiki fine when pregnant | prenatal massage | may I eat the cheese when I am expecting | is the cheese pasteurised |
we are expecting, is there anything we should avoid | heated bath while expecting | can I sit in the ofuro at twenty weeks |
is the walk too much when heavily pregnant | how near is a maternity hospital | pregnant and worried about the heat`,
}
