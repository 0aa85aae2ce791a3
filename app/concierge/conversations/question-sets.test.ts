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
  'tenth-087': 'abstained', // “… her in bits. Apart from the bath, what could she do at yours to calm the mind and the body?”
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
  'twenty-fifth-262': 'wrong', // “where do i find how much the deposit is?”
  'twenty-fifth-285': 'abstained', // “is the site safe to pay on”, then “which opens where?”
  'twenty-fifth-296': 'abstained', // “my boyfriend loves films”, then “all three or just one of them?”
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
  'thirty-third-1245': 'wrong', // “I'm coeliac so I like to prepare my own dinner. What is there to cook on?”
  'thirty-third-1282': 'abstained', // “thinking of bringing the whole gang, the young lads and the dog too, is that grand?”
  'thirty-third-1284': 'wrong', // “… to bring her little boy along and her spaniel as well. Do you accept either of them?”
  'thirty-fourth-054': 'wrong', // “… love a slow last day. What's the normal check-out, how late can it go, and for how much?”
  'thirty-fourth-084': 'wrong', // “… on Friday and a breakfast tray on Saturday morning - what will each of those cost me?”
  'thirty-fourth-089': 'wrong', // “Which one is the best value? We want peace and quiet so are kids allowed at all?”
  'thirty-fourth-091': 'wrong', // “the wifi in the cabin dropped out. is there supposed to be wifi everywhere? who do i tell?”
  'thirty-fourth-102': 'abstained', // “Our pup is well behaved. Could he come, and would you want a security deposit?”
  'thirty-fourth-111': 'wrong', // “… still be valid? I'd want to put it towards a Saturday in Stargazer - how much is that?”
  'thirty-fourth-119': 'wrong', // “… night! What does it cost, can you help me set it up, and when do I order the bath?”
  'thirty-fourth-130': 'abstained', // “… in our cabin (who do I tell?) and I've lost the gate code (where was it again?)”
  'thirty-fourth-132': 'wrong', // “Which of these is included: parking, breakfast, wifi?”
  'thirty-fourth-141': 'abstained', // “I want Stormchaser for a Saturday, how much and how do I go ahead”
  'thirty-fourth-145': 'abstained', // “We're three adults with a beagle: how many per room, and which room takes him?”
  'thirty-fourth-148': 'wrong', // “If we take two nights do we get something off, and is it refundable?”
  'thirty-fourth-194': 'wrong', // “What can we order to eat?”, then “how would I get the last one”
  'thirty-fifth-065': 'wrong', // “Do you reward guests who don't rush off after one night? We'd stay for two.”
  'thirty-fifth-164': 'abstained', // “… one for my parents and they didn't use it till 2028, would it be worthless by then?”
  'thirty-fifth-205': 'wrong', // “We bring our own pasta. With what can we heat it in the cabin?”
  'thirty-fifth-309': 'wrong', // “would the wifi handle 4k, whats the mbit/s”
  'thirty-fifth-349': 'wrong', // “If I wanted a pet dog that would live twenty years, which type should I buy?”
  'thirty-fifth-352': 'wrong', // “My dog won't come when he's called. Any tips?”
  'thirty-sixth-091': 'wrong', // “… Whereabouts are you, and could two old souls with dodgy knees walk down to the seaside?”
  'thirty-sixth-200': 'wrong', // “… to pay a security deposit or do you put a hold on the card for damages when we cheque in”
  'thirty-sixth-235': 'wrong', // “… because weave got a little boy whose three and a poodle and weed like to bring them both”
  'thirty-sixth-266': 'wrong', // “Do you sell gift vouchers?”, then “… our niece nicely. How long would she have to use one?”
  'thirty-sixth-323': 'wrong', // “I have made a reservation with number 77204, can you say me if it is confirmed?”
  'thirty-sixth-339': 'wrong', // “Need: Python snippet, sort list of dicts by date. Thanks.”
}

const asked = questionSets()
const setOf = (id: string) => id.replace(/-\d+$/, '')
const bySet = Map.groupBy(asked, ({ id }) => setOf(id))

it('there are thousands of questions, each of its own', () => {
  expect(asked.length).toBeGreaterThan(10_500)
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
