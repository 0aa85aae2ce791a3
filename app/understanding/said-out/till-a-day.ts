/** “And if we stay till Saturday?”, after the price of a Thursday: the nights from that day on. */
import { aWeekday } from '#app/understanding/shared-words.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const tillThen = new RegExp(
  `^(?:(?:and|so|ok|but|or|what|how about)[, ]+)*if (?:we|i) (?:(?:were to|would) )?(?:stay(?:ed)?|left|leave|go|went|did it|made it)(?: on)? (?:till|until|til|to|through to) (?:the )?(${aWeekday})\\s*[?.!]*$`,
  'i',
)
const named = new RegExp(`\\b${aWeekday}\\b`, 'gi')

export function fromDayNamed(sent: string, history: readonly Turn[]): string {
  const [, last] = tillThen.exec(sent.trim()) ?? []
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const days = asked.match(named) ?? []
  return last && days.length === 1 ? `What would it be from ${days[0]} to ${last}?` : sent
}
