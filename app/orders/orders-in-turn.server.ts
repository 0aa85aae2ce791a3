/** The order in which the team works, for lists that the database sorts. */
import { asc, type SQL, sql } from 'drizzle-orm'
import { workKinds } from '#app/products/ordering-rules.ts'
import { guestOrders } from './orders.tables.ts'

const { stayOn, category, itemType, roomName, createdAt, id } = guestOrders

/** HH:mm, as the console says it; orders with nothing to make come first. */
const beginTime: SQL = sql.join(
  [
    sql`case`,
    ...workKinds.map(({ category: kind, named, beginTime = '' }) => {
      const isNamed = named ? sql` and position(${sql.raw(`'${named}'`)} in ${itemType}) > 0` : sql``
      return sql`when ${category} = ${sql.raw(`'${kind}'`)}${isNamed} then ${sql.raw(`'${beginTime}'`)}`
    }),
    sql`end collate "C"`,
  ],
  sql` `,
)

/** By stay date, then by when to begin, then by room: a page that ends within a day ends with what is begun first. */
export const inTurn = [asc(stayOn), asc(beginTime), asc(roomName), asc(createdAt), asc(id)]
