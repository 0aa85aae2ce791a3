import { type LegalContent, legalLimits } from '#app/legal/legal-document.ts'
import { Field, TextArea } from '#app/ui/forms/field.tsx'
import { legalForm } from './staff-legal-buttons.tsx'
import { LegalSectionFields } from './staff-legal-sections.tsx'

type Needs = { content: LegalContent; faults: Record<string, string>; onChange: (part: Partial<LegalContent>) => void }

/** A legal text's fields, in the order in which the page shows them. */
export function LegalFields({ content, faults, onChange }: Needs) {
  return (
    <>
      <Field
        label="Subtitle"
        form={legalForm}
        name="subtitle"
        value={content.subtitle}
        maxLength={legalLimits.subtitle}
        error={faults.subtitle}
        onChange={(event) => onChange({ subtitle: event.target.value })}
      />
      <TextArea
        label="Intro (HTML)"
        form={legalForm}
        name="intro"
        value={content.intro}
        error={faults.intro}
        onChange={(event) => onChange({ intro: event.target.value })}
      />
      <LegalSectionFields
        form={legalForm}
        sections={content.sections}
        faults={faults}
        onChange={(sections) => onChange({ sections })}
      />
      <TextArea
        label="Footer (HTML)"
        form={legalForm}
        name="footer"
        optional
        value={content.footer ?? ''}
        error={faults.footer}
        onChange={(event) => onChange({ footer: event.target.value || undefined })}
      />
    </>
  )
}
