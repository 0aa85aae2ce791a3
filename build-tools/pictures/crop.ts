import type { Point } from '../../app/media/picture-entry.ts'

export type Box = { left: number; top: number; width: number; height: number }
/** As an owner writes it: fractions of the picture (0..1) or pixels. */
export type WrittenBox = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

const uprightRatio = 4 / 5

/** The largest 4:5 part of the picture inside the given box, as close to the focus as possible; in whole pixels. */
export function phoneCut(size: Size, focus: Point, written?: WrittenBox): Box {
  const within = written ? boxInPixels(size, written) : { left: 0, top: 0, ...size }
  const width = Math.max(1, Math.floor(Math.min(within.width, within.height * uprightRatio)))
  const height = Math.min(within.height, Math.round(width / uprightRatio))
  return {
    left: placed(focus[0] * size.width, width, within.left, within.left + within.width),
    top: placed(focus[1] * size.height, height, within.top, within.top + within.height),
    width,
    height,
  }
}

/**
 * For a film's poster: a full-height crop, and the CSS position at which crop, whole picture and film all show the same part in a
 * portrait box, so that the film replaces its poster without a jump.
 */
export function posterCut(size: Size, focus: Point, written?: WrittenBox): { cut: Box; focus: Point } {
  const { left, width } = phoneCut(size, focus, written)
  const cut = phoneCut(size, [(left + width / 2) / size.width, 0.5])
  const across = size.width > cut.width ? cut.left / (size.width - cut.width) : 0.5
  return { cut, focus: [across, focus[1]] }
}

/** A point's position within a part of the picture, 0..1. */
export function focusWithin(cut: Box, size: Size, [x, y]: Point): Point {
  return [clamp((x * size.width - cut.left) / cut.width, 0, 1), clamp((y * size.height - cut.top) / cut.height, 0, 1)]
}

function boxInPixels(size: Size, { x, y, width, height }: WrittenBox): Box {
  const inPixels = Math.max(x, y, width, height) > 1
  const [across, down] = inPixels ? [1, 1] : [size.width, size.height]
  const left = clamp(Math.round(x * across), 0, size.width - 1)
  const top = clamp(Math.round(y * down), 0, size.height - 1)
  return {
    left,
    top,
    width: clamp(Math.round(width * across), 1, size.width - left),
    height: clamp(Math.round(height * down), 1, size.height - top),
  }
}

function placed(centre: number, length: number, from: number, to: number): number {
  return clamp(Math.round(centre - length / 2), from, to - length)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
