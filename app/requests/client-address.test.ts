import { describe, expect, it } from 'vitest'
import { believedAddress, isIPv6, networkOf, siteOf } from './client-address.server.ts'

describe('whose request it is', () => {
  it.each([
    ['no proxy is believed', 0, '198.51.100.7', '192.0.2.1'],
    ['what the only proxy saw', 1, '10.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['what the outermost of two saw', 2, '10.9.9.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['a proxy that writes the port', 1, '198.51.100.7:52110', '198.51.100.7'],
    ['a proxy that says nothing', 1, '', '192.0.2.1'],
  ])('%s', (_, trustProxy, forwardedFor, expected) => {
    expect(believedAddress(forwardedFor, '192.0.2.1', trustProxy)).toBe(expected)
  })

  it('is, of an IPv6 subscriber, the whole network', () => {
    const same = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:a:b:c:d', '[2001:db8:1:2::1]:443']
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2']))
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    // Zeros left out within the network's half of the address, as many as fit.
    const zeros = ['2001:db8::2:a:b:c:d', '2001:db8:0:2::', '2001:db8:0:2:a:b:c::']
    expect(new Set(zeros.map(networkOf))).toEqual(new Set(['2001:db8:0:2']))
    expect([networkOf('::1'), networkOf('::ffff:192.0.2.1')]).toEqual(['0:0:0:0', '::ffff:192.0.2.1'])
  })

  it('comes from a site: of IPv6 the /48, of IPv4 the /24', () => {
    const sites = [
      '2001:db8:1:2::1',
      '2001:DB8:0001:ffff:a::9',
      '2001:db8:2::',
      '::1',
      '192.0.2.7',
      '192.0.3.7',
      '::ffff:192.0.2.7',
    ]
    const found = ['2001:db8:1', '2001:db8:1', '2001:db8:2', '0:0:0', '192.0.2', '192.0.3', '::ffff:192.0.2']
    expect(sites.map((address) => siteOf(networkOf(address)))).toEqual(found)
    expect(sites.map((address) => isIPv6(networkOf(address)))).toEqual([true, true, true, true, false, false, false])
    expect([siteOf('unknown'), isIPv6('unknown')]).toEqual(['unknown', false])
  })
})
