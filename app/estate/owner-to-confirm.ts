/**
 * Placeholders that the owner must replace before opening: addresses under `.example` and telephone numbers in the range 020 91x xxxx,
 * which Ireland reserves for fiction. Nothing here reaches a real person.
 */
export const placeholderContacts = {
  stayEmail: 'stay@kilmara.example',
  helloEmail: 'hello@kilmara.example',
  /** For people to read, and in international form for tel: links. */
  phone: '020 912 0360',
  phoneInternational: '+353209120360',
  website: 'https://kilmara.example',
  social: {
    instagram: '#',
    facebook: '#',
    tiktok: '#',
  },
} as const

export type LocalNumber = { name: string; where: string; phone: string; phoneInternational: string; note: string }

/** The guest guide's local numbers: real kinds of places, with invented names and numbers until the owner provides real ones. */
export const placeholderTaxis: readonly LocalNumber[] = [
  {
    name: 'Gorey Town Taxis',
    where: 'Gorey',
    phone: '020 913 0110',
    phoneInternational: '+353209130110',
    note: 'The nearest rank to the station. Book ahead for a Saturday night.',
  },
  {
    name: 'Courtown Harbour Cabs',
    where: 'Courtown',
    phone: '020 913 0121',
    phoneInternational: '+353209130121',
    note: 'Closest to the estate, and used to finding the gate in the dark.',
  },
  {
    name: 'North Wexford Hackney',
    where: 'Kilmuckridge',
    phone: '020 913 0132',
    phoneInternational: '+353209130132',
    note: 'For longer runs along the coast.',
  },
]

export const placeholderCafes: readonly LocalNumber[] = [
  {
    name: 'The Harbour Loaf',
    where: 'Courtown',
    phone: '020 914 0140',
    phoneInternational: '+353209140140',
    note: 'Sourdough, good coffee and a bench that faces the boats.',
  },
  {
    name: 'Main Street Roasters',
    where: 'Gorey',
    phone: '020 914 0151',
    phoneInternational: '+353209140151',
    note: 'Coffee roasted in the back room, lunch until the middle of the afternoon.',
  },
  {
    name: 'The Cahore Kettle',
    where: 'Cahore',
    phone: '020 914 0162',
    phoneInternational: '+353209140162',
    note: 'Tea and scones after the cliff walk.',
  },
]

export const placeholderTakeaways: readonly LocalNumber[] = [
  {
    name: 'The Slip Chipper',
    where: 'Courtown',
    phone: '020 915 0170',
    phoneInternational: '+353209150170',
    note: 'Fish and chips, eaten on the harbour wall.',
  },
  {
    name: 'Ember Wood-Fired Pizza',
    where: 'Gorey',
    phone: '020 915 0181',
    phoneInternational: '+353209150181',
    note: 'Collect it hot, and drive home with the windows down.',
  },
  {
    name: 'Lotus Kitchen',
    where: 'Gorey',
    phone: '020 915 0192',
    phoneInternational: '+353209150192',
    note: 'Thai and Chinese, with a long vegetarian list.',
  },
]

/** The out-of-hours doctor. */
export const placeholderOutOfHours = {
  name: 'Caredoc',
  phone: '020 916 0300',
  phoneInternational: '+353209160300',
} as const

/** The station is real, its number is not: the real one is on garda.ie. */
export const placeholderGarda = {
  name: 'Gorey Garda Station',
  phone: '020 916 0311',
  phoneInternational: '+353209160311',
} as const
