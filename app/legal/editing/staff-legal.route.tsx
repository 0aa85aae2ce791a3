import { houseContext } from '#app/context.ts'
import { contentIn, legalSlugs, slugIn } from '#app/legal/legal-document.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm, withMore } from '#app/staff/staff-form.server.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-legal.route.ts'
import {
  discardDraft,
  openDesk,
  publishDraft,
  readContent,
  readVersion,
  restoreVersion,
  saveDraft,
} from './staff-legal.server.ts'
import { LegalEditor } from './staff-legal-editor.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'legal')
  const slug = slugIn(new URL(request.url).searchParams.get('document'))
  return { slug, slugs: legalSlugs, ...(await openDesk(context.get(houseContext).db, slug)) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(houseContext)
  const form = await readStaffForm(request, context, 'legal')
  const { staff } = form
  const { stamp = '', id = '' } = form.fields
  // Without script the desk's fields are posted one by one.
  const content = form.fields.content ?? JSON.stringify(contentIn(form.typed ?? {})) ?? ''
  const slug = slugIn(form.fields.slug)
  const verbs = {
    preview: {
      success: 'As the public would read it',
      failure: 'Failed to preview',
      run: async () => readContent(content),
      inPlace: true,
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
    read: {
      success: 'As the public read it',
      failure: 'Failed to read this version',
      run: () => readVersion(db, slug, id),
      inPlace: true,
    },
    restore: {
      success: 'This version is the draft now',
      failure: 'Failed to restore',
      run: () => restoreVersion(db, staff, slug, stamp, id),
    },
    discard: { success: 'Draft discarded', failure: 'Failed to discard', run: () => discardDraft(db, staff, slug, stamp) },
  }
  const { reply, done } = await carryOut(log, form, verbs)
  // A preview is not stored, so without script its text is sent back.
  if (done.preview) reply.data.values = form.typed
  return withMore(reply, { preview: done.preview ?? done.read, edition: done.read && id })
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
