/** Sets of topics, as the tables of rules name them. */
import { declined, isTopic, smallTalk } from '#app/understanding/topics.ts'
import { isConcern } from './concern-kinds.ts'

/** No topics of ours, but heard all the same: a free night is for the booking engine, `written` is quoted from the terms or the guide. */
const besides: readonly string[] = [...smallTalk, ...declined, 'availability', 'offtopic', 'unknown', 'written']

/**
 * The topics of a line of names: `topicSet('pets children unknown')`.
 * @throws if the classifier never names one of them, because a rule for it would never apply.
 */
export function topicSet(names: string): ReadonlySet<string> {
  const all = names.split(' ')
  const wrong = all.filter((name) => !isTopic(name) && !isConcern(name) && !besides.includes(name))
  if (wrong.length > 0) throw new Error(`No topic is called ${wrong.join(', ')}`)
  return new Set(all)
}
