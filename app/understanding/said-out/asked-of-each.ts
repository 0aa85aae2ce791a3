/** “And the towels?”, after “is breakfast included?”: asks the same about the next thing. */
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const included =
  /\b(?:includ\w+|in the (?:price|rate)|part of the (?:price|rate)|(?:has|does) the (?:price|rate)\b.*\b(?:in|have|cover)|covered by the (?:price|rate))\b/
/** Whether these are included is in the terms; other things have an answer of their own. */
const nextThing =
  /^(?:(?:and|or|what about|how about|so|ok) )+(?:the |our )?(towels?|(?:bed )?linens?|sheets|bedding|bath ?robes?|wood|fire ?wood|logs|heating)$/
/** For how many questions the first one is remembered. */
const remembered = 4

export function askedOfEach(sent: string, history: readonly Turn[]): string {
  const thing = nextThing.exec(plain(sent))?.[1]
  const asked = thing ? history.filter(({ role }) => role === 'user').slice(-remembered) : []
  if (!thing || !asked.some(({ content }) => included.test(plain(content)))) return sent
  return `Is the ${thing === 'wood' ? 'firewood' : thing} included in the price?`
}
