/** Kinds of topics, as far as follow-up questions depend on them. */

import { either } from './any-of.ts'

/** What is arranged by people or done by others: no entry has a price of it, and a night's is none. */
export const arranged = new Set(
  'engagement elopement anniversary taxis takeaways cafes eating_out sauna yoga meditation reiki forest_bathing picnic wine experiences vouchers'.split(
    ' ',
  ),
)

/** The same every night: who names a room and a day beside them asks for the price. */
export const everyNight = new Set(['wifi', 'parking', 'kitchen', 'cinema', 'showers', 'windows', 'beds', 'heating', 'tub'])
/** Who asks next what "it" is for two nights means the stay. */
export const ofStay = new Set([...everyNight, 'anniversary', 'couples', 'occupancy', 'check_in', 'check_out', 'pets'])

/** Asks for the end of it. */
export const tillWhen = either(
  /^(?:(?:and|so|ok|but) )*(?:un)?till? (?:what (?:time|hour)|when)\b/,
  /^(?:(?:and|so|ok|but) )*how late (?:does|would|will|can) (?:that|it|we)\b/,
)

/** What a room or a night narrows. */
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

/** Of the rooms themselves. */
export const roomTopics = new Set([
  'room_stargazer',
  'room_sunriser',
  'room_stormchaser',
  'room_seaforest',
  'rooms',
  'cabin_amenities',
  'lodge_amenities',
])

/** What is ordered beside a stay. */
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

/** Their entries say how long ahead they are ordered. */
export const noticed = new Set(['heated_bath', 'bath_reheat', 'tub'])

/** What is elsewhere. */
export const away = new Set(['eating_out', 'cafes', 'takeaways', 'town'])

/** What is brought or sent. */
export const brought = new Set(['breakfast', 'grazing', 'picnic', 'wine', 'vouchers'])
