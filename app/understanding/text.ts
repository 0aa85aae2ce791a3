/** Normalises what a guest types to plain lower-case words: quotes, contractions, dialect and punctuation. */

import { saidPlainly } from './idioms.ts'

const contractions: readonly (readonly [RegExp, string])[] = [
  // Spelt by ear.
  [/\bw[ao]t(?=s?\b)/g, 'what'],
  [/(?<![\w'])'?till?(?= when\b)/g, 'until'],
  [/\bwen\b/g, 'when'],
  [/\bhw\b/g, 'how'],
  [/\bwether(?= (?:like|forecast|today|tomorrow|there|down|at|this|for)\b)/g, 'weather'],
  [/\bty(?:m|me)(s?)\b/g, 'time$1'],
  [/\bdose\b/g, 'does'],
  [/\baloud\b/g, 'allowed'],
  [/\bwuld\b/g, 'would'],
  [/\blite(?=s?\b)/g, 'light'],
  [/\bdorn\b/g, 'dawn'],
  [/\bares\b/g, 'ours'],
  [/\brong\b/g, 'wrong'],
  // What dictation hears: “weed like”, “where staying”, “why fi”, “are own”.
  [/\bweed (?=(?:like|love|be|have|need|want|prefer|rather|come|stay)\b)/g, 'we would '],
  [/\bweave (?=(?:got|a|an|been|booked|never|just)\b)/g, 'we have '],
  [
    /^((?:(?:hi|hello|hey|so|ok)\W+)*)where (?=(?:staying|coming|arriving|bringing|booked) (?:in|at|to|from|on|with|for|by|our|a)\b)/g,
    '$1we are ',
  ],
  [/\bwear (?=(?:do|is|are|can|would) (?:i|we|you|it|the)\b)/g, 'where '],
  [/\bwhy[ -]?fi(?:ve)?\b|\b(?:why|wye|weigh|whey|wi|y)[ -]?(?:fie?|fye|phi|phy)\b/g, 'wifi'],
  [
    /\bwhy (?:fly|fee) (?=in (?:the|our|all|every) (?:rooms?|cabins?|lodge)\b)|\bwifey (?=in (?:the|our|all|every) (?:rooms?|cabins?|lodge)\b|password)/g,
    'wifi ',
  ],
  [
    /(?<=\b(?:rooms?|cabins?|lodge) (?:have|has|got|get|with) (?:the |any |free )?|\b(?:is|are) there (?:any |free )?)wifey\b/g,
    'wifi',
  ],
  // “… in the rooms question mark”
  [/(?<=\S )question mark[\s.?!]*$/g, '?'],
  [/\bcheque[ -]?(in|out)\b/g, 'check$1'],
  [/\bwould[ -]fired\b/g, 'wood fired'],
  [/\bare own\b/g, 'our own'],
  [/\bweb ?sight\b/g, 'website'],
  [
    /^((?:(?:hi|hello|hey|hiya|so|ok)\W+)*)were (?=(?:coming|arriving|staying|going|driving|looking|thinking|hoping|planning|booked)\b)/g,
    '$1we are ',
  ],
  [/\balot\b/g, 'a lot'],
  [/\bwithout car\b/g, 'without a car'],
  [/ or (?:is it )?(?:only|just) (?:for )?(?:decoration|decorative|show)\b/g, ''],
  [/\bwere (?=(?:are|is|abouts|do|does|can) (?:ye|yous?|you|it|the|we|i)\b)/g, 'where '],
  [/\b(what|where|when|who|how|that|there|it|he|she|here|whats|wheres)'?s\b(?!s)/g, '$1 is'],
  [/\bwhat is s\b/g, 'what is'],
  [/\bwhat'd\b/g, 'what would'],
  [/\bhow'd (?=(?:i|we|you)\b)/g, 'how would '],
  [/\b(can|could|would|should|do|does|did|is|are|was|have|has|wo|ai)n'?t\b/g, '$1 not'],
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwo not\b/g, 'will not'],
  [/\b(i|we|you|they)'?(?:ve)\b/g, '$1 have'],
  // Irish usage: “we'd a power cut”.
  [/\b(i|we|you|they|he|she|it)'d (?=(?:an?|the|no|our|my|to) )/g, '$1 had '],
  [/\b(i|we|you|they|he|she|it)'(?:d)\b/g, '$1 would'],
  [/\b(i|we|you|they|he|she|it)'(?:ll)\b/g, '$1 will'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(we|you|they|ye)'(?:re)\b/g, '$1 are'],
  [/\b(?:ye|yous|yiz|youse|u|ya)\b/g, 'you'],
  [/\by'?all (?=charge\b)/g, 'you '],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:pls|plz|plse)\b/g, 'please'],
  [/\b(?:thx|tnx|ty)\b/g, 'thanks'],
  [/\bat some stage\b/g, 'some day'],
  [/\b2nd (?=time|night|bath|go|round|heat|reheat)/g, 'second '],
  [
    /\bcall(?:ing)? ((?:the|our|my|this) (?:whole (?:thing|lot)|visit|trip|stay|booking|holiday|break|weekend|reservation|journey)) off\b/g,
    'call off $1',
  ],
  // “We got on like a house on fire” is no danger.
  [/\blike a house on fire\b/g, 'very well'],
  [/\bw(?:ens|ends|edens|enes|edns|eds|endes)day\b/g, 'wednesday'],
  [/\bweds\b/g, 'wednesday'],
  [
    /\bwed (?=(?:all |just |only |never |still )?(?:get|be|have|like|love|need|want|lose|come|stay|pay|prefer|rather|arrive|go|miss|take)\b)/g,
    'we would ',
  ],
  // “Half nine-ish.”
  [/\b(\d{1,2}(?::\d\d)?|seven|eight|nine|ten|eleven|twelve|six|five|four|three|two|one)(?:[ -]ish|ish)\b/g, '$1'],
  // Abbreviations.
  [/\b(?:wk[ -]?end|wknd|wkd|w\/end|week-end)(s?)\b/g, 'weekend$1'],
  [/\b(?:wk[ -]?day|weekdy)(s?)\b/g, 'weekday$1'],
  [/\bwk[ -]?(?:night|nite)(s?)\b/g, 'weeknight$1'],
  [/\bmid[ -]?wk\b/g, 'midweek'],
  [/\bni(?:te|gth|hgt)(s?)\b/g, 'night$1'],
  [/\b(?:to?|2)ni(?:te|gth|ght)\b/g, 'tonight'],
  [/\b(?:p\.?p|p\/p)\b/g, 'per person'],
  [/\b(?:pn|p\/n)\b/g, 'per night'],
  [/\brm(s?)\b/g, 'room$1'],
  [/\bppl\b/g, 'people'],
  [/\b(?:b'?fast|brkf(?:a?st)|bkfa?st)\b/g, 'breakfast'],
  [/\bincl\b/g, 'included'],
  [/(?<=^|\s)'?n'?(?=\s)/g, 'and'],
  [/\b(?:chk|ck)[ -]?(in|out)\b/g, 'check$1'],
  [/\bc\/(in|out)\b/g, 'check$1'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:gimme)\b/g, 'give me'],
  [/\bhowmuch\b/g, 'how much'],
  [/\bcheese bords?\b/g, 'cheese board'],
  [/\b(?:hv|hav)\b/g, 'have'],
]

/** "Stargazer Friday €?" */
const priceSign = /(?<!\d\s?|\b(?:in|or|and) )€(?=\s*\?*$)/

/** Texts normalised lately, because each part of a message is read several times. */
const lately = new Map<string, string>()

/** Everything except letters, digits and a few signs becomes a single blank; `3:30` and `7.30pm` keep their shape as `3:30`, `7:30pm`. */
export function plain(message: string): string {
  const known = lately.get(message)
  if (known !== undefined) return known
  if (lately.size >= 64) lately.clear()
  const text = makePlain(message)
  lately.set(message, text)
  return text
}

function makePlain(message: string): string {
  let text = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[’‘´`]/g, "'")
    .replace(/(\d)[.](\d\d)(?!\d)/g, '$1:$2')
  for (const [pattern, expansion] of contractions) text = text.replace(pattern, expansion)
  const bare = text
    .replace(/wi[\s-]+fi/g, 'wifi')
    .replace(/check[\s-]*in\b(?=\W|$)/g, 'checkin')
    .replace(/(late|early)[\s-]+check[\s-]*(outs?|ins?)\b/g, '$1 check$2')
    .replace(/check[\s-]*out(s?)\b(?! (?:the|your|our|this) )/g, 'checkout$1')
    .replace(/b\s*&\s*b\b/g, 'bed and breakfast')
    .replace(/t\s*&\s*cs?\b/g, 'terms')
    .replace(/a\s*&\s*e\b/g, 'emergency department')
    .replace(/&/g, ' and ')
    .replace(/(\d)\s*(?:%|percent|per cent)/g, '$1 percent')
    .replace(/(\d)(am|pm)\b/g, '$1 $2')
    .replace(priceSign, ' price ')
    .replace(/€|£|\beur\b/g, ' euro ')
    .replace(/[^\p{L}\p{N}:\s]/gu, ' ')
    .replace(/:(?!\d)|(?<!\d):/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return saidPlainly(bare)
}

/** A light stemmer for plurals and the commonest endings. It need not be right, only the same for questions and exemplars. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  let w = word
  if (w.endsWith('ies') && w.length > 4) w = `${w.slice(0, -3)}y`
  else if (/(?:ss|us|is)$/.test(w)) return w
  else if (/(?:ches|shes|xes|sses)$/.test(w)) w = w.slice(0, -2)
  else if (w.endsWith('s')) w = w.slice(0, -1)
  if (w.length > 5 && w.endsWith('ing')) w = undouble(w.slice(0, -3))
  else if (w.length > 4 && w.endsWith('ed') && !w.endsWith('eed')) w = undouble(w.slice(0, -2))
  if (w.length > 4 && w.endsWith('e')) w = w.slice(0, -1)
  return w
}

function undouble(w: string): string {
  return /([bdgmnprt])\1$/.test(w) ? w.slice(0, -1) : w
}

/** The words of a message, normalised. */
export function words(message: string): string[] {
  const text = plain(message)
  return text === '' ? [] : text.split(' ')
}

/**
 * Words with more letters are never mended: the longest of ours has sixteen. What a word may have been is looked for letter by letter, in
 * copies of it, so one word of a thousand letters would stop the house for a second.
 */
export const mostLettersMended = 20

/** Damerau-Levenshtein distance (an adjacent swap counts as one), or `limit + 1` if larger. */
export function editDistance(a: string, b: string, limit = 2): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
