/** The rules of a legal document: what may be stored, and how stored text is read. */
import { z } from 'zod'
import { tidyLine, tidyParagraphs } from '#app/db/plain-text.ts'
import { requiredLine } from '#app/requests/reading/typed-fields.ts'
import { type LegalContent, legalLimits } from './legal-document.ts'

const atMost = (what: string, limit: number) => `${what} may have at most ${limit.toLocaleString('en-IE')} characters.`

const empty = { icon: 'page', title: '', content: '' }

/** HTML; sanitised before it is stored and again before it is shown. */
const html = (what: string, limit: number) =>
  z
    .string()
    .transform(tidyParagraphs)
    .pipe(z.string().max(limit, atMost(what, limit)))

const section = z.object({
  icon: z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(legalLimits.icon, atMost('The name of the icon', legalLimits.icon)))
    .default('page'),
  title: requiredLine(legalLimits.title, {
    missing: 'Please give it a title.',
    tooLong: atMost('The title', legalLimits.title),
  }),
  content: html('The content', legalLimits.section),
})

/** For what the desk sends. */
export const legalContent: z.ZodType<LegalContent> = z
  .object({
    subtitle: z
      .string()
      .transform(tidyLine)
      .pipe(z.string().max(legalLimits.subtitle, atMost('The subtitle', legalLimits.subtitle))),
    intro: html('The intro', legalLimits.intro),
    sections: z
      .array(section)
      .min(1, 'The document needs at least one section.')
      .max(legalLimits.sections, `The document may have at most ${legalLimits.sections} sections.`),
    footer: html('The footer', legalLimits.footer).optional(),
  })
  .refine((content) => new TextEncoder().encode(JSON.stringify(content)).byteLength <= legalLimits.documentBytes, {
    error: 'The document is too long.',
  })

/**
 * For reading stored text, whoever wrote it: no limits, and malformed parts are dropped so that they do not hide the rest from the reader.
 */
export const storedLegalContent: z.ZodType<LegalContent> = z
  .object({
    subtitle: z.string().catch(''),
    intro: z.string().catch(''),
    sections: z
      .array(
        z.object({ icon: z.string().catch('page'), title: z.string().catch(''), content: z.string().catch('') }).catch(empty),
      )
      .catch([])
      .transform((sections) => sections.filter(({ title, content }) => title !== '' || content !== '')),
    footer: z.string().optional().catch(undefined),
  })
  .catch({ subtitle: '', intro: '', sections: [] })
