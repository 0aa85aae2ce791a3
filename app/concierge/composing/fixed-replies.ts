/** Replies when the answer is unknown or must not be given, and small talk. */

import { placeOf, type Quote, whereOf } from '#app/concierge/written/written-elsewhere.ts'
import { emergency, listening } from '#app/estate/nearby.ts'
import { words } from '#app/estate/words.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { petsRoom } from '#app/knowledge/wording.ts'
import { bathRules } from '#app/products/catalogue.ts'
import type { Language } from '#app/understanding/languages.ts'
import type { Declined, SmallTalk } from '#app/understanding/topics.ts'
import type { Concern } from '#app/understanding/troubles/concern-kinds.ts'

const team = ({ estate }: Facts) => `${estate.contacts.stayEmail} or ${estate.contacts.phone}`

/** Hands a question to people. `link` fits what was asked: dates go to Check Availability, all else to the contact form. */
export function handOver(facts: Facts, why: 'unknown' | 'offtopic' | 'availability' | 'medicine' | Concern): string {
  switch (why) {
    case 'availability':
      return `I cannot see live dates from here. Check Availability (/#book) shows what is free, or ask the team at ${team(facts)}.`
    case 'booking':
      return `I cannot see bookings, orders or payments. The team can look it up for you: ${team(facts)}.`
    case 'money':
      return `I cannot see payments, and I would rather not guess. The team can look it up: ${team(facts)}. Tell them the day and the amount, and never send a card number.`
    case 'confirmation':
      return `I cannot see bookings or emails. It may be in your spam folder; if not, the team can look it up: ${team(facts)}.`
    case 'stolen': {
      const garda = emergency.find(({ id }) => id === 'garda')
      return `I am sorry. Please ring us, day or night: ${facts.estate.contacts.phone}, or write to ${facts.estate.contacts.stayEmail}. The Gardaí take the report: ${garda?.name}, ${garda?.phone}.`
    }
    case 'locked_out':
      return `Please ring us, day or night: ${facts.estate.contacts.phone}. I hold no codes or keys myself: the gate code is in the guest guide (/guest-guide), which opens with the password from your booking confirmation.`
    case 'sick_animal':
      return `I am sorry. I do not have a vet’s number, but we can find one for you. Please ring us: ${facts.estate.contacts.phone}.`
    case 'bereaved':
      return `I am very sorry. The team will want to hear from you and can look at your booking: ${team(facts)}. Our cancellation rules are in the terms and conditions (/terms-and-conditions).`
    case 'ill_kin':
      return `I am sorry to hear that. The team will want to hear from you and can look at your booking: ${team(facts)}. The rules for cancelling and moving a stay are in the terms and conditions (/terms-and-conditions).`
    case 'low': {
      const [call] = emergency
      return `I am sorry that it is so hard just now. I am only an automated assistant, and a person is better: somebody close to you, or ${listening.name}, ${listening.phone}, ${listening.note} If you are in danger, or might be, ring ${call?.phone}. The team is at ${facts.estate.contacts.phone}.`
    }
    case 'access':
      return `I do not have details of steps or door widths, and I would rather not guess. The way from the car is described under ${placeOf('parking')}. Please ask the team before you book: ${team(facts)}.`
    case 'lost':
      return `I cannot look for things myself. Tell the team what it is and where you last had it: ${team(facts)}.`
    case 'complaint':
      return `I am sorry to hear that. I am an automated assistant and cannot put it right, but the team should know: ring ${facts.estate.contacts.phone} if you are here now, or write to ${facts.estate.contacts.stayEmail}.`
    case 'allergy':
      return noAllergens(facts)
    case 'pregnancy':
      return `I do not have anything written down about pregnancy except what we say about the wood-fired bath: “${bathRules.health}” I would rather not guess: please ask your midwife or doctor, and ask the team about the estate: ${team(facts)}.`
    case 'health':
      return `About the wood-fired bath we say: “${bathRules.health}” I cannot say what is safe for you: please ask your doctor, and ask the team about the estate: ${team(facts)}.`
    case 'assistance_dog':
      return `I do not have anything written down about guide and assistance dogs, and I would rather not guess. Look under ${placeOf('pets')}, and please tell the team before you book: ${team(facts)}.`
    case 'medicine': {
      const doctor = emergency.find(({ id }) => id === 'caredoc')
      const [call] = emergency
      return `That is for a pharmacist or a doctor to say, and not for me. Out of hours: ${doctor?.name}, ${doctor?.phone}. If somebody is unwell now, ring ${call?.phone}.`
    }
    case 'offtopic':
      return `That is outside what I know: I can only help with the estate and your stay. For anything else about a visit, the team is at ${team(facts)}.`
    default:
      return `I do not have an answer to that written down, and I would rather not guess. The team will know: ${team(facts)}, or the contact form (/#contact).`
  }
}

/** Replaces an answer about what is safe to eat, and follows other facts about the food. */
export const noAllergens = (facts: Facts) =>
  `I do not have a list of ingredients or allergens, and I would rather not guess. Please ask the team before you order or come: ${team(facts)}.`

