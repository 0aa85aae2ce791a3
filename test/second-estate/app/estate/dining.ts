/** Eating at the estate and nearby. An offer lists its items; staff decide which are sold, and at what price. */
import type { Sentence } from '#app/estate/offered-sentences.ts'

export const noRestaurant = 'Nobody serves dinner here'

export type DiningOffer = {
  id: 'grazing-boxes' | 'wine-selection' | 'breakfast-provisions' | 'local-dining-guide'
  name: string
  about: readonly Sentence[]
  /** `item_type` of the products it is ordered as; empty for enquiries and mere advice. */
  itemTypes: readonly string[]
  /** The request type in the guide's contact form, for what is requested rather than bought. */
  enquiry?: 'Wine Cellar Enquiry' | 'Picnic Basket Enquiry'
  image: string
}

export const diningOffers: readonly DiningOffer[] = [
  {
    id: 'grazing-boxes',
    name: 'Grazing Boxes',
    about: [
      {
        text: 'Irish farmhouse cheeses, cured meats, fruit and bread for two, packed to be opened by the stove or carried down to the strand.',
        itemType: 'grazing_box_standard',
      },
      { text: 'There is a vegetarian box, and it is not an afterthought.', itemType: 'grazing_box_vegetarian' },
    ],
    itemTypes: ['grazing_box_standard', 'grazing_box_vegetarian'],
    image: 'grazing',
  },
  {
    id: 'wine-selection',
    name: 'Wine Selection',
    about: [
      {
        text: 'A small cellar, chosen for long evenings. Tell us what you like to drink, or what you are eating, and we will suggest a bottle and leave it in your room.',
      },
    ],
    itemTypes: [],
    enquiry: 'Wine Cellar Enquiry',
    image: 'wine',
  },
  {
    id: 'breakfast-provisions',
    name: 'Breakfast Provisions',
    about: [
      {
        text: 'An artisan hamper for two, left quietly at the door, so that nobody has to dress for breakfast. It is an optional extra, ordered ahead.',
      },
    ],
    itemTypes: ['breakfast_tray'],
    image: 'breakfast',
  },
  {
    id: 'local-dining-guide',
    name: 'Local Dining Guide',
    about: [
      {
        text: 'For when you feel like company, or like supper out of paper: the cafés and takeaways we go to ourselves. They are in your guest guide, with the telephone numbers.',
      },
    ],
    itemTypes: [],
    image: 'local-dining',
  },
]

export const picnicBasket = {
  name: 'Picnic Basket',
  about:
    'A basket packed for the day you have in mind: the strand, the woods or the long way round. Ask us and we will make it up.',
  enquiry: 'Picnic Basket Enquiry',
} as const

export type DiningRecommendation = { name: string; where: string; driveMinutes: number; about: string }

export const diningNearby: readonly DiningRecommendation[] = [
  { name: 'The quay bar', where: 'Westport', driveMinutes: 11, about: 'Mussels.' },
]
