import { expect, it } from 'vitest'
import { assetPath } from './asset-path.ts'

it('the path of a file that is asked for again leads to the file, however often, and to nothing else', () => {
  expect(assetPath('/assets/again/again/entry.client-x.js')).toBe('/assets/entry.client-x.js')
  expect(assetPath('https://kilmara.example/assets/again/a.js')).toBe('https://kilmara.example/assets/a.js')
  expect(assetPath('/assets/entry.client-x.js')).toBe('/assets/entry.client-x.js')
  expect(assetPath('/pictures/again/a.avif')).toBe('/pictures/again/a.avif')
})