/** Goes before where animals may stay, for a guest who is allergic to them. */
export const ofAnimals = (facts: Facts) =>
  `I do not have anything written down about an allergy to animals except where they may stay, and I would rather not guess. Please ask the team before you book: ${team(facts)}.`

/** How a quotation begins. */
export const quoteStart = 'Under '

/** Under “Access and parking” in the guest guide (/guest-guide#parking) it says: “…” */
export function citing(quotes: readonly Quote[]): string {
  const places = Map.groupBy(quotes, ({ passage }) => whereOf(passage))
  return [...places]
    .map(([where, said]) => `${quoteStart}${where} it says: ${said.map(({ words }) => `“${words}”`).join('; ')}`)
    .join(' ')
}

/** How the last sentence of a quotation begins. */
export const moreThanThat = 'I cannot say more than that;'

/** Quotes the terms, the privacy policy or the guide, and refers to the team for the rest. */
export function quoted(facts: Facts, why: 'written' | Concern, quotes: readonly Quote[]): string {
  const besides = why === 'assistance_dog' ? ` They are not pets; pets stay in ${petsRoom(facts)}.` : ''
  return `${citing(quotes)}${besides}\n\n${moreThanThat} ${askTeam[why] ?? 'the team can'}: ${team(facts)}.`
}
const askTeam: Partial<Record<'written' | Concern, string>> = {
  assistance_dog: 'please tell the team before you book',
  access: 'please ask the team before you book',
}

/** Names the section that may have the answer, if no passage can be quoted. */
export function leadElsewhere(facts: Facts, place: string): string {
  return `I do not have that written down, and I would rather not guess. Look under ${place}, or ask the team: ${team(facts)}.`
}

/** The message was in another language. */
export function askInEnglish(facts: Facts, language: Language): string {
  return `I understand English only, and this looks like ${language}. Please ask me in English, or ask the team: ${team(facts)}.`
}

export function decline(facts: Facts, why: Declined): string {
  switch (why) {
    case 'secret':
      return `I hold no codes or passwords, so I cannot share any. Arrival and WiFi details are in the guest guide (/guest-guide), which opens with the password from your booking confirmation. If you are stuck, ring ${facts.estate.contacts.phone}.`
    case 'other_guests':
      return `I know nothing about guests or bookings and could not share it if I did. For anything about your own stay, the team is at ${team(facts)}.`
    case 'claim':
      return `I cannot confirm that. Prices and offers are the ones on this site; for anything agreed with you in person, please ask the team at ${team(facts)}.`
    case 'injection':
      return `I can only help with questions about the estate and your stay. For anything else, the team is at ${team(facts)}.`
  }
}

export function makeTalk(facts: Facts, kind: SmallTalk | 'nod' | 'praise' | 'vague' | 'told' | 'all clear'): string {
  switch (kind) {
    case 'vague':
      return `I am not sure what you mean. Ask me in a few words, about rooms, prices, food, baths or the surrounding area; or ask the team: ${team(facts)}.`
    case 'nod':
      return 'Grand. I am here for whatever else you would like to know about your stay.'
    case 'all clear':
      return `That is a relief. Open a window for a while, and if it starts again, or anybody feels unwell, go outside and ring for help at once. The team would like to know of it, too: ${facts.estate.contacts.phone}.`
    case 'told':
      return 'Lovely. What would you like to know for your stay?'
    case 'praise':
      return 'Thank you, that is lovely to hear. Is there anything else about your stay?'
    case 'hello':
      return `Hello, and welcome to ${facts.estate.name}. I am the Wild Concierge, an automated assistant. Ask me about rooms, prices, food, baths or the surrounding area.`
    case 'thanks':
      return 'You are very welcome. Is there anything else about your stay?'
    case 'bye':
      return 'Goodbye, and safe travels. We hope to see you under the trees.'
  }
}

/** Given first, and alone, if somebody may be in danger. From the registry, so that no entry's wording can precede the number. */
export function raiseAlarm({ estate }: Facts): string {
  const [call] = emergency
  const { latitude, longitude } = estate.geo
  return `If anybody is hurt or in danger, ring ${call?.phone} now. ${call?.note} Then ring us, so that the gate is open when help comes: ${estate.contacts.phone}. Where you are: ${words.guide.emergencyPlace.replace(/\.$/, '')}, latitude ${latitude}, longitude ${longitude}.`
}

/** For a guest who says that the answer was not what they asked. */
export const misunderstood = (facts: Facts) =>
  `I am sorry, I do not think I understood. Please put it another way, or ask the team: ${team(facts)}.`

/** For a guest who has already been told all that is known. */
export const notWritten = (facts: Facts) => `I do not have details on exactly that; the team can tell you: ${team(facts)}.`

/** Goes before a known fact that is close to the question without answering it. */
export const admit = (facts: Facts) => `${notWritten(facts)} What I know:`

/** Goes after a fact that probably answers the question, but may not. */
export function admitAfter(facts: Facts): string {
  return `If you meant something else, I do not have details on that; the team can tell you: ${team(facts)}.`
}
