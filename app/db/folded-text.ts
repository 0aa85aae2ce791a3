/**
 * What counts as the same when something is searched for: letters with and without accents (Sinéad, Sinead), capital and small ones, the
 * quotation marks that phones put in place of those on a keyboard (O’Brien, O'Brien), and words with and without a hyphen (Wi-Fi, WiFi).
 * This is the only place that says so: `foldedText` in search-text.ts makes the database's expression of it, so that a change here needs a
 * migration (`npm run db:generate`). Pure.
 */

/** Accents that stand beside their letter once it is decomposed (Unicode's NFD). */
export const accents = '[\\u0300-\\u036f]'

const apostrophes = '’‘ʼ´`′'

/**
 * Characters that have no decomposition, and what counts as the same, one for one. Of the letters the capital ones, too: a database with the
 * locale `C` has small ones for the English alphabet alone. What has no counterpart, at the end, is left out: hyphens.
 */
export const alike = { these: `${apostrophes}“”øØłŁđĐ‐‑-`, those: `${"'".repeat(apostrophes.length)}""oolldd` }

export function foldText(text: string): string {
  return straighten(text.normalize('NFD').replace(new RegExp(accents, 'g'), '').toLowerCase(), alike)
}

/** The words of a search: more than these are more than anybody types, and each costs a look at the index. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, 12)
}

/** With the apostrophe that keyboards have in place of every other. */
export function withPlainApostrophes(text: string): string {
  return straighten(text, { these: apostrophes, those: "'".repeat(apostrophes.length) })
}

function straighten(text: string, { these, those }: typeof alike): string {
  return text.replace(new RegExp(`[${these}]`, 'g'), (one) => those[these.indexOf(one)] ?? '')
}
