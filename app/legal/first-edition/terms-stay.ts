/** Terms: arriving and leaving, who may stay, and life on the estate. */

import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { cabinNames, count, petsRoom, priceList, times } from '#app/knowledge/wording.ts'
import type { LegalSection } from '#app/legal/legal-document.ts'
import { lateCheckOutGoesWith } from '#app/rooms/price-words.ts'
import type { LegalFacts } from './legal-facts.ts'
import { hour, mailLink, p, phoneLink, section, ul } from './prose.ts'

export function staySections(facts: LegalFacts): LegalSection[] {
  const { estate, bookingTerms } = facts
  const { policies, contacts } = estate
  const t = times(facts)
  const late = hour(estate.times.lateCheckOutUntil)
  const guests = count(policies.maxGuestsPerRoom)

  return [
    section(
      'clock',
      'Arriving, leaving and late check-out',
      ul(
        `<strong>Check-in</strong> is from ${t.checkInFrom} to ${t.checkInUntil}. If you will be later, ring us at ${phoneLink(facts)} before you set out, so that somebody lights your way.`,
        `<strong>Check-out</strong> is by ${t.checkOutBy} at the latest.`,
        `<strong>Late check-out</strong> is until ${late}, midweek only (after a night from Sunday to Thursday), and subject to availability. It has to be booked ahead. It ${lateCheckOutGoesWith}, for ${priceList(facts, (room) => room.lateCheckoutCents)}.`,
      ),
      p(
        'A room that is not left in time keeps the next guests waiting. If you stay past your hour without agreement we may charge the late check-out of your room, and, after it, a further night.',
      ),
      p('The gate code and the guest guide password come with your booking. Please keep them to the two of you.'),
    ),
    section(
      'people',
      `Adults only, ${guests} to a room`,
      p(
        `Every guest and every visitor must be ${policies.minimumAge} or over. Children, toddlers and babies cannot stay and cannot visit. We may ask for proof of age.`,
      ),
      p(
        `Each of the rooms is for ${guests} guests at most, and only the guests named in the booking may stay the night. Day visitors come by arrangement. If more people stay, or somebody under ${policies.minimumAge}, we may ask all of you to leave, without a refund.`,
      ),
    ),
    section(
      'paw',
      sectionTitles.pets,
      p(
        `Pets are welcome in ${petsRoom(facts)}, and only there. They cannot stay in ${cabinNames(facts).replace(' and ', ' or ')}, nor wait there for an hour. Tell us when you book, keep your animal on a lead where there are deer, sheep or other guests, do not leave it alone in the lodge, and clean up after it.`,
      ),
      p(
        'Guide dogs and assistance dogs are not pets. They are welcome with their owners in every room; let us know beforehand, so that we can have what they need ready.',
      ),
    ),
    section(
      'fire',
      sectionTitles.fire,
      ul(
        'Nobody smokes or vapes indoors, under the eaves or in the woods. Outside, use the tins provided and take your ends with you.',
        'Fires are lit in the stoves and nowhere else, with our wood and with the doors shut. No candles, lanterns, fireworks or barbecues of your own, and no drones.',
        'Smoke and carbon-monoxide alarms are there for your lives. If one has been covered or disabled we may end the stay at once.',
        `From ${hour(bookingTerms.quietHours.from)} to ${hour(bookingTerms.quietHours.until)}, music and voices stay indoors. People come here for the silence.`,
        'Stay on the paths after dark, shut gates behind you, and leave nests, stones and flowers where they are.',
        'No parties, no commercial filming or photography, and nothing against the law.',
      ),
      p(
        'If somebody puts people, animals or the place in danger, or spoils the stay of others after we have asked them once to stop, we may end the stay. What is not used is then not refunded, unless we save or recover money by it.',
      ),
    ),
    section(
      'key',
      sectionTitles.damage,
      p(
        'We know that glasses break. Ordinary wear and small mishaps are ours; tell us, so that the next guests do not find them first. What is damaged or lost by carelessness or on purpose, and cleaning far beyond the usual, we charge at what it costs to put right, with receipts or an estimate, and never more.',
      ),
      p(
        `A security deposit may be required. If so, your booking confirmation states the amount and how it is held, normally as a reservation on your card. It is released within ${bookingTerms.securityDepositReturnDays} days after you leave. If we mean to keep any of it we write to you first, with the reasons, and you have seven days to answer.`,
      ),
      p(`Left something behind? Write to ${mailLink(contacts.stayEmail)}. We keep it for three months and post it at cost.`),
    ),
  ]
}
