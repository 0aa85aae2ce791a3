/** The photos of a page that open in the viewer, read from the page itself, so that nothing is sent twice. */
export type Photo = {
  id: string
  /** Copied from the small picture: the browser picks the file again, for the screen's width. */
  sources: { type?: string; media?: string; srcSet: string }[]
  srcSet: string
  src: string
  width: number
  height: number
  alt: string
  caption: string
  /** How the page crops it, as width by height, and around which point. */
  shape: number
  focus: string
}

/** A link to a large picture that the viewer shows instead. */
export const photoLink = 'a[data-photo]'

/** The photos currently visible, in page order. */
export function readPhotos(page: ParentNode): Photo[] {
  const shown = [...page.querySelectorAll<HTMLAnchorElement>(photoLink)].filter((link) => link.offsetParent !== null)
  return shown.flatMap((link) => {
    const image = link.querySelector('img')
    if (!image) return []
    const sources = [...link.querySelectorAll('source')].map(({ type, media, srcset }) => ({ type, media, srcSet: srcset }))
    return {
      id: link.dataset.photo ?? '',
      sources: sources.map((source) => ({ ...source, media: source.media || undefined })),
      srcSet: image.srcset,
      src: image.getAttribute('src') ?? '',
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      alt: image.alt,
      caption: link.textContent.trim(),
      shape: Number(getComputedStyle(link).getPropertyValue('--shape')),
      focus: getComputedStyle(image).objectPosition,
    }
  })
}
