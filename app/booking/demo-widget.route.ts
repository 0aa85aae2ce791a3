import type { LoaderFunctionArgs } from 'react-router'
import style from '#app/booking/demo-widget/widget.css?raw'
import script from '#app/booking/demo-widget/widget.js?raw'
import { requireDemo } from './demo-only.server.ts'

/** `/demo/booking-widget.js` and `.css`, as a provider would serve them. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireDemo(context)
  const wantsScript = new URL(request.url).pathname.endsWith('.js')
  return new Response(wantsScript ? script : style, {
    headers: {
      'Content-Type': wantsScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
