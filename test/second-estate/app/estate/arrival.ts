/** How to get to the second house. */
import { twelveHour } from '#app/estate/time/clock.ts'
import { estate } from './estate.ts'

export const drivesHere: readonly { from: string; time: string }[] = [{ from: 'Westport', time: 'a quarter of an hour' }]

export const routesHere: readonly { id: string; from: string; text: string; ferries?: true }[] = [
  { id: 'train', from: 'By train', text: 'To Westport, then fifteen minutes by taxi.' },
]

export const lastKilometres: readonly string[] = ['Take the quay road to its end.']

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
