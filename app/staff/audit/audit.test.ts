import { expect, it } from 'vitest'
import { auditLog } from '#app/staff/staff.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { listChanges, walkChanges } from './audit.server.ts'

describeOnEachDatabase('the log of changes', (house) => {
  it('has what was changed on the days asked for, as the estate counts them, on the page and in the export', async () => {
    // An hour ahead of Greenwich: 31 May at the estate begins at 23:00 of the 30th.
    const moments = ['2031-05-30T22:59:59Z', '2031-05-30T23:00:00Z', '2031-05-31T22:59:59Z', '2031-05-31T23:00:00Z']
    const change = { who: 'Fionn', action: 'updated', subject: 'product' }
    await house.db.insert(auditLog).values(moments.map((at) => ({ ...change, at: new Date(at), title: at.slice(8, 13) })))
    const found = async (days: { from?: string; to?: string }) => {
      const listed = (await listChanges(house.db, days)).rows.map(({ title }) => title)
      expect((await listChanges(house.db, { ...days, words: 'fionn' })).rows.map(({ title }) => title)).toEqual(listed)
      const exported: string[] = []
      for await (const { title } of walkChanges(house.db, days)) exported.push(title)
      expect(exported).toEqual(listed.toReversed())
      return listed
    }
    expect(await found({ from: '2031-05-31', to: '2031-05-31' })).toEqual(['31T22', '30T23'])
    expect(await found({ from: '2031-06-01' })).toEqual(['31T23'])
    expect(await found({ to: '2031-05-30' })).toEqual(['30T22'])
    expect(await found({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4)
  })
})
