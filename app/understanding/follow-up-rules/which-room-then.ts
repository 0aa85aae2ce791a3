/** What is asked next of another room by what it is like, and of what a room has. */
import type { StandIn } from '#app/rooms/spoken-names.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “Something old with a bit of character”, “something sheltered by the woods”: the room meant, by its stand-in. */
const wished = {
  lodge:
    /\bsomething (?:(?:more|a bit|really) )*(?:old(?:er)?|historic|traditional|with (?:a (?:bit|lot) of |some |more |real )?(?:character|history|old walls))\b/,
  stormchaser: /\bshelter(?:ed)? (?:by|of|under|from) (?:the )?(?:woods?|trees|forest)\b|\bback to the (?:woods?|trees|forest)\b/,
}
export const roomWished = (text: string): StandIn | undefined =>
  wished.lodge.test(text) ? 'lodge' : wished.stormchaser.test(text) ? 'stormchaser' : undefined

const eachRoom = 'room_stargazer room_sunriser room_stormchaser room_seaforest'
const ofRooms = topicSet(`rooms ${eachRoom} cabin_amenities lodge_amenities windows price cheapest dearest`)
const inRooms = topicSet(`beds showers kitchen cinema tub windows wifi ${eachRoom} rooms cabin_amenities lodge_amenities price`)

export const whichRoomThen: readonly FollowUpRule[] = [
  {
    example: ['Are the cabins modern?', "We'd prefer something old with a bit of character"],
    evenIfComplete: true,
    before: ofRooms,
    said: wished.lodge,
    not: /\b(?:cheap\w*|price)\b/,
    topic: 'room_seaforest',
  },
  {
    example: ['Which cabin gets the morning sun?', "We'd prefer something sheltered by the woods"],
    evenIfComplete: true,
    before: ofRooms,
    said: wished.stormchaser,
    topic: 'room_stormchaser',
  },
  {
    example: ['What size is the bed?', 'And is there a fire?'],
    evenIfComplete: true,
    before: inRooms,
    said: /^(?:is|are) there (?:an? |any )?(?:open |wood ?burning |real )?(?:fires?|fireplaces?|stoves?|wood ?burners?)(?: (?:too|as well|in (?:it|them|there)))*$/,
    topic: 'heating',
  },
  {
    example: ['Is there a shower inside?', 'Are they doubles or twins to sleep in?'],
    evenIfComplete: true,
    before: inRooms,
    said: /\b(?:doubles?|twins?|singles?)\b.{0,16}\bor\b.{0,16}\b(?:doubles?|twins?|singles?|kings?)\b/,
    not: /\b(?:lodge|nights?|occupancy|supplement)\b/,
    topic: 'beds',
  },
  {
    example: ["What's there to do outside?", 'And in the evening, could we watch a film?'],
    evenIfComplete: true,
    readAs: topicSet('cinema'),
    atLeast: 0.85,
    said: /\b(?:films?|movies?|cinema|netflix)\b/,
    not: /\b(?:it|that|them)\b/,
    byItself: true,
  },
  {
    example: ['How many cabins are there?', 'Can I see them anywhere?'],
    evenIfComplete: true,
    before: topicSet(`rooms ${eachRoom} cabin_amenities`),
    said: /^(?:can|could|may|where (?:can|could)) (?:i|we) (?:see|look at|view) (?:them|it|that one|those)(?: (?:anywhere|somewhere|online|first|before (?:i|we) book|on (?:the|your) (?:web ?)?site))*$/,
    topic: 'gallery',
  },
  {
    example: ['What kinds of room do you have?', 'Is there somewhere I can see them?'],
    evenIfComplete: true,
    before: topicSet('rooms room_stargazer room_sunriser room_stormchaser room_seaforest cabin_amenities lodge_amenities'),
    said: /^(?:is|are) there (?:somewhere|anywhere|any place|a place|a page) (?:where )?(?:i|we|one) (?:can|could|might) (?:see|look at|view) (?:them|it)(?: all)?(?: please)?$/,
    topic: 'gallery',
  },
]
