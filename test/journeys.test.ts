import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import config from '../playwright.config.ts'

it('no journey is kept from both screens: what runs once runs on the phone', () => {
  const ignored = config.projects?.find(({ name }) => name === 'phone')?.testIgnore
  const onLaptopAlone = [ignored ?? []].flat().flatMap((pattern) => globSync(String(pattern).replace('**', 'e2e/**')))
  expect(onLaptopAlone).toContain('e2e/every-page/in-its-place.spec.ts')
  expect(onLaptopAlone.filter((path) => readFileSync(path, 'utf8').includes('@once'))).toEqual([])
})
