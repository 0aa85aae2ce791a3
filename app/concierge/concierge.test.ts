import { beforeEach, expect, it } from 'vitest'
import {
  draftFor,
  forgetOldQuestions,
  listOpenQuestions,
  noteQuestion,
  settleQuestion,
} from '#app/concierge/feedback/open-questions.server.ts'
import { type ContactChanges, contactFields, setContacts } from '#app/estate/contacts/contacts.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { addEntry, deleteEntry, listKnowledge, updateEntryValue } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { findProduct, setProductActive, updateProduct } from '#app/products/products.server.ts'
import { understanding } from '#app/understanding/learnt/model.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { answerGuest, chatReply } from './concierge.server.ts'
import { conciergeQuestions } from './concierge.tables.ts'

const now = new Date('2026-06-03T12:00:00Z')
const fresh = { now, freshMs: 0 }

describeOnEachDatabase('the concierge', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })

  it('knows at once what people write, change and delete', async () => {
    const asked = { message: 'is there a gym?' }
    const entry = await addEntry(house.db, {
      category: 'facilities',
      key: 'gym',
      value: 'There is no gym; the woods are steep enough.',
    })
    expect((await answerGuest(house.db, asked, fresh)).text).toContain('steep enough')
    await updateEntryValue(house.db, entry?.id ?? '', 'A small gym is in the barn.')
    expect((await answerGuest(house.db, asked, fresh)).text).toContain('in the barn')
    await deleteEntry(house.db, entry?.id ?? '')
    expect((await answerGuest(house.db, asked, fresh)).kind).toBe('handover')
  })

  it('lets people correct the registry, and does not undo it at the next start', async () => {
    const parking = (await listKnowledge(house.db)).find((entry) => entry.key === 'parking')
    await updateEntryValue(house.db, parking?.id ?? '', 'Parking is free, by the old barn.')
    await seedKnowledge(house.db)
    expect((await answerGuest(house.db, { message: 'is parking free?' }, fresh)).text).toContain('old barn')
  })

  it('tells the products as staff sell them now', async () => {
    const asked = { message: 'what does the breakfast tray cost?' }
    const tray = await findProduct(house.db, 'breakfast_tray')
    if (!tray) throw new Error('no tray')
    expect((await answerGuest(house.db, asked, fresh)).text).toContain('€14')
    await updateProduct(house.db, tray.id, tray.version, { ...tray, priceCents: 16_50 })
    expect((await answerGuest(house.db, asked, fresh)).text).toContain('€16.50')
    const bath = await findProduct(house.db, 'heated_bath')
    await setProductActive(house.db, bath?.id ?? '', false)
    expect((await answerGuest(house.db, { message: 'how much is the heated bath?' }, fresh)).text).not.toContain('€50')
  })

  it('tells the contacts as staff have written them', async () => {
    const asked = { message: 'what is your phone number?' }
    const asTheHouseHasThem = Object.fromEntries(contactFields.map((name) => [name, ''])) as ContactChanges
    expect((await answerGuest(house.db, asked, fresh)).text).toContain('020 912 0360')
    setContacts({ ...asTheHouseHasThem, phone: '020 915 7777' })
    const said = await answerGuest(house.db, asked, fresh)
    setContacts(asTheHouseHasThem)
    expect(said.text).toContain('020 915 7777')
    expect(said.text).not.toContain('020 912 0360')
  })

  it('tells as an answer, with its source, what is written beside a matter for people; the rest is a fallback', async () => {
    const reply = async (message: string) => chatReply(await answerGuest(house.db, { message }, fresh))
    expect(await reply('I am pregnant, may I use the wood-fired bath?')).toMatchObject({ sources: [{ key: 'guest_guide' }] })
    for (const message of ['I was charged twice', 'I want to make a complaint', 'do you have a helipad?'])
      expect(await reply(message)).toEqual({ fallback: expect.any(String) })
  })

  it('lists what it could not answer, without who asked, for ninety days', async () => {
    const message = 'My name is Aoife Byrne (aoife@example.ie, 087 123 4567): do you have a helipad?'
    await answerGuest(house.db, { message }, fresh)
    await answerGuest(house.db, { message }, fresh)
    await answerGuest(house.db, { message: 'what is the capital of Peru?' }, fresh)
    await answerGuest(house.db, { message: 'I was charged twice, Aoife Byrne' }, fresh)
    const [open, ...others] = (await listOpenQuestions(house.db)).rows
    expect(others).toEqual([])
    expect(open).toMatchObject({ times: 2, reason: 'handed_over' })
    expect(open?.question).not.toMatch(/Aoife|Byrne|example\.ie|4567/)
    if (!open) throw new Error('no question')
    expect(draftFor(open)).toEqual({ category: 'general_info', key: 'helipad' })
    expect(await forgetOldQuestions(house.db, new Date('2026-09-05T00:00:00Z'))).toBe(1)
    expect(await house.db.$count(conciergeQuestions)).toBe(0)
  })

  it('suggests a key of the guest’s own words, by which the entry is found', async () => {
    const keys: Record<string, string> = {
      'Can we charge our electric car?': 'charge_our_electric_car',
      'Are there board games in the cabin?': 'board_games_cabin',
      'Isn’t there a helipad?': 'helipad',
    }
    for (const [message, key] of Object.entries(keys)) {
      const draft = draftFor({ topic: 'unknown', question: message })
      expect(draft.key).toBe(key)
      await addEntry(house.db, { ...draft, value: 'Two of them stand beside the barn, free for guests.' })
      expect((await answerGuest(house.db, { message }, fresh)).sources, message).toMatchObject([{ key }])
    }
  })

  it('lists what it answered only in part, too, and nothing that it answered', async () => {
    for (const message of ['How fast is the WiFi?', 'When is check-in, and do you have a helipad?', 'When is check-in?'])
      expect((await answerGuest(house.db, { message }, fresh)).kind).toBe('answer')
    expect((await listOpenQuestions(house.db)).rows.map(({ question }) => question).sort()).toEqual([
      'How fast is the WiFi?',
      'When is check-in, and do you have a helipad?',
    ])
  })

  it('counts what is asked in other words as the same, and not what is another matter', async () => {
    for (const message of ['is there a helipad?', 'Do you have a helipad please', 'HELIPAD??', 'how big is the helipad?'])
      await answerGuest(house.db, { message }, fresh)
    expect((await listOpenQuestions(house.db)).rows.map(({ question, times }) => [question, times])).toEqual([
      ['HELIPAD??', 3],
      ['how big is the helipad?', 1],
    ])
  })

  it('keeps nobody’s words for longer than ninety days, however often others ask the same', async () => {
    const { lexicon } = understanding()
    const about = { reason: 'handed_over', topic: 'unknown', confidence: 0, lexicon } as const
    const askedOn = async (day: string, message: string) => {
      const now = new Date(`${day}T12:00:00Z`)
      await noteQuestion(house.db, { ...about, message, now })
      await forgetOldQuestions(house.db, now)
    }
    await askedOn('2026-01-05', 'My sister had a stroke: do you have a helipad?')
    const [first] = (await listOpenQuestions(house.db)).rows
    await askedOn('2026-03-05', 'My sister had a stroke, is there a helipad?')
    await askedOn('2026-05-05', 'had my sister a stroke, a helipad')
    expect((await listOpenQuestions(house.db)).rows).toMatchObject([
      { id: first?.id, times: 3, question: 'had my sister a stroke, a helipad', firstAskedAt: new Date('2026-01-05T12:00:00Z') },
    ])
  })

  it('keeps with a question that leans on another that other one', async () => {
    const history = [{ role: 'user' as const, content: 'do you have a helipad?' }]
    await answerGuest(house.db, { message: 'and how much is it?', history }, fresh)
    expect((await listOpenQuestions(house.db)).rows).toMatchObject([{ question: 'do you have a helipad? — and how much is it?' }])
    await answerGuest(house.db, { message: 'is there a gym?', history }, fresh)
    expect((await listOpenQuestions(house.db)).rows.map(({ question }) => question)).toContain('is there a gym?')
  })

  it('takes a settled question up again when it is asked again', async () => {
    const { lexicon } = understanding()
    const noted = {
      message: 'is there a helipad?',
      reason: 'voted_down',
      topic: 'unknown',
      confidence: 0.1,
      lexicon,
      now,
    } as const
    await noteQuestion(house.db, noted)
    const [open] = (await listOpenQuestions(house.db)).rows
    expect(await settleQuestion(house.db, open?.id ?? '', now)).toBe('is there a helipad?')
    expect(await settleQuestion(house.db, open?.id ?? '', now)).toBeUndefined()
    expect((await listOpenQuestions(house.db)).rows).toEqual([])
    await noteQuestion(house.db, noted)
    expect((await listOpenQuestions(house.db)).rows).toHaveLength(1)
  })
})
