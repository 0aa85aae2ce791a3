import type { LegalContent } from '#app/legal/legal-document.ts'

/** Sanitised by the server, as for the public. */
export function Preview({ content }: { content: LegalContent }) {
  return (
    <div className="stack">
      <p className="text-muted">{content.subtitle}</p>
      <Html html={content.intro} />
      {content.sections.map(({ title, content }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Html html={content} />
        </section>
      ))}
      {content.footer ? <Html html={content.footer} /> : null}
    </div>
  )
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `readContent` on the server.
  return <div className="legal-prose measure" dangerouslySetInnerHTML={{ __html: html }} />
}
