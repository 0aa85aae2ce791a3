/**
 * What no entry says, but the terms, the privacy policy or the guest guide do: the current passage is quoted word for word, with its
 * address, or the section if no passage is known. The concierge never paraphrases it, because it is legally binding.
 */

import { guideFolds, guideSections } from '#app/knowledge/guide-sections.ts'
import { type Passage, sentencesIn } from '#app/knowledge/passage.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import type { Quotable, Subject } from './subjects.ts'
import { subjectsInGuide } from './subjects-in-guide.ts'
import { subjectsInPolicy } from './subjects-in-policy.ts'
import { subjectsInTerms } from './subjects-in-terms.ts'

type InTerms = keyof typeof sectionTitles
type InGuide = Extract<(typeof guideSections)[number]['id'], 'find-us' | 'facilities'> | 'parking'
export type Place = InTerms | InGuide

/** A passage's answer to the question: one or two of its sentences. */
export type Quote = { passage: Passage; words: string }

/** The first match is quoted. */
const subjects = [...subjectsInGuide, ...subjectsInTerms, ...subjectsInPolicy]

/** @param topic what the part was read as; @param known whether an entry may answer it, which only some subjects override */
export function quoteFor(text: string, topic: string, known: boolean, passages: readonly Passage[]): Quote[] {
  return quoteFirst(passages, (one) => isHeard(one, topic, known) && speaksOf(one, text))
}

/** A quotation to follow an entry's answer. */
export function quoteAfter(text: string, topic: string, passages: readonly Passage[]): Quote[] {
  return quoteFirst(passages, (one) => one.beside === true && one.over?.has(topic) === true && speaksOf(one, text))
}

/** A quotation that fits the question only together with what was asked `before`. */
export function quoteJoined(text: string, before: string, topic: string, known: boolean, passages: readonly Passage[]): Quote[] {
  return quoteFirst(passages, (one) => isHeard(one, topic, known) && !one.said.test(before) && speaksOf(one, `${before} ${text}`))
}

function speaksOf({ said, not }: Subject, asked: string): boolean {
  const { text } = withoutLeadIn(asked)
  return said.test(text) && !not?.test(text)
}

/** Whether a part that was read as the topic may be one of the subject's. */
function isHeard({ over, within, beside }: Subject, topic: string, known: boolean): boolean {
  if (within) return within.has(topic)
  return !known || (!beside && over?.has(topic) === true)
}

function quoteFirst(passages: readonly Passage[], fits: (subject: Subject) => boolean): Quote[] {
  const subject = subjects.find(fits)
  return subject ? quotesOf(subject, passages) : []
}

/** None if staff have removed the passage. */
export function quotesOf({ page, quoted, also, alone }: Quotable, passages: readonly Passage[]): Quote[] {
  const quote = (said: RegExp) => {
    const passage = passages.find((one) => one.page === page && said.test(one.text))
    return passage ? [{ passage, words: sentencesThatSay(passage, said, alone) }] : []
  }
  return [...quote(quoted), ...(also ? quote(also) : [])]
}

/** In characters: the longest passage that is quoted whole, and the longest quotation. */
export const shortPassage = 120
export const longestQuote = 420

/** A short passage whole; of a long one, the relevant sentences. Instructions are given step by step. */
function sentencesThatSay({ page, text, line }: Passage, quoted: RegExp, alone = false): string {
  if (!alone && text.length <= (page === 'guest guide' || line ? longestQuote : shortPassage)) return text
  const all = sentencesIn(text)
  const from = all.findIndex((sentence) => quoted.test(sentence))
  if (from < 0) return text.length <= longestQuote ? text : `${text.slice(0, longestQuote).replace(/\s+\S*$/, '')} …`
  const to = all.findLastIndex((sentence) => quoted.test(sentence))
  return all.slice(from, to + 1).join(' ')
}

/** “Fire, smoke and quiet” in our terms and conditions (/terms-and-conditions#…): where to read it in full. */
export const whereOf = ({ page, title, address }: Passage): string =>
  `“${title}” in ${page === 'guest guide' ? 'the' : 'our'} ${page} (${address})`

