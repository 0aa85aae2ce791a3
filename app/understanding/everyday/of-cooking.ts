/** What guests can cook on: “With what can we heat our pasta?” */
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofCooking: readonly Form[] = [
  {
    example: 'How would we get fed that night?',
    heardAs: topicSet('taxis wine unknown dining takeaways how_to_book eating_out heating_and_cooling'),
    pattern:
      /\bhow (?:would|do|can|will|could) (?:we|one|i) (?:get fed|be fed|feed (?:my|our)sel(?:f|ves)|get (?:dinner|something to eat|a (?:meal|bite)))\b/,
    unless: /\b(?:dogs?|cats?|gorey|courtown|town|village)\b/,
    topic: 'dining',
  },
  {
    example: 'What can we heat our food on?',
    heardAs: topicSet('heating kitchen unknown dining cabin_amenities housekeeping'),
    pattern:
      /\b(?:heat|warm|reheat)(?: up)? (?:our|my|some|the|a|up our) (?:\w+ )?(?:food|pasta|soup|dinner|stew|meals?|pans?|pots?|beans|curry|leftovers)\b/,
    unless: /\b(?:baby|bottle|outside|fire pit|barbecue|bbq)\b/,
    topic: 'kitchen',
  },
  {
    example: 'We bring our own pasta.',
    heardAs: topicSet('kitchen unknown breakfast dining'),
    pattern:
      /^(?:we|i) (?:will |would )?(?:(?:are |am )?bring(?:ing)?) (?:our|my) own (?:\w+ )?(?:food|pasta|groceries|ingredients|dinner|meals?|messages|shopping)$/,
    topic: 'kitchen',
  },
  {
    example: 'We like to cook our own jollof wherever we go',
    heardAs: topicSet('kitchen unknown'),
    pattern: /\b(?:we|i) (?:(?:always|usually|both|really) )*(?:like|love|prefer|want|plan|tend|hope) to cook (?:our|my) own\b/,
    topic: 'kitchen',
  },
  {
    example: 'Do we have to bring all our own groceries?',
    heardAs: topicSet('unknown town dining kitchen breakfast housekeeping'),
    pattern:
      /\b(?:do|should|must|will|would) (?:we|i|you|one|guests) (?:have to |need to |be better to |better )?(?:bring|carry|take|pack|stock up on) (?:along )?(?:all )?(?:(?:our|my|your|the|one s) )?(?:own )?(?:food|groceries|provisions|meals|everything to eat|messages)\b/,
    unless: /\b(?:dogs?|cats?|baby|shop\w*|supermarket|buy|fridge|where)\b/,
    topic: 'dining',
  },
  {
    example: 'Can you cook a meal in it?',
    heardAs: topicSet('kitchen dining unknown cabin_amenities room_stormchaser room_sunriser room_stargazer'),
    pattern:
      /\b(?:can|could|may) (?:you|we|i|one|guests|people) (?:actually |really |properly )?cook (?:a |an |the |our |your own |proper |full |whole |hot )*(?:meals?|dinners?|food|something|anything|properly)?(?: (?:in|inside) (?:it|there|the (?:rooms?|cabins?)|them))(?: too| ourselves)?$/,
    unless: /\blodge\b/,
    topic: 'kitchen',
  },
  {
    example: 'Is there any way to get fed without going out?',
    heardAs: topicSet('dining unknown eating_out takeaways newsletter check_out'),
    pattern:
      /\b(?:get fed|be fed|eat|have (?:a )?(?:dinner|supper|meal|bite)|feed ourselves|get (?:dinner|supper|food|a meal|something to eat)) without (?:going|driving|heading|getting|having to go) (?:back |anywhere|out|off|into|in)\b/,
    topic: 'dining',
  },
  {
    example: 'Can we do our own dinner?',
    heardAs: topicSet('unknown dining kitchen'),
    pattern: /\b(?:do|make|fix|prepare) (?:our|my) own (?:dinner|supper|lunch|tea|breakfasts?|meals?|food)\b/,
    unless: /\b(?:shop|supermarket|deliver)\b/,
    topic: 'kitchen',
  },
  {
    example: 'We are bringing steaks, have we something to fry them on?',
    heardAs: topicSet('kitchen takeaways unknown'),
    pattern:
      /\b(?:something|anything|somewhere|what|a way) (?:is there )?to (?:fry|grill|sear|cook|boil|heat|warm|saute) (?:them|it|our|a|an|the|some|steaks?|eggs?|sausages?|pasta)\b/,
    unless: /\b(?:barbecue|bbq|outside|fire pit|on the fire)\b/,
    topic: 'kitchen',
  },
]
