/** The guide's forms without script: each posts to the page itself. */
import { data, redirect } from 'react-router'
import type { House } from '#app/context.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { guideRequestShape } from '#app/guide/requests/guide-request.ts'
import { receiveGuideRequest } from '#app/guide/requests/guide-requests.server.ts'
import { isIncomplete, requestNotices } from '#app/guide/requests/request-types.ts'
import { orFailed, readForm } from '#app/requests/reading/form.server.ts'
import { fieldErrors, ourFault } from '#app/requests/refusal.server.ts'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import { waitMessage, wrongPassword } from './guide-wording.ts'

/** What the page is rendered with after a form failed. */
export type GuideReply = { problem?: string; contact?: FormReply }

/** A page with a query is rendered for its visitor alone; `open` requests the codes of the current session. */
const openPage = '/guest-guide?open=1#gate-code'

export async function answerGuidePost(house: House, request: Request) {
  const fields = await readForm(request)
  if (fields.form === 'lock') {
    const setCookie = await house.reception.leave(house.db, request)
    return redirect('/guest-guide', { status: 303, headers: { 'Set-Cookie': setCookie } })
  }
  return fields.form === 'unlock'
    ? orFailed(house.log, () => unlock(house, fields), { problem: ourFault })
    : contact(house, fields)
}

async function unlock({ db, reception, address }: House, { password = '' }: Record<string, string>) {
  // A blank password is not a guess, and must not count as one.
  if (password.trim() === '') return data<GuideReply>({ problem: fillThisIn }, { status: 400 })
  const admission = await reception.admit(db, { password: password.slice(0, fieldLimits.guestPassword), address })
  if (admission.status === 'open') {
    return redirect(openPage, { status: 303, headers: { 'Set-Cookie': admission.setCookie } })
  }
  if (admission.status === 'wrong') return data<GuideReply>({ problem: wrongPassword }, { status: 401 })
  const { seconds } = admission
  return data<GuideReply>({ problem: waitMessage(seconds) }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

async function contact({ db, settings, countRequest, log }: House, values: Record<string, string>) {
  const parsed = guideRequestShape.safeParse(values)
  if (!parsed.success) {
    const notice = isIncomplete(values) ? requestNotices.missing : requestNotices.unclear
    const reply = { values, fieldErrors: fieldErrors(parsed.error), notice }
    return data<GuideReply>({ contact: reply }, { status: 400 })
  }
  const failed: GuideReply = { contact: { values, notice: requestNotices.failed } }
  if ((await countRequest('guideRequest')) !== undefined) return data(failed, { status: 429 })
  const store = async () => {
    await receiveGuideRequest(db, settings, parsed.data)
    return redirect('/guest-guide?sent=1#contact-us', 303)
  }
  return orFailed(log, store, failed)
}
