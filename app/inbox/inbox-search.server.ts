/** How the inbox is searched: in what people wrote, and in what the team replied. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { wordsOf } from '#app/db/folded-text.ts'
import { addressBegins, looksLikeAddress } from '#app/db/mail-address.ts'
import { hasWord, hasWords } from '#app/db/search-text.ts'
import { type Inbox, inboxMessages, inboxReplies } from './inbox.tables.ts'

export type Search = (inbox: Inbox) => SQL | undefined

/**
 * An address matches messages from it; only if there are none, messages that mention it. Addresses share so many letters that searching
 * texts for one reads more and more as the inbox grows.
 */
export async function searchOf(db: Db, words: string): Promise<Search> {
  if (looksLikeAddress(words)) {
    const from: Search = ({ email }) => addressBegins(email, words)
    const inbox = inboxMessages(db)
    const [any] = await db.select({ one: sql`1` }).from(inbox).where(from(inbox)).limit(1)
    if (any) return from
  }
  const answered = await findAnswered(db, words)
  if (answered.length === 0) return ({ search }) => hasWords(search, words)
  return ({ id, search }) => or(hasWords(search, words), and(inArray(id, answered), inConversation(db, { id, search }, words)))
}

/** As many conversations are read for what was replied in them, the latest: a word such as “the” is in every reply. */
const mostAnswered = 1_000

/** Messages with a reply that has any of the words; the index finds them, as it could not if the replies were joined to the messages. */
async function findAnswered(db: Db, words: string): Promise<string[]> {
  const { messageId, at, search } = inboxReplies
  const found = await db
    .select({ id: messageId })
    .from(inboxReplies)
    .where(or(...wordsOf(words).map((word) => hasWord(search, word))))
    .orderBy(desc(at))
    .limit(mostAnswered)
  return [...new Set(found.map(({ id }) => id))]
}

/** Each word is in the message or in a reply: “Kelly wine” finds what Kelly was told about wine. */
function inConversation(db: Db, { id, search }: Pick<Inbox, 'id' | 'search'>, words: string): SQL | undefined {
  const inReply = (word: string) =>
    sql`exists ${db
      .select({ one: sql`1` })
      .from(inboxReplies)
      .where(and(eq(inboxReplies.messageId, id), hasWord(inboxReplies.search, word)))}`
  return and(...wordsOf(words).map((word) => or(hasWord(search, word), inReply(word))))
}
