import { data, type HeadersFunction } from 'react-router'
import { BookingBar } from '#app/booking/booking-bar.tsx'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { words } from '#app/estate/words.ts'
import { About } from '#app/home/about.tsx'
import { Contact } from '#app/home/contact.tsx'
import { Experiences } from '#app/home/experience-cards.tsx'
import { experienceOffers } from '#app/home/experience-offers.ts'
import { GalleryPreview } from '#app/home/gallery-preview.tsx'
import { GiftVouchers } from '#app/home/gift-vouchers.tsx'
import { GuestExperiences } from '#app/home/guest-experiences.tsx'
import { Hero, heroSizes } from '#app/home/hero.tsx'
import { answerHomeForm, homeReplies } from '#app/home/home-forms.server.ts'
import { Newsletter } from '#app/home/newsletter.tsx'
import { Pricing } from '#app/home/pricing.tsx'
import { Questions } from '#app/home/questions.tsx'
import { RoomSpreads } from '#app/home/room-spreads.tsx'
import { StaysPreview } from '#app/home/stays-preview.tsx'
import { factsForPage } from '#app/knowledge/current-facts.server.ts'
import { homeFaq } from '#app/knowledge/faq.ts'
import { findPictureUrl, findShareCard, preloadForFilm } from '#app/media/pictures.ts'
import { roomsStructuredData } from '#app/rooms/structured-data.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { faqData, lodgingData, organisationData } from '#app/site/search-engines/structured-data.ts'
import { StructuredData } from '#app/site/search-engines/structured-data-block.tsx'
import { useSiteSettings } from '#app/site/site-settings.ts'
import type { Route } from './+types/home.route.ts'

export const handle: PageHandle = { shared: true }
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

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
