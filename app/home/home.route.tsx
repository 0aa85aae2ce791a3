import { data, type HeadersFunction } from 'react-router'
import { BookingBar } from '#app/booking/booking-bar.tsx'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { words } from '#app/estate/words.ts'
import { factsForPage } from '#app/knowledge/current-facts.server.ts'
import { homeFaq } from '#app/knowledge/faq.ts'
import { findPictureUrl, findShareCard, preloadForFilm } from '#app/media/pictures.ts'
import { roomsStructuredData } from '#app/rooms/structured-data.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { faqData, lodgingData, organisationData } from '#app/site/search-engines/structured-data.ts'
import { StructuredData } from '#app/site/search-engines/structured-data-block.tsx'
import { useSiteSettings } from '#app/site/site-settings.ts'
import type { Route } from './+types/home.route.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { Experiences } from './experience-cards.tsx'
import { experienceOffers } from './experience-offers.ts'
import { GalleryPreview } from './gallery-preview.tsx'
import { GiftVouchers } from './gift-vouchers.tsx'
import { GuestExperiences } from './guest-experiences.tsx'
import { Hero, heroSizes } from './hero.tsx'
import { answerHomeForm, homeReplies } from './home-forms.server.ts'
import { Newsletter } from './newsletter.tsx'
import { Pricing } from './pricing.tsx'
import { Questions } from './questions.tsx'
import { RoomSpreads } from './room-spreads.tsx'
import { StaysPreview } from './stays-preview.tsx'

export const handle: PageHandle = { shared: true }
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

export const meta = pageMeta({
  path: '/',
  title: words.home.title,
  description: words.home.description,
})

export const links = () => preloadForFilm('hero', heroSizes)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, init } = await factsForPage(context.get(houseContext))
  return data({ replies: homeReplies(request), questions: homeFaq(facts), offers: experienceOffers(facts) }, init)
}

/** The forms of visitors without script. */
export function action({ request, context }: Route.ActionArgs) {
  return answerHomeForm(request, context.get(houseContext))
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, offers } = loaderData
  const replies = actionData ?? loaderData.replies
  const { baseUrl, voucherUrl } = useSiteSettings()
  const now = new Date()
  return (
    <>
      <main id="main">
        <Hero />
        <About />
        <StaysPreview now={now} />
        <Pricing />
        <RoomSpreads />
        <Experiences offers={offers} />
        <GalleryPreview />
        <GuestExperiences />
        <Questions entries={questions} />
        <GiftVouchers voucherUrl={voucherUrl} />
        <Newsletter reply={replies.newsletter} />
        <Contact reply={replies.contact} />
      </main>
      <BookingBar />
      <StructuredData
        entries={[
          organisationData(baseUrl),
          lodgingData(baseUrl, findShareCard('home')),
          faqData(questions),
          ...roomsStructuredData(baseUrl, findPictureUrl),
        ]}
      />
    </>
  )
}
