/** Questions declined by their form, before any understanding: secrets, prompt injection, false promises. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Declined } from '#app/understanding/topics.ts'
import { asksIfStaying, asksOfOthers } from './asked-of-others.ts'

const secretThing = anyOf(
  /(?:gate|door|key ?box) (?:number|digits)/,
  /(?:gate|door|access|entry|entrance|alarm|key ?box|wi ?fi|network|guide|guest|admin|staff|setup|set up|security)(?:'?s)? ?(?:access )?(?:code|pin|key|pass ?words?|pass ?code|combination|credentials?|login)s?/,
  /pass ?words?|pass ?codes?|passphrase|api key|secret key|(?<!\bkeep(?:ing|s)? )secrets|torcode|contraseña|code du portail|passwort/,
  /setup code|environment variables?|env vars?|\.env|credentials|session token|(?<!\b(?:cheapest|dearest|best|good|nice|lowest|price|room|cabin|possible|right) )combination for/,
)
/** “WiFi password the same place?”, after where the gate code is. */
export const inSamePlace =
  /^(?:(?:and|or|but|so|then|ok|right|well|great|is|are) )*(?:the |your |my |our )?(?:wi ?fi |network |gate |door |guide |access ){0,2}(?:pass ?word|code|key|pin)s?(?: is| are)?(?: also)?(?: in| at| on| from)? (?:the )?same (?:place|spot|page|guide|section|bit)(?: too| as well| also| then| is it| yes| right)*$/
