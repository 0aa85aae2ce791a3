/** The long text of each room's page. Names and prices are in `rooms.ts`, amenities in `amenities.ts`. */
import { type Amenity, amenitiesOf } from './amenities.ts'
import { getRoom, type RoomId } from './rooms.ts'

/** Titles and experiences are set in large letters: none of their lines may end with an article. */
export type RoomDetail = {
  title: string
  /** Paragraphs. */
  about: readonly string[]
  amenities: readonly Amenity[]
  experience: string
}

export const roomDetails: Record<RoomId, RoomDetail> = {
  stargazer: {
    title: 'Sleep under the whole sky',
    about: [
      `${getRoom('stargazer').name} stands at the dark end of the estate, where no window looks back at it. The gable is glass from the floor to the ridge, and the bed is set so that the last thing you see is whatever the night has brought.`,
      'Inside there is oak, wool and a wood-fired stove, and warmth underfoot. Outside, a Japanese-style soaking tub waits under the eaves, and beside it a shower with nothing above it but weather.',
    ],
    amenities: amenitiesOf('stargazer'),
    experience:
      'Have the bath fired for after dark, put out the lamps, and give your eyes twenty minutes. On a\u00a0clear night in winter you will stop counting.',
  },
  sunriser: {
    title: 'First in Ireland to see the day',
    about: [
      `${getRoom('sunriser').name} sits on the headland under one long slope of roof, open to the east. The sun comes up out of the sea and reaches the blanket before it reaches anyone else.`,
      'Floor-to-ceiling windows, a king bed and a stove that is lit in a minute. The soaking tub is on the seaward side, and so is the outdoor shower, for those who believe in both.',
    ],
    amenities: amenitiesOf('sunriser'),
    experience: 'Leave the blinds up. When the room turns gold, bring breakfast in from the step and go back to bed with it.',
  },
  stormchaser: {
    title: 'The best seat for bad weather',
    about: [
      `${getRoom('stormchaser').name} is low and deep-framed, with its back in the trees and its face to the sea. It was built for the days when others close their shutters.`,
      'Rain runs down the tall glass, the stove ticks, the floor is warm. There is a private outdoor tub for when the wind drops, and a cinema for when it does not.',
    ],
    amenities: amenitiesOf('stormchaser'),
    experience: 'Watch the forecast, hope for the worst, and bring a\u00a0book you have been saving.',
  },
  seaforest: {
    title: 'Old stone, and a\u00a0dog by the stove',
    about: [
      `${getRoom('seaforest').name} was here long before the cabins: thick walls, small deep windows, and trees that have grown up around it. It has been put back stone by stone, and warmed.`,
      'It is the one place on the estate where a pet may stay, and there is a walk to the strand from the door that any dog will have learned by the second morning.',
    ],
    amenities: amenitiesOf('seaforest'),
    experience: 'Come back wet from the woods, hang everything by the stove, and let nobody ask you to be anywhere.',
  },
}
