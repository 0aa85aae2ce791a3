/** The booking drawer's behaviour: part of the program in every document's head, so it works on the first tap. */
import { afterFrame } from '../ui/after-frame.ts'
import { report } from './report.ts'

const patienceMs = 8_000

/** Answers a submit of the booking form by the drawer instead of a new page. */
export function answerBooking(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.id !== 'book') return
  event.preventDefault()
  openBooking(form, event.submitter)
}

/** `/#book` opens the drawer. */
export function openBookingFromAddress() {
  const form = document.getElementById('book')
  if (location.hash === '#book') openBooking(form as HTMLFormElement)
}

function openBooking(form: HTMLFormElement, submitter?: HTMLElement | null) {
  const drawer = document.getElementById('booking') as HTMLDialogElement
  const choices = new FormData(form, submitter)
  const mode = String(choices.get('mode') ?? document.documentElement.dataset.mode)
  const room = String(choices.get('room') ?? '')
  const address = new URL(form.action)
  for (const [name, value] of choices) if (value) address.searchParams.set(name, String(value))

  for (const line of drawer.querySelectorAll<HTMLElement>('[data-room]')) line.hidden = line.dataset.room !== room
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
  const fetchFrame = prepareFrame(drawer, address.href)
  drawer.showModal()
  // The drawer is seen before a whole page begins to load in it.
  afterFrame(fetchFrame)
  report({ name: 'book_click', mode, ...(room ? { room } : {}) })
}

/** @returns what puts the page into the frame. */
function prepareFrame(drawer: HTMLDialogElement, address: string): () => void {
  const old = drawer.querySelector('iframe')
  if (!old || old.src === address) return () => {}
  // A new frame each time: another address in the same frame would be a step of the browser's Back button.
  const frame = old.cloneNode() as HTMLIFrameElement
  drawer.dataset.frame = 'loading'
  for (const link of drawer.querySelectorAll<HTMLAnchorElement>('[data-new-tab]')) link.href = address
  const late = setTimeout(() => {
    drawer.dataset.frame = 'late'
  }, patienceMs)
  frame.onload = () => {
    clearTimeout(late)
    drawer.dataset.frame = 'ready'
  }
  return () => {
    frame.src = address
    drawer.querySelector('iframe')?.replaceWith(frame)
  }
}
