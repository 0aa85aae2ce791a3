import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { focusWithin, phoneCut, posterCut } from './crop.ts'

const wide = { width: 1600, height: 900 }

describe('the cut for phones', () => {
  it('stands around the focus where nothing is written', () => {
    expect(phoneCut(wide, [0.5, 0.5])).toEqual({ left: 440, top: 0, width: 720, height: 900 })
  })

  it('stays inside the picture when the focus is at its edge', () => {
    expect(phoneCut(wide, [1, 0])).toEqual({ left: 880, top: 0, width: 720, height: 900 })
  })

  it('follows the written box, in parts or in pixels', () => {
    const expected = { left: 480, top: 0, width: 720, height: 900 }
    expect(phoneCut(wide, [0, 0], { x: 0.3, y: 0, width: 0.45, height: 1 })).toEqual(expected)
    expect(phoneCut(wide, [0, 0], { x: 480, y: 0, width: 720, height: 900 })).toEqual(expected)
  })

  it('is 4:5 even where the box is not', () => {
    expect(phoneCut(wide, [0.5, 0.5], { x: 0, y: 0, width: 0.25, height: 1 })).toEqual({
      left: 0,
      top: 200,
      width: 400,
      height: 500,
    })
  })

  it('always lies within the picture', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    const side = fc.integer({ min: 20, max: 4000 })
    fc.assert(
      fc.property(side, side, part, part, part, part, part, part, (width, height, fx, fy, x, y, w, h) => {
        const cut = phoneCut({ width, height }, [fx, fy], { x, y, width: w, height: h })
        expect(cut.left).toBeGreaterThanOrEqual(0)
        expect(cut.top).toBeGreaterThanOrEqual(0)
        expect(cut.width).toBeGreaterThanOrEqual(1)
        expect(cut.height).toBeGreaterThanOrEqual(1)
        expect(cut.left + cut.width).toBeLessThanOrEqual(width)
        expect(cut.top + cut.height).toBeLessThanOrEqual(height)
      }),
    )
  })
})

it('the focus is given within the cut', () => {
  expect(focusWithin({ left: 480, top: 0, width: 720, height: 900 }, wide, [0.5, 0.55])).toEqual([320 / 720, 0.55])
  expect(focusWithin({ left: 480, top: 0, width: 720, height: 900 }, wide, [0, 0.5])[0]).toBe(0)
})

it('a film shows the same part as its poster, whatever the box', () => {
  const { cut, focus } = posterCut(wide, [0.5, 0.55], { x: 0.3, y: 0.2, width: 0.3, height: 0.5 })
  expect(cut.height).toBe(900)
  for (const shown of [360, 500, 720]) {
    const inFilm = focus[0] * (wide.width - shown)
    const inPoster = cut.left + focus[0] * (cut.width - shown)
    expect(inFilm).toBeCloseTo(inPoster)
  }
})
