import { houseContext } from '#app/context.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { currentPassages } from '#app/legal/legal-passages.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { SearchForm } from '#app/ui/console/lists/search-form.tsx'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import type { Route } from './+types/staff-why.route.ts'
import { explainAnswer } from './learning.server.ts'
import { LearningHead } from './learning-tabs.tsx'
import { WhyAnswer } from './why-answer.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'knowledge')
  const query = new URL(request.url).searchParams
  const read = (name: string) => query.get(name)?.trim().slice(0, fieldLimits.chatMessage) ?? ''
  const [asked, before] = [read('q'), read('before')]
  const { db, findKeptBack } = context.get(houseContext)
  const options = { freshMs: 0, passages: currentPassages, keptBack: () => findKeptBack(db) }
  const why = asked ? await explainAnswer(db, asked, before, options) : undefined
  return { asked, before, why, isEmpty: query.has('q') && asked === '' }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export default function WhyPage({ loaderData: { asked, before, why, isEmpty } }: Route.ComponentProps) {
  return (
    <>
      <LearningHead />
      <SearchForm className="console-tools">
        <label className="wide">
          A guest asks
          <input
            type="search"
            name="q"
            className="boxed"
            defaultValue={asked}
            required
            maxLength={fieldLimits.chatMessage}
            {...(isEmpty ? { 'aria-invalid': true, 'aria-describedby': 'no-question' } : {})}
          />
        </label>
        <label className="wide">
          after asking (optional)
          <input type="search" name="before" className="boxed" defaultValue={before} maxLength={fieldLimits.chatMessage} />
        </label>
        <button type="submit" className="button button-action slim">
          Ask
        </button>
      </SearchForm>
      {isEmpty ? (
        <p id="no-question" role="alert" className="font-medium text-error">
          {fillThisIn}
        </p>
      ) : null}
      {why ? (
        <WhyAnswer why={why} />
      ) : (
        <p className="text-muted">
          Type a question as a guest would: you see what was understood, which entries come closest, and what decided the answer.
          Nothing is recorded.
        </p>
      )}
    </>
  )
}
