import { expect, test } from 'vitest'
import { inDegrees } from './degrees.ts'

test('degrees say which way they count, instead of a minus', () => {
  expect(inDegrees({ latitude: 52.6012, longitude: -6.2118 }, 4)).toBe('52.6012° N, 6.2118° W')
  expect(inDegrees({ latitude: -33.9, longitude: 18.4 }, 2)).toBe('33.90° S, 18.40° E')
})
