/** Eating at the estate and nearby. Each offer lists its items; staff decide which of them are sold, and at what price. */
import type { Sentence } from './offered-sentences.ts'

/** Said on the dining page, and by the concierge to guests who ask for a restaurant. */
export const noRestaurant = 'There is no restaurant here'

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

/** Not sold as a product: guests request it in the guide. */
export const picnicBasket = {
  name: 'Picnic Basket',
  about:
    'A basket packed for the day you have in mind: the strand, the woods or the long way round. Ask us and we will make it up.',
  enquiry: 'Picnic Basket Enquiry',
} as const

export type DiningRecommendation = { name: string; where: string; driveMinutes: number; about: string }

/** Four places to eat nearby, nearest first. Towns rather than businesses: those change faster than roads do. */
export const diningNearby: readonly DiningRecommendation[] = [
  {
    name: 'The pub above the slip',
    where: 'Cahore',
    driveMinutes: 9,
    about: 'Chowder, brown bread and a window over the pier. Go while there is light in the sky.',
  },
  {
    name: 'The harbour tables',
    where: 'Courtown',
    driveMinutes: 10,
    about: 'Fish that came in this morning, eaten within sight of the boats.',
  },
  {
    name: 'The bistros of Main Street',
    where: 'Gorey',
    driveMinutes: 15,
    about: 'Candles, a proper wine list and Wexford beef. Book ahead for a Saturday.',
  },
  {
    name: 'The village kitchen',
    where: 'Kilmuckridge',
    driveMinutes: 18,
    about: 'Sunday lunch after the dunes, and nobody minds sand on your boots.',
  },
]
