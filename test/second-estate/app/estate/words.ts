import { estate } from './estate.ts'

const { acres, address, name } = estate

export const words = {
  home: {
    title: `${name} · Three rooms between two tides`,
    description: `Two boats’ houses and a mill on ${acres} acres near ${address.locality}.`,
    about: {
      lead: `${name} is ${acres} acres of orchard and inlet near ${address.locality}. There are three places to stay on it.`,
      paragraphs: ['One was for boats, one for apples, and one for corn.', 'The tide decides what you do today.'],
      caption: 'Low water.',
      facts: [
        ['The land', `${acres} acres`],
        ['The rooms', 'Three'],
      ],
    },
    stays: 'Three rooms, each for two.',
    gallery: [
      { id: 'shore-dawn', caption: 'The inlet, early.' },
      { id: 'forest-path', caption: 'The orchard path.' },
    ],
  },
  about: {
    description: `The story of ${name}.`,
    opening: 'The tide was here first',
    story: { lead: `${name} is a small estate on an inlet.`, paragraphs: ['It was a mill, and then it was not.'] },
    roomsPicture: 'stargazer-interior',
    location: { lead: `Near ${address.locality} in ${address.region}.`, text: 'The station is a quarter of an hour away.' },
  },
  endings: { about: 'shore-dawn', faq: 'deck-night', dining: 'lodge-interior' },
  guide: { picture: 'lodge-exterior', emergencyPlace: `${name}, the quay road, ${address.oneLine}.` },
  land: 'orchard and inlet',
  pictures: 'Drawn from memory.',
  recalled: `${acres} acres of apples and tide`,
  rooms: {
    cabins: 'the Tide Rooms',
    aCabin: 'A Tide Room',
    cabinsAre: 'rooms above the water',
    aLodge: 'The old mill',
    lodgeIs: 'a mill of two storeys',
    lodgeIsInShort: 'an old mill',
    inAll: 'in all three rooms',
    each: 'Each room',
    facilities: 'Room Facilities',
  },
  inOneSentence: `on ${acres} acres by the sea, with three rooms, made for two`,
  whereInShort: `near ${address.oneLine}, on the west coast`,
} as const
