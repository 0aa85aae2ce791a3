import { data } from 'react-router'
import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { readStaffForm, replyTo } from '#app/staff/staff-form.server.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import type { Route } from './+types/staff-legal.route.ts'
import { type LegalContent, legalSlugs, slugIn } from './legal-document.ts'
import { discardDraft, openDesk, publishDraft, readContent, restoreVersion, saveDraft } from './staff-legal.server.ts'
import { LegalEditor } from './staff-legal-editor.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'legal')
  const slug = slugIn(new URL(request.url).searchParams.get('document'))
  return { slug, slugs: legalSlugs, ...(await openDesk(context.get(houseContext).db, slug)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'legal')
  const { db, log } = context.get(houseContext)
  const { fields } = await readStaffForm(request)
  const { intent = '', stamp = '', id = '', content = '' } = fields
  const slug = slugIn(fields.slug)
  let preview: LegalContent | undefined
  const verbs: Record<string, { success: string; failure: string; run: () => Promise<unknown> }> = {
    preview: {
      success: 'As the public would read it',
      failure: 'Failed to preview',
      run: async () => {
        preview = readContent(content)
      },
    },
    draft: {
      success: 'Draft saved',
      failure: 'Failed to save the draft',
      run: async () => saveDraft(db, staff, slug, stamp, readContent(content)),
    },
    publish: {
      success: 'Published',
      failure: 'Failed to publish',
      run: async () => publishDraft(db, staff, slug, stamp, readContent(content)),
    },
    restore: {
      success: 'This version is the draft now',
      failure: 'Failed to restore',
      run: () => restoreVersion(db, staff, slug, stamp, id),
    },
    discard: { success: 'Draft discarded', failure: 'Failed to discard', run: () => discardDraft(db, staff, slug, stamp) },
  }
  const verb = findOwn(verbs, intent)
  if (!verb) throw data(null, { status: 400, statusText: 'Bad Request' })
  const reply = await replyTo(log, verb, verb.run)
  return data({ ...reply.data, intent, preview }, reply.init ?? {})
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction)
}

export const shouldRevalidate = orAfterConflict

export type LegalAction = typeof action

const names = { 'terms-and-conditions': 'Terms and conditions', 'privacy-policy': 'Privacy policy' } as const

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { slug, slugs } = loaderData
  return (
    <>
      <ConsoleHead title={names[slug]}>
        {slugs.map((one) => (
          <a key={one} href={`?document=${one}`} className="chip" aria-current={one === slug ? 'page' : undefined}>
            {names[one]}
          </a>
        ))}
        <a href={`/${slug}`} target="_blank" rel="noreferrer">
          As published
        </a>
      </ConsoleHead>
      <LegalEditor key={slug} desk={loaderData} slug={slug} />
    </>
  )
}
