import type { LoaderFunctionArgs } from 'react-router'
import style from '#app/booking/demo-widget/widget.css?raw'
import script from '#app/booking/demo-widget/widget.js?raw'
import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { requireDemo } from './demo-only.server.ts'

/** `/demo/booking-widget.js` and `.css`, as a provider would serve them. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireDemo(context)
  const wantsScript = new URL(request.url).pathname.endsWith('.js')
  const until = twelveHour(estate.times.lateCheckOutUntil, 'short').toUpperCase()
  return new Response(wantsScript ? script.replace('LATE-CHECKOUT', until) : style, {
    headers: {
      'Content-Type': wantsScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
