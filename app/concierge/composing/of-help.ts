/** Help in trouble, and how to reach us. */

import { emergency } from '#app/estate/nearby.ts'
import { either } from '#app/understanding/any-of.ts'
import { hearsBack } from '#app/understanding/everyday/of-us.ts'
import type { Composers } from './ask.ts'
import { asksForList, hasSignedUp, ofGarda } from './compose-sources.ts'
import { raiseAlarm } from './fixed-replies.ts'

/** The advice given has not helped. */
export const goesOnStill =
  /\bstill (?:nothing|no|not|the same|stone|cold|freezing|baltic|broken)\b|\b(?:did|done|tried) (?:that|it|all that|everything)\b/
/** A cabin without power is urgent: phone, not the form. */
const allIsOut =
  /\b(?:(?<!\b(?:press|push|click|flick|turn|switch|check)(?:ed|ing) (?:on )?)everything|everywhere|whole (?:cabin|place|lodge)|no (?:power|electricity))\b/
/** “It's two in the night, will anyone answer?” */
const atNight = either(
  /\b(?:at|in the|all|during the|day and|day or) night\b|\bmidnight\b|\b[1-5] ?am\b/,
  /\b(?:this|that|what) (?:late|hour)\b|\b(?:late|midnight|\d{1,2}) at night\b/,
  /\b(?:1[0-2]|ten|eleven) (?:at night|pm)\b/,
)
/** “Then what can you do for me?” */
const asksHelp = /\bwhat (?:else )?(?:can|do) you (?:actually |really |even )?(?:do|help with|know)\b|\bhow (?:can|do) you help\b/
/** “The number rings out.” */
const unanswered =
  /\brings? out\b|\bvoice ?mail\b|\bis engaged\b|\b(?:nobody|no one) (?:is )?(?:answers?|answering|picks? up|picking up)\b/

export const ofHelp: Composers = {
  housekeeping: ({ facts, text }) =>
    goesOnStill.test(text) || allIsOut.test(text)
      ? `Then please ring us, day or night: ${facts.estate.contacts.phone}.`
      : undefined,
  emergency: ({ facts, shelf, text }) => {
    const garda = ofGarda.test(text) && shelf.get('nearby/garda')
    if (garda) return `${raiseAlarm(facts)} ${garda.value}`
    return asksForList.test(text) ? `${raiseAlarm(facts)} The emergency numbers are in the guest guide, too.` : raiseAlarm(facts)
  },
  contact: ({ facts, text }) => {
    const { stayEmail, phone } = facts.estate.contacts
    if (unanswered.test(text))
      return `I am sorry. Please try ${phone} again in a few minutes, and write to ${stayEmail} or through the contact form (/#contact) as well. If anybody is in danger, ring ${emergency[0]?.phone}.`
    if (atNight.test(text)) return `While you are here, ring ${phone}, day or night.`
    return `You can reach the team at ${stayEmail} or ${phone}, or through the contact form (/#contact).`
  },
  contact_form: ({ facts, text }) =>
    hearsBack.test(text)
      ? `Once a request is sent from the guest guide, the page says that it has been received and that our team will contact you shortly. If it is pressing, ring ${facts.estate.contacts.phone}.`
      : undefined,
  assistant: ({ shelf, text }) => {
    const told = shelf.get('general_info/assistant')?.value
    return told && asksHelp.test(text)
      ? `Ask me about rooms, prices, food, baths, the way here or the surrounding area. ${told}`
      : undefined
  },
  newsletter: ({ facts, shelf, text }) =>
    shelf.has('policies/newsletter_discount') && hasSignedUp.test(text)
      ? `Your discount code comes by email when you first sign up: look in your inbox, and in your spam folder, too. If it is not there, write to ${facts.estate.contacts.stayEmail}.`
      : undefined,
}
