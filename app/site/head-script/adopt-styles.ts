/** Applies rules to this document; browsers without constructable style sheets do without. */
export function adoptStyles(css: string) {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
