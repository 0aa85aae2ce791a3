/** Questions declined by their form, before any understanding: secrets, prompt injection, false promises. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import type { Declined } from './topics.ts'

const secretThing =
  /\b(?:(?:gate|door|key ?box) (?:number|digits)|(?:gate|door|access|entry|entrance|alarm|key ?box|wi ?fi|network|guide|guest|admin|staff|setup|set up|security)(?:'?s)? ?(?:access )?(?:code|pin|key|pass ?words?|pass ?code|combination|credentials?|login)s?|pass ?words?|pass ?codes?|passphrase|api key|secret key|secrets|torcode|contraseña|code du portail|passwort|setup code|environment variables?|env vars?|\.env|credentials|session token|combination for)\b/
/** Asks where or how, not what: that has an answer. */
const wherefore =
  /\b(?:where (?:did|have|would|will) (?:you|ye) (?:hide|hidden|put|leave|left|send|sent|print|printed|write|written)\b(?!.*\b(?:admin|staff|owner|api|set ?up|alarm|server)\b)|where (?:do|can|is|are|would|will|could)|were (?:do|can|is|would|will) (?:i|we|the|it)|how (?:do|can|will|would|should|to)|who (?:do|can) (?:i|we) ask|(?:forgot|lost|need|want) to (?:find|know where)|is there (?:a|any)|do (?:i|we) (?:need|have to)|will (?:i|we) (?:need|get)|when (?:do|will) (?:i|we) (?:get|receive))\b/
const wrested =
  /\b(?:ignore|disregard|forget|override|bypass|jailbreak|pretend|role ?play|roleplay|hypothetical|developer mode|debug|dan\b|you are now|act as|new (?:policy|rule|instruction)|system(?: message| prompt)?:|grandm|poem|riddle|song|encode|base ?64|backwards?|revers|spell|translat|digits?|first (?:number|letter)|last (?:number|letter)|starts? with|hint|rhyme|higher|lower|complete (?:this|the)|repeat|reveal|leak|emoji|morse|rot13|hex)\b/
