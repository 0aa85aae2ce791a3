/** The booking drawer's behaviour: part of the script in every document's head, so that it works on the first tap. */
import { afterFrame } from '#app/ui/after-frame.ts'
import { report } from './report.ts'

/** What the booking bar shows before anything is chosen. */
export const guestsAtFirst = '2'

/** Opens the drawer when the booking form is submitted, instead of a new page. */
export function answerBooking(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  // `form.id` would return a field named `id`, if the engine's URL has one.
  if (!form.matches('#book')) return
  event.preventDefault()
  openBooking(form, event.submitter as HTMLButtonElement | null)
}

/** `#book` opens the drawer and is then removed from the address, so that the same link works again. */
export function openBookingFromAddress() {
  if (location.hash !== '#book') return
  openBooking(document.getElementById('book') as HTMLFormElement)
  history.replaceState(history.state, '', location.href.slice(0, -'#book'.length))
}

function openBooking(form: HTMLFormElement, submitter?: HTMLButtonElement | null) {
  const drawer = document.getElementById('booking') as HTMLDialogElement
  const choices = new FormData(form)
  // A page without the switch has no field for it.
  const mode = (choices.get('mode') ?? document.documentElement.dataset.mode) as string
  choices.set('mode', mode)
  // The default number of guests counts as chosen only if it was changed or a date was set.
  const [checkin, guests] = document.querySelectorAll<HTMLInputElement>('.bar-field')
  if (checkin && guests && (checkin.value || guests.value !== guestsAtFirst || guests.dataset.chosen)) {
    choices.set('checkin', checkin.validity.valid ? checkin.value : '')
    choices.set('guests', guests.value)
  }
  // Not from `FormData`, which takes no submitter in Safari before 16.4.
  const room = submitter?.value || null
  // Cloned without fields: one named `action` would hide the form's own.
  const address = new URL((form.cloneNode() as HTMLFormElement).action)
  if (room) address.searchParams.set('room', room)
  for (const [name, value] of choices) if (value) address.searchParams.set(name, value as string)

  for (const line of drawer.querySelectorAll<HTMLElement>('[data-room]')) line.hidden = line.dataset.room !== room
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
  showInFrame(drawer, address.href)
  drawer.showModal()
  report({ name: 'book_click', mode, room })
}

/** An error page in the frame looks to us like any loaded page, so the link around the frame always stays above it. */
function showInFrame(drawer: HTMLDialogElement, address: string) {
  const old = drawer.querySelector('iframe')
  if (!old || (old.src === address && drawer.dataset.frame === 'ready')) return
  // A new frame each time: a new URL in the same frame would add a step to the Back button.
  const frame = old.cloneNode() as HTMLIFrameElement
  drawer.dataset.frame = 'loading'
  for (const link of drawer.querySelectorAll<HTMLAnchorElement>('[data-new-tab]')) link.href = address
  frame.onload = () => {
    // Without signal it is the browser's own page that has loaded: the next opening tries again.
    if (navigator.onLine) drawer.dataset.frame = 'ready'
  }
  // Show the drawer before a whole page starts loading in it.
  afterFrame(() => {
    frame.src = address
    drawer.querySelector('iframe')?.replaceWith(frame)
  })
}
