/** The home page's forms posted without script: an error renders the page with everything that was typed. */
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { House } from '#app/context.ts'
import { contactMessage } from '#app/messages/contact-message.ts'
import { contactNotices } from '#app/messages/contact-notices.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { subscribe } from '#app/newsletter/newsletter.server.ts'
import { newsletterNotices } from '#app/newsletter/newsletter-notices.ts'
import { subscription } from '#app/newsletter/subscription.ts'
import { orFailed, readForm } from '#app/requests/reading/form.server.ts'
import { fieldErrors } from '#app/requests/refusal.server.ts'
import type { FormReply, Notice } from '#app/ui/forms/form-reply.ts'
import { isTrapped } from '#app/ui/forms/trap.ts'

export type HomeReplies = { contact?: FormReply; newsletter?: FormReply }
/** Answers with the status that the JSON function would have. */
type Refused = ReturnType<typeof data<HomeReplies>>

/** Success redirects, so that a reload sends nothing twice. */
export async function answerHomeForm(request: Request, house: House): Promise<Refused | Response> {
  const intent = new URL(request.url).searchParams.get('intent')
  const values = await readForm(request)
  if (intent === 'contact') return (await answerContact(values, house)) ?? redirect('/?sent=contact#contact')
  if (intent === 'newsletter') return (await answerNewsletter(values, house)) ?? redirect('/?sent=newsletter#newsletter')
  return data<HomeReplies>({}, 400)
}

/** The notice after a redirect of `answerHomeForm`. */
export function homeReplies(request: Request): HomeReplies {
  const sent = new URL(request.url).searchParams.get('sent')
  if (sent === 'contact') return { contact: { notice: contactNotices.sent } }
  if (sent === 'newsletter') return { newsletter: { notice: newsletterNotices.subscribed } }
  return {}
}

async function answerContact(values: Values, { db, settings, countRequest, log }: House): Promise<Refused | undefined> {
  const refused = (notice: Notice, fields = {}) => ({ contact: { values, notice, fieldErrors: fields } })
  const parsed = read(contactMessage, values)
  if (!parsed.success) return data(refused(hindrance(parsed.fields, contactNotices), parsed.fields), 400)
  if ((await countRequest('contact')) !== undefined) return data(refused(contactNotices.failed), 429)
  if (isTrapped(values)) return
  return orFailed(log, async () => void (await receiveMessage(db, settings, parsed.data)), refused(contactNotices.failed))
}

async function answerNewsletter(values: Values, { db, settings, countRequest, log }: House): Promise<Refused | undefined> {
  const refused = (notice: Notice, fields = {}) => ({ newsletter: { values, notice, fieldErrors: fields } })
  const parsed = read(subscription, values)
  if (!parsed.success) return data(refused(hindrance(parsed.fields, newsletterNotices), parsed.fields), 400)
  if ((await countRequest('newsletter')) !== undefined) return data(refused(newsletterNotices.failed), 429)
  if (isTrapped(values)) return
  const store = async () => {
    const { status } = await subscribe(db, settings, parsed.data)
    return status === 'already_subscribed' ? data(refused(newsletterNotices.alreadySubscribed), 409) : undefined
  }
  return orFailed(log, store, refused(newsletterNotices.failed))
}

type Values = Record<string, string>

/** Parsed by the JSON function's schema, in which consent is a boolean. */
function read<T>(schema: z.ZodType<T>, values: Values) {
  const parsed = schema.safeParse({ ...values, consent: values.consent === 'true' })
  return parsed.success ? parsed : { success: false as const, fields: fieldErrors(parsed.error) }
}

function hindrance(fields: Record<string, string>, notices: { consentRequired: Notice; failed: Notice }): Notice {
  return fields.consent ? notices.consentRequired : notices.failed
}
