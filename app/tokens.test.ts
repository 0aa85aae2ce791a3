import { expect, it } from 'vitest'
import { hashOfToken, isSameToken, randomText, readableLetters } from './tokens.server.ts'

it('random text is of letters that cannot be mistaken for one another, all of them', () => {
  expect(new Set(randomText(5_000))).toEqual(new Set(readableLetters))
  expect(readableLetters).not.toMatch(/[01ilo]/)
  expect(randomText(6, '0123456789')).toMatch(/^\d{6}$/)
})

it('a token’s hash stays as it is stored: guests’ sessions, invitations and password links open by it', () => {
  expect(hashOfToken('tideline')).toBe('1e9meXgH_1e2aH2X9EpgU0ZBIa_dOUvstCNs1ECT3CA')
})

it.each([
  ['tideline', true],
  ['tidelinf', false],
  ['tidelin', false],
  ['', false],
])('“%s” is the same as “tideline”: %s', (given, same) => {
  expect(isSameToken(given, 'tideline')).toBe(same)
})
