/** What whoever asks for too many pages sees instead of any (app/requests/too-many-pages.server.ts); its own address shows it, too. */
import { data } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { DeadEnd } from './dead-end.tsx'

export const loader = () => data(null, { status: 429 })

export function meta() {
  return [{ title: `One moment, please · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

/** It is shown at every address: an empty link leads to the one that was asked for. */
export default function TooManyPages() {
  return (
    <DeadEnd title="One moment, please" again="">
      That was a lot of pages at once. Please wait a minute and try again.
    </DeadEnd>
  )
}