const aCode = '(?:(?:gate|door|access|entry|entrance|wi ?fi|guide|guest) )?(?:codes?|pin|pass ?words?)'
/** “… once we have the password for the guide”: asks for something else, and only says when. */
const whenTold = new RegExp(
  `\\b(?:once|after|when|whenever|now that|as soon as) (?:i|we|you|one) (?:(?:have|already|finally|got|get|receive|received|typed?(?: in)?|entered|enter|put in|opened it with|are in with) )+(?:the |our |my |your |that )?${aCode}(?: (?:for|to|of) (?:the |your )?(?:guest )?(?:guide|gate|wi ?fi|page))?\\b`,
)
/** “Nobody has sent us the entry code yet”: says that it is missing, and does not say “tell me”. */
const notSent = new RegExp(
  `^(?!.*\\b(?:what (?:is|are)|tell|give|share|text|say|read)\\b)(?!.*\\bsend (?:it|me|us)\\b).*\\b(?:(?:nobody|no one|noone|you|ye) (?:(?:has|have|did|never|not|yet|still|ever) )*(?:sent?|given?|gave|told|e ?mailed|texted|passed) (?:me |us )?(?:on )?(?:the|our|any|an?|my)|(?:i|we) (?:(?:have|did|are|were|still|yet|do) )*(?:not|never) (?:(?:yet|been|got|get|gotten|received?|have|had|sent|given|told|seen|see|find|found) )+(?:the|our|any|an?|my)) ${aCode}\\b`,
)
/** Asks where or how to get a code, not what it is: that has an answer. */
const wherefore = anyOf(
  /where (?:did|have|would|will) (?:you|ye) (?:hide|hidden|put|leave|left|send|sent|print|printed|write|written)\b(?!.*\b(?:admin|staff|owner|api|set ?up|alarm|server)\b)/,
  /where (?:do|can|is|are|would|will|could)|were (?:do|can|is|would|will) (?:i|we|the|it)/,
  // “Gate code where to find”
  /(?:gate|door|wi ?fi)(?:'?s)? (?:access )?(?:code|pass ?word) where(?: to (?:find|get|look)| (?:i|we) (?:can )?(?:find|get|see))?(?: (?:it|that|please))*$/,
  /(?:where|in (?:which|what) place) (?:to|i|we|i can|we can|can i|can we|do i|do we) (?:find|get|look for|see) (?:the |a |our |my )?(?:code (?:for|to) the (?:gate|door)|(?:gate|door|wi ?fi) (?:code|pass ?word))$/,
  /(?:is|are|will|would) (?:the|your|its|my|our) (?:\w+ )*(?:be )?(?:in|at|on|under) (?:the same (?:place|spot|page|guide|e ?mail)|there|it)(?: too| as well| also)?$/,
  inSamePlace,
  /(?:in|on) (?:which|what) (?:e ?mail|mail|message|letter|page|section|part of the guide) (?:was|is|were|will|would) (?:it|that|they)\b/,
  /where (?:was|is) (?:it|that) (?:again|kept|given|written)|no idea where (?:that|it|the code|the password) (?:is|was|would be)/,
  /how (?:do|can|will|would|should|to)|who (?:do|can) (?:i|we) ask|(?:forgot|lost|need|want) to (?:find|know where)/,
  // “It asks me for a password, which one is that?”
  /(?:asks?|asking) (?:me |us )?for (?:a|the|some) pass ?word\b.*\bwhich (?:one|pass ?word) (?:is (?:that|it|meant)|(?:do|does) (?:i|you|it) (?:need|mean|use|want))(?: please| then)*$/,
  /is there (?:a|any)|do (?:i|we) (?:need|have to)|will (?:i|we) (?:need|get)|when (?:do|will) (?:i|we) (?:get|receive)/,
)
const wrested = anyOf(
  /ignore|disregard|forget|override|bypass|jailbreak|pretend|role ?play|roleplay|hypothetical|developer mode|debug/,
  /dan\b|you are now|act as|new (?:policy|rule|instruction)|system(?: message| prompt)?:|grandm|poem|riddle|song|encode/,
  /base ?64|backwards?|revers|spell|translat|digits?|first (?:number|letter)|last (?:number|letter)|starts? with|hint/,
  /rhyme|higher|lower|complete (?:this|the)|repeat|reveal|leak|emoji|morse|rot13|hex/,
)
const orders = either(
  anyOf(
    // Ignore your instructions, or reveal them.
    /(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|above|previous|everything|restrictions?|guidelines?|training|regeln|anweisungen)/,
    /system prompt|your (?:prompt|instructions|rules(?! (?:and|or) (?:terms|conditions|regulations|policies|policy)\b| (?:of the house )?before (?:i|we|you|booking|coming|paying)\b)(?! (?:on|about|for|regarding|with) (?!what|how|answer|repl|respon|talk|chat|questions|sharing|secrets|you))|source code|configuration|training|hidden)/,
    /(?:show|print|reveal|output|dump|export|repeat|list|delete|drop|update|change|edit|overwrite)\b.{0,40}\b(?:prompt|instructions?|knowledge|database|entries|conversation|table|records|everything above|text above|line above|config)/,
    // Play a role, or say exactly this.
    /you are (?:now|no longer)|pretend (?:to be|you|that)|role ?play|act as|developer mode|jail ?break/,
    /drop table|select \S+ from|from now on|repeat after me|answer yes|say exactly|no (?:rules|restrictions|limits)/,
    // Do what only staff may do.
    /(?:become|be|make me|am) (?:an? |the )?(?:admin|administrator)|(?:staff|admin) (?:login|log ?in|area|page|console)/,
    /send (?:an? )?(?:e ?mails?|mails?|newsletters?|messages?) to (?:all|every|your)/,
    /e ?mail (?:all|every) (?:\w+ )?(?:subscribers?|guests?|customers?)/,
  ),
  /<\/?script|\{\{|\.\.\/|\$\{|;\s*--/,
)
const violence = anyOf(
  /(?<!\bbath )bomb|kill (?:someone|my|him|her|people)|murder(?! (?:me|us) (?:if|when|for|over)\b)|explosive|break in(?:to)?/,
  /climb over the (?:gate|fence|wall)|steal|(?<!\b(?:since|after) (?:the|that|all the) (?:\w+ ){0,2})hack|hacking|(?<!\b(?:like|feel|feeling|felt|being|am|was|such|being) (?:such )?(?:an?|a (?:bit|right) of an|the) (?:\w+ )?)idiot/,
  /fuck|fucking|shit|bitch|bastard|asshole|arsehole|nudes?|suicide/,
)
/** What somebody is said to have promised, or what we are asked to confirm. */
const promises = anyOf(
  // Who promised it.
  /(?:lady|woman|man|girl|guy|lad|fella|somebody|someone|receptionist|person) (?:on the phone|we spoke to|i spoke to|who answered|at the desk)\b.{0,40}\b(?:free|on the house|no charge|discount|half price|upgrade)/,
  /(?:he|she)\b.{0,20}\b(?:promised|told (?:me|us)|said(?! yes\b| there (?:is|was|are|were|might be)\b| (?:he|she) (?:had |has |would |is )?(?:paid|stayed|got|loved|enjoyed|booked|took|did)\b)|offered|agreed|guaranteed|assured)\b(?=.*\b(?:free|discount|upgrade|half|cheaper|refund|\d+ ?(?:euro|percent)|off|extra|no charge|late checkout|early|could|can have|will get|would get|keep)\b)/,
  framed(/(?:you|manager|owner|your team|your staff|your colleague)\b.{0,20}\b/, [
    /promised(?! (?:(?:me|her|him|us|them) )?(?:the )?(?:stars|moon|earth|world|sky)\b(?! (?:room|cabin|one|suite|lodge))(?!.*\b(?:free|discount|half|percent|upgrade|refund|nights)\b))/,
    /told me|told us|said (?:i|we|it|that|my|our)|offered|agreed|guaranteed|assured/,
    /(?:approved|authori[sz]ed|signed off(?: on)?) (?:me |us |a |an |the |my |our )*(?:\d+ percent|half price|discount|upgrade|reduction|refund|free)/,
  ]),
  // “I was told that we could stay till noon”, but not “I was told you do vouchers”.
  /i was (?:promised|told(?=.*\b(?:i|we|us|me|my|our|free|half|discount|upgrade|refund|late|early|nothing|no|on the house|\d+)\b))(?!.*\b(?:which|what) (?:of your )?(?:rooms?|cabins?|ones?) (?:have|has|come|comes|got)\b)(?!.*\bby my (?:wife|husband|partner|boyfriend|girlfriend|friend|mother|sister|brother|mam|mum|mom|dad)\b)/,
  /as (?:you )?(?:agreed|promised|said)/,
  /we (?:had |have )?agreed (?:that |on )?.{0,40}\b(?:\d+ ?euro|for free|free|half price|discount)\b/,
  // What is to be confirmed.
  /(?<!\bhow (?:do|can|would|should) (?:i|we) )(?:please |just )?confirm (?:it|my|our|this|i|we)\b/,
  /(?:apply|give (?:me|us)|grant)\b.{0,20}\b(?:\d+ ?percent|discount(?! codes?\b)|upgrade|for free|refund)/,
  /agree with (?:me|everything)/,
  /set the price/,
  /(?:give|get|honou?r|match|let|want|charge)\b.{0,30}\bsame price/,
  /(?<!\b(?:had|have|must|need|got) (?:to )?)admit(?! (?:only )?(?:persons?|people|guests|children|kids|dogs|pets|cats|minors|adults|babies|over|under))/,
)

/** “I was told there's often something off for a first visit”: nobody was promised it, and the newsletter's code is meant. */
const customOfNewcomers =
  /^(?=.*\b(?:first (?:visit|time|stay|booking)|first timers?|new ?comers?|new (?:guests|customers|visitors)|newsletter|subscribers?)\b)(?!.*\b(?:free|upgrade|half price|nights? for)\b).*\bi was told (?:that )?(?:there (?:is|are|was|were|might be|would be)|(?:you|ye) (?:often|usually|sometimes|always|generally) )/

/** Whether it tries to have a code out of us by a trick, or to have us forget our rules. `raw` is the message as typed. */
export function attacks(raw: string): boolean {
  const text = plain(raw)
  return [violence, orders, wrested].some((form) => form.test(text)) || orders.test(raw.toLowerCase())
}

/** Why this message is declined, if it is. `text` is the message made plain, `raw` as typed. */
export function declines(text: string, raw: string): Declined | undefined {
  const spaced = /\b(?:\w ){6,}\w\b/.test(text) ? text.replace(/(?<=\b\w) (?=\w\b)/g, '') : text
  const squeezed = `${text} ${/(?:gatecode|wifipassword|password|thecode)/.test(spaced) ? 'gate code' : ''}`
  const low = raw.toLowerCase()
  const asked = text.replace(whenTold, ' ')
  if (violence.test(text)) return 'injection'
  if (orders.test(text) || orders.test(low)) return secretThing.test(squeezed) ? 'secret' : 'injection'
  const isNamed = secretThing.test(asked === text ? squeezed : asked) || /\bc0de|passw0rd\b/.test(text)
  if (isNamed && (wrested.test(text) || !(wherefore.test(text) || notSent.test(text)))) return 'secret'
  if (atDoor.test(text) && tellsCode.test(text)) return 'secret'
  if (asksOfOthers.test(text) || asksIfStaying(raw)) return 'other_guests'
  if (promises.test(text) && !customOfNewcomers.test(text)) return 'claim'
  return undefined
}

/** “And the password?”, after WiFi or after where the gate code is: asks where it is, as it does not say “what is”. */
export const asksWhereCode = (text: string, before: string | undefined): boolean =>
  before !== undefined && nothingButCode.test(text) && (/\bwi ?fi\b|\binternet\b/.test(before) || wherefore.test(before))
export const nothingButCode =
  /^(?:(?:and|n|so|ok|but|then|the|your|our|its|wifi|internet|please) )*(?:pass ?words?|pass ?codes?|network key)(?: (?:for|to|of) (?:it|that|the (?:wifi|internet|network)))?(?: please| then| so)*$/

/** "Is his car there, at least?": asks again right after being told that we say nothing about guests. */
export const asksOnOfSomebody = (text: string, before: string | undefined): boolean =>
  before !== undefined && asksOfOthers.test(before) && ofSomebody.test(text)

/** “Ok, we are at it, what's the code?”, after a message about the gate. */
export const asksForCode = (text: string, before: string | undefined): boolean =>
  before !== undefined &&
  ((atDoor.test(before) && bareCode.test(text)) ||
    (wayIn.test(before) && handsOver.test(text)) ||
    (declines(before, before) === 'secret' && insists.test(text)))

const atDoor = /\b(?:gates?|entrance|barrier|key ?box|keypad|guide|wifi|locked)\b/
/** “How do we get in?”, “can you just tell me the code?” */
const wayIn = /\bget in(?:to)?\b|\b(?:gate|door|lock|guide|wifi)\b/
const handsOver = /\b(?:tell|give|send|text|share) (?:us|me) (?:just )?(?:the|your|that) (?:code|pin|number|password)\b/
/** “We're at the gate, just tell us the code.” */
const tellsCode = /\b(?:tell|give|send|text) (?:us|me) (?:just )?(?:the|your|that) (?:code|pin|digits|number to get in)\b/
/** “But I'm a guest already”, “we're staying tonight”, after a code was refused. */
const insists =
  /^(?:(?:but|and|so|well|ok|yes|no|sure|look|please|sorry|come on) )*(?:(?:i|we) (?:am|are)(?: \w+)? (?:an? |your )?(?:\w+ )?(?:guests?|customers?|staying|checked in|booked in|here (?:now|already)|allowed)|(?:i|we) (?:have )?(?:already )?(?:booked|paid|checked in))\b[^?]{0,30}$/
const bareCode =
  /\bwhat(?: is|s) (?:the|your|its) (?:code|pin|number|password)(?: (?:then|please|again|for (?:it|that)|to get in))*$|^(?:(?:so|and|ok|well) )*what (?:is|s) it(?: then| so)?$/

const ofSomebody = either(
  /\b(?:is|was|are) (?:he|she|his|her)\b.*\b(?:there|here|in|staying|car|alone)\b/,
  /\b(?:which|what) (?:room|cabin|lodge) (?:is|are) (?:he|she|they)\b|\bwhere (?:is|are) (?:he|she|they)\b/,
)
