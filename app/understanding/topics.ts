/** What the concierge can talk about: each topic's entries, its name in a sentence, and the page with more about it. */
import type { KnowledgeCategory } from '#app/knowledge/entry.ts'
import { roomMeant } from '#app/rooms/meant-rooms.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { type StandIn, spokenNames } from '#app/rooms/spoken-names.ts'

export type TopicId = keyof typeof topics
type Ref = `${KnowledgeCategory}/${string}`
type Topic = {
  /** The entries the answer is made of, in order. */
  sources: readonly Ref[]
  /** How a later "it" would be spelt out; also joins a follow-up to its topic. */
  name: string
  /** Where the site says more. */
  link?: string
  /** The topic has a price that can be asked for. */
  priced?: true
}

const define = <const T extends Record<string, Topic>>(all: T): Record<keyof T, Topic> => all

/** The rooms that the four stand-ins mean here (rooms/spoken-names.ts). */
const entryOf = (standIn: StandIn): Ref => `accommodations/${roomMeant(standIn) ?? 'rooms'}`
const pageOf = (standIn: StandIn) => (roomMeant(standIn) ? `/room/${roomMeant(standIn)}` : '/#stays-preview')

export const topics = define({
  check_in: { sources: ['policies/check_in'], name: 'check in' },
  check_out: { sources: ['policies/check_out', 'policies/late_check_out'], name: 'check out' },
  late_check_out: { sources: ['policies/late_check_out'], name: 'late check out', priced: true },
  children: { sources: ['policies/adults_only'], name: 'children' },
  pets: { sources: ['policies/pets'], name: 'dogs and pets' },
  occupancy: { sources: ['policies/guests_per_room'], name: 'how many people can stay' },
  price: { sources: ['policies/final_price'], name: 'price per night', link: '/#pricing-section', priced: true },
  cheapest: { sources: ['policies/cheapest_night'], name: 'cheapest room', link: '/#pricing-section', priced: true },
  dearest: { sources: ['policies/cheapest_night'], name: 'most expensive room', link: '/#pricing-section', priced: true },
  weekend: { sources: ['policies/weekend_nights'], name: 'weekend rate days' },
  two_night: { sources: ['policies/two_night_escape'], name: '2 night escape', link: '/#pricing-section', priced: true },
  flexi: { sources: ['policies/one_night_flexi'], name: '1 night flexi', link: '/#pricing-section', priced: true },
  flexi_booking: {
    sources: ['policies/late_check_out_booking', 'policies/one_night_flexi'],
    name: 'book one night with late check out',
    link: '/#book',
  },
  compare_modes: {
    sources: ['policies/two_night_escape', 'policies/one_night_flexi'],
    name: 'escape or flexi',
    link: '/#pricing-section',
    priced: true,
  },
  dynamic_prices: { sources: ['policies/final_price'], name: 'prices in season', priced: true },
  per_room: { sources: ['policies/price_per_room'], name: 'price per room or person', link: '/#pricing-section', priced: true },
  free_nights: { sources: ['general_info/free_nights'], name: 'which nights are free', link: '/#book' },
  how_to_book: { sources: ['general_info/how_to_book', 'general_info/direct_booking'], name: 'book a room', link: '/#book' },
  best_rate: {
    sources: ['general_info/direct_booking', 'general_info/how_to_book'],
    name: 'book direct',
    link: '/#book',
    priced: true,
  },
  cancellation: { sources: ['policies/cancellation'], name: 'cancellation', link: '/terms-and-conditions' },
  deposit: { sources: ['policies/security_deposit'], name: 'security deposit' },
  change_booking: { sources: ['policies/booking_changes'], name: 'change my booking' },
  vouchers: { sources: ['policies/gift_vouchers', 'policies/voucher_validity'], name: 'gift voucher', link: '/#gift-vouchers' },
  newsletter: {
    sources: ['policies/newsletter_discount', 'policies/two_night_escape'],
    name: 'newsletter discount',
    link: '/#newsletter',
  },
  unsubscribe: { sources: ['policies/newsletter_unsubscribe'], name: 'unsubscribe from the newsletter' },
  order_details: { sources: ['policies/ordering_extras'], name: 'what is asked for when ordering extras', link: '/guest-guide' },
  payment_page: { sources: ['policies/payment_page'], name: 'the payment page' },
  order_confirmation: { sources: ['policies/order_confirmation'], name: 'confirmation of an order' },
  pay_addons: { sources: ['policies/paying_for_extras'], name: 'pay for extras', priced: true },
  currency: { sources: ['general_info/currency'], name: 'currency', priced: true },
  rooms: { sources: ['accommodations/rooms'], name: 'the rooms', link: '/#stays-preview' },
  room_stargazer: {
    sources: [entryOf('stargazer'), 'accommodations/cabin_amenities'],
    name: 'stargazer',
    link: pageOf('stargazer'),
  },
  room_sunriser: {
    sources: [entryOf('sunriser'), 'accommodations/cabin_amenities'],
    name: 'sunriser',
    link: pageOf('sunriser'),
  },
  room_stormchaser: {
    sources: [entryOf('stormchaser'), 'accommodations/cabin_amenities'],
    name: 'stormchaser',
    link: pageOf('stormchaser'),
  },
  room_seaforest: {
    sources: [entryOf('lodge'), 'accommodations/lodge_amenities'],
    name: 'the lodge',
    link: pageOf('lodge'),
  },
  cabin_amenities: { sources: ['accommodations/cabin_amenities'], name: 'what is in the cabins' },
  lodge_amenities: { sources: ['accommodations/lodge_amenities'], name: 'what is in the lodge', link: pageOf('lodge') },
  tub: { sources: ['accommodations/soaking_tub', 'facilities/heated_bath'], name: 'soaking tub', priced: true },
  heating: { sources: ['accommodations/heating'], name: 'heating and stove' },
  heating_and_cooling: { sources: ['accommodations/heating_and_cooling'], name: 'heating and cooling' },
  beds: { sources: ['accommodations/beds'], name: 'beds' },
  showers: { sources: ['accommodations/showers'], name: 'showers' },
  windows: { sources: ['accommodations/windows'], name: 'windows and view' },
  kitchen: { sources: ['accommodations/cooking'], name: 'cooking hob' },
  cinema: { sources: ['accommodations/cinema'], name: 'cinema' },
  breakfast: { sources: ['facilities/breakfast'], name: 'breakfast tray', link: '/dining', priced: true },
  dining: { sources: ['facilities/dining'], name: 'food on the estate', link: '/dining' },
  grazing: { sources: ['facilities/grazing_boxes'], name: 'grazing box', link: '/dining', priced: true },
  picnic: { sources: ['facilities/picnic_basket'], name: 'picnic basket' },
  wine: { sources: ['facilities/wine_cellar'], name: 'wine cellar' },
  heated_bath: { sources: ['facilities/heated_bath', 'facilities/bath_soak'], name: 'wood fired heated bath', priced: true },
  bath_reheat: { sources: ['facilities/bath_reheat'], name: 'bath reheat', priced: true },
  experiences: {
    sources: ['facilities/experiences', 'facilities/booking_experiences'],
    name: 'experiences',
    link: '/#experiences',
  },
  book_experience: { sources: ['facilities/booking_experiences'], name: 'book an experience', link: '/guest-guide' },
  extras: { sources: ['facilities/extras'], name: 'extras to order', link: '/guest-guide', priced: true },
  sauna: { sources: ['facilities/sauna'], name: 'outdoor sauna' },
  yoga: { sources: ['facilities/yoga'], name: 'yoga' },
  forest_bathing: { sources: ['facilities/forest_bathing'], name: 'forest bathing' },
  meditation: { sources: ['facilities/meditation'], name: 'meditation' },
  reiki: { sources: ['facilities/reiki'], name: 'reiki' },
  engagement: { sources: ['facilities/engagements'], name: 'engagement' },
  elopement: { sources: ['facilities/elopements'], name: 'elopement' },
  anniversary: { sources: ['facilities/anniversaries'], name: 'anniversary' },
  walks: { sources: ['facilities/walks', 'facilities/sea_stroll', 'facilities/forest_to_sea_adventurer'], name: 'walks' },
  boutique: { sources: ['facilities/fashion_boutique_fun'], name: 'fashion boutique fun' },
  contact: { sources: ['contacts/email', 'contacts/phone', 'contacts/contact_form'], name: 'contact', link: '/#contact' },
  contact_form: {
    sources: ['contacts/contact_form', 'contacts/contact_form_fields'],
    name: 'the contact form',
    link: '/#contact',
  },
  location: { sources: ['general_info/location'], name: 'where you are' },
  acres: { sources: ['general_info/estate_size'], name: 'size of the estate' },
  beach: { sources: ['nearby/beach', 'nearby/beaches'], name: 'beach' },
  beaches: { sources: ['nearby/beach', 'nearby/beaches'], name: 'beaches nearby' },
  parking: { sources: ['facilities/parking'], name: 'parking' },
  wifi: { sources: ['facilities/wifi'], name: 'wifi' },
  guest_guide: { sources: ['facilities/guest_guide'], name: 'guest guide', link: '/guest-guide' },
  weather: { sources: ['facilities/weather'], name: 'the weather now', link: '/guest-guide' },
  gate_code: { sources: ['policies/gate_code'], name: 'gate code', link: '/guest-guide' },
  wifi_password: { sources: ['policies/wifi_password'], name: 'wifi password', link: '/guest-guide' },
  housekeeping: { sources: ['facilities/housekeeping_and_repairs'], name: 'housekeeping request', link: '/guest-guide' },
  emergency: { sources: ['nearby/emergency', 'contacts/phone'], name: 'emergency number' },
  doctor: { sources: ['nearby/caredoc', 'nearby/emergency', 'nearby/hospital'], name: 'doctor' },
  hospital: { sources: ['nearby/hospital', 'nearby/emergency'], name: 'nearest hospital' },
  taxis: { sources: ['nearby/taxis'], name: 'taxi' },
  cafes: { sources: ['nearby/cafes'], name: 'cafes' },
  takeaways: { sources: ['nearby/takeaways'], name: 'takeaway' },
  eating_out: { sources: ['nearby/eating_out'], name: 'restaurants nearby', link: '/dining' },
  town: { sources: ['nearby/town'], name: 'nearest town' },
  terms: { sources: ['policies/terms'], name: 'terms and conditions', link: '/terms-and-conditions' },
  privacy: { sources: ['policies/privacy'], name: 'privacy policy', link: '/privacy-policy' },
  gallery: { sources: ['general_info/gallery'], name: 'photos', link: '/gallery' },
  testimonials: { sources: ['general_info/guest_experiences'], name: 'what guests say', link: '/#testimonials' },
  assistant: { sources: ['general_info/assistant'], name: 'the concierge' },
  couples: { sources: ['general_info/for_couples'], name: 'couples' },
  about: { sources: ['general_info/about'], name: 'the estate', link: '/about' },
})

/** Whether the concierge can talk about it: the classifier also names small talk, troubles and what is declined. */
export function isTopic(name: string): name is TopicId {
  return Object.hasOwn(topics, name)
}

/** Answered without any entry. */
export const smallTalk = ['hello', 'thanks', 'bye'] as const
export type SmallTalk = (typeof smallTalk)[number]
/** Declined, whatever else is said. */
export const declined = ['secret', 'injection', 'claim', 'other_guests'] as const
export type Declined = (typeof declined)[number]

/** The topic that describes the room of a stand-in. */
export const topicOfStandIn: Readonly<Record<StandIn, TopicId>> = {
  stargazer: 'room_stargazer',
  sunriser: 'room_sunriser',
  stormchaser: 'room_stormchaser',
  lodge: 'room_seaforest',
}

export const topicOfRoom = (id: RoomId): TopicId => topicOfStandIn[spokenNames[id].standIn]
