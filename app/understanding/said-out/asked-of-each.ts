/** “And the towels?”, after “is breakfast included?”: the same is asked of the next thing. */
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const included =
  /\b(?:includ\w+|in the (?:price|rate)|part of the (?:price|rate)|(?:has|does) the (?:price|rate)\b.*\b(?:in|have|cover)|covered by the (?:price|rate))\b/
/** What a stay includes of these stands in the terms; what else is asked so has an answer of its own. */
const nextThing =
  /^(?:(?:and|or|what about|how about|so|ok) )+(?:the |our )?(towels?|(?:bed )?linens?|sheets|bedding|bath ?robes?|wood|fire ?wood|logs|heating)$/
/** How many questions later the same is still asked. */
const remembered = 4

/** @param sent the message; @param history the turns before it. */
export function askedOfEach(sent: string, history: readonly Turn[]): string {
  const thing = nextThing.exec(plain(sent))?.[1]
  const asked = thing ? history.filter(({ role }) => role === 'user').slice(-remembered) : []
  if (!thing || !asked.some(({ content }) => included.test(plain(content)))) return sent
  return `Is the ${thing === 'wood' ? 'firewood' : thing} included in the price?`
}
