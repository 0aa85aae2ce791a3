/** What a form says while it is being sent is announced once, by a live region that was on the page before. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuideContactForm } from '#app/guide/requests/guide-contact-form.tsx'
import { ContactForm } from '#app/messages/contact-form.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'

it.each<[string, ReactNode]>([
  ['contact', <ContactForm key="contact" />],
  ['guide', <GuideContactForm key="guide" ring={{ phone: '1', phoneInternational: '+1' }} />],
])('the button of the %s form, which changes its words, leaves that to a status beside it', (_, form) => {
  const html = renderToStaticMarkup(form)
  expect(html).not.toContain('aria-live')
  expect(html).toMatch(/<\/button><span role="status" class="sr-only"><\/span><p [^>]+><\/p><\/form>$/)
})

it('a notice is a live region unless it is inside one', () => {
  const notice = { kind: 'error', title: 'Missing' } as const
  expect(renderToStaticMarkup(<FormNote notice={notice} />)).toContain('role="status"')
  expect(renderToStaticMarkup(<FormNote notice={notice} within="live region" />)).not.toContain('role=')
})
