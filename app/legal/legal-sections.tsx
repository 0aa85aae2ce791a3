import { Unbroken, unbrokenHtml } from '#app/ui/unbroken.tsx'
import type { LegalSection } from './legal-document.ts'
import { LegalIconDrawing } from './legal-icon.tsx'

/**
 * The sections as an accordion of native `<details>`, any number open. A section's id is inside its fold, so that a link to it makes the
 * browser open the fold, or else ui/follow-into-folds.ts.
 */
export function LegalSections({ sections, ids }: { sections: readonly LegalSection[]; ids: readonly string[] }) {
  return (
    <div>
      {sections.map(({ icon, title, content }, index) => (
        <details key={ids[index]} className="fold" open={index === 0}>
          <summary className="legal-summary">
            <LegalIconDrawing name={icon} className="legal-icon" />
            <h2 className="subtitle">
              <Unbroken>{title}</Unbroken>
            </h2>
            <span className="fold-mark" aria-hidden="true" />
          </summary>
          <div
            id={ids[index]}
            className="legal-prose measure legal-section"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `findDocument`.
            dangerouslySetInnerHTML={{ __html: unbrokenHtml(content) }}
          />
        </details>
      ))}
    </div>
  )
}
