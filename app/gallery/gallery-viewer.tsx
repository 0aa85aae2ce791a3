import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { FilterCount } from './filter-count.tsx'
import type { Photo } from './gallery-photos.ts'
import { useGallery } from './use-gallery.ts'

const swipePx = 48

const keys = new Map<string, (place: number, count: number) => number>([
  ['ArrowLeft', (place) => place - 1],
  ['ArrowRight', (place) => place + 1],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
])

/** The page's photos one by one, full screen: by button, arrow key or swipe; a swipe down or Escape closes. */
export function GalleryViewer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { photos, at, go, giveFocusBack } = useGallery(dialog)
  const swipe = useSwipe(
    (steps) => go((place) => place + steps),
    () => dialog.current?.close(),
  )
  const photo = photos[at]
  return (
    <>
      <FilterCount />
      <dialog
        ref={dialog}
        id="gallery-viewer"
        className="viewer night"
        aria-label="The gallery, one by one"
        onClose={giveFocusBack}
        onKeyDown={(event) => {
          const to = keys.get(event.key)
          if (!to || event.metaKey || event.ctrlKey || event.altKey) return
          event.preventDefault()
          go(to)
        }}
      >
        <div className="viewer-stage" {...swipe}>
          {/* The neighbours are rendered too, hidden, so that they load in advance. */}
          {photos.slice(Math.max(at - 1, 0), at + 2).map((each) => (
            <Frame key={each.id} photo={each} shown={each === photo} />
          ))}
        </div>
        <div className="viewer-foot">
          <p className="viewer-caption" aria-live="polite">
            <span>{photo?.caption}</span>
            {/* What the photo shows, said with each step: a new picture is not announced. */}
            <span className="sr-only"> {photo?.alt} </span>
            {/* One text node: a translator replacing one of several would freeze it. */}
            <span className="viewer-count">{`${photo ? at + 1 : 0} of ${photos.length}`}</span>
          </p>
          <div className="viewer-controls">
            <Step name="Previous photo" disabled={at === 0} onStep={() => go((place) => place - 1)} path="M13 2 5 10l8 8" />
            <Step
              name="Next photo"
              disabled={at >= photos.length - 1}
              first
              onStep={() => go((place) => place + 1)}
              path="m7 2 8 8-8 8"
            />
            <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </>
  )
}

function Frame({ photo, shown }: { photo: Photo; shown: boolean }) {
  const { sources, srcSet, src, width, height, shape, focus } = photo
  const proportion = width / height
  const cropped = Math.round(Math.max(100, (100 * proportion) / shape))
  const sizes = `(width < 40rem) and (orientation: portrait) ${cropped}vw, min(100vw, ${Math.round(100 * proportion)}vh)`
  return (
    <picture
      className="viewer-frame"
      data-shown={shown || undefined}
      style={{ '--shape': shape, '--focus': focus } as CSSProperties}
    >
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img src={src} srcSet={srcSet} sizes={sizes} width={width} height={height} alt="" draggable={false} />
    </picture>
  )
}

/** With `first`, it has the focus when the viewer opens. */
type StepProps = { name: string; disabled: boolean; first?: boolean; onStep: () => void; path: string }

/** At the end it stays where thumb and focus are, but marked as disabled. */
function Step({ name, disabled, first, onStep, path }: StepProps) {
  return (
    <button
      type="button"
      className="viewer-button"
      // biome-ignore lint/a11y/noAutofocus: of a dialog that the visitor opens.
      autoFocus={first}
      aria-label={name}
      aria-disabled={disabled}
      onClick={onStep}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.25">
        <path d={path} />
      </svg>
    </button>
  )
}

/** One finger or a pressed mouse: sideways is a step, down closes. */
function useSwipe(step: (steps: 1 | -1) => void, close: () => void) {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger means zooming, not swiping.
      start.current = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
      if (event.isPrimary) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(x) > swipePx && Math.abs(x) > 1.5 * Math.abs(y)) step(x < 0 ? 1 : -1)
      else if (y > 2 * swipePx && y > 1.5 * Math.abs(x)) close()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
