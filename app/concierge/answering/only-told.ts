/** What is said only to explain the question beside it: “I am a nurse”, “we have the car”, “we were in Stormchaser before.” */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { toldCarless } from '#app/understanding/everyday/of-the-way-here.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { plain } from '#app/understanding/text.ts'
import { harmlesslyTold } from '#app/understanding/troubles/danger.ts'

/** @param ofTrade a guest has said that they are a nurse or a doctor: what sounds like illness is their work */
export const isOnlyTold = (decision: Decision, reading: Reading, ofTrade: boolean) =>
  (ofTrade && decision.kind === 'hedge' && decision.topic === 'doctor') ||
  [
    isOver,
    isCarless,
    hasCar,
    hasStayed,
    isElsewhereFirst,
    hasChosen,
    hasHabit,
    isSo,
    hasWished,
    travelsHome,
    isTrade,
    isAdvised,
    isLongPast,
  ].some((told) => told(decision, reading))
/** “She's ok now, just a cold.” */
const isOver = ({ topic }: Decision, { text }: Reading) =>
  ofAnAilment.has(topic) &&
  /\b(?:is|am|are|feel\w*) (?:all |much |a lot )?(?:ok|okay|fine|better|grand|right|good) (?:now|again)\b/.test(plain(text))
const ofAnAilment = new Set<string>(['doctor', 'hospital', 'emergency', 'pharmacy', 'medicine'])
/** “We come without car”: background to the question beside it. */
const isCarless = ({ topic }: Decision, { text }: Reading) =>
  topic === 'taxis' && toldCarless(plain(text)) && !isTaxiAsked.test(text)
/** “Are there taxis, since we come without car?” */
const isTaxiAsked = /\b(?:taxis?|cabs?)\b.*\?/i
/** “We have the car.” */
const hasCar = ({ topic }: Decision, { text }: Reading) =>
  topic === 'parking' &&
  /^(?:we|i) (?:will )?(?:have|have got) (?:the|a|our|my) (?:\w+ )?car(?: with us| there| here)?$/.test(plain(text))
/** “We were in Stormchaser before.” */
const hasStayed = ({ topic }: Decision, { text }: Reading) =>
  topic.startsWith('room_') &&
  /^(?:we|i) (?:have )?(?:stayed|were|was|had|loved|adored|been|took|enjoyed|did|spent)\b/.test(plain(text))
/** “We'll be in Dublin by lunchtime.” */
const isElsewhereFirst = ({ topic }: Decision, { text }: Reading) =>
  topic === 'location' &&
  /^(?:we|i) (?:will|should|would|are going to) be in \w+ (?:by|at|around) (?:about )?(?:noon|midday|lunch ?time|\d{1,2}|one|two|ten|eleven|twelve)$/.test(
    plain(text),
  )
/** “We have decided for Stormchaser.”, “I have booked the lodge for us.” */
const hasChosen = ({ topic }: Decision, { text }: Reading) =>
  (topic.startsWith('room_') || topic === 'how_to_book') && chosen.test(plain(text))
const chosen = new RegExp(
  `^(?:we|i) have (?:the )?${aRoom} (?:all )?booked(?: for (?:us|two|the two of us|me))?$|^(?:we|i) (?:have )?(?:now |already |just )?(?:decided (?:for|on)|settled (?:for|on)|chosen|picked|booked|gone for) (?:the )?${aRoom}(?: for (?:us|two|the two of us|me))?$`,
)
/** “We always like to start the day with bread and a good coffee.” */
const hasHabit = ({ kind, topic }: Decision, { text }: Reading) =>
  (topic === 'cafes' || (topic === 'breakfast' && kind === 'hedge')) &&
  /\b(?:like|love|prefer) to (?:start|begin) (?:the|our|my) (?:day|morning)\b/.test(plain(text))
/** “There is something like 20 % for newcomers. Is it so?” */
const isSo = ({ kind }: Decision, { text }: Reading) => kind === 'hedge' && /^is (?:it|that|this) (?:so|true)$/.test(plain(text))
/** “We'd our hearts set on Sunriser.” */
const hasWished = ({ kind, topic }: Decision, { text }: Reading) =>
  kind === 'hedge' &&
  topic.startsWith('room_') &&
  /\b(?:hearts? (?:\w+ )?set on|(?:was|were|am|are|been) hoping for|hoped for|had (?:planned|picked|chosen|wanted)|(?:would|had) (?:have )?(?:loved|liked|preferred)|(?:my|our) \w+ (?:wants|wanted|loves|prefers))\b/.test(
    plain(text),
  )
/** “Our flight home is at 22:40.” */
const travelsHome = ({ kind, topic }: Decision, { text }: Reading) =>
  kind === 'hedge' &&
  topic === 'check_in' &&
  /^(?:(?:our|the|my) )?(?:flight|plane|ferry|boat|train|bus|coach) (?:home|back|out)\b(?! (?:to|from) (?:you|ye)\b)/.test(
    plain(text),
  )
/** “I am a nurse.” */
export const isTrade = ({ topic }: Decision, { text }: Reading) =>
  topic === 'doctor' &&
  /^(?:i am|we are|(?:my|our) \w+ is|s?he is)(?: both)? (?:an? )?(?:\w+ )?(?:nurse|doctor|gp|paramedic|midwife|vet|dentist)s?\b/.test(
    plain(text),
  )
/** “The doctor says I need to slow down.” */
const isAdvised = ({ topic }: Decision, { text }: Reading) =>
  topic === 'doctor' &&
  /\b(?:doctor|doc|gp|consultant|physio)(?: s)? (?:says?|said|told|thinks?|wants?|recommends?|recommended|advised|orders?)\b/.test(
    plain(text),
  )
/** “My father had a heart attack in March.” */
const isLongPast = ({ topic }: Decision, { text }: Reading) => topic === 'emergency' && harmlesslyTold(plain(text))
