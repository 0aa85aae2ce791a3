import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Photo, photoLink, readPhotos } from './gallery-photos.ts'

type Shown = { photos: Photo[]; at: number }

/** The state of the viewer: its photos and which one is shown. A click on a photo opens it. */
export function useGallery(dialog: RefObject<HTMLDialogElement | null>) {
  const [{ photos, at }, show] = useState<Shown>({ photos: [], at: 0 })
  const opener = useRef<HTMLElement>(null)

  const go = useCallback((to: (at: number, count: number) => number) => {
    show(({ photos, at }) => ({ photos, at: Math.min(Math.max(to(at, photos.length), 0), photos.length - 1) }))
  }, [])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(photoLink)
      // Opening a new tab or saving gets the large picture.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const photos = readPhotos(document)
      const at = photos.findIndex(({ id }) => id === link.dataset.photo)
      if (at < 0) return
      opener.current = link
      show({ photos, at })
      dialog.current?.showModal()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [dialog])

  return { photos, at, go, giveFocusBack: () => opener.current?.focus() }
}
