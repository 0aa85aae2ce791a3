import { expect, it } from 'vitest'
import { seedLegalDocuments } from '#app/legal/legal.seed.ts'
import { findDocument, publishDocument } from '#app/legal/legal.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import {
  discardDraft,
  openDesk,
  publishDraft,
  readContent,
  readVersion,
  restoreVersion,
  saveDraft,
} from './staff-legal.server.ts'

const slug = 'privacy-policy'
const text = (subtitle: string) => ({
  subtitle,
  intro: '<p>In short.</p>',
  sections: [{ icon: 'key', title: 'One', content: '<p>One.</p>' }],
})

describeOnEachDatabase('the desk of legal documents', (house) => {
  it('drafts, publishes and goes back, and the public reads only what is published', async () => {
    await seedLegalDocuments(house.db)
    const admin = await signUp(house.db, fionn)
    const first = await openDesk(house.db, slug)
    expect(first).toMatchObject({ isDraft: false, versions: [{ createdBy: null }] })
    await saveDraft(house.db, admin, slug, first.stamp, text('Draft'))
    expect((await findDocument(house.db, slug))?.content.subtitle).toBe(first.content.subtitle)

    // A colleague who still has the first state on the screen.
    await expect(saveDraft(house.db, admin, slug, first.stamp, text('Late'))).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: 'You have changed this document in another window. Please check it again.',
    })
    const drafted = await openDesk(house.db, slug)
    expect(drafted).toMatchObject({ isDraft: true, content: { subtitle: 'Draft' } })
    await publishDraft(house.db, admin, slug, drafted.stamp, text('Second edition'))
    expect((await findDocument(house.db, slug))?.content.subtitle).toBe('Second edition')

    const second = await openDesk(house.db, slug)
    expect(second.versions).toHaveLength(2)
    const [, { id: earlier = '' } = {}] = second.versions
    expect(await readVersion(house.db, slug, earlier)).toEqual(first.content)
    expect(await openDesk(house.db, slug)).toEqual(second)
    await expect(readVersion(house.db, 'terms-and-conditions', earlier)).rejects.toMatchObject({ status: 404 })
    await restoreVersion(house.db, admin, slug, second.stamp, earlier)
    const back = await openDesk(house.db, slug)
    expect(back).toMatchObject({ isDraft: true, content: first.content })
    await discardDraft(house.db, admin, slug, back.stamp)
    expect((await openDesk(house.db, slug)).isDraft).toBe(false)
  })

  it('strips characters that no database accepts from pasted text', async () => {
    const admin = await signUp(house.db, fionn)
    const pasted = (word: string) => `${word}\0\ud800\u202e`
    const section = { icon: pasted('key'), title: pasted('One'), content: pasted('<p>One.</p>\n<p>&#0;</p>') }
    const sent = { subtitle: pasted('Draft'), intro: pasted('<p>In short.</p>'), sections: [section], footer: pasted('End') }
    const { stamp } = await openDesk(house.db, slug)
    await saveDraft(house.db, admin, slug, stamp, readContent(JSON.stringify(sent)))
    const drafted = await openDesk(house.db, slug)
    await publishDraft(house.db, admin, slug, drafted.stamp, readContent(JSON.stringify(sent)))
    const kept = await findDocument(house.db, slug)
    expect(JSON.stringify(kept?.content)).not.toMatch(/\\u0000|\\ud800|\u202e/)
    expect(kept?.content).toMatchObject({ subtitle: 'Draft \ufffd', sections: [{ title: 'One \ufffd' }] })
  })

  it('tells which prices of extras in the published text are no longer those of Products', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const terms = (price: string) => ({ ...text('Terms'), intro: `<p><strong>Outdoor Heated Bath</strong>: ${price}</p>` })
    await publishDocument(house.db, { slug, content: terms('€45') })
    const outdated = [{ name: 'Outdoor Heated Bath', told: '€45', now: '€50' }]
    const desk = await openDesk(house.db, slug)
    expect(desk.outdated).toEqual(outdated)
    await saveDraft(house.db, admin, slug, desk.stamp, terms('€50'))
    const drafted = await openDesk(house.db, slug)
    expect(drafted.outdated).toEqual(outdated)
    await publishDraft(house.db, admin, slug, drafted.stamp, drafted.content)
    expect((await openDesk(house.db, slug)).outdated).toEqual([])
  })
})

it('previews what would be published: without scripts', () => {
  const shown = readContent(JSON.stringify({ ...text('x'), intro: '<p onclick="x()">Hello<script>x()</script></p>' }))
  expect(shown.intro).toBe('<p>Hello</p>')
  expect(() => readContent('{}')).toThrow('This is not a document.')
  expect(() => readContent('nonsense')).toThrow('This is not a document.')
})

it('says in words what is wrong, and counts sections as the screen does', () => {
  const [section] = text('').sections
  const read = (part: object) => () => readContent(JSON.stringify({ ...text(''), ...part }))
  expect(read({ sections: [section, { ...section, title: ' ' }] })).toThrow('Section 2: Please give it a title.')
  expect(read({ intro: 'x'.repeat(10_001) })).toThrow('The intro may have at most 10,000 characters.')
  expect(read({ sections: [{ ...section, content: 'x'.repeat(60_001) }] })).toThrow(
    'Section 1: The content may have at most 60,000 characters.',
  )
  expect(read({ sections: [] })).toThrow('The document needs at least one section.')
})
