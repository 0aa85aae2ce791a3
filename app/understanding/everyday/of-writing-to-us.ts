/** The contact forms, and writing and ringing in general: “Do I have to leave my mobile in the form?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

const form = '(?:(?:contact|message|enquiry|inquiry) form|form for (?:messages|enquiries|questions))'
const throughSite = '(?:(?:through|via|on|over|from|by|using) (?:the|your|this) (?:web ?)?(?:site|page|form))'

export const ofWritingToUs: readonly Form[] = [
  {
    example: 'Do I have to leave my mobile when I send a message through the site?',
    heardAs: topicSet('contact contact_form unknown privacy confirmation emergency'),
    pattern: either(
      new RegExp(
        `^(?=.*(?:\\b${form}\\b|\\b(?:message|write|question|enquiry)\\b.*\\b${throughSite}\\b)).*\\b(?:leave|give|put|enter|fill in|need|needed|required?|must|mandatory|optional|compulsory)\\b.*\\b(?:mobile|phone|telephone|number|name|e ?mail|boxes|fields)\\b`,
      ),
      new RegExp(
        `\\b(?:is|are) (?:it|they|my (?:phone |mobile )?number) (?:needed|required|necessary|mandatory|compulsory)\\b.*\\b${form}\\b`,
      ),
      new RegExp(`\\b${form}\\b.*\\b(?:which|what) (?:boxes|fields|bits|parts)\\b`),
    ),
    unless: /\b(?:guide|newsletter|order|voucher|privacy policy|consent|tick)\b/,
    topic: 'contact_form',
  },
  {
    example: 'How can I send you a question through the page?',
    heardAs: topicSet('contact contact_form unknown assistant confirmation'),
    pattern: new RegExp(
      `\\b(?:(?:send|write|ask|put|leave) (?:you |ye |in )?(?:a |my |an )?(?:question|message|enquiry|note|line)|(?:message|contact|write to) (?:you|ye))\\b.*\\b${throughSite}\\b`,
    ),
    unless: /\b(?:guide|newsletter|order|voucher|not (?:arrive|go|send)|sent|answered|reply|mobile|phone|number)\b/,
    topic: 'contact_form',
  },
  {
    example: 'As people already staying with you, have we our own form for messages?',
    heardAs: topicSet('unknown contact contact_form guest_guide breakfast'),
    pattern: new RegExp(
      `\\b(?:staying|guests?|here already|already here|during (?:our|the|my) stay)\\b.*\\b(?:own|separate|different|another|special) (?:${form}|form)\\b`,
    ),
    topic: 'contact_form',
  },
  {
    example: 'Can I send you a mail about our upcoming visit?',
    heardAs: topicSet('contact unknown confirmation change_booking contact_form'),
    pattern:
      /\b(?:can|could|may|might) (?:i|we) (?:just |also )?(?:send|write|drop) (?:you |ye )?(?:an? )?(?:e ?mail|mail|line|letter|note)\b/,
    unless: /\b(?:not|never|confirmation|voucher|newsletter|photos?|pictures?|cancel\w*|form)\b/,
    topic: 'contact',
  },
  {
    example: 'Is it not possible to call you?',
    heardAs: topicSet('contact unknown kitchen elopement emergency assistant availability'),
    pattern: either(
      /\bis it (?:not )?(?:possible|ok|okay|allowed) (?:for (?:me|us) )?to (?:call|ring|phone|telephone) (?:you|ye|someone|somebody|the team)\b/,
      /\b(?:no good|bad|poor|hopeless|useless|slow|not (?:(?:very|too|so|that|really) )*(?:great|good|handy|comfortable|clever|confident|the best)) (?:at|with) (?:computers|the computer|online (?:things|forms|booking)|technology|the internet|this internet)\b/,
    ),
    unless: /\b(?:a cab|taxi|ambulance|doctor|at night|nobody|no one|rings? out|wifi|password)\b/,
    topic: 'contact',
  },
  {
    example: 'Could you explain to me the making of a reservation?',
    heardAs: topicSet('how_to_book change_booking unknown confirmation'),
    pattern:
      /\b(?:explain|show|help|guide|talk|teach)\b.{0,16}\b(?:making|to make|the making of|make|with|through|how to make) (?:of )?(?:a|an|the|our|my) (?:first |online )?(?:reservation|booking)\b/,
    unless: /\b(?:change|cancel\w*|move|voucher|code|restaurant|table|taxi)\b/,
    topic: 'how_to_book',
  },
  {
    example: 'How do I ring you if I get stuck?',
    heardAs: topicSet('contact unknown gate_code offtopic taxis contact_form'),
    pattern:
      /\bhow (?:do|can|would|could|should|may) (?:i|we|one) (?:ring|phone|call|telephone|text|get hold of|get through to) (?:you|ye|yous|the team|somebody|someone|a person|a human|the estate|the office)\b/,
    unless: /\b(?:taxi|doctor|ambulance|at night|locked|password|code|cancel\w*)\b/,
    topic: 'contact',
  },
  {
    example: "What's your email for general stuff?",
    heardAs: topicSet('contact newsletter unknown experiences offtopic unsubscribe confirmation'),
    pattern: /\b(?:what|which) is (?:the|your|ye?r) e ?mail(?: address)?(?: (?:for|to|please|if)\b|$)/,
    unless: /\b(?:newsletter|unsubscribe|discount|password)\b/,
    topic: 'contact',
  },
  {
    example: 'Or could I telephone instead?',
    heardAs: topicSet('contact contact_form unknown change_booking how_to_book'),
    pattern:
      /^(?:or |and |so )?(?:can|could|may|might|would it be possible for) (?:i|we|me|us) (?:just |simply |also )?(?:to )?(?:tele)?(?:phone|ring|call)(?: you| ye| the team)? instead(?: of (?:writing|that|it|filling it in))?(?: please)?$/,
    topic: 'contact',
  },
  {
    example: "What's your mail?",
    heardAs: topicSet('newsletter contact unsubscribe unknown'),
    pattern:
      /^(?:and |so |hi |hello )*(?:what is|whats|give me|send me) (?:you|your|ye?r|the) (?:e ?mail|mail|mail address)(?: address)?(?: please| pls)?$/,
    topic: 'contact',
  },
  {
    example: 'Journalist here, where would I drop a line about a feature?',
    heardAs: topicSet('contact cabin_amenities town unknown'),
    pattern:
      /\bwhere (?:would|can|could|do|should|may) (?:i|we) (?:drop (?:you |ye )?a (?:line|note|mail)|write to|send (?:you )?(?:a|an) (?:e ?mail|mail|letter|line))\b/,
    unless: /\b(?:form|complain\w*|press pack)\b/,
    topic: 'contact',
  },
  {
    example: "Who's at the other end if I need to call ye from the road?",
    heardAs: topicSet('unknown contact'),
    pattern: /\bneed to (?:call|ring|phone) (?:you|ye|someone|somebody)\b.*\b(?:road|way|car|lost|late)\b/,
    unless: /\b(?:doctor|ambulance|emergency|taxi)\b/,
    topic: 'contact',
  },
  {
    example: 'Is there anywhere on the site I can leave you a message?',
    heardAs: topicSet('contact unknown parking dining contact_form'),
    pattern:
      /\b(?:anywhere|somewhere|a place|a spot) (?:on|in) (?:the|your|this) (?:web ?)?(?:site|page)\b.*\b(?:leave|send|write|drop|ask) (?:you|ye)?\b/,
    unless: /\breview\b/,
    topic: 'contact_form',
  },
  {
    example: "I don't have Outlook set up on this, can I write to you through the web page?",
    heardAs: topicSet('windows wifi contact_form privacy unknown'),
    pattern:
      /\b(?:outlook|gmail|mail (?:app|program|client)|e ?mail)\b.*\bwrite (?:to )?(?:you|ye) (?:through|via|on|over|from|by) (?:the|your|this) (?:web ?)?(?:page|site|web page)\b/,
    topic: 'contact_form',
  },
  {
    example: 'What must I fill in to write to you on the homepage?',
    heardAs: topicSet('contact_form order_details privacy offtopic unknown'),
    pattern:
      /\b(?:what|which (?:boxes|fields)) (?:must|do|should|have) (?:i|we) (?:have to |need to |to )?(?:fill in|enter|put|complete)\b.*\b(?:write|message|contact|homepage|home page|enquiry)\b/,
    unless: /\b(?:bath|box|tray|order|book)\b/,
    topic: 'contact_form',
  },
  {
    example: "It won't send, what boxes are compulsory?",
    heardAs: topicSet('contact_form unknown grazing rooms'),
    pattern:
      /\b(?:what|which) (?:boxes|fields|bits|parts|ones) are (?:compulsory|mandatory|required|needed|obligatory|optional)\b/,
    unless: /\border|booking\b/,
    topic: 'contact_form',
  },
]
