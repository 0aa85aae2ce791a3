/** Corrects a wrong number of rooms before answering: “the five cabins, are they all on the sea?” */
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { plain } from '#app/understanding/text.ts'
import type { Answer } from './outcome.ts'

const words = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const counted = new RegExp(
  `\\b(?:the|your|all|of|have|got|all of your) (${words.join('|')}|[5-9]|[1-9]\\d) (?:wild )?(?:cabins|rooms|lodges|houses|places to stay|units|pods|suites)\\b`,
)

export function withTrueCount({ shelf }: KnowledgeIndex, made: Answer, sent: string): Answer {
  const ref = { category: 'accommodations', key: 'rooms' } as const
  const told = shelf.get('accommodations/rooms')?.value
  const [, number = ''] = counted.exec(plain(sent)) ?? []
  if (!told || !number || made.kind === 'decline' || made.text.includes(told)) return made
  return { ...made, kind: 'answer', text: `${told}\n\n${made.text}`, sources: [ref, ...made.sources] }
}
