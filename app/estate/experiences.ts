/** What there is to do: the home page's four offers, the wild ones behind the fourth, and the guide's walks. */

export type Experience = {
  id: 'wood-fired-bath' | 'grazing-wine' | 'breakfast-trays' | 'wild-experiences'
  name: string
  description: string
  /** `item_type` of the product it is ordered as: available while that is sold, to the rooms that may order it. */
  itemType?: string
  image: string
  /** False dims the card and overlays Coming Soon. */
  available: boolean
  advanceNotice?: string
  /** The page with more about it. */
  page?: '/dining'
}

export const experiences: readonly Experience[] = [
  {
    id: 'wood-fired-bath',
    name: 'Wood-Fired Bath',
    description: 'Your cabin’s Japanese soaking tub, filled and fired with wood before you come to it.',
    itemType: 'heated_bath',
    image: 'bath',
    available: true,
  },
  {
    id: 'grazing-wine',
    name: 'Charcuterie Grazing Boards',
    description: 'Farmhouse cheese, cured meats and good bread, with a bottle from the cellar if you ask for one.',
    itemType: 'grazing_box_standard',
    image: 'grazing',
    available: true,
    advanceNotice: 'Order ahead, before you arrive if you can',
    page: '/dining',
  },
  {
    id: 'breakfast-trays',
    name: 'Breakfast Trays',
    description: 'An artisan hamper for two at the door. The morning stays as slow as you left it.',
    itemType: 'breakfast_tray',
    image: 'breakfast',
    available: true,
    page: '/dining',
  },
  {
    id: 'wild-experiences',
    name: 'Wild Experiences',
    description: 'Yoga, forest bathing, outdoor sauna, meditation and reiki, arranged for the two of you.',
    image: 'wild-experiences',
    available: true,
    advanceNotice: 'On enquiry',
  },
]

export type WildExperience = {
  id: string
  name: string
  about: string
  /** The name as it follows “Ask for”, if that is not the name in lower case. */
  askedFor?: string
  /** Where it takes place and who runs it, if that is settled. */
  inFull?: string
}

/** All of these are arranged on request. */
export const wildExperiences: readonly WildExperience[] = [
  { id: 'yoga', name: 'Yoga', about: 'A slow hour on the grass, or by the window when it rains.' },
  {
    id: 'forest-bathing',
    name: 'Forest bathing',
    about: 'Not a swim: a quiet walk among the trees at a quarter of your usual speed.',
  },
  {
    id: 'sauna',
    name: 'Outdoor sauna',
    askedFor: 'the outdoor sauna',
    about: 'Heat, cold air, and the sound of the sea in between.',
  },
  { id: 'meditation', name: 'Meditation', about: 'Sitting still, in good company or none.' },
  {
    id: 'reiki',
    name: 'Reiki',
    about: 'Energy healing: quiet hands, and nothing asked of you.',
    inFull: 'An hour in your room, by a practitioner from the village.',
  },
]

/** Occasions that the team helps to prepare, also on request. */
export const celebrations: readonly WildExperience[] = [
  { id: 'engagements', name: 'Engagements', about: 'Tell us your plan, or that you have none yet. We keep secrets well.' },
  {
    id: 'anniversaries',
    name: 'Anniversaries',
    about: 'Flowers, a bottle, a table by the stove: small things set out before you arrive.',
  },
  { id: 'elopements', name: 'Elopements', about: 'Two people and very few guests. Write to us and we will talk it through.' },
]

/** With `walk` it is a walk, named like this in a sentence. */
export type EstateExperience = { id: string; name: string; about: string; walk?: string }

/** The guest guide's walks and wanders: free, unguided, any time. */
export const estateExperiences: readonly EstateExperience[] = [
  {
    id: 'sea-stroll',
    name: 'Sea Stroll',
    walk: 'the Sea Stroll',
    about: 'Out of the door, down through the trees and along the strand for as long as the tide allows.',
  },
  {
    id: 'forest-to-sea-adventurer',
    name: 'Forest to Sea Adventurer',
    walk: 'the Forest to Sea Adventurer',
    about: 'The long one: the old forest rides, the stream, the headland, and home by the shore. Wear boots.',
  },
  {
    id: 'forest-bathing',
    name: 'Forest Bathing',
    walk: 'Forest Bathing',
    about: 'Leave the phone on the bed. Walk until you hear three birds, then stop and do nothing at all.',
  },
  {
    id: 'fashion-boutique-fun',
    name: 'Fashion Boutique Fun',
    about: 'For a wet afternoon: the boutiques of Gorey, a good coffee, and something to wear to dinner.',
  },
]
