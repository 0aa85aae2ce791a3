/** Kinds of topics that the reading of follow-ups depends on. */

import { either } from './any-of.ts'

/** What people arrange or others do: no entry states a price, and a night's price does not apply. */
export const arranged = new Set(
  'engagement elopement anniversary taxis takeaways cafes eating_out sauna yoga meditation reiki forest_bathing picnic wine experiences vouchers'.split(
    ' ',
  ),
)

/** The same every night: naming a room and a day after one of them asks for the price. */
export const everyNight = new Set(['wifi', 'parking', 'kitchen', 'cinema', 'showers', 'windows', 'beds', 'heating', 'tub'])
/** After these, “what is it for two nights?” means the stay. */
export const ofStay = new Set([...everyNight, 'anniversary', 'couples', 'occupancy', 'check_in', 'check_out', 'pets'])

/** “Till when?”, “how late would that be?” */
export const tillWhen = either(
  /^(?:(?:and|so|ok|but) )*(?:un)?till?(?: (?:what (?:time|hour)|when)\b|$)/,
  /^(?:(?:and|so|ok|but) )*how late (?:does|would|will|can) (?:that|it|we)\b/,
)

/** Topics whose answer depends on the room or the night. */
export const slotTopics = new Set([
  'price',
  'late_check_out',
  'pets',
  'occupancy',
  'tub',
  'heated_bath',
  'beds',
  'heating',
  'wifi',
  'kitchen',
  'cinema',
  'showers',
  'windows',
  'children',
  'parking',
  'two_night',
  'flexi',
  'bath_reheat',
  'availability',
  'breakfast',
])

/** The rooms themselves. */
export const roomTopics = new Set([
  'room_stargazer',
  'room_sunriser',
  'room_stormchaser',
  'room_seaforest',
  'rooms',
  'cabin_amenities',
  'lodge_amenities',
])

/** What can be ordered with a stay. */
export const orderable = new Set([
  'experiences',
  'sauna',
  'yoga',
  'meditation',
  'forest_bathing',
  'breakfast',
  'grazing',
  'heated_bath',
  'bath_reheat',
  'tub',
  'dining',
])

/** Topics whose entries say how far ahead to order. */
export const noticed = new Set(['heated_bath', 'bath_reheat', 'tub'])

/** Places that are not on the estate. */
export const away = new Set(['eating_out', 'cafes', 'takeaways', 'town'])

/** What is brought to the door, or sent. */
export const brought = new Set(['breakfast', 'grazing', 'picnic', 'wine', 'vouchers', 'newsletter'])
