import { expect, it } from 'vitest'
import { assetPath } from './document-assets.ts'

it('finds a file that is asked for again, however often, and nothing else', () => {
  expect(assetPath('/assets/again/again/entry.client-x.js')).toBe('/assets/entry.client-x.js')
  expect(assetPath('/assets/entry.client-x.js')).toBe('/assets/entry.client-x.js')
  expect(assetPath('/pictures/again/a.avif')).toBe('/pictures/again/a.avif')
})
