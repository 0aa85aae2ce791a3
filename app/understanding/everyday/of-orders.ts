/** What is ordered to a stay, its payment page and what comes after paying: “What happens after I pay for my add-ons?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const pays = '(?:pay(?:ing)?|paid|order(?:ed|ing)?)'
const extra = '(?:extras?|add ?ons?|order|bath|box|boxes|trays?|hamper|picnic|breakfast)'

export const ofOrders: readonly Form[] = [
  {
    example: 'What happens after I pay for my add-ons?',
    heardAs: topicSet('order_confirmation pay_addons confirmation extras order_details book_experience unknown'),
    pattern: either(
      new RegExp(
        `\\b(?:will|do|would|shall) (?:i|we) (?:get|receive|be sent|have) (?:an? |any )?(?:e ?mail|mail|confirmation|e ?mail confirmation|message)\\b.*\\b${pays}\\b.*\\b${extra}\\b`,
      ),
      new RegExp(
        `\\b(?:will|do|would|shall) (?:i|we) (?:get|receive|be sent|have) (?:an? |any )?(?:e ?mail|mail|confirmation|e ?mail confirmation|message|receipt)\\b.*\\bfor (?:the |an? |my |our )?${extra}\\b`,
      ),
      new RegExp(`\\bwhat happens (?:once|when|after) (?:i|we) (?:have )?(?:pay|paid|order|ordered)\\b.*\\b${extra}\\b`),
      /\bwhere (?:(?:do|can|will|is|are|would) )?(?:(?:i|we) )?(?:(?:find|see|get) )?(?:(?:the|my|our) )?order (?:id|number|no|reference)\b/,
    ),
    unless: /\b(?:booking|reservation|vouchers?|newsletter|not|never|no)\b/,
    topic: 'order_confirmation',
  },
  {
    example: 'Will I see the total before I pay for an add-on?',
    heardAs: topicSet('pay_addons order_confirmation extras order_details unknown price dynamic_prices'),
    pattern: new RegExp(
      `^(?=.*\\b${extra}\\b).*\\b(?:see|know|shown?|told)\\b.*\\b(?:total|price|sum|amount|cost)\\b.*\\bbefore (?:(?:i|we|to) )?(?:pay|order)(?:ing)?\\b`,
    ),
    topic: 'order_details',
  },
  {
    example: 'I want to know the exact total before I book.',
    heardAs: topicSet('how_to_book confirmation unknown price dynamic_prices'),
    pattern:
      /\b(?:exact|final|full|whole|real) (?:total|price|cost|sum|amount)\b.*\b(?:before|until) (?:i|we) (?:book|reserve|commit)\b/,
    unless: /\b(?:bath|box|tray|vouchers?)\b/,
    topic: 'dynamic_prices',
  },
  {
    example: "I can't pay for my order, nothing comes up.",
    heardAs: topicSet('order_confirmation confirmation unknown payment_page pay_addons money housekeeping'),
    pattern: either(
      /\b(?:can not|could not|unable to|not able to) (?:pay|check out|finish paying)\b.*\bnothing (?:comes|pops|opens|loads|shows|happens|appears)\b/,
      /\bpay(?:ment)? (?:window|page|tab|screen|thing)\b.*\b(?:not|never) (?:pop|open|load|come|appear|show)/,
    ),
    topic: 'payment_page',
  },
  {
    example: "I'd like to add something nice to our stay.",
    heardAs: topicSet('change_booking complaint extras book_experience unknown experiences'),
    pattern: either(
      /\badd (?:something|anything|a little something)(?: \w+)? to (?:our|my|the) (?:stay|booking|trip|weekend|room)\b/,
      /\b(?:what|which)(?: \w+){0,2} can (?:(?:i|we) (?:order|add|buy)|be (?:ordered|added|bought)) (?:additionally|on top|extra|as an? extra)\b/,
    ),
    unless: /\b(?:nights?|days?|guests?|persons?|people|dogs?)\b/,
    topic: 'extras',
  },
  {
    example: "We'd like breakfast at the cabin on Saturday.",
    heardAs: topicSet('breakfast complaint unknown dining kitchen'),
    pattern:
      /^(?:i|we) (?:would (?:like|love)|want|fancy) (?:a |the |our )?(?:nice )?breakfast(?: tray| hamper)?(?: (?:at|in) (?:the|our) (?:cabin|room|lodge|bed))?(?: for (?:the )?(?:two|both)(?: of us)?)?(?: (?:on|for) (?:the )?\w+(?: morning)?)?$/,
    topic: 'breakfast',
  },
  {
    example: "I'd love a picnic for the two of us on Saturday.",
    heardAs: topicSet('picnic unknown couples grazing'),
    pattern:
      /^(?:i|we) (?:would (?:like|love)|want|fancy) (?:a |the |our )?(?:nice |little )?picnic(?: basket| hamper)?(?: for (?:the )?(?:two|both|us)(?: of us)?)?(?: (?:on|for) (?:the )?\w+(?: (?:beach|afternoon|evening))?)?$/,
    topic: 'picnic',
  },
]
