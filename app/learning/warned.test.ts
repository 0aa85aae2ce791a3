import { beforeEach, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { listOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { signUp } from '#test/staff.ts'

describeOnEachDatabase('staff', (house) => {
  let fionnIn: Awaited<ReturnType<typeof enterAs>>
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
    await signUp(house.db, fionn)
    fionnIn = await enterAs(createTestApp({ db: house.db }), fionn)
  })
  const dashboard = () => fionnIn.read('/admin')
  const post = async (path: string, fields: Record<string, string>) => (await fionnIn.post(path, fields)).text()
  const knowledge = '/admin/concierge-knowledge'

  it('are told at once what the entry they have just written contradicts', async () => {
    const bath = { category: 'facilities', key: 'reheating the bath', value: 'A bath reheat is €31.' }
    const towels = { category: 'facilities', key: 'spare towels', value: 'There are more in the boot room.' }
    expect(await post(knowledge, { intent: 'add', ...towels })).not.toContain('it contradicts')
    for (const page of [knowledge, '/admin/concierge']) {
      const said = await post(page, { intent: 'add', ...bath, key: `${bath.key} ${page.length}` })
      expect(said, page).toMatch(/Entry added successfully\. But it contradicts “Facilities \/ bath_reheat”/)
      expect(said, page).toContain('/admin/concierge/contradictions')
    }
    const stored = (await listKnowledge(house.db)).find(({ key }) => key === 'check_in')
    const change = { intent: 'update', id: stored?.id ?? '', seen: stored?.value ?? '' }
    expect(await post(knowledge, { ...change, value: 'Check-in is from 4:15 PM.' })).toContain(
      'But it contradicts the estate’s own facts',
    )
    expect(await dashboard()).toMatch(/[3-9] contradictions in the knowledge/)
  })

  it('are told when their entry is not yet found, and keep the question', async () => {
    const message = 'is there a helipad?'
    await answerGuest(house.db, { message }, { freshMs: 0 })
    const [open] = (await listOpenQuestions(house.db)).rows
    const wish = { intent: 'add', id: open?.id ?? '', category: 'facilities', key: 'the field', value: 'It is for cattle.' }
    const said = await post('/admin/concierge', wish)
    const entry = (await listKnowledge(house.db)).find(({ key }) => key === 'the field')
    for (const words of ['Not yet found', 'in the entry’s value', `/admin/concierge-knowledge?opens=${entry?.id}`])
      expect(said).toContain(words)
    expect(said).not.toContain('Success')
    expect((await listOpenQuestions(house.db)).rows.map(({ question }) => question)).toEqual([message])
  })

  it('have no success where there is something to check', async () => {
    const bath = { category: 'facilities', key: 'reheating', value: 'A bath reheat is €31.' }
    const said = await post(knowledge, { intent: 'add', ...bath })
    expect(said).toContain('Please check')
    expect(said).not.toContain('Success')
  })

  it('find on the dashboard what the concierge could not answer', async () => {
    expect(await dashboard()).toContain('Nothing waiting.')
    await answerGuest(house.db, { message: 'is there a helipad?' }, { freshMs: 0 })
    const page = await dashboard()
    expect(page).toContain('1 question for the concierge to learn')
    expect(page).not.toMatch(/contradiction|Nothing waiting/)
  })
})
