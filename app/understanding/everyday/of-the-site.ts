/** What the site shows, and who answers on it: “Are those real photographs?” */

import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

export const ofTheSite: readonly Form[] = [
  {
    example: 'Are those real photographs on your website?',
    heardAs: topicSet('gallery unknown assistant offtopic best_rate'),
    pattern: either(
      /\b(?:real|actual|genuine|true) (?:\w+ )?(?:photo(?:graph)?s?|pictures?|pics|images?)\b/,
      /\b(?:photo(?:graph)?s?|pictures?|pics|images?)\b.{0,24}\b(?:real|fake|faked|genuine|made up|generated|photoshopped|computer made|too (?:good|perfect)|drawn|paintings|renders?|renderings)\b/,
    ),
    unless: /\b(?:take|send|of us|paper|wedding|photographer|share)\b/,
    topic: 'gallery',
  },
  {
    example: 'Where do I find testimonials on your website?',
    heardAs: topicSet('best_rate testimonials unknown about guest_guide offtopic gallery'),
    pattern:
      /\bwhere (?:do|can|could|would|are|is)\b.{0,16}\b(?:find|read|see|look at|your|the)\b.{0,16}\b(?:testimonials?|reviews?|guest (?:comments|experiences|opinions|voices)|opinions of (?:other )?guests)\b/,
    unless: /\b(?:leave|write|post|bad)\b/,
    topic: 'testimonials',
  },
  {
    example: 'Where do you get your answers from, ChatGPT?',
    heardAs: topicSet('assistant unknown offtopic injection'),
    pattern:
      /\bwhere (?:do|does|are|is) (?:you|ye|it|this (?:chat|thing|bot)|your answers|the answers)\b.{0,16}\b(?:get|take|have|com(?:e|ing))\b.{0,24}\b(?:answers?|information|info|knowledge|from)\b/,
    unless: /\b(?:eggs?|cheese|food|water|wine|wood|bread|hamper|milk|data|number|address|name|guests)\b/,
    topic: 'assistant',
  },
  {
    example: 'Who am I chatting with, are you the owner?',
    heardAs: topicSet('assistant unknown injection offtopic privacy contact'),
    pattern:
      /^(?:and |so |or )?(?:who am i (?:chatting|talking|speaking|writing) (?:with|to)(?: here)?(?: are you|$).*|are you (?:really )?(?:the |an? )?(?:owners?|manager|boss|receptionist|host|hosts|staff|member of staff))$/,
    topic: 'assistant',
  },
  {
    example: 'Where do I find all the practical info for our stay?',
    heardAs: topicSet('guest_guide unknown book_experience complaint how_to_book contact about'),
    pattern:
      /\bwhere (?:do|can|could|would|will|is|are) (?:(?:i|we|one) )?(?:find|see|read|get|look up)?\b.{0,12}\b(?:practical|useful|important|helpful|house|arrival) (?:\w+ )?(?:info|information|details|instructions|tips|things|stuff)\b/,
    unless: /\b(?:privacy|terms|cancel\w*|price|voucher|newsletter)\b/,
    topic: 'guest_guide',
  },
  {
    example: 'How can I see on which days Stargazer is not yet taken?',
    heardAs: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest free_nights availability unknown how_to_book',
    ),
    pattern:
      /\b(?:how|where) (?:can|could|do|would|may) (?:i|we|one) (?:see|check|look up|find out|know|look)\b.{0,16}\b(?:(?:which|what) (?:days?|dates?|nights?)|when|days|dates|nights)\b.*\b(?:taken|free|available|open|booked|gone|left|vacant)\b/,
    unless: /\b(?:money|refund|deposit|sauna|yoga|bath|beach|shops?|restaurant|gate)\b/,
    topic: 'free_nights',
  },
  {
    example: 'And where do I see open dates, please?',
    heardAs: topicSet('free_nights gate_code how_to_book unknown availability assistant'),
    pattern:
      /\bwhere (?:do|can|could|would|may) (?:i|we|one) (?:see|find|check|look up|look at|get) (?:the |your |all the )?(?:open|free|available|vacant) (?:dates?|nights?|days?)\b/,
    topic: 'free_nights',
  },
  {
    example: 'Is there somewhere I can see them?',
    heardAs: topicSet('unknown rooms gallery offtopic location testimonials guest_guide windows free_nights'),
    pattern:
      /^(?:and |so |but )?(?:is|are) there (?:somewhere|anywhere|any place|a place|a page) (?:where )?(?:i|we|one) (?:can|could|might) (?:see|look at|view) (?:them|it|the rooms|the cabins|what they look like)(?: all)?(?: in pictures)?(?: please)?$/,
    topic: 'gallery',
  },
  {
    example: 'Is there a folder in the room explaining everything or is it all on the computer?',
    heardAs: topicSet('unknown cinema assistant wifi guest_guide'),
    pattern:
      /\b(?:folder|booklet|manual|binder|welcome book|house book|instructions)\b.*\b(?:in|inside) (?:the|our|each) (?:room|cabin|lodge)\b/,
    topic: 'guest_guide',
  },
  {
    example: 'I tried to find where to put my dates in.',
    heardAs: topicSet('how_to_book change_booking location lost unknown'),
    pattern:
      /\bwhere (?:to|do i|do we|can i|can we|would i|should i) (?:put|enter|type|stick|pop|fill) (?:in )?(?:my|our|the) dates\b/,
    unless: /\b(?:change|guide|order)\b/,
    topic: 'how_to_book',
  },
  {
    example: 'I would like to see what it looks like before I commit.',
    heardAs: topicSet('gallery terms unknown'),
    pattern: /\bsee what (?:it|they|the (?:place|rooms?|cabins?|lodge|estate)) (?:actually |really )?looks? like\b/,
    unless: /\b(?:menu|box|voucher|beach|weather)\b/,
    topic: 'gallery',
  },
  {
    example: 'Is it any good, what did others think?',
    heardAs: topicSet('offtopic couples unknown testimonials'),
    pattern:
      /\bwhat (?:did|do|have) (?:others|other (?:people|guests|couples|visitors)|people|guests|folk) (?:think|say|said|thought|reckon)(?: of (?:it|the place|you))?$/,
    topic: 'testimonials',
  },
  {
    example: "I'd feel easier hearing from folk who have already been.",
    heardAs: topicSet('testimonials unknown newsletter contact'),
    pattern:
      /\b(?:hear(?:ing)?|read(?:ing)?) (?:from|what) (?:folk|people|guests|others|couples|someone|somebody)\b.*\b(?:been|stayed|already|before|thought|said)\b/,
    unless: /\bfrom you\b/,
    topic: 'testimonials',
  },
]
