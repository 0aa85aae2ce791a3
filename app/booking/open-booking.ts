/** The booking drawer's behaviour: part of the program in every document's head, so it works on the first tap. */
import { afterFrame } from '../ui/after-frame.ts'
import { report } from './report.ts'

/** What the booking bar shows before anybody has chosen. */
export const guestsAtFirst = '2'

/** Answers a submit of the booking form by the drawer instead of a new page. */
export function answerBooking(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  // `form.id` would be the field of the engine's address that is called so.
  if (!form.matches('#book')) return
  event.preventDefault()
  openBooking(form, event.submitter)
}

/** `/#book` opens the drawer, and is gone from the address then: the same link may be followed again. */
export function openBookingFromAddress() {
  if (location.hash !== '#book') return
  openBooking(document.getElementById('book') as HTMLFormElement)
  history.replaceState(history.state, '', location.pathname)
}

function openBooking(form: HTMLFormElement, submitter?: HTMLElement | null) {
  const drawer = document.getElementById('booking') as HTMLDialogElement
  const choices = new FormData(form, submitter)
  // A page without the switch has no field for it.
  const mode = (choices.get('mode') ?? document.documentElement.dataset.mode) as string
  choices.set('mode', mode)
  // As many as the bar begins with is nobody's choice, before there is a date to it or it was chosen.
  const [checkin, guests] = document.querySelectorAll<HTMLInputElement>('.bar-field')
  if (checkin && guests && (checkin.value || guests.value !== guestsAtFirst || guests.dataset.chosen)) {
    choices.set('checkin', checkin.value)
    choices.set('guests', guests.value)
  }
  const room = choices.get('room') as string | null
  // Without its fields no name of one stands before the form's own.
  const address = new URL((form.cloneNode() as HTMLFormElement).action)
  for (const [name, value] of choices) if (value) address.searchParams.set(name, value as string)

  for (const line of drawer.querySelectorAll<HTMLElement>('[data-room]')) line.hidden = line.dataset.room !== room
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
  showInFrame(drawer, address.href)
  drawer.showModal()
  report({ name: 'book_click', mode, room })
}

/** A browser tells of its own error page as it tells of a page that has come: the way round the frame always stands above it. */
function showInFrame(drawer: HTMLDialogElement, address: string) {
  const old = drawer.querySelector('iframe')
  if (!old || (old.src === address && drawer.dataset.frame === 'ready')) return
  // A new frame each time: another address in the same frame would be a step of the browser's Back button.
  const frame = old.cloneNode() as HTMLIFrameElement
  drawer.dataset.frame = 'loading'
  for (const link of drawer.querySelectorAll<HTMLAnchorElement>('[data-new-tab]')) link.href = address
  frame.onload = () => {
    drawer.dataset.frame = 'ready'
  }
  // The drawer is seen before a whole page begins to load in it.
  afterFrame(() => {
    frame.src = address
    drawer.querySelector('iframe')?.replaceWith(frame)
  })
}
