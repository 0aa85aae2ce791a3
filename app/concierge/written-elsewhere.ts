/**
 * What no entry says, and the terms or the guest guide do: whoever asks for it is led to their section. The concierge repeats nothing of
 * it: a text that binds people is read where it stands, and so is the way here, step by step.
 */
import { guideSections } from '#app/knowledge/guide-sections.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'

type InTerms = keyof typeof sectionTitles
type InGuide = Extract<(typeof guideSections)[number]['id'], 'find-us' | 'facilities'>
export type Place = InTerms | InGuide

const rows: readonly (readonly [Place, RegExp])[] = [
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
  [
    'prices',
    /\b(?:included|include|includes) (?:in |with )?(?:the |our |your |a )?(?:price|rate|stay|cost)\b|\b(?:towels?|linen|sheets|bedding|firewood|logs|wood for the (?:stove|fire))\b/,
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
    /\bhow (?:do|does|to|can|should)\b.*\b(?:stove|burner|hob|rings?|cooker|projector|screen|cinema|remote|speakers?|fan|vent|thermostat|dial|heating)\b|\b(?:beeps?|lock symbol|error|dash)\b.*\b(?:hob|cooker|ring)\b|\b(?:hob|cooker|ring)\b.*\b(?:beep\w*|lock symbol|error|dash)\b/,
  ],
  [
    'find-us',
    /\b(?:trains?|rail|railway|bus(?:es)?|coach(?:es)?|public transport|stations?|motorway|m11|n11|directions|eircode|handcart|torch|lane|driveway|low(?:ered)? (?:car|golf|sports car)|gravel|how long (?:is|s) the (?:drive|journey)|(?:how far|how long|drive|distance)\b.*\b(?:from|to you|to ye)|lug\w*|carry (?:our|the|my) (?:bags|stuff|things)|luggage|path (?:to|from) (?:the|our)|lit (?:up )?(?:at night|in the dark)|is it lit)\b/,
  ],
  ['outdoors', /\b(?:ticks?(?! (?:the|all|every|off|box))|lifeguard|tides?)\b/],
]

/** Where a question is answered, or undefined. `text` is made plain. */
export function placeFor(text: string): Place | undefined {
  return rows.find(([, asked]) => asked.test(text))?.[0]
}

/** In words, with the address: “Fire, smoke and quiet” in our terms and conditions (/terms-and-conditions#…). */
export function placeOf(place: Place): string {
  const guide = guideSections.find(({ id }) => id === place)
  if (guide) return `“${guide.title}” in the guest guide (/guest-guide#${guide.id})`
  const title = sectionTitles[place as InTerms]
  return `“${title}” in our terms and conditions (/terms-and-conditions#${sectionIds([{ title }])[0]})`
}
