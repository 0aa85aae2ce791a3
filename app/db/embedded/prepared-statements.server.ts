import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { DatabaseError, NotificationResponseMessage } from 'pg-protocol/dist/messages'
import { Parser } from 'pg-protocol/dist/parser'

const { serialize } = protocol
type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Notification = { channel: string; payload: string }
type Prepared = { name: string; parameterTypes: number[]; columns: Answer }

const resultHasChanged = '0A000'

/** Each keeps its plan in the database's memory. */
const mostKept = 200

/**
 * Statements that PostgreSQL has parsed and planned once. PGlite's `query` parses, describes and plans every statement again, in six
 * calls; a prepared one takes one call, and a fifth of the CPU time for a one-row lookup.
 */
export class PreparedStatements {
  readonly #pg: PGlite
  readonly #onNotification: (notification: Notification) => void
  /** By text, most recently used last. Undefined: seen once so far; most never come again. */
  readonly #known = new Map<string, Prepared | undefined>()
  #unneeded: Prepared[] = []
  #made = 0

  /** @param onNotification receives notices that arrive with an answer: these bypass PGlite, so its own listeners miss them. */
  constructor(pg: PGlite, onNotification: (notification: Notification) => void) {
    this.#pg = pg
    this.#onNotification = onNotification
  }

  /** Whether this statement was seen before. Remembers it from now on. */
  isKnown(statement: string): boolean {
    const known = this.#known.has(statement)
    const prepared = this.#known.get(statement)
    this.#known.delete(statement)
    this.#known.set(statement, prepared)
    this.#forgetOldest()
    return known
  }

  #forgetOldest() {
    const [oldest = ''] = this.#known.size > mostKept ? this.#known.keys() : []
    const prepared = this.#known.get(oldest)
    if (prepared) this.#unneeded.push(prepared)
    this.#known.delete(oldest)
  }

  /** Only while no other statement runs. @throws a DatabaseError: `pg`'s, or PGlite's own while preparing */
  async ask<T>(statement: string, values: unknown[], options: QueryOptions): Promise<Results<T>> {
    const prepared = this.#known.get(statement)
    if (!prepared) return this.#askThe(await this.#prepare(statement), values, options)
    try {
      return await this.#askThe(prepared, values, options)
    } catch (error) {
      // Its table's columns have changed. Nothing was executed yet.
      if (!(error instanceof DatabaseError) || error.code !== resultHasChanged) throw error
      this.#unneeded.push(prepared)
      return this.#askThe(await this.#prepare(statement), values, options)
    }
  }

  async #askThe<T>(prepared: Prepared, values: unknown[], options: QueryOptions): Promise<Results<T>> {
    const question = inOnePiece(
      serialize.bind({
        statement: prepared.name,
        values: values.map((value, at) => this.#toText(value, prepared.parameterTypes[at])),
      }),
      serialize.execute(),
      serialize.sync(),
    )
    const [results] = parse.parseResults([...prepared.columns, ...(await this.#say(question))], this.#pg.parsers, options)
    return results as Results<T>
  }

  /** Parsed by `pg`'s parser: PGlite's allocates for each field, which is two thirds of the work of a long answer. */
  async #say(question: Uint8Array): Promise<Answer> {
    const parser = new Parser()
    const answer: Answer = []
    let refusal: Error | undefined
    await this.#pg.execProtocolRawStream(question, {
      syncToFs: false,
      // Copied, because it is in the database's own memory.
      onRawData: (bytes) =>
        parser.parse(Buffer.from(bytes), (message) => {
          if (message instanceof Error) refusal ??= message
          else if (message instanceof NotificationResponseMessage) this.#onNotification(message)
          // PGlite parses messages of the same shape, so its functions accept these as their own.
          else answer.push(message as Answer[number])
        }),
    })
    if (refusal) throw refusal
    return answer
  }

  async #prepare(statement: string): Promise<Prepared> {
    const name = `prepared_${++this.#made}`
    const described = await this.#pg.execProtocolStream(
      inOnePiece(
        ...this.#unneeded.splice(0).map((unneeded) => serialize.close({ type: 'S', name: unneeded.name })),
        serialize.parse({ name, text: statement }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
      { syncToFs: false },
    )
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    }
    this.#known.set(statement, prepared)
    return prepared
  }

  /** Serialises a parameter as PGlite does. */
  #toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.#pg.serializers[type]?.(value) ?? String(value)
  }
}

function inOnePiece(...messages: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages))
}
