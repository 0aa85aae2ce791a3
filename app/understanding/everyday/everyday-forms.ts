/**
 * What a part asks by its form, whatever its words weigh: the classifier hears “late”, “bed” and “bath”, but not what is asked about
 * them.
 */
import { type Form, type Formed, fittingRule, likely, surely } from '#app/understanding/forms/form-rule.ts'
import { formRules } from '#app/understanding/forms/form-rules.ts'
import { roomDescribed, roomsCompared } from '#app/understanding/forms/rooms-compared.ts'
import { ofArriving } from './of-arriving.ts'
import { ofArrivingLate } from './of-arriving-late.ts'
import { ofBathing } from './of-bathing.ts'
import { ofBookingAStay } from './of-booking-a-stay.ts'
import { ofBoxesAndDrink } from './of-boxes-and-drink.ts'
import { ofCancelling } from './of-cancelling.ts'
import { ofChoosingARoom } from './of-choosing-a-room.ts'
import { ofCodesAndRules } from './of-codes-and-rules.ts'
import { ofComfort } from './of-comfort.ts'
import { ofCooking } from './of-cooking.ts'
import { ofDaysOut } from './of-days-out.ts'
import { ofErrandsAndHelp } from './of-errands-and-help.ts'
import { ofExperiences } from './of-experiences.ts'
import { ofFood } from './of-food.ts'
import { ofGifts } from './of-gifts.ts'
import { ofHoursHere } from './of-hours-here.ts'
import { ofLeaving } from './of-leaving.ts'
import { ofLongerStays } from './of-longer-stays.ts'
import { ofMealsBrought } from './of-meals-brought.ts'
import { ofMovingAStay } from './of-moving-a-stay.ts'
import { ofOffers } from './of-offers.ts'
import { ofOrders } from './of-orders.ts'
import { ofPeaceAndWeather } from './of-peace-and-weather.ts'
import { ofPeople } from './of-people.ts'
import { ofPets } from './of-pets.ts'
import { ofPrices } from './of-prices.ts'
import { ofRooms } from './of-rooms.ts'
import { ofShoresAndSides } from './of-shores-and-sides.ts'
import { ofTheCountryRound } from './of-the-country-round.ts'
import { ofTheFlexi } from './of-the-flexi.ts'
import { ofTheNewsletter } from './of-the-newsletter.ts'
import { ofTheSite } from './of-the-site.ts'
import { ofTheWayHere } from './of-the-way-here.ts'
import { ofTheWholePlace } from './of-the-whole-place.ts'
import { ofTheWifi } from './of-the-wifi.ts'
import { ofThingsArranged } from './of-things-arranged.ts'
import { ofTrouble } from './of-trouble.ts'
import { ofUs } from './of-us.ts'
import { ofWalksAndStrands } from './of-walks-and-strands.ts'
import { ofWhatANightCosts } from './of-what-a-night-costs.ts'
import { ofWhatIsPaid } from './of-what-is-paid.ts'
import { ofWhatRoomsAre } from './of-what-rooms-are.ts'
import { ofWritingToUs } from './of-writing-to-us.ts'

/** The first that fits decides. */
export const everydayForms: readonly Form[] = [
  ...ofArriving,
  ...ofArrivingLate,
  ...ofLeaving,
  ...ofHoursHere,
  ...ofTheWayHere,
  ...ofCancelling,
  ...ofTheFlexi,
  ...ofTheNewsletter,
  ...ofLongerStays,
  ...ofGifts,
  ...ofOffers,
  ...ofPrices,
  ...ofBookingAStay,
  ...ofOrders,
  ...ofRooms,
  ...ofComfort,
  ...ofTheWifi,
  ...ofBathing,
  ...ofTheCountryRound,
  ...ofFood,
  ...ofExperiences,
  ...ofCooking,
  ...ofPeople,
  ...ofPets,
  ...ofPeaceAndWeather,
  ...ofDaysOut,
  ...ofTrouble,
  ...ofUs,
  ...ofTheWholePlace,
  ...ofBoxesAndDrink,
  ...ofCodesAndRules,
  ...ofErrandsAndHelp,
  ...ofTheSite,
  ...ofWalksAndStrands,
  ...ofWhatIsPaid,
  ...ofWhatRoomsAre,
  ...ofWritingToUs,
  ...ofChoosingARoom,
  ...ofThingsArranged,
  ...ofWhatANightCosts,
  ...ofShoresAndSides,
  ...ofMealsBrought,
  ...ofMovingAStay,
]

/** `text` is made plain. */
export const everydayForm = (topic: string, text: string): Form | undefined =>
  everydayForms.find(({ heardAs, pattern, unless }) => heardAs.has(topic) && pattern.test(text) && !unless?.test(text))

/** `text` is made plain, `asked` as it was written; `named` are the concepts of its content words, '' for a word that has none. */
export function askedByForm(topic: string, text: string, named: readonly string[], asked = text): Formed | undefined {
  const form = everydayForm(topic, text)
  if (form) return { topic: form.topic, confidence: surely, unwritten: [], ...(form.gap && { gap: form.gap }) }
  const described = roomDescribed(topic, text, named)
  if (described) return { topic: described, confidence: likely }
  const compared = roomsCompared(topic, text, named)
  if (compared) return { topic: compared, confidence: likely, unwritten: [] }
  const rule = fittingRule(formRules, { topic, text, named, asked })
  return rule && { topic: rule.topic, confidence: rule.confidence, ...(rule.whole && { unwritten: [] }) }
}
