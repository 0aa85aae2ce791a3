import { data, type LoaderFunctionArgs } from 'react-router'
import style from '#app/booking/demo-widget/widget.css?raw'
import script from '#app/booking/demo-widget/widget.js?raw'
import { houseContext } from '#app/context.ts'

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
