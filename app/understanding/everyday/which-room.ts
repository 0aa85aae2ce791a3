/** Which room, by its character: what is inside, who has a tub, what each is loved for. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'
import { topicOfStandIn } from '#app/understanding/topics.ts'
import { roomChosenFor } from './asked-otherwise.ts'

const rooms = 'room_stargazer room_sunriser room_stormchaser room_seaforest rooms cabin_amenities lodge_amenities'

const ofYours = '(?: (?:the|your|of them|of the (?:four|rooms|cabins)|room|cabin|one|place))*'
const best = ' (?:the |your )?(?:best|nicest|loveliest|finest|favou?rite)(?: (?:room|cabin|one|of them|of the \\w+))?'

/** “We love the night sky”, and no question. */
const loving =
  'love|loves|adore|adores|big into|mad (?:about|for|into)|really into|obsessed with|dream(?:ing)? of|here for|com(?:e|ing) for'
const loved = (seen: string) => new RegExp(`\\b(?:${loving})\\b.{0,30}\\b(?:${seen})\\b`)
const ofElse = anyOf(/if|what|when|how|much|cost|price|time|beach|bath|tub|weather|safe|warning|cancel\w*|breakfast|wine|food/)

const ofOther = /\b(?:dog|pet|price|cheap\w*|money|value|budget|beach|restaurant|walk|time|day|month|wine)\b/

export const whichRoom: readonly Form[] = [
  {
    near: topicSet(`${rooms} unknown beach beaches location walks about price windows`),
    said: /\b(?:which|what)(?: (?:room|cabin|one|place|of (?:them|the (?:four|rooms|cabins))))? (?:is |lies |stands |sits )?(?:the )?(?:closest|nearest|closer|nearer) to the (?:sea|ocean|water)\b/,
    not: /\b(?:beach|town|village|pub|station)\b/,
    topic: 'rooms',
  },
  {
    near: topicSet(`${rooms} unknown offtopic cheapest dearest about availability price testimonials how_to_book change_booking`),
    said: either(
      new RegExp(
        `^(?:(?:so|and|ok|hi|well) )*(?:which|what)(?: (?:is|are|would be))?${ofYours}(?: (?:is|are|would be))?${best}$`,
      ),
      /\b(?:which|what) (?:room|cabin|one|place) (?:would|do|should|did) (?:you|we|i) (?:recommend|suggest|pick|choose|go for|book|take|advise)\b/,
      /\b(?:which|what) of (?:them|the (?:four|rooms|cabins)) (?:would|do|should|did) (?:you|we|i) (?:recommend|suggest|pick|choose)\b/,
      /\b(?:which|what) of (?:them|the (?:four|rooms|cabins)) (?:would|do|should|did) (?:you|we|i) (?:go for|book|take|advise)\b/,
      /\bhelp (?:me|us) (?:to )?(?:choose|decide|pick)(?: between)?(?: (?:a|the|which|your))? ?(?:room|cabin|one|them|rooms|cabins)?$/,
      /\b(?:can not|can ?t) (?:decide|choose|pick)(?: (?:between|which|on))?(?: (?:the|a|your|them|rooms?|cabins?|one))*$/,
    ),
    not: { test: (text) => ofOther.test(text) || roomChosenFor(text) !== undefined },
    topic: 'rooms',
  },
  {
    near: topicSet(`${rooms} unknown offtopic heating late_check_out price about tub kitchen`),
    said: either(
      /\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b.*\b(?:inside|indoors|interiors?|in them|equipment|equipped)\b/,
      /\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b.*\b(?:facilities|furnish\w*|kit(?:ted)?|amenities|layout)\b/,
      /\b(?:inside|interiors?|equipment|facilities|amenities|furnish\w*)\b.*\b(?:differen(?:ce|ces|t)|differ|same|alike|identical)\b/,
      /\b(?:do|have) (?:they|the (?:cabins|three)) (?:all )?(?:have|got) the same (?:things|stuff|inside|facilities|amenities|kit)\b/,
      /\b(?:do|have) all (?:of them|three|the cabins) (?:all )?(?:have|got) the same (?:things|stuff|inside|facilities|amenities|kit)\b/,
    ),
    not: /\b(?:price|cost|night|day|bath|rate|lodge)s?\b/,
    topic: 'cabin_amenities',
  },
  {
    near: topicSet(`${rooms} unknown tub heated_bath pets occupancy sauna`),
    said: either(
      /\blodge\b.*\b(?:tubs?|hot ?tubs?|ofuro|jacuzzi|soaking)\b.*\b(?:cabins?|others|wild rooms)\b/,
      /\b(?:tubs?|hot ?tubs?|ofuro|jacuzzi)\b.*\b(?:lodge\b.*\bcabins?|cabins?\b.*\blodge)\b/,
    ),
    not: /\b(?:heat\w*|hot water|order|cost|price|how much)\b/,
    topic: 'tub',
  },
  ...Object.values(spokenNames).flatMap(({ standIn, chosenFor, lovedFor = chosenFor }) =>
    lovedFor
      ? [
          {
            near: topicSet(`${rooms} unknown offtopic beds windows weather beach`),
            said: loved(lovedFor),
            not: ofElse,
            topic: topicOfStandIn[standIn],
          },
        ]
      : [],
  ),
]
