/** Another date or room than was booked: “Can we shove it back a week?” */

import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofMovingAStay: readonly Form[] = [
  {
    example: 'Can we shove it back a week, work are being a nightmare?',
    heardAs: topicSet('unknown change_booking'),
    pattern:
      /\b(?:shove|push|move|shift|bump|knock|put) (?:it|that|everything|things|the (?:stay|booking|whole thing)|our (?:stay|booking)) (?:back|forward|out|on)(?: by)? (?:a|one|two|some|few|another)? ?(?:week|month|fortnight|day|weekend)s?\b/,
    topic: 'change_booking',
  },
  {
    example: 'I picked the wrong weekend like an eejit, how do I fix it?',
    heardAs: topicSet('change_booking unknown'),
    pattern:
      /\b(?:picked|booked|chose|selected|took|clicked|put in|entered) (?:the )?wrong (?:weekend|dates?|days?|week|month|nights?|room|cabin)\b/,
    topic: 'change_booking',
  },
  {
    example: 'I would prefer Sunriser instead of the lodge now, to whom must I say it?',
    heardAs: topicSet('price change_booking late_check_out unknown'),
    pattern:
      /\b(?:prefer|rather have|like|want|take|switch to|move to)\b.*\binstead of\b.*\b(?:to whom|who|where|how)\b.*\b(?:say|tell|ask|write|do|change)\b/,
    topic: 'change_booking',
  },
]
