import { expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { guideRequests } from '#app/guide/guide.tables.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { randomId } from '#app/ui/forms/sending-id.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { guideRequestShape } from './guide-request.ts'
import { markGuideRequestAnswered, receiveGuideRequest } from './guide-requests.server.ts'
import { requestTypes } from './request-types.ts'

const request = {
  name: 'Aoife Byrne',
  email: 'aoife@guests.example',
  room: 'Stargazer',
  request_type: 'Picnic Basket Enquiry',
  message: 'For two, on Saturday & <late>?',
}

const kept = (db: Db) => db.select().from(guideRequests)

describeOnEachDatabase('a guest’s request', (house) => {
  it.each(requestTypes)('of the type %s is kept and told to the team, who can answer it', async (type) => {
    const asked = guideRequestShape.parse({ ...request, request_type: type })
    const { id } = await receiveGuideRequest(house.db, mailSettings, asked)
    expect(await kept(house.db)).toMatchObject([{ room: 'Stargazer', requestType: type, answeredAt: null }])
    const text = expect.stringContaining(`${mailSettings.baseUrl}/admin/feedback/${id}`)
    expect(await house.db.select().from(mailOutbox)).toMatchObject([
      {
        kind: 'guide_request',
        to: mailSettings.staffEmail,
        replyTo: request.email,
        subject: `${type}: Stargazer, Aoife Byrne`,
        text,
      },
    ])
  })

  it('that is sent again because its answer was lost comes once', async () => {
    const sent = guideRequestShape.parse({ ...request, sendingId: randomId() })
    for (const again of [sent, sent]) await receiveGuideRequest(house.db, mailSettings, again)
    expect(await kept(house.db)).toHaveLength(1)
    expect(await house.db.$count(mailOutbox)).toBe(1)
  })

  it('is not kept when its mail cannot be queued', async () => {
    const broken = { ...mailSettings, staffEmail: '\0' }
    await expect(receiveGuideRequest(house.db, broken, guideRequestShape.parse(request))).rejects.toThrow()
    expect(await kept(house.db)).toEqual([])
  })

  it('says when it was answered, and by whom', async () => {
    const { id } = await receiveGuideRequest(house.db, mailSettings, guideRequestShape.parse(request))
    await markGuideRequestAnswered(house.db, id, 'niamh@kilmara.example')
    expect(await kept(house.db)).toMatchObject([{ answeredAt: expect.any(Date), answeredBy: 'niamh@kilmara.example' }])
  })
})

it('says in plain words what a request lacks', () => {
  const issues = guideRequestShape.safeParse({ name: '', email: 'x', room: 'Barn', request_type: 'Other', message: ' ' }).error
    ?.issues
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([
    ['name', 'Please tell us your name.'],
    ['email', 'Please check the email address: it should look like name@example.com.'],
    ['room', 'Please choose one.'],
    ['request_type', 'Please choose one.'],
    ['message', 'Please write your message.'],
  ])
})
