/** Every page and function of the house, as requested while its data grows. */
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { guestPassword } from '../running.ts'
import { atMessage, consolePages } from './console-pages.ts'
import type { FilledHouse } from './filled-house.ts'

export type Grown = {
  name: string
  ask: (house: FilledHouse) => Response | Promise<Response>
  /** Done before each request, without being measured. */
  before?: (house: FilledHouse) => unknown
}

const documents = [...publicPaths, '/guest-guide', '/guest-guide/order', '/no-such-page']

let number = 0
/** Each request has another address: rate limits are not measured. */
const address = () => `10.${++number % 200}.${number % 250}.${number % 241}`
const page = (path: string) => (house: FilledHouse) => house.app.request(path, { headers: { 'x-forwarded-for': address() } })
const staffPage = (path: string) => (house: FilledHouse) =>
  house.app.request(atMessage(path, house), { headers: { Cookie: house.cookie, 'x-forwarded-for': address() } })
const post = (name: string, body: (n: number) => unknown, headers: Record<string, string> = {}) => ({
  name: `POST ${name}`,
  ask: (house: FilledHouse) =>
    house.app.request(name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(), ...headers },
      body: JSON.stringify(body(++number)),
    }),
})
const form = ({ app, cookie }: FilledHouse, path: string, fields: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: { Cookie: cookie, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address() },
    body: new URLSearchParams(fields).toString(),
  })
const addEntry = (house: FilledHouse) => {
  const value = `Path ${++number} leads past the kiln.`
  return form(house, '/admin/concierge-knowledge', { intent: 'add', category: 'facilities', key: `Path ${number}`, value })
}
const question = post('/functions/v1/wild-concierge', () => ({
  message: 'When is breakfast, and is there a path to the sea?',
  visitorId: 'growth',
  conversationHistory: [],
}))
const mail = (n: number) => `growth-${n}@guests.example`

export const grown: Grown[] = [
  ...documents.map((path) => ({
    name: `${path}, rendered`,
    ask: (house: FilledHouse) => page(`${path}?n=${++number}`)(house),
  })),
  { name: '/, from memory', ask: page('/') },
  { name: '/sitemap.xml', ask: page('/sitemap.xml') },
  { name: '/readyz', ask: page('/readyz') },
  question,
  {
    ...question,
    name: 'the first question after an edit',
    before: addEntry,
  },
  post('/functions/v1/send-contact-email', (n) => ({
    name: 'Aoife',
    email: mail(n),
    phone: '',
    reason: 'booking',
    message: `Is there a train, ${n}?`,
    consent: true,
  })),
  post('/functions/v1/send-newsletter-welcome', (n) => ({ name: '', email: mail(n), consent: true })),
  post('/functions/v1/guest-contact', (n) => ({
    name: 'Niamh',
    email: mail(n),
    room: 'Stargazer',
    request_type: 'General Enquiry',
    message: `Towels, ${n}`,
  })),
  post('/functions/v1/get-gate-code', () => ({ password: guestPassword })),
  post('/functions/v1/create-checkout', (n) => ({
    itemType: 'heated_bath',
    itemName: 'Outdoor Heated Bath',
    roomName: 'Stargazer',
    email: mail(n),
    guestName: `Aoife ${n}`,
    stayDate: addDays(estateDay(new Date()), 30),
  })),
  { name: '/functions/v1/order-status', ask: page('/functions/v1/order-status?session_id=cs_77') },
  { name: '/order-success', ask: page('/order-success?session_id=cs_77') },
  post('/events', () => ({ name: 'book_click', mode: 'twoNight' })),
  ...consolePages.map((path) => ({ name: path, ask: staffPage(path) })),
  { name: 'knowledge, an entry added', ask: addEntry },
  { name: '/admin/concierge', ask: staffPage('/admin/concierge') },
  { name: '/admin/concierge/contradictions', ask: staffPage('/admin/concierge/contradictions') },
  {
    name: 'personal data, a person looked up',
    ask: (house: FilledHouse) => form(house, '/admin/privacy', { intent: 'find', email: 'guest77@guests.example' }),
  },
  { name: '/admin/concierge-knowledge.csv', ask: staffPage('/admin/concierge-knowledge.csv') },
  { name: '/admin/orders.csv, all', ask: staffPage('/admin/orders.csv?status=all&from=') },
  { name: '/admin/newsletter.csv', ask: staffPage('/admin/newsletter.csv') },
  { name: '/admin/changes.csv', ask: staffPage('/admin/changes.csv') },
]
