import { data } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { PictureOpening } from '#app/site/picture-opening.tsx'
import type { Route } from './+types/unsubscribe.route.ts'
import { findSubscription, unsubscribe } from './newsletter.server.ts'

export const meta = () => [{ title: `Newsletter · ${estate.name}` }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const subscription = await findSubscription(context.get(houseContext).db, params.token ?? '')
  if (!subscription) return data({ left: undefined }, { status: 404 })
  return { left: subscription.unsubscribedAt !== null }
}

/**
 * The page's own button and the one-click POST of mail programs (RFC 8058). Only wrong keys are counted: after a newsletter, one mail
 * provider posts for many readers from few addresses, and nobody may be kept on the list by a limit. Keys are too long to be guessed in any
 * case.
 */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, countRequest } = context.get(houseContext)
  if (await unsubscribe(db, params.token ?? '')) return data(null)
  if ((await countRequest('unsubscribe')) !== undefined) throw data(null, { status: 429, statusText: 'Too many requests' })
  return data(null, { status: 404 })
}

export default function UnsubscribePage({ loaderData: { left } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PictureOpening picture="mist-pines" title={titleOf(left)}>
        {left === undefined ? (
          <DeadLink />
        ) : left ? (
          <p className="measure">
            We will not write again. If you change your mind, the form at the end of the home page is always there.
          </p>
        ) : (
          <form method="post" className="mt-4">
            <button type="submit" className="button button-line">
              Unsubscribe
            </button>
          </form>
        )}
        {/* If there is nothing else to press, this link looks like a button. */}
        <p className={left === false ? 'mt-2' : 'mt-4'}>
          <a href="/" className={left === false ? 'quiet-link inline-flex min-h-11 items-center' : 'button button-line'}>
            Return to Home
          </a>
        </p>
      </PictureOpening>
    </main>
  )
}

function titleOf(left: boolean | undefined): string {
  if (left === undefined) return 'This link no longer works'
  return left ? 'You are off the list' : 'Leave the newsletter?'
}

/** For a link that is old, mistyped or cut by a mail program: its visitor wants to unsubscribe, and must be able to without it. */
function DeadLink() {
  const { helloEmail } = estate.contacts
  return (
    <p className="measure text-balance">
      Your address may already be off the list, or the link was cut short on its way here. If emails still come, write to{' '}
      <a className="quiet-link" href={`mailto:${helloEmail}?subject=Newsletter`}>
        {helloEmail}
      </a>{' '}
      and we will take it off.
    </p>
  )
}
