/** Short questions of the place, by their form: the bath, the sea, the stars, the guide, and what is done there. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

export const ofThePlace: readonly Form[] = [
  {
    near: topicSet('grazing unknown eating_out offtopic dining cafes town takeaways'),
    said: /\b(?:fish and chips|chipper|(?:a |an |any )?(?:thai|chinese|indian|curry|sushi|kebab|pizza))\b/,
    not: /\b(?:in the (?:cabin|room|lodge)|make|cook|oven|allowed|deliver\w*|or|taxi|grub)\b/,
    topic: 'takeaways',
  },
  // "Will anyone answer the phone at two in the night?"
  {
    near: topicSet('unknown contact complaint offtopic housekeeping emergency availability'),
    said: either(
      /\b(?:anyone|anybody|someone|somebody|you) (?:still |even )*(?:answer|pick up)\b.*\b(?:night|midnight|[1-5] ?am|late|hour)\b/,
      /\b(?:ring|call|phone|reach) (?:you|ye|somebody|someone) (?:at|in the middle of the|during the|all) night\b/,
    ),
    topic: 'contact',
  },
  {
    near: topicSet('emergency doctor unknown'),
    said: /^(?=.*\b(?:not|no) (?:a |an )?(?:999|112|emergency)\b).*\b(?:doctors?|gp|caredoc|medic)\b/,
    topic: 'doctor',
  },
  {
    near: topicSet('unknown beaches beach offtopic walks'),
    said: either(
      /\b(?:which|what|best|good|nice) (?:\w+ )?(?:beach|strand)\b.*\b(?:swims?|dips?)\b/,
      /\b(?:swims?|dips?)\b.*\b(?:which|best) (?:beach|strand)\b/,
    ),
    not: /\b(?:safe|lifeguard|children|kids|dogs?|cold|warm)\b/,
    topic: 'beaches',
  },
  {
    near: topicSet('unknown engagement contact anniversary offtopic how_to_book'),
    said: either(
      /\b(?:propos(?:e|al|ing)|engagement)\b.*\b(?:flowers?|petals|hide|candles|decorat\w*|set ?up|help)\b/,
      /\b(?:flowers?|petals|hide|candles|decorat\w*|set ?up|help)\b.*\b(?:propos(?:e|al|ing)|engagement)\b/,
      /\b(?:hide|mind|keep) (?:the|a|an|my|her|his) (?:engagement )?ring\b/,
      /\bkeep (?:it|this|that|our plans?) (?:a |as a )?(?:secret|surprise|quiet|hush\w*)\b(?: from)?/,
    ),
    not: /\b(?:cost|how much|price|lost|shop|buy)\b/,
    topic: 'engagement',
  },
  {
    near: topicSet('unknown offtopic dining eating_out takeaways cafes beach'),
    said: /\b(?:anywhere|somewhere|any ?place|(?:good|nice|decent) (?:spot|place))\b.*\b(?:fish|seafood|steak|beef|chowder|lunch|dinner|supper|meal|bite)\b/,
    not: /\b(?:in the (?:cabin|room|lodge)|deliver\w*|picnic|takeaway|to your door)\b/,
    topic: 'eating_out',
  },
  {
    near: topicSet('about unknown privacy assistant offtopic newsletter'),
    said: either(
      /\bwhat (?:do|data|info\w*)\b.*\b(?:know|have|keep|store|hold)\b.*\b(?:about|on|of) (?:me|us)\b/,
      /\b(?:delete|erase|forget) (?:my|our|all my|all our) (?:data|details|information)\b|\b(?:delete|erase|remove) (?:everything|all(?: that)?|what) (?:u|you|ye) (?:have|know|hold|keep)\b/,
    ),
    topic: 'privacy',
  },
  // "Bath for Sunday, please": ordered, and no price of a Sunday.
  {
    near: topicSet('heated_bath weekend price unknown tub availability bath_reheat'),
    said: /^(?:and |so |hi |can we have |could we have |we would like |we want )*(?:a |the |one )?(?:wood ?fired |heated |hot )?baths? (?:for|on) (?:the |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    topic: 'heated_bath',
  },
  {
    near: topicSet('heated_bath bath_reheat unknown'),
    said: either(
      /\b(?:bath|tub|hot tub|ofuro)s?\b.*\b(?:private|shared|share|communal|our own|to ourselves|just (?:for )?us)\b/,
      /\b(?:private|shared|communal|our own)\b.*\b(?:bath|tub|ofuro)s?\b/,
    ),
    not: /\b(?:how much|bring|robes?|bathrobes?|towels?|cost|price|order|book|heat\w*)\b/,
    topic: 'tub',
  },
  {
    near: topicSet('availability unknown experiences anniversary occupancy engagement offtopic'),
    said: either(
      /\bbirthdays?\b.*\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b/,
      /\b(?:anything|something|special|do you do|arrange|organi[sz]e|surprise|celebrate)\b.*\bbirthdays?\b/,
    ),
    not: anyOf(
      /vouchers?|cakes?|balloons?|part(?:y|ies)|gifts?|presents?|free|available|availability|taken|booked|discount|forgot/,
      /nothing/,
    ),
    topic: 'anniversary',
    gap: 'birthday',
  },
  {
    near: topicSet('offtopic unknown weather experiences dining eating_out walks beach town'),
    said: either(
      /\b(?:rainy|wet|raining|rains|rain|bad weather)\b.*\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b/,
      /\b(?:to do|(?:can|could|do) (?:we|you|i|people) do|recommend|suggest|ideas?)\b.*\b(?:rainy|wet|raining|rains|rain|bad weather)\b/,
    ),
    not: /\b(?:bath|tub|boots|umbrella|money|back|refund|cancel\w*|forecast|will it)\b/,
    topic: 'experiences',
  },
  {
    near: topicSet('unknown testimonials offtopic about'),
    said: framed(
      /^(?:and |so )?/,
      [/do you have|have you|are there|where (?:are|can (?:i|we) (?:read|see|find))|can (?:i|we) (?:read|see)|any/, /is there/],
      / (?:any |some |the |your )?(?:guest |customer )?reviews?(?: (?:here|online|on the site|of (?:it|the place|you)))?$/,
    ),
    topic: 'testimonials',
  },
  {
    near: topicSet('windows unknown room_stargazer weather rooms location'),
    said: /\b(?:can|could|will|do) (?:you|we|i|ye) (?:actually |really |even )?(?:see|get|watch) (?:the |any |many |a lot of )?stars\b/,
    not: /\b(?:from (?:the )?(?:lodge|stormchaser|sunriser)|tonight|michelin)\b/,
    topic: 'room_stargazer',
  },
  {
    near: topicSet('testimonials unknown occupancy couples about availability'),
    said: /\b(?:hear|overhear|see|notice|bothered by|disturbed by) (?:the |any |our )?(?:other (?:people|guests|couples)|others|neighbours|people next door)\b/,
    not: /\b(?:who|now|playing|shouting|fighting|talking|all night|can not sleep)\b/,
    topic: 'couples',
    gap: 'hear',
  },
  {
    near: topicSet('parking gate_code unknown check_in lost housekeeping'),
    said: /\bwhere\b.*\b(?:leave|drop|return|put|give)\b.*\bkeys?\b/,
    not: /\bcar\b/,
    topic: 'check_out',
    gap: 'keys',
  },
  {
    near: topicSet('wine takeaways unknown book_experience offtopic pay_addons how_to_book'),
    said: /^(?:and |so |ok )*(?:can|could|may) (?:i|we) (?:order|get things|ask for things) (?:it |them |things |something |extras |food )?(?:from |through |with |in )?(?:here|you|this chat|the chat)$/,
    topic: 'book_experience',
  },
  {
    near: topicSet('heating weather unknown heated_bath'),
    said: either(
      /\b(?:sea|water at the beach|ocean)\b.*\b(?:cold|warm|freezing|temperature)\b/,
      /\b(?:cold|warm|freezing|temperature)\b.*\b(?:sea|ocean)\b/,
    ),
    not: /\b(?:cabins?|lodge|rooms?|bath|tub|sauna|heating)\b/,
    topic: 'beach',
    gap: 'cold',
  },
  {
    near: topicSet('assistant unknown offtopic privacy'),
    said: either(
      /\b(?:record(?:ing|ed)?|listening|stor(?:e|ed|ing)|sav(?:e|ed|ing)|keep(?:ing)?|logg?(?:ed|ing)?)\b.{0,20}\b(?:this|chat|conversation|what (?:i|we) (?:say|type|write|ask))\b/,
      /\b(?:this|chat|conversation|concierge)\b.{0,12}\b(?:recorded|recording|stored|saved|logged|private|listening)\b/,
    ),
    not: /\b(?:bath|booking|cabin|room)\b/,
    topic: 'privacy',
  },
  {
    near: topicSet('unknown guest_guide weather wifi offtopic'),
    said: either(
      /\bguide\b.*\b(?:offline|off line|download|no (?:signal|internet|coverage|data)|without (?:a |any )?(?:signal|internet|wifi|data|coverage))\b/,
      /\bdownload (?:the|your) (?:guest )?guide\b/,
    ),
    not: /\b(?:taxi|town|signal strength)\b/,
    topic: 'guest_guide',
  },
  {
    near: topicSet('heated_bath tub unknown price'),
    said: either(
      /\b(?:bath|tub)\b.*\b(?:(?:2nd|second|next|other|both) (?:nights?|evenings?)|two (?:nights|evenings) running)\b/,
      /\b(?:2nd|second) (?:night|evening)\b.*\b(?:bath|tub)\b/,
    ),
    topic: 'bath_reheat',
  },
  {
    near: topicSet('unknown taxis town location'),
    said: /\btaxis?\b.*\b(?:charges?|costs?|fares?)\b|\b(?:how much|costs?|fares?|charge)\b.*\btaxis?\b/,
    topic: 'taxis',
    gap: 'fare',
  },
  // “Is there a supermarket open late?”: where the shops are, and not until when.
  {
    near: topicSet('unknown town check_in weekend offtopic taxis boutique cafes'),
    said: /\b(?:shops?|supermarkets?|stores?|chemists?|pharmac(?:y|ies)|off licen[cs]es?|atms?|bakery|butchers?)\b.*\b(?:open|opens|close|closes|closing)\b|\b(?:open|opening) (?:\w+ ){0,2}(?:shops?|supermarkets?|chemists?|pharmac(?:y|ies))\b/,
    not: /\b(?:voucher|your|gift|online)\b/,
    topic: 'town',
    gap: 'opening hours',
  },
  {
    near: topicSet('offtopic unknown eating_out'),
    said: /\bpubs?\b.*\b(?:music|trad|session|live|craic|atmosphere|fire|dog|dogs)\b/,
    not: /\b(?:quiz|how much)\b/,
    topic: 'eating_out',
    gap: 'music',
  },
  {
    near: topicSet('offtopic unknown eating_out'),
    said: /\b(?:best|good|nice|nearest|closest|local) (?:\w+ )?pubs?\b/,
    not: /\b(?:quiz|how much)\b/,
    topic: 'eating_out',
  },
  {
    near: topicSet('unsubscribe unknown'),
    said: /^(?:and |so |what about |how about )*(?:the |a |your |any )?newsletter$/,
    topic: 'newsletter',
  },
]
