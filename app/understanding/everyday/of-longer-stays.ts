/** What is saved by staying longer, and what a weekend costs more: “Do prices go up at the weekend?” */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofLongerStays: readonly Form[] = [
  {
    example: 'What percentage do I get off with the newsletter?',
    heardAs: topicSet('newsletter unsubscribe confirmation unknown two_night'),
    pattern: either(
      /\bwhat percentage\b.*\b(?:off|save)\b.*\b(?:newsletter|mailing list|e ?mails|subscrib\w*|signing up)\b/,
      /\b(?:newsletter|mailing list|e ?mails|subscribed|signed up)\b.*\bwhat percentage\b.*\b(?:off|save)\b/,
    ),
    topic: 'newsletter',
  },
  {
    example: 'Stargazer or Stormchaser, which is better value?',
    heardAs: topicSet('cheapest room_stargazer room_stormchaser room_sunriser room_seaforest two_night rooms unknown'),
    pattern: new RegExp(
      `^(?:the )?${aRoom},? (?:or|and) (?:the )?${aRoom},? which (?:one )?(?:is|has|gives|would be) (?:the )?better value$`,
    ),
    topic: 'cheapest',
  },
  {
    example: 'I just got my car through the NCT, so point me to whichever of your places will hurt the least',
    heardAs: topicSet('offtopic unknown cheapest rooms'),
    pattern: /\b(?:point|send|steer|direct) (?:me|us) to(?:wards)? which is the cheapest$/,
    topic: 'cheapest',
  },
  {
    example: 'Do prices go up at the weekend?',
    heardAs: topicSet('dynamic_prices weekend price unknown'),
    pattern:
      /\b(?:prices?|rates?|costs?|it|nights?|rooms?|cabins?|lodge|you)\b.{0,16}\b(?:go(?:es)? up|rises?|jumps?|increases?|climbs?|dearer|more expensive|pricier|higher)\b.{0,20}\b(?:weekends?|fridays?|saturdays?)\b/,
    unless:
      /\bwhat (?:does|do|would|will|is)\b|\b(?:up|rises?) to\b|\b(?:season|summer|christmas|winter|how much|bank holidays?)\b/,
    topic: 'weekend',
  },
  {
    example: "Do you reward guests who don't rush off after one night?",
    heardAs: topicSet('flexi two_night unknown newsletter free_nights offtopic book_experience how_to_book'),
    pattern: either(
      /\b(?:reward|discount|something off|reduction|better (?:price|rate|deal))\b.*\b(?:not (?:rush|run|leave|go|dash|hurry)|stay (?:longer|more|on)|longer than|more than)\b.*\b(?:one|a single|1) night\b/,
      /\b(?:something|anything|a bit|money|a few euros?) off (?:for|if|when) (?:(?:we|they|you|i|people) )?(?:book(?:ing)?|tak(?:e|ing)|stay(?:ing)?)(?: for)? (?:the (?:pair|two)|both)\b/,
    ),
    topic: 'two_night',
  },
  {
    example: "We'd be doing two nights if that changes things",
    heardAs: topicSet('change_booking two_night unknown best_rate price'),
    pattern:
      /\b(?:we|i) (?:would|will|are|am) (?:be )?(?:doing|staying|taking|booking|coming for) (?:the )?two nights,? if (?:that|it) (?:changes|makes|helps|matters|affects)\b/,
    topic: 'two_night',
  },
  {
    example: 'I have 250 euro, is that enough for one night in Stargazer?',
    heardAs: topicSet('flexi price claim unknown two_night'),
    pattern: /\bis (?:that|it|this) enough for (?:one|a|1|two|2) nights?\b/,
    unless: /\b(?:flexi|late|check ?out)\b/,
    topic: 'price',
  },
]
