import type { RoomId } from '../rooms/rooms.ts'

export const productCategories = ['bath', 'food', 'experiences', 'late_checkout', 'test'] as const
export type ProductCategory = (typeof productCategories)[number]

export type CatalogueItem = {
  itemType: string
  name: string
  description: string
  priceCents: number
  category: ProductCategory
  roomIds: readonly RoomId[]
}

export const catalogue: readonly CatalogueItem[] = [
  {
    itemType: 'heated_bath',
    name: 'Seaweed Bath',
    description: 'Hot, salt and green.',
    priceCents: 63_00,
    category: 'bath',
    roomIds: ['boathouse'],
  },
  {
    itemType: 'breakfast_tray',
    name: 'Breakfast Tray for 2',
    description: 'Left at the door.',
    priceCents: 19_00,
    category: 'food',
    roomIds: [],
  },
]

export const enquiryOnly = ['Picnic Basket', 'Reiki', 'Wine Cellar'] as const

/** How guests find the bath. */
export const bathReady = 'hot and salted when you come'

export const bathSafety = {
  company: 'Two at a time, and never alone.',
  drink: 'Never after drink.',
  doctor: 'Ask a doctor first when your heart is weak, when you are expecting, or when you are ill.',
} as const

export const bathRules = {
  orderHoursBeforeCheckIn: 24,
  minutesToFillAndFire: 300,
  toFillAndFire: 'half a day',
  reheatHoursAhead: 5,
  soakMinutes: { from: 15, to: 25 },
  health: Object.values(bathSafety).join(' '),
} as const
