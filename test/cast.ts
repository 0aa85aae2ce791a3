/** The people of the tests, by name. */
import type { ContactMessage } from '#app/messages/contact-message.ts'

export const aoife: ContactMessage = {
  name: 'Aoife Byrne',
  email: 'aoife@guests.example',
  phone: '020 915 0001',
  reason: 'booking',
  message: 'Is the <Stargazer> free in March?\n\nWe would come by train & bike.',
  consent: true,
}

/** The team: an administrator and a colleague. */
export const fionn = { name: 'Fionn Daly', email: 'fionn@kilmara.example', password: 'lanterns in the larches' }
export const grainne = { name: 'Gráinne Roche', email: 'grainne@kilmara.example', password: 'kelp on the morning table' }
/** No longer in the team. */
export const oisin = { name: 'Oisín Kehoe', email: 'oisin@kilmara.example', password: 'herons over the slipway' }

/** Two of the team who only sign what they did, for which they need no account. */
export const niamh = { id: '01900000-0000-7000-8000-0000000000a1', name: 'Niamh', email: 'niamh@kilmara.example' }
export const cathal = { id: '01900000-0000-7000-8000-0000000000a2', name: 'Cathal', email: 'cathal@kilmara.example' }
