/** A data block for search engines; not a script, so the content policy does not apply. */
export function StructuredData({ entries }: { entries: readonly object[] }) {
  return entries.map((entry, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
      key={index}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts; `<` is escaped so that no text can end the block.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
    />
  ))
}
