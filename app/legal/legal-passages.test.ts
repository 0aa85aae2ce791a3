/** The concierge quotes the legal texts as published, from that moment on. */
import { beforeEach, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { publishDocument } from './legal.server.ts'
import { currentPassages } from './legal-passages.server.ts'

describeOnEachDatabase('the terms, quoted', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })

  const publish = (title: string, content: string, day: number) =>
    publishDocument(house.db, {
      slug: 'terms-and-conditions',
      content: { subtitle: '', intro: '', sections: [{ icon: 'fire', title, content }] },
      now: new Date(Date.UTC(2026, 5, day)),
    })
  const told = async () => {
    const options = { passages: currentPassages, freshMs: 0, now: new Date('2026-06-20T12:00:00Z') }
    return (await answerGuest(house.db, { message: 'can we smoke on the deck?' }, options)).text
  }

  it('follow the edition that was published last', async () => {
    await publish('Smoke', '<p>Nobody smokes or vapes here.</p><ul><li>Or there.</li></ul>', 1)
    expect(await told()).toContain(
      'Under “Smoke” in our terms and conditions (/terms-and-conditions#section-smoke) it says: “Nobody smokes',
    )
    await publish('Air', '<p>You may smoke &amp; vape by the <em>old</em> barn.</p>', 2)
    expect(await told()).toContain(
      'Under “Air” in our terms and conditions (/terms-and-conditions#section-air) it says: “You may smoke & vape by the old barn.”',
    )
    await publish('Air', '<p>Breathe.</p>', 3)
    expect(await told()).not.toContain('it says')
  })

  it('are read once for each edition', async () => {
    await publish('Smoke', '<p>Nobody smokes or vapes here.</p>', 1)
    const read = await currentPassages(house.db)
    expect(read).toEqual([
      {
        page: 'terms and conditions',
        title: 'Smoke',
        address: '/terms-and-conditions#section-smoke',
        text: 'Nobody smokes or vapes here.',
      },
    ])
    expect(await currentPassages(house.db)).toBe(read)
    await publish('Smoke', '<p>Nobody smokes or vapes here.</p>', 2)
    expect(await currentPassages(house.db)).not.toBe(read)
  })
})
