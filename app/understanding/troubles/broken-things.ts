/** Faults, recognised by form, so that a freezing guest is not told how warm the cabins are. */
import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'

const things = oneOf(
  'wi ?fi|internet|signal box|heating|heater|radiator|shower|toilet|loo|hob|cooker|fridge|kettle|projector|cinema',
  'screen|speaker|stove|tap|sink|drain|lock|key|door|window|blind|bath|tub|tv|telly|television|netflix',
  'hair ?dryer|power|electricity|lights?|lamp|hot water|water|floor|bedroom|room|cabin',
)
/** Animals that got in: no danger and in no entry, somebody comes and opens a window. */
const animals =
  '(?:bat|bird|swallow|robin|squirrel|wasps?|wasps? nest|hornets?|bees?|spiders?|ants|wasps|flies|frog|snails?|slugs?|moths?)'
const faults = [
  /(?:it is|it feels|we are|i am) (?:absolutely |so |too |very |really |still |just |a bit )*(?:freezing|frozen|perished|perishing|baltic|roasting|sweltering|stifling|cold|hot) (?:cold |hot )?in (?:here|(?:the|our|this) (?:room|cabin|lodge|bedroom|bathroom))/,
  new RegExp(
    `${things} (?:keeps?|kept) (?:\\w+ )?(?:dropping|cutting|going|tripping|stopping|leaking|dripping|flickering|disconnecting|blocking|sticking|buffering)`,
  ),
  new RegExp(
    [
      `${things} (?:(?:that )?(?:we|i) (?:paid for|ordered|booked) )?(?:is|are|has|have|seems?|went|s) (?:gone |just |completely |still |to be )*`,
      oneOf(
        'down|out|dead|dripping|acting up|playing up|banjaxed|knackered|leaking|blocked|flooding|overflowing|stuck|jammed',
        'cut out|stopped working|stone cold|freezing(?: cold)?|ice cold|baltic|not working|broken|broke',
      ),
    ].join(''),
  ),
  new RegExp(
    `(?:inform|tell|notify|report|ring|contact|message|talk to|ask)\\b.{0,16} (?:an?|the|our|this) (?:broken|faulty|dripping|leak(?:ing|y)|blocked|cracked|stuck|jammed) ${things}`,
  ),
  /(?:remote(?: control)?|clicker|batter(?:y|ies)|bulb)\b(?: \w+){0,4}? (?:is|are|has|have|seems?|went) (?:\w+ )?(?:dead|broken|banjaxed|gone|flat|kaput|missing|not working)/,
  /(?:lights?|lamps?)\b.{0,24}\b(?:flickers?|flickering|flickered|buzz(?:es|ing))/,
  /^(?:(?:hi|hello|sorry|hey|the|our) )*(?:shower|water|heating|floor|bath|tub) (?:is|s) (?:\w+ )?(?:cold|freezing|ice cold|stone cold|lukewarm|tepid)(?: now| again| this morning)?$/,
  /(?:heating|heaters?|radiators?|floor) (?:is|are|feels?) (?:still |only |all |just |totally |completely )*cold/,
  new RegExp(
    [
      `${things} `,
      oneOf(
        '(?:thing )?(?:in (?:the|our) \\w+ )?(?:will|does) not (?:work|function|turn on|switch on|come on|start|heat up|light)',
        '(?:went|is only|only runs|is running|is only running|runs|comes out|is coming out) (?:\\w+ )?(?:cold|lukewarm|freezing|brown)',
        'is (?:\\w+ )?lukewarm|has no (?:sound|picture|pressure|flame|heat)',
      ),
    ].join(''),
  ),
  either(
    /(?:awful|terrible|bad|horrible|strange|funny|weird|rotten|desperate|vile) (?:smell|stink|stench|pong|odour|whiff)(?! of (?:gas|burning|smoke))/,
    /smells? (?:of|like) (?:sewage|drains?|mould|damp|rotten \w+|eggs?)|stinks of/,
  ),
  /(?:tree|branch) (?:is |has |just |after |is after )*(?:come|came|coming|fell|fallen|down|lying|blocking|blown) (?:down )?(?:across|over|on|onto)/,
  new RegExp(
    `${animals} (?:\\w+ ){0,3}(?:in|inside|into|around|round|all over|on|under) (?:the|our|my) (?:bed|bed ?room|cabin|lodge|room|bathroom|kitchen|shower)`,
  ),
  new RegExp(
    `${animals} (?:\\w+ ){0,2}(?:by|beside|near|at|over|outside) (?:the|our|my) (?:door|window|deck|porch|step|tub|bath)`,
  ),
  // “The fridge is humming all night.”
  new RegExp(
    `(?:${things}|extractor|pipes?|gutter|shutter|blinds?) (?:is |are |keeps? |has been )+(?:humming|buzzing|rattling|whistling|squeaking|creaking|gurgling|banging|making (?:an? )?(?:\\w+ )?(?:noise|sound|racket))`,
  ),
  // “The shower drain is backing up a bit.”
  /(?:drain|sink|basin|toilet|loo|shower|plug ?hole)\b (?:\w+ ){0,2}?(?:back(?:s|ing)? up|drain(?:s|ing) (?:very |so )?slow\w*|not draining|will not drain|does not drain)/,
  /bird (?:has |just )*(?:hit|hits|flew into|struck|crashed into) (?:the|our|a) (?:window|glass|door)/,
  either(
    /(?:bath|tub|water|shower) is not (?:\w+ )?(?:hot|warm)/,
    /(?:can|will|does) not (?:get on(?:to)?|connect to|log ?in to|find) (?:the |your )?(?:wifi|internet)|power ?cut/,
    /(?:leak|water) (?:is )?(?:coming|dripping|pouring) (?:through|from|down)/,
    /(?:lights?|power|electric\w*) (?:just |all )*(?:went|are gone|is gone|have gone|has gone)(?: out| off)?/,
    /(?:no|not (?:an?|one|any)|without an?) (?:single )?(?:drop|water|drop of water|trickle)(?: (?:is|at all|now|that))* (?:com(?:es|ing)|came|runs|running|flows|flowing)\b.{0,24}\b(?:shower|tap|sink|basin|pipes?|hose)/,
    /(?:there is|there s|we have|have|had|getting|get|got) (?:no|not a) drop of water/,
    /toilet (?:will|does) not flush|(?:sheets|towels) (?:are|were) (?:\w+ )?(?:dirty|stained|damp|smelly)/,
    /(?:stove|fire) (?:is after going|has gone|went|keeps going|will not stay) out/,
    /can not get (?:it|the stove|the fire) (?:going|lit|lighting|to light|started)/,
  ),
  /(?:lamp|light|bulb)(?: \w+){0,4} (?:has|is) (?:just )?(?:gone|blown|burnt out)/,
  new RegExp(`${things} (?:is |are |has |have )?(?:all )?gone(?! (?:up|to|off to|well))`),
  new RegExp(
    `^(?:the |our |my )?(?:${things}) (?:(?:is |are )?not (?:working|connecting|heating|opening|turning on|coming on)|down|broken|broke|gone|leaking|blocked)$`,
  ),
  /^(?:there is |we have |we have got |i have |still )?no (?:hot water|heating|heat|power|electricity|light|wifi|internet|water|signal on the wifi)\b(?! (?:bottle|included|in the price))/,
  /(?:in|inside) the (?:cabin|lodge|room)\b.{0,24}\b(?:freezing|perished|perishing|baltic)$/,
  /^(?:it is |its |we are |i am |and |but )*still (?:absolutely |bloody |very )?(?:freezing|frozen|perished|perishing|baltic)(?: cold)?$/,
  /^(?:it is |its |we are |i am |and |but |ok )*(?:absolutely |bloody |so |very |really )*(?:freezing|frozen|perished|perishing|baltic)(?: cold)?(?: in (?:here|the (?:cabin|lodge|room)))?$/,
  /still (?:stone )?(?:cold|broken|leaking|not working|no (?:hot water|power|heat|heating))/,
  /when (?:is|will) (?:someone|somebody|anyone|anybody) (?:be )?(?:coming|here|out|come)/,
]
const anyFault = new RegExp(`\\b(?:${faults.map(({ source }) => source).join('|')})\\b`)
/** Supposed or asked in advance: nothing is broken now. */
const supposed = anyOf(
  /if|when(?! (?:is|will) (?:someone|somebody|anyone|anybody)\b)|in case|what happens|would|could/,
  /will(?! (?:not|someone|somebody|anyone|anybody)\b)|ever|normally|usually/,
  /in (?:the )?(?:winter|summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)/,
  /at (?:home|ours|mine)|in (?:our|my) (?:own )?(?:house|flat|home|apartment)|(?<!\b(?:from|after) the )(?:sea|beach)|out of this world|pollution/,
  /switch(?:es)?|sockets?|views?/,
)

/**
 * @param text made plain
 * @param asked as it was written: “No WiFi in the cabins?” is a question
 */
export const tellsOfFault = (text: string, asked = ''): boolean =>
  anyFault.test(text) && !supposed.test(text) && !(asked.trimEnd().endsWith('?') && isAsked.test(text))
const isAsked = /^(?:no |is |are |it is |does |do )/
