/** Cuts a message into the questions it is made of. */

import type { Understanding } from './model.ts'
import { content, type Reading, read, slotConcepts } from './reading.ts'

const joints = /\s*(?:,?\s+(?:and also|and(?! of\b)|also|plus|as well as|or|but|n|'n'|'n)\s+|,\s+|\s+&\s+|\s+\+\s+)/gi
/** Joints inside a name or a span. */
const bound =
  /\b(?:fish and chips|terms and conditions|bed and breakfast|cheeses? and (?:cold |cured )?meats?|heating and cooling)\b/i
const asksSomething =
  /\?|^\s*(?:and |so |but |ok |also |hi |hello |please )*(?:what|when|where|who|which|how|why|can|could|may|is|are|do|does|did|would|will|should|any|have|has|tell|give|show|list|explain|describe|i (?:want|need|would|'d)|we (?:want|need|would|'d))\b|\b(?:can|could|may|is there|are there|do you|does it|would it|how much|what is|when) /i

/** How a letter ends, with who wrote it. */
const farewell =
  /(?<=\S\s+)(?:yours (?:faithfully|sincerely|truly)|(?:with )?(?:kind|kindest|warm|best) (?:regards|wishes)|regards)\b[^?]{0,60}$/i

/** "Grand." says nothing of what comes after it. */
const interjection =
  /^(?:(?:ok|okay|oh|ah|right|nice|grand|great|lovely|perfect|cool|super|sound|class|brilliant|good|fab|fair enough|excellent|gotcha|got it)(?: so| stuff| one)?[\s,.!]*)+$/i

/** Sentences; blanks after `St.`, times and e-mail dots do not end one. */
export function sentences(message: string): string[] {
  const all = message
    .replace(farewell, '')
    .split(/(?<=[?!;])\s*|(?<=[.])\s+(?=\S)|\n+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const saying = all.filter((part) => !interjection.test(part))
  return saying.length > 0 ? saying : all
}

/** Greetings and wrappings before the question itself: "hi, could you tell me if …". */
const wrapping =
  /^(?:(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|dear (?:all|team|sir or madam)|ok|okay|so|well|oh|ah|just|sorry|quick question|one more (?:thing|question)|another question|by the way|btw|also|please|excuse me)(?: there| all| folks| team| guys| lads)?[\s,.:!-]+)+|^(?:(?:can|could|would|will) (?:you|ye|u|someone|anyone) (?:please |kindly )?(?:tell|let|inform|advise|confirm)(?: (?:me|us))?(?: know)?(?: about)?|(?:i|we)(?:'m| am|'re| are|'d| would|)(?: just| also)? (?:wondering|like to know|love to know|want to know|need to know|curious)|(?:i|we) (?:was|were) (?:just )?wondering|do you (?:happen to )?know|any idea|may i ask|can i (?:just )?ask|tell me|let me know)(?: (?:please|if|whether|about))?[\s,:]+(?=\S+ \S+)/i

/** "No, sorry, I meant the lodge": what follows is the same question of something else. */
const regret =
  'no|oh|ah|eh|oops|whoops|sorry|apologies|pardon|wait|hold on|hang on|scratch that|actually|my (?:mistake|bad)|wrong (?:one|room|cabin)|not that one|not (?:the )?\\w+(?=,)'
const anew =
  'i (?:meant|mean)(?: to (?:say|ask)(?: about)?)?|meant|i was (?:asking|talking) about|(?<=\\W)make (?:that|it)|my (?:mistake|bad)|not (?:the )?\\w+(?=,)|(?:no,? )?(?:wait|sorry|oops|whoops|actually|hold on|hang on|scratch that)'
const correction = new RegExp(`^(?:(?:${regret})[\\s,.:!-]+)*(?:${anew})[\\s,.:!-]+(?=\\S)`, 'i')

function unwrap(sentence: string): string {
  const once = sentence.replace(wrapping, '').replace(correction, '')
  const twice = once.replace(wrapping, '')
  return /[\p{L}\p{N}]/u.test(twice) ? twice : sentence
}

const sure = (reading: Reading, least: number) =>
  reading.confidence >= least &&
  (reading.topic === 'price' || content(reading.tokens).some((token) => !slotConcepts.has(token.concept ?? '')))

/**
 * The parts of one sentence: itself, or two or three when each side asks surely for something of its own.
 * "Dogs and kids" are two questions, "Friday and Saturday" is one.
 */
export function cut(sentence: string, mind: Understanding): Reading[] {
  const bare = unwrap(sentence)
  if (bare !== sentence) return cut(bare, mind)
  const whole = read(sentence, mind)
  const least = whole.confidence < 0.5 ? 0.4 : 0.5
  const spots = [...sentence.matchAll(joints)].slice(0, 6)
  if (bound.test(sentence)) return [whole]
  const pieces = sentence.split(new RegExp(joints.source, 'i')).filter(Boolean)
  if (pieces.length > 1 && pieces.length <= 4) {
    const each = pieces.map((piece) => read(piece, mind))
    const distinct = new Set(each.map((one) => one.topic)).size === each.length
    if (distinct && each.every((one) => one.topic !== 'hello' && one.topic !== 'thanks' && sure(one, 0.6))) return each
  }
  let best: Reading[] = [whole]
  let bestScore = 0
  for (const spot of spots) {
    const left = sentence.slice(0, spot.index)
    const right = sentence.slice(spot.index + spot[0].length)
    if (!left || !right) continue
    const a = read(left, mind)
    const b = read(right, mind)
    if (!sure(a, least) || !sure(b, least) || a.topic === b.topic) continue
    if (a.topic === 'hello' || a.topic === 'thanks') continue
    const score = Math.min(a.confidence, b.confidence)
    if (score > bestScore && score >= Math.min(0.6, whole.confidence * 0.7)) {
      const rest = cut(right, mind)
      best = rest.length > 1 ? [a, ...rest] : [a, b]
      bestScore = score
    }
  }
  return best.slice(0, 4)
}

export function isAsking(sentence: string): boolean {
  return asksSomething.test(sentence)
}
