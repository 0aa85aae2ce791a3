import { estate } from '#app/estate/estate.ts'
import { Island } from '#app/islands/island.tsx'
import { Picture } from '#app/media/picture.tsx'
import { ContactForm } from '#app/messages/contact-form.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

const { contacts } = estate

export function Contact({ reply }: { reply: FormReply | undefined }) {
  return (
    <section id="contact" className="grid-page">
      <div className="section md:col-[text-start/span_6] md:pr-(--gap)">
        <h2 className="display">Write to us</h2>
        <p className="measure mt-6">
          Somebody who lives here will answer, mostly the same day. If you would rather talk, ring <PhoneLink {...contacts} />.
        </p>
        <Island name="contact-form" component={ContactForm} props={reply ?? {}} className="mt-10" />
      </div>
      <div className="hidden md:col-[span_6/full-end] md:block" aria-hidden="true">
        <Picture id="contact-side" sizes="max(50vw, 150vh)" ratio="fill" alt="" />
      </div>
    </section>
  )
}
