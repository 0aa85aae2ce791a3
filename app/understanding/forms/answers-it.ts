/** Questions that look unwritten but that the entries answer: “Two singles or a double?” */
import { either } from '#app/understanding/any-of.ts'
import type { TopicId } from '#app/understanding/topics.ts'

/** By the topic whose entries say it. */
export const answersIt: Partial<Record<TopicId, { example: string; pattern: RegExp }>> = {
  check_in: {
    example: 'Our flight gets in at 7 in the morning, when can we come?',
    pattern:
      /\b(?:planes?|flights?|ferry|boat|bus|train|land|landing|we|i)\b.{0,16}\b(?:gets? in|lands?|arrives?|docks?|at)\b.{0,12}\b(?:[5-9]|1[01]|five|six|seven|eight|nine|ten|eleven)(?::\d\d)? (?:am|in the morning)\b/,
  },
  pay_addons: {
    example: 'Can I pay cash for the bath?',
    pattern: /^(?=.*\bcash\b).*\b(?:bath|box|boxes|trays?|breakfast|hamper|extras?|add ?ons?|reheat)\b/,
  },
  pets: { example: 'How much is the lodge with a dog?', pattern: /\bhow much is the lodge|per night|a night|midweek|weekend\b/ },
  beach: { example: 'Is the beach ten minutes on foot?', pattern: /\b(?:dogs? and|minutes? (?:on foot|walk))\b/ },
  // Which of both the bed is, and not whether it could be the other.
  beds: {
    example: 'Is it twin beds or a double?',
    pattern: either(
      /\b(?:twins?|singles?)(?: beds?)? or (?:a |one )?(?:\w+ )?(?:double|king|bed)/,
      /\b(?:double|king|bed)(?: beds?)? or (?:a |two )?(?:\w+ )?(?:twin|single)/,
    ),
  },
  // Bags are packed by the end of the stay; where they may be left is another matter.
  check_out: {
    example: 'What time must the keys be back?',
    pattern: either(
      /\b(?:when|what time|by when)\b.*\bkeys? (?:be )?(?:back|returned|handed|given)\b/,
      /\b(?:when|what time|by when|which hour|what hour)\b.*\b(?:give|hand|bring|return) (?:back )?(?:the |our |in the )?keys?\b/,
      /\b(?:bags|luggage|suitcases?|stuff)\b.*\b(?:packed|loaded|(?:be )?(?:in the car|out of))\b|\b(?:packed|loaded)\b.*\bbags\b/,
    ),
  },
  breakfast: {
    example: 'What time must I order breakfast by?',
    pattern: either(
      /^(?:and |so )?(?:what (?:do|would) you charge|how much (?:is it|do you charge|would it be)|what (?:is|does) (?:it|that) cost) for one$/,
      /\b(?:for )?(?:one|1|two|both) (?:mornings?|days?)\b/,
      /\b(?:rate|price|stay|room)\b.*\b(?:includes?|with)\b|\b(?:included|part of the (?:price|rate|stay))\b/,
      /\b(?:what time|when|how late|by when)\b.*\border(?:ed|ing)?\b|\bwhen (?:do|should|must) (?:i|we) order\b/,
      /\bfor (?:one|1|two|2|both)(?: person| people| of us)? or (?:for )?(?:one|1|two|2|both)\b/,
      /\bhow (?:early|late) (?:do|should|must|can) (?:i|we) (?:order|book)\b|\bcut ?off\b|\bdeadline\b|\b(?:last|latest) (?:time|moment|hour)\b/,
    ),
  },
  vouchers: {
    example: 'How fast does a voucher arrive?',
    pattern: either(
      /\bhow (?:fast|soon|quick(?:ly)?) (?:do|does|would|will|can|is|are) (?:i|we|she|he|they|it|one|(?:(?:a|the|my|our) )?(?:gift )?vouchers?)\b/,
      /\bhow (?:many years|long)\b(?!.*\b(?:lost|extend\w*|part)\b(?! track))/,
    ),
  },
  cancellation: {
    example: 'How much is it to back out of our booking?',
    pattern: /\b(?:back out|pull out|get out) of (?:my|our|the) (?:booking|stay)\b|\blose (?:our|my|the|all our) money\b/,
  },
  newsletter: {
    example: 'What percentage do I get off with the newsletter?',
    pattern: /\bwhat percentage (?:do|would|will|can) (?:i|we) (?:get|have|save)\b|\bwhat percentage (?:i|we) (?:get|save)\b/,
  },
  deposit: {
    example: 'When do I pay the deposit?',
    pattern:
      /\bwhen (?:do|must|should) (?:i|we) pay\b|^(?:must|do|should|will) (?:i|we) (?:have to |need to )?(?:leave|pay|give|put down)\b.*\bdeposit\b|\b(?:block|hold|freeze|pre ?auth\w*|reserve) (?:an amount|some money|money|something|anything)\b/,
  },
  elopement: {
    example: 'We want to get married without the big wedding.',
    pattern: /\b(?:without|not) (?:the|a|any) (?:big|large|huge) /,
  },
  beaches: {
    example: 'Is the beach in Courtown sandy?',
    pattern: /\bis the beach (?:in|at) \w+ sandy\b|^is (?!the\b)\w+ (?:beach )?sandy\b/,
  },
  heating: {
    example: 'Is there a fire or is it all electric?',
    pattern: /\b(?:do we get|is there|have you|has it) (?:a |an )?(?:open )?(?:fire|stove|wood ?burner)\b/,
  },
  room_seaforest: { example: 'Is the lodge made of old stone?', pattern: /\bmade (?:of|from|out of) (?:old )?stones?\b/ },
}
