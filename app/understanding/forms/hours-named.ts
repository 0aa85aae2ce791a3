/** The hours that somebody names who is on the way: "half nine", "quarter to nine", "21:30", "8:30 pm", "around ten". */

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const anHour = `(\\d{1,2}|${numbers.join('|')})`
const named = new RegExp(
  [
    `\\b(?:(half)(?: past)? |(quarter|five|ten|twenty) (past|to) |(?<=\\b(?:at|by|around|about|till|until|after|for|more like|closer to|nearer|nearly|towards) ))${anHour}(?::(\\d\\d))?(?: (am|pm))?\\b(?! (?:nights?|days?|people|guests?|minutes?|mins|hours?|km|of us))`,
    '\\b(\\d{1,2})(?::(\\d\\d)(?: (am|pm))?| (am|pm))\\b',
  ].join('|'),
  'g',
)
const minutesOf: Readonly<Record<string, number>> = { quarter: 15, five: 5, ten: 10, twenty: 20 }
const early = /\b(?:morning|noon|early|earlier)\b/

/** Is one of them after `until`, HH:mm? A bare “9” means the evening. `text` is made plain. */
export function namesHourAfter(text: string, until: string): boolean {
  const [hours = 0, minutes = 0] = until.split(':').map(Number)
  return [...text.matchAll(named)].some(
    ([, half, part = '', side, word, past = '0', noon, figure, exact = '0', withExact, alone]) => {
      const said = word ? numbers.indexOf(word) + 1 || Number(word) : Number(figure)
      const ofDay = noon ?? withExact ?? alone
      if (ofDay === 'am' || (!ofDay && said < 12 && early.test(text))) return false
      const hour = said < 12 ? said + 12 : said
      const more = (minutesOf[part] ?? 0) * (side === 'to' ? -1 : 1) + (half ? 30 : Number(word ? past : exact))
      return hour < 24 && hour * 60 + more > hours * 60 + minutes
    },
  )
}

const clock = `(\\d{1,2}|${numbers.join('|')})(?::(\\d\\d))?(?: (am|pm))?`
const nowAndThen = new RegExp(
  `\\b(?:it is|now)(?: now)? (?:about |nearly |just )?${clock}\\b.*\\b(?:for|by|at|before) ${clock}\\b`,
)

/** “It is 2 pm, ready for 7?”: five hours. `text` is made plain. */
export function hoursAhead(text: string): number | undefined {
  const [, now, past, half, then, pastThen, halfThen] = nowAndThen.exec(text) ?? []
  if (!now || !then) return undefined
  const from = ofDay(now, past, half)
  const to = ofDay(then, pastThen, halfThen ?? 'pm')
  return to > from ? to - from : undefined
}

/** Who says 2 and no half of the day speaks of the afternoon. */
function ofDay(hour: string, minutes = '0', half = 'pm'): number {
  const named = numbers.indexOf(hour) + 1 || Number(hour)
  const said = named % 12
  return (named > 12 ? named : half === 'pm' ? said + 12 : said) + Number(minutes) / 60
}

/** “Can you bring the tray at around nine?”: when they would like to eat, and not when it is ordered. */
export const hourOfBringing = new RegExp(
  `(?<=\\b(?:bring|brought|deliver|delivered|serve|served|eat)\\b.{0,60})\\bat (?:about |around |roughly |half (?:past )?)*${anHour}\\b(?! pm)`,
)
