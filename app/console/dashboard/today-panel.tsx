import { addDays, longDay } from '#app/estate/time/estate-day.ts'
import { disputedOrders, mischargedOrders, ordersAt, owedOrders, undeliveredUntil } from '#app/orders/orders-at.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import type { Today } from './dashboard.server.ts'
import type { DayPlan, Task, TaskState } from './today.ts'
import './today.css'

/** What the team wants to know first: what to prepare, and what is waiting for them. */
export function TodayPanel({ today }: { today: Today }) {
  const { days, overdue, lateRefunds, mischarged, disputes, openMessages, openQuestions, contradictions, failedMails } = today
  const waiting = [overdue, lateRefunds, mischarged, disputes, openMessages, openQuestions, contradictions, failedMails]
  return (
    <section className="today" aria-label="Today and tomorrow">
      {days.map((plan) => (
        <Day key={plan.day} plan={plan} />
      ))}
      <div>
        <h2>Waiting</h2>
        <ul>
          <Waiting count={openMessages} one="open message" to="/admin/feedback" />
          <Waiting count={openQuestions} one="question" more=" for the concierge to learn" to="/admin/concierge" />
          <Waiting count={contradictions} one="contradiction" more=" in the knowledge" to="/admin/concierge/contradictions" />
          <Waiting count={overdue} one="undelivered order" more=" from earlier days" to={beforeToday(days[0]?.day ?? '')} />
          <Waiting count={lateRefunds} one="refund" more=" late or failed" to={owedOrders} />
          <Waiting count={mischarged} one="payment" more=" of the wrong amount" to={mischargedOrders} />
          <Waiting count={disputes} one="disputed payment" to={disputedOrders} />
          <Waiting count={failedMails} one="email" more=" could not be sent" to="/admin/settings#failed-mails" />
        </ul>
        {waiting.every((count) => count === 0) ? <p className="quiet">Nothing waiting.</p> : null}
      </div>
    </section>
  )
}

function Day({ plan: { day, name, rooms, toDo } }: { plan: DayPlan }) {
  return (
    <div>
      <h2>
        {name} <span>{longDay(day, 'short')}</span>
      </h2>
      {rooms.length === 0 ? <p className="quiet">Nothing ordered.</p> : null}
      {rooms.map(({ room, guests, tasks }) => (
        <section key={room}>
          <h3>
            {room} <span>{guests.join(', ')}</span>
          </h3>
          <ul>
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} />
            ))}
          </ul>
        </section>
      ))}
      {rooms.length === 0 ? null : (
        <p>
          <a href={ordersAt({ from: day, to: day })}>{toDo === 0 ? 'Nothing left to deliver' : `${toDo} to deliver`}</a>
        </p>
      )}
    </div>
  )
}

const tones: Record<TaskState, 'ok' | 'warn' | 'off' | undefined> = {
  'to do': undefined,
  late: 'warn',
  prepared: 'ok',
  delivered: 'off',
}

function TaskLine({ task: { what, beginBy, state, demo } }: { task: Task }) {
  return (
    <li>
      <time>{beginBy}</time> <span>{demo ? `${what} (demo)` : what}</span>{' '}
      {state ? <Badge tone={tones[state]}>{state}</Badge> : null}
    </li>
  )
}

type WaitingProps = { count: number; one: string; more?: string; to: string }

function Waiting({ count, one, more = '', to }: WaitingProps) {
  if (count === 0) return null
  return (
    <li>
      <a href={to}>
        {count.toLocaleString('en-IE')} {count === 1 ? one : `${one}s`}
        {more}
      </a>
    </li>
  )
}

/** The list of undelivered orders up to yesterday, with no start date. */
function beforeToday(today: string): string {
  return undeliveredUntil(today && addDays(today, -1))
}
