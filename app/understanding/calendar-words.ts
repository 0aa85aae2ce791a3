/** Months, seasons and days of the week as guests name them: lists, and parts of patterns. */
export const months = 'january february march april may june july august september october november december'.split(' ')
/** Without a group around it. */
export const aMonth = months.join('|')
/** Also written short. Without a group around it. */
export const anyMonth =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
export const aSeason = `(?:${aMonth}|christmas|easter|summer|winter|autumn|spring)`

/** As they begin, Sunday first. */
export const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
export const dayNames = weekdays.map((day) => day.slice(0, 3))
/** In full or short. */
export const aDay = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?'

/** The year told after a date, at the end of the date: “12 June 2027”. */
export function yearAt(text: string, end: number): string | undefined {
  return /^,? (?:in )?(20\d\d)\b/.exec(text.slice(end))?.[1]
}
