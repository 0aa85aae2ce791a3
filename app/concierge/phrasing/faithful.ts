/**
 * Does a rewording say only what its source says? Every number, price, time, name, address and content word must be in the source; every
 * restriction ("only", "not", "at most") must survive, and none may be added.
 */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { backgroundWords } from '#app/understanding/lexicon/lexicon-words.ts'
import { plain, stem } from '#app/understanding/text.ts'

const background = new Set(backgroundWords.split(/\s+/).filter(Boolean).map(stem))
/** Small words that carry a claim: allowed only when the source has them. */
const claims = new Set(
  'no not none never only all every each any always both free yes without except until from before after least most up may must cannot can first last sold full open closed early late included complimentary guaranteed discount everybody anyone everyone everywhere anywhere anything more less half double'.split(
    ' ',
  ),
)
/** Warm words a host may add to any sentence. */
const warm = new Set(
  'happy glad delighted welcome course certainly indeed lovely enjoy hope warm kind regards pleasure answer question assistance assist assure looking forward feel sure simply just quiet please also here there need want ask let know'
    .split(' ')
    .map(stem),
)

const markup = /<[a-z/!]|```|\*\*|\{\{|\[\w+\]\(|javascript:/i
/** Invisible signs too: they turn a price around, or hide in it. */
const unprintable = /[^\P{Cc}\n\r\t]|\p{Cf}|\p{Co}|\p{Cn}|\ufffd/u

/** `because` repeats no word of the text: it may be the guest's own, and is logged. */
export type Faith = { faithful: true } | { faithful: false; because: string }

const figures = (text: string): string[] => text.match(/\p{N}+(?:[.:,]\p{N}+)*/gu) ?? []
const addresses = (text: string): string[] =>
  text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|(?<![\w/])\/[a-z#][\w/#-]*/gi) ?? []
const restrictions: readonly RegExp[] = [
  /\bonly\b|\bexcept\b/,
  /\bnot\b|\bno\b|\bnever\b|\bcannot\b|\bneither\b|\bwithout\b/,
  /\bat most\b|\bmaximum\b|\bup to\b|\blatest\b|\bno more than\b/,
  /\bat least\b|\bminimum\b/,
  /\bsubject to\b|\bdepend|\bvar(?:y|ies)\b|\bmay\b|\bfrom\b/,
  /\bpre ?book|\bahead\b|\badvance\b|\bbefore\b|\bprior\b/,
]

/** @param source the engine's own answer and the entries it rests on. `must` is what has to survive: the engine's answer. */
export function isFaithful(text: string, source: string, must: string): Faith {
  const no = (because: string): Faith => ({ faithful: false, because })
  const said = text.trim()
  if (said.length < 8) return no('says nothing')
  if (said.length > Math.max(500, must.length * 2)) return no('is too long')
  const begun = mayBegin(`${said} `, source)
  if (!begun.faithful) return begun
  for (const figure of figures(must.replace(/\/[\w/#-]+/g, ' ')))
    if (!figures(said).includes(figure)) return no(`leaves out ${figure}`)
  const knownAddresses = new Set(addresses(source).map((one) => one.toLowerCase().replace(/[.,]$/, '')))
  for (const one of addresses(said))
    if (!knownAddresses.has(one.toLowerCase().replace(/[.,)]+$/, ''))) return no('an address is not in the entries')

  const plainSaid = plain(said)
  const plainMust = plain(must)
  for (const restriction of restrictions) {
    if (restriction.test(plainMust) && !restriction.test(plainSaid)) return no(`loses “${restriction.exec(plainMust)?.[0]}”`)
  }
  const plainSource = plain(source)
  if (restrictions[1]?.test(plainSaid) && !restrictions[1].test(plainSource)) return no('denies what the entries do not deny')
  const sourceWords = new Set(plainSource.split(' '))
  const sourceStems = new Set([...sourceWords].map(stem))
  for (const word of plainSaid.split(' ')) {
    if (/\d/.test(word) || word === 'euro') continue
    const root = stem(word)
    if (claims.has(word)) {
      if (!sourceWords.has(word)) return no(`“${word}” is not in the entries`)
    } else if (!sourceStems.has(root) && !background.has(root) && !warm.has(root)) return no('a word is not in the entries')
  }
  if (order(said).join() !== order(must).join()) return no('puts names and figures in another order')
  return { faithful: true }
}

/** Checks the start of a rewording for anything already too much. Its last word may be incomplete. */
export function mayBegin(text: string, source: string): Faith {
  if (markup.test(text)) return { faithful: false, because: 'carries markup' }
  if (unprintable.test(text)) return { faithful: false, because: 'is no text' }
  const known = new Set(figures(source))
  const whole = text.replace(/\S*$/, '')
  for (const figure of figures(whole))
    if (!known.has(figure)) return { faithful: false, because: 'a figure is not in the entries' }
  return { faithful: true }
}

const roomWords = Object.values(spokenNames).map(({ word }) => word)
const otherMarks =
  /vegetarian|reheat|breakfast|weekdays?|midweek|weekends?|Fri|Sat|Sun|Mon|Tue|Wed|Thu|check-?in|check-?out|€\s?\d[\d.,]*|\d{1,2}:\d{2}|\d+/
    .source
const spelt =
  /(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|dozen)\b/
    .source
const marks = new RegExp(`\\b(?:${[...roomWords, otherMarks, spelt].join('|')})`, 'gi')

/** Names and figures in their order, which shows what each price is for. */
function order(text: string): string[] {
  return [...text.matchAll(marks)].map(([mark]) => canonical(mark))
}

function canonical(mark: string): string {
  const low = mark.toLowerCase().replace(/[\s-]|[.,]+$/g, '')
  return low === 'midweek' ? 'weekday' : low.replace(/days$/, 'day').replace(/ends$/, 'end')
}
