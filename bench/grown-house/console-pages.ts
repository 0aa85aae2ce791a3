/** Every console page, with variants that search, page far back or count much. */
import { type Measured, timesOf } from './app-times.ts'
import type { FilledHouse } from './filled-house.ts'

export const consolePages = [
  '/admin',
  '/admin/orders',
  '/admin/orders?status=all&from=',
  '/admin/orders?status=all&from=&page=900',
  '/admin/orders?status=all&from=&words=byrne',
  '/admin/orders?status=all&from=&words=guest771%40guests',
  '/admin/orders?status=all&from=&words=zq',
  '/admin/orders?room=Stargazer&open=on',
  '/admin/feedback',
  '/admin/feedback?state=mine',
  '/admin/feedback?state=closed',
  '/admin/feedback?state=all',
  '/admin/feedback?state=all&page=900',
  '/admin/feedback?state=all&q=lantern',
  '/admin/feedback?state=all&q=guest412%40guests',
  '/admin/feedback?state=all&q=no%20such%20words',
  '/admin/feedback?state=all&q=zq',
  '/admin/feedback?state=open&q=the',
  '/admin/feedback/:message',
  '/admin/concierge-knowledge',
  '/admin/concierge-knowledge?page=190',
  '/admin/concierge-knowledge?sort=updated&down=1',
  '/admin/concierge-knowledge?q=lantern',
  '/admin/concierge-knowledge?q=entry%2017123',
  '/admin/concierge-knowledge?q=no%20such%20words',
  '/admin/concierge-knowledge?q=zq',
  '/admin/concierge-knowledge?q=the&category=nearby',
  '/admin/analytics?days=7',
  '/admin/analytics?days=30',
  '/admin/analytics?days=90',
  '/admin/analytics?days=365',
  '/admin/changes',
  '/admin/changes?page=900',
  '/admin/changes?q=lantern',
  '/admin/changes?q=no%20such%20words',
  '/admin/changes?subject=product',
  '/admin/newsletter',
  '/admin/newsletter?page=200',
  '/admin/newsletter?state=unsubscribed',
  '/admin/newsletter?q=reader771%40guests',
  '/admin/products',
  '/admin/legal',
  '/admin/settings',
  '/admin/account',
]

export const atMessage = (page: string, { messageId }: FilledHouse) => page.replace(':message', messageId)

export async function measureConsolePages(house: FilledHouse, tries: number): Promise<({ page: string } & Measured)[]> {
  const ask = (page: string) => house.app.request(atMessage(page, house), { headers: { Cookie: house.cookie } })
  // Compiling would make the first of them look slow.
  for (const page of consolePages) await (await ask(page)).text()
  const rows = []
  for (const page of consolePages) rows.push({ page, ...(await timesOf(page, () => ask(page), tries)) })
  return rows
}
