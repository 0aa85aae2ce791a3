import type { CSSProperties } from 'react'
import type { PictureEntry } from './picture-entry.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { phoneMedia, phoneSrcSet, plainSource, positionOf, srcSet } from './sources.ts'

export type PictureLook = {
  /** Its display width, as in `<img sizes>`: '100vw', '(width < 64rem) 100vw, 50vw'. Includes what a crop hides. */
  sizes: string
  className?: string
  /** Overrides the picture's own alt text; '' for decoration. */
  alt?: string
  /** The box's proportions ('3 / 2'), filled by cropping around the focus; 'fill' takes the parent's size. Default: the picture's own. */
  ratio?: string
  /** A page's first picture: loaded at once, before others. */
  priority?: boolean
  /** Seen at once beside the first picture, which would otherwise share the line with it. */
  afterFirst?: boolean
  /** A portrait 4:5 crop on phones. */
  crop?: 'portrait-on-phone'
}

/** Without an entry it shows a drawing of the same proportions. */
type Props = PictureLook & { entry: PictureEntry | null | undefined }

/** A picture of which the build's entry is at hand; `<Picture>` finds it. */
export function PictureOf({ entry, sizes, className = '', alt, ratio, priority, afterFirst, crop }: Props) {
  const upright = crop !== undefined
  const shape = ratio === 'fill' ? 'size-full' : upright ? 'aspect-(--ratio) max-sm:aspect-[4/5]' : 'aspect-(--ratio)'
  const classes = `block overflow-hidden ${shape} ${className}`
  if (!entry) {
    return (
      <span className={classes} style={variables({ '--ratio': ratio ?? '8 / 5' })}>
        <PicturePlaceholder alt={alt ?? ''} />
      </span>
    )
  }
  return (
    <picture className={classes} style={{ backgroundColor: entry.colour, ...placing(entry, upright, ratio) }}>
      <Sources entry={entry} sizes={sizes} upright={upright} />
      <img
        className="block size-full object-cover object-(--focus) max-sm:object-[var(--focus-phone,var(--focus))]"
        src={plainSource(entry)}
        srcSet={srcSet(entry, 'full', 'webp')}
        sizes={sizes}
        width={entry.width}
        height={entry.height}
        alt={alt ?? entry.alt}
        decoding={priority ? undefined : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : afterFirst ? 'low' : undefined}
      />
    </picture>
  )
}

/** WebP, which all supported browsers read, is on the `<img>`; only a portrait crop needs a separate source for it. */
function Sources({ entry, sizes, upright }: { entry: PictureEntry; sizes: string; upright: boolean }) {
  return (
    <>
      <source media={phoneMedia} type="image/avif" srcSet={phoneSrcSet(entry, upright, 'avif')} sizes={sizes} />
      {upright ? <source media={phoneMedia} type="image/webp" srcSet={phoneSrcSet(entry, true, 'webp')} sizes={sizes} /> : null}
      <source type="image/avif" srcSet={srcSet(entry, 'full', 'avif')} sizes={sizes} />
    </>
  )
}

function placing(entry: PictureEntry, upright: boolean, ratio = `${entry.width} / ${entry.height}`): CSSProperties {
  return variables({
    '--focus': positionOf(entry.focus),
    ...(upright ? { '--focus-phone': positionOf(entry.phone.focus) } : {}),
    ...(ratio === 'fill' ? {} : { '--ratio': ratio }),
  })
}

function variables(values: Record<`--${string}`, string>): CSSProperties {
  return values as CSSProperties
}
