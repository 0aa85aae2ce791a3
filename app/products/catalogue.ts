/** The initial add-ons, and those on enquiry only. Guests see the current ones, which staff change in the product manager. */
import type { RoomId } from '#app/rooms/rooms.ts'

export const productCategories = ['bath', 'food', 'experiences', 'late_checkout', 'test'] as const
export type ProductCategory = (typeof productCategories)[number]

export type CatalogueItem = {
  itemType: string
  name: string
  description: string
  priceCents: number
  category: ProductCategory
  /** Empty: every room may order it. */
  roomIds: readonly RoomId[]
}

/** Who may bathe. The guide lists it, the terms state it and the concierge quotes it. For the owner to confirm, like all bath guidelines. */
export const bathSafety = {
  company: 'Two people, no more, and never one alone.',
  drink: 'Not after much to drink, and not after anything that makes you drowsy.',
  doctor:
    'If you are pregnant, or have a heart condition, high or low blood pressure, epilepsy or an open wound, ask your doctor first.',
} as const

/** Hours and minutes that apply to bath orders. */
export const bathRules = {
  /** Ordered at least this long before check-in on the stay date. */
  orderHoursBeforeCheckIn: 24,
  /** How long before it is ready the team begins, and what guests are told of that. */
  minutesToFillAndFire: 240,
  toFillAndFire: 'half a day',
  reheatHoursAhead: 4,
  soakMinutes: { from: 20, to: 30 },
  health: Object.values(bathSafety).join(' '),
} as const

/** The state in which guests find the heated bath. */
export const bathReady = 'filled, wood-fired and covered before you come'

export const catalogue: readonly CatalogueItem[] = [
  {
    itemType: 'heated_bath',
    name: 'Outdoor Heated Bath',
    description: `Your ofuro ${bathReady}, for a soak of ${bathRules.soakMinutes.from} to ${bathRules.soakMinutes.to} minutes.`,
    priceCents: 50_00,
    category: 'bath',
    roomIds: ['stargazer', 'sunriser'],
  },
  {
    itemType: 'bath_reheat',
    name: 'Additional Bath Reheat',
    description: `The fire lit again for another evening. Order at least ${bathRules.reheatHoursAhead} hours ahead.`,
    priceCents: 25_00,
    category: 'bath',
    roomIds: ['stargazer', 'sunriser'],
  },
  {
    itemType: 'breakfast_tray',
    name: 'Breakfast Tray for 2',
    description: 'An artisan hamper for two, left at the door in the evening for the morning after.',
    priceCents: 14_00,
    category: 'food',
    roomIds: [],
  },
  {
    itemType: 'grazing_box_standard',
    name: 'Grazing Box standard',
    description: 'Irish farmhouse cheeses, cured meats, fruit and bread for two.',
    priceCents: 55_00,
    category: 'food',
    roomIds: [],
  },
  {
    itemType: 'grazing_box_vegetarian',
    name: 'Grazing Box vegetarian',
    description: 'Irish farmhouse cheeses, roast vegetables, fruit and bread for two.',
    priceCents: 50_00,
    category: 'food',
    roomIds: [],
  },
]

/** Offers without a price: guests request them through the guide's contact form. */
export const enquiryOnly = ['Picnic Basket', 'Reiki', 'Wine Cellar'] as const
