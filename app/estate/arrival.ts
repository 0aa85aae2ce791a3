/**
 * How to get here and how things work. The geography is real; the owner must confirm on site, before opening, the wording on the last
 * kilometre, the gate and the equipment.
 */

import { twelveHour } from '#app/estate/time/clock.ts'
import { capital } from './capital.ts'
import { estate } from './estate.ts'

const dublin = { from: 'Dublin', time: 'an hour and a quarter' }
const rosslare = { from: 'Rosslare', time: 'an hour' }

/** How long the drive takes from where most guests set out. */
export const drivesHere: readonly { from: string; time: string }[] = [dublin, rosslare]

/** `ferries`: where they land. */
export const routesHere: readonly { id: string; from: string; text: string; ferries?: true }[] = [
  {
    id: 'dublin',
    from: `By car from ${dublin.from}`,
    text: `M11 south to Gorey, about ${dublin.time}. Follow the signs for Courtown, then keep the sea on your left and take the coast road south.`,
  },
  {
    id: 'rosslare',
    from: `By car from ${rosslare.from}`,
    ferries: true,
    text: `N11 north through Wexford and Enniscorthy, or the slow way along the coast by Blackwater and Kilmuckridge. ${capital(rosslare.time)}, either way.`,
  },
  {
    id: 'train',
    from: 'By train or coach',
    text: 'The Dublin to Rosslare line and the Wexford coaches stop in Gorey. From the station it is fifteen minutes by taxi; book one before you board.',
  },
]

/** From Courtown to the door, step by step. */
export const lastKilometres: readonly string[] = [
  'Leave Courtown southwards with the harbour behind you and stay on the coast road for seven kilometres.',
  'Our gate is on the sea side: timber between two low stone piers, with a small lamp. There is no large sign, so slow down after the second bridge.',
  'Key in the gate code and wait for the gate to open fully. It closes by itself behind you.',
  'Follow the gravel lane at walking pace to the clearing. Your room’s name is on a post where its path begins.',
]

export const access: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'parking',
    title: 'Parking',
    text: 'Free and inside the gate, in the clearing beside the old barn. One space is kept for each room. Please keep the lane clear: the fire brigade needs it.',
  },
  {
    id: 'path',
    title: 'From the car to the door',
    text: 'Two to four minutes on foot by a level gravel path with low lights. There is a handcart in the barn for bags. Bring a torch if you arrive after dark; the stars need it to stay dark.',
  },
  {
    id: 'door',
    title: 'Your door',
    text: 'It is open when you arrive, with the key on the hook inside. Lamps and heating are on.',
  },
  {
    id: 'steps',
    title: 'If steps or gravel are difficult',
    text: 'Tell us before you come and we will drive you to the door.',
  },
]

/** What we do for guests who arrive late. */
export const lampLeftOn = 'we leave the lamp on and tell you where to go'
export const lateArrival = `If you will be later than ${twelveHour(estate.times.checkInUntil, 'short')}, ring or write to us: ${lampLeftOn}.`

export const facilities: readonly {
  id: string
  title: string
  /** “How … works.” */
  inShort: string
  steps: readonly string[]
}[] = [
  {
    id: 'heating-and-cooling',
    title: 'Heating and cooling',
    inShort: 'heating',
    steps: [
      'The floor is warm by itself and holds 20 °C. Turn the dial by the bed for more or less; give it an hour, it is a stone floor.',
      'For warmth at once, light the stove: it is laid, the matches are on the shelf. Open the vent at the bottom while it catches, half close it when it burns, and use only the wood in the basket.',
      'For cool air, open the window by the bed and the one above the door: the sea does the rest. On the few hot days, the fan is in the wardrobe.',
      'Please never dry clothes on the stove, and close its door when you sleep.',
    ],
  },
  {
    id: 'induction-hob',
    title: 'Induction hob',
    inShort: 'hob',
    steps: [
      'Only pans with a flat magnetic base work; those in the cupboard do.',
      'Put the pan on first, touch the ring’s key for two seconds, then slide to the heat you want.',
      'A dash or an E on the display means no pan, or the wrong one. A small lock means hold the key symbol for three seconds.',
      'The glass stays hot for a while after it is off. Run the hood or open the window when you fry.',
    ],
  },
  {
    id: 'cinema',
    title: 'Cinema',
    inShort: 'cinema',
    steps: [
      'Pull the cord beside the bed and the screen comes down; the projector wakes with it.',
      'Choose the source with the small remote: the built-in player, or your own device by casting to the screen with your room’s name.',
      'Sound comes from the shelf. Past eleven, the headphones in the drawer are kinder to the owls.',
      'Pull the cord once more when you are done. It needs a minute to cool and turns itself off.',
    ],
  },
]

/** Opens the place in the phone's own maps app. */
export const mapLinks = {
  google: `https://www.google.com/maps/search/?api=1&query=${estate.geo.latitude},${estate.geo.longitude}`,
  apple: `https://maps.apple.com/?ll=${estate.geo.latitude},${estate.geo.longitude}&q=${estate.name}`,
  embed: openStreetMapFrame(),
} as const

function openStreetMapFrame(): string {
  const { latitude, longitude } = estate.geo
  const box = [longitude - 0.09, latitude - 0.05, longitude + 0.09, latitude + 0.05].map((edge) => edge.toFixed(4)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
