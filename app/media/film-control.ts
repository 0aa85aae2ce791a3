import { afterFirstPaint } from '#app/ui/after-first-paint.ts'

/**
 * Loads and plays a document's films after the page has loaded: not with prefers-reduced-motion or data saving, not in a hidden window,
 * and only while in view. Otherwise the poster stays. Part of the head's script.
 */
export async function wakeFilms(loaded: Promise<unknown>): Promise<void> {
  if (navigator.connection?.saveData) return
  await loaded
  await afterFirstPaint()
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  for (const place of document.querySelectorAll<HTMLElement>('[data-film]')) wakeOne(place, stillness)
}

function wakeOne(place: HTMLElement, stillness: MediaQueryList) {
  const video = place.querySelector('video')
  const button = place.querySelector('button')
  if (!video || !button) return
  let inView = false
  let stopped = false

  /** Plays or pauses the film as its visitor, the window and its position require. */
  const settle = async () => {
    // A film paused by its visitor stays on its frame; with reduced motion the poster returns.
    if (stillness.matches) {
      delete place.dataset.showing
      button.hidden = true
      press(false)
    }
    if (stillness.matches || !inView || stopped || document.hidden) return video.pause()
    attach(video, place)
    // Refused (low power mode, no codec): the poster stays and there is nothing to pause.
    await video.play().catch(() => undefined)
  }

  const press = (down: boolean) => {
    stopped = down
    button.ariaPressed = String(down)
  }

  video.addEventListener('playing', () => {
    place.dataset.showing = ''
    button.hidden = false
  })
  button.addEventListener('click', () => {
    press(!stopped)
    void settle()
  })
  stillness.addEventListener('change', settle)
  addEventListener('visibilitychange', settle)
  new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) inView = isIntersecting
    void settle()
  }).observe(place)
}

function attach(video: HTMLVideoElement, place: HTMLElement) {
  const sources = place.querySelector('template')?.content
  if (!sources?.firstChild) return
  // Moved out of their template, which is now empty.
  video.append(sources)
  video.load()
}
