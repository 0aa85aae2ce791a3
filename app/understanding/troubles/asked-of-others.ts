/** Questions about other guests, which are never answered: who is here, in which room, how to reach them. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { anyFrom } from '#app/understanding/any-of.ts'

const roomWords = Object.values(spokenNames).map(({ word }) => word.toLowerCase())
const rooms = roomWords.join('|')

/** `text` is made plain. */
export const asksOfOthers = anyFrom(
  // Who is here, or was here.
  /who else (?:is|are|will be|is going to be) (?:there|here|around|on (?:the )?(?:site|estate)|staying)\b/,
  // Something ordered for them asks nothing about them.
  new RegExp(
    `(?<!\\bordered for (?:my|our) (?:\\w+ )?\\w+ |\\border (?:\\w+ ){1,4}for (?:my|our) (?:\\w+ )?\\w+ )who (?:is|are|else is|was|were) (?:staying|booked|in (?:the )?(?:${rooms}))`,
  ),
  new RegExp(`who (?:is|are|s) (?:stayin|coming to|going to be in|in|at) .{0,20}(?:${rooms})`),
  /who (?:are|were) the (?:guests?|people|couple|others)/,
  /which (?:guests?|people|couple) (?:is|are) (?:in|staying)/,
  new RegExp(`is there (?:anyone|anybody|someone|somebody) (?:staying )?(?:in|at) (?:the )?(?:sea forest )?(?:${rooms})`),
  /(?<!\b(?:reviews?|testimonials?|quotes?|words|comments?|opinions?|ratings?|feedback|stories) (?:\w+ )?(?:from|by|of) (?:\w+ ){1,3}|\b(?:my|our) (?:\w+ ){1,2}(?:is|was) (?:the (?:one|person) )?|\b(?:it|this) (?:is|was) (?:my|our) (?:\w+ ){1,2}|\b(?:a|my|our|your|some) (?:\w+ )?(?:friends?|mates?|neighbours?|colleagues?|cousins?|sister|brother|couple|hairdresser) )who (?:stayed|booked)(?! (?:it |this )?(?:is|was) (?:my|our)\b)(?! (?:here |there |with you )?(?:before )?(?:say|said|think|thought)\b)/,
  /(?<!\b(?:at|by|until|till|after|before|from|in) )which guests/,
  /guest list/,
  new RegExp(
    `(?:which|what|whose) (?:car|van|jeep)\\b.{0,24}\\b(?:guests?|couple|people|she|he|they|man|woman|${rooms})\\b.{0,24}\\b(?:driv(?:e|es|ing)|in|park(?:ed|s)?|have|has|come|came)\\b`,
  ),
  /(?:which|what) car (?:is|are) (?:she|he|they) (?:in|driving)/,
  // Whether somebody is: “is my sister staying with you”, “is Mary Murphy checked in”.
  /is (?:my|a|mr|mrs|someone) .{0,30}(?:staying|booked) (?:with (?!us\b|me\b)|at|there|in)/,
  /is (?!(?:it|this|that|there|the|our|your|my|any|anyone|anybody|everyone|everything|what|who|a|an)\b)\w+ (?!(?:included|available|different|allowed|free|ok|okay|fine|possible|needed|required|extra|better|cheaper|dearer|on|there|when|while|if|worth|nice|good|easy|safe|still|also|not|really)\b)\w+ (?:staying (?:with (?:you|ye|yous)|there|here|at (?:yours|your)|tonight|this (?:week|weekend))|checked in)/,
  /is (?:he|she) (?:staying|checked in)/,
  /are the (?!dogs|pets|rooms|cabins|guests|kids|children|team|staff|others)\w+s (?:also |still |already )?(?:staying|booked in|checked in)/,
  /(?:has|have|did) (?:a |an |my (?:\w+ )?)?(?!(?:anyone|anybody|everyone|the|our|your|you|it|that|this|he|we|i|they|there|guests?|people|who|what)\b)(?:\w+ ){1,2}(?:already |just )?(?:checked in|check in yet|arrived yet)/,
  // In which room, on which days.
  /(?:which|what) (?:room|cabin|lodge) (?:is|are) (?!(?:the|it|this|that|my|our|your|best|cheapest|for|closest|nearest|near|in|with|warm|quiet|big|good|free|available)\b)\w+ (?!(?:and|or|for|with|to|from|than|on|at|suitable|nearest|closest|friendly|allowed)\b)\w+ (?:in|staying)/,
  /which (?:cabin|room|lodge)s? (?:is|was) (?:she|he) (?:in|staying)/,
  /(?:what|which) dates? (?:has |did )?(?:she|he) (?:has )?book/,
  /(?<!\bmatters? )(?:which|what) (?:room|cabin|lodge) (?:he|she) (?:is|was) (?:in|staying|booked)/,
  /\bmy (?:ex|husband|wife|partner|boyfriend|girlfriend) (?:is|was) (?:staying|booked|there)\b.*\b(?:(?:which|what) (?:room|cabin|lodge) (?:he|she|is)|where (?:he|she|is he|is she))\b/,
  /(?:which|what) (?:room|cabin|lodge) is (?:my|our) (?:wife|husband|partner|boyfriend|girlfriend|fiancee?|ex|daughter|son|sister|brother|friend|mother|father|mum|mam|mom|dad|boss|colleague|cousin) (?:in|staying)\b/,
  // Their names, addresses and cards.
  /card (?:number|details) (?:for|of|on|under) (?:the |a |an )?(?:last |latest |previous |other )?(?:booking|room|reservation|guest|order|customer)/,
  /(?:number|address|e ?mail|details) (?:for|of) the booking (?:under|of)/,
  /(?:names?|e ?mails?|phone numbers?|addresses|list|details) of (?:the |your |other |all |every)*(?:guests?|everyone|people|visitors|customers|subscribers|couple|man|woman|girl|fella|person in)/,
  /(?:another|any other|some other|a different) guest(?:'?s| s)? (?:\w+ )?(?:number|phone|mobile|e ?mail|address|names?|details)/,
  /under the name/,
  /home address/,
  /(?:phone |mobile |telephone )?(?:number|surname|name|address|e ?mail) of the (?:couple|man|woman|guest|people|lady|fella|person|girl|lad)s? (?:in|who(?! (?:does|do|gives?|runs?|teaches|owns?|manages|cooks?|cleans?|delivers?|brings?|makes?|designed|built)\b)|that|next)/,
  /private (?:number|address)/,
  /celebrit/,
  /(?:e ?mail|phone|number|name|address)(?: address| number)? of the (?:guests?|couple|people|man|woman|lady) (?:before|after|ahead of) us\b/,
  /(?:cancel|change|move|check|look up|find|open) (?:the|a) (?:booking|reservation|stay) (?:of|for|under|by) (?:mr|mrs|ms|miss|dr)\b/,
  // What they asked the concierge.
  /(?<!\b(?:read|see|hear|show me|know) (?:what|how) (?:the |your )?)(?:previous|last|other) (?:guest|person|visitor|customer)s? (?:ask(?:ing|ed)?|said|wrote|want(?:ed)?)\b/,
  // “What other guests said about Mary Murphy”, and not “about you”.
  /other (?:guest|visitor|customer)s? (?:said|say|think|thought|wrote) about (?!you\b|ye\b|it\b|the\b|your\b|this\b|that\b|them\b|their\b|staying\b|how\b|a\b)\w+/,
  /last (?:guest|person|visitor|customer)s?(?: s)? (?:question|ask(?:ed)?|say|said)/,
  /(?:the )?other guests?(?:'?s)? names?|names? of (?:the )?(?:other )?guests/,
  /other (?:visitors|guests|people)(?:'s)? (?:ask|messages|conversations|bookings)/,
)

/** “Is Mary Murphy booked in?”: two capitalised names that are no room of ours. `raw` is the message as typed. */
export const asksIfStaying = (raw: string) =>
  /^(?:[Hh]i,? )?(?:[Dd]id|[Hh]as|[Hh]ave) \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’]+ (?:book|booked|stay|stayed|check|checked|arrive|arrived)\b/u.test(
    raw,
  ) ||
  /\b(?:[Ww]hat|[Ww]hich) (?:room|cabin) (?:is|are) \p{Lu}[\p{L}'’]+ \p{Lu}/u.test(raw) ||
  (namedAsGuest.test(raw) && !ourRooms.test(raw))
const namedAsGuest =
  /^(?:[Hh]i,? )?(?:[Ii]s|[Aa]re|[Hh]as) (?:[Aa] |[Mm]rs?\.? |[Mm]s\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)* (?:booked in|checked in|staying|a guest)\b/u
const ourRooms = new RegExp(`\\b(?:${rooms})\\b`, 'i')
