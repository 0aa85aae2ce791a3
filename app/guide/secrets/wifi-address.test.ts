import { expect, it } from 'vitest'
import { wifiAddress } from './wifi-address.ts'

it('writes a network as phones read it', () => {
  expect(wifiAddress('Kilmara Guests', 'k7fm-w2pq')).toBe('WIFI:T:WPA;S:Kilmara Guests;P:k7fm-w2pq;;')
})

it('writes an open network', () => {
  expect(wifiAddress('Kilmara Guests', '')).toBe('WIFI:T:nopass;S:Kilmara Guests;;')
})

it('escapes the scheme’s own signs', () => {
  expect(wifiAddress('a;b,c', 'p:"q\\r')).toBe('WIFI:T:WPA;S:a\\;b\\,c;P:p\\:\\"q\\\\r;;')
})
