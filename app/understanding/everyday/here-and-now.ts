/** What guests say of how they are just now, and what they need: without a car, cold, somebody to ring. */
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const carless =
  /^(?:(?:and|but|no|so|sorry|also|well) )*(?:(?:we|i) (?:have|are|am|come|do not have|have not got|will not have)(?: got)? )?(?:no|without|a) (?:a )?car(?: (?:with us|at all|here|i said|though))*$|\bwithout (?:a )?car$/
const asksOfCar = /\b(?:have a car|hire|rent|where|how|what|can|is|do we|park)\b/
/** “We've no car.” */
export const toldCarless = (text: string): boolean => carless.test(text) && !asksOfCar.test(text)

export const hereAndNow: readonly Form[] = [
  // Whoever says so is not told where to park.
  {
    near: topicSet('parking unknown dining taxis location lodge_amenities check_in'),
    said: carless,
    not: asksOfCar,
    topic: 'taxis',
  },
  // “Who brings us to the train?”
  {
    near: topicSet('unknown taxis check_out location town offtopic'),
    said: /^(?:and |so |but )*who (?:brings?|takes?|drives?|can bring|can take|can drive|would bring|will bring|will take) (?:us|me)\b/,
    topic: 'taxis',
  },
  // “The screen won't come down.”
  {
    near: topicSet('cinema unknown'),
    said: /\b(?:screen|projector|telly|tv)\b.*\b(?:will not|does not) (?:come (?:down|on)|go (?:down|on)|drop|start|wake|turn on|work)\b/,
    not: /\b(?:if|what happens)\b/,
    topic: 'housekeeping',
  },
  // “What food can we get there in the evening?”
  {
    near: topicSet('check_in unknown late_check_out'),
    said: /\bwhat (?:food|meals?|can (?:we|i) eat|is there to eat)\b/,
    not: /\b(?:breakfast|allerg\w*|cook)\b/,
    topic: 'dining',
  },
  // “We come by train, where do we get out?”
  {
    near: topicSet('unknown town taxis check_in check_out location room_sunriser price rooms offtopic'),
    said: /^(?:and |so |no )*(?:(?:at )?(?:which|what) (?:train )?station(?: (?:is it|do we|should we|is nearest|is it we)\b.{0,20})?|where do (?:we|i) get (?:out|off)(?: the train)?)$|\bby train\b.*\bwhere do (?:we|i) get (?:out|off)$/,
    topic: 'town',
  },
  // “That's wrong, the lodge is 149”, “you said check-in is at 2 on the phone”: told what it is.
  {
    near: topicSet('room_seaforest room_stargazer room_sunriser room_stormchaser lodge_amenities unknown'),
    said: /\b(?:wrong|not right|not true)\b.*\b(?:lodge|stargazer|sunriser|stormchaser) is (?:euro )?\d{2,3}\b/,
    topic: 'price',
  },
  {
    near: topicSet('contact unknown claim check_in'),
    said: /\b(?:said|told)\b.*\bcheckin (?:is|was) (?:at |from )?(?:\d|noon)/,
    topic: 'check_in',
  },
  // “Who's on tonight?”
  {
    near: topicSet('unknown offtopic contact children confirmation availability housekeeping'),
    said: /\bwho is on(?: (?:duty|call|there|tonight|now|this evening|today))+$/,
    topic: 'contact',
  },
]
