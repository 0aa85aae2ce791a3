import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RoomSpreads } from './room-spreads.tsx'

describe('the rooms on the home page', () => {
  const html = renderToString(<RoomSpreads />)

  it('lists what all cabins have once, and says that the others have it too', () => {
    expect(html.match(/King bed/g)).toHaveLength(1)
    expect(html.match(/With everything that Stargazer has\./g)).toHaveLength(2)
  })

  it('lists what the lodge has', () => {
    expect(html).toContain('Pets welcome')
  })
})
