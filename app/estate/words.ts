/**
 * What only this estate would say about itself: its story, place names, room counts. Facts that change on their own, such as prices and
 * times, come from their registries instead.
 */
import { estate } from './estate.ts'

const { acres, address, name, policies } = estate

export const words = {
  home: {
    title: `${name} · An adults-only nature retreat on Ireland’s east coast`,
    description: `Three architect-designed cabins and a stone lodge on ${acres} acres of forest and shore near ${address.locality}, ${address.region}. For two, adults only. Book direct for the best rate.`,
    about: {
      lead: `${name} is ${acres} acres of old forest and open shore near ${address.locality}, on the Wexford coast. There are four places to stay on it, and no more.`,
      paragraphs: [
        'Three are cabins, drawn by architects and set where the land had already left room: the dark end of the wood for stars, the headland for the first sun, the edge of the trees for weather. The fourth is a lodge of stone that was here long before.',
        'In a cabin you have a king bed, a stove, a floor that is warm underfoot, and a Japanese-style tub of your own outside the door. The strand is down through the trees. We bring what you ask for and otherwise leave you alone.',
      ],
      caption: 'The rides, early. Nobody has walked here yet today.',
      facts: [
        ['The land', `${acres} acres of forest and shore`],
        ['The rooms', 'Three cabins and one stone lodge'],
        ['The company', 'Adults only, two to a room'],
        ['The sea', 'A short walk, with no road to cross'],
      ],
    },
    stays: 'Three Wild Rooms and a stone lodge, each for two. Book with us directly and you have the best rate there is.',
    /** Six pictures, by their ids under `media/`. */
    gallery: [
      { id: 'shore-dawn', caption: 'The strand, ten minutes after the sun.' },
      { id: 'lodge-detail', caption: 'Sea Forest Lodge, expecting you.' },
      { id: 'bath-steam', caption: 'Nobody will call you in.' },
      { id: 'forest-path', caption: 'The path to the sea.' },
      { id: 'deck-lantern', caption: 'The rain went over at nine.' },
      { id: 'mist-pines', caption: 'Some mornings this is all there is.' },
    ],
  },
  about: {
    description: `The story of ${name}: ${acres} acres of forest and shore near ${address.locality}, three cabins, one stone lodge, and nobody under ${policies.minimumAge}.`,
    opening: 'The wood was here first',
    story: {
      lead: `${name} is a private estate of about ${acres} acres on the coast of Wexford: forest for the most part, and then, where the forest stops, the sea.`,
      paragraphs: [
        'There was a stone lodge among the trees, and not much else. It was put back together stone by stone. Then came the cabins, one at a time, each drawn for a single spot: where the night is darkest, where the sun arrives, where the weather does.',
        'After four we stopped. The land had more places to build. It did not have more quiet.',
      ],
    },
    /** A picture's id. */
    roomsPicture: 'stargazer-interior',
    location: {
      lead: `Near ${address.locality} in ${address.region}, between Courtown and Cahore, on the side of Ireland that sees the sun first.`,
      text: 'The strand is a short walk through the trees, with no road to cross. Parking is free and secure. The nearest station is Gorey, a quarter of an hour away.',
    },
  },
  /** The picture at the end of each page, by its id. */
  endings: { about: 'shore-dawn', faq: 'deck-night', dining: 'lodge-interior' },
  guide: {
    /** A picture's id. */
    picture: 'lodge-exterior',
    /** Read out on the phone when help has to find the gate. */
    emergencyPlace: `${name}, coast road south of Courtown, ${address.oneLine}.`,
  },
  /** “Walk so many acres of …”. */
  land: 'forest and shore',
  /** How the newsletter’s welcome mail evokes the place. */
  recalled: `${acres} acres of woodland and shore`,
  pictures: 'The pictures are artist’s impressions.',
  /** How the two kinds of rooms are named and described in answers. */
  rooms: {
    cabins: 'the Wild Rooms',
    aCabin: 'A Wild Room',
    cabinsAre: 'architect-designed cabins',
    aLodge: 'The stone lodge',
    lodgeIs: 'a restored stone-walled lodge',
    lodgeIsInShort: 'a restored stone house',
    inAll: 'in every cabin and in the lodge',
    each: 'Each cabin and the lodge',
    /** The guide's title above what they have. */
    facilities: 'Wild Room Facilities',
  },
  /** Continues "… is an adults-only nature retreat". */
  inOneSentence: `on a private estate of about ${acres} acres on the east coast of Ireland, with three architect-designed cabins and a restored stone lodge, made for two`,
  whereInShort: `near ${address.oneLine}, on the east coast`,
} as const
