/**
 * What people call the rooms. The concierge was trained with four names that stand for any room: its examples say `stargazer`, `sunriser`
 * and `stormchaser` for a cabin and `lodge` for the stone house. A room with another name states here which of them it stands for and
 * what guests call it.
 */
import type { RoomId } from './rooms.ts'

export type StandIn = 'stargazer' | 'sunriser' | 'stormchaser' | 'lodge'

type SpokenName = {
  standIn: StandIn
  /** The word of the room's name that sentences use. */
  word: string
  /** What guests call it, typos included, separated by `|`. */
  said: string
  /** What it is chosen for, as guests name it in “which is best for …?”: alternatives of a regular expression. */
  chosenFor?: string
  /** The same as guests say what they love; by default `chosenFor`. */
  lovedFor?: string
}

export const spokenNames: Readonly<Record<RoomId, SpokenName>> = {
  stargazer: {
    standIn: 'stargazer',
    word: 'Stargazer',
    said: 'stargazer|star gazer|stargazr|the star gazing cabin|the star one|the stargazing one|the star gazing one|the one for stars|the one for the stars|the one with the stars|the one with the glass gable|glass gabled cabin|glass gable cabin|the one for stargazing|the one for star gazing',
    chosenFor: 'stars?|star ?gazing|astronom\\w*|night sky|milky way|constellations?|orion|shooting stars|meteors?',
    lovedFor: 'stars?|star ?gazing|astronom\\w*|(?:night )?sky|milky way|constellations?|orion|shooting stars|meteors?',
  },
  sunriser: {
    standIn: 'sunriser',
    word: 'Sunriser',
    said: 'sunriser|sun riser|sunrizer|sunrise cabin|the sunrise one|the one with the sunrise|the one for the sunrise|the one facing the sunrise|the one facing east|the one that faces east|the one with the first light|the one with the morning light|the one with the dawn view|the one with the dawn|the one for the dawn|the dawn one|the cabin on the headland|the one on the headland|headland cabin',
    chosenFor: 'sun ?rise|early (?:risers?|birds?)|dawn|day ?break|first light|morning (?:sun|light)|sun come up',
  },
  stormchaser: {
    standIn: 'stormchaser',
    word: 'Stormchaser',
    said: 'stormchaser|storm chaser|storm cabin|the storm one|the one with the storms|the one with the storm|the one with storms|the stormy one|the storm watching one|the one for storms|the one for the storms|the one for watching storms|the one for storm watching|the one facing the weather|the one that faces the weather',
    chosenFor:
      'thunder\\w*|lightning|storm (?:watching|chasing)|storms|stormy|wild (?:seas?|weather)|rough (?:seas?|weather)|watch (?:the )?(?:weather|rain|storm)\\w*|views? (?:for|of|in|during) (?:a |the )?storm',
  },
  seaforest: {
    standIn: 'lodge',
    word: 'lodge',
    said: 'sea forest lodge|seaforest lodge|seaforest|sea forest|lodge|stone house|stone cottage|the cottage|stone place|the stone one|the old stone one|the stone built one|the one made of stone|the one of stone|the one with the stone walls|the one with stone walls|the one with the stone|the stone walled one',
  },
}
