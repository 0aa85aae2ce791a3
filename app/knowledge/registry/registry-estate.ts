/** Entries on facilities, food, baths, experiences, the surroundings and how to reach us, from the registries. */

import { facilities } from '#app/estate/arrival.ts'
import { celebrations, estateExperiences, wildExperiences } from '#app/estate/experiences.ts'
import { euro } from '#app/estate/money.ts'
import { words } from '#app/estate/words.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { count, list, productName, productPrice, productRooms, reachUs, small } from '#app/knowledge/wording.ts'
import { galleryPhotos } from '#app/media/gallery-size.ts'
import { bathReady, bathRules } from '#app/products/catalogue.ts'
import { breakfastTimes } from '#app/products/ordering-rules.ts'
import { cabinsThing } from './in-the-rooms.ts'
import { onOffer, ownWalks, setUp, walks } from './things-to-do.ts'

type Made = Omit<KnowledgeEntry, 'origin'>

export function facilityEntries(facts: Facts): Made[] {
  const of = (key: string, value: string) => ({ category: 'facilities' as const, key, value })
  const price = (itemType: string) => productPrice(facts, itemType)
  const bathRooms = productRooms(facts, 'heated_bath')
  const reheatRooms = productRooms(facts, 'bath_reheat')
  const bathName = productName(facts, 'heated_bath')
  const reheatName = productName(facts, 'bath_reheat')
  const bath = price('heated_bath')
  const reheat = price('bath_reheat')
  const tray = price('breakfast_tray')
  const boxes = grazingBoxes(price('grazing_box_standard'), price('grazing_box_vegetarian'))
  const brought = [boxes && 'grazing boxes', 'picnic hampers', tray && 'breakfast hampers', 'wine from our cellar']
  const hob = cabinsThing(facts, 'hob')
  const explained = facilities.map((one) => one.inShort)
  const howThingsWork = explained.length > 0 && `how ${list(explained)} ${explained.length > 1 ? 'work' : 'works'}, `
  const entries = [
    of('wifi', `There is WiFi ${words.rooms.inAll}.`),
    of('parking', 'Parking on the estate is free and secure.'),
    of(
      'breakfast',
      tray
        ? `Breakfast is an optional extra, not part of the room price: an artisan hamper delivered to your door. The ${productName(facts, 'breakfast_tray')} is ${tray}. Order it while booking or through the guest guide, by ${breakfastTimes.orderBy} the day before: it is left at your door by ${breakfastTimes.atTheDoorBy} that day and waits for the morning.`
        : 'Breakfast is not part of the room price, and breakfast hampers cannot be ordered at the moment.',
    ),
    of(
      'dining',
      `You can eat without leaving the estate: ${list(brought.flatMap((one) => one ?? []))}, brought to your door.${hob ? ` The cabins have ${hob} if you would rather cook.` : ''}`,
    ),
    of('grazing_boxes', boxes ? `${boxes} Order through the guest guide.` : 'Grazing Boxes cannot be ordered at the moment.'),
    of('picnic_basket', `Picnic baskets are on enquiry: ask through the guest guide’s contact form, or at ${reachUs(facts)}.`),
    of('wine_cellar', `Wine from our cellar is on enquiry: ask through the guest guide’s contact form, or at ${reachUs(facts)}.`),
    of(
      'heated_bath',
      bath
        ? `The ${bathName} (wood-fired ofuro) is ${bathRooms ? `for ${bathRooms} guests only` : 'for every guest'} and costs ${bath}. Order it at least ${bathRules.orderHoursBeforeCheckIn} hours before arrival, through the guest guide.`
        : `The ${bathName} (wood-fired ofuro) cannot be ordered at the moment.`,
    ),
    bath &&
      of(
        'bath_soak',
        `It is ${bathReady}. A soak in the heated bath lasts ${bathRules.soakMinutes.from} to ${bathRules.soakMinutes.to} minutes. Its do’s and don’ts are in the guest guide.`,
      ),
    reheat &&
      of(
        'bath_reheat',
        `${aOrAn(reheatName)} is ${reheat}, and has to be ordered at least ${bathRules.reheatHoursAhead} hours ahead (${reheatRooms ?? 'all'} guests).`,
      ),
    of(
      'experiences',
      `We offer ${onOffer}${setUp && `, and set up ${setUp}`}. The estate’s own walks${ownWalks && `, ${ownWalks},`} are free to wander.`,
    ),
    of(
      'booking_experiences',
      'Experiences and extras are pre-ordered through the online guest guide, or while you book your stay.',
    ),
    of('extras', `${extrasFor(facts)} Wine from our cellar, picnic baskets and wild experiences are on enquiry.`),
    ...wildExperiences.map((one) =>
      of(
        one.id.replaceAll('-', '_'),
        `${one.name} is one of the experiences we arrange, on enquiry. ${[one.about, one.inFull].filter(Boolean).join(' ')} Ask through the guest guide’s contact form, or at ${reachUs(facts)}.`,
      ),
    ),
    ...celebrations.map((one) => of(one.id, `We arrange ${small(one.name)}. ${one.about} Contact us at ${reachUs(facts)}.`)),
    ...estateExperiences
      .filter((one) => one.id !== 'forest-bathing')
      .map((one) => of(one.id.replaceAll('-', '_'), `${one.name}: ${one.about}`)),
    of('walks', `There are ${facts.estate.acres} acres to walk.${walks && ` The guest guide describes ${walks}.`}`),
    of(
      'guest_guide',
      `The guest guide is at /guest-guide and opens with the password from your booking confirmation. In it: map and arrival instructions, gate code, check-in and check-out, the heated bath, add-ons to order, taxis, beaches, cafes and takeaways, ${howThingsWork || ''}the estate’s walks, WiFi, emergency numbers and a contact form.`,
    ),
    of('weather', 'The guest guide shows the weather on the estate as it is now.'),
    of(
      'housekeeping_and_repairs',
      `Tell us through the contact form in the guest guide: choose Housekeeping request or Maintenance issue. If it is pressing, ring ${facts.estate.contacts.phone}.`,
    ),
  ]
  return entries.flatMap((entry) => entry || [])
}

