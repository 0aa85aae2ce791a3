import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeFilm } from './film-control.ts'

/** As much of a browser as a film meets. */
function stage({ still = false, saveData = false } = {}) {
  const sources: { src?: string }[] = []
  const video = Object.assign(new EventTarget(), {
    dataset: { webm: '/a.webm', mp4: '/a.mp4' },
    ownerDocument: { createElement: () => ({}) },
    get childElementCount() {
      return sources.length
    },
    append: (source: { src?: string }) => sources.push(source),
    load: () => undefined,
    pause: vi.fn(),
    play: vi.fn(async () => void video.dispatchEvent(new Event('playing'))),
  })
  const attributes = new Map<string, string>()
  const button = Object.assign(new EventTarget(), { hidden: true, setAttribute: attributes.set.bind(attributes) })
  const document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    hidden: false,
    querySelectorAll: () => [place],
    defaultView: {
      navigator: { connection: { saveData } },
      matchMedia: () => motion,
      requestAnimationFrame: (then: () => void) => setTimeout(then),
      setTimeout,
    },
  })
  const motion = Object.assign(new EventTarget(), { matches: still })
  const place = {
    dataset: {} as Record<string, string>,
    ownerDocument: document,
    querySelector: (name: string) => (name === 'video' ? video : button),
  }
  return { document: document as unknown as Document, video, button, attributes, sources, place, motion }
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
})
afterEach(() => vi.unstubAllGlobals())

describe('a film', () => {
  it('plays once the page has loaded, VP9 first, and shows its button', async () => {
    const { document, sources, button, place } = stage()
    await wakeFilm(document)
    await vi.waitFor(() => expect(button.hidden).toBe(false))
    expect(sources.map((source) => source.src)).toEqual(['/a.webm', '/a.mp4'])
    expect(place.dataset).toHaveProperty('showing')
  })

  it.each([{ still: true }, { saveData: true }])('is not fetched with %o', async (wish) => {
    const { document, sources, video, button } = stage(wish)
    await wakeFilm(document)
    expect(sources).toEqual([])
    expect(video.play).not.toHaveBeenCalled()
    expect(button.hidden).toBe(true)
  })

  it('rests out of view and stays paused for whom paused it', async () => {
    const { document, video, button, attributes } = stage()
    await wakeFilm(document)
    view(false)
    expect(video.pause).toHaveBeenCalledTimes(1)
    view(true)
    expect(video.play).toHaveBeenCalledTimes(2)
    button.dispatchEvent(new Event('click'))
    expect(attributes.get('aria-pressed')).toBe('true')
    view(false)
    view(true)
    expect(video.play).toHaveBeenCalledTimes(2)
    expect(button.hidden).toBe(false)
  })

  it('gives way to the poster when stillness is asked for', async () => {
    const { document, video, button, place, motion } = stage()
    await wakeFilm(document)
    motion.matches = true
    motion.dispatchEvent(new Event('change'))
    expect(video.pause).toHaveBeenCalled()
    expect(button.hidden).toBe(true)
    expect(place.dataset).not.toHaveProperty('showing')
  })
})
