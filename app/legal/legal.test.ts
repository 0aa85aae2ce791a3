import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '#test/database.ts'
import { seedLegalDocuments } from './legal.seed.ts'
import { findDocument, publishDocument } from './legal.server.ts'
import { legalDocuments, legalDocumentVersions } from './legal.tables.ts'
import { type LegalContent, legalLimits, legalSlugs } from './legal-document.ts'

const short: LegalContent = {
  subtitle: 'Short',
  intro: '<p>Hello.</p>',
  sections: [{ icon: 'bath', title: 'Baths', content: '<p>Hot.</p>' }],
}

/** What people try, or paste unknowingly. */
const wicked =
  '<p onclick="steal()">Kept</p><script>steal()</script><style>p{}</style><img src=x onerror=steal()>' +
  '<a href="javascript:steal()">one</a><a href="//elsewhere.example">two</a><a href="/\\elsewhere.example">three</a>' +
  '<a href="data:text/html,x" target="_blank">four</a><svg><script>steal()</script></svg><iframe src="/"></iframe>'
const tamed = '<p>Kept</p>onetwothreefour'

describeOnEachDatabase('legal documents', (house) => {
  it('are seeded once: a second start changes nothing, and never what staff have published', async () => {
    await seedLegalDocuments(house.db)
    await publishDocument(house.db, {
      slug: 'privacy-policy',
      content: short,
      createdBy: 'ada',
      now: new Date('2027-01-05T10:00:00Z'),
    })
    const before = [await house.db.select().from(legalDocuments), await house.db.select().from(legalDocumentVersions)]
    await seedLegalDocuments(house.db)
    expect([await house.db.select().from(legalDocuments), await house.db.select().from(legalDocumentVersions)]).toEqual(before)
    expect((await findDocument(house.db, 'privacy-policy'))?.content.subtitle).toBe('Short')
    expect(before.map((rows) => rows.length)).toEqual([legalSlugs.length, legalSlugs.length + 1])
  })

  it('are stored without anything that could run, and every wording is kept as a version', async () => {
    const content = {
      ...short,
      intro: wicked,
      footer: wicked,
      sections: [{ icon: 'bath', title: '<b>Baths</b>', content: wicked }],
    }
    await publishDocument(house.db, { slug: 'terms-and-conditions', content, now: new Date('2026-11-20T12:00:00Z') })
    const [stored] = await house.db.select().from(legalDocuments)
    expect(stored?.content).toEqual({
      ...short,
      intro: tamed,
      footer: tamed,
      sections: [{ icon: 'bath', title: '<b>Baths</b>', content: tamed }],
    })
    await publishDocument(house.db, { slug: 'terms-and-conditions', content: short, createdBy: 'ada' })
    const versions = await house.db.select().from(legalDocumentVersions).orderBy(legalDocumentVersions.createdAt)
    expect(versions.map((version) => [version.content.intro, version.createdBy])).toEqual([
      [tamed, null],
      [short.intro, 'ada'],
    ])
    expect((await findDocument(house.db, 'terms-and-conditions'))?.content).toEqual(short)
  })

  it('are sanitised again when they are read, and read as far as they can be, whoever wrote to the table', async () => {
    const odd = { intro: wicked, sections: [{ title: 'A', content: wicked }, null, { icon: 7, title: 'B' }], more: true }
    await house.db
      .insert(legalDocuments)
      .values({ slug: 'privacy-policy', content: odd as never, lastUpdated: new Date('2026-11-20T12:00:00Z') })
    expect((await findDocument(house.db, 'privacy-policy'))?.content).toEqual({
      subtitle: '',
      intro: tamed,
      sections: [
        { icon: 'page', title: 'A', content: tamed },
        { icon: 'page', title: 'B', content: '' },
      ],
    })
  })

  it('are refused whole when they break a limit', async () => {
    const sections = Array.from({ length: legalLimits.sections + 1 }, () => short.sections[0] as LegalContent['sections'][0])
    const publish = (content: LegalContent) => publishDocument(house.db, { slug: 'terms-and-conditions', content })
    await expect(publish({ ...short, sections })).rejects.toThrow()
    await expect(publish({ ...short, sections: [] })).rejects.toThrow()
    await expect(publish({ ...short, intro: 'x'.repeat(legalLimits.intro + 1) })).rejects.toThrow()
    expect(await house.db.select().from(legalDocumentVersions)).toEqual([])
    expect(await findDocument(house.db, 'terms-and-conditions')).toBeUndefined()
  })
})
