/** How guests ask about the estate, the country round it, access, help and the concierge itself. */
export const placeExemplars: Readonly<Record<string, string>> = {
  contact: `
who deals with the press | who deals with media questions |
who is the press person | who is your press officer |
I write for a newspaper and would like to do a piece on you | who do I get on to about an article | who handles press enquiries | I'm a journalist, who do I speak to | we want to feature you in our magazine, who do we contact | I make a podcast and would like to do an episode about you |
I'm a blogger and would love to write about the place | who do I get on to | who would I get on to about it | who do I talk to about a partnership | would love to do a piece on you | would love to do a story about you | I'd like to do a feature on the estate |
whom should a reporter write to | who looks after the media | I work for a radio show and would like to visit for a story | who is the person to ask about a partnership | I write a travel column |
I need help | I need some help | can somebody help me | I need help with my booking | anyone there | is there anybody there | is someone there | could you help me please | I have a question for the team |
how can I contact you | what is your phone number | email address | can I speak to someone | can I talk to a real person |
I need to speak to a human | who can I call | contact details | how do I reach you | give me your number |
I would like to ring you | is there someone I can talk to | get me a person | how do I get in touch | can I write to you |
where do I send an email | how do I reach the team | contact | can I leave a message for the owners | do you have whatsapp |
is there a contact form | I prefer to talk on the phone | please call me back | I want to complain to someone |
connect me with staff`,
  location: `
how do we drive from Dublin airport to you | how do I drive down from Dublin | which way do we drive from Rosslare to you | what is the best way to drive to you from Belfast |
we have a rental car, how do we drive from the airport | coming by car from Cork, which way do we go | driving directions from Dublin airport please | directions by car from Wexford town |
how does one come to you by car from the ferry | what road do we take to reach you | which road do I follow from Dublin to yours | route from Shannon to you by car |
where are you | where are you located | what is your address | where is kilmara | where in ireland are you | which county |
how do I find you | directions | what is the address | are you in wexford |
what is the nearest town to you and where are you | is it on the east coast | where exactly is the retreat |
how do we get to you | whereabouts is it | what part of ireland | eircode | do you have a map |
where do I put in the sat nav`,
  acres: `
how big is it | how big is it altogether | what size is it | and how large is it |
how big is the estate | how many acres | size of the estate | how large is the property | is it a big place |
how much land do you have | is there much room to walk | how big are the grounds | how many hectares | is the estate private |
how much ground is there | is there lots of space outside`,
  beach: `
is there a beach | how far is the beach | is the beach close | can we walk to the beach | is the sea near |
how far is the sea | are you near the sea | beach | are you on the coast | do we need to drive to the beach |
how long is the walk to the beach | is the beach within walking distance | can you get to the beach on foot |
how do we get to the sea`,
  beaches: `
is there a cliff walk nearby | is there a clifftop path near you | where can we walk along the cliffs | is there a path on the cliffs in the area | any cliffs to walk on around there | a walk with cliffs and a view, where is one |
are the beaches written down anywhere | where are the beaches listed | is there a list of the beaches with the distances | have you a list of strands | where can I look up the beaches around | is there somewhere I can see all the beaches |
what beaches are nearby | which beaches are close by car | how far is courtown | how far is ballymoney beach |
how far is cahore | how far is kilmuckridge | other beaches in the area | which is the nicest beach | beaches nearby |
distance to courtown beach | where else can we go to the beach`,
  parking: `
is there parking | is parking free | where do we park | can we leave our car | do you have a car park | how much is parking |
is parking secure | is my car safe | parking | where do we leave the car | is there room for two cars |
do I need to pay for parking | parking on site |
will a new car be ok where we leave it overnight | is the car safe at night where we leave it | just got the car, is it fine parked there | would the car be all right overnight |
we'd be nervous about the car, where does it stay overnight |
I'd be nervous leaving the car on the road, where would it go | where would a hired car go for the night | we hire a good car and will not leave it out on a road`,
  wifi: `
is there wifi | do you have internet | does stargazer have wifi | is there wifi in the lodge | wifi |
is there internet access in the cabins | can I work from the cabin, is there internet | is wifi free |
do all rooms have wifi | can we get online | can I check my emails there | internet |
will I have a connection for video calls`,
  guest_guide: `
what is the guest guide | where is the guest guide | how do I open the guest guide | how do I log in to the guest guide |
where do I find the guide password | what do I find in the guest guide |
the guide asks me for a password, where do I get one | guest guide |
what do I find in the guest guide | does the guide have a map | are there taxi numbers in the guest guide | what will I see when I unlock the guide |
what all is in the guide | is there a list of cafes in the guide | does the guest guide have the emergency numbers | what is the guide good for | what's on the guest guide page |
does the guide explain the hob | what sort of information is in the guest guide |
does the guide list the beaches | is there anything about taxis in the guide | what do I use the guide for | what does one read in the guide`,
  gate_code: `
where do I find the gate code | how do we open the gate | how do we get in | we are at the gate and it will not open |
where are the arrival instructions | how do I get into the cabin when we arrive | where do I pick up the key |
is there a code for the gate | the gate is closed, what do we do | how does self check in work | do we need a code to get in |
we are outside and cannot get in | where is the code for the entrance | how do we enter the estate`,
  wifi_password: `
where do I find the wifi password | how do I connect to the wifi | how do we log on to the wifi | where is the wifi code |
how can I get on the internet, it asks for a password | wifi login`,
  housekeeping: `
something is broken in our cabin | the light does not work | the heating is not working | there is no hot water |
how do I report a problem | who do I tell about a fault | we need more towels | can someone clean our room |
how do I request housekeeping | we are out of firewood | the shower is leaking | the toilet is blocked |
I want to report a maintenance issue | the stove has gone out | we need fresh sheets | a bulb is gone | can we get more logs |
the door will not close | who do I contact about a repair | the hob is not working | there is a leak | the power is out |
can we get toilet paper |
there is no hot water in the shower | the shower runs cold since yesterday | no hot water in the tap this morning |
the hairdryer is broken | our hair dryer does not work | the hair dryer gave up`,
  emergency: `
she fell | he fell hard | my mother has fallen |
emergency number | who do I call in an emergency | how do I call an ambulance | what is the number for the police |
there has been an accident | someone is hurt | my wife has collapsed | there is a fire | number for the gardai |
it is an emergency`,
  doctor: `
I need a doctor | is there a doctor nearby | my husband is sick, where is a doctor | out of hours doctor |
we need medical help | is there a gp nearby | caredoc number | I feel unwell, who can I call`,
  hospital: `
where is the nearest hospital | how far is the hospital | nearest emergency department | is there a hospital close by |
nearest a and e`,
  taxis: `
can I get a taxi | taxi number | is there a taxi | how do we get a cab | do you know a taxi company |
can you give me the number of a taxi | are there taxis around | is there uber |
we want to go to the pub without driving, is there a taxi`,
  cafes: `
is there a cafe nearby | where can we get coffee | coffee shop near you | good cafes | somewhere for tea and scones |
where do we get a nice flat white`,
  takeaways: `
is there a takeaway nearby | can we get fish and chips | where can we get pizza | takeaway food in the area |
chinese takeaway | is there a chipper`,
  eating_out: `
where within a short drive could I take her on saturday night with candles and a wine list | somewhere with candles for dinner, not far by car | a romantic restaurant nearby for saturday night |
are there restaurants nearby | where can we go out for dinner | can you recommend a restaurant in the area |
places to eat nearby | is there a pub nearby | where is the nearest pub | local restaurants | where should we eat out |
good food around the area | best place for seafood near you | dining guide | we want to go out to eat`,
  town: `
what is the nearest town | where is the nearest shop | is there a supermarket nearby | where can we buy groceries |
how far is gorey | nearest village | where can I get milk | is there a pharmacy nearby | where is the nearest chemist |
where is the nearest train station | how far are the shops |
how far is the station from you | we come by train, how far is it from the station | how long from the train station out to you | where do we get off the train | is there a train that stops near you | what is the handiest railway station |
how many kilometres from the station to the estate`,
  terms: `
where are the terms and conditions | terms | can I read your booking conditions | where is the small print |
terms and conditions`,
  privacy: `
what do you do with my data | privacy policy | where is your privacy policy | is my data safe |
do you store my personal information | do you save what I write here | gdpr | do you share my email with anyone`,
  gallery: `
can I see photos | do you have pictures | where can I see pictures of the rooms | photo gallery | gallery |
show me the cabins | show me what it looks like | have you images of the place`,
  assistant: `
are you a robot | are you a real person | am I talking to a human | is this a bot | who are you | what are you |
are you an ai | is this automated | what can you help me with | what can you do | what is your name | what can I ask you |
are you a computer`,
  couples: `
is it good for couples | is it romantic | is it suitable for a honeymoon | who is it for | can I come alone |
is it ok to come on my own | who do you welcome | is it a good place for a romantic weekend | is it quiet |
is it private and peaceful |
who is this place really for | what kind of people come here | what sort of guests do you get | who is it meant for | who would like it here | who comes to stay with you |
is it for couples or for groups | is it romantic or more of a party place | who is it made for, what's the vibe | what type of guest is this aimed at | would we fit in there, the two of us |
what crowd does it draw | which people do you want there | what kind of crowd do you get | is it for lovers or for parties | who normally books with you`,
  about: `
what is kilmara | tell me about the estate | what is this place | what kind of place is it | what do you offer |
tell me about the retreat | what is special about this place | give me an overview | tell me more about you |
what do I need to know about the place |
what's the vibe | what's the vibe there | what kind of place is it | what is the feel of the place | what are you all about`,
  hello: `
hello | hi | hey there | good morning | good evening | hi there | hallo | howya | how are you | how is it going | greetings |
I'm back | it's me again | morning | morning all | good afternoon | afternoon | evening folks | hi guys | hello team | top of the morning |
hello how are you today | what is the craic`,
  thanks: `
thank you | thanks | cheers | great thanks | that is helpful thank you | perfect | brilliant | thanks a million | ok thanks |
lovely, thank you so much | grand | great | ok | you have been very helpful | sounds good | good to know`,
  bye: `
no | nope | no thanks | no thank you | no that's all | nothing else | that's everything |
bye | goodbye | see you soon | good night | that is all | talk to you later | no more questions | see you in june`,
}
