/** Boxes, baskets and what is drunk, and who else makes something warm: “Is the veggie box the same price?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const ofAnAilment = /\b(?:allerg\w*|coeliac|celiac|pregnan\w*|intoleran\w*|nuts?|gluten|halal|kosher|diabet\w*)\b/

export const ofBoxesAndDrink: readonly Form[] = [
  {
    example: 'Is the veggie box the same price as the one with ham?',
    heardAs: topicSet('grazing unknown dynamic_prices extras price breakfast'),
    pattern:
      /\b(?:veggie|vegetarian|meat ?(?:free|less)|one without meat|standard|meat|ham)\b.{0,16}\b(?:box|one|boxes)\b.*\b(?:same (?:price|money|cost)|cheaper|dearer|cost (?:the same|less|more)|less|more expensive|difference)\b/,
    unless: either(ofAnAilment, /\b(?:breakfast|tray|hamper|picnic|vegan|altogether|both|total)\b/),
    topic: 'grazing',
  },
  {
    example: 'Who do I ask about sandwiches and bits for a day outdoors?',
    heardAs: topicSet('picnic unknown contact dining grazing breakfast town'),
    pattern:
      /\b(?:sandwiches|rolls|bits|packed lunch(?:es)?|lunch|food|something|a basket|a hamper)\b.{0,16}\b(?:for|to (?:take|bring|carry)(?: with us)?(?: for| on)?)\b.{0,8}\b(?:day|walk|hike|afternoon|outing|trip)\b.{0,8}\b(?:out|outdoors|outside|on the beach|in the woods|at the beach)\b/,
    unless: either(ofAnAilment, /\b(?:how much|price|cost|dogs?|wear|what to do|where can we go)\b/),
    topic: 'picnic',
  },
  {
    example: "We'd like a nice glass of something in the evening.",
    heardAs: topicSet('eating_out wine unknown offtopic dining emergency kitchen'),
    pattern: either(
      /\b(?:glass|bottle|drop) of (?:something|anything)(?: (?:nice|good|cold|red|white|decent))?\b/,
      /\b(?:good|nice|decent|bottle of|glass of) (?:burgundy|bordeaux|rioja|chianti|merlot|shiraz|malbec|chablis|sancerre|riesling|pinot(?: \w+)?|barolo|claret|chardonnay|sauvignon(?: blanc)?)\b/,
    ),
    unless: either(
      ofAnAilment,
      /\b(?:water|milk|juice|bath|tub|sauna|broke|broken|spilt|spilled|town|pub|village|nearby|dinner out|restaurant|price|cost|how much|bring (?:our|my) own)\b/,
    ),
    topic: 'wine',
  },
  {
    example: 'Is there no place where one can fetch something warm to eat and take it to the cabin?',
    heardAs: topicSet('dining takeaways unknown heating eating_out cafes kitchen town'),
    pattern:
      /\b(?:fetch|collect|pick up|get|grab|buy)\b.{0,16}\b(?:warm|hot|cooked)\b.{0,24}\b(?:take|bring|carry|eat) (?:it |that |them )?(?:back |home |away |over )*(?:to|in|at|with us)?\b.{0,8}\b(?:cabin|room|lodge|back|home|away|ours)\b/,
    unless: either(ofAnAilment, /\b(?:breakfast|bath|water|logs|delivered)\b/),
    topic: 'takeaways',
  },
  {
    example: 'My husband is unbearable without his espresso.',
    heardAs: topicSet('cafes unknown offtopic emergency eating_out'),
    pattern:
      /\b(?:unbearable|useless|no good|lost|grumpy|not human|nothing|cranky|a bear|hopeless) (?:\w+ )?(?:without|before|until|till) (?:\w+ ){0,3}?(?:coffee|espresso|cappuccino|flat white|latte|caffeine)\b/,
    unless: /\b(?:machine|maker|pods?|room|cabin|lodge|kettle)\b/,
    topic: 'cafes',
  },
  {
    example: 'Who does a decent coffee in the area?',
    heardAs: topicSet('cafes unknown eating_out offtopic takeaways town'),
    pattern:
      /\b(?:who|where|which place|anyone|anybody)\b.{0,8}\b(?:does|do|makes?|serves?|gets?)\b.{0,12}\b(?:decent|good|proper|nice|real|best) (?:cup of )?(?:coffee|espresso|cappuccino|flat white|latte)\b/,
    unless: /\b(?:machine|maker|pods?|room|cabin|lodge|kettle)\b/,
    topic: 'cafes',
  },
]
