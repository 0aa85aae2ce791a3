/** “Just so I have it straight: in at what time and out at what time?”: both hours, each asked for as it would be alone. */

/** “Just so I have it straight:” says nothing of what is asked. */
const toBeSure =
  /^(?:(?:and|ok|okay|right|sorry|so)[, ]+)*(?:just )?(?:so (?:that )?(?:i|we)(?:['’]ve| have| get| know| can have)?|to)(?: (?:have|get|be|got|know))* (?:(?:it|this|that|things|everything|all|the times) )?(?:straight|right|clear|sure|correct)(?: in my head)?\s*[,:;–—-]+\s*/i

const hour = '(?:what time|what hour|when)'
const inAndOut = new RegExp(
  `\\b(?:(?:in|arriving|come|coming|arrive) (?:(?:at|from) )?${hour}|${hour} in),? (?:and|then) (?:(?:out|leaving|go|going|leave|gone|off) (?:again )?(?:(?:at|by|before) )?${hour}|${hour} out)\\b`,
  'i',
)
const coming = '(?:in|arriving|arrival|coming|check-?(?:ing )?in|getting in)'
const going = '(?:out|leaving|departure|departing|going|check-?(?:ing )?out|getting out)'
/** What both hours are wanted for: not the bath’s, nor the ferry’s. */
const noted =
  "(?:\\w+[’']s )?(?:diary|calendar|planner|schedule|itinerary|records?|notes|phone|driver|taxi|boss|wife|husband|mam|mum|mother|dad|father|parents|sister|brother|friends?|sitter|cat sitter|dog sitter|whole family)"
/** “I need both times for my diary, arriving and leaving”, “earliest in, latest out?” */
const bothTimes = new RegExp(
  [
    "(?:\\b(?:(?:i|we)(?: would|['’]d)?(?: just)? (?:need|want|like)|need|can (?:i|we) have|give (?:me|us)|send (?:me|us)|what are|looking for) )?",
    '\\b(?:both|(?:the|your)(?: two)?|two) (?:the |your )?(?:times|hours)',
    `(?: please)?(?: for (?:my|our|the|his|her) ${noted})?(?: please)?[,:–-]?(?: for| of)? `,
    `${coming} (?:and|&) (?:for )?${going}(?: times?| please)*(?=\\s*(?:[.,?!]|$))`,
  ].join(''),
  'i',
)
const earliestAndLatest =
  /\b(?:(?:what is|what's|whats) )?(?:the )?(?:earliest|soonest)(?: time)? in\b\s*[,/&+–-]?\s*(?:and )?(?:the )?latest(?: time)? out(?: times?| please| for us)*(?=\s*(?:[.?!]|$))/i

export const bothHours = (sent: string): string =>
  [inAndOut, bothTimes, earliestAndLatest].reduce(
    (said, form) => said.replace(form, 'what time is check-in and what time is check-out'),
    sent.replace(toBeSure, ''),
  )
