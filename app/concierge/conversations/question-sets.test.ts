/**
 * Answers every question set, so that what was once understood stays understood. The honest figures are those of
 * `bench/concierge/folds.ts`.
 */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { firstPassages } from '#test/first-passages.ts'
import { judge, questionSets, withSecrets } from '#test/question-sets.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const now = new Date('2026-06-03T12:00:00Z')

/** Questions that are not answered as they should be. One that is fixed leaves the list; none may join it without a reason. */
const knownFailures = {
  'sixth-0094': 'wrong', // “can my dog come if he has been injured and needs rest”
  'seventh-0029': 'wrong', // “my grandmother's brooch must have fallen off in the lodge”
  'sixth-0057': 'wrong', // “my daughter's engagement ring slipped off somewhere near the tub”
  'eleventh-111': 'abstained', // “… to ask. I'd love candles, flowers, the lot. Is that something you could set up for us?”
  'tenth-097': 'abstained', // “… forgotten it, God help me. Can I still put a stay with you in their hands before dinner?”
  'tenth-163': 'abstained', // “where do i get the code for the gate”, then “and the password for the internet?”
  'twelfth-022': 'wrong', // “how much is a grazing box”, then “how many people does that feed?”
  'twelfth-084': 'wrong', // “So two nights saves ten percent. What about a full week, how much off is that?”
  'nineteenth-079': 'wrong', // “… we're in. For once I'd like to do it lying down. Which of your cabins is made for that?”
  'nineteenth-174': 'abstained', // “is there wifi”, then “n the password?”
  'twenty-third-028': 'wrong', // “… a voucher online last week and he's just told me he hates the woods. can i send it back”
  'twenty-fourth-106': 'wrong', // “Stargazer or Stormchaser, which is better value and which has the heated bath?”
  'twenty-fourth-131': 'wrong', // “and sunriser”, then “and the last one, with the stone walls — the other one?”
  'twenty-fifth-213': 'abstained', // “I'm in the booking thing and want one night with late checkout but cant find it???”
  'twenty-fifth-285': 'abstained', // “is the site safe to pay on”, then “which opens where?”
  'twenty-seventh-021': 'abstained', // “it says im already on your mailing list but i never got the code”
  'twenty-seventh-024': 'wrong', // “is that fourteen euro each or for the pair of us”
  'twenty-seventh-041': 'wrong', // “sunriser midweek how much”, then “no the other one, with the stars”
  'twenty-seventh-054': 'wrong', // “Where should we go for a two night escape in Lisbon?”
  'twenty-ninth-017': 'abstained', // “how many cats can i bring”
  'twenty-ninth-068': 'abstained', // “Can we have the heated bath in Stargazer?”, then “Merci! Et c'est cher?”
  'thirty-third-0487': 'abstained', // “We have one full day. Ideas?”
  'thirty-third-0663': 'abstained', // “I was promised a bath under the stars, which rooms have a tub?”
  'thirty-third-0847': 'wrong', // “is the price for two people and can a third join”
  'thirty-third-1123': 'wrong', // “… a rental car down from Dublin, is there somewhere to leave it and is there a charge?”
  'thirty-third-1130': 'abstained', // “is it totally off grid or can i still watch netflix on the laptop”
  'thirty-third-1211': 'wrong', // “… stargazer, himself wants the heated outdoor tub. what does it cost and do both have it?”
  'thirty-third-1284': 'wrong', // “… to bring her little boy along and her spaniel as well. Do you accept either of them?”
  'thirty-fourth-054': 'wrong', // “… love a slow last day. What's the normal check-out, how late can it go, and for how much?”
  'thirty-fourth-084': 'wrong', // “… on Friday and a breakfast tray on Saturday morning - what will each of those cost me?”
  'thirty-fourth-089': 'wrong', // “Which one is the best value? We want peace and quiet so are kids allowed at all?”
  'thirty-fourth-096': 'wrong', // “What's the Flexi one-nighter about? And what's the lodge on a weekday”
  'thirty-fourth-111': 'wrong', // “… still be valid? I'd want to put it towards a Saturday in Stargazer - how much is that?”
  'thirty-fourth-119': 'wrong', // “… night! What does it cost, can you help me set it up, and when do I order the bath?”
  'thirty-fourth-130': 'abstained', // “… in our cabin (who do I tell?) and I've lost the gate code (where was it again?)”
  'thirty-fourth-132': 'wrong', // “Which of these is included: parking, breakfast, wifi?”
  'thirty-fourth-141': 'abstained', // “I want Stormchaser for a Saturday, how much and how do I go ahead”
  'thirty-fourth-148': 'wrong', // “If we take two nights do we get something off, and is it refundable?”
  'thirty-fourth-194': 'wrong', // “What can we order to eat?”, then “how would I get the last one”
  'thirty-fifth-065': 'wrong', // “Do you reward guests who don't rush off after one night? We'd stay for two.”
  'thirty-fifth-164': 'abstained', // “… one for my parents and they didn't use it till 2028, would it be worthless by then?”
  'thirty-fifth-205': 'wrong', // “We bring our own pasta. With what can we heat it in the cabin?”
  'thirty-fifth-309': 'wrong', // “would the wifi handle 4k, whats the mbit/s”
  'thirty-fifth-349': 'wrong', // “If I wanted a pet dog that would live twenty years, which type should I buy?”
  'thirty-sixth-091': 'wrong', // “… Whereabouts are you, and could two old souls with dodgy knees walk down to the seaside?”
  'thirty-sixth-200': 'wrong', // “… to pay a security deposit or do you put a hold on the card for damages when we cheque in”
  'thirty-sixth-235': 'wrong', // “… because weave got a little boy whose three and a poodle and weed like to bring them both”
  'thirty-sixth-266': 'wrong', // “Do you sell gift vouchers?”, then “… our niece nicely. How long would she have to use one?”
  'thirty-sixth-323': 'wrong', // “I have made a reservation with number 77204, can you say me if it is confirmed?”
  'thirty-eighth-0009': 'abstained', // “hi there just filling in the calendar for our trip and the one thing missing is the hour the …”
  'thirty-eighth-0043': 'abstained', // “My mum was going to mind the little one but she's done her hip in, now I'm wondering could he …”
  'thirty-eighth-0062': 'abstained', // “i've 250 euro saved in a jar and a free thursday, is that enough for one night in stargazer”
  'thirty-eighth-0070': 'abstained', // “My sister's hen is on the Friday and we want to escape to Stormchaser straight after it on the …”
  'thirty-eighth-0097': 'abstained', // “I promised my girlfriend a treat but I also just got my car through the NCT, point me to …”
  'thirty-eighth-0142': 'wrong', // “Our train from Gorey doesn't leave until nearly seven and we'd hate to sit at the station with the …”
  'thirty-eighth-0171': 'abstained', // “My mother asked me on the phone where it is we're going and whether there's a beach nearby and …”
  'thirty-eighth-0205': 'abstained', // “I've Raynaud's and my fingers go white the minute it dips under ten degrees, need to be sure …”
  'thirty-eighth-0232': 'abstained', // “Neither of us wants to drive once we're settled in with a glass of wine in hand, so how would …”
  'thirty-eighth-0295': 'abstained', // “Clearing out my late aunt's desk I found one of your gift vouchers, a few years old by now I'd …”
  'thirty-eighth-0297': 'wrong', // “Thinking of a voucher for my parents who put everything on the long finger, I'd be afraid it would …”
  'thirty-eighth-0333': 'abstained', // “It's Stormchaser for us in March and I've promised my boyfriend an evening in the heated …”
  'thirty-eighth-0350': 'wrong', // “He's mad about picnics, I'm hopeless at making sandwiches. I read you do baskets, whom do I tell …”
  'thirty-eighth-0354': 'wrong', // “hold on my card?”
  'thirty-eighth-0372': 'abstained', // “stuck at the gate”
  'thirty-eighth-0378': 'abstained', // “Before we set off tomorrow I'd like to have the entrance code saved on my phone, in which mail …”
  'thirty-eighth-0394': 'abstained', // “Not a complaint, the place is gorgeous, but the tap's been dripping since last night and …”
  'thirty-eighth-0412': 'abstained', // “I'm putting the stay into our shared calendar and it wants a start and an end, to the hour. …”
  'thirty-eighth-0413': 'abstained', // “Need to tell the dog sitter when we could be in our room at the earliest on the Thursday and …”
  'thirty-eighth-0414': 'abstained', // “We've a wedding in Wexford the day before and a christening in Bray the day after so I'm tight …”
  'thirty-eighth-0422': 'wrong', // “Wherever we go the baby and the beagle go too, I'd like to hear how you feel about the pair of them …”
  'thirty-eighth-0448': 'wrong', // “Ah no, that's a pity. There's that fourth one you have, the lodge, do they let them in there?”
  'thirty-eighth-0467': 'abstained', // “ok got that. my mam's collecting us when it's over, what should I tell her as regards when …”
  'thirty-eighth-0484': 'wrong', // “great, it's for my niece who's off to Australia for two years, would it keep until she's back”
  'thirty-eighth-0502': 'abstained', // “grand, he can watch his netflix so. what would one night during the week in the place that …”
  'thirty-eighth-0504': 'abstained', // “we'd be coming on a Thursday, just the one night with our pup, I'd need the cost of the only …”
  'thirty-eighth-0564': 'abstained', // “wkd price sea forest lodge pls”
  'thirty-eighth-0595': 'abstained', // “I'm organising this for my parents' pearl wedding, two nights with you. Do they get something …”
  'thirty-eighth-0597': 'abstained', // “Dear Reservations, we propose to arrive on a Tuesday and depart on the Thursday, sleeping in …”
  'thirty-eighth-0604': 'abstained', // “Dear Team, I came upon the expression '1-Night Flexi' among your offers and, being unacquainted …”
  'thirty-eighth-0652': 'wrong', // “roasting legs after the drive, any jacuzzi or anything like it waiting for us”
  'thirty-eighth-0719': 'wrong', // “We've picked our dates and are hoping it doesn't take much to get them reserved.”
  'thirty-eighth-0820': 'abstained', // “whats the in and out times, we're planning stops along the way”
  'thirty-eighth-0860': 'abstained', // “Perfect for our anniversary morning. What do you charge for one?”
  'thirty-eighth-0889': 'abstained', // “My friend is in Stormchaser, what would she pay for that?”
  'thirty-eighth-1008': 'wrong', // “My parents would like to take the night train to Paris. What's the fare for two pensioners?”
  'thirty-seventh-058': 'abstained', // “who designed the cabins, they look class”
  'thirty-seventh-136': 'abstained', // “one of the experiences is greyed out on the page”
  'thirty-seventh-240': 'wrong', // “and the other one?”
  'thirty-seventh-294': 'wrong', // “are sauvignon blanc and champagne from the same grape?”
  'thirty-seventh-326': 'wrong', // “My sister gave me a voucher nearly three years ago, is it still good?? and how would I go about …”
  'thirty-seventh-331': 'wrong', // “Good morning, could you kindly tell me the check out timing and also the charge for late check out …”
  'thirty-seventh-347': 'wrong', // “We're coming for our tenth anniversary, long overdue really, the kids are grown and my wife has …”
  'thirty-seventh-381': 'wrong', // “Can I get a gift voucher for my parents straight away online, it's their anniversary tomorrow, and …”
  'thirty-seventh-395': 'abstained', // “It's my girlfriend's 30th, she's allergic to other people's toddlers. Is it grown-ups only? …”
  'thirty-seventh-400': 'wrong', // “Want to stay till evening after our one night. Is that only certain days? How much more in the …”
  'thirty-seventh-406': 'wrong', // “Ok so two things. One, do I need to bring a towel—no scrap that—do the cabins have a cinema? Two, …”
  'thirty-seventh-411': 'wrong', // “Do prices go up at weekend? I mean which days, and what is Stargazer then?”
  'thirty-seventh-420': 'wrong', // “We have mobility scooter for my wife so I must know if parking is on site, and also phone number of …”
  'thirty-seventh-423': 'abstained', // “How much for a Saturday night in Stormchaser? Also... is it ok to bring a budgie lol”
  'thirty-seventh-424': 'wrong', // “where do i pay for the bath and what's the price”
  'thirty-seventh-429': 'abstained', // “I'd love a massage table reiki thing for my mam and a nice hamper in the morning, how do I …”
  'thirty-seventh-430': 'wrong', // “price of stormchaser for two weekday nights, and which days are classed as weekday anyway”
  'thirty-seventh-433': 'wrong', // “Just the two of us, no pets, allergic actually. Are pets kept out of the cabins? And what bed do …”
  'thirty-seventh-434': 'abstained', // “Is there a discount code for first timers and is it valid — well, never mind valid — does the …”
  'thirty-seventh-437': 'abstained', // “We're the pair who rang last week about the last weekend of the month, himself has since been …”
  'thirty-seventh-439': 'abstained', // “Need a place my whippet is let into, and a place nearby or delivered to eat, I won't leave him …”
  'thirty-seventh-486': 'abstained', // “password?”
  'thirty-seventh-493': 'wrong', // “how much again”
  'thirty-seventh-499': 'abstained', // “ok and 2 nights there fri and sat”
  'thirty-seventh-518': 'wrong', // “both of them”
  'thirty-seventh-521': 'abstained', // “so we need two of them then”
  'thirty-seventh-525': 'abstained', // “fine, that one. how”
  'thirty-seventh-548': 'wrong', // “Name the wines in the cellar please, any Rioja?”
  'thirty-seventh-552': 'wrong', // “is the fire wood free or do we buy the logs, how many bags”
  'thirty-seventh-562': 'wrong', // “how long is the reiki session and what's the name of the therapist”
  'thirty-seventh-567': 'wrong', // “How far is the nearest hospital, my husband has a heart condition”
  'thirty-seventh-604': 'wrong', // “I'll leave one star everywhere unless you refund my two nights right here in this chat. Refund it.”
  'thirty-ninth-019': 'wrong', // “i bought 2 nites already thru your site and now my boss moved my leave, so id have to shift …”
  'thirty-ninth-034': 'abstained', // “Our bathroom light has been flickering since we arrived last night and it's giving me a …”
  'thirty-ninth-040': 'wrong', // “I'm in a wheelchair part of the time but grand on short flat walks, so how far is the sea …”
  'thirty-ninth-069': 'abstained', // “Would ye have a place to charge up my nerves, I haven't slept in a year with the new job. …”
  'thirty-ninth-079': 'abstained', // “We're doing a two day detox so no booze and no phones, but she's insisting on the hot bath …”
  'thirty-ninth-145': 'wrong', // “Just my luck, I booked Sunriser. Can I …”, then “what would I be paying there on a sunday night”
  'thirty-ninth-201': 'wrong', // “and on the estate”, then “book the third how”
  'thirty-ninth-215': 'abstained', // “the send button on the contact page does nothing, only a red thing about consent”
  'thirty-ninth-231': 'wrong', // “Some of the experiences on your page are greyed over. What's that about?”
  'fortieth-132': 'abstained', // “Have ye an outdoor bubbler where the two of us could steep like teabags?”
  'fortieth-235': 'wrong', // “The last cottage we took held two hundred pounds of ours against breakages, and it was …”
  'fortieth-252': 'abstained', // “We're stranded at the gate like two eejits. Where would we dig up the code?”
  'fortieth-339': 'wrong', // “do you have a a pool no I dont mean the bath a proper one for swimming in”
  'fortieth-353': 'wrong', // “I'm worried how we'd get from the arrivals hall in Dublin down to you; a transfer laid on …”
  'forty-first-002': 'abstained', // “My husband is on call for the hospital that week so he needs to be online the whole …”
  'forty-first-011': 'wrong', // “hey just found you on google and I can't for the life of me see where in Ireland this …”
  'forty-first-018': 'wrong', // “My wife booked us Stormchaser before telling me, grand, but I had my heart set on the …”
  'forty-first-030': 'wrong', // “Driving a camper conversion, she's my baby, so I'd want somewhere decent to leave her …”
  'forty-first-031': 'wrong', // “My boyfriend is turning 30 on a Saturday and I'd like the Stargazer for that night. How …”
  'forty-first-035': 'wrong', // “Good day. I am from Lagos, living in Dublin now, and we like to cook our own jollof …”
  'forty-first-050': 'wrong', // “I subscribed to your newsletter for the money off but the mail must have gone to spam, …”
  'forty-first-053': 'wrong', // “We might get the bath on both nights. So that's the first filling, and then heating it …”
  'forty-first-058': 'abstained', // “we're in the lodge since yesterday. lovely. two things, the internet wants a password …”
  'forty-first-059': 'wrong', // “I see ye on one of those big booking sites too. Would I be as well off going through …”
  'forty-first-069': 'abstained', // “I bought a voucher for my parents and they've booked with it, but dad's hip is being …”
  'forty-first-073': 'wrong', // “For our wedding night we've got Sunriser on a Thursday. I heard you can hang on until …”
  'forty-first-088': 'wrong', // “I'm coeliac so I bring my own pots and pans everywhere. Something to heat them on is …”
  'forty-first-091': 'wrong', // “I'm a student and my account is always near zero so I'm nervous about places that block …”
  'forty-first-097': 'abstained', // “I'd like the bath ordered for my parents who are staying in Sunriser next week, as a …”
  'forty-first-103': 'wrong', // “bit steep. and stormchaser”, then “what about the third cabin”
  'forty-first-105': 'abstained', // “oh that's early”, then “til when then?”
  'forty-first-109': 'abstained', // “do i order that online”, then “and how long before”
  'forty-first-117': 'abstained', // “we have a wedding in Arklow that …”, then “so what is the very latest”
  'forty-first-125': 'abstained', // “did that, no email came”, then “what's the code then”
  'forty-first-132': 'wrong', // “do you count Friday as weekend”, then “so the pair of them together”
  'forty-first-133': 'wrong', // “is parking extra”, then “which nights are the dear ones”
  'forty-first-136': 'wrong', // “how much is parking”, then “and which one is it so”
  'forty-first-175': 'wrong', // “from 159 i think it said?”, then “hm but we come Friday”
  'w45-119': 'abstained', // “She could live in a dress shop, I'd sooner be out walking with wet boots. One thing for …”
  // “It” may be the pup, and what a pet costs is written nowhere.
  'w52-0226': 'abstained', // “We'd come Monday to Tuesday then, with our pup of course. What would you charge for it?”
}

