import { expect, it } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { erasePerson } from './person.server.ts'

describeOnEachDatabase('what is held about an address of the house', (house) => {
  it('is not erased, because its mails are about guests', async () => {
    const admin = await signUp(house.db, fionn)
    await receiveMessage(house.db, mailSettings, aoife)
    const mails = await house.db.$count(mailOutbox)
    for (const own of [mailSettings.staffEmail, mailSettings.staffEmail.toUpperCase(), estate.contacts.stayEmail])
      await expect(erasePerson(house.db, admin, own, mailSettings)).rejects.toMatchObject({ status: 400 })
    expect(await house.db.$count(mailOutbox)).toBe(mails)
    expect(mails).toBeGreaterThan(0)
  })
})
