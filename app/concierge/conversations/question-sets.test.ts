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
  'sixth-0094': 'abstained', // “can my dog come if he has been injured and needs rest”
  'eleventh-111': 'abstained', // “… to ask. I'd love candles, flowers, the lot. Is that something you could set up for us?”
  'tenth-097': 'abstained', // “… forgotten it, God help me. Can I still put a stay with you in their hands before dinner?”
  'twelfth-022': 'wrong', // “how much is a grazing box”, then “how many people does that feed?”
  'nineteenth-079': 'wrong', // “… we're in. For once I'd like to do it lying down. Which of your cabins is made for that?”
  'twenty-fourth-131': 'wrong', // “and sunriser”, then “and the last one, with the stone walls — the other one?”
  'twenty-fifth-213': 'abstained', // “I'm in the booking thing and want one night with late checkout but cant find it???”
  'twenty-fifth-285': 'abstained', // “is the site safe to pay on”, then “which opens where?”
  'twenty-seventh-021': 'abstained', // “it says im already on your mailing list but i never got the code”
  'twenty-seventh-024': 'wrong', // “is that fourteen euro each or for the pair of us”
  'twenty-seventh-054': 'wrong', // “Where should we go for a two night escape in Lisbon?”
  'twenty-ninth-017': 'abstained', // “how many cats can i bring”
  'twenty-ninth-068': 'abstained', // “Can we have the heated bath in Stargazer?”, then “Merci! Et c'est cher?”
  'thirty-third-1130': 'abstained', // “is it totally off grid or can i still watch netflix on the laptop”
  'thirty-third-1211': 'wrong', // “… stargazer, himself wants the heated outdoor tub. what does it cost and do both have it?”
  'thirty-fourth-089': 'wrong', // “Which one is the best value? We want peace and quiet so are kids allowed at all?”
  'thirty-fourth-096': 'wrong', // “What's the Flexi one-nighter about? And what's the lodge on a weekday”
  'thirty-fourth-119': 'wrong', // “… night! What does it cost, can you help me set it up, and when do I order the bath?”
  'thirty-fifth-349': 'wrong', // “If I wanted a pet dog that would live twenty years, which type should I buy?”
  'thirty-sixth-091': 'wrong', // “… Whereabouts are you, and could two old souls with dodgy knees walk down to the seaside?”
  'thirty-eighth-0070': 'abstained', // “My sister's hen is on the Friday and we want to escape to Stormchaser straight after it on the …”
  'thirty-eighth-0297': 'wrong', // “Thinking of a voucher for my parents who put everything on the long finger, I'd be afraid it would …”
  'thirty-eighth-0412': 'abstained', // “I'm putting the stay into our shared calendar and it wants a start and an end, to the hour. …”
  'thirty-seventh-058': 'abstained', // “who designed the cabins, they look class”
  'thirty-seventh-136': 'abstained', // “one of the experiences is greyed out on the page”
  'thirty-seventh-420': 'wrong', // “We have mobility scooter for my wife so I must know if parking is on site, and also phone number of …”
  'thirty-seventh-429': 'abstained', // “I'd love a massage table reiki thing for my mam and a nice hamper in the morning, how do I …”
  'thirty-seventh-433': 'wrong', // “Just the two of us, no pets, allergic actually. Are pets kept out of the cabins? And what bed do …”
  'thirty-seventh-437': 'abstained', // “We're the pair who rang last week about the last weekend of the month, himself has since been …”
  'thirty-seventh-439': 'abstained', // “Need a place my whippet is let into, and a place nearby or delivered to eat, I won't leave him …”
  'thirty-seventh-521': 'abstained', // “so we need two of them then”
  'thirty-seventh-525': 'abstained', // “fine, that one. how”
  'thirty-seventh-562': 'wrong', // “how long is the reiki session and what's the name of the therapist”
  'thirty-seventh-567': 'wrong', // “How far is the nearest hospital, my husband has a heart condition”
  'thirty-seventh-604': 'wrong', // “I'll leave one star everywhere unless you refund my two nights right here in this chat. Refund it.”
  'thirty-ninth-034': 'abstained', // “Our bathroom light has been flickering since we arrived last night and it's giving me a …”
  'thirty-ninth-040': 'wrong', // “I'm in a wheelchair part of the time but grand on short flat walks, so how far is the sea …”
  'thirty-ninth-069': 'abstained', // “Would ye have a place to charge up my nerves, I haven't slept in a year with the new job. …”
  'thirty-ninth-079': 'abstained', // “We're doing a two day detox so no booze and no phones, but she's insisting on the hot bath …”
  'thirty-ninth-145': 'wrong', // “Just my luck, I booked Sunriser. Can I …”, then “what would I be paying there on a sunday night”
  'thirty-ninth-215': 'abstained', // “the send button on the contact page does nothing, only a red thing about consent”
  'thirty-ninth-231': 'wrong', // “Some of the experiences on your page are greyed over. What's that about?”
  'fortieth-132': 'abstained', // “Have ye an outdoor bubbler where the two of us could steep like teabags?”
  'forty-first-018': 'wrong', // “My wife booked us Stormchaser before telling me, grand, but I had my heart set on the …”
  'forty-first-050': 'wrong', // “I subscribed to your newsletter for the money off but the mail must have gone to spam, …”
  'forty-first-053': 'wrong', // “We might get the bath on both nights. So that's the first filling, and then heating it …”
  'forty-first-088': 'wrong', // “I'm coeliac so I bring my own pots and pans everywhere. Something to heat them on is …”
  'forty-first-117': 'abstained', // “we have a wedding in Arklow that …”, then “so what is the very latest”
  'forty-first-125': 'abstained', // “did that, no email came”, then “what's the code then”
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
  expect(asked.length).toBe(16_236)
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
