import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { count } from '#app/knowledge/wording.ts'
import { readForm } from '#app/requests/reading/form.server.ts'
import { Prices } from '#app/rooms/prices.tsx'
import { type BookingMode, bookingModes, modeLabels } from '#app/rooms/pricing.ts'
import { getRoom, type RoomId, rooms } from '#app/rooms/rooms.ts'
import { Field, Select } from '#app/ui/forms/field.tsx'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import { PhoneOrMail } from './book-by-hand.tsx'
import { checkInFault } from './check-in.ts'
import { requireDemo } from './demo-only.server.ts'
import { type Stay, stayFromQuery } from './stay.ts'

/** Stands in for the booking engine while none is configured: in the drawer's frame, or as a page of its own. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireDemo(context)
  const query = new URL(request.url).searchParams
  const stay = stayFromQuery(query)
  const wrongDay = stay.checkin && checkInFault(stay.checkin, stay.mode, new Date())
  return { stay, answered: query.has('answered') && !wrongDay, wrongDay }
}

/** Confirms nothing, keeps nothing, and says so. */
export async function action({ context, request }: LoaderFunctionArgs) {
  requireDemo(context)
  const form = await readForm(request)
  const stay = stayFromQuery(new URLSearchParams(form))
  const wrongDay = stay.checkin ? checkInFault(stay.checkin, stay.mode, new Date()) : fillThisIn
  if (wrongDay) return data({ stay, wrongDay }, 400)
  const known = new URLSearchParams({ answered: '' })
  for (const name of ['room', 'mode', 'checkin', 'guests']) known.set(name, form[name] ?? '')
  return redirect(`/demo/booking?${known}`)
}

export function meta() {
  return [{ title: `Demo booking · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

type Props = {
  loaderData: { stay: Stay; answered: boolean; wrongDay?: string | undefined }
  actionData?: { stay: Stay; wrongDay: string }
}

export default function DemoBookingPage({ loaderData: { answered, ...asked }, actionData: refused }: Props) {
  return (
    <main aria-label="Demo booking" className="mx-auto px-6 py-8 min-[44rem]:px-10 min-[44rem]:py-10 lg:max-w-2xl">
      <p className="border-l-[3px] border-accent pl-4">
        <strong className="font-semibold">This is a demo.</strong> It shows where the estate’s booking engine will stand. Nothing
        is reserved and nothing is paid.
      </p>
      {answered ? <Answer stay={asked.stay} /> : <Request {...(refused ?? asked)} />}
    </main>
  )
}

function Request({ stay, wrongDay }: { stay: Stay; wrongDay?: string | undefined }) {
  return (
    <form method="post" action="/demo/booking" className="mt-10">
      <h1 className="title">When would you like to come?</h1>
      <div className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2">
        <RoomChoice chosen={stay.room ?? rooms[0]?.id} />
        <ModeChoice chosen={stay.mode} />
        <Field
          label="Check-in"
          name="checkin"
          type="date"
          min={estateDay(new Date())}
          required
          defaultValue={stay.checkin}
          error={wrongDay}
        />
        <Select label="Guests" name="guests" defaultValue={stay.guests}>
          <option value="1">1</option>
          <option value="2">2</option>
        </Select>
      </div>
      {stay.party ? <SeveralRooms party={stay.party} /> : null}
      <button type="submit" className="button button-action mt-9 w-full sm:w-auto">
        Try the booking
      </button>
    </form>
  )
}

function SeveralRooms({ party }: { party: number }) {
  const { maxGuestsPerRoom } = estate.policies
  return (
    <p className="measure mt-6">
      Each room is for {count(maxGuestsPerRoom)}; for {party}, book {count(Math.ceil(party / maxGuestsPerRoom))} rooms.
    </p>
  )
}

/** The chosen room shows what it costs, in the chosen mode (prices.css), without script. */
function RoomChoice({ chosen }: { chosen: RoomId | undefined }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-[0.9375rem] text-muted">Room</legend>
      {rooms.map((room) => (
        <div key={room.id} className="group border-b border-hairline">
          <Choice name="room" value={room.id} chosen={chosen}>
            {room.name}
          </Choice>
          <div className="hidden pb-6 pl-8 group-has-checked:block">
            <Prices room={room} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

function ModeChoice({ chosen }: { chosen: BookingMode }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-[0.9375rem] text-muted">Stay</legend>
      <div className="flex flex-wrap gap-x-10 border-b border-hairline">
        {bookingModes.map((mode) => (
          <Choice key={mode} name="mode" value={mode} chosen={chosen}>
            {modeLabels[mode]}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; value: string; chosen: string | undefined; children: string }

function Choice({ name, value, chosen, children }: ChoiceProps) {
  return (
    <label className="flex min-h-12 items-center gap-3.5 text-lg">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === chosen}
        className="size-4.5 flex-none appearance-none rounded-full border border-control-line checked:border-accent checked:bg-[radial-gradient(circle,var(--accent)_0_42%,transparent_46%)] forced-colors:appearance-auto"
      />
      {children}
    </label>
  )
}

function Answer({ stay }: { stay: Stay }) {
  const room = stay.room ? getRoom(stay.room).name : 'one of our rooms'
  const day = stay.checkin
    ? new Intl.DateTimeFormat('en-IE', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(stay.checkin))
    : 'a day to be chosen'
  return (
    <div className="mt-10" role="status">
      <h1 className="title">Here you would confirm.</h1>
      <p className="measure mt-5">
        You asked for {room}, {modeLabels[stay.mode]}, from {day}, for {stay.guests === 1 ? 'one guest' : 'two guests'}. As this
        is a demo, no room is held. To book in earnest, ring <PhoneOrMail />.
      </p>
      <p className="mt-8">
        <a className="button button-line" href={`/demo/booking?room=${stay.room ?? ''}&mode=${stay.mode}`}>
          Choose again
        </a>
      </p>
    </div>
  )
}
