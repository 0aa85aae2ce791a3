import type { FaqEntry } from '#app/knowledge/faq.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

export function Questions({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section id="faq" className="section grid-page gap-y-10">
      <div className="md:col-[text-start/span_4]">
        <div className="md:sticky md:top-28">
          <h2 className="title">Frequently Asked Questions</h2>
          <p className="mt-6">
            <a href="/faq" className="quiet-link inline-flex min-h-11 items-center">
              View Full FAQ Page
            </a>
          </p>
        </div>
      </div>
      <div className="md:col-[span_7/text-end]">
        {entries.map(({ id, question, answer }) => (
          <Fold key={id} question={question} answer={<Unbroken shortWords>{answer}</Unbroken>} shortWords />
        ))}
      </div>
    </section>
  )
}
