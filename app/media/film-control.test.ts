import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeFilms } from './film-control.ts'

/** As much of a browser as a film needs. */
function stage({ still = false, saveData = false } = {}) {
  const template: { content: { firstChild: object | null } } = { content: { firstChild: {} } }
  const video = Object.assign(new EventTarget(), {
    append: vi.fn(() => {
      template.content.firstChild = null
    }),
    load: () => undefined,
    pause: vi.fn(),
    play: vi.fn(async () => void video.dispatchEvent(new Event('playing'))),
  })
  const button = Object.assign(new EventTarget(), { hidden: true, ariaPressed: 'false' })
  const motion = Object.assign(new EventTarget(), { matches: still })
  const place = { dataset: {} as Record<string, string>, querySelector: (name: string) => ({ video, button, template })[name] }
  const page = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => [place] })
  vi.stubGlobal('document', page)
  // Events on the document bubble to the window.
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('matchMedia', () => motion)
  return { video, button, place, motion, page }
}

let view: (inView: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        view = (isIntersecting) => seen([{ isIntersecting }])
      }
      observe() {
        view(true)
      }
    },
  )
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe: () => void
      constructor(painted: (list: { getEntriesByName: () => unknown[] }) => void) {
        this.observe = () => painted({ getEntriesByName: () => [{}] })
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('a film', () => {
  it('plays once the page has loaded, from its template, and shows its button', async () => {
    const { video, button, place } = stage()
    await wakeFilms(Promise.resolve())
    await vi.waitFor(() => expect(button.hidden).toBe(false))
    expect(video.append).toHaveBeenCalledTimes(1)
    expect(place.dataset).toHaveProperty('showing')
  })

  it.each([{ still: true }, { saveData: true }])('is not fetched with %o', async (wish) => {
    const { video, button } = stage(wish)
    await wakeFilms(Promise.resolve())
    expect(video.append).not.toHaveBeenCalled()
    expect(video.play).not.toHaveBeenCalled()
    expect(button.hidden).toBe(true)
  })

  it('rests out of view and stays paused for whom paused it', async () => {
    const { video, button } = stage()
    await wakeFilms(Promise.resolve())
    view(false)
    expect(video.pause).toHaveBeenCalledTimes(1)
    view(true)
    expect(video.play).toHaveBeenCalledTimes(2)
    button.dispatchEvent(new Event('click'))
    expect(button.ariaPressed).toBe('true')
    view(false)
    view(true)
    expect(video.play).toHaveBeenCalledTimes(2)
    expect(button.hidden).toBe(false)
  })

  it('rests while nobody sees the window', async () => {
    const { video, page } = stage()
    await wakeFilms(Promise.resolve())
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(video.pause).toHaveBeenCalledTimes(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(video.play).toHaveBeenCalledTimes(2)
  })

  it('gives way to the poster when stillness is asked for', async () => {
    const { video, button, place, motion } = stage()
    await wakeFilms(Promise.resolve())
    motion.matches = true
    motion.dispatchEvent(new Event('change'))
    expect(video.pause).toHaveBeenCalled()
    expect(button.hidden).toBe(true)
    expect(place.dataset).not.toHaveProperty('showing')
  })
})
