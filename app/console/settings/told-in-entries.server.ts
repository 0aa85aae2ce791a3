/** The warning for staff who have just set a code or key that a knowledge entry contains. */
import type { House } from '#app/context.ts'
import { entryTitle } from '#app/knowledge/entry.ts'
import { findKeptBack } from '#app/knowledge/kept-back.ts'
import { listKnowledge } from '#app/knowledge/knowledge.server.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'

const mostNamed = 5

/** What was saved stays saved: the entry may be right, and the code the one to be chosen anew. */
export async function warnOfEntries({ db, log, findKeptBack: findSecrets }: House, notice: Notice): Promise<Notice> {
  try {
    const keptBack = await findSecrets(db)
    const telling = (await listKnowledge(db)).flatMap((entry) => {
      const found = findKeptBack(`${entry.key}\n${entry.value}`, keptBack)
      return found ? [{ entry, says: `“${entryTitle(entry)}” (${found.name})` }] : []
    })
    const [first] = telling
    if (!first) return notice
    const named = telling.slice(0, mostNamed).map(({ says }) => says)
    const more = telling.length > mostNamed ? ` and ${telling.length - mostNamed} more` : ''
    const text = `${notice.text}. But it is written in the knowledge: ${named.join(', ')}${more}. The concierge hands such questions over instead of telling it. Please take it out there.`
    const link = { to: `/admin/concierge-knowledge?opens=${first.entry.id}`, words: 'Open the entry' }
    return { ...notice, title: 'Please check', text, link }
  } catch (err) {
    log.error({ err }, 'nobody was told whether an entry contains what was set')
    return notice
  }
}
