import type { ReactNode } from 'react'
import type { RoomId } from './rooms.ts'

/** The hidden form on every public page that all booking controls belong to, by `form=`. */
export const bookingForm = 'book'

type Props = {
  room?: RoomId | undefined
  children?: ReactNode
  className?: string
  describedBy?: string
}

/** A real submit button: without script it goes to the booking page, with it the drawer opens. */
export function BookButton({ room, children = 'Check Availability', className = 'button button-action', describedBy }: Props) {
  return (
    <button
      type="submit"
      form={bookingForm}
      name={room ? 'room' : undefined}
      value={room}
      className={className}
      aria-describedby={describedBy}
    >
      {children}
    </button>
  )
}
