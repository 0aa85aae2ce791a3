import { data, type LoaderFunctionArgs } from 'react-router'
import { houseContext } from '../context.ts'
import style from './demo-widget/widget.css?raw'
import script from './demo-widget/widget.js?raw'

/** `/demo/booking-widget.js` and `.css`, as a provider would serve them. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(houseContext).settings.demoAllowed) throw data(null, { status: 404 })
  const wantsScript = new URL(request.url).pathname.endsWith('.js')
  return new Response(wantsScript ? script : style, {
    headers: {
      'Content-Type': wantsScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