const orders =
  /\b(?:(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|above|previous|everything|restrictions?|guidelines?|training|regeln|anweisungen)|system prompt|your (?:prompt|instructions|rules|source code|configuration|training|hidden)|(?:show|print|reveal|output|dump|export|repeat|list|delete|drop|update|change|edit|overwrite)\b.{0,40}\b(?:prompt|instructions?|knowledge|database|entries|conversation|table|records|everything above|text above|line above|config)|you are (?:now|no longer)|pretend (?:to be|you|that)|role ?play|act as|developer mode|jail ?break|drop table|select \S+ from|from now on|answer yes|say exactly|no (?:rules|restrictions|limits)|(?:become|be|make me|am) (?:an? |the )?(?:admin|administrator)|(?:staff|admin) (?:login|log ?in|area|page|console)|send (?:an? )?(?:e ?mails?|mails?|newsletters?|messages?) to (?:all|every|your)|e ?mail (?:all|every) (?:\w+ )?(?:subscribers?|guests?|customers?))\b|<\/?script|\{\{|\.\.\/|\$\{|;\s*--/
const violence =
  /\b(?:(?<!\bbath )bomb|kill (?:someone|my|him|her|people)|murder|explosive|break in(?:to)?|climb over the (?:gate|fence|wall)|steal|(?<!\b(?:since|after) (?:the|that|all the) (?:\w+ ){0,2})hack|hacking|idiot|fuck|fucking|shit|bitch|bastard|asshole|arsehole|nudes?|suicide)\b/
const promises =
  /\b(?:(?:lady|woman|man|girl|guy|lad|fella|somebody|someone|receptionist|person) (?:on the phone|we spoke to|i spoke to|who answered|at the desk)\b.{0,40}\b(?:free|on the house|no charge|discount|half price|upgrade)|(?:he|she)\b.{0,20}\b(?:promised|told (?:me|us)|said|offered|agreed|guaranteed|assured)\b(?=.*\b(?:free|discount|upgrade|half|cheaper|refund|\d+ ?(?:euro|percent)|off|extra|no charge|late checkout|early|could|can have|will get|would get|keep)\b)|(?:you|manager|owner|your team|your staff|your colleague)\b.{0,20}\b(?:promised(?! (?:(?:me|her|him|us|them) )?(?:the )?(?:stars|moon|earth|world|sky)\b(?! (?:room|cabin|one|suite|lodge))(?!.*\b(?:free|discount|half|percent|upgrade|refund|nights)\b))|told me|told us|said (?:i|we|it|that|my|our)|offered|agreed|guaranteed|assured)|i was (?:told|promised)(?!.*\bby my (?:wife|husband|partner|boyfriend|girlfriend|friend|mother|sister|brother|mam|mum|mom|dad)\b)|as (?:you )?(?:agreed|promised|said)|(?:please |just )?confirm (?:it|my|our|this|i|we)\b|(?:apply|give (?:me|us)|grant)\b.{0,20}\b(?:\d+ ?percent|discount(?! codes?\b)|upgrade|for free|refund)|agree with (?:me|everything)|set the price|(?:give|get|honou?r|match|let|want|charge)\b.{0,30}\bsame price|admit(?! (?:only )?(?:persons?|people|guests|children|kids|dogs|pets|cats|minors|adults|babies|over|under)))\b/
const roomWords = Object.values(spokenNames).map(({ word }) => word.toLowerCase())
const others = new RegExp(
  /\b(?:who else (?:is|are|will be|is going to be) (?:there|here|around|on (?:the )?(?:site|estate)|staying)\b|who (?:is|are|else is|was|were) (?:staying|booked|in (?:the )?(?:ROOMS))|card (?:number|details) (?:for|of|on|under) (?:the |a )?(?:booking|room|reservation|guest)|(?:number|address|e ?mail|details) (?:for|of) the booking (?:under|of)|who (?:are|were) the (?:guests?|people|couple|others)|which (?:guests?|people|couple) (?:is|are) (?:in|staying)|(?:which|what) (?:room|cabin|lodge) (?:is|are) (?!(?:the|it|this|that|my|our|your|best|cheapest|for|closest|nearest|near|in|with|warm|quiet|big|good|free|available)\b)\w+ (?!(?:and|or|for|with|to|from|than|on|at|suitable|nearest|closest|friendly|allowed)\b)\w+ (?:in|staying)|last (?:guest|person|visitor|customer)s?(?: s)? (?:question|ask(?:ed)?|say|said)|is there (?:anyone|anybody|someone|somebody) (?:staying )?(?:in|at) (?:the )?(?:sea forest )?(?:ROOMS)|(?<!\b(?:my|our) (?:\w+ ){1,2}(?:is|was) (?:the (?:one|person) )?|\b(?:it|this) (?:is|was) (?:my|our) (?:\w+ ){1,2})who (?:stayed|booked)(?! (?:it |this )?(?:is|was) (?:my|our)\b)(?! (?:here |there |with you )?(?:before )?(?:say|said|think|thought)\b)|(?:names?|e ?mails?|phone numbers?|addresses|list|details) of (?:the |your |other |all |every)*(?:guests?|everyone|people|visitors|customers|subscribers|couple|man|woman|girl|fella|person in)|which guests|guest list|which (?:cabin|room|lodge)s? (?:is|was) (?:she|he) (?:in|staying)|(?:what|which) dates? (?:has |did )?(?:she|he) (?:has )?book|is (?:my|a|mr|mrs|someone) .{0,30}(?:staying|booked) (?:with (?!us\b|me\b)|at|there|in)|is (?!(?:it|this|that|there|the|our|your|my|any|anyone|anybody|everyone|everything|what|who|a|an)\b)\w+ (?!(?:included|available|different|allowed|free|ok|okay|fine|possible|needed|required|extra|better|cheaper|dearer|on|there|when|while|if|worth|nice|good|easy|safe|still|also|not|really)\b)\w+ (?:staying (?:with (?:you|ye|yous)|there|here|at (?:yours|your)|tonight|this (?:week|weekend))|checked in)|is (?:he|she) (?:staying|checked in)|(?:which|what) (?:room|cabin|lodge) (?:he|she) (?:is|was) (?:in|staying|booked)|\bmy (?:ex|husband|wife|partner|boyfriend|girlfriend) (?:is|was) (?:staying|booked|there)\b.*\b(?:(?:which|what) (?:room|cabin|lodge) (?:he|she|is)|where (?:he|she|is he|is she))\b|(?:which|what) (?:room|cabin|lodge) is (?:my|our) (?:wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|daughter|son|sister|brother|friend|mother|father|mum|mam|mom|dad|boss|colleague|cousin) (?:in|staying)\b|under the name|home address|(?:phone |mobile |telephone )?(?:number|surname|name|address|e ?mail) of the (?:couple|man|woman|guest|people|lady|fella|person|girl|lad)s? (?:in|who|that|next)|(?:has|have|did) (?:a |an |my (?:\w+ )?)?(?!(?:anyone|anybody|everyone|the|our|your|you|it|that|this|he|we|i|they|there|guests?|people|who|what)\b)(?:\w+ ){1,2}(?:already |just )?(?:checked in|check in yet|arrived yet)|private (?:number|address)|other (?:visitors|guests|people)(?:'s)? (?:ask|messages|conversations|bookings)|celebrit)/.source.replaceAll(
    'ROOMS',
    roomWords.join('|'),
  ),
)

/** “Is Mary Murphy booked in?” */
const asksIfStaying = (raw: string) =>
  /\b(?:[Ww]hat|[Ww]hich) (?:room|cabin) (?:is|are) \p{Lu}[\p{L}'’]+ \p{Lu}/u.test(raw) ||
  (/^(?:[Hh]i,? )?(?:[Ii]s|[Aa]re|[Hh]as) (?:[Aa] |[Mm]rs?\.? |[Mm]s\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)* (?:booked in|checked in|staying|a guest)\b/u.test(
    raw,
  ) &&
    !ourRooms.test(raw))
const ourRooms = new RegExp(`\\b(?:${roomWords.join('|')})\\b`, 'i')

/** Why this message is declined, if it is. `text` is the message made plain, `raw` as typed. */
export function declines(text: string, raw: string): Declined | undefined {
  const spaced = /\b(?:\w ){6,}\w\b/.test(text) ? text.replace(/(?<=\b\w) (?=\w\b)/g, '') : text
  const squeezed = `${text} ${/(?:gatecode|wifipassword|password|thecode)/.test(spaced) ? 'gate code' : ''}`
  const low = raw.toLowerCase()
  if (violence.test(text)) return 'injection'
  if (orders.test(text) || orders.test(low)) return secretThing.test(squeezed) ? 'secret' : 'injection'
  if (secretThing.test(squeezed) || /\bc0de|passw0rd\b/.test(text)) {
    if (wrested.test(text) || !wherefore.test(text)) return 'secret'
  }
  if (others.test(text) || asksIfStaying(raw)) return 'other_guests'
  if (promises.test(text)) return 'claim'
  return undefined
}

/** "Is his car there, at least?": whoever has just been told that nothing is said of guests asks on. */
export const asksOnOfSomebody = (text: string, before: string | undefined): boolean =>
  before !== undefined && others.test(before) && ofSomebody.test(text)

const ofSomebody =
  /\b(?:is|was|are) (?:he|she|his|her)\b.*\b(?:there|here|in|staying|car|alone)\b|\b(?:which|what) (?:room|cabin|lodge) (?:is|are) (?:he|she|they)\b|\bwhere (?:is|are) (?:he|she|they)\b/
