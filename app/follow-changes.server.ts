import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { documentsChannel } from '#app/db/documents-channel.server.ts'
import type { Database } from '#app/db/open.server.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { refreshContacts } from '#app/estate/contacts/contacts.server.ts'
import { contacts } from '#app/estate/contacts/contacts.ts'
import { storeCurrentFacts } from '#app/knowledge/current-facts.server.ts'

type Needs = {
  db: Db
  listen: Database['listen'] | undefined
  log: Logger
  documents: Documents
  /** Whether there may be other instances, on a server whose notices can be lost. */
  isShared: boolean
  /** Ends it: in development each reload makes another app, which follows for itself. */
  until?: AbortSignal | undefined
}

/**
 * Documents are made anew within the hour, but contacts stay in memory: a lost notice would leave the old telephone number, and the old
 * address for notices, until the next start.
 */
const rereadEveryMs = 5 * 60_000

/**
 * Loads the contacts, and from then on reacts when this or another instance changes something that documents show: drops the rendered
 * documents, rereads the contacts and updates the concierge's entries.
 * @returns once the contacts are known
 */
export function followChanges({ db, listen, log, documents, isShared, until }: Needs): Promise<void> {
  const storeFacts = () => storeCurrentFacts(db).catch((err) => log.error({ err }, 'the entries could not follow the facts'))
  const readContacts = () => refreshContacts(db).catch((err) => log.error({ err }, 'the contacts could not be read'))
  const contactsKnown = readContacts()
  /** The contacts in the documents in memory. Jobs reread them too, so only this tells whether those are old. */
  let shown = ''
  let contactsRead: Promise<void> = contactsKnown.then(noteShown)
  let factsStored = contactsKnown

  function onChange() {
    documents.forget()
    // One at a time, so that the last read wins.
    contactsRead = contactsRead.then(readContacts).then(showContacts)
    factsStored = Promise.all([contactsRead, factsStored]).then(storeFacts)
  }

  function noteShown() {
    shown = JSON.stringify(contacts)
  }

  /** Anything rendered before the contacts were loaded may show the old ones. */
  function showContacts() {
    noteShown()
    documents.forget()
  }

  function reread() {
    contactsRead = contactsRead.then(readContacts).then(() => {
      if (JSON.stringify(contacts) !== shown) showContacts()
    })
  }

  if (isShared) {
    const rereading = setInterval(reread, rereadEveryMs).unref()
    atEnd(until, () => clearInterval(rereading))
  }
  void listen?.(documentsChannel, onChange).then(
    (stop) => atEnd(until, () => void stop().catch((err) => log.error({ err }, 'changes are still followed'))),
    (err) => log.error({ err }, 'documents will not follow changes'),
  )
  return contactsKnown
}

/** It may have ended before there was anything to stop. */
function atEnd(until: AbortSignal | undefined, stop: () => void) {
  if (until?.aborted) stop()
  else until?.addEventListener('abort', stop, { once: true })
}
