/**
 * Fetches and plays the films of a document once the page has loaded: not under prefers-reduced-motion, not when the visitor
 * saves data, not in a hidden window, and only while in view. Without it the poster stays.
 */
export async function wakeFilm(document: Document): Promise<void> {
  const window = document.defaultView
  const places = [...document.querySelectorAll<HTMLElement>('[data-film]')]
  if (!window || places.length === 0 || savesData(window.navigator)) return
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
  await loaded(document, window)
  await seen(document)
  await painted(window)
  const films = places.map((place) => wakeOne(place, () => !stillness.matches))
  stillness.addEventListener('change', () => {
    for (const film of films) film?.settle()
  })
  document.addEventListener('visibilitychange', () => {
    for (const film of films) film?.settle()
  })
}

function wakeOne(place: HTMLElement, mayMove: () => boolean) {
  const video = place.querySelector('video')
  const button = place.querySelector('button')
  if (!video || !button) return undefined
  let inView = false
  let stopped = false

  /** Brings the film into the state that visitor, window and place ask for. */
  async function settle() {
    if (!video || !button) return
    const moves = mayMove()
    // A film that its visitor paused stays on its frame; one that may not move gives way to the poster.
    if (!moves) {
      delete place.dataset.showing
      button.hidden = true
      press(false)
    }
    if (!moves || !inView || stopped || place.ownerDocument.hidden) return video.pause()
    attach(video)
    // Refused (low power mode, no codec): the poster stays and there is nothing to pause.
    await video.play().catch(() => undefined)
  }

  function press(down: boolean) {
    stopped = down
    button?.setAttribute('aria-pressed', String(down))
  }

  video.addEventListener('playing', () => {
    place.dataset.showing = ''
    button.hidden = false
  })
  button.addEventListener('click', () => {
    press(!stopped)
    void settle()
  })
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false
    void settle()
  }).observe(place)
  return { settle }
}

function attach(video: HTMLVideoElement) {
  if (video.childElementCount > 0) return
  // No attributes in the page: HTML checkers do not know them yet.
  video.disablePictureInPicture = true
  video.disableRemotePlayback = true
  for (const [type, src] of [
    ['video/webm; codecs="vp9"', video.dataset.webm],
    ['video/mp4', video.dataset.mp4],
  ]) {
    if (!type || !src) continue
    const source = video.ownerDocument.createElement('source')
    source.type = type
    source.src = src
    video.append(source)
  }
  video.load()
}

function savesData(navigator: Navigator): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}

async function loaded(document: Document, window: Window): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done, { once: true }))
}

/** On a slow machine a frame is on the screen some time after scripts have prepared it: the browser says when. */
async function painted(window: Window): Promise<void> {
  const says = PerformanceObserver.supportedEntryTypes?.includes('paint')
  await new Promise<void>((done) => {
    if (!says) return window.requestAnimationFrame(() => window.setTimeout(done))
    const paints = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done()
    }
    new PerformanceObserver(paints).observe({ type: 'paint', buffered: true })
  })
}

async function seen(document: Document): Promise<void> {
  while (document.hidden) await new Promise((done) => document.addEventListener('visibilitychange', done, { once: true }))
}
