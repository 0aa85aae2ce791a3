/** “Just so I have it straight: in at what time and out at what time?”: both hours, each asked for as it would be alone. */

/** “Just so I have it straight:” says nothing of what is asked. */
const toBeSure =
  /^(?:(?:and|ok|okay|right|sorry|so)[, ]+)*(?:just )?(?:so (?:that )?(?:i|we)(?:['’]ve| have| get| know| can have)?|to)(?: (?:have|get|be|got|know))* (?:(?:it|this|that|things|everything|all|the times) )?(?:straight|right|clear|sure|correct)(?: in my head)?\s*[,:;–—-]+\s*/i

const hour = '(?:what time|what hour|when)'
const inAndOut = new RegExp(
  `\\b(?:(?:in|arriving|come|coming|arrive) (?:(?:at|from) )?${hour}|${hour} in),? (?:and|then) (?:(?:out|leaving|go|going|leave|gone|off) (?:again )?(?:(?:at|by|before) )?${hour}|${hour} out)\\b`,
  'i',
)

export const bothHours = (sent: string): string =>
  sent.replace(toBeSure, '').replace(inAndOut, 'what time is check-in and what time is check-out')
