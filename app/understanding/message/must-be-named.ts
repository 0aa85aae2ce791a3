/** What the model hears in words that fit many things: it counts only where the thing itself is named, too. */
import { anyOf } from '#app/understanding/any-of.ts'

const ofWhatIsSent = anyOf(
  /e ?mails?|mails?|mailed|inbox|spam|junk|confirm\w*|vouchers?|codes?|newsletters?|receipts?|invoices?|tickets?|links?/,
  /messages?|letters?|posted|texts?|whatsapp|booked|bookings?|reserv\w*|paid|pay|payments?|order\w*|bought|purchase\w*/,
  /receiv\w*|heard|hear|repl(?:y|ied|ies)|answer(?:ed)?|got back|get back|resend|sent|send|arriv\w*|came|come|reference/,
  /details|pass ?words?|signed up|subscribed|registered|anything from you|get it|got it/,
)
/** “We come back next year a second time”: nothing that is heated. */
const ofHeat = anyOf(
  /baths?|tubs?|ofuro|soak\w*|dip\w*|water|(?:re ?)?heat\w*|warm\w*|hot|cold|(?:re ?)?(?:light|lit|fir(?:e|ed|es|ing)|fill\w*)|burn\w*|flames?/,
  /wood|logs?|steam\w*|top(?:ped|ping)? up|refresh\w*|rekindl\w*|extras?|add ?ons?|nights?|evenings?|mornings?|days?/,
)
const named: Readonly<Record<string, RegExp>> = { confirmation: ofWhatIsSent, bath_reheat: ofHeat }

/** `text` is made plain. */
export const leftUnnamed = (topic: string, text: string): boolean => named[topic]?.test(text) === false
