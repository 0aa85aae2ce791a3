import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as toConfirm from '#app/estate/owner-to-confirm.ts'
import { international, isDialledFromAnywhere } from './telephone.ts'

it('every number of the estate’s own list is dialled as it is read', () => {
  const numbers = Object.values(toConfirm)
    .flat()
    .flatMap((one) => ('phone' in one ? [one] : []))
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers.map(({ phone }) => international(phone))).toEqual(numbers.map(({ phoneInternational }) => phoneInternational))
})

it.each([
  ['020 912 0360', '+353209120360'],
  ['053 123 4567', '+353531234567'],
  ['(053) 123-4567', '+353531234567'],
  ['(0)53 123 4567', '+353531234567'],
  ['+353 (0)53 123 4567', '+353531234567'],
  ['+353 053 123 4567', '+353531234567'],
  ['00353 53 123 4567', '+353531234567'],
  ['353 53 123 4567', '+353531234567'],
  ['353 (0)53 123 4567', '+353531234567'],
  ['353 1 234 5678', '+35312345678'],
  ['0818 123 456', '+353818123456'],
  ['0044 20 7946 0000', '+442079460000'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['+39 06 1234 5678', '+390612345678'],
])('%s is dialled as %s, from anywhere', (phone, dialled) => {
  expect(international(phone)).toBe(dialled)
})

it.each([
  ['112', '112'],
  ['999', '999'],
  ['116 123', '116123'],
  ['1800 123 456', '1800123456'],
  ['1850-123-456', '1850123456'],
  ['44 20 7946 0000', '442079460000'],
  ['53 123 4567', '531234567'],
  ['123 4567', '1234567'],
  ['053 123', '053123'],
  ['053 123 4567 / 087 123 4567', '05312345670871234567'],
  ['+0 53 123 4567', '0531234567'],
  ['000000', '000000'],
  ['()()()', ''],
])('%s is dialled as it is written, and not from everywhere', (phone, dialled) => {
  expect([international(phone), isDialledFromAnywhere(phone)]).toEqual([dialled, false])
})

describe('whatever is typed', () => {
  const separator = fc.constantFrom('', '', ' ', '-', '/')
  /** The number with separators between its digits. */
  const spaced = (digits: string) =>
    fc
      .array(separator, { minLength: digits.length, maxLength: digits.length })
      .map((between) => digits.replace(/\d/g, (digit, at: number) => digit + (at < digits.length - 1 ? between[at] : '')))
  const nationalNumber = fc.stringMatching(/^[1-9]\d{7,8}$/)
  const written = nationalNumber.chain((number) =>
    fc
      .tuple(
        fc.constantFrom('0', '(0)', '+353', '+353 ', '+353(0)', '+353 (0) ', '+353 0', '00353 ', '00353 (0)', '353 '),
        spaced(number),
      )
      .map(([before, after]) => ({ number, phone: before + after })),
  )

  it('in one way or another is the same number', () => {
    fc.assert(
      fc.property(written, ({ number, phone }) => {
        expect([phone, international(phone)]).toEqual([phone, `+353${number}`])
      }),
    )
  })

  it('leads to a number as telephones take it, or to its own digits', () => {
    const typed = fc.oneof(
      fc.array(fc.constantFrom(...'+0123456789 ()/-'), { maxLength: 40 }).map((characters) => characters.join('')),
      written.map(({ phone }) => phone),
      fc.string(),
    )
    fc.assert(
      fc.property(typed, (phone) => {
        const dialled = international(phone)
        expect(dialled).toMatch(isDialledFromAnywhere(phone) ? /^\+[1-9]\d{6,14}$/ : /^\d*$/)
        if (!phone.includes('(')) expect(phone.replace(/\D/g, '').endsWith(dialled.slice(-6))).toBe(true)
        if (isDialledFromAnywhere(phone)) expect(international(dialled)).toBe(dialled)
      }),
    )
  })
})
