/** “Swap Sunriser for the cheaper cabin and leave the rest. New total?”: only the room that is taken instead. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'

const swapped = new RegExp(
  `\\b(?:swap|switch|change|exchange|trade|replace)(?:ping|ing)? (?:the |our )?(${anyRoomSaid})(?: out)? (?:for|to|with|into|by) (?:the )?(?:(${anyRoomSaid})|(?:(?:cheaper|dearer|other|better) )(?:one|room|cabin|place)|(?:that|it)(?: one)?)(?!\\w)`,
  'i',
)
/** The sum of what is left is asked for, and not what the change would save. */
const asksRest = /\b(?:rest|everything else|all else|otherwise|total|altogether|all in|in all)\b/
const asksSaving = /\b(?:sav(?:e|es|ing)|difference|(?:cheaper|dearer|more|less) than)\b/

export function roomSwapped(sent: string, before: readonly Turn[]): string {
  const [said, from = '', to] = swapped.exec(sent) ?? []
  if (!said || !asksRest.test(plain(sent)) || asksSaving.test(plain(sent))) return sent
  const taken = to ?? otherNamed(from, before)
  return taken ? sent.replace(said, `take ${taken}`) : sent
}

/** The one other room that our last answer names. */
function otherNamed(from: string, before: readonly Turn[]): string | undefined {
  const told = before.findLast((turn) => !isGuest(turn))?.content ?? ''
  const names = rooms.flatMap(({ id, name }) => (told.includes(name) && !isCalled(id, from) ? [name] : []))
  return names.length === 1 ? names[0] : undefined
}

const isCalled = (id: keyof typeof spokenNames, said: string) => new RegExp(`^(?:${spokenNames[id].said})$`, 'i').test(said)
