/** Terms: who we are, booking, price, payment, cancelling. */

import { words } from '#app/estate/words.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { cabinNames, count, list, lodgeName, priceList } from '#app/knowledge/wording.ts'
import type { LegalSection } from '#app/legal/legal-document.ts'
import { pricesAreFor } from '#app/rooms/price-words.ts'
import { modeLabels } from '#app/rooms/pricing.ts'
import type { LegalFacts } from './legal-facts.ts'
import { cancellationLines, h3, hour, link, mailLink, p, phoneLink, row, seasonDates, section, ul } from './prose.ts'

export function bookingSections(facts: LegalFacts): LegalSection[] {
  const { estate, rooms, bookingTerms, highSeasons } = facts
  const { policies, contacts, times } = estate
  const { cancellation, deposit } = bookingTerms
  const seasons = list(highSeasons.map((season) => `${seasonDates(season)} (${season.name})`))

  return [
    section(
      'estate',
      'Who we are',
      p(
        `${estate.name} is a retreat for adults on a private estate of about ${estate.acres} acres in Ireland. It is run by ${estate.legalName}, ${estate.address.oneLine} (“we”, “us”).`,
        `There are ${count(rooms.length)} places to stay: ${words.rooms.cabins} ${cabinNames(facts)}, and ${lodgeName(facts)}.`,
      ),
      ul(
        row('Your stay', mailLink(contacts.stayEmail)),
        row('Anything else', mailLink(contacts.helloEmail)),
        row('Telephone', phoneLink(facts)),
      ),
    ),
    section(
      'calendar',
      'Booking your stay',
      p(
        'Stays are booked with us directly, in the booking pages that open on this website. Those pages belong to our booking provider, a separate company that takes reservations and payments on our behalf; this website itself takes no booking and no payment for a stay. Telephone and email bookings are entered in the same system.',
      ),
      p(
        'Before you confirm, the booking pages show you the dates, the room, the total price and these terms. Your booking is an offer to us. The contract is made when we, or the booking provider for us, send you a confirmation by email. Please read it: if a date or a name is wrong, tell us within 24 hours and we will put it right without charge.',
      ),
      p(
        `The person who books must be ${policies.minimumAge} or over, and accepts these terms for both guests. A confirmed booking is personal: you may pass it to two other adults if you tell us their names before they arrive, but it may not be resold.`,
      ),
      p(
        'Because a stay is accommodation for particular dates, the fourteen-day right to cancel an online purchase does not apply to it. What applies instead is the section “Cancelling or changing your stay”.',
      ),
    ),
    section(
      'euro',
      sectionTitles.prices,
      p(`Prices are in euro, ${pricesAreFor}, and include VAT. The prices on this website are starting prices for a night:`),
      ul(
        row(
          'Sunday to Thursday',
          priceList(facts, (room) => room.weekdayCents),
        ),
        row(
          'Friday and Saturday',
          priceList(facts, (room) => room.weekendCents),
        ),
      ),
      p(
        'The final price depends on the season and on what is free, and is calculated while you book. It is shown to you before you pay, and once confirmed it does not change.',
      ),
      p(
        `A stay includes the room for up to ${count(policies.maxGuestsPerRoom)} guests, bed linen and towels, heating and firewood for the stove, WiFi, parking and the run of the estate. It does not include breakfast, heated baths, food or experiences: those are extras, each with its own price.`,
      ),
    ),
    section(
      'lantern',
      `The ${modeLabels.twoNight} and the ${modeLabels.oneNightFlexi}`,
      p(
        `The ${modeLabels.twoNight} is two nights in a row, booked together. The ${modeLabels.oneNightFlexi} is one weekday night (Sunday to Thursday) whose price already contains the surcharge for late check-out until ${hour(times.lateCheckOutUntil)}. It is not offered on Fridays and Saturdays.`,
      ),
      p(
        `Where we say that the first saves at least ${policies.twoNightSavesAtLeastPercent}% and the second up to ${policies.flexiSavesUpToPercent}%, we compare with the price of the same nights booked singly without the offer. The price that counts is always the one shown for your dates before you pay.`,
      ),
      p(
        'In the booking pages a night with late check-out is reached by choosing a two-night stay first. It depends on the room being free that afternoon: if we cannot give it to you, we tell you when you book, or as soon as we know, and return the surcharge.',
      ),
    ),
    section(
      'deposit',
      sectionTitles.deposit,
      ul(
        row(
          `${modeLabels.twoNight} and longer stays`,
          `a deposit of ${deposit.twoNightPercent}% when you book. The rest is due on the last day on which you can cancel free of charge, and is taken from the same card; we remind you a few days before.`,
        ),
        row(
          modeLabels.oneNightFlexi,
          deposit.oneNightFlexiPercent === 100
            ? 'paid in full when you book.'
            : `a deposit of ${deposit.oneNightFlexiPercent}% when you book, the rest on the last day of free cancellation.`,
        ),
      ),
      p(
        'A stay booked after free cancellation has ended for its dates is paid in full at once. If a payment that is due fails, we write to you and give you three days to put it right; after that we may treat the stay as cancelled by you on that day.',
      ),
      p(
        'You pay on the booking provider’s secure pages. We never see or store your full card number, and will never ask for it by email.',
      ),
    ),
    section(
      'season',
      sectionTitles.cancelling,
      p(
        `To cancel, use the link in your confirmation or write to ${mailLink(contacts.stayEmail)}. What counts is the day your message reaches us, Irish time, and the number of days from it to your day of arrival. The day of arrival also decides the season: high season is ${seasons}; every other date is low season.`,
      ),
      h3(`${modeLabels.twoNight} and longer stays, high season`),
      ul(...cancellationLines(cancellation.twoNight.high)),
      h3(`${modeLabels.twoNight} and longer stays, low season`),
      ul(...cancellationLines(cancellation.twoNight.low)),
      h3(`${modeLabels.oneNightFlexi}, high season`),
      ul(...cancellationLines(cancellation.oneNightFlexi.high)),
      h3(`${modeLabels.oneNightFlexi}, low season`),
      ul(...cancellationLines(cancellation.oneNightFlexi.low)),
      p(
        'If we let your nights again, we refund what the new guests pay for them, up to the amount we kept. Leaving early is not a cancellation, and nights you do not use are not refunded unless we are at fault.',
      ),
      h3('Changing dates'),
      p(
        'You may move your stay once, free of charge, until free cancellation ends. The new dates must be within twelve months and free; you pay or receive the difference in price. A stay that has been moved keeps the cancellation terms of whichever arrival, old or new, came first.',
      ),
      h3('If we cancel'),
      p(
        `We cancel a confirmed stay only if we must, for example because a room has become unfit to sleep in. You choose between another room or date, if one is free, and a full refund within ${bookingTerms.refundWithinDays} days. Your rights to damages under Irish law are not affected.`,
      ),
      p(
        `Refunds go back to the card or voucher that was used, within ${bookingTerms.refundWithinDays} days. We recommend travel insurance: illness and missed ferries are not our fault, nor yours, but they are what it is for.`,
        `Dates that matter to you are worth a call first: ${link(`tel:${contacts.phoneInternational}`, contacts.phone)}.`,
      ),
    ),
  ]
}
