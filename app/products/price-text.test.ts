import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfPrice, parsePrice, writePrice } from './price-text.ts'

describe('prices as people type them', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['€ 1.250,00', 125000],
    ['1,250.00', 125000],
    ['1,250', 125000],
    ['1,250,000.5', 125000050],
    ['0', 0],
    ['0.05', 5],
    ['', undefined],
    ['twelve', undefined],
    ['-5', undefined],
    ['12.345.6', undefined],
    ['1.250', undefined],
    ['€1.250', undefined],
    ['1.250.000', undefined],
    ['1.250,300', undefined],
    ['1.250.00', undefined],
    ['0.500', undefined],
    ['0,500', undefined],
    ['00.500', undefined],
    ['0.500,00', undefined],
    ['012.345', undefined],
    ['1234,567', undefined],
    ['12.3456', undefined],
  ])('%s', (text, cents) => {
    expect(parsePrice(text)).toBe(cents)
  })

  it('reads back every price that it writes, and as other countries write it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(parsePrice(writePrice(cents))).toBe(cents)
        for (const locale of ['en-IE', 'de-DE']) {
          const text = (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'EUR' })
          expect(parsePrice(text)).toBe(cents)
        }
      }),
    )
  })

  it('says of three decimals what is wrong with them', () => {
    expect(faultOfPrice(' 1.250')).toBe('“1.250” has more than two decimals. Please write it like 12.50.')
  })

  it('never reads a number below one as one above it', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(digits, fc.constantFrom('.', ','), (part, point) => {
        expect(parsePrice(`0${point}${part}`) ?? 0).toBeLessThan(100)
      }),
    )
  })
})
