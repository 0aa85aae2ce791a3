import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { documentsChannel } from '#app/db/documents-channel.server.ts'
import type { Database } from '#app/db/open.server.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { refreshContacts } from '#app/estate/contacts/contacts.server.ts'
import { storeCurrentFacts } from '#app/knowledge/current-facts.server.ts'

type Needs = { db: Db; listen: Database['listen'] | undefined; log: Logger; documents: Documents }

/**
 * Loads the contacts, and from then on reacts when this or another instance changes something that documents show: drops the rendered
 * documents, rereads the contacts and updates the concierge's entries.
 * @returns once the contacts are known
 */
export function followChanges({ db, listen, log, documents }: Needs): Promise<void> {
  const readContacts = () => refreshContacts(db).catch((err) => log.error({ err }, 'the contacts could not be read'))
  const storeFacts = () => storeCurrentFacts(db).catch((err) => log.error({ err }, 'the entries could not follow the facts'))
  const contactsKnown = readContacts()
  let contactsRead = contactsKnown
  let factsStored = contactsKnown

  function onChange() {
    documents.forget()
    // One at a time, so that the last read wins. Anything rendered before the contacts were loaded may show the old ones.
    contactsRead = contactsRead.then(readContacts).then(() => documents.forget())
    factsStored = Promise.all([contactsRead, factsStored]).then(storeFacts)
  }

  void listen?.(documentsChannel, onChange).catch((err) => {
    log.error({ err }, 'documents will not follow changes')
  })
  return contactsKnown
}
