import { describe, expect, it } from 'vitest'
import type { PictureEntry } from './picture-entry.ts'
import { phoneSrcSet, plainSource, positionOf, srcSet, widthsOf } from './sources.ts'

const bath: PictureEntry = {
  id: 'bath',
  alt: 'A cedar bath under pines.',
  width: 1600,
  height: 1000,
  focus: [0.5, 0.65],
  phone: { width: 800, height: 1000, focus: [0.5, 0.65] },
  colour: '#544542',
  hash: 'a1b2c3d4e5',
}

describe('the widths of a picture', () => {
  it('are those in use, up to its own', () => {
    expect(widthsOf(bath, 'full', 'avif')).toEqual([390, 640, 834, 1200, 1600])
    expect(widthsOf(bath, 'phone', 'avif')).toEqual([390, 640, 800])
    expect(widthsOf(bath, 'full', 'webp')).toEqual([640, 1200])
  })

  it('are never larger than the picture itself', () => {
    const small = { ...bath, width: 960, phone: { ...bath.phone, width: 300 } }
    expect(widthsOf(small, 'full', 'avif')).toEqual([390, 640, 834, 960])
    expect(widthsOf(small, 'full', 'webp')).toEqual([640, 960])
    expect(widthsOf(small, 'phone', 'avif')).toEqual([300])
  })
})

describe('srcset', () => {
  it('names each file with its width', () => {
    expect(srcSet(bath, 'phone', 'avif')).toBe(
      '/pictures/bath-phone-390.a1b2c3d4e5.avif 390w, /pictures/bath-phone-640.a1b2c3d4e5.avif 640w, /pictures/bath-phone-800.a1b2c3d4e5.avif 800w',
    )
  })

  it('of a phone leaves out what is too large for one', () => {
    expect(phoneSrcSet(bath, false, 'avif')).toMatch(/bath-834\.a1b2c3d4e5\.avif 834w$/)
    expect(phoneSrcSet(bath, true, 'avif')).toBe(srcSet(bath, 'phone', 'avif'))
  })
})

it('the plain address is for whoever reads no srcset', () => {
  expect(plainSource(bath)).toBe('/pictures/bath-1200.a1b2c3d4e5.webp')
})

it('a focus is written as a CSS position', () => {
  expect(positionOf([0.5, 0.6666])).toBe('50% 66.7%')
})