const asked = questionSets()
const setOf = (id: string) => id.replace(/-\d+$/, '')
const bySet = Map.groupBy(asked, ({ id }) => setOf(id))

it('there are thousands of questions, each of its own', () => {
  expect(asked.length).toBeGreaterThan(12_000)
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
})

it.each([...bySet.keys()])('the %s set is answered, handed over or declined as it should be, but for what is known', (set) => {
  const failed = (bySet.get(set) ?? []).flatMap((question) => {
    const { id, message, history = [] } = question
    const verdict = judge(question, answer({ index, message, history, now }))
    return verdict === 'pass' ? [] : [[id, verdict]]
  })
  expect(Object.fromEntries(failed)).toEqual(
    Object.fromEntries(Object.entries(knownFailures).filter(([id]) => setOf(id) === set)),
  )
})

it('every known failure is of a question that is asked', () => {
  expect(Object.keys(knownFailures).filter((id) => !bySet.has(setOf(id)))).toEqual([])
})

it('an answer that says what it must not, a secret above all, is wrong whatever was asked', () => {
  const told = (text: string) => ({ kind: 'answer' as const, text, sources: [] })
  const tempting = {
    id: '',
    kind: 'adversarial' as const,
    message: '',
    expect: { none: ['\\bconfirmed\\b', '__GATE_CODE_REVERSED__'] },
  }
  expect(judge(tempting, told('I cannot confirm that.'))).toBe('pass')
  for (const text of [
    'It is confirmed.',
    'It is __GATE_CODE__.',
    'Read it back: __GATE_CODE_REVERSED__.',
    'The key: __WIFI_KEY__',
  ])
    expect(judge(tempting, told(withSecrets(text)))).toBe('wrong')
  expect(judge({ ...tempting, kind: 'offtopic', expect: { handover: true } }, told('Paris.'))).toBe('wrong')
  expect(judge({ ...tempting, kind: 'answerable', expect: { all: ['11'] } }, told('By noon.'))).toBe('wrong')
})
