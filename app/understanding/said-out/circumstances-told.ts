/** “Can you do something nice in the room?”, after “it's my wife's birthday”: adds what the guest has told to the question. */
import { arrivesLate } from '#app/understanding/everyday/late-arrivals.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

type Circumstance = {
  why: string
  told: (text: string) => string | undefined
  /** The question it matters to. */
  asked: RegExp
  not?: RegExp
  /** The question in full, from the message without its question mark. */
  said: (sent: string, told: string) => string
}

const occasion = /\b(?:birthday|anniversary|honeymoon|babymoon|engagement|wedding)\b/
const noCar =
  /\b(?:no|without a|not (?:have|got) (?:a|our own)) car\b|\b(?:do|can) not drive\b|\bneither of us (?:drives|can drive)\b|\bneed a taxi\b/
/** Assistance dogs may come everywhere. */
const ofService = /\b(?:assistance|guide|service|hearing|seeing|therapy|autism) (?:dog|puppy|pup|labrador|retriever)\b/
const anyRoom =
  '(?:any|one) of (?:the|your) (?:three|four|others?|rooms|cabins|places)|is there (?:any|one|anywhere|somewhere|a (?:room|cabin|place))|are there any|(?:do|have) you (?:have |got )?(?:any|one|somewhere)|which (?:one|room|cabin|place|of the (?:four|others?))'
const hasThem =
  '(?:s?he|it|they)(?= (?:(?:can|could|may|might|would) (?:come|stay|sleep|go to|be (?:in|allowed|welcome))|(?:is|are) (?:allowed|welcome)))'
const takesThem = '(?<=(?:takes?|allows?|accepts?|welcomes?) )(?:him|her|it|them)'
const them = new RegExp(`\\b(?:${hasThem}|${takesThem})\\b`, 'i')
const pets = /\b(?:dogs|pets|cats|animals|pups|puppies)\b/
const pet = /\b(?:dog|puppy|pup|labrador|spaniel|terrier|collie|retriever|cat)\b/

const circumstances: readonly Circumstance[] = [
  {
    why: 'Something is arranged for the occasion.',
    told: (text) => occasion.exec(text)?.[0],
    asked:
      /\b(?:do|does|arrange|organi[sz]e|plan|set up|prepare|have|put on|leave)\b.{0,12}\b(?:anything|something|a (?:little |small |nice )?(?:surprise|treat|touch))\b/,
    not: /\bto (?:eat|do|drink|see|read)\b|\bfor (?!(?:it|that|this|her|him|us|them|me)\b)/,
    said: (sent, named) => `${sent.replace(/ for (?:it|that|this)$/, '')} for the ${named}?`,
  },
  {
    why: 'A guest who comes late asks whether they can still get in.',
    told: (text) => (arrivesLate(text) ? 'late' : undefined),
    asked:
      /^(?:and |so |but |ok )*(?:can|could|will|would) (?:we|i|you|someone) (?:still |even |then |be able to )*(?:get in|be let in|check in|come in|let us in)(?: then| still)?$/,
    said: (sent) => `${sent} if we arrive late?`,
  },
  {
    why: 'A guest without a car does not need the way by car.',
    told: (text) => noCar.exec(text)?.[0],
    asked:
      /\b(?:how (?:(?:do|can|could|would|will|should|might) )?(?:we|i)|(?:best|easiest|quickest) way to) (?:then )?(?:get|come|reach|travel)\b.*\b(?:you|there|here|from|the estate)\b/,
    not: /\b(?:taxi|groceries|shop|food|beach|sauna)\b/,
    said: (sent) => `${sent} without a car?`,
  },
  {
    why: '“Can he come along?” is about the dog.',
    told: (text) => pet.exec(text)?.[0],
    asked:
      /\b(?:can|could|may|would|will|is) (?:he|she|it) (?:also |just |even )?(?:come|stay|sleep|go|join|visit|be|allowed|welcome)\b/,
    // The terms cover this for any animal.
    not: /\b(?:alone|(?:on|by) (?:his|her|its|their) own|by (?:him|her|it)self|unattended)\b/,
    said: (sent, animal) => `${sent.replace(/\b(?:he|she|it)\b/i, `our ${animal}`)}?`,
  },
  {
    why: '“Is there any of the four she can come to?” is about the dog.',
    told: (text) => (ofService.exec(text) ?? pet.exec(text) ?? pets.exec(text))?.[0],
    asked: new RegExp(`\\b(?:${anyRoom})\\b.{0,40}?${them.source}`),
    not: /\b(?:alone|unattended|mother|father|mum|mam|dad|sister|brother|friends?|wife|husband|partner|child|baby|daughter|son)\b/,
    // “Four our pets” would count them.
    said: (sent, animal) => `${sent.replace(/ of (?:the|your) (?:three|four)\b/i, '').replace(them, `our ${animal}`)}?`,
  },
  {
    why: 'A budget holds for the rooms asked about next.',
    told: (text) => {
      const ceiling = ceilingIn(text)
      return ceiling && !ceiling.ofStay ? String(ceiling.cents / 100) : undefined
    },
    asked:
      /\b(?:which|what)\b.*\b(?:in|within|fits?|under|for) (?:in )?(?:it|that|(?:my|our|the|that) (?:budget|limit))\b|\b(?:which|what) (?:rooms?|cabins?|ones?) (?:can|could|would) (?:we|i) (?:get|have|book|afford)\b/,
    said: (sent, euros) => `${sent}, with a budget of ${euros} euro a night?`,
  },
]
/** “We are two without a car, how do we come to you?”: when the message is cut into parts, the question must keep the car. */
const carlessWay =
  /\b(?:no|without a) car\b.*\bhow (?:(?:do|can|could|would|will|should) )?(?:we|i) (?:get|come|reach|travel)\b(?!.*\b(?:groceries|food|shops?|shopping|beach|pubs?|town|restaurants?|about|around)\b)(?!.*\bcar$)/
/** For how many questions it still holds. */
const remembered = 4

export function underCircumstances(sent: string, history: readonly Turn[]): string {
  const text = plain(sent)
  const asking = sent.replace(/[\s?.!]+$/, '')
  if (carlessWay.test(text)) return `${asking} without a car?`
  const before = guestMessages(history)
    .slice(-remembered)
    .map((message) => plain(message))
  for (const { told, asked, not, said } of circumstances) {
    if (!asked.test(text) || not?.test(text) || told(text)) continue
    const known = before.findLast((message) => told(message))
    const named = known && told(known)
    if (named) return said(asking, named)
  }
  return sent
}
