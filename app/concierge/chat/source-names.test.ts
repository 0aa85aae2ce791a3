import { expect, it } from 'vitest'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { sourceNames } from './source-names.ts'

const named = (...keys: string[]) => sourceNames(keys.map((key) => ({ category: 'policies', key })))

it.each([
  ['check_in', 'Check-in'],
  ['late_check_out_booking', 'Late check-out booking'],
  ['parking', 'Parking'],
  ['wifi_password', 'WiFi password'],
  ['seaforest_price', 'Sea Forest Lodge price'],
  ['one_night_flexi', '1-Night Flexi'],
  ['beach_cahore', 'Cahore beach'],
  ['beaches', 'Beaches'],
  ['reheating the bath', 'Reheating the bath'],
])('%s reads %s', (key, name) => {
  expect(named(key)).toEqual([name])
})

it('names each once, and none by a raw key', () => {
  expect(named('pets', 'pets', 'parking')).toEqual(['Pets', 'Parking'])
  for (const name of sourceNames(registryEntries())) expect(name).toMatch(/^[A-Z0-9][^_]+$/)
})
