/**
 * What no entry says, and the terms do: whoever asks for it is led to their section. The concierge repeats nothing of it: a text that
 * binds people is read where it stands.
 */
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'

type Section = keyof typeof sectionTitles

const rows: readonly (readonly [Section, RegExp])[] = [
  [
    'pets',
    /\b(?:guide|assistance|service) ?dogs?\b|\b(?:dog|pet|animal)s?\b.*\b(?:lead|leash|alone|left)\b|\b(?:leave|lead|leash)\b.*\b(?:dog|pet)s?\b/,
  ],
  [
    'fire',
    /\bsmok(?:e|es|ing|er|ers)\b(?! (?:alarm|detector|your own|salmon|fish))|\b(?:vap(?:e|es|ing)|cigarettes?|cigars?|candles?|tea ?lights?|bbqs?|barbecues?|barbeques?|fireworks?|sparklers?|lanterns?|bonfires?|camp ?fires?|fire ?pits?|drones?|quiet (?:hours|time)|hen (?:part(?:y|ies)|dos?|weekends?)|stag (?:part(?:y|ies)|dos?|weekends?)|(?<!\b(?:green|third|political|search|working) )part(?:y|ies)(?! (?:of|insurance))|loud music|music (?:on )?(?:outside|outdoors|at night|late))\b/,
  ],
  ['vouchers', /\bvouchers?\b/],
  [
    'newsletter',
    /\b(?:newsletter|subscriber|mailing list|sign ?up)\b.*\b(?:code|discount|percent|offer|combine|valid|together)\b|\b(?:code|discount)\b.*\b(?:combine|together|valid|expire|twice|again)\b/,
  ],
  [
    'damage',
    /\b(?:security|damage) deposit\b|\b(?:broke|break|broken|damaged?|spilt|spilled|stain(?:ed)?|smashed)\b.*\b(?:pay|charge|charged|cost|happens?|tell|glass|plate|cup|mug)\b/,
  ],
  [
    'deposit',
    /\bdeposits?\b|\b(?:pay|paid|paying|payment|balance)\b.*\b(?:half|now|later|rest|instal\w*|arrive|arrival|in full|up ?front|in advance|due|get there)\b/,
  ],
  ['prices', /\b(?:towels?|linen|sheets|bedding|firewood|logs|wood for the (?:stove|fire))\b/],
  [
    'beyondControl',
    /\b(?:storm|weather|snow|flood|red|orange|ferr(?:y|ies)|strike)\b.*\b(?:warning|cancelled|canceled|closed|can not (?:travel|come|get)|happens|off)\b/,
  ],
  [
    'cancelling',
    /\b(?:cancel\w*|refund\w*|money back|move (?:our|my|the) (?:stay|booking|dates?)|travel insurance|leave (?:a day )?early)\b/,
  ],
  ['extras', /\b(?:allergens?|ingredients)\b/],
  ['outdoors', /\b(?:ticks?(?! (?:the|all|every|off|box))|lifeguard|tides?)\b/],
]

/** The section that a question is for, or undefined. `text` is made plain. */
export function sectionFor(text: string): Section | undefined {
  return rows.find(([, asked]) => asked.test(text))?.[0]
}

/** Where it stands: “Fire, smoke and quiet” in our terms and conditions (address). */
export function placeOf(section: Section): string {
  const title = sectionTitles[section]
  return `“${title}” in our terms and conditions (/terms-and-conditions#${sectionIds([{ title }])[0]})`
}
