/** Questions about taking medicine: with what, and how much. Nobody here may answer them. */
import { anyOf, either } from '#app/understanding/any-of.ts'

const drug = anyOf(
  /ibuprofen|nurofen|paracetamol|panadol|aspirin|codeine|solpadeine|antibiotics?|antihistamines?|statins?|warfarin/,
  /blood pressure (?:tablets?|pills?|meds)|anti ?depressants?|sleeping (?:tablets?|pills?)|pain ?killers?|melatonin|steroids?/,
  /metformin|beta ?blockers?|omeprazole|medication|medicines?|tablets?|pills?|meds|drugs/,
)
const takes = either(
  /\b(?:safe|ok|okay|alright|dangerous|bad|fine)\b.{0,24}\b(?:take|taking|mix|mixing|combine|with|together|drink|on|after)\b/,
  /\b(?:can|could|may|should) (?:i|we|he|she|you|my \w+) (?:still )?(?:take|mix|combine|have|drink)\b/,
  /\b(?:mix|combine|interact\w*|overdose|doses?|dosage|how many|how much|side effects?)\b/,
)
/** Bathing with, storing or losing medicine is our business. */
const ofStay = anyOf(
  /baths?|bathe|tubs?|soak\w*|saunas?|fridge|freezer|left|lost|forgot\w*|bring|post|store|keep|nearest|closest|where/,
  /hot tub|ofuro|swim\w*|took|swallowed|taken too|overdosed|massage|reiki|android|ipad|samsung/,
)

/** `text` is made plain. */
export const asksOfMedicine = (text: string): boolean => drug.test(text) && takes.test(text) && !ofStay.test(text)
