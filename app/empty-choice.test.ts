import { expect, it } from 'vitest'
import type { z } from 'zod'
import { guideRequestShape } from '#app/guide/requests/guide-request.ts'
import { contactMessage } from '#app/messages/contact-message.ts'
import { orderWish } from '#app/orders/ordering/place-order.server.ts'
import { emptyField } from '#app/ui/forms/required-fields.ts'

it.each<[string, z.ZodType, string]>([
  ['the contact form’s reason', contactMessage, 'reason'],
  ['the guide’s room', guideRequestShape, 'room'],
  ['the guide’s request', guideRequestShape, 'request_type'],
  ['an order’s room', orderWish, 'roomName'],
])('%s left unchosen is said so in the words of the form itself', (_, shape, field) => {
  const issues = shape.safeParse({ [field]: '' }).error?.issues ?? []
  expect(issues.find(({ path }) => path[0] === field)?.message).toBe(emptyField({ type: 'select-one' }))
})
