/** The guest guide: one shared document, with islands for codes, orders and requests. */
import { data } from 'react-router'
import { words } from '#app/estate/words.ts'
import './guide.css'
import './guide-print.css'
import { ConciergeLauncher } from '#app/concierge/chat/concierge-launcher.tsx'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { offsetsFrom } from '#app/estate/time/wall-clock.server.ts'
import { fallbackForPage } from '#app/guide/door/guest-access.server.ts'
import { DayLightBand } from '#app/guide/outside/day-light-band.tsx'
import { findRequestType, requestNotices } from '#app/guide/requests/request-types.ts'
import { AddOns, WineCellar } from '#app/guide/sections/add-on-sections.tsx'
import { CheckInDetails, FindUs, Welcome } from '#app/guide/sections/arrival-sections.tsx'
import { HeatedBath, SecurityDeposit } from '#app/guide/sections/bath-sections.tsx'
import { Contacts, ContactUs, Wifi } from '#app/guide/sections/contact-sections.tsx'
import { EstateExperiences, Facilities, LocalInformation } from '#app/guide/sections/stay-sections.tsx'
import { Island } from '#app/islands/island.tsx'
import { Picture } from '#app/media/picture.tsx'
import { preloadFor } from '#app/media/pictures.ts'
import { OrderDialog } from '#app/orders/ordering/order-dialog.tsx'
import type { OfferedProduct } from '#app/orders/ordering/order-form.tsx'
import { isOffered, type Product, productsForPage } from '#app/products/products.server.ts'
import { keepNothing, late } from '#app/requests/in-time.server.ts'
import { Footer } from '#app/site/footer.tsx'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { LinksIntoFolds } from '#app/ui/links-into-folds.tsx'
import type { Route } from './+types/guide.route.ts'
import { GuideCompanion } from './guide-companion.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideContents, ThumbBar } from './guide-navigation.tsx'
import { answerGuidePost, type GuideReply } from './guide-posts.server.ts'
import { notOpenHere, orderSuccess, plainFallback } from './guide-wording.ts'

export const handle: PageHandle = { shared: true }

export const meta = pageMeta({
  path: '/guest-guide',
  title: `Guest Guide · ${estate.name}`,
  description: 'For guests in the house: finding us, the gate, baths, Wi-Fi, beaches, and who to ring.',
})

const heroSizes = '100vw'
export const links: Route.LinksFunction = () => [
  ...preloadFor(words.guide.picture, heroSizes, 'portrait-on-phone'),
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Without a query the page is the same for everybody and holds no secret. With one it belongs to its visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const house = context.get(houseContext)
  const { db, reception } = house
  const query = new URL(request.url).searchParams
  const secrets = query.has('open') ? await reception.findSecrets(db, request) : undefined
  // Even without the database: an error page would lose what a form has just posted.
  const [products, fallback] = await Promise.all([productsForPage(house), fallbackForPage(house)])
  const found = {
    fallback: fallback === late ? plainFallback : fallback.found,
    offsets: offsetsFrom(new Date()),
    products: products === late ? [] : offersOf(products.found, query.get('test') === 'true'),
    secrets: secrets && { ...secrets, expiresAt: secrets.expiresAt.toISOString() },
    problem: query.has('open') && !secrets ? notOpenHere : undefined,
    request: findRequestType(query.get('request')),
    ordered: query.get('success') === 'true',
    sent: query.has('sent'),
    test: query.get('test') === 'true',
  }
  const isNow = products !== late && !products.isOld && fallback !== late && !fallback.isOld
  return data(found, query.size > 0 || !isNow ? keepNothing : undefined)
}

/** What can be ordered; test products show with `?test=true`. */
function offersOf(products: readonly Product[], test: boolean): OfferedProduct[] {
  return products
    .filter((product) => test || isOffered(product))
    .map(({ itemType, name, description, category, active, priceCents, roomRestrictions }) => {
      return { itemType, name, description, category, active, priceCents, roomRestrictions }
    })
}

/** For React Router's own data requests; documents get their headers from entry.server.tsx. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerGuidePost(context.get(houseContext), request)
}

export default function GuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { fallback, offsets, products, secrets, problem: asked, request, ordered, sent, test } = loaderData
  const { problem = asked, contact }: GuideReply = actionData ?? {}
  const { phone, phoneInternational } = estate.contacts
  const reply: FormReply = contact ?? {
    ...(request ? { values: { request_type: request } } : {}),
    ...(sent ? { notice: requestNotices.received } : {}),
  }
  return (
    <>
      <a href="#find-us" className="skip-link">
        Skip to the guide
      </a>
      <GuideHeader />
      <main id="main" data-test={test || undefined}>
        <div className="guide-hero">
          <Picture id={words.guide.picture} sizes={heroSizes} crop="portrait-on-phone" ratio="2 / 1" priority />
          <DayLightBand offsets={offsets} />
        </div>
        <Island name="guide-companion" component={GuideCompanion} props={{}} wake={ordered ? 'idle' : 'use'} />
        <div className="guide-page">
          <GuideContents />
          <div className="guide-sections">
            {ordered ? (
              <div data-ordered className="needs-no-script mt-8">
                <FormNote notice={orderSuccess} />
              </div>
            ) : null}
            <FindUs />
            <Welcome />
            <CheckInDetails fallback={fallback} {...(secrets ? { secrets } : {})} {...(problem ? { problem } : {})} />
            <HeatedBath products={products.filter(({ category }) => category === 'bath')} />
            <SecurityDeposit />
            <LocalInformation />
            <Facilities />
            <EstateExperiences />
            <AddOns products={products.filter(({ category }) => category !== 'bath')} />
            <WineCellar />
            <Wifi secrets={secrets} />
            <Contacts />
            <ContactUs reply={reply} />
          </div>
        </div>
        <LinksIntoFolds />
      </main>
      {products.length > 0 ? (
        <Island
          name="order-dialog"
          component={OrderDialog}
          props={{ products, ring: { phone, phoneInternational } }}
          wake="use"
        />
      ) : null}
      <ThumbBar />
      <Footer />
      <ConciergeLauncher humanHelp="#contact-us" />
    </>
  )
}
