import { expect, it } from 'vitest'
import { planDays } from './today.ts'

const order = {
  id: '1',
  stayDate: '2026-11-22',
  beginBy: '11:30',
  itemName: 'Outdoor Heated Bath',
  roomName: 'Stargazer',
  guestName: 'Aoife Byrne',
  demo: false,
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

it('plans today and tomorrow by room, what begins first coming first', () => {
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

it('says what should have begun, today alone', () => {
  const [today, tomorrow] = planDays(orders, '2026-11-22', '11:30')
  expect(today?.rooms.flatMap(({ tasks }) => tasks.map(({ state }) => state))).toEqual([
    'prepared',
    undefined,
    'late',
    'delivered',
  ])
  expect(tomorrow?.rooms[0]?.tasks[0]?.state).toBe('to do')
})

it('has nothing to show on a quiet day', () => {
  expect(planDays([], '2026-12-31', '08:00')).toEqual([
    { name: 'Today', day: '2026-12-31', rooms: [], toDo: 0 },
    { name: 'Tomorrow', day: '2027-01-01', rooms: [], toDo: 0 },
  ])
})
