import { afterEach, expect, it } from 'vitest'
import type { House } from '#app/context.ts'
import { readContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { type ContactChanges, contactFields, setContacts } from '#app/estate/contacts/contacts.ts'
import { getGuideDetails } from '#app/guide/door/guest-access.server.ts'
import { fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { giveGuide } from '#test/guide.ts'
import { testSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { changeContacts } from './contact-settings.server.ts'
import { changeGuideDetails } from './settings.server.ts'

// Other tests of this process use the house's own contacts.
afterEach(() => void setContacts(Object.fromEntries(contactFields.map((name) => [name, ''])) as ContactChanges))

describeOnEachDatabase('two who save different fields in the same moment', (house) => {
  it('are both kept, again and again', async () => {
    const { db } = house
    await giveGuide(db)
    const staff = await signUp(db, fionn)
    for (let round = 1; round <= 10; round++) {
      const access = await getGuideDetails(db)
      const contacts = await readContactChanges(db)
      const save = (fields: object) =>
        changeGuideDetails({ db } as House, staff, { ...access, ...fields, seen: JSON.stringify(access) })
      const write = (fields: object) =>
        changeContacts({ db, settings: testSettings() } as House, staff, {
          ...contacts,
          ...fields,
          seen: JSON.stringify(contacts),
        })
      await Promise.all([
        save({ gateCode: `${round}` }),
        save({ wifiName: `Larch ${round}` }),
        write({ phone: `053 900 10${round}` }),
        write({ helloEmail: `hello${round}@larch.example` }),
      ])
      expect(await getGuideDetails(db)).toMatchObject({ gateCode: `${round}`, wifiName: `Larch ${round}` })
      const written = { phone: `053 900 10${round}`, helloEmail: `hello${round}@larch.example` }
      expect(await readContactChanges(db)).toMatchObject(written)
    }
  })
})
