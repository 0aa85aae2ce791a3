/** The small program that stands in every document's head and runs before the first paint. */

import { autoOpenOnce } from '#app/concierge/chat/auto-open.ts'
import { answerBooking, openBookingFromAddress } from '../booking/open-booking.ts'
import { fetchWidgetFor } from '../booking/open-widget.ts'
import { report } from '../booking/report.ts'
import { watchIslands } from '../islands/watch.ts'
import { wakeFilms } from '../media/film-control.ts'
import { type BookingMode, dayTypeOf } from '../rooms/pricing.ts'
import { afterFrame } from '../ui/after-frame.ts'
import { answerDialogClick } from '../ui/answer-dialog-click.ts'
import { adoptStyles } from './adopt-styles.ts'
import { firstViewFirst, restBehindDialogs } from './first-view-first.ts'
import { keepPlace } from './keep-place.ts'

// The page is the same for everybody; which price shows is the visitor's own day (contract, "Prices").
const root = document.documentElement
const entry = (document.currentScript as HTMLScriptElement).dataset.entry as string
const loaded = new Promise((done) => addEventListener('load', done))
// Browsers keep it that a file did not come, and never ask again: at another address it and all that it imports are others (assetPath).
const theRest = (again = ''): Promise<typeof import('../entry.client.ts')> =>
  import(/* @vite-ignore */ entry.replace('s/', `s/${again}`))
root.dataset.js = ''
followDay()
root.dataset.mode = 'twoNight'

// What checkers of HTML do not know yet: the part of this page's style sheet that came as data (page-styles.server.ts).
const late = document.getElementById('late-styles')?.textContent
if (late) adoptStyles(late)
firstViewFirst()
restBehindDialogs()

addEventListener('submit', answerBooking)
addEventListener('click', (event: MouseEvent) => {
  fetchWidgetFor(answerDialogClick(event))
  const target = event.target as Element
  // The first paint may come before the page's end, where the form stands.
  const early = target.closest<HTMLButtonElement>('button[form]')
  if (early && !early.form) addEventListener('DOMContentLoaded', () => early.form?.requestSubmit(early))
  const offer = target.closest<HTMLElement>('[data-offer]')
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry.
  if (offer) console.info('experience selected', offer.dataset.offer)
  if (location.pathname === '/' && target.closest('a[href="/"]') && !event.metaKey && !event.ctrlKey) {
    event.preventDefault()
    scrollTo({ top: 0 })
  }
})

// The mode stands twice on the home page, as radios and as the bar's select: the radios are the truth.
const modeRadio = (which: string) => document.querySelector<HTMLInputElement>(`input[name=mode]${which}`)

addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement
  // Chosen back to what it was at first, it is chosen all the same.
  control.dataset.chosen = 'yes'
  if (!control.matches('input[name=mode], [data-mode-select]')) return
  const radio = modeRadio(`[value=${control.value}]`)
  if (radio) radio.checked = true
  followMode()
  report({ name: 'pricing_mode_change', mode: control.value })
})

/** Again whenever the page is looked at: a telephone keeps it open for days. */
function followDay() {
  root.dataset.day = dayTypeOf(new Date().getDay())
}

function followMode() {
  const mode = modeRadio(':checked')?.value ?? 'twoNight'
  root.dataset.mode = mode as BookingMode
  const select = document.querySelector<HTMLSelectElement>('[data-mode-select]')
  if (select) select.value = mode
}

/** The header turns to glass beyond 20 px; the booking bar shows beyond 800 px while more than 400 px remain. */
function followScroll() {
  root.toggleAttribute('data-scrolled', scrollY > 20)
  root.toggleAttribute('data-bar', scrollY > 800 && root.scrollHeight - innerHeight - scrollY > 400)
}

function followSize() {
  // Every element inherits it: set, it styles the whole page once more. Phones have no such scrollbar.
  const scrollbar = innerWidth - root.clientWidth
  root.style.setProperty('--scrollbar', scrollbar > 0 ? `${scrollbar}px` : '')
  followScroll()
}

addEventListener('scroll', followScroll)
// A telephone that is turned has another page end.
addEventListener('resize', followScroll)
addEventListener('visibilitychange', followDay)
addEventListener('hashchange', openBookingFromAddress)
// Not `load`: a page that comes back from the browser's memory keeps its place and its choices.
addEventListener('pageshow', () => {
  followMode()
  // After a frame: what is asked for here is known then, and asked for now it would lay out the whole page.
  afterFrame(followSize)
})
addEventListener('DOMContentLoaded', () => {
  openBookingFromAddress()
  watchIslands(theRest, loaded)
  autoOpenOnce()
  void wakeFilms(loaded)
  if (location.hash === '#staff-only') void theRest().then((part) => part.sayStaffOnly())
})
keepPlace()
