import { data, type HeadersFunction } from 'react-router'
import { houseContext } from '#app/context.ts'
import type { PageHandle } from '#app/documents/document-assets.ts'
import { estate } from '#app/estate/estate.ts'
import { words } from '#app/estate/words.ts'
import { factsForPage } from '#app/knowledge/current-facts.server.ts'
import { faqCategories, faqEntries } from '#app/knowledge/faq.ts'
import { count } from '#app/knowledge/wording.ts'
import { pageMeta } from '#app/site/search-engines/page-meta.ts'
import { faqData } from '#app/site/search-engines/structured-data.ts'
import { StructuredData } from '#app/site/search-engines/structured-data-block.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { Route } from './+types/faq.route.ts'
import { PageEnd } from './page-end.tsx'
import { WithReach } from './with-reach.tsx'

export const handle: PageHandle = { shared: true, bar: { stays: true, priced: true } }
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, init } = await factsForPage(context.get(houseContext))
  return data({ entries: faqEntries(facts) }, init)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const questions = loaderData ? `${count(loaderData.entries.length)} questions` : 'questions'
  return pageMeta({
    path: '/faq',
    title: `Frequently Asked Questions · ${estate.name}`,
    description: `Booking, the rooms, breakfast and baths, dogs and children, and what there is to do: ${questions} and their answers.`,
    card: 'faq',
  })({ matches })
}

export default function FaqPage({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <main id="main">
      <div className="plain-opening grid-page items-baseline-last gap-y-6">
        <h1 className="display md:col-[text-start/span_8]">Frequently Asked Questions</h1>
        <p className="measure text-balance md:col-[span_4/text-end]">
          If yours is not among them, ring{'\u00a0'}
          <PhoneLink {...estate.contacts} /> or{' '}
          <a className="quiet-link" href="/#contact">
            write to us
          </a>
          .
        </p>
      </div>
      {faqCategories.map((category) => (
        <section key={category} className="grid-page gap-y-5 pb-[clamp(3.5rem,6vw,6rem)]" aria-labelledby={idOf(category)}>
          <h2 id={idOf(category)} className="subtitle pt-4 md:sticky md:top-20 md:col-[text-start/span_4] md:self-start">
            {category}
          </h2>
          <div className="md:col-[span_8/text-end]">
            {entries
              .filter((entry) => entry.category === category)
              .map(({ id, question, answer }) => (
                <Fold key={id} question={question} answer={<WithReach>{answer}</WithReach>} shortWords />
              ))}
          </div>
        </section>
      ))}
      <PageEnd picture={words.endings.faq} />
      <StructuredData entries={[faqData(entries)]} />
    </main>
  )
}

function idOf(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
