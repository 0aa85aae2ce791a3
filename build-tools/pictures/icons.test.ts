import { expect, it, vi } from 'vitest'
import { iconJobs } from './icons.ts'

vi.mock('../../app/estate/estate.ts', () => ({ estate: { name: 'Oak & <Tide>' } }))
vi.mock('../../app/estate/palette.ts', () => ({ palette: { ink: '#123456', oat: '#fedcba' } }))

it('icons have the estate’s name and colours', async () => {
  const [tab] = iconJobs()
  const make = await tab?.open()
  const svg = String(await make?.(0))
  expect(svg).toContain('<title>Oak &#38; &#60;Tide></title>')
  expect(svg).toContain('aria-label="Oak &#38; &#60;Tide>"')
  expect(svg).toMatch(/stroke:#123456.*stroke:#fedcba/)
})

it('an icon whose drawing has changed is made anew', () => {
  const keys = iconJobs().flatMap(({ files }) => files.map(({ key }) => key))
  expect(new Set(keys).size).toBe(5)
})
