/** What is ordered to a stay, its payment page and what comes after paying: “What happens after I pay for my add-ons?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const pays = '(?:pay(?:ing)?|paid|order(?:ed|ing)?)'
const extra = '(?:extras?|add ?ons?|order|bath|box|boxes|trays?|hamper|picnic|breakfast)'

export const ofOrders: readonly Form[] = [
  {
    example: 'What happens after I pay for my add-ons?',
    heardAs: topicSet(
      'order_confirmation pay_addons confirmation extras order_details book_experience unknown how_to_book wifi_password guest_guide',
    ),
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
      `^(?=.*\\b${extra}\\b).*\\b(?:see|know|shown?|told)\\b.*\\b(?:total|price|sum|amount|costs?|comes to)\\b.*\\bbefore (?:(?:i|we|to) )?(?:pay|order|hand over|part with|confirm|commit|give)(?:ing)?\\b`,
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
      /\b(?:pay(?:ment)? (?:window|page|tab|screen|thing)|(?:page|tab|window) (?:to pay|for (?:the )?pay(?:ing|ment)))\b.*\b(?:not|never) (?:pop|open|load|come|appear|show)/,
    ),
    topic: 'payment_page',
  },
  {
    example: "The checkout for the breakfast won't load on my iPhone.",
    heardAs: topicSet('payment_page unknown breakfast pay_addons check_out offtopic housekeeping order_confirmation'),
    pattern: new RegExp(
      `^(?=.*\\b${extra}\\b).*\\b(?:checkout|pay(?:ing|ment)?(?: (?:page|screen|window|form|bit|part))?|basket|cart) .{0,24}\\b(?:will|does|did|is|would|can|just)\\b.{0,8}\\b(?:not|never|refuses? to|hang\\w*|froz\\w*|stuck|blank|spin\\w*)\\b`,
    ),
    unless: /\b(?:late|leave|room|cabin|charged|twice|declined|yet|gone through|go through|went through)\b/,
    topic: 'payment_page',
  },
  {
    example: 'Does the paying happen on the same page?',
    heardAs: topicSet('payment_page pay_addons dynamic_prices unknown order_details how_to_book offtopic'),
    pattern: either(
      /\b(?:pay|paying|payment) (?:\w+ ){0,3}?(?:on|in|at|to) (?:the |a |an )?(?:same|other|another|new|separate|different|second) (?:page|tab|window|site|website)\b/,
      /\b(?:pay|paying|payment)\b.*\b(?:sent|taken|brought|redirected|go|forwarded) (?:off )?(?:elsewhere|(?:to |on to )?(?:another|a different|some other|an outside) (?:page|tab|window|site|website))\b/,
    ),
    unless: /\b(?:voucher|deposit|on arrival|safe|secure|cash)\b/,
    topic: 'payment_page',
  },
  {
    example: 'Which information must I enter in the order form?',
    heardAs: topicSet('order_details extras pay_addons unknown contact_form privacy book_experience'),
    pattern: either(
      /\b(?:what|which) (?:information|details|info|data|particulars)\b.*\b(?:order form|order(?:ing)? (?:an? |the |our )?(?:\w+ )?(?:extras?|add ?ons?|bath|box|tray|hamper)|add (?:an? |the )?(?:\w+ )?(?:extras?|add ?ons?|bath|box|tray|hamper|breakfast)|additional services|the extras|add ?ons)\b/,
      /\bwhat (?:do|must|should) (?:i|we) (?:have to |need to )?(?:fill in|enter|put in|type|give)\b.*\b(?:order(?:ing|s)?|extras?|add ?ons?|box|tray|bath)\b/,
    ),
    unless: /\b(?:newsletter|contact form|voucher|guide password|gate|allerg\w*|network)\b/,
    topic: 'order_details',
  },
  {
    example: 'How do I know ye got my money for the hamper?',
    heardAs: topicSet('pay_addons order_confirmation picnic unknown confirmation money breakfast grazing heated_bath extras'),
    pattern: new RegExp(
      `\\bhow (?:do|will|would|can|am) (?:i|we) (?:know|be sure|to know|see|tell|find out)\\b.{0,16}\\b(?:got|received|have|see|gone|went|worked|arrived|comes?|paid)\\b.*\\b${extra}\\b`,
    ),
    unless: /\b(?:ready|delivered|twice|late|if it is (?:hot|free|available))\b/,
    topic: 'order_confirmation',
  },
  {
    example: 'I have paid for the bath, will I receive something in writing?',
    heardAs: topicSet('pay_addons order_confirmation unknown confirmation heated_bath breakfast grazing extras'),
    pattern: new RegExp(
      `^(?=.*\\b(?:paid|paying|pay|ordered|order|bought)\\b)(?=.*\\b${extra}\\b).*\\b(?:receive|get|be sent|have|send (?:me|us)) (?:something|anything|it|that|proof|a note|a receipt)(?: \\w+)? (?:in writing|on paper|by (?:e ?)?mail|written)\\b`,
    ),
    unless: /\b(?:not|never|yet|still|nothing)\b/,
    topic: 'order_confirmation',
  },
  {
    example: 'What should I be seeing on screen once my extra is paid?',
    heardAs: topicSet('order_confirmation pay_addons payment_page unknown confirmation booking extras'),
    pattern: new RegExp(
      `^(?=.*\\b(?:paid|pay|payment|order)\\b)(?=.*\\b(?:${extra}|add on)\\b).*\\bwhat (?:should|will|would|do|does) (?:i|we|it|the (?:page|screen)) (?:be seeing|see|say|show|read)\\b`,
    ),
    unless: /\b(?:twice|declined|wrong)\b/,
    topic: 'order_confirmation',
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
  {
    example: 'How do I add a grazing box to my stay?',
    heardAs: topicSet('book_experience grazing breakfast heated_bath unknown offtopic extras order_details picnic pay_addons'),
    pattern:
      /\bhow (?:do|can|would|could|should) (?:i|we|one) (?:add|get|put|tack|include) (?:a |an |the |some |that |two )?(?:\w+ ){0,2}?(?:bath|box|boxes|tray|breakfast|hamper|reheat|extras?|add ?ons?) (?:on ?to|to|on|with|in with) (?:my|our|the|a) (?:stay|booking|reservation|visit|trip)\b/,
    unless: /\b(?:cancel\w*|remove|voucher|dog)\b/,
    topic: 'book_experience',
  },
  {
    example: 'How do I order stuff through it?',
    heardAs: topicSet('book_experience order_details order_confirmation unknown extras offtopic'),
    pattern:
      /^(?:and |so |but )?how (?:do|can|would|could) (?:i|we|one) order (?:stuff|things|something|extras?|anything|add ?ons?) (?:through|in|on|with|via|using) (?:it|there|that|the guide)$/,
    topic: 'book_experience',
  },
  {
    example: 'How do I order a bath?',
    heardAs: topicSet('order_confirmation book_experience pay_addons order_details unknown'),
    pattern:
      /^(?:and |so |hi |hello )?how (?:do|can|would|could|should) (?:i|we|one) (?:order|book|get) (?:a|an|the|our|that|one of the) (?:(?:heated|outdoor|wood fired|hot|fired) )*(?:bath|tray|box|reheat|hamper)$/,
    topic: 'book_experience',
  },
  {
    example: "Just nothing comes up where I'd put my card.",
    heardAs: topicSet('pay_addons payment_page how_to_book unknown money grazing'),
    pattern:
      /\bnothing (?:comes|pops|opens|loads|shows|happens|appears)(?: up)?\b.{0,24}\b(?:put|enter|give|type) (?:in )?(?:my|our|the) (?:card|details)\b/,
    topic: 'payment_page',
  },
  {
    example: "I was putting in my card for the bath and now I'm not sure it went through.",
    heardAs: topicSet('unknown money pay_addons order_confirmation payment_page heated_bath'),
    pattern: new RegExp(
      `^(?=.*\\b${extra}\\b).*\\bnot (?:sure|certain) (?:if |whether |that )?(?:it|that|the payment|my payment|the order|my order|everything) (?:went|has gone|got|was|is) (?:through|placed|ordered|done)\\b`,
    ),
    unless: /\b(?:twice|charged|wrong)\b/,
    topic: 'order_confirmation',
  },
  {
    example: 'What details do I need to hand to get a hamper sorted?',
    heardAs: topicSet('order_details picnic reiki unknown'),
    pattern:
      /\bwhat (?:details|information|info|things)\b.*\b(?:need|have|want|give|hand|ask)\b.*\b(?:order|sort\w*|add|get|book|arrange)\b.*\b(?:bath|box|boxes|board|trays?|hamper|breakfast|extras?|add ?ons?)\b|\b(?:which|what) (?:things|details|fields|boxes)\b.*\bform\b.*\b(?:bath|box|board|tray|hamper|breakfast|extras?)\b/,
    unless: /\bwhat is in\b/,
    topic: 'order_details',
  },
  {
    example: 'I am filling in the add-on thing, do I see what it comes to before it takes the money?',
    heardAs: topicSet('pay_addons price book_experience currency unknown order_details'),
    pattern: /\bsee what (?:it|that|everything|all) (?:comes to|costs|adds up to)\b.*\bbefore\b/,
    unless: /\b(?:book|room|cabin|stay)\b(?!.*\badd on)/,
    topic: 'order_details',
  },
  {
    example: "Steps for adding the veggie board please, I'm not good with computers.",
    heardAs: topicSet('grazing unknown assistant book_experience'),
    pattern:
      /\b(?:steps?|instructions?|procedure|how to)\b.{0,12}\b(?:for |to )?(?:adding|add|ordering|order|get|getting)\b.*\b(?:bath|box|board|tray|hamper|breakfast|extras?|add ?ons?)\b/,
    topic: 'book_experience',
  },
  {
    example: 'I click, it turns white and nothing, does the checkout appear elsewhere?',
    heardAs: topicSet('payment_page confirmation how_to_book check_out unknown'),
    pattern: /\b(?:click|press|tap)\w*\b.*\b(?:white|blank|nothing|empty)\b.*\b(?:checkout|check out|pay\w*|card)\b/,
    unless: /\btime\b/,
    topic: 'payment_page',
  },
  {
    example: 'Did my hamper go through? I never saw a receipt.',
    heardAs: topicSet('unknown confirmation order_confirmation'),
    pattern:
      /\bdid (?:my|our|the) (?:order|hamper|bath|box|board|tray|breakfast|payment|add ?on)s? (?:go|get|come) (?:through|in|placed)\b/,
    unless: /\b(?:twice|charged)\b/,
    topic: 'order_confirmation',
  },
  {
    example: 'We already paid for the room and forgot to add the bits and bobs, where do I do it now?',
    heardAs: topicSet('book_experience breakfast pay_addons change_booking unknown'),
    pattern:
      /\b(?:forgot|forgotten|did not|never) (?:to )?(?:add|order|tick|pick|take|get)(?:ed)? (?:any|the|our|those|all)? ?(?:bits(?: and bobs)?|extras?|add ?ons?|things|stuff)\b/,
    unless: /\b(?:cancel|refund|voucher)\b/,
    topic: 'book_experience',
  },
  {
    example: 'Send me the add-on list with prices please.',
    heardAs: topicSet('price extras injection unknown'),
    pattern:
      /\b(?:add ?ons?|extras?|supplements?)(?: list| menu)?\b.{0,12}\b(?:with|and) (?:the |their |all )?prices?\b|\b(?:price )?list of (?:the |your |all )*(?:add ?ons?|extras?|supplements?)\b/,
    topic: 'extras',
  },
  {
    example: 'What can I add to make it a bit special and what do they all cost?',
    heardAs: topicSet('late_check_out grazing cabin_amenities breakfast unknown extras'),
    pattern: /\bwhat (?:can|could|may) (?:i|we|you) add\b.*\b(?:cost|prices?|how much|charge)\b/,
    topic: 'extras',
  },
  {
    example: 'Which supplements exist for Sunriser, I want to see all?',
    heardAs: topicSet('room_sunriser price unknown extras'),
    pattern:
      /\b(?:which|what|any) (?:supplements?|add ?ons?|extras?) (?:exist|are there|do you have|have you|can (?:i|we) (?:have|get|order)|go with)\b/,
    unless: /\b(?:how much is|allerg\w*|single supplement)\b/,
    topic: 'extras',
  },
  {
    example: 'What can I add to make it a bit special?',
    heardAs: topicSet('anniversary two_night book_experience late_check_out unknown couples extras'),
    pattern:
      /^(?:and |so )?what (?:can|could|may|might) (?:i|we|you) add (?:on )?(?:to (?:it|the stay|our stay|make it (?:a bit |extra |more |really )?(?:special|nice|nicer|romantic)))?$/,
    topic: 'extras',
  },
]