/** `An Additional Bath Reheat` */
const aOrAn = (name: string) => `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name}`

/** The extras on sale, each with its price and, if restricted, its rooms. */
function extrasFor(facts: Facts): string {
  if (facts.products.length === 0) return 'There are no extras to order at the moment.'
  const each = facts.products.map(({ itemType, name, priceCents }) => {
    const only = productRooms(facts, itemType)
    return `${name} (${euro(priceCents)}${only ? `, ${only} only` : ''})`
  })
  return `Extras to order through the guest guide, or while you book your stay: ${list(each)}.`
}

/** The boxes on sale with their prices; one without a price is not sold. */
function grazingBoxes(standard: string | undefined, vegetarian: string | undefined): string | undefined {
  if (standard && vegetarian)
    return `A Grazing Box is ${standard}, the vegetarian one ${vegetarian}: farmhouse cheeses, fruit and bread for two, with cured meats in the standard one.`
  if (standard)
    return `A Grazing Box is ${standard}: farmhouse cheeses, cured meats, fruit and bread for two. There is no vegetarian one at the moment.`
  return vegetarian && `A vegetarian Grazing Box is ${vegetarian}: farmhouse cheeses, fruit and bread for two.`
}

export function generalEntries(facts: Facts): Made[] {
  const { estate } = facts
  const of = (key: string, value: string) => ({ category: 'general_info' as const, key, value })
  return [
    of('about', `${estate.name} is an adults-only nature retreat ${words.inOneSentence}.`),
    of(
      'for_couples',
      `The estate is made for couples: adults only, ${count(estate.policies.maxGuestsPerRoom)} guests to a cabin, a great deal of quiet.`,
    ),
    of('location', `We are ${words.whereInShort}. The map and arrival instructions are in the guest guide.`),
    of('estate_size', `The estate is private and has about ${estate.acres} acres.`),
    of('how_to_book', 'Choose Check Availability on any page, pick your dates and book online, directly with us.'),
    of('free_nights', 'Check Availability, on any page, opens the booking page: it shows which nights are free.'),
    of('direct_booking', 'Booking direct with us gets you the best rate.'),
    of('gallery', `There are ${count(galleryPhotos)} pictures in our gallery, at /gallery. ${words.pictures}`),
    of('guest_experiences', 'What guests say of their stay is on the home page, under Guest Experiences.'),
    of('currency', 'All our prices are in euro.'),
    of(
      'assistant',
      'The Wild Concierge is an automated assistant, not a person. It answers from what the estate has written down.',
    ),
  ]
}

export function contactEntries({ estate }: Facts): Made[] {
  const { stayEmail, helloEmail, phone } = estate.contacts
  const of = (key: string, value: string) => ({ category: 'contacts' as const, key, value })
  return [
    of('email', `Write to us at ${stayEmail} about a stay, or ${helloEmail} about anything else.`),
    of('phone', `Our telephone number is ${phone}.`),
    of('contact_form', 'There is a contact form at the foot of the home page; guests have one in the guest guide.'),
    of(
      'contact_form_fields',
      'The form on the home page asks for your name, your email address, a reason and a message. A telephone number is optional.',
    ),
  ]
}
