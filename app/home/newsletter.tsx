import { estate } from '#app/estate/estate.ts'
import { Island } from '#app/islands/island.tsx'
import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'

const { newsletterDiscountPercent: percent } = estate.policies
/** A large 1 has so much space on its left that its line would look indented. */
const hanging = String(percent).startsWith('1') ? '-indent-[0.08em]' : ''

export function Newsletter({ reply }: { reply: FormReply | undefined }) {
  return (
    <section id="newsletter" className="newsletter grid-page gap-y-10 py-[clamp(4.5rem,8vw,8rem)]">
      <div className="md:col-[text-start/span_6]">
        <h2 className={`display md:max-lg:text-[7vw] ${hanging}`}>{`${percent}% off your first stay`}</h2>
        <p className="measure mt-6 md:pr-(--gap)">
          A letter now and then: what is in flower, what the sea is doing, which nights have come free. The first one brings a
          code.
        </p>
      </div>
      <Island
        name="newsletter-form"
        component={NewsletterForm}
        props={reply ?? {}}
        className="md:col-[span_6/text-end] md:self-end xl:col-[span_5/text-end]"
      />
    </section>
  )
}
