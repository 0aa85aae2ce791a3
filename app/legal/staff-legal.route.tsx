import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, type Verb, withMore } from '#app/staff/staff-form.server.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-legal.route.ts'
import { contentIn, type LegalContent, legalSlugs, slugIn } from './legal-document.ts'
import { discardDraft, openDesk, publishDraft, readContent, restoreVersion, saveDraft } from './staff-legal.server.ts'
import { LegalEditor } from './staff-legal-editor.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'legal')
  const slug = slugIn(new URL(request.url).searchParams.get('document'))
  return { slug, slugs: legalSlugs, ...(await openDesk(context.get(houseContext).db, slug)) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'legal')
  const { db, log } = context.get(houseContext)
  const form = await readStaffForm(request)
  const { intent = '', stamp = '', id = '' } = form.fields
  // Without script the desk's fields come one by one.
  const content = form.fields.content ?? JSON.stringify(contentIn(form.typed ?? {})) ?? ''
  const slug = slugIn(form.fields.slug)
  let preview: LegalContent | undefined
  const verbs: Record<string, Verb> = {
    preview: [
      'As the public would read it',
      'Failed to preview',
      async () => {
        preview = readContent(content)
      },
      'in place',
    ],
    draft: ['Draft saved', 'Failed to save the draft', async () => saveDraft(db, staff, slug, stamp, readContent(content))],
    publish: ['Published', 'Failed to publish', async () => publishDraft(db, staff, slug, stamp, readContent(content))],
    restore: ['This version is the draft now', 'Failed to restore', () => restoreVersion(db, staff, slug, stamp, id)],
    discard: ['Draft discarded', 'Failed to discard', () => discardDraft(db, staff, slug, stamp)],
  }
  const reply = await carryOut(log, form, findOwn(verbs, intent))
  // A preview is not stored: without script its text is returned.
  if (preview) reply.data.values = form.typed
  return withMore(reply, { preview })
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
          View on the website
        </a>
      </ConsoleHead>
      <LegalEditor key={slug} desk={loaderData} slug={slug} />
    </>
  )
}
