/** The small script in every document's head, which runs before the first paint. */

import { autoOpenOnce } from '#app/concierge/chat/auto-open.ts'
// The import above stays first, not sorted with the others: the compressed program is sixteen bytes smaller for it.

import { answerBooking, openBookingFromAddress } from '#app/booking/open-booking.ts'
import { report } from '#app/booking/report.ts'
import { watchIslands } from '#app/islands/watch.ts'
import { wakeFilms } from '#app/media/film-control.ts'
import { type BookingMode, dayTypeOf } from '#app/rooms/pricing.ts'
import { afterFrame } from '#app/ui/after-frame.ts'
import { answerDialogClick } from '#app/ui/answer-dialog-click.ts'
import { adoptStyles } from './adopt-styles.ts'
import { find, firstViewFirst, restBehindDialogs } from './first-view-first.ts'
import { keepPlace } from './keep-place.ts'

// The page is the same for everybody; the visitor's own day decides which price shows.
const root = document.documentElement
const entry = (document.currentScript as HTMLScriptElement).dataset.entry as string
const loaded = new Promise((done) => addEventListener('load', done))
// Browsers remember a failed import and never retry it: another URL makes it, and everything it imports, new (assetPath).
const theRest = (again = ''): Promise<typeof import('#app/entry.client.ts')> =>
  import(/* @vite-ignore */ entry.replace('s/', `s/${again}`))
root.dataset.js = ''
followDay()
root.dataset.mode = 'twoNight'

// CSS that HTML checkers do not know yet: the part of this page's style sheet sent as data (page-styles.server.ts).
adoptStyles(document.getElementById('late-styles')?.textContent ?? '')
firstViewFirst()
restBehindDialogs()

addEventListener('submit', answerBooking)
addEventListener('click', (event: MouseEvent) => {
  answerDialogClick(event)
  const target = event.target as Element
  // The first paint may precede the end of the page, where the form is.
  const early = target.closest<HTMLButtonElement>('button[form]')
  if (early && !early.form) addEventListener('DOMContentLoaded', () => early.form?.requestSubmit(early))
  const offer = target.closest<HTMLElement>('[data-offer]')
  // biome-ignore lint/suspicious/noConsole: the owner wants a log entry.
  if (offer) console.info('experience selected', offer.dataset.offer)
  // The home page alone has this field: one that failed has not, and its links lead there.
  if (one('.bar-field') && target.closest('a[href="/"]') && !event.metaKey && !event.ctrlKey) {
    event.preventDefault()
    scrollTo(0, 0)
  }
})

function one<T extends HTMLElement>(selector: string) {
  return document.querySelector<T>(selector)
}

// The mode is on the home page twice, as radios and as the bar's select: the radios are authoritative.
const modeRadio = (which: string) => one<HTMLInputElement>(`input[name=mode]${which}`)

addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement
  // Changed back to its initial value, it still counts as chosen.
  control.dataset.chosen = 'yes'
  if (!control.matches('input[name=mode], [data-mode-select]')) return
  const radio = modeRadio(`[value=${control.value}]`)
  if (radio) radio.checked = true
  followMode()
  report({ name: 'pricing_mode_change', mode: control.value })
})

/**
 * Again whenever the page becomes visible, for phones keep it open for days, and when it is shown, as they may have kept its text. Then no
 * passed day can be chosen, and what the home page says of the night it was made for is hidden (home/home.css).
 */
function followDay() {
  const now = new Date()
  root.dataset.day = dayTypeOf(now.getDay())
  const field = one<HTMLInputElement>('.bar-field')
  // In UTC: a locale's format takes a browser ten milliseconds to load, and an hour after midnight nobody minds.
  const today = now.toJSON().slice(0, 10)
  if (field && field.min < today) root.dataset.old = field.min = today
}

function followMode() {
  const mode = modeRadio(':checked')?.value ?? 'twoNight'
  root.dataset.mode = mode as BookingMode
  const select = one<HTMLSelectElement>('[data-mode-select]')
  if (select) select.value = mode
}

/** The header turns to glass beyond 20 px; the booking bar shows beyond 800 px while more than 400 px remain. */
function followScroll() {
  // First, while the layout is known.
  root.toggleAttribute('data-dark-bar', isDarkAt(innerHeight - 20))
  root.toggleAttribute('data-dark-header', isDarkAt(38))
  root.toggleAttribute('data-scrolled', scrollY > 20)
  root.toggleAttribute('data-bar', scrollY > 800 && root.scrollHeight - innerHeight - scrollY > 400)
}

/** Whether a dark section is at this height of the window: what lies over it is dark too. Not asked before scrolling, when a tap comes first. */
function isDarkAt(y: number): boolean {
  return (
    scrollY > 20 &&
    find('main>.night,#footer').some((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return top < y && bottom > y
    })
  )
}

function followSize() {
  // Every element inherits it, so setting it restyles the whole page. Phones have no such scrollbar.
  const scrollbar = innerWidth - root.clientWidth
  root.style.setProperty('--scrollbar', scrollbar > 0 ? `${scrollbar}px` : '')
  followScroll()
}

addEventListener('scroll', followScroll)
// Rotating a phone changes the page's length.
addEventListener('resize', followScroll)
addEventListener('visibilitychange', followDay)
addEventListener('hashchange', openBookingFromAddress)
// Not `load`: a page restored from the back/forward cache keeps its position and choices.
addEventListener('pageshow', () => {
  followMode()
  followDay()
  // A day that the browser has restored.
  const day = one<HTMLInputElement>('.bar-field')
  if (day?.value) day.dataset.chosen = 'yes'
  // After a frame, when layout is known; asking now would force it for the whole page.
  afterFrame(followSize)
})
addEventListener('DOMContentLoaded', () => {
  openBookingFromAddress()
  watchIslands(theRest, loaded)
  // iPhones know no `closedby`, and make a tap beside a dialog a click only where something listens.
  for (const dialog of document.querySelectorAll('dialog')) dialog.addEventListener('click', () => {})
  autoOpenOnce()
  void wakeFilms(loaded)
  if (location.hash === '#staff-only') void theRest().then((part) => part.sayStaffOnly())
})
keepPlace()