const rows: readonly (readonly [Place, RegExp])[] = [
  [
    'pets',
    either(
      /\b(?:guide|assistance|service) ?dogs?\b|\b(?:dog|pet|animal)s?\b.*\b(?:lead|leash|alone|left)\b/,
      /\b(?:leave|lead|leash)\b.*\b(?:dog|pet)s?\b/,
    ),
  ],
  [
    'fire',
    either(
      /\bsmok(?:e|es|ing|er|ers)\b(?! (?:alarm|detector|your own|salmon|fish))/,
      anyOf(
        /vap(?:e|es|ing)|cigarettes?|cigars?|candles?|tea ?lights?|bbqs?|barbecues?|barbeques?|fireworks?|sparklers?|lanterns?/,
        /bonfires?|camp ?fires?|fire ?pits?|drones?|quiet (?:hours|time)/,
        /hen (?:part(?:y|ies)|dos?|weekends?)|stag (?:part(?:y|ies)|dos?|weekends?)/,
        /(?<!\b(?:green|third|political|search|working) )part(?:y|ies)(?! (?:of|insurance))/,
        /loud music|music (?:on )?(?:outside|outdoors|at night|late)/,
      ),
    ),
  ],
  ['vouchers', /\bvouchers?\b/],
  [
    'newsletter',
    either(
      /\b(?:newsletter|subscriber|mailing list|sign ?up)\b.*\b(?:code|discount|percent|offer|combine|valid|together)\b/,
      /\b(?:code|discount)\b.*\b(?:combine|together|valid|expire|twice|again)\b/,
    ),
  ],
  [
    'damage',
    either(
      /\b(?:security|damage) deposit\b|\bdeposit back\b/,
      /\b(?:broke|break|broken|damaged?|spilt|spilled|stain(?:ed)?|smashed)\b.*\b(?:pay|charge|charged|cost|happens?|tell|glass|plate|cup|mug)\b/,
    ),
  ],
  [
    'deposit',
    either(
      /\bdeposits?\b/,
      /\b(?:pay|paid|paying|payment|balance)\b.*\b(?:half|now|later|rest|instal\w*|arrive|arrival|in full|up ?front|in advance|due|get there)\b/,
    ),
  ],
  [
    'prices',
    either(
      /\b(?:included|include|includes) (?:in |with )?(?:the |our |your |a )?(?:price|rate|stay|cost)\b/,
      /\b(?:towels?|linen|sheets|bedding|firewood|logs|wood for the (?:stove|fire))\b/,
    ),
  ],
  [
    'beyondControl',
    /\b(?:storm|weather|snow|flood|red|orange|ferr(?:y|ies)|strike)\b.*\b(?:warning|cancelled|canceled|closed|can not (?:travel|come|get)|happens|off)\b/,
  ],
  [
    'cancelling',
    /\b(?:cancel\w*|refund\w*|money back|move (?:our|my|the) (?:stay|booking|dates?)|travel insurance|leave (?:a day )?early)\b/,
  ],
  ['extras', /\b(?:allergens?|ingredients)\b/],
  [
    'facilities',
    either(
      /\bhow (?:do|does|to|can|should)\b.*\b(?:stove|burner|hob|rings?|cooker|projector|screen|cinema|remote|speakers?|fan|vent|thermostat|dial|heating)\b/,
      /\b(?:beeps?|lock symbol|error|dash)\b.*\b(?:hob|cooker|ring)\b/,
      /\b(?:hob|cooker|ring)\b.*\b(?:beep\w*|lock symbol|error|dash)\b/,
    ),
  ],
  [
    'parking',
    anyOf(
      /handcart|torch|lane|driveway|low(?:ered)? (?:car|golf|sports car)|gravel|lug\w*/,
      /carry (?:our|the|my) (?:bags|stuff|things)|luggage|path (?:to|from) (?:the|our)/,
      /lit (?:up )?(?:at night|in the dark)|is it lit/,
    ),
  ],
  [
    'find-us',
    anyOf(
      /trains?|rail|railway|bus(?:es)?|coach(?:es)?|public transport|stations?|motorway|m11|n11|directions|eircode/,
      /how long (?:is|s) the (?:drive|journey)|(?:how far|how long|drive|distance)\b.*\b(?:from|to you|to ye)/,
    ),
  ],
  ['outdoors', /\b(?:ticks?(?! (?:the|all|every|off|box))|lifeguard|tides?)\b/],
]

/** Where a question is answered, or undefined. `text` is normalised. */
export function placeFor(text: string): Place | undefined {
  return rows.find(([, asked]) => asked.test(text))?.[0]
}

/** In words, with the address: “Fire, smoke and quiet” in our terms and conditions (/terms-and-conditions#…). */
export function placeOf(place: Place): string {
  if (place === 'parking') return `“${guideFolds.parking}” in the guest guide (/guest-guide#parking)`
  const guide = guideSections.find(({ id }) => id === place)
  if (guide) return `“${guide.title}” in the guest guide (/guest-guide#${guide.id})`
  const title = sectionTitles[place as InTerms]
  return `“${title}” in our terms and conditions (/terms-and-conditions#${sectionIds([{ title }])[0]})`
}
