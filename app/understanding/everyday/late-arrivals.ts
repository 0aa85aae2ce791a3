/** Who comes after our hours, in whatever words: “my flight gets in at 9 pm”, “won't be down till half nine”. */
import { anyOf } from '#app/understanding/any-of.ts'

const part = '(?:half (?:past )?|(?:quarter|five|ten|twenty) (?:past|to) )?'
const clock = '(?:[7-9]|1[01]|seven|eight|nine|ten|eleven|(?:12|twelve)(?= (?:at night|tonight)))(?:[:.]\\d\\d)?'
const end = '(?: ?(?:pm|p m|ish|o clock|at night|in the evening|tonight))*'
const about =
  '(?:(?:at|by|for|to|about|around|roughly|maybe|say|nearly|after|gone|near|close to|until|till|til|before|just|only) )*'
/** Of the evening, if nobody says otherwise. */
const byNight = 'midnight|(?:very |really |fairly |quite )?late(?! check| breakfast| lunch)|(?:it is )?dark'
const evening = `${about}(?:${part}${clock}${end}|(?:1[89]|2[0-3])[:.]\\d\\d|${byNight})`
const carried = '(?:flight|plane|ferry|boat|train|bus|coach)'
const comesIn =
  '(?:lands?|landing|gets? in(?:to)?|getting in(?:to)?|gets? there|arriv\\w+|docks?|docking|comes? in(?:to)?|(?:is )?due(?: in)?|touch\\w* down)'
const there = '(?:down|there|with (?:you|ye)|here|in|up|over|at (?:the|your) \\w+|arriving|arrive)'
const setsOut = '(?:leav(?:e|ing)|set(?:ting)? (?:off|out)|get(?:ting)? (?:away|off|out)|finish(?:ing|ed)?|free)'

const said = [
  `${carried}\\b.{0,24}\\b${comesIn}(?: (?:in|into|at|to) (?:[a-z]+ ){1,2})?.{0,12}?\\b${evening}\\b`,
  `(?:land|landing|touch(?:ing)? down|dock|docking|flying|fly|get|getting) (?:into|in|at) (?:the )?[a-z]+(?: airport| port)? ${evening}\\b`,
  `(?:will|would|can|could|might|may|are|am|is) (?:probably |likely |not |only |all )*(?:be |get |make it |reach )?${there}\\b.{0,20}?\\b${evening}$`,
  `(?:will|would|are|am|might|may) (?:probably |likely |not |only )*(?:be )?${setsOut}\\b.{0,20}?\\b${evening}$`,
  `(?:we|i) (?:only |all )?(?:arrive|came|come|get there|check in)(?: in)? (?:[a-z]+day )?${evening}$`,
  `(?:on|off|by) the (?:late |last |evening |night )?${carried}\\b.{0,24}?\\b(?:be|is|more like|nearer|closer to) (?:more like |nearer |closer to )?${evening}\\b`,
  `(?:we|i|it) (?:will|would|are|am|is|might|could) (?:probably |likely )?(?:be )?(?:more like|nearer|closer to) ${evening}(?: though| now| so)?$`,
  `running (?:a bit |very |really |so )?late\\b.{0,24}?\\b(?:${part}${clock}${end}|midnight)`,
  '(?:will|can|do|might|are) not (?:going to )?(?:make|be (?:there|with you)|get there|arrive)(?: it)?(?: by| for| before| at)? (?:8|eight|20:00)(?: ?pm)?(?: (?:now|sorry|tonight|this evening))*$',
  'running (?:a bit |very |really |so )?late(?: (?:sorry|now|today|tonight|this evening|i am afraid))*$',
  `${evening} (?:by the time|before|when|till|until) (?:we|i) (?:get|reach|are|arrive|land|make it)\\b`,
  `(?:not be|be|not get|not make it) ${there} ${evening}$`,
]
const late = anyOf(...said.map((form) => new RegExp(form)))
/** What else has an hour in the evening, and the other way. */
const ofElse = anyOf(
  /in the morning|\d ?am|a m|breakfast|brekkie|tray|hamper|box|vouchers?|bath|tub|leaving (?:you|ye|the)|going home/,
  /fly(?:ing)? (?:home|out|back)|flights? (?:home|back|out|to)|deliver\w*|shuttle|pick(?:ed)? (?:us )?up|collect|cheap|checkout/,
  /check(?:ing)? out|kids?|friends?|visitors?|birthday|noise|music|quiet|restaurant|pub|bar|shops?|supermarkets?|chemists?|beach|sauna|yoga|dinner|table/,
  /takeaways?|chipper|pizza|film|sunset|sunrise|stars?|tide|home by|back (?:in|at|to) (?:dublin|work|home)|last (?:bus|train)/,
)

/** `text` is made plain. */
export const arrivesLate = (text: string): boolean => late.test(text) && !ofElse.test(text)
