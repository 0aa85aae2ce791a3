import { expect, it } from 'vitest'
import { firstToDo, isQuiet, lastOfWeek, planDays, planWeek } from './today.ts'

const order = {
  id: '1',
  stayDate: '2026-11-22',
  beginBy: '11:30',
  itemName: 'Outdoor Heated Bath',
  roomName: 'Stargazer',
  guestName: 'Aoife Byrne',
  demo: false,
  dispute: undefined,
  lostCents: 0,
  forMorningOf: undefined,
  preparedAt: null,
  deliveredAt: null,
}
const then = new Date('2026-11-22T10:00:00Z')
const orders = [
  order,
  { ...order, id: '2', beginBy: '17:00', itemName: 'Grazing Box', deliveredAt: then, preparedAt: then },
  {
    ...order,
    id: '3',
    beginBy: '09:30',
    itemName: 'Breakfast Tray',
    forMorningOf: '2026-11-23',
    roomName: 'Sunriser',
    guestName: 'Cian',
    demo: true,
    preparedAt: then,
  },
  { ...order, id: '6', beginBy: undefined, itemName: 'Late Check-out' },
  { ...order, id: '4', stayDate: '2026-11-23', guestName: 'Niamh' },
  { ...order, id: '5', stayDate: '2026-11-24' },
]

it('today’s plan names today’s and tomorrow’s orders by room, what begins first coming first', () => {
  const [today, tomorrow, ...more] = planDays(orders, '2026-11-22', '11:29')
  expect(more).toEqual([])
  expect(today).toEqual({
    name: 'Today',
    day: '2026-11-22',
    toDo: 2,
    rooms: [
      {
        room: 'Sunriser',
        guests: ['Cian'],
        tasks: [{ id: '3', what: 'Breakfast Tray, for the morning after', beginBy: '09:30', state: 'prepared', demo: true }],
      },
      {
        room: 'Stargazer',
        guests: ['Aoife Byrne'],
        tasks: [
          { id: '6', what: 'Late Check-out', beginBy: undefined, state: undefined, demo: false },
          { id: '1', what: 'Outdoor Heated Bath', beginBy: '11:30', state: 'to do', demo: false },
          { id: '2', what: 'Grazing Box', beginBy: '17:00', state: 'delivered', demo: false },
        ],
      },
    ],
  })
  expect(tomorrow).toMatchObject({ name: 'Tomorrow', day: '2026-11-23', toDo: 1, rooms: [{ guests: ['Niamh'] }] })
})

it('today’s plan says what should have begun; tomorrow’s does not', () => {
  const [today, tomorrow] = planDays(orders, '2026-11-22', '11:30')
  expect(today?.rooms.flatMap(({ tasks }) => tasks.map(({ state }) => state))).toEqual([
    'prepared',
    undefined,
    'late',
    'delivered',
  ])
  expect(tomorrow?.rooms[0]?.tasks[0]?.state).toBe('to do')
})

it('today’s plan says beside what is still to be brought that its payment is disputed, or has gone', () => {
  const dispute = { amountCents: 5_000, reason: 'general', answerBy: null, refundable: false, outcome: null }
  const whats = (one: typeof order | object) =>
    planDays([{ ...order, ...one }], '2026-11-22', '08:00')[0]?.rooms[0]?.tasks.map(({ what }) => what)
  expect(whats({ dispute })).toEqual(['Outdoor Heated Bath (payment disputed)'])
  expect(whats({ dispute: { ...dispute, outcome: 'won' } })).toEqual(['Outdoor Heated Bath'])
  expect(whats({ dispute: { ...dispute, outcome: 'lost' }, lostCents: 5_000 })).toEqual([
    'Outdoor Heated Bath (payment taken back)',
  ])
  expect(whats({ dispute, preparedAt: then, deliveredAt: then })).toEqual(['Outdoor Heated Bath'])
})

it('a day without orders has an empty plan', () => {
  expect(planDays([], '2026-12-31', '08:00')).toEqual([
    { name: 'Today', day: '2026-12-31', rooms: [], toDo: 0 },
    { name: 'Tomorrow', day: '2027-01-01', rooms: [], toDo: 0 },
  ])
})

it('the coming week shows every day, with or without orders', () => {
  const counted = { day: '2026-12-31', orders: 2, rooms: ['Stargazer', 'Sunriser'] }
  const week = planWeek([counted, { ...counted, day: '2027-02-01' }], '2026-12-29')
  expect(week.map(({ day }) => day)).toEqual(
    ['29', '30', '31', '01', '02', '03', '04'].map((day, at) => `202${at < 3 ? '6-12' : '7-01'}-${day}`),
  )
  expect(week.filter(({ orders: ofDay }) => ofDay > 0)).toEqual([counted])
  expect(lastOfWeek('2026-12-29')).toBe(week.at(-1)?.day)
})

it('a day is quiet once everything is delivered, and what begins first on a later day is known', () => {
  const delivered = orders.map((one) => ({ ...one, deliveredAt: then }))
  expect(isQuiet(planDays(orders, '2026-11-22', '08:00'))).toBe(false)
  expect(isQuiet(planDays(delivered, '2026-11-22', '08:00'))).toBe(true)
  const ofDay = orders.filter(({ stayDate }) => stayDate === '2026-11-22')
  expect(firstToDo(ofDay)).toEqual({ day: '2026-11-22', beginBy: '09:30', what: 'Breakfast Tray', room: 'Sunriser' })
  expect(firstToDo(ofDay.filter(({ id }) => id === '2' || id === '6'))).toBeUndefined()
})
