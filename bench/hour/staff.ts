/** What the team does in the console at the same time. Only one person edits, so that changes do not collide. */
import { type Act, pick, type Send } from './guests.ts'

const pages = [
  '/admin',
  '/admin/orders',
  '/admin/orders?status=all&from=',
  '/admin/feedback',
  '/admin/feedback?state=all&q=train',
  '/admin/concierge-knowledge',
  '/admin/concierge-knowledge?q=bath',
  '/admin/products',
  '/admin/analytics?days=30',
  '/admin/changes',
]

/** @param nextPaid an order waiting to be prepared */
export function staff(send: Send, cookie: string, nextPaid: () => string | undefined): Act[] {
  const headers = { cookie }
  let number = 0
  let editing = Promise.resolve()
  const oneAtATime = (edit: () => Promise<unknown>) => {
    editing = editing.then(edit, edit).then(() => undefined)
    return editing
  }

  /** Added and removed again, so that an hour of it does not fill the house. */
  async function editKnowledge() {
    const key = `Path ${++number}`
    const path = '/admin/concierge-knowledge'
    const value = `Path ${number} leads past the kiln.`
    await send('knowledge, added', { path, headers, form: { intent: 'add', category: 'facilities', key, value } })
    const found = await send('knowledge, searched', { path: `${path}?q=${encodeURIComponent(key)}`, headers })
    const id = hidden(found.text, 'id')
    const update = { intent: 'update', id, seen: value, value: `${value} It is steep.` }
    await send('knowledge, changed', { path, headers, form: update })
    const again = await send('knowledge, searched', { path: `${path}?q=${encodeURIComponent(key)}`, headers })
    await send('knowledge, deleted', { path, headers, form: { intent: 'delete', id, seen: hidden(again.text, 'seen') } })
  }

  async function changePrices() {
    const { text } = await send('products, exported', { path: '/admin/products.csv', headers })
    const csv = text.replace(/^([a-z_]+),(.*?),(\d+)(?:\.\d\d)?,true/m, (_, type, middle, euro) => {
      return `${type},${middle},${Number(euro) % 2 ? Number(euro) + 1 : Number(euro) - 1}.00,true`
    })
    await send('products, prices changed', { path: '/admin/products', headers, form: { intent: 'import', csv } })
  }

  async function answerLetter() {
    const inbox = await send('inbox', { path: '/admin/feedback', headers })
    const path = /\/admin\/feedback\/[0-9a-f-]{36}/.exec(inbox.text)?.[0]
    if (!path) return
    await send('letter, opened', { path, headers })
    await send('letter, answered', { path, headers, form: { intent: 'answer', seen: '0', text: 'Yes, gladly.', close: 'on' } })
  }

  async function fulfil() {
    const id = nextPaid()
    if (!id) return
    await send('order, prepared', { path: '/admin/orders', headers, form: { id, intent: 'prepared' } })
    await send('order, delivered', { path: '/admin/orders', headers, form: { id, intent: 'delivered' } })
  }

  return [
    { share: 6, act: () => send('console page', { path: pick(pages), headers }) },
    { share: 1, act: () => oneAtATime(editKnowledge) },
    { share: 0.2, act: () => oneAtATime(changePrices) },
    { share: 2, act: () => oneAtATime(answerLetter) },
    { share: 1.5, act: () => oneAtATime(fulfil) },
  ]
}

function hidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1]
  if (!value) throw new Error(`there is no field ${name}`)
  return value
}
