import { expect, it } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { erasePerson } from './person.server.ts'

const mailing = {
  baseUrl: 'http://localhost',
  mailFrom: 'stay@kilmara.example',
  staffEmail: 'team@kilmara.example',
  dataDir: '/nowhere',
}

describeOnEachDatabase('what is held about an address of the house', (house) => {
  it('is not erased, because its mails are about guests', async () => {
    const admin = await signUp(house.db, fionn)
    await receiveMessage(house.db, mailing, aoife)
    const mails = await house.db.$count(mailOutbox)
    for (const own of [mailing.staffEmail, mailing.staffEmail.toUpperCase(), estate.contacts.stayEmail])
      await expect(erasePerson(house.db, admin, own, mailing)).rejects.toMatchObject({ status: 400 })
    expect(await house.db.$count(mailOutbox)).toBe(mails)
    expect(mails).toBeGreaterThan(0)
  })
})
