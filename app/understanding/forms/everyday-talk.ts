/** Turns of everyday talk about a stay, whose words sound like another topic. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from './everyday-forms.ts'

const near = (topics: string) => new Set(topics.split(' '))
const day = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mid ?week|week ?days?|weekends?)'
const dearer = '(?:less|cheaper|dearer|more expensive|better value|lower|higher|pricier|different price)'

export const everydayTalk: readonly Form[] = [
  // “Is it less if we come on Tuesday?”
  {
    near: near('two_night dynamic_prices unknown cheapest dearest price availability check_in compare_modes flexi'),
    said: new RegExp(`\\b${dearer}\\b.{0,30}\\b(?:if|when|on|in|at|during|for|to come)\\b.{0,30}\\b${day}\\b`),
    not: /\b(?:bath|breakfast|box|late checkout|taxi|how much)\b/,
    topic: 'weekend',
  },
  // “The cheapest way to spend two nights?”
  {
    near: near('two_night cheapest price unknown compare_modes dearest'),
    said: /\bcheapest (?:way|option|possible|stay|price)?\b.*\b(?:two|2|three|3|a couple of|one|1|a) nights?\b/,
    topic: 'cheapest',
  },
  // “Can we get the bath twice?”
  {
    near: near('heated_bath tub'),
    said: either(
      /\b(?:bath|tub|ofuro)\b.*\b(?:twice|two times|a second time|(?:each|every) (?:night|evening)|(?:both|two) (?:nights|evenings|days))\b/,
      /\b(?:twice|a second time|(?:each|every) (?:night|evening)|both (?:nights|evenings))\b.*\b(?:bath|tub|ofuro)\b/,
    ),
    not: /\b(?:how much|cost|price|pay|total|booked|ordered)\b/,
    topic: 'bath_reheat',
  },
  // “Could there be flowers in the room?”: small things set out, of which the anniversaries tell.
  {
    near: near('unknown anniversary engagement honeymoon housekeeping experiences offtopic'),
    said: either(
      /^(?:(?:and|so|hi|hello) )*(?:can|could|would|will|do|might) (?:you|ye|yous|somebody|someone|we|i|there) .{0,24}\b(?:flowers?|bouquet|bunch of \w+)\b/,
      /\bsurprise\b.{0,24}\b(?:flowers?|bouquet)\b|\b(?:flowers?|bouquet)\b.{0,16}\b(?:waiting|in the (?:room|cabin|lodge)|on (?:the|our) (?:bed|table))\b/,
    ),
    not: /\b(?:pick|wild ?flowers?|allerg\w*|bring (?:our|my)|which|garden|bloom)\b/,
    topic: 'anniversary',
    gap: 'flowers',
  },
  {
    near: near('unknown heating'),
    said: /\b(?:is|are) there (?:a |an |any )?(?:wood(?:en|[ -]burning|[ -]fired)? )?(?:stoves?|log burners?|wood ?burners?)\b/,
    not: /\b(?:sauna|outside|outdoors|light|kitchen|cook\w*)\b/,
    topic: 'heating',
  },
]
