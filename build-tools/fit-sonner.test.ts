import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fitSonner } from './fit-sonner.ts'

const path = 'node_modules/sonner/dist/index.mjs'
const sonner = readFileSync(path, 'utf8')

function changed(code: string) {
  const { transform } = fitSonner() as unknown as { transform: (code: string, id: string) => { code: string } }
  const build = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  return transform.call(build, code, path).code
}

it('sonner’s notices go with a swipe of 20 px, and put no style into the page', () => {
  const fitted = changed(sonner)
  expect(fitted.match(/\bSWIPE_THRESHOLD = .*/g)).toEqual(['SWIPE_THRESHOLD = 20;'])
  expect(fitted).not.toMatch(/^__insertCSS\(/m)
})

it('the build fails when sonner has changed where it is altered', () => {
  expect(() => changed(sonner.replace('SWIPE_THRESHOLD = 45', 'SWIPE_THRESHOLD = 40'))).toThrow('swipe threshold')
})
